"""Runs: how the parts of a dimension interleave, and the layout of a buffer seen in runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from xdsl.dialects.builtin import DenseArrayBase, IntegerType, MemRefLayoutAttr, i64
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.ir.affine import AffineMap
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Run:
    """One dimension of a part: `length` neighbours are its own, then come those of the others.

    `of` parts take turns, so a run begins `length · of` places after the one before it. A solid
    dimension is Run(1, 1): its element i is at place i.
    """

    length: int = 1
    of: int = 1

    @overload
    def place(self, element: int) -> int: ...
    @overload
    def place(self, element: NDArray[np.intp]) -> NDArray[np.intp]: ...
    def place(self, element: Any) -> Any:
        """Where element number `element` (or each of an array of them) is in the whole."""
        if self.of == 1:
            return element
        return element // self.length * self.length * self.of + element % self.length

    @property
    def solid(self) -> bool:
        return self.of == 1


SOLID = (Run(), Run())
"""The runs of a tile whose elements are evenly spaced."""


@dataclass(frozen=True)
class Cut:
    """What becomes of a dimension: its stride's factor, elements between parts, a part's runs."""

    stretch: int
    apart: int
    run: Run


def cut_dimension(size: int, count: int, length: int | None) -> Cut:
    """How `count` parts of `size` elements, in runs of `length`, lie in a dimension.

    Runs of 1 are a longer stride, a run of the whole part is a solid one. Raises
    VerifyException where runs do not fill a part.
    """
    if count == 1 or length is None:
        return Cut(1, size, Run())
    if length < 1 or size % length:
        raise VerifyException(
            f"tile.part: needed runs that fill a part of {size} elements; found {length}"
        )
    if length == 1:
        return Cut(count, 1, Run())
    return Cut(1, length, Run() if length == size else Run(length, count))


@irdl_attr_definition
class RunsAttr(MemRefLayoutAttr, ParametrizedAttribute):
    """A buffer's elements in runs: place p of a dimension is at p times its stride.

    Place numbers are those of `Run.place`, which skips the other parts' runs.
    """

    name = "tile.runs"

    strides: DenseArrayBase[IntegerType]
    lengths: DenseArrayBase[IntegerType]
    of: DenseArrayBase[IntegerType]

    @staticmethod
    def build(strides: Sequence[int], runs: Sequence[Run]) -> RunsAttr:
        columns = (strides, [r.length for r in runs], [r.of for r in runs])
        return RunsAttr(*(DenseArrayBase.from_list(i64, list(c)) for c in columns))

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            found: list[Attribute] = []
            for keyword in ("strides", "lengths", "of"):
                parser.parse_keyword(keyword)
                numbers = parser.parse_comma_separated_list(
                    parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_negative=False)
                )
                found.append(DenseArrayBase.from_list(i64, numbers))
            return found

    def print_parameters(self, printer: Printer) -> None:
        strides, lengths, of = (list(a.get_values()) for a in (self.strides, self.lengths, self.of))
        with printer.in_angle_brackets():
            printer.print_string(f"strides {strides} lengths {lengths} of {of}")

    def verify(self) -> None:
        arrays = [a.get_values() for a in (self.strides, self.lengths, self.of)]
        if any(len(a) != 2 or min(a) < 1 for a in arrays):
            raise VerifyException(
                "#tile.runs: needed two strides, lengths and counts of at least 1; found "
                f"{', '.join(str(list(a)) for a in arrays)}"
            )

    @property
    def runs(self) -> tuple[Run, ...]:
        pairs = zip(self.lengths.get_values(), self.of.get_values(), strict=True)
        return tuple(Run(length, of) for length, of in pairs)

    def get_affine_map(self) -> AffineMap:
        raise ValueError("#tile.runs is read by Run.place and has no affine map")
