"""Views lead to the memory behind them."""

from __future__ import annotations

from analysis.programs import op, parsed, text_of, value

from gemmc.analysis.views import base_of, reached, slot_of, window_of


def test_a_part_of_a_slot_is_memory_of_its_ring() -> None:
    module = parsed()
    assert base_of(value(module, "part")) is value(module, "ring")
    assert slot_of(value(module, "part")) is value(module, "slot").owner
    assert window_of(value(module, "part")) is None


def test_a_window_is_memory_of_its_matrix() -> None:
    module = parsed()
    assert base_of(value(module, "window")) is value(module, "a")
    assert window_of(value(module, "window")) is value(module, "window").owner
    assert slot_of(value(module, "window")) is None


def test_what_is_no_view_is_its_own_base() -> None:
    module = parsed()
    assert base_of(value(module, "out")) is value(module, "out")
    assert base_of(value(module, "a")) is value(module, "a")


def test_users_are_reached_through_views() -> None:
    module = parsed()
    names = sorted(user.name for user in reached(value(module, "ring")))
    assert names == ["tile.copy", "tile.mma", "tile.part", "tile.slot"]


SHIFTED = text_of("shifted.mlir")


def test_one_threads_place_in_a_window_is_no_part_of_it() -> None:
    module = parsed(SHIFTED)
    assert window_of(value(module, "s")) is None
    assert base_of(value(module, "s")) is value(module, "a")
    assert op(module, "tile.shift").results[0] is value(module, "s")
