"""A game of Living Planet played a second time, in step with the engine, by the oracle's rules alone.

The shadow starts from the first view and from then on takes only three things from the engine: what was
decided, what was drawn, and the values of the dice without a player. Everything else (whose decision it is,
what may be chosen, all pieces on the table) is its own, and `differs` compares the two.

    shadow = Shadow(merged(position))
    while position.to_move():
        wrong = shadow.differs(merged(position), {seat: notations})
        ... position.play(seat, action) ...
        shadow.play(seat, notation, merged(position))
    wrong = shadow.differs(merged(position), {})
"""

from __future__ import annotations

from collections.abc import Generator
from copy import deepcopy
from typing import Any

from living_planet_oracle import (
    CARDS,
    HEXES,
    PARAMETERS,
    TRACKS,
    Answer,
    Ask,
    Memory,
    View,
    act_options,
    bend_options,
    build_options,
    buy,
    construct,
    crew,
    deal_options,
    deplete,
    deplete_options,
    differences,
    followers,
    free_action,
    in_play,
    keep_options,
    laid,
    lift,
    move_options,
    own_functioning,
    produce,
    put,
    sell,
    shift,
    site_of,
    staff_options,
    state,
    strike,
    struck,
    travel,
    volcano,
    volcano_options,
)

Run = Generator[Ask, tuple[int, Answer], None]
ACTIONS = ("explore", "move", "build", "trade")
BETWEEN = ("follow", "keep", "volcano")
"""Tasks inside an Explore action: what is drawn is neither in the stack nor on the map."""


def merged(position: Any) -> View:
    """The view of a position with every player's own knowledge of the own things."""
    view: View = position.view(0)
    view["players"] = [position.view(seat)["players"][seat] for seat in range(len(view["players"]))]
    return view


def under(view: View) -> list[str]:
    return list(view["stack"]["under"])


def _now(view: View) -> list[str]:
    """The die that is resolved now, and the turn."""
    return [str(view["turn"]), *(one["colour"] for one in view["dice"] if one["state"] == "now")]


