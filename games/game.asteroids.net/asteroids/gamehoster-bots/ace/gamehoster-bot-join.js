Gamehoster.Bot.Persistent.Set({ attackChance: 0.8, wasAlive: true, facing: null, target: null })
