"""Attributes of the tile dialect: memory spaces, scopes, layouts of registers and of buffers.

Layout is data, not code: a converter never knows "the wgmma accumulator", it reads the
(thread, value) → (row, column) map from the fragment's type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import ClassVar

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    IntAttr,
    IntegerType,
    MemRefLayoutAttr,
    StringAttr,
    i64,
)
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.ir.affine import AffineMap
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException


class KeywordAttr(ParametrizedAttribute):
    """An attribute that is one word from a closed list, printed `#dialect.name<word>`."""

    ALLOWED: ClassVar[tuple[str, ...]] = ()

    keyword: StringAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[StringAttr]:
        with parser.in_angle_brackets():
            return [StringAttr(parser.parse_identifier())]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.keyword.data)

    def verify(self) -> None:
        if self.keyword.data not in self.ALLOWED:
            raise VerifyException(
                f"#{self.name}: needed one of {', '.join(self.ALLOWED)}; found {self.keyword.data}"
            )

    @property
    def word(self) -> str:
        return self.keyword.data


@irdl_attr_definition
class SpaceAttr(KeywordAttr):
    """Where a memref lives: `global` (device memory) or `shared` (one CTA's shared memory)."""

    name = "tile.space"
    ALLOWED = ("global", "shared")

    keyword: StringAttr

    def __init__(self, word: str | StringAttr):
        super().__init__(StringAttr(word) if isinstance(word, str) else word)


SHARED = SpaceAttr("shared")
GLOBAL = SpaceAttr("global")


@irdl_attr_definition
class ScopeAttr(KeywordAttr):
    """Who executes an op together, once: all threads of the role, a warpgroup, a warp, a thread.

    An op of scope `role` is one action of all threads of its role (of the whole CTA where
    there are no roles); of scope `warpgroup`, one action of each warpgroup on its own part.
    """

    name = "tile.scope"
    ALLOWED = ("role", "warpgroup", "warp", "thread")

    keyword: StringAttr

    def __init__(self, word: str | StringAttr):
        super().__init__(StringAttr(word) if isinstance(word, str) else word)


ROLE = ScopeAttr("role")
WARPGROUP = ScopeAttr("warpgroup")
WARP = ScopeAttr("warp")
THREAD = ScopeAttr("thread")


@dataclass(frozen=True)
class Mode:
    """One digit of a thread or value number: `size` steps of (`row`, `column`)."""

    size: int
    row: int
    column: int


@irdl_attr_definition
class LayoutAttr(ParametrizedAttribute):
    """Which element of a 2-D tile each value of each thread is: (thread, value) → (row, column).

    `threads` and `values` are mixed-radix numbers, least significant digit first; every digit
    is (size, rows per step, columns per step). The wgmma accumulator m64nN, for example
    (PTX ISA, "Register Fragments for wgmma.mma_async.m64nNk16"):

        threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, N/8, 0, 8]
    """

    name = "tile.layout"

    threads: DenseArrayBase[IntegerType]
    values: DenseArrayBase[IntegerType]

    @staticmethod
    def of(threads: Sequence[Mode], values: Sequence[Mode]) -> LayoutAttr:
        """Build from digit lists, least significant first."""
        return LayoutAttr(_pack(threads), _pack(values))

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            parser.parse_keyword("threads")
            threads = _parse_ints(parser)
            parser.parse_keyword("values")
            return [threads, _parse_ints(parser)]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"threads {list(self.threads.get_values())}")
            printer.print_string(f" values {list(self.values.get_values())}")

    def verify(self) -> None:
        for digits in (self.threads.get_values(), self.values.get_values()):
            if len(digits) % 3:
                raise VerifyException("#tile.layout: needed digits of three numbers; found a rest")
            if min(digits[::3], default=1) < 1:
                raise VerifyException(
                    f"#tile.layout: needed digit sizes of at least 1; found {min(digits[::3])}"
                )

    @property
    def thread_modes(self) -> tuple[Mode, ...]:
        return _unpack(self.threads)

    @property
    def value_modes(self) -> tuple[Mode, ...]:
        return _unpack(self.values)

    @property
    def num_threads(self) -> int:
        return prod(m.size for m in self.thread_modes)

    @property
    def num_values(self) -> int:
        """Values a thread holds."""
        return prod(m.size for m in self.value_modes)

    def thread_base(self, thread: int) -> tuple[int, int]:
        """(row, column) of the thread's value 0."""
        return _position(self.thread_modes, thread)

    def value_offset(self, value: int) -> tuple[int, int]:
        """(row, column) of a value relative to the thread's value 0."""
        return _position(self.value_modes, value)

    @property
    def transposed(self) -> LayoutAttr:
        """The layout of the tile with rows and columns exchanged, in the same registers."""
        turned = (
            [Mode(m.size, m.column, m.row) for m in modes]
            for modes in (self.thread_modes, self.value_modes)
        )
        return LayoutAttr.of(*turned)

    def covers(self, rows: int, columns: int) -> bool:
        """True if each element of a rows × columns tile belongs to exactly one (thread, value).

        Every digit must move along one dimension only; sorted by stride, the digits of a
        dimension must then count it through without gap or overlap.
        """
        modes = [m for m in self.thread_modes + self.value_modes if m.size > 1]
        if any((m.row == 0) == (m.column == 0) for m in modes):
            return False
        along_rows = [(m.row, m.size) for m in modes if m.row]
        along_columns = [(m.column, m.size) for m in modes if m.column]
        return _counts_through(along_rows, rows) and _counts_through(along_columns, columns)


