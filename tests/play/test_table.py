import pytest

from ludosphere.core.errors import LudosphereError, OptionError, RecordError
from ludosphere.core.record import Record, seed_hash
from ludosphere.core.registry import game
from ludosphere.play import NoSuchTable, Refused, Seat, Table
from ludosphere.play.terms import Terms, new_identity
from ludosphere.tables import Store

ME = "me"
TWO = [Seat.human("Ada"), Seat.human("Bo")]


def started(store: Store, seats=TWO, confirm=False, seed=7, **options) -> Table:
    return Table.create(store, ME, Terms("biomos", {"seats": len(seats), **options}, seats, seed, confirm))


def play_on(table: Table, actions: int = 1, pick: int = 0) -> None:
    """Plays the pick-th legal action, a few times, whoever is to move."""
    for _ in range(actions):
        if table.header.held is not None:
            table.confirm(table.header.held)
        seat = table.to_move()[0]
        legal = table.position.legal(seat)
        table.play(seat, legal[pick % len(legal)])


def play_out(table: Table) -> None:
    while not table.over:
        play_on(table, pick=len(table.moves) * 5)


def until_revealed(table: Table) -> None:
    """Plays until the last action revealed something."""
    while True:
        play_on(table)
        if table.position.revealed:
            return


def test_a_table_is_stored_as_it_is_played(store):
    table = started(store)
    play_on(table, 9)
    again = Table.load(store, table.id)
    assert again.header == table.header
    assert again.moves == table.moves
    assert again.position.encode() == table.position.encode()
    assert [again.at(n).encode() for n in range(10)] == [table.at(n).encode() for n in range(10)]


def test_seeds_are_drawn_and_differ(store):
    assert started(store, seed=None).header.seed != started(store, seed=None).header.seed
    assert max(started(store, seed=None).header.seed for _ in range(8)) > 2**100


def test_ids_are_unlike_and_safe_in_urls(store):
    ids = {started(store).id for _ in range(20)}
    assert len(ids) == 20
    assert all(
        len(identity) == 16 and identity.replace("-", "").replace("_", "").isalnum() for identity in ids
    )


def test_seats_and_options_must_fit(store):
    with pytest.raises(LudosphereError, match="2 seats need as many players, not 1"):
        Table.create(store, ME, Terms("biomos", {"seats": 2}, [Seat.human()]))
    with pytest.raises(OptionError, match="no option 'colour'"):
        started(store, colour="red")
    with pytest.raises(LudosphereError, match="no game 'chess'"):
        Table.create(store, ME, Terms("chess", {}, TWO))
    with pytest.raises(LudosphereError, match="no bot 'oracle'"):
        Seat("bot", bot="oracle")
    assert store.owned(ME) == []


def test_an_unknown_table_is_refused(store):
    with pytest.raises(NoSuchTable, match="no table 'nowhere'"):
        Table.load(store, "nowhere")


def test_only_the_seat_to_move_plays(store):
    table = started(store)
    action = table.position.legal(0)[0]
    with pytest.raises(Refused, match="seat 1's turn, not seat 2's") as refused:
        table.play(1, action)
    assert refused.value.key == "not-your-turn"
    with pytest.raises(Refused) as refused:
        table.play(0, 1 << 12)
    assert refused.value.key == "illegal"
    with pytest.raises(Refused) as refused:
        table.play_path(0, ("centre:forest", "gap:11"))
    assert refused.value.key == "illegal"
    assert table.seq == 1
    assert table.moves == []
    assert Table.load(store, table.id).moves == []


def test_a_path_plays_what_its_action_plays(store):
    one, two = started(store), started(store)
    path, action = next(iter(one.position.paths(0).items()))
    assert one.play_path(0, path)
    assert two.play(0, action)
    assert one.position.encode() == two.position.encode()


def test_a_command_sent_twice_counts_once(store):
    table = started(store)
    seat = table.to_move()[0]
    path, action = next(iter(table.position.paths(seat).items()))
    assert table.play_path(seat, path, "abc")
    seq = table.seq
    assert not table.play_path(seat, path, "abc")
    assert not table.play(seat, action, "abc")
    assert (table.seq, len(table.moves)) == (seq, 1)
    table.undo(seat)
    assert not Table.load(store, table.id).play_path(seat, path, "abc")  # nor after an undo and a restart


def test_undo_takes_back_ones_own_last_action(store):
    table = started(store)
    before = table.position.encode()
    play_on(table)
    table.undo(0)
    assert table.position.encode() == before
    assert table.moves == []
    assert table.seq == 3
    assert Table.load(store, table.id).position.encode() == before
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert refused.value.key == "undo-nothing"


