"""The bounded table: what is used stays, the rest goes."""

from __future__ import annotations

from gemmc.runtime.recent import Recent


def test_what_is_used_stays() -> None:
    table: Recent[int] = Recent(4)
    for number in range(100):
        table.put(number, -number)
        assert table.get(0) == 0
        assert len(table) <= 8
    assert table.get(99) == -99 and table.get(50) is None


def test_a_value_is_replaced() -> None:
    table: Recent[int] = Recent(2)
    for number in range(3):
        table.put("a", number)
        table.put("b", 10 * number)
    assert (table.get("a"), table.get("b"), sorted(table.values())) == (2, 20, [2, 20])
    table.clear()
    assert len(table) == 0 and table.get("a") is None


def test_a_table_ages_once() -> None:
    """Two threads may find it full; the second must not drop what the first has put away."""
    table: Recent[int] = Recent(2)
    young = table.young
    table.put(1, 1)
    table.age(young)
    table.age(young)
    assert table.get(1) == 1