def _counts_through(digits: Sequence[tuple[int, int]], extent: int) -> bool:
    reached = 1
    for stride, size in sorted(digits):
        if stride != reached:
            return False
        reached *= size
    return reached == extent


def _pack(modes: Sequence[Mode]) -> DenseArrayBase[IntegerType]:
    numbers = [n for m in modes for n in (m.size, m.row, m.column)]
    return DenseArrayBase.from_list(i64, numbers)


def _unpack(array: DenseArrayBase[IntegerType]) -> tuple[Mode, ...]:
    numbers = array.get_values()
    return tuple(Mode(*numbers[i : i + 3]) for i in range(0, len(numbers), 3))


def _parse_ints(parser: AttrParser) -> DenseArrayBase[IntegerType]:
    numbers = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_negative=False)
    )
    return DenseArrayBase.from_list(i64, numbers)


def _position(modes: Sequence[Mode], number: int) -> tuple[int, int]:
    row = column = 0
    for mode in modes:
        number, digit = divmod(number, mode.size)
        row += digit * mode.row
        column += digit * mode.column
    return row, column


@irdl_attr_definition
class SwizzleAttr(MemRefLayoutAttr, ParametrizedAttribute):
    """Shared-memory layout that TMA writes and wgmma reads (PTX ISA, "Swizzling modes").

    A rows × columns buffer is cut into panels of `span` bytes of columns. A panel is `pitch`
    bytes after the one before it, a row `span` bytes after the row before it, and the 16-byte
    chunk number inside a row is XORed with bits 7… of the address. `span` is 128, 64 or 32
    bytes; the buffer's start is aligned to 8 × span, where the pattern repeats.
    """

    name = "tile.swizzle"

    span: IntAttr
    pitch: IntAttr

    @staticmethod
    def of(span: int, rows: int) -> SwizzleAttr:
        """The layout of a whole buffer of `rows` rows."""
        return SwizzleAttr(IntAttr(span), IntAttr(span * rows))

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[IntAttr]:
        with parser.in_angle_brackets():
            parser.parse_keyword("span")
            span = parser.parse_integer(allow_negative=False)
            parser.parse_keyword("pitch")
            return [IntAttr(span), IntAttr(parser.parse_integer(allow_negative=False))]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"span {self.span.data} pitch {self.pitch.data}")

    def verify(self) -> None:
        if self.span.data not in (32, 64, 128):
            raise VerifyException(
                f"#tile.swizzle: needed a span of 32, 64 or 128 bytes; found {self.span.data}"
            )
        if self.pitch.data < 1 or self.pitch.data % (8 * self.span.data):
            raise VerifyException(
                f"#tile.swizzle: needed a pitch that is a multiple of {8 * self.span.data} bytes; "
                f"found {self.pitch.data}"
            )

    def byte_offset(self, row: int, column_byte: int) -> int:
        """Offset in bytes from the (aligned) start of the buffer of one byte of the tile."""
        span = self.span.data
        panel, inner = divmod(column_byte, span)
        address = panel * self.pitch.data + row * span + inner
        return address ^ (((address >> 7) & (span // 16 - 1)) << 4)

    def get_affine_map(self) -> AffineMap:
        raise ValueError("#tile.swizzle is an XOR of address bits and has no affine map")


@irdl_attr_definition
class AtomAttr(ParametrizedAttribute):
    """The instruction that carries out an op, by its name in `gemmc.dialects.tile.atoms`.

    `shape` is the (m, n, k) of one instruction for an mma, empty for copies and stores.
    """

    name = "tile.atom"

    instruction: StringAttr
    shape: ArrayAttr[IntAttr]

    @staticmethod
    def of(instruction: str, shape: Sequence[int] = ()) -> AtomAttr:
        return AtomAttr(StringAttr(instruction), ArrayAttr(IntAttr(s) for s in shape))

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[StringAttr | ArrayAttr[IntAttr]]:
        with parser.in_angle_brackets():
            word = parser.parse_identifier()
            shape = parser.parse_dimension_list()
            return [StringAttr(word), ArrayAttr(IntAttr(s) for s in shape)]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.instruction.data)
            if self.shape.data:
                printer.print_string(" " + "x".join(str(s.data) for s in self.shape.data))

    def verify(self) -> None:
        smallest = min(self.dimensions, default=1)
        if smallest < 1:
            raise VerifyException(f"#tile.atom: needed sizes of at least 1; found {smallest}")

    @property
    def dimensions(self) -> tuple[int, ...]:
        return tuple(s.data for s in self.shape.data)