def test_undo_stops_at_somebody_elses_action(store):
    table = started(store)
    while table.to_move() == (0,):
        play_on(table)
    with pytest.raises(Refused) as refused:
        table.undo(1)
    assert refused.value.key == "undo-other"
    play_on(table)
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert refused.value.key == "undo-other"
    table.undo(1)
    with pytest.raises(
        Refused
    ) as refused:  # seat 2 answered, even if it took that back: seat 1's turn stands
        table.undo(0)
    assert refused.value.key == "undo-settled"
    again = Table.load(store, table.id).undo_refusal(0)
    assert again is not None
    assert again.key == "undo-settled"


def test_undo_stops_where_something_was_revealed(store):
    table = started(store)
    until_revealed(table)
    seq, moves = table.seq, list(table.moves)
    with pytest.raises(Refused) as refused:
        table.undo(table.moves[-1][0])
    assert refused.value.key == "undo-revealed"
    assert (table.seq, table.moves) == (seq, moves)
    again = Table.load(store, table.id)
    refusal = again.undo_refusal(again.moves[-1][0])
    assert refusal is not None
    assert refusal.key == "undo-revealed"


def test_a_finished_turn_waits_for_its_confirmation(store):
    table = started(store, confirm=True)
    while table.header.held is None:
        play_on(table)
    held = len(table.moves)
    assert table.header.held == 0
    assert table.to_move() == ()
    assert table.screen_seat("me") == 0
    with pytest.raises(Refused) as refused:
        table.play(1, table.position.legal(1)[0])
    assert refused.value.key == "held"
    with pytest.raises(Refused) as refused:
        table.confirm(1)
    assert refused.value.key == "not-held"
    table = Table.load(store, table.id)  # a restart forgets neither
    table.undo(0)
    assert table.header.held is None
    assert table.to_move() == (0,)
    while table.header.held is None:
        play_on(table)
    table.confirm(0)
    assert table.to_move() == (1,)
    assert len(table.moves) == held
    refusal = table.undo_refusal(0)
    assert refusal is not None
    assert refusal.key == "undo-settled"


def test_bots_turns_need_no_confirmation(store):
    table = started(store, seats=[Seat.of_bot(1), Seat.human()], confirm=True)
    while table.to_move() == (0,):
        play_on(table)
    assert table.header.held is None
    assert table.to_move() == (1,)


def test_the_last_turn_of_a_game_waits_too_and_keeps_the_seed_sealed(store):
    table = started(store, confirm=True)
    while table.position.to_move():
        play_on(table, pick=3)
    assert table.header.held is not None
    assert not table.over
    assert table.record().seed is None
    table.confirm(table.header.held)
    assert table.over
    assert table.record().seed == 7
    with pytest.raises(Refused) as refused:
        table.undo(table.moves[-1][0])
    assert refused.value.key == "undo-over"


def test_the_screen_acts_for_the_person_to_move(store):
    table = started(store)
    assert table.screen_seat("me") == 0
    while table.to_move() == (0,):
        play_on(table)
    assert table.screen_seat("me") == 1
    against = started(store, seats=[Seat.human(), Seat.of_bot(1)])
    while against.to_move() == (0,):
        play_on(against)
    assert against.screen_seat("me") == 0
    assert against.bot_to_move() == 1
    assert started(store, seats=[Seat.of_bot(1), Seat.of_bot(2)]).screen_seat("me") is None


def test_records_are_sealed_until_the_game_is_over(store):
    table = started(store, seed=123456789)
    play_on(table, 4)
    running = table.record()
    assert running.seed is None
    assert running.seed_hash == seed_hash(123456789)
    assert "123456789" not in running.dumps()
    play_out(table)
    done = Record.loads(table.record().dumps())
    assert done.seed == 123456789
    assert done.replay().encode() == table.position.encode()
    assert done.names == ["Ada", "Bo"]


def test_every_moment_can_be_seen_and_no_other(store):
    table = started(store)
    play_on(table, 5)
    assert table.at(0).encode() == game("biomos").new({"seats": 2}, 7).encode()
    assert table.at(5) is table.position
    for moves in (-1, 6):
        with pytest.raises(Refused, match="after 0 to 5 moves") as refused:
            table.at(moves)
        assert refused.value.key == "no-moment"


