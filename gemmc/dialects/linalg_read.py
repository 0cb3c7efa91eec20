"""Named ops of `linalg` that are read as the `linalg.generic` that they stand for.

`linalg.elementwise` and the two ops that it replaced, and products of quantized integers with their
zero points. What is printed is the `linalg.generic`.

Source: MLIR, "linalg" dialect, named ops.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, cast

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    ComplexType,
    IntegerType,
    MemRefType,
    StringAttr,
    TensorType,
    i1,
)
from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Attribute, Block, Operation, ParametrizedAttribute, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer

from gemmc.dialects.linalg_bodies import converted
from gemmc.dialects.linalg_elementwise import FLOATS, INTEGERS
from gemmc.dialects.linalg_generic import GenericOp, read_results
from gemmc.dialects.linalg_payload import parse_operands, tensor_types
from gemmc.dialects.linalg_windows import spelled_maps

Values = Sequence[SSAValue]


def _shape(value: SSAValue) -> tuple[int, ...]:
    return tuple(cast("TensorType[Attribute]", value.type).get_shape())


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    known = isinstance(kind, TensorType | MemRefType)
    return cast("TensorType[Attribute]", kind).element_type if known else kind


def _generic(
    inputs: Values, outputs: Values, body: Block, maps: Sequence[AffineMap], reduced: Sequence[int]
) -> GenericOp:
    """The op over loops of which some are reductions, with a result for each tensor."""
    kinds = [
        IteratorTypeAttr.reduction() if loop in reduced else IteratorTypeAttr.parallel()
        for loop in range(maps[0].num_dims)
    ]
    results = tensor_types(outputs)
    told = ArrayAttr(map(AffineMapAttr, maps))
    return GenericOp(inputs, outputs, Region(body), told, kinds, results)


def _body(inputs: Values, outputs: Values, make: Callable[[Any, list[SSAValue]], Values]) -> Block:
    """A body on elements of the operands; `make` adds ops and gives what is yielded."""
    block = Block(arg_types=[_element(each) for each in (*inputs, *outputs)])

    def add(op: Operation | SSAValue) -> SSAValue:
        if isinstance(op, SSAValue):
            return op
        block.add_op(op)
        return op.results[0]

    block.add_op(stock.YieldOp(*make(add, list(block.args))))
    return block


class Kind(ParametrizedAttribute):
    """What an op does with its elements: `#linalg.name<exp>`."""

    kind: StringAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return [StringAttr(parser.parse_identifier())]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.kind.data)


@irdl_attr_definition
class ElementwiseKindAttr(Kind):
    """`#linalg.elementwise_kind<exp>`."""

    name = "linalg.elementwise_kind"


@irdl_attr_definition
class UnaryFnAttr(Kind):
    """`#linalg.unary_fn<exp>`."""

    name = "linalg.unary_fn"


@irdl_attr_definition
class BinaryFnAttr(Kind):
    """`#linalg.binary_fn<add>`."""

    name = "linalg.binary_fn"


_FLOAT_KINDS: dict[str, Callable[..., Operation]] = {
    **FLOATS,
    "exp": math.ExpOp, "log": math.LogOp, "log1p": math.Log1pOp, "log2": math.Log2Op,
    "log10": math.Log10Op, "sin": math.SinOp, "cos": math.CosOp, "tan": math.TanOp,
    "asin": math.AsinOp, "acos": math.AcosOp, "atan": math.AtanOp, "asinh": math.AsinhOp,
    "acosh": math.AcoshOp, "atanh": math.AtanhOp, "sqrt": math.SqrtOp, "add": arith.AddfOp,
    "sub": arith.SubfOp, "mul": arith.MulfOp, "max_signed": arith.MaximumfOp,
    "min_signed": arith.MinimumfOp, "max_unsigned": arith.MaximumfOp,
    "min_unsigned": arith.MinimumfOp, "select": arith.SelectOp,
}  # fmt: skip
_INTEGER_KINDS: dict[str, Callable[..., Operation]] = {
    **INTEGERS,
    "add": arith.AddiOp, "sub": arith.SubiOp, "mul": arith.MuliOp, "div_unsigned": arith.DivUIOp,
    "max_signed": arith.MaxSIOp, "min_signed": arith.MinSIOp, "max_unsigned": arith.MaxUIOp,
    "min_unsigned": arith.MinUIOp, "select": arith.SelectOp,
}  # fmt: skip

_CONDITION_KINDS = {**_INTEGER_KINDS, "add": arith.OrIOp, "mul": arith.AndIOp}


class ElementwiseKindOp(GenericOp):
    """`linalg.elementwise kind=#linalg.elementwise_kind<…> (indexing_maps = […])? ins(…) outs(…)`,
    which later versions print as `linalg.elementwise <…> …`, and the same as
    `linalg.elemwise_unary {fun = …}`."""

    name = "linalg.elementwise"
    DEFAULT: ClassVar[Kind | None] = None
    """What an op without a kind does."""

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        start = parser.pos
        kind, maps, attributes = _kind_and_maps(parser)
        kind = kind or attributes.get("fun", cls.DEFAULT)
        unsigned = "unsigned" in str(attributes.get("cast", ""))
        inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
        read_results(parser)
        if not isinstance(kind, Kind) or len(outputs) != 1:
            parser.raise_error(f"{cls.name}: needed a kind and one output", start, start)
        make, converts = cls._made_by(kind.kind.data, inputs, _element(outputs[0]), parser, start)
        unsigned = unsigned or kind.kind.data.endswith("_unsigned")

        def body(add: Any, arguments: list[SSAValue]) -> Values:
            given = arguments[: len(inputs)]
            first = 1 if kind.kind.data == "select" else 0
            scalar = cast("AnyFloat | IntegerType", _element(outputs[0]))
            wide = given[first:]
            if converts:
                wide = [add(converted(each, scalar, unsigned)) for each in wide]
            made = make(*given[:first], *wide)
            for value in made.operands:  # a constant that it is made with
                if isinstance(value.owner, Operation) and value.owner.parent is None:
                    add(value.owner)
            return [add(made)]

        each = _maps_of(maps, (*inputs, *outputs), len(_shape(outputs[0])))
        return _generic(inputs, outputs, _body(inputs, outputs, body), each, ())

    @classmethod
    def _made_by(
        cls, kind: str, inputs: Sequence[SSAValue], target: Attribute, parser: Parser, start: int
    ) -> tuple[Callable[..., Operation], bool]:
        """What makes the op of a kind for elements of a type, and whether of inputs that are
        converted to it. ParseError for elements that it is not known for."""
        known: Mapping[str, Callable[..., Operation]] = _INTEGER_KINDS
        if isinstance(target, AnyFloat):
            known = _FLOAT_KINDS
        elif target == i1:
            known = _CONDITION_KINDS
        if any(isinstance(_element(each), ComplexType) for each in inputs):
            from gemmc.dialects.complex_bodies import KINDS

            known = KINDS
            if any(_element(each) != _element(inputs[-1]) for each in inputs[-2:]):
                message = f"{cls.name}: needed complex elements of one type; found others"
                parser.raise_error(message, start, start)
        make = known.get(kind)
        if make is None:
            needed = f"one of {', '.join(known)} for elements of {target}"
            parser.raise_error(f"{cls.name}: needed {needed}; found {kind}", start, start)
        return make, known in (_FLOAT_KINDS, _INTEGER_KINDS, _CONDITION_KINDS)


def _kind_and_maps(
    parser: Parser,
) -> tuple[Attribute | None, Attribute | None, dict[str, Attribute]]:
    """What stands ahead of an op's operands: its kind, in either spelling, its maps, attributes."""
    kind: Attribute | None = None
    if parser.parse_optional_keyword("kind"):
        parser.parse_punctuation("=")
        kind = parser.parse_attribute()
    elif parser.parse_optional_punctuation("<"):
        kind = ElementwiseKindAttr.new([StringAttr(parser.parse_identifier())])
        parser.parse_punctuation(">")
    maps: Attribute | None = None
    if parser.parse_optional_keyword("indexing_maps"):
        parser.parse_punctuation("=")
        maps = parser.parse_attribute()
    return kind, maps, parser.parse_optional_attr_dict()


