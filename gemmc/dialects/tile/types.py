"""Types of the tile dialect: windows of global memory, rings of buffers, register fragments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    FixedBitwidthType,
    IntAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
)
from xdsl.ir import Attribute, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.interfaces import InGlobalMemory
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.attrs import SHARED, LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.runs import SOLID, Run, RunsAttr, cut_dimension
from gemmc.element_types import ELEMENT_TYPES, ElementType, either
from gemmc.register_kinds import REGISTER_KINDS, RegisterKind


def _shape(dims: Sequence[int]) -> ArrayAttr[IntAttr]:
    return ArrayAttr(IntAttr(d) for d in dims)


def _parse_integers(parser: AttrParser) -> list[int]:
    return parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_integer)


def _print_tile(printer: Printer, shape: Sequence[int], element: Attribute) -> None:
    printer.print_string("x".join(str(d) for d in shape) + "x")
    printer.print_attribute(element)


CHUNK_BITS = 128
"""What a swizzle moves as one: 16 bytes (PTX ISA, "Swizzling modes")."""


def bits(element: Attribute) -> int:
    """Width of an element in bits; raises VerifyException for a type without one."""
    if not isinstance(element, FixedBitwidthType):
        raise VerifyException(f"needed elements of a fixed width; found {element}")
    return element.bitwidth


@cache
def element_type(element: Attribute) -> ElementType | None:
    """The row of the table of element types, if it has one."""
    return ELEMENT_TYPES.get(str(element))


def sums_of(atom: str, element: Attribute) -> tuple[str, ...]:
    """Names of the types in which an atom can sum products of `element`; none if it can't."""
    known = element_type(element)
    return () if known is None else known.sums.get(atom, ())


def register_of(element: Attribute) -> RegisterKind | None:
    """The kind of register that holds one element, if the conversions know one."""
    known = element_type(element)
    return None if known is None else REGISTER_KINDS.get(known.register)


def float_register(element: Attribute) -> str | None:
    """The kind of register in which instructions compute with an element; None where none do."""
    kind = register_of(element)
    return kind.name if kind is not None and kind.is_float else None


def in_float_registers() -> str:
    """Names of the types that have a register to compute with, as a message lists them."""
    names = [n for n, e in ELEMENT_TYPES.items() if e.register in REGISTER_KINDS]
    return either(n for n in names if REGISTER_KINDS[ELEMENT_TYPES[n].register].is_float)


def is_half(element: Attribute) -> bool:
    """Whether it is a 16-bit float."""
    known = element_type(element)
    return known is not None and known.is_half


@irdl_attr_definition
class WindowType(ParametrizedAttribute, TypeAttribute, InGlobalMemory):
    """A rectangle of a global matrix that may hang over its edge.

    Reading an element outside the matrix gives zero, writing one does nothing. `steps` are the
    matrix rows and columns between neighbouring elements (1 for a solid rectangle). Where
    other parts lie in between, `lengths` and `counts` are the `Run` of each dimension.
    """

    name = "tile.window"

    shape: ArrayAttr[IntAttr]
    element_type: Attribute
    steps: ArrayAttr[IntAttr]
    lengths: ArrayAttr[IntAttr]
    counts: ArrayAttr[IntAttr]

    @staticmethod
    def of(
        shape: Sequence[int], element: Attribute, steps: Sequence[int] = (1, 1),
        runs: Sequence[Run] = SOLID,
    ) -> WindowType:
        lengths, counts = _shape([r.length for r in runs]), _shape([r.of for r in runs])
        return WindowType(_shape(shape), element, _shape(steps), lengths, counts)

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            dims, element = parser.parse_ranked_shape()
            steps, lengths, counts = ([1] * len(dims) for _ in range(3))
            if parser.parse_optional_punctuation(","):
                if parser.parse_optional_keyword("steps"):
                    steps = _parse_integers(parser)
                if parser.parse_optional_keyword("runs"):
                    lengths = _parse_integers(parser)
                    parser.parse_keyword("of")
                    counts = _parse_integers(parser)
            return [_shape(dims), element, _shape(steps), _shape(lengths), _shape(counts)]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            _print_tile(printer, self.get_shape(), self.element_type)
            words: list[str] = []
            if any(s != 1 for s in self.get_steps()):
                words.append(f"steps {list(self.get_steps())}")
            if self.get_runs() != SOLID:
                lengths = [r.length for r in self.get_runs()]
                words.append(f"runs {lengths} of {[r.of for r in self.get_runs()]}")
            if words:
                printer.print_string(f", {' '.join(words)}")

    def verify(self) -> None:
        numbers = (self.shape, self.steps, self.lengths, self.counts)
        if any(len(each.data) != 2 for each in numbers):
            raise VerifyException("!tile.window: needed two dimensions")
        if min(number.data for each in numbers for number in each.data) < 1:
            raise VerifyException("!tile.window: needed sizes, steps and runs of at least 1")

    def get_shape(self) -> tuple[int, ...]:
        return tuple(d.data for d in self.shape.data)

    def get_steps(self) -> tuple[int, ...]:
        return tuple(d.data for d in self.steps.data)

    def get_runs(self) -> tuple[Run, ...]:
        pairs = zip(self.lengths.data, self.counts.data, strict=True)
        return tuple(Run(length.data, count.data) for length, count in pairs)


