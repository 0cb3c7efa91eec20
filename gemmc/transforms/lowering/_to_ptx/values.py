"""What tile-level values become: addresses with their clipping, and registers of fragments."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Block, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.async_copy import PackOp, UnpackOp
from gemmc.dialects.ptx.structure import ElementOp
from gemmc.dialects.ptx.types import RangeType
from gemmc.dialects.tile.runs import SOLID, Run
from gemmc.dialects.tile.types import FragmentType, bits, is_half, strides_of
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.edges import Edge, Test

MAX_VECTOR_BYTES = 16
"""Most bytes of one vector access (PTX ISA, "ld": .v4 of 32 bits)."""


def vector_limit(element: Attribute) -> int:
    """Most elements of one vector access."""
    return MAX_VECTOR_BYTES * 8 // bits(element)


GuardKey = tuple[Block, tuple[Test, ...], bool]
"""A guard is known in the block it was made in: (block, tests of row and column, masked or not)."""


@dataclass
class View:
    """A rectangle of memory as one thread sees it, from its own element [0, 0] on.

    `row_stride` and `column_stride` are bytes between neighbouring elements. `edges` say how
    far the matrix reaches, (down, across); None where the view is not clipped. Where a launch tells
    a stride, `pitches` has the register of the elements that it is times. `aligned` is a
    number of elements that divides the column offset of element [0, 0], and of every run's
    first. `runs` say at which place along each dimension an element is. With a `mask`, a predicate,
    all elements are outside where it does not hold.
    """

    space: str
    address: SSAValue
    element: Attribute
    row_stride: int
    column_stride: int
    aligned: int = 1
    edges: tuple[Edge | None, Edge | None] = (None, None)
    mask: SSAValue | None = None
    runs: tuple[Run, Run] = SOLID
    guards: dict[GuardKey, SSAValue] = field(default_factory=dict["GuardKey", SSAValue])
    pitches: tuple[SSAValue | None, SSAValue | None] = (None, None)
    moved: dict[tuple[Block, int, int], SSAValue] = field(
        default_factory=dict["tuple[Block, int, int]", SSAValue]
    )

    @property
    def contiguous(self) -> bool:
        """Whether the elements of a row are next to each other."""
        return self.pitches[1] is None and self.column_stride == bits(self.element) // 8

    def _places(self, row: int, column: int) -> tuple[int, int]:
        return self.runs[0].place(row), self.runs[1].place(column)

    def place(self, build: PtxBuilder, row: int, column: int) -> tuple[SSAValue, int]:
        """Address and immediate offset of element [row, column] (PTX ISA: offsets are 32-bit)."""
        address, offset = self.address, 0
        strides = (self.row_stride, self.column_stride)
        places = zip(self._places(row, column), strides, self.pitches, strict=True)
        down = 0
        for count, stride, pitch in places:
            step = count * stride
            if pitch is None:
                offset += step
            elif step:
                address = self._away(build, (build.block, down, step), address, pitch, step)
            down = -1 - step if pitch is not None else 0
        if offset < 1 << 31:
            return address, offset
        far = a.AddOp("s64", address, build.imm(offset, "b64"))
        return build.value(far), 0

    def _away(
        self, build: PtxBuilder, key: tuple[Block, int, int], address: SSAValue, pitch: SSAValue,
        step: int,
    ) -> SSAValue:
        """An address `step` times the pitch behind another; computed once in a block."""
        if key not in self.moved:
            offset = build.value(a.MulWideOp("u32", pitch, build.imm(step)))
            self.moved[key] = build.value(a.AddOp("s64", address, offset))
        return self.moved[key]

    def guard(self, build: PtxBuilder, row: int, column: int) -> SSAValue | None:
        """True where element [row, column] lies inside the matrix; None if it always does."""
        down, across = (
            None if edge is None else edge.test(place)
            for edge, place in zip(self.edges, self._places(row, column), strict=True)
        )
        tests = [test for test in (down, across) if test is not None]
        if not tests:
            return self.mask
        key = (build.block, tuple(tests), self.mask is not None)
        if key not in self.guards:
            guards = [self._tested(build, test) for test in tests]
            guards += [] if self.mask is None else [self.mask]
            self.guards[key] = reduce(build.both, guards)
        return self.guards[key]

    def _tested(self, build: PtxBuilder, test: Test) -> SSAValue:
        key = (build.block, (test,), False)
        if key not in self.guards:
            left, number = test
            self.guards[key] = build.less(build.imm(number), left)
        return self.guards[key]


def shared_view(address: SSAValue, kind: MemRefType) -> View:
    """A row-major or strided buffer in shared memory."""
    size = bits(kind.element_type) // 8
    rows, columns = (s * size for s in strides_of(kind))
    aligned = vector_limit(kind.element_type)
    while rows % (aligned * size):
        aligned //= 2
    return View("shared", address, kind.element_type, rows, columns, aligned)


@dataclass
class Shared:
    """A range that several fragments are parts of, as it is at this point of the text."""

    value: SSAValue


@dataclass
class Fragment:
    """Registers of a fragment: one range, some of one that is `shared`, or separate registers.

    16-bit floats are packed two to a 32-bit register, value 2i in the low half, or `single`, one
    to a 16-bit register. Of a shared range, `places` says which registers are the fragment's.
    """

    kind: FragmentType
    whole: SSAValue | None = None
    parts: list[SSAValue] = field(default_factory=list[SSAValue])
    single: bool = False
    shared: Shared | None = None
    places: list[int] = field(default_factory=list[int])

    @property
    def packed(self) -> bool:
        return is_half(self.kind.element_type) and not self.single

    def register(self, build: PtxBuilder, index: int) -> SSAValue:
        """Register number `index`."""
        if self.shared is not None:
            return build.value(ElementOp(self.shared.value, self.places[index]))
        if self.whole is None:
            return self.parts[index]
        return build.value(ElementOp(self.whole, index))

    def registers(self, build: PtxBuilder) -> list[SSAValue]:
        if self.shared is not None:
            return [self.register(build, i) for i in range(len(self.places))]
        if self.whole is None:
            return self.parts
        count = cast(RangeType, self.whole.type).count.data
        return [self.register(build, i) for i in range(count)]

    def paired(self, build: PtxBuilder, width: int) -> Fragment:
        """16-bit values in pairs where `width` of them are taken together, one by one if 1 is."""
        if self.packed and width == 1:
            halves = [build.op(UnpackOp(pair)) for pair in self.registers(build)]
            return Fragment(self.kind, None, [v for h in halves for v in h.results], True)
        if self.single and width > 1:
            lows, highs = self.parts[::2], self.parts[1::2]
            pairs = [build.value(PackOp(*pair)) for pair in zip(lows, highs, strict=True)]
            return Fragment(self.kind, None, pairs)
        return self