def _maps_of(maps: Attribute | None, operands: Sequence[SSAValue], rank: int) -> list[AffineMap]:
    """The maps that are spelled; else of tensors all dimensions, and of numbers none."""
    if isinstance(maps, ArrayAttr):
        return [cast("AffineMapAttr", m).data for m in cast("ArrayAttr[Attribute]", maps)]
    whole, nowhere = AffineMap.identity(rank), AffineMap(rank, 0, ())
    return [whole if isinstance(each.type, TensorType | MemRefType) else nowhere
            for each in operands]  # fmt: skip


class ElemwiseUnaryOp(ElementwiseKindOp):
    """`linalg.elemwise_unary {fun = #linalg.unary_fn<…>} ins(…) outs(…)`; without `fun`, `exp`
    (MLIR's LinalgNamedStructuredOps.yaml)."""

    name = "linalg.elemwise_unary"
    DEFAULT = UnaryFnAttr.new([StringAttr("exp")])


class ElemwiseBinaryOp(ElementwiseKindOp):
    """`linalg.elemwise_binary {fun = #linalg.binary_fn<…>} ins(…) outs(…)`; without `fun`, `add`
    (MLIR's LinalgNamedStructuredOps.yaml)."""

    name = "linalg.elemwise_binary"
    DEFAULT = BinaryFnAttr.new([StringAttr("add")])