class Shadow:
    """The second table; `lost` says why it can't follow any longer."""

    def __init__(self, view: View) -> None:
        self.view = deepcopy(view)
        self.seen = view
        self.memory = Memory()
        self.lost = ""
        self.over = False
        self.ask: Ask | None = None
        self.waiting: set[int] = set()
        self.skipped: list[str] = []
        self.run = self._game()
        self._on(None)

    # --- the two tables side by side ------------------------------------------------------------------------
    def _on(self, answer: tuple[int, Answer] | None) -> None:
        try:
            self.ask = next(self.run) if answer is None else self.run.send(answer)
        except StopIteration:
            self.ask = None
            self.over = True

    def _meets(self, task: dict[str, Any] | None) -> bool:
        ask = self.ask
        if ask is None or task is None:
            return ask is None and task is None
        if ask.kind != "deplete" and _now(self.view) != _now(self.seen):
            return False
        if ask.kind == "card":
            return bool(task["kind"] == "card")
        kind = "move" if task["kind"] == "airlift" else task["kind"]
        if kind != ask.kind or task["seat"] != ask.seat:
            return False
        there = task.get("site") if ask.kind == "loss" else task.get("hex")
        return ask.at is None or there is None or there == ask.at

    def differs(self, view: View, offered: dict[int, list[str]]) -> list[str]:
        """Goes on to the engine's decision through all that leave no choice; the differences found there."""
        self.seen = view
        task = view["task"] if offered else None
        while not self._meets(task):
            ask = self.ask
            if ask is None:
                self.lost = f"the game is over, yet {task} is asked"
                return [self.lost]
            if ask.must and len(ask.must | ask.may) == 1:
                choice = min(ask.must)
            elif ask.default is not None:
                choice = ask.default
            elif ask.must == {"."}:
                choice = "."
            else:
                wanted = f"{ask.kind} of seat {ask.seat} at {ask.at} ({sorted(ask.must)[:6]}...)"
                self.lost = f"{wanted} is not asked, but {task}"
                return [self.lost]
            if len(ask.must | ask.may) > 1:
                self.skipped.append(f"{ask.kind} -> {choice}")
            self._on((ask.seat, choice))
        wrong = []
        for key, (mine, theirs) in differences(state(self.view), state(view)).items():
            if self.ask and self.ask.kind in BETWEEN and key.endswith(".oxygen"):
                continue
            wrong.append(f"{key}: {theirs}, expected {mine}")
        wrong += self._stacks(view)
        if self.ask:
            wrong += self._offers(offered)
        return wrong

    def _stacks(self, view: View) -> list[str]:
        wrong = []
        if not (self.ask and self.ask.kind in BETWEEN):
            for key in ("left", "under"):
                if view["stack"][key] != self.view["stack"][key]:
                    wrong.append(f"stack {key}: {view['stack'][key]}, expected {self.view['stack'][key]}")
        if not (self.ask and self.ask.kind in ("deal", "market", "shift")):
            mine, theirs = self.view["market"], view["market"]
            if (mine["deck"], sorted(mine["discard"])) != (theirs["deck"], sorted(theirs["discard"])):
                wrong.append(f"market: {theirs['deck']}, {theirs['discard']}; expected {mine}")
        return wrong

    def _offers(self, offered: dict[int, list[str]]) -> list[str]:
        assert self.ask
        wrong = []
        if self.ask.kind == "card":
            if set(offered) != self.waiting:
                wrong.append(f"to move {sorted(offered)}, expected {sorted(self.waiting)}")
            wanted = {
                seat: ({str(one) for one in self.view["players"][seat]["hand"]}, set[str]())
                for seat in self.waiting
            }
        else:
            wanted = {self.ask.seat: (self.ask.must, self.ask.may)}
            if set(offered) != set(wanted):
                wrong.append(f"to move {sorted(offered)}, expected {self.ask.seat}")
        for seat in offered.keys() & wanted.keys():
            must, may = wanted[seat]
            got = offered[seat]
            if len(set(got)) != len(got):
                wrong.append(f"{self.ask.kind}: offered twice: {sorted(got)}")
            if must - set(got):
                wrong.append(f"{self.ask.kind}: not offered: {sorted(must - set(got))}")
            if set(got) - must - may:
                wrong.append(f"{self.ask.kind}: offered against the rules: {sorted(set(got) - must - may)}")
        return wrong

    def agree(self, view: View) -> None:
        """Takes the engine's pieces over, after a difference, to be able to go on."""
        hands = [player["hand"] for player in self.view["players"]]
        fresh = deepcopy(view)
        for key in ("map", "dams", "reserve", "supply", "fires", "depleted", "stack", "market", "players"):
            self._replace(key, fresh[key])
        for player, hand in zip(self.view["players"], hands):
            player["hand"] = hand

    def _replace(self, key: str, value: Any) -> None:
        """In place: procedures under way hold on to hexes and sites."""
        if key == "map":
            for old, new in zip(self.view["map"], value):
                for site, other in zip(old["sites"], new["sites"]):
                    site.update(other)
                old.update({name: new[name] for name in new if name != "sites"})
            self.view["map"] += value[len(self.view["map"]) :]
        elif isinstance(value, dict):
            self.view[key].clear()
            self.view[key].update(value)
        elif isinstance(value, list):
            for old, new in zip(self.view[key], value):
                old.update(new)
        else:
            self.view[key] = value

    def play(self, seat: int, notation: str, view: View) -> None:
        """What was decided, and the engine's view after it."""
        self.seen = view
        self._on((seat, notation))

    # --- the game -------------------------------------------------------------------------------------------
    def _game(self) -> Run:
        view = self.view
        while True:
            yield from self._choose()
            yield from self._order()
            for die in sorted(view["dice"], key=lambda one: int(one["place"])):
                for one in view["dice"]:
                    one["state"] = "now" if one is die else "done" if one["state"] == "now" else one["state"]
                yield from self._served(produce(view, die))
                if die["seat"] is not None:
                    yield from self._actions(die)
                yield from self._cataclysms(die)
            options = deplete_options(view)
            if options:
                _, answer = yield Ask("deplete", view["leader"], options)
                deplete(view, answer[2:])
            if view["turn"] == view["turns"] or self._exhausted():
                return
            self._next_turn()

    def _served(self, asking: Any) -> Generator[Ask, tuple[int, Answer], Any]:
        """Runs a procedure of the oracle, whose answers come without the seat."""
        try:
            ask = next(asking)
            while True:
                _, answer = yield ask
                ask = asking.send(answer)
        except StopIteration as end:
            return end.value

    def _choose(self) -> Run:
        view = self.view
        self.waiting = {player["seat"] for player in view["players"]}
        chosen: dict[int, int] = {}
        while self.waiting:
            seat, answer = yield Ask("card", min(self.waiting), set(), {"1", "2"})
            self.waiting.remove(seat)
            chosen[seat] = int(answer)
            hand = view["players"][seat]["hand"]
            view["players"][seat]["hand"] = [one for one in hand if one != chosen[seat]]
        for seat, value in chosen.items():
            view["players"][seat]["played"] = value
        for die, other in zip(view["dice"], self.seen["dice"]):
            assert die["colour"] == other["colour"]
            die["value"] = other["value"] if die["seat"] is None else chosen[die["seat"]]
            if die["seat"] is None:
                deck = view["absent"][die["colour"]]
                assert die["value"] in deck, f"{die['colour']} {die['value']} is not in its deck {deck}"
                view["absent"][die["colour"]] = [one for one in deck if one != die["value"]]
        self.memory.power = True
        if self._led(2):
            _, answer = yield Ask("name", view["leader"], {f"N:{one}" for one in in_play(view)})
            view["named"] = answer[2:]

    def _led(self, value: int) -> bool:
        """Did the Leader play this card, and is its power unused?"""
        return bool(self.view["players"][self.view["leader"]]["played"] == value and self.memory.power)

    def _order(self) -> Run:
        for n in range(4):
            left = {f"D:{die['colour']}" for die in self.view["dice"] if die["place"] is None}
            _, answer = yield Ask("order", self.view["leader"], left)
            next(die for die in self.view["dice"] if die["colour"] == answer[2:])["place"] = n

    def _actions(self, die: dict[str, Any]) -> Run:
        view, memory, seat = self.view, self.memory, die["seat"]
        leads = seat == view["leader"]
        memory.fresh, memory.rescued, memory.subsidised, memory.traded = True, False, False, False
        left = PARAMETERS["actions_per_phase"]
        while True:
            kept = Memory(
                memory.fresh, memory.rescued, memory.subsidised, memory.traded, memory.power and leads
            )
            _, answer = yield Ask("act", seat, *act_options(view, seat, left, kept))
            if answer == ".":
                break
            memory.fresh = False
            if answer in ACTIONS:
                left -= 1
                memory.traded = memory.traded or answer == "trade"
                yield from getattr(self, "_" + answer)(seat, die["value"])
            elif answer == "power:airlift":
                memory.power = False
                yield from self._steps(seat, PARAMETERS["leader6_points"], True)
            else:
                free_action(view, seat, answer)
                memory.power = memory.power and answer != "power:recruit"
                memory.rescued = memory.rescued or answer == "rescue"
                memory.subsidised = memory.subsidised or answer == "subsidy"
        if leads and not self._led(1):
            memory.power = False

    def _explore(self, seat: int, n: int) -> Run:
        view, stack = self.view, self.view["stack"]
        n = min(n, stack["left"])
        task = self.seen["task"] or {}
        before = {one["id"] for one in view["map"]}
        self._take(n)
        drawn_volcano = False
        if task.get("kind") == "volcano":
            drawn_volcano = True
            options = volcano_options(view)
            _, answer = yield Ask("volcano", seat, options)
            self._lay(answer)
        else:
            name = next((one for one in HEXES if volcano(one) and one not in before), "")
            fresh = under(self.seen) if name else []
            if name in fresh and name not in stack["under"] and not volcano_options(view):
                drawn_volcano = True
        extra = 0
        if drawn_volcano:
            extra = 1 if stack["left"] else 0
            self._take(extra)
            if not any(volcano(one["id"]) for one in view["map"]):
                stack["under"].append(next(one for one in HEXES if volcano(one)))
                stack["left"] += 1
            n -= 1
        n += extra
        task = self.seen["task"] or {}
        before = {one["id"] for one in view["map"]}
        kept = [one["id"] for one in self.seen["map"] if one["id"] not in before]
        if task.get("kind") == "keep":
            drawn = [one for one in task["drawn"] if not volcano(one)]
        else:
            rest = n - len(kept)
            drawn = kept + (under(self.seen)[len(under(self.seen)) - rest :] if rest else [])
        assert len(drawn) == n, f"drawn {drawn}, expected {n} hexes"
        options = keep_options(view, seat, drawn)
        if options:
            _, answer = yield Ask("keep", seat, options)
            new = self._lay(answer)
            if HEXES[new["id"]]["oxygen"]:
                view["players"][seat]["oxygen"] += PARAMETERS["vp_oxygen_explore"]
            drawn.remove(new["id"])
            _, answer = yield Ask("follow", seat, followers(view, seat, (new["q"], new["r"])), at=new["id"])
            put(view, seat, lift(view, seat, answer[1:]), new["id"])
        stack["under"] += drawn
        stack["left"] += len(drawn)

    def _take(self, n: int) -> None:
        """n hexes from the top: of those known under the stack only the last ones left."""
        stack = self.view["stack"]
        unknown = stack["left"] - len(stack["under"])
        stack["under"] = stack["under"][max(0, n - unknown) :]
        stack["left"] -= n

    def _lay(self, notation: str) -> dict[str, Any]:
        name, at = notation.split("@")
        cell, turn = at.split("/")
        q, r = cell.split(",")
        players = len(self.view["players"])
        new = laid(name, (int(q), int(r)), int(turn), self.view["turn"], players)
        self.view["map"].append(new)
        return new

    def _move(self, seat: int, n: int) -> Run:
        yield from self._steps(seat, n, False)

    def _steps(self, seat: int, points: int, airlift: bool) -> Run:
        spare, mover = 0, None
        while points or spare:
            options = move_options(self.view, seat, points, spare, mover, airlift)
            _, answer = yield Ask("move", seat, *options)
            if answer == ".":
                return
            unit, target = answer.split(">")
            began = not (spare and unit == mover)
            if began:
                points -= 1
            mover = travel(self.view, seat, unit, target)
            motor = (
                mover.endswith("m")
                if "." not in mover
                else site_of(self.view, mover)["unit"]["kind"] == "motor"
            )
            spare = (PARAMETERS["motorised_steps_per_point"] - 1 if motor else 0) if began else spare - 1

    def _build(self, seat: int, n: int) -> Run:
        for _ in range(PARAMETERS["build_limit_by_die"][n - 1]):
            led = seat == self.view["leader"] and self._led(5)
            discount = PARAMETERS["leader5_discount"] if led else 0
            _, answer = yield Ask("build", seat, *build_options(self.view, seat, discount))
            if answer == ".":
                return
            if led:
                self.memory.power = False
            site = construct(self.view, seat, answer, discount)
            _, answer = yield Ask("staff", seat, *staff_options(self.view, seat, site))
            crew(self.view, seat, site, answer)

    def _trade(self, seat: int, n: int) -> Run:
        view, market = self.view, self.view["market"]
        if own_functioning(view, seat, "trading_post"):
            n += PARAMETERS["trading_post_extra_cards"]
        n = min(n, market["deck"] + len(market["discard"]))
        task = self.seen["task"] or {}
        cards = list(task.get("cards") or self.seen["market"]["discard"][-n:])
        assert len(cards) == n, f"drawn {cards}, expected {n} cards"
        if n > market["deck"]:
            market["deck"] += len(market["discard"])
            market["discard"] = []
        market["deck"] -= n
        if seat == view["leader"] and self._led(4):
            step = PARAMETERS["leader4_shift"]
            up = {f"U:{one}" for one in in_play(view)}
            down = {f"V:{one}" for one in in_play(view)}
            idle = {f"V:{one}" for one in in_play(view) if market["prices"][one] == TRACKS[one]["min"]}
            _, answer = yield Ask("shift", seat, (up | down | {"."}) - idle, idle)
            if answer != ".":
                self.memory.power = False
                shift(view, answer[2:], step if answer[0] == "U" else -step)
        _, answer = yield Ask("market", seat, set(cards))
        for move in CARDS[answer]["moves"]:
            shift(view, move["resource"], move["delta"])
        market["discard"] += cards
        sold: dict[str, int] = {}
        bought: dict[str, int] = {}
        while True:
            _, answer = yield Ask("deal", seat, deal_options(view, seat, sold, bought))
            if answer == ".":
                break
            resource, n = answer[2:].split("*")[0], int(answer.split("*")[1])
            if answer[0] == "S":
                sell(view, seat, resource, n, sum(sold.values()))
                sold[resource] = sold.get(resource, 0) + n
            else:
                buy(view, seat, resource, n)
                bought[resource] = bought.get(resource, 0) + n

    def _cataclysms(self, die: dict[str, Any]) -> Run:
        view, memory, leader = self.view, self.memory, self.view["leader"]
        changed = False
        if self._led(1):
            _, answer = yield Ask("bend", leader, *bend_options(die["value"]))
            if answer != ".":
                die["cataclysm"], memory.power, changed = int(answer[1:]), False, True
        if not changed and die["seat"] is not None and view["players"][die["seat"]]["fate"]:
            _, answer = yield Ask("fate", die["seat"], *bend_options(die["value"]))
            if answer != ".":
                die["cataclysm"] = int(answer[1:])
                view["players"][die["seat"]]["fate"] -= 1
        value = die["value"] if die["cataclysm"] is None else die["cataclysm"]
        chooser = leader if die["seat"] is None else die["seat"]
        memory.struck = struck(view, die["colour"], value)
        while memory.struck:
            _, answer = yield Ask("strike", chooser, {f"!{name}.{what}" for name, what in memory.struck})
            name, what = answer[1:].split(".")
            memory.struck.remove((name, what))
            yield from self._served(strike(view, name, what, die | {"value": value}, memory))

    def _exhausted(self) -> bool:
        """Is a depletable resource gone altogether (reserve, players, dams)?"""
        view = self.view
        if not PARAMETERS["exhaustion_ends_game"]:
            return False
        for one in PARAMETERS["depletable_resources"]:
            there = view["reserve"][one]
            if PARAMETERS["exhaustion_scope"] == "reserve":
                if not there:
                    return True
                continue
            there += sum(player["resources"].get(one, 0) for player in view["players"])
            there += sum(PARAMETERS["dam_cost"][dam].get(one, 0) for dam in view["dams"].values())
            if not there:
                return True
        return False

    def _next_turn(self) -> None:
        view = self.view
        view["turn"] += 1
        view["leader"] = (view["leader"] + 1) % len(view["players"])
        view["named"] = None
        for player in view["players"]:
            player["played"] = None
            if not player["hand"]:
                player["hand"] = [1, 2, 3, 4, 5, 6]
        for colour, deck in view["absent"].items():
            if not deck:
                view["absent"][colour] = [1, 2, 3, 4, 5, 6]
        for die in view["dice"]:
            die.update(value=None, cataclysm=None, place=None, state="waiting")
