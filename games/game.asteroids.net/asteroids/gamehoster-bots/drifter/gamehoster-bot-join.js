Gamehoster.Bot.Persistent.Set({ attackChance: 0.1, wasAlive: true, facing: null, target: null })