_QUANTIZED = {
    "quantized_matmul": "m n k : m k | k n | m n",
    "quantized_batch_matmul": "b m n k : b m k | b k n | b m n",
    "conv_2d_nhwc_hwcf_q": "n h w f y x c : n h+y w+x c | y x c f | n h w f",
    "conv_2d_nhwc_fhwc_q": "n h w f y x c : n h+y w+x c | f y x c | n h w f",
    "conv_2d_nchw_fchw_q": "n f h w c y x : n c h+y w+x | f c y x | n f h w",
    "conv_2d_nhwgc_gfhwc_q": "n h w g f y x c : n h+y w+x g c | g f y x c | n h w g f",
    "conv_2d_ngchw_gfchw_q": "n g f h w c y x : n g c h+y w+x | g f c y x | n g f h w",
    "conv_3d_ndhwc_dhwcf_q": "n d h w f z y x c : n d+z h+y w+x c | z y x c f | n d h w f",
    "depthwise_conv_2d_nhwc_hwc_q": "n h w c y x : n h+y w+x c | y x c | n h w c",
    "depthwise_conv_2d_nhwc_hwcm_q": "n h w c m y x : n h+y w+x c | y x c m | n h w c m",
}  # fmt: skip
"""Loops, then the dimensions of the operands, as `gemmc.dialects.linalg_windows` has them."""


class QuantizedOp(GenericOp):
    """`ins(%a, %b, %za, %zb) outs(%c)`: c += (a − za) · (b − zb), in the output's type."""

    name = "linalg.quantized"
    SPELLED: ClassVar[str] = ""

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        start = parser.pos
        attributes = parser.parse_optional_attr_dict()
        inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
        read_results(parser)
        if len(inputs) != 4 or len(outputs) != 1 or not isinstance(
            _element(outputs[0]), IntegerType
        ):
            needed = "two tensors, two zero points and an output of integers"
            parser.raise_error(f"{cls.name}: needed {needed}", start, start)
        target = cast("IntegerType", _element(outputs[0]))

        def body(add: Any, arguments: list[SSAValue]) -> Values:
            wide = [add(converted(each, target, False)) for each in arguments[:4]]
            lhs, rhs = (add(arith.SubiOp(wide[n], wide[n + 2])) for n in (0, 1))
            return [add(arith.AddiOp(arguments[4], add(arith.MuliOp(lhs, rhs))))]

        return _generic(inputs, outputs, _body(inputs, outputs, body), *cls.loops(attributes))

    @classmethod
    def loops(cls, told: Mapping[str, Attribute]) -> tuple[list[AffineMap], list[int]]:
        """The maps of the operands, and the loops that are reductions; `told` may have strides and
        dilations."""
        spelled = cls.SPELLED
        steps = [_steps(told.get(each)) for each in ("strides", "dilations")]
        maps = spelled_maps(spelled, *steps)
        nowhere = AffineMap(maps[0].num_dims, 0, ())
        names, kept = spelled.split(":")[0].split(), spelled.split("|")[-1].split()
        reduced = [number for number, name in enumerate(names) if name not in kept]
        return [maps[0], maps[1], nowhere, nowhere, maps[2]], reduced


def _steps(attribute: Attribute | None) -> list[int] | None:
    """The numbers of strides or dilations; None where there are none, which is 1 of each."""
    values = getattr(attribute, "get_values", None)
    return None if values is None else [int(each) for each in values()]


QUANTIZED: tuple[type[QuantizedOp], ...] = tuple(
    type(f"{name}_op", (QuantizedOp,), {"name": f"linalg.{name}", "SPELLED": spelled})
    for name, spelled in _QUANTIZED.items()
)

READ: tuple[type[Operation], ...] = (
    ElementwiseKindOp, ElemwiseUnaryOp, ElemwiseBinaryOp, *QUANTIZED,
)  # fmt: skip
"""The ops, by their names in `linalg`."""

READ_ATTRIBUTES = (ElementwiseKindAttr, UnaryFnAttr, BinaryFnAttr)
