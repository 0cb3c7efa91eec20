"""Which dimensions of a tile (m × n) an input of element-wise work has, in memory order.

"mn" or "nm" is a tile of its own, "m" a column (element i for the tile's row i) and "n" a row, both
in memory of two dimensions, one of them of size 1; "" is a number that all elements share, in
memory a matrix of one element.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from xdsl.utils.exceptions import VerifyException

T = TypeVar("T")

BROADCASTS = ("", "m", "n", "mn", "nm")


def in_input(by: str, shape: Sequence[int], pair: Sequence[T], none: T) -> tuple[T, T]:
    """What is of the tile's (rows, columns), as of an input's of this shape; `none` where it has
    one element for all."""
    if by == "":
        return none, none
    of = dict(zip("mn", pair, strict=True))
    if len(by) == 2:
        return of[by[0]], of[by[1]]
    return (none, of[by]) if shape[0] == 1 else (of[by], none)


def verify_broadcast(by: str, shape: Sequence[int], tile: Sequence[int]) -> None:
    """An input in memory has the tile's size along each of its dimensions."""
    if by not in BROADCASTS:
        words = ", ".join(BROADCASTS[1:])
        raise VerifyException(f'needed dimensions {words} for an input in memory; found "{by}"')
    of = dict(zip("mn", tile, strict=True))
    sizes = [of[each] for each in by]
    one = [1] * (2 - len(by))
    fits = [[*one, *sizes], [*sizes, *one]]
    if list(shape) not in fits:
        needed = " or ".join(dict.fromkeys(map(str, fits)))
        raise VerifyException(
            f'needed an input by "{by}" of shape {needed}; found {list(shape)}'
        )