@irdl_attr_definition
class RingType(ParametrizedAttribute, TypeAttribute):
    """`slots` equal shared-memory buffers; iteration number `it` uses buffer `it mod slots`."""

    name = "tile.ring"

    slots: IntAttr
    buffer: MemRefType

    @staticmethod
    def of(slots: int, buffer: MemRefType) -> RingType:
        return RingType(IntAttr(slots), buffer)

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            slots = parser.parse_integer(allow_negative=False)
            parser.parse_punctuation(",")
            return [IntAttr(slots), parser.parse_type()]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"{self.slots.data}, ")
            printer.print_attribute(self.buffer)

    def verify(self) -> None:
        if self.slots.data < 1:
            raise VerifyException("!tile.ring: needed at least one slot; found none")
        if self.buffer.memory_space != SHARED:
            raise VerifyException("!tile.ring: needed a buffer in #tile.space<shared>")


@irdl_attr_definition
class FragmentType(ParametrizedAttribute, TypeAttribute):
    """A rows × columns tile held in the registers of the threads that own it.

    Without a layout it is not yet decided which thread holds what.
    """

    name = "tile.fragment"

    shape: ArrayAttr[IntAttr]
    element_type: Attribute
    layout: LayoutAttr | NoneAttr

    @staticmethod
    def of(
        shape: Sequence[int], element: Attribute, layout: LayoutAttr | None = None
    ) -> FragmentType:
        return FragmentType(_shape(shape), element, layout or NoneAttr())

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            dims, element = parser.parse_ranked_shape()
            layout: Attribute = NoneAttr()
            if parser.parse_optional_punctuation(","):
                layout = parser.parse_attribute()
            return [_shape(dims), element, layout]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            _print_tile(printer, self.get_shape(), self.element_type)
            if isinstance(self.layout, LayoutAttr):
                printer.print_string(", ")
                printer.print_attribute(self.layout)

    def verify(self) -> None:
        if len(self.shape.data) != 2:
            raise VerifyException("!tile.fragment: needed two dimensions")
        if min(self.get_shape()) < 1:
            raise VerifyException("!tile.fragment: needed sizes of at least 1")
        if isinstance(self.layout, NoneAttr):
            return
        if not self.layout.covers(*self.get_shape()):
            raise VerifyException(
                f"!tile.fragment: needed a layout that gives each element of "
                f"{'x'.join(map(str, self.get_shape()))} to one (thread, value); "
                f"found {self.layout}"
            )

    def get_shape(self) -> tuple[int, ...]:
        return tuple(d.data for d in self.shape.data)

    @property
    def register_layout(self) -> LayoutAttr:
        """The layout, which must have been assigned."""
        if isinstance(self.layout, NoneAttr):
            raise VerifyException("!tile.fragment: needed a layout; found none")
        return self.layout


def shared_buffer(shape: Sequence[int], element: Attribute) -> MemRefType:
    """A row-major shared-memory buffer, its layout still open to `assign-layouts`."""
    return MemRefType(element, shape, NoneAttr(), SHARED)


def memref_type(value: SSAValue) -> MemRefType[Attribute]:
    """Type of a value that its op's definition says is a memref."""
    return cast(MemRefType[Attribute], value.type)


def memory_type(value: SSAValue) -> MemRefType[Attribute] | WindowType:
    """Type of a value that its op's definition says is a memref or a window."""
    return cast(MemRefType[Attribute] | WindowType, value.type)


def strides_of(memref: MemRefType[Attribute]) -> tuple[int, ...]:
    """Strides in elements of a static, row-major or strided memref of two dimensions."""
    if isinstance(memref.layout, NoneAttr):
        return (memref.get_shape()[1], 1)
    strides = memref.get_strides() if isinstance(memref.layout, StridedLayoutAttr) else None
    known = [s for s in strides or () if s is not None]
    if len(known) != 2:
        raise VerifyException(f"needed a row-major or statically strided memref; found {memref}")
    return tuple(known)


def transposed_type(memref: MemRefType[Attribute]) -> MemRefType[Attribute]:
    """Type of a buffer with rows and columns exchanged. Raises VerifyException for swizzles."""
    rows, columns = memref.get_shape()
    down, across = strides_of(memref)
    layout = StridedLayoutAttr([across, down], None)
    return MemRefType(memref.element_type, (columns, rows), layout, memref.memory_space)


def cropped_type(whole: MemRefType[Attribute], shape: Sequence[int]) -> MemRefType[Attribute]:
    """Type of the first rows and columns, `shape`, of a buffer, which stay where they are.

    Raises VerifyException where the buffer does not have as many.
    """
    sizes = whole.get_shape()
    inside = len(sizes) == len(shape) == 2
    if not inside or any(not 1 <= size <= all for size, all in zip(shape, sizes, strict=True)):
        raise VerifyException(
            f"tile.crop: needed at least one row and column, and at most those of "
            f"{'x'.join('?' if s < 0 else str(s) for s in sizes)}; "
            f"found {'x'.join(map(str, shape))}"
        )
    layout = whole.layout
    if not isinstance(layout, SwizzleAttr | StridedLayoutAttr):
        layout = StridedLayoutAttr(strides_of(whole))
    return MemRefType(whole.element_type, shape, layout, whole.memory_space)


