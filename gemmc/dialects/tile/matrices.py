"""Global memory as matrices: where rows, columns, and further matrices are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd, prod

from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, NoneAttr, StridedLayoutAttr
from xdsl.ir import Attribute
from xdsl.utils.exceptions import VerifyException


@dataclass(frozen=True)
class Matrices:
    """Memory of any number of dimensions as matrices: the last two are rows and columns, a vector
    is a matrix of one row, and those before say which of several matrices is meant.

    `apart` are the elements from one matrix to the next, of each of these; `down` and `across`
    those from one row and one column to the next. A number that a launch tells is DYNAMIC_INDEX.
    """

    rows: int
    columns: int
    down: int
    across: int
    apart: tuple[int, ...] = ()

    @property
    def pitch(self) -> int:
        """The most elements that every row of every matrix begins at a multiple of; 1 where
        columns are not contiguous."""
        return gcd(*map(_divisor, (self.down, *self.apart))) if self.across == 1 else 1

    def aligned(self, most: int) -> int:
        """Neighbouring columns, a power of two up to `most`, such that every row has a whole
        number of them and begins at a multiple of them; 1 where columns are not contiguous."""
        if self.across != 1:
            return 1
        down = self.down if self.rows != 1 else 0
        return gcd(most, *map(_divisor, (self.columns, down, *self.apart)))


def _divisor(number: int) -> int:
    """What divides a number, of which nothing is known where a launch tells it."""
    return 1 if number == DYNAMIC_INDEX else number


def matrices_in(kind: MemRefType[Attribute]) -> Matrices:
    """The matrices in memory. Raises VerifyException for memory that is not strided from offset 0,
    or row-major with rows of a static length."""
    shape = kind.get_shape()
    inner = [shape[d + 1 :] for d in range(len(shape))]
    strides: Sequence[int | None] = [None if DYNAMIC_INDEX in i else prod(i) for i in inner]
    if isinstance(kind.layout, StridedLayoutAttr) and kind.layout.get_offset() == 0:
        strides = [DYNAMIC_INDEX if s is None else s for s in kind.layout.get_strides()]
    elif not isinstance(kind.layout, NoneAttr):
        strides = [None]
    known = [each for each in strides if each is not None]
    if len(known) != len(shape):
        raise VerifyException(f"needed row-major or statically strided memory; found {kind}")
    rows, columns = (1, 1, *shape)[-2:]
    across = known[-1] if known else 1
    vector = 1 if columns == DYNAMIC_INDEX else columns * across
    down = known[-2] if len(known) > 1 else vector
    return Matrices(rows, columns, down, across, tuple(known[:-2]))


def matrices_type(
    element: Attribute, shape: Sequence[int], strides: Sequence[int], space: Attribute
) -> MemRefType[Attribute]:
    """Memory of these strides; without a layout where it is plainly row-major."""
    plain = [prod(shape[d + 1 :]) for d in range(len(shape))]
    told = [None if each == DYNAMIC_INDEX else each for each in strides]
    static = None not in told and DYNAMIC_INDEX not in shape[1:]
    layout = NoneAttr() if static and list(strides) == plain else StridedLayoutAttr(told)
    return MemRefType(element, shape, layout, space)
