"""What a launch gets of a program's memory: arguments that share bytes are in one memory."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc.interpret.hardware.errors import Uninitialized
from gemmc.interpret.hardware.program_memory import Argument, ProgramMemory, overlapping

F32, F16 = np.dtype(np.float32), np.dtype(np.float16)


def memory() -> ProgramMemory:
    """An input `x` of 8 floats, `y` in its place, and two workspaces, of which one is written."""
    made = ProgramMemory(64)
    made.add_input("x", np.arange(8, dtype=np.float32))
    made.add_in_place("y", "x")
    made.add_workspace("a", 32, 0)
    made.add_workspace("b", 32, 32)
    made.write("a", 0, np.ones(8, np.float32))
    return made


def reads(name: str, first: int, size: int, dtype: np.dtype[np.floating] = F32) -> Argument:
    return Argument(name, first, (size,), dtype, reads=True, writes=False)


def writes(name: str, first: int, size: int) -> Argument:
    return Argument(name, first, (size,), F32, reads=False, writes=True)


def test_spans_that_overlap_are_together() -> None:
    assert overlapping([(8, 12), (0, 4), (3, 9), (12, 20), (5, 5)]) == [[1, 2, 0], [3]]


def test_a_result_in_place_is_in_the_memory_of_the_input() -> None:
    kept = memory()
    x, y = kept.for_launch([reads("x", 0, 8), writes("y", 0, 8)])
    np.testing.assert_array_equal(y, np.arange(8))
    y[3] = 100
    assert x[3] == 100
    np.testing.assert_array_equal(kept.read("x", 0, (8,), F32), np.arange(8))


def test_parts_are_where_they_overlap() -> None:
    """Of a result in the middle of what is read, as halves beside it."""
    x, halves, y = memory().for_launch(
        [reads("x", 0, 6), reads("x", 16, 4, F16), writes("y", 12, 5)]
    )
    y[...] = [10, 20, 30, 40, 50]
    np.testing.assert_array_equal(x, [0, 1, 2, 10, 20, 30])
    np.testing.assert_array_equal(halves.view(np.float32), [20, 30])


def test_others_are_copies_or_shapes() -> None:
    x, again, made, other = memory().for_launch(
        [reads("x", 0, 8), reads("x", 0, 8), writes("b", 0, 8), reads("a", 0, 8)]
    )
    assert made == (8,)
    assert not np.shares_memory(x, again)
    assert not np.shares_memory(x, other)


def test_what_nobody_has_written_is_not_read() -> None:
    with pytest.raises(Uninitialized, match="read of b that no launch has written"):
        memory().for_launch([reads("b", 0, 8), writes("b", 0, 8)])
