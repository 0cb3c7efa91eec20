"""Pass `extend-f8`: in which type floats of 8 and 4 bits are multiplied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, func, math, scf, tensor
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    Float4E2M1FNType,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatAttr,
    IntegerType,
    ModuleOp,
    TensorType,
    bf16,
    f16,
    f32,
    i8,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, f8_in
from gemmc.errors import refuse
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter, replace, walk_type
from gemmc.ir import retype as retyped
from gemmc.transforms.problem._calls import inline_calls
from gemmc.transforms.problem._control import straighten_all
from gemmc.transforms.problem._elementwise import each_element
from gemmc.transforms.problem._f8 import (
    LAYOUTS,
    byte_of,
    byte_of_power,
    meant,
    meant_power,
    nearest,
    nearest_power,
)
from gemmc.transforms.problem._scalars import retype

_NARROW = (Float8E4M3FNType, Float8E5M2Type, Float8E8M0FNUType, Float4E2M1FNType)

_NAMES = "f8E4M3FN, f8E5M2 or f8E8M0FNU, or f4E2M1FN"

_MOVES = (
    *(LinalgStructuredOperation, YieldOp, arith.SelectOp, arith.ConstantOp, scf.YieldOp),
    *(func.ReturnOp, arith.CmpfOp, arith.NegfOp, math.AbsFOp),
    *(arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp, arith.MinnumfOp),
)
"""Ops that only hand elements on, or compute of f16 what they do of 8-bit floats; those of `tensor`
do so too."""


@dataclass(frozen=True)
class ExtendF8Pass(ModulePass):
    """Let floats of 8 and 4 bits be f16, and scales bf16, which have each of them exactly.

    Before → after:

        func.func @main(%a: tensor<…xf8E4M3FN>, …) { linalg.matmul ins(%a, …) outs(%z) }
        →
        func.func @main(%a: tensor<…xi8>, …) {
          %0 = linalg.generic ins(%a) … { each byte as the f16 that it means }
          linalg.matmul ins(%0, …) outs(%z)
        }

    Requires: functions on tensors whose elements of f8E4M3FN, f8E5M2, f4E2M1FN and f8E8M0FNU, the
    last a power of two, are moved, compared, extended and rounded to from f32, f16 or bf16. Other
    8-bit floats and arithmetic in them are refused.
    Ensures: no value of these types is left. An argument of them is one of bytes, or of i4, which a
    call passes as such; a kernel of its own, or whoever reads an element, makes f16 of it by
    integer arithmetic, and bf16 of f8E8M0FNU. A result of 8 bits is one of bytes, made of these the
    other way; one of 4 bits is refused. Extensions are from f16 and bf16, and products those of
    them; roundings are arithmetic of f32, to the nearest, ties to even, of powers to the larger
    one: what is too large is infinite in f8E5M2, the largest number in f4E2M1FN and a NaN in the
    others, as what is not above 0 is in f8E8M0FNU; a NaN is −0 in f4E2M1FN.
    Why here: ahead of `normalize-contractions`, which asks what is multiplied; a pass of its own,
    so that a pipeline for the tensor core's own products of 8 bits can leave it out. Serves
    programs with such arguments, ahead of whichever pipeline they get: no pipeline names it.
    """

    name = "extend-f8"

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = [each for each in walk_type(op, func.FuncOp) if f8_in(each)]
        if not functions:
            needed = f"a function with elements of {_NAMES}"
            raise refuse(op, needed, "none", "leave the pass out")
        straighten_all(op)
        inline_calls(op)
        straighten_all(op)
        for function in functions:
            if function.parent is not None and not function.is_declaration:
                _extend(function)


def _extend(function: func.FuncOp) -> None:
    for op in function.walk():
        _check(op)
    first = function.body.block.first_op
    assert first is not None, "a function ends in a return"
    build = Inserter.before(first, function)
    roundings, returned = _roundings(function), _returned(function)
    for argument in list(function.body.block.args):
        if _is_f8(argument):
            _decoded(build, argument, function)
    for op in list(function.walk()):
        arguments = (each for r in op.regions for b in r.blocks for each in b.args)
        for value in (*op.results, *arguments):
            if _is_f8(value):
                retyped(value, _carried(value.type))
        if isinstance(op, arith.ConstantOp):
            op.properties["value"] = _constant(op.value)
    for op in walk_type(function, arith.ExtFOp):
        if op.input.type == op.result.type:
            replace(op, [op.input])
        elif {element_in(op.input.type), element_in(op.result.type)} == {f16, bf16}:
            _through_f32(op)
    for op, kind in roundings:
        _round(op, kind)
    for end, number, kind in returned:
        _return_bytes(end, number, kind)
    retype(function)


def _roundings(function: func.FuncOp) -> list[tuple[arith.TruncFOp, Attribute]]:
    """Roundings to 8-bit floats, and to which."""
    found = walk_type(function, arith.TruncFOp)
    return [(op, element_in(op.result.type)) for op in found if _is_f8(op.result)]


def _returned(function: func.FuncOp) -> list[tuple[func.ReturnOp, int, Attribute]]:
    """Results of 8-bit floats: their numbers and types."""
    end = function.get_return_op()
    values = list(enumerate(end.operands if end is not None else ()))
    if end is not None and any(isinstance(element_in(v.type), Float4E2M1FNType) for _, v in values):
        raise refuse(end, "results of whole bytes", "f4E2M1FN", "extend it to f32, f16 or bf16")
    return [(end, n, element_in(v.type)) for n, v in values if end is not None and _is_f8(v)]


def _round(op: arith.TruncFOp, kind: Attribute) -> None:
    """The nearest 8-bit float, in f16."""
    source, build = op.input, Inserter.before(op)

    def make(inner: Inserter, x: SSAValue) -> Operation:
        wide = x if x.type == f32 else inner.value(arith.ExtFOp(x, f32))
        if isinstance(kind, Float8E8M0FNUType):
            return nearest_power(inner.value, wide)
        return nearest(inner.value, wide, LAYOUTS[type(kind)])

    replace(op, [_each(build, op, source, _carrier(kind), make)])


def _return_bytes(end: func.ReturnOp, number: int, kind: Attribute) -> None:
    value = end.operands[number]

    def make(inner: Inserter, x: SSAValue) -> Operation:
        if isinstance(kind, Float8E8M0FNUType):
            return byte_of_power(inner.value, x)
        return byte_of(inner.value, x, LAYOUTS[type(kind)])

    end.operands[number] = _each(Inserter.before(end), end, value, i8, make)


def _each(
    build: Inserter, at: Operation, value: SSAValue, element: Attribute,
    make: Callable[[Inserter, SSAValue], Operation],
) -> SSAValue:  # fmt: skip
    """What becomes of a number, or of each element of a tensor."""
    if not isa(value.type, TensorType[Attribute]):
        return build.value(make(build, value))

    def of_argument(x: SSAValue) -> Operation:
        block = x.owner
        assert isinstance(block, Block), "an element is an argument of a body"
        return make(Inserter.at_end(block, at), x)

    return each_element(build, at, value, element, of_argument)


def _through_f32(op: arith.ExtFOp) -> None:
    """An extension to the 16 bits that have each such float, but not each that they are held in."""
    kind, build = op.result.type, Inserter.before(op)
    wide = TensorType(f32, kind.get_shape()) if isa(kind, TensorType[Attribute]) else f32
    replace(op, [build.value(arith.TruncFOp(build.value(arith.ExtFOp(op.input, wide)), kind))])


def _is_f8(value: SSAValue) -> bool:
    return isinstance(element_in(value.type), _NARROW)


def _check(op: Operation) -> None:
    """GemmcError for what is done with 8-bit floats beyond moving and extending them."""
    kinds = [element_in(each.type) for each in (*op.operands, *op.results)]
    narrow = [each for each in kinds if isa(each, AnyFloat) and each.bitwidth <= 8]
    if not narrow or isinstance(op, func.FuncOp):
        return
    for kind in narrow:
        if not isinstance(kind, _NARROW):
            raise refuse(op, f"8-bit floats of {_NAMES}", f"{kind}", "extend them before")
    moves = isinstance(op, _MOVES) or op.dialect_name() == "tensor"
    moves = moves and not (isinstance(op, arith.NegfOp) and _carrier(narrow[0]) == bf16)
    rounds = isinstance(op, arith.TruncFOp) and kinds[0] in (f32, f16, bf16)
    if isinstance(op, arith.ExtFOp) or rounds or (moves and not isinstance(op, tensor.CastOp)):
        return
    needed = "8-bit floats that are moved, compared, extended, or rounded to from f32, f16 or bf16"
    raise refuse(op, needed, f"{op.name} of {narrow[0]}", "extend them first")


def _carrier(kind: Attribute) -> AnyFloat:
    """The type that has each float of a narrow type."""
    return bf16 if isinstance(kind, Float8E8M0FNUType) else f16


def _bits(kind: Attribute) -> IntegerType:
    """The integers of as many bits as the floats of a narrow type."""
    return IntegerType(4) if isinstance(kind, Float4E2M1FNType) else i8


def _carried(kind: Attribute) -> Attribute:
    if isa(kind, TensorType[Attribute]):
        return TensorType(_carrier(kind.element_type), kind.get_shape())
    return _carrier(kind)


def _constant(value: Attribute) -> Attribute:
    """A constant of 8-bit floats in f16; another as it is."""
    if isa(value, FloatAttr[AnyFloat]):
        narrow = isinstance(value.type, _NARROW)
        return FloatAttr(value.value.data, _carrier(value.type)) if narrow else value
    if not isa(value, DenseIntOrFPElementsAttr):
        return value
    kind = value.type
    if not isinstance(kind.get_element_type(), _NARROW):
        return value
    numbers = [float(cast("float", each)) for each in value.get_values()]
    carried = TensorType(_carrier(kind.get_element_type()), kind.get_shape())
    return DenseIntOrFPElementsAttr.from_list(carried, numbers)


def _decoded(build: Inserter, argument: BlockArgument, function: func.FuncOp) -> None:
    """An argument as bytes, and what they mean behind it."""
    kind = argument.type
    if not isa(kind, TensorType[Attribute]):
        raise refuse(function, "8-bit floats in tensors", f"an argument of {kind}")
    element = kind.element_type
    value = retyped(argument, TensorType(_bits(element), kind.get_shape()))

    def make(byte: SSAValue) -> Operation:
        block = byte.owner
        assert isinstance(block, Block), "an element is an argument of a body"
        inner = Inserter.at_end(block, function)
        if isinstance(element, Float8E8M0FNUType):
            return meant_power(inner.value, byte)
        return meant(inner.value, byte, LAYOUTS[type(element)])

    found = each_element(build, function, value, _carrier(element), make)
    stay = (found.owner, *walk_type(function, tensor.DimOp))
    value.replace_uses_with_if(found, lambda use: use.operation not in stay)
