"""What a program's narrow types are in memory: conditions are bytes, smaller integers share them.

A condition is a byte, 0 or 1. Of integers of 4 bits two neighbours share a byte, of 2 bits four,
the first in its low bits, as XLA, IREE and ONNX pack them.
"""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    TensorType,
    i1,
    i8,
    i32,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.dialects.tensor import DimOp, EmptyOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.rewriter import Rewriter

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.linalg_forms import all_parallel, yielded
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._elementwise import each_element
from gemmc.transforms.problem._one_product import BYTE, is_narrow
from gemmc.transforms.problem._scalars import retype
from gemmc.transforms.problem._wholes import is_data

_NOT_EQUAL, _UNEQUAL = "ne", "une"


def store_in_bytes(function: func.FuncOp) -> None:
    """Let narrow arguments, constants and results be tensors of bytes. GemmcError for integers of a
    width that divides no byte, or whose last dimension ends inside of one, and for such results."""
    first = function.body.block.first_op
    end = function.get_return_op()
    assert first is not None and end is not None, "a function that is verified returns"
    build = Inserter.before(first, function)
    for argument in filter(is_narrow, function.args):
        if cast("TensorType[Attribute]", argument.type).element_type == i1:
            _condition(build, argument, function)
        else:
            _packed(build, argument, function)
    for op in walk_type(function, arith.ConstantOp):  # behind the arguments: one may be the first
        if is_data(op) and is_narrow(op.result):
            _constant(op)
    build = Inserter.before(end)
    for number, value in enumerate(end.operands):
        if is_narrow(value):
            kind = cast("TensorType[Attribute]", value.type)
            if kind.element_type != i1:
                raise refuse(end, "results of whole bytes, or i1", f"{kind}", "extend it")
            end.operands[number] = each_element(
                build, end, value, i8, lambda each: arith.ExtUIOp(each, i8)
            )
    retype(function)


def conditions_to_numbers(op: ContractOp) -> None:
    """Let a product's epilogue read 0 and 1, in the operands' type, where it reads conditions."""
    kind = cast("TensorType[AnyFloat]", op.lhs.type).element_type
    block = op.epilogue.block
    first_input = len(op.operands) - len(op.inputs)
    zero: SSAValue | None = None
    for number, value in enumerate(op.inputs):
        if not is_narrow(value):
            continue
        op.operands[first_input + number] = each_element(
            Inserter.before(op), op, value, kind, lambda each: arith.UIToFPOp(each, kind)
        )
        argument = Rewriter.replace_value_with_new_type(block.args[op.sums + number], kind)
        build = Inserter.at_start(block, op)
        zero = build.value(arith.ConstantOp(FloatAttr(0.0, kind)))
        test = build.op(arith.CmpfOp(argument, zero, _UNEQUAL))
        argument.replace_uses_with_if(test.result, lambda use: use.operation is not test)  # noqa: B023


def reshape_bytes(op: RESHAPES) -> None:
    """Let a reshape of open sizes, which is a view of memory, be one of bytes where elements are
    narrower: of those that the reshape before is one of, if there is one."""
    if not is_narrow(op.result) or DYNAMIC_INDEX not in shape_of(op.result):
        return
    build = Inserter.before(op)
    narrow = cast("IntegerType", element_in(op.result.type))
    bytes_ = _reshaped_bytes(op.operands[0])
    if bytes_ is None:
        bytes_ = each_element(build, op, op.operands[0], i8, lambda each: arith.ExtUIOp(each, i8))
    made = type(op).create(
        operands=[bytes_, *op.operands[1:]],
        result_types=[TensorType(i8, shape_of(op.result))],
        properties=op.properties,
    )
    found = each_element(
        build, op, build.value(made), narrow, lambda each: arith.TruncIOp(each, narrow)
    )
    replace(op, [found])


def _reshaped_bytes(value: SSAValue) -> SSAValue | None:
    """The bytes that narrow elements are made of, if these are a reshape of what was made bytes of
    as narrow ones: each says one of them, and no more."""
    found = _made_by(value, arith.TruncIOp)
    source = found
    while source is not None and isinstance(source.owner, RESHAPES):
        source = source.owner.operands[0]
    if source is None or source is found:
        return None
    before = _made_by(source, arith.ExtUIOp)
    same = before is not None and element_in(before.type) == element_in(value.type)
    return found if same else None


