"""Affine quantization as IREE prints it for ONNX's QuantizeLinear and DequantizeLinear.

Source: IREE, dialect "iree_linalg_ext", `QuantizeAffineOp`, `DequantizeAffineOp`, and what these
are lowered to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, inf
from typing import ClassVar, Self, cast

from xdsl.builder import Builder
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    BoolAttr,
    Float16Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    TensorType,
    UnitAttr,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import AttrSizedOperandSegments, irdl_op_definition, prop_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_payload import parse_operands, print_operands

ZERO_UNSIGNED = "zp_unsigned"
"""What says that zero points have no sign."""

_UNIT = UnitAttr()

_ENDS = ("quant_min", "quant_max")
"""The least and the largest integer; of integers that are read, which those that are written had,
they say nothing and may be missing."""

_BEYOND_HALF = 65520
"""The least integer that rounds to no f16."""


class AffineOp(LinalgStructuredOperation):
    """What the two share: an input, a scale and perhaps a zero point by maps, and an output.

    Text: `<indexing_maps = […], quant_min = a, quant_max = b(, unsigned)?(, zp_unsigned)?> ins(%x,
    %scale(, %zero)? : types) outs(%y : type) -> type`. The body follows from the types and is not
    printed.
    """

    name = "linalg_ext.affine"
    UNSIGNED: ClassVar[str] = ""
    NEEDS_ENDS: ClassVar[bool] = False

    indexing_maps = prop_def(ArrayAttr[AffineMapAttr])
    quant_min = prop_def(IntegerAttr)
    quant_max = prop_def(IntegerAttr)
    unsigned = prop_def(BoolAttr)
    zero_unsigned = prop_def(BoolAttr)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    def get_indexing_maps(self) -> ArrayAttr[AffineMapAttr]:
        return self.indexing_maps

    def get_iterator_types(self) -> ArrayAttr[IteratorTypeAttr]:
        return ArrayAttr([IteratorTypeAttr.parallel()] * self.get_num_loops())

    def get_num_loops(self) -> int:
        return self.indexing_maps.data[0].data.num_dims

    def verify_(self) -> None:
        if len(self.inputs) not in (2, 3) or len(self.outputs) != 1:
            found = f"{len(self.inputs)} inputs and {len(self.outputs)} outputs"
            raise VerifyException(f"needed an input, a scale, at most a zero point, and an output; "
                                  f"found {found}")  # fmt: skip
        if len(self.indexing_maps) != len(self.operands):
            needed = f"a map for each of {len(self.operands)} operands"
            raise VerifyException(f"needed {needed}; found {len(self.indexing_maps)}")

    @classmethod
    def body_of(
        cls, kinds: Sequence[Attribute], ends: tuple[int, int], unsigned: bool, zero_unsigned: bool
    ) -> Region:
        """The body for these element types, of numbers and of a zero point with signs or without.
        VerifyException for others."""
        raise NotImplementedError

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        maps, low, high, flags = cls._parse_properties(parser)
        unsigned, zero = cls.UNSIGNED in flags, ZERO_UNSIGNED in flags
        inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
        parser.parse_punctuation("->")
        result = parser.parse_type()
        try:
            kinds = [_element(each) for each in (*inputs, *outputs)]
            body = cls.body_of(kinds, (low, high), unsigned, zero)
        except VerifyException as error:
            parser.raise_error(f"{cls.name}: {error}", start, start)
        properties: dict[str, Attribute] = {
            "indexing_maps": maps, "quant_min": IntegerAttr(low, i64),
            "quant_max": IntegerAttr(high, i64), "unsigned": BoolAttr.from_bool(unsigned),
            "zero_unsigned": BoolAttr.from_bool(zero),
        }  # fmt: skip
        return cls.build(
            operands=[inputs, outputs], result_types=[[result]], properties=properties,
            regions=[body],
        )  # fmt: skip

    @classmethod
    def _parse_properties(
        cls, parser: Parser
    ) -> tuple[ArrayAttr[AffineMapAttr], int, int, list[str]]:
        """`<indexing_maps = …, …>`, or the same as a dictionary, of what the op may have."""
        start, said = parser.pos, _parse_dictionary(parser)
        known = ("indexing_maps", *_ENDS, cls.UNSIGNED, ZERO_UNSIGNED)
        for name in said:
            if name not in known:
                needed = f"{cls.UNSIGNED} or {ZERO_UNSIGNED}"
                parser.raise_error(f"{cls.name}: needed {needed}; found {name}", start, start)
        maps = said.get("indexing_maps")
        if not isa(maps, ArrayAttr[AffineMapAttr]):
            parser.raise_error(f"{cls.name}: needed indexing_maps; found none", start, start)
        ends = [said.get(name) for name in _ENDS]
        numbers = [each.value.data for each in ends if isinstance(each, IntegerAttr)]
        if len(numbers) != 2 and (cls.NEEDS_ENDS or any(ends)):
            needed = "quant_min and quant_max, two integers"
            parser.raise_error(f"{cls.name}: needed {needed}; found {len(numbers)}", start, start)
        low, high = numbers or (0, 0)
        return maps, low, high, [name for name in known[3:] if name in said]

    def print(self, printer: Printer) -> None:
        printer.print_string(" <indexing_maps = ")
        printer.print_attribute(self.indexing_maps)
        low, high = self.quant_min.value.data, self.quant_max.value.data
        printer.print_string(f", quant_min = {low}, quant_max = {high}")
        printer.print_string(f", {self.UNSIGNED}" if self.unsigned.value.data else "")
        printer.print_string(f", {ZERO_UNSIGNED}>" if self.zero_unsigned.value.data else ">")
        print_operands(printer, "ins", self.inputs)
        print_operands(printer, "outs", self.outputs)
        printer.print_string(" -> ")
        printer.print_list([each.type for each in self.res], printer.print_attribute)


@irdl_op_definition
class QuantizeOp(AffineOp):
    """The nearest multiple of the scale, ties to even, plus the zero point, as an integer between
    the two ends."""

    name = "iree_linalg_ext.quantize_affine"
    UNSIGNED: ClassVar[str] = "storage_unsigned"
    NEEDS_ENDS: ClassVar[bool] = True

    @classmethod
    def body_of(
        cls, kinds: Sequence[Attribute], ends: tuple[int, int], unsigned: bool, zero_unsigned: bool
    ) -> Region:
        number, into = kinds[0], kinds[-1]
        if not isa(number, AnyFloat) or kinds[1] != number or not isa(into, IntegerType):
            raise VerifyException(f"needed floats, and integers of them; found {_said(kinds)}")

        @Builder.implicit_region(kinds)
        def region(args: tuple[BlockArgument, ...]) -> None:
            steps: SSAValue = math.RoundEvenOp(arith.DivfOp(args[0], args[1]).result).result
            if len(args) == 4:
                as_float = arith.UIToFPOp if zero_unsigned else arith.SIToFPOp
                zero = as_float(args[2], number).result
                steps = arith.AddfOp(steps, zero).result
            low, high = (arith.ConstantOp(_end(end, number)).result for end in ends)
            inside = arith.MinnumfOp(arith.MaxnumfOp(steps, low).result, high).result
            YieldOp((arith.FPToUIOp if unsigned else arith.FPToSIOp)(inside, into))

        return region


@irdl_op_definition
class DequantizeOp(AffineOp):
    """What is above the zero point, times the scale."""

    name = "iree_linalg_ext.dequantize_affine"
    UNSIGNED: ClassVar[str] = "input_unsigned"

    @classmethod
    def body_of(
        cls, kinds: Sequence[Attribute], ends: tuple[int, int], unsigned: bool, zero_unsigned: bool
    ) -> Region:
        integer, number = kinds[0], kinds[-1]
        if not isinstance(integer, IntegerType) or not isa(number, AnyFloat) or kinds[1] != number:
            raise VerifyException(f"needed integers, and floats of them; found {_said(kinds)}")
        wide = IntegerType(32)

        @Builder.implicit_region(kinds)
        def region(args: tuple[BlockArgument, ...]) -> None:
            steps = _as(args[0], wide, unsigned)
            if len(args) == 4:
                steps = arith.SubiOp(steps, _as(args[2], wide, zero_unsigned)).result
            YieldOp(arith.MulfOp(arith.SIToFPOp(steps, number).result, args[1]))

        return region


def _end(number: int, kind: AnyFloat) -> FloatAttr:
    """The least or the largest integer as a float; infinity where it is none of f16's."""
    beyond = isinstance(kind, Float16Type) and abs(number) >= _BEYOND_HALF
    return FloatAttr(copysign(inf, number) if beyond else float(number), kind)


def _as(value: SSAValue, wide: IntegerType, unsigned: bool) -> SSAValue:
    """An integer with another number of bits."""
    width = cast(IntegerType, value.type).width.data
    if width == wide.width.data:
        return value
    extended = arith.ExtUIOp if unsigned else arith.ExtSIOp
    made: Operation = (arith.TruncIOp if width > wide.width.data else extended)(value, wide)
    return made.results[0]


def _parse_dictionary(parser: Parser) -> dict[str, Attribute]:
    """`<a = …, b>` or `{a = …, b}`: flags are units."""
    angle, curly = parser.Delimiter.ANGLE, parser.Delimiter.BRACES

    def entry() -> tuple[str, Attribute]:
        name = parser.parse_identifier()
        return name, parser.parse_attribute() if parser.parse_optional_punctuation("=") else _UNIT

    found = parser.parse_optional_comma_separated_list(angle, entry)
    return dict(found or parser.parse_optional_comma_separated_list(curly, entry) or ())


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    return kind.element_type if isa(kind, TensorType[Attribute]) else kind


def _said(kinds: Sequence[Attribute]) -> str:
    return ", ".join(map(str, kinds)) or "none"