def test_a_fork_begins_where_it_should_and_has_another_future(store):
    table = started(store)
    play_on(table, 6)
    fork = table.fork(4, "somebody")
    assert fork.header.owner == "somebody"
    assert (fork.header.parent, fork.header.parent_moves) == (table.id, 4)
    assert fork.position.view(None) == table.at(4).view(None)
    assert fork.position.rng.state() != table.at(4).rng.state()
    assert fork.header.seed != table.header.seed
    play_out(fork)
    play_out(table)
    again = Table.load(store, fork.id)
    assert again.position.encode() == fork.position.encode()
    assert Record.loads(fork.record().dumps()).replay().encode() == fork.position.encode()
    assert table.fork(table.header.moves, ME).over


def test_a_fork_carries_no_generator_of_the_running_game(store):
    table = started(store)
    play_on(table, 6)
    fork = table.fork(6, ME)
    assert fork.header.start is not None
    words = {str(word) for n in range(7) for word in table.at(n).rng.state()[:3]}
    start = fork.header.start.decode()
    assert not any(word in start for word in words if len(word) > 4)


def test_a_record_becomes_a_table_that_goes_on(store):
    table = started(store, seats=[Seat.human("Ada"), Seat.of_bot(2)])
    play_out(table)
    whole = table.record()
    half = Record(**{**whole.__dict__, "moves": whole.moves[:7], "scores": None})
    again = Table.from_record(store, ME, half)
    assert again.position.encode() == table.at(7).encode()
    assert again.header.seats[1] == Seat("bot", "Bot 2", "search", 2)
    assert not again.over
    for seat, notation in table.moves[7:]:
        again.play(seat, again.position.parse(seat, notation))
    assert again.over
    assert again.position.encode() == table.position.encode()
    assert Table.from_record(store, ME, whole).over
    with pytest.raises(RecordError, match="sealed"):
        Table.from_record(store, ME, started(store).record())


def test_a_record_whose_start_has_other_seats_is_refused(store):
    start = game("biomos").new({"seats": 3}, 1).encode()
    record = Record("biomos", game("biomos").options({"seats": 2}), 1, start=start)
    with pytest.raises(RecordError, match="Start holds a position of a game with other options"):
        Table.from_record(store, ME, record)


def test_bots_see_the_same_again_and_never_the_generator(store):
    table = started(store, seats=[Seat.of_bot(1), Seat.human()])
    world = table.world(0).encode()
    assert world == table.world(0).encode() == Table.load(store, table.id).world(0).encode()
    assert table.world(0).legal(0) == table.position.legal(0)
    assert game("biomos").decode(world).rng.state() != table.position.rng.state()
    assert game("biomos").decode(world).view(0) == table.position.view(0)
    assert table.bot_seed() == Table.load(store, table.id).bot_seed() != table.header.seed


def test_a_rules_change_lets_running_games_go_on_from_their_position(store, monkeypatch):
    table = started(store)
    play_on(table, 5)
    monkeypatch.setattr(type(table.game), "rules_version", 99)
    again = Table.load(store, table.id)
    assert again.position.encode() == table.position.encode()
    assert again.header.rules_version == 99
    with pytest.raises(Refused):
        again.at(4)
    with pytest.raises(Refused) as refused:
        again.record()
    assert refused.value.key == "no-record"
    refusal = again.undo_refusal(again.moves[-1][0])
    assert refusal is not None
    assert refusal.key == "undo-nothing"
    play_on(again, 3)
    assert Table.load(store, table.id).position.encode() == again.position.encode()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada\n Lovelace ", "Ada Lovelace"),
        ('a"b[c]d', "a b c d"),
        ("x" * 80, "x" * 24),
        ("\x00\x07", ""),
        ("Zoé 🌍", "Zoé 🌍"),
    ],
)
def test_names_are_made_fit_to_show(given, shown):
    assert Seat.human(given).name == shown


@pytest.mark.parametrize(
    ("seats", "given", "setup"),
    [
        ([Seat.human(), Seat.human("Bo")], {}, "hidden"),
        ([Seat.human(), Seat.free()], {}, "hidden"),
        ([Seat.human(), Seat.human("Bo")], {"setup": "open"}, "open"),
        ([Seat.human(), Seat.of_bot(1)], {}, "open"),
        ([Seat.of_bot(1), Seat.of_bot(2)], {}, "open"),
    ],
)
def test_tables_of_people_begin_with_what_suits_people(store, seats, given, setup):
    assert Table.create(store, ME, Terms("earth", given, seats)).header.options["setup"] == setup


def test_no_id_of_a_table_looks_like_an_option_of_a_command(monkeypatch):
    drawn = iter(["-a", "--help", "a-b"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_identity() == "a-b"