def _made_by(value: SSAValue, kind: type[Operation]) -> SSAValue | None:
    """The tensor of each of whose elements one of another is made by one op of a kind."""
    op = value.owner
    if not isinstance(op, GenericOp) or len(op.inputs) != 1 or not all_parallel(op):
        return None
    body, element = op.body.block, yielded(op)
    whole = all(each.data == AffineMap.identity(each.data.num_dims) for each in op.indexing_maps)
    if element is None or not isinstance(element.owner, kind) or not whole:
        return None
    return op.inputs[0] if element.owner.operands[0] is body.args[0] else None


def _constant(op: arith.ConstantOp) -> None:
    """A byte for each element, with its sign, made narrow where it is read."""
    kind = cast("TensorType[IntegerType]", op.result.type)
    numbers = cast("DenseIntOrFPElementsAttr", op.value).get_values()
    build, narrow = Inserter.before(op), kind.element_type
    bytes_ = DenseIntOrFPElementsAttr.from_list(
        TensorType(i8, kind.get_shape()), [int(cast("int", each)) for each in numbers]
    )
    made = build.value(arith.ConstantOp(bytes_), op.result.name_hint)
    found = each_element(build, op, made, narrow, lambda each: arith.TruncIOp(each, narrow))
    replace(op, [found])


def _condition(build: Inserter, argument: SSAValue, function: func.FuncOp) -> None:
    """A byte for each, compared with 0. Sizes are asked of the bytes."""
    kind = TensorType(i8, cast("TensorType[Attribute]", argument.type).get_shape())
    value = Rewriter.replace_value_with_new_type(argument, kind)
    zero = build.value(arith.ConstantOp(IntegerAttr(0, i8)))
    found = each_element(
        build, function, value, i1, lambda each: arith.CmpiOp(each, zero, _NOT_EQUAL)
    )
    value.replace_uses_with_if(
        found, lambda use: not (use.operation is found.owner or isinstance(use.operation, DimOp))
    )


def _packed(build: Inserter, argument: SSAValue, function: func.FuncOp) -> None:
    """Bytes, and a `linalg.generic` that takes each integer out of its byte."""
    kind = cast("TensorType[IntegerType]", argument.type)
    shape, width = kind.get_shape(), kind.element_type.width.data
    share = BYTE // width
    if BYTE % width or not shape or shape[-1] == DYNAMIC_INDEX or shape[-1] % share:
        needed = f"integers of a width that divides {BYTE}, a known number of whole bytes in a row"
        raise refuse(function, needed, f"{kind}")
    bytes_ = TensorType(i8, [*shape[:-1], shape[-1] // share])
    value = Rewriter.replace_value_with_new_type(argument, bytes_)
    body = Block(arg_types=[i8, kind.element_type])
    _write_body(Inserter.at_end(body, function), body, len(shape) - 1, width)
    whole = AffineMap.identity(len(shape))
    told = [
        build.value(DimOp(value, build.index(axis)))
        for axis, size in enumerate(shape) if size == DYNAMIC_INDEX
    ]  # fmt: skip
    *most, last = whole.results
    maps = [AffineMap(len(shape), 0, (*most, last // share)), whole]
    made = GenericOp(
        [value],
        [build.value(EmptyOp(told, kind))],
        Region(body),
        ArrayAttr(AffineMapAttr(each) for each in maps),
        [IteratorTypeAttr.parallel()] * len(shape),
        [kind],
    )
    build.op(made)
    own = {made, *(each.owner for each in told)}
    value.replace_uses_with_if(made.results[0], lambda use: use.operation not in own)


def _write_body(build: Inserter, body: Block, loop: int, width: int) -> None:
    """The integer that is as many widths up in the byte as the loop's counter says."""
    share = BYTE // width

    def number(value: int) -> SSAValue:
        return build.value(arith.ConstantOp(IntegerAttr(value, i32)))

    word = build.value(arith.ExtUIOp(body.args[0], i32))
    counter = build.value(arith.IndexCastOp(build.value(IndexOp(loop)), i32))
    place = build.value(arith.RemUIOp(counter, number(share)))
    found = word
    for at in range(1, share):
        here = build.value(arith.CmpiOp(place, number(at), "eq"))
        moved = build.value(arith.DivUIOp(word, number(1 << (width * at))))
        found = build.value(arith.SelectOp(here, moved, found))
    low = build.value(arith.RemUIOp(found, number(1 << width)))
    build.op(YieldOp(build.value(arith.TruncIOp(low, IntegerType(width)))))