def part_type(whole: Attribute, counts: Sequence[int], runs: Sequence[int] | None) -> Attribute:
    """Type of one part of a memref or window cut into `counts` parts per dimension.

    Parts own neighbours in `runs` of so many elements per dimension; without runs they are
    solid. Raises VerifyException where the parts would be unequal or break a swizzle pattern.
    """
    if isinstance(whole, WindowType):
        inner = _divided(whole.get_shape(), counts)
        steps, left = _cut(inner, counts, runs, whole.get_steps(), whole.get_runs())
        return WindowType.of(inner, whole.element_type, steps, left)
    if not isa(whole, MemRefType[Attribute]):
        raise VerifyException(f"tile.part: needed a memref or a window; found {whole}")
    inner = _divided(whole.get_shape(), counts)
    if isinstance(whole.layout, SwizzleAttr):
        _verify_whole_chunks(whole, whole.layout, counts, runs)
        return MemRefType(whole.element_type, inner, whole.layout, whole.memory_space)
    layout, held = whole.layout, runs_of(whole)
    strides = layout.strides.get_values() if isinstance(layout, RunsAttr) else strides_of(whole)
    strides, left = _cut(inner, counts, runs, strides, held)
    cut = StridedLayoutAttr(strides, None) if left == SOLID else RunsAttr.build(strides, left)
    return MemRefType(whole.element_type, inner, cut, whole.memory_space)


def runs_of(kind: Attribute) -> tuple[Run, ...]:
    """The runs that a memref's or a window's dimensions are in."""
    if isinstance(kind, WindowType):
        return kind.get_runs()
    layout = kind.layout if isa(kind, MemRefType[Attribute]) else None
    return layout.runs if isinstance(layout, RunsAttr) else SOLID


def _cut(
    inner: Sequence[int], counts: Sequence[int], runs: Sequence[int] | None,
    strides: Sequence[int], held: Sequence[Run],
) -> tuple[list[int], tuple[Run, ...]]:
    """Strides and runs of a part; of a dimension in runs already, parts are pieces of a run."""
    stretched, left = list(strides), list(held)
    for d, (size, count, run) in enumerate(zip(inner, counts, held, strict=True)):
        if count == 1:
            continue
        if not run.solid:
            if run.length % size or (runs is not None and runs[d] != size):
                raise VerifyException(
                    f"tile.part: needed solid parts that divide a run of {run.length} in a "
                    f"dimension in runs already; found {size} elements"
                )
            left[d] = Run()
            continue
        cut = cut_dimension(size, count, None if runs is None else runs[d])
        stretched[d] *= cut.stretch
        left[d] = cut.run
    return stretched, tuple(left)


def _divided(shape: Sequence[int], counts: Sequence[int]) -> list[int]:
    if len(shape) != 2 or min(shape) < 1:
        raise VerifyException(
            f"tile.part: needed two dimensions of known size; found {len(shape)} of "
            f"{'x'.join('?' if s < 0 else str(s) for s in shape)}"
        )
    if len(counts) != 2 or min(counts) < 1 or shape[0] % counts[0] or shape[1] % counts[1]:
        raise VerifyException(
            f"tile.part: needed a count that divides each dimension of {list(shape)}; "
            f"found {list(counts)}"
        )
    return [shape[0] // counts[0], shape[1] // counts[1]]


def _verify_whole_chunks(
    whole: MemRefType[Attribute], layout: SwizzleAttr, counts: Sequence[int],
    runs: Sequence[int] | None,
) -> None:
    """Raises VerifyException where a part would cut a 16-byte chunk, or a panel unevenly."""
    rows, columns = _divided(whole.get_shape(), counts)
    width, span = columns * bits(whole.element_type), layout.span.data * 8
    inside = width % CHUNK_BITS == 0 or CHUNK_BITS % width == 0
    even = width % span == 0 or (inside and span % width == 0)
    if runs is not None or (counts[1] > 1 and not even):
        raise VerifyException(
            f"tile.part: needed blocked parts of whole 16-byte chunks, or inside of one, that "
            f"divide a {layout.span.data}-byte panel, or of whole panels; "
            f"found {rows}x{columns}{' in runs' if runs is not None else ''}"
        )


def starts_pattern(part: MemRefType[Attribute], counts: Sequence[int]) -> bool:
    """Whether all parts of this type, of a swizzled buffer cut into `counts`, begin where the
    pattern begins: at a multiple of 8 rows and at a panel's start. Engines need that."""
    layout = part.layout
    if not isinstance(layout, SwizzleAttr):
        return True
    rows, columns = part.get_shape()
    down = counts[0] == 1 or rows % 8 == 0
    width = columns * bits(part.element_type)
    return down and (counts[1] == 1 or width % (layout.span.data * 8) == 0)
