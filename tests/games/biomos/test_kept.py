"""Keeping drawings must never show one thing for another."""

from ludosphere.games.biomos.kept import kept


def test_equal_facts_are_worked_out_once_and_changed_ones_anew() -> None:
    asked = []

    @kept(2)
    def drawing(planet: dict[str, list[str]], mine: bool = False) -> str:
        asked.append(mine)
        return f"{planet['track']} {mine}"

    planet = {"track": ["sea"]}
    assert drawing(planet) == drawing({"track": ["sea"]}) == "['sea'] False"
    assert asked == [False]
    planet["track"].append("forest")
    assert drawing(planet) == "['sea', 'forest'] False"
    assert drawing(planet, mine=True) == "['sea', 'forest'] True"
    assert asked == [False, False, True]
    assert drawing({"track": ["sea"]}) == "['sea'] False", "pushed out, and worked out again"
    assert len(asked) == 4
