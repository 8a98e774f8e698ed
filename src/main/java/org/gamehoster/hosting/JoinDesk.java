package org.gamehoster.hosting;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.gamehoster.fleet.InstanceDirectory;
import org.gamehoster.instance.InstanceInfo;
import org.gamehoster.instance.InstanceVerticle;
import org.gamehoster.instance.Seat;
import org.gamehoster.instance.Seating;
import org.gamehoster.script.InstanceScript.Choice;
import org.gamehoster.script.InstanceScript.CreateInstance;
import org.gamehoster.script.InstanceScript.JoinInstance;
import org.gamehoster.wire.CloseCode;

/**
 * Brings a player into an instance: the join body chooses in the lobby, the instance seats. What the directory says of
 * free places is a hint; only the instance counts them, and when it turns out full, the choice is made again.
 */
public final class JoinDesk {
    /** Each lost attempt means that somebody else was seated; a body that insists on a full house ends here. */
    private static final int ATTEMPTS_MAX = 64;

    private final InstanceDirectory directory;
    private final InstanceOpener opener;
    private final Map<String, Lobby> lobbies = new ConcurrentHashMap<>();
    /** The instance that is being opened for a game: who comes meanwhile waits, and then may find room in it. */
    private final Map<String, Future<InstanceVerticle>> opening = new ConcurrentHashMap<>();

    public JoinDesk(InstanceDirectory directory, InstanceOpener opener) {
        this.directory = directory;
        this.opener = opener;
    }

    /** From now on joins of the game choose in this lobby. */
    public void addLobby(String game, Lobby lobby) {
        lobbies.put(game, lobby);
    }

    /** A seat; fails with a {@link JoinException}. Any thread. */
    public Future<Seat> join(JoinRequest request) {
        return attempt(request, 1);
    }

    private Future<Seat> attempt(JoinRequest request, int number) {
        if (number > ATTEMPTS_MAX) {
            return Future.failedFuture(new JoinException(CloseCode.FULL));
        }
        Future<InstanceVerticle> opened = opening.get(request.game().key());
        if (opened != null) {
            return opened.transform(ignored -> attempt(request, number + 1));
        }
        return directory.list(request.game().key()).compose(infos -> {
            String instances = InstanceInfo.listing(infos);
            return choose(request, instances)
                    .compose(target -> target.isEmpty()
                            ? attempt(request, number + 1)
                            : target.get()
                                    .seat(request.joinFields(), instances, request.connection())
                                    .compose(seating -> settle(request, seating, number)));
        });
    }

    private Future<Seat> settle(JoinRequest request, Seating seating, int number) {
        return switch (seating) {
            case Seating.Seated(Seat seat) -> Future.succeededFuture(seat);
            case Seating.Failed() -> Future.failedFuture(new JoinException(CloseCode.JOIN_FAILED));
            case Seating.Full() ->
                request.instanceId().isEmpty()
                        ? attempt(request, number + 1)
                        : Future.failedFuture(new JoinException(CloseCode.FULL));
        };
    }

    /** The instance to sit down in; empty where another is being opened just now, and the choice is to be made again. */
    private Future<Optional<InstanceVerticle>> choose(JoinRequest request, String instances) {
        String game = request.game().key();
        if (request.instanceId().isPresent()) {
            return find(game, request.instanceId().get());
        }
        Lobby lobby = lobbies.get(game);
        if (lobby == null) {
            return Future.failedFuture(new JoinException(CloseCode.NOT_FOUND));
        }
        return lobby.choose(request.joinFields(), instances).compose(choice -> follow(request, choice));
    }

    private Future<Optional<InstanceVerticle>> follow(JoinRequest request, Optional<Choice> choice) {
        if (choice.isEmpty()) {
            return Future.failedFuture(new JoinException(CloseCode.JOIN_FAILED));
        }
        return switch (choice.get()) {
            case JoinInstance(String id) -> find(request.game().key(), id);
            case CreateInstance() -> open(request.game());
        };
    }

    private Future<Optional<InstanceVerticle>> find(String game, String id) {
        Optional<InstanceVerticle> found = directory.here(game, id);
        return found.isPresent()
                ? Future.succeededFuture(found)
                : Future.failedFuture(new JoinException(CloseCode.NOT_FOUND));
    }

    private Future<Optional<InstanceVerticle>> open(HostedGame game) {
        Promise<InstanceVerticle> promise = Promise.promise();
        if (opening.putIfAbsent(game.key(), promise.future()) != null) {
            return Future.succeededFuture(Optional.empty());
        }
        return opener.open(game)
                .onComplete(result -> {
                    opening.remove(game.key());
                    promise.handle(result);
                })
                .map(Optional::of);
    }
}
