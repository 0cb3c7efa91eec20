"""Functions of complex arrays: what a call gives and gets has the parts of each number side by side.

    func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  →
    func.func @main(%x: tensor<4x2xf32> {launch.complex}) -> (tensor<4x2xf32> {launch.complex})

Functions that only others call take the parts as two tensors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, func, memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    TensorType,
    UnitAttr,
    i1,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import IndexOp, YieldOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.complex_parts.loops import Loops
from gemmc.dialects.complex_parts.rewriting import Rewriting
from gemmc.dialects.complex_parts.terms import empty_like
from gemmc.dialects.complex_parts.values import Pair, check, is_complex, real_type, with_parts
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import COMPLEX, is_memref
from gemmc.errors import refuse


def rewrite_function(rewriting: Rewriting, function: func.FuncOp, *, is_entry: bool) -> None:
    """Rewrite a function, with one array for each complex argument and result where it is an entry,
    and two elsewhere."""
    kind = function.function_type
    for each in (*kind.inputs, *kind.outputs):
        check(function, each)
    if is_entry:
        with rewriting.parts.clearing():
            marks = _take_arrays(rewriting, function)
            rewriting.region(function.body)
        _return_arrays(function, list(kind.outputs))
        _say(function, "arg_attrs", marks)
        _say(function, "res_attrs", [is_complex(each) for each in kind.outputs])
    else:
        _drop_marks(function, kind)
        rewriting.region(function.body)
    block = function.body.blocks[0]
    outputs = _outputs(kind.outputs, is_entry=is_entry)
    function.function_type = FunctionType.from_lists([each.type for each in block.args], outputs)


def _outputs(kinds: Sequence[Attribute], *, is_entry: bool) -> list[Attribute]:
    found: list[Attribute] = []
    for each in kinds:
        if not is_complex(each):
            found.append(each)
        else:
            found += [with_parts(each)] if is_entry else [real_type(each)] * 2
    return found


def _take_arrays(rewriting: Rewriting, function: func.FuncOp) -> list[bool]:
    """Let each complex argument be an array of parts; which ones are."""
    block = function.body.blocks[0]
    first = block.first_op
    assert first is not None, "a function ends in a return"
    marks = [is_complex(each.type) for each in block.args]
    for argument in list(block.args):
        if not is_complex(argument.type):
            continue
        array = block.insert_arg(with_parts(argument.type), argument.index)
        array.name_hint = argument.name_hint
        pair = _pair(function, first, argument, array)
        rewriting.parts.say(argument, pair)
        rewriting.parts.leave(argument)
    return marks


def _pair(
    function: func.FuncOp, first: Operation, argument: BlockArgument, array: SSAValue
) -> Pair:
    """The parts of an array that a call gives."""
    kind = argument.type
    if isa(kind, MemRefType[Attribute]):
        return _views(function, first, kind, array), _views(function, first, kind, array, 1)
    if isa(kind, TensorType[Attribute]):
        return _slice(first, kind, array, 0), _slice(first, kind, array, 1)
    places = [_index(first, part) for part in (0, 1)]
    real, imaginary = (
        put_ahead(first, tensor.ExtractOp(array, [each], real_type(kind))).results[0]
        for each in places
    )
    return real, imaginary


def _slice(
    first: Operation, kind: TensorType[Attribute], array: SSAValue, part: int
) -> SSAValue:
    """One part of each number of a tensor."""
    shape = kind.get_shape()
    sizes = [
        put_ahead(first, tensor.DimOp(array, _index(first, axis))).results[0]
        for axis, size in enumerate(shape)
        if size == DYNAMIC_INDEX
    ]
    real = cast("TensorType[Attribute]", real_type(kind))
    made = tensor.ExtractSliceOp.build(
        operands=[array, [], sizes, []], result_types=[real],
        properties=_places(shape, part),
    )  # fmt: skip
    return put_ahead(first, made).results[0]


def _places(shape: Sequence[int], part: int) -> dict[str, Attribute]:
    """Which elements of an array are one part of each number."""
    from xdsl.dialects.builtin import DenseArrayBase, i64

    rank = len(shape)
    return {
        "static_offsets": DenseArrayBase.from_list(i64, [0] * rank + [part]),
        "static_sizes": DenseArrayBase.from_list(i64, [*shape, 1]),
        "static_strides": DenseArrayBase.from_list(i64, [1] * (rank + 1)),
    }


def _views(
    function: func.FuncOp, first: Operation, kind: MemRefType[Attribute], array: SSAValue,
    part: int = 0,
) -> SSAValue:  # fmt: skip
    """One part of each number in memory."""
    shape = list(kind.get_shape())
    if not isinstance(kind.layout, NoneAttr) or DYNAMIC_INDEX in shape:
        needed = "complex numbers in tensors, or in dense memory of static sizes"
        raise refuse(function, needed, f"an argument of {kind}")
    strides, step = list[int](), 2
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    layout = StridedLayoutAttr(strides, part)
    result = MemRefType(cast("MemRefType[Attribute]", real_type(kind)).element_type, shape, layout)
    made = memref.SubviewOp.build(
        operands=[array, [], [], []], result_types=[result], properties=_places(shape, part)
    )
    return put_ahead(first, made).results[0]


def _index(at: Operation, number: int) -> SSAValue:
    return put_ahead(at, arith.ConstantOp(IntegerAttr.from_index_int_value(number))).results[0]


def _return_arrays(function: func.FuncOp, kinds: list[Attribute]) -> None:
    """Return one array for both parts of each complex result."""
    for end in [op for block in function.body.blocks for op in block.ops]:
        if not isinstance(end, func.ReturnOp):
            continue
        values, found = iter(end.operands), list[SSAValue]()
        for kind in kinds:
            value = next(values)
            if is_complex(kind):
                value = joined(end, kind, (value, next(values)))
            found.append(value)
        end.operands = found


def joined(op: Operation, kind: Attribute, pair: Pair) -> SSAValue:
    """An array with two parts side by side, ahead of an op; `kind` is that of the numbers.
    GemmcError for memory."""
    if is_memref(pair[0]):
        raise refuse(op, "results of complex numbers in tensors", f"{kind}")
    if not isa(kind, TensorType[Attribute]):
        made = tensor.FromElementsOp.build(operands=[list(pair)], result_types=[with_parts(kind)])
        return put_ahead(op, made).results[0]
    element, rank = cast("TensorType[Attribute]", real_type(kind)).element_type, kind.get_num_dims()
    body = Block(arg_types=[element] * 3)
    place = IndexOp(rank)
    zero = arith.ConstantOp(IntegerAttr.from_index_int_value(0))
    is_real = arith.CmpiOp(place.results[0], zero.result, "eq")
    chosen = arith.SelectOp(is_real.result, body.args[0], body.args[1])
    body.add_ops([place, zero, is_real, chosen, YieldOp(chosen.result)])
    for each in body.ops:
        each.location = op.location
    whole = AffineMap.identity(rank + 1)
    number = AffineMap(rank + 1, 0, whole.results[:rank])
    parallel = ArrayAttr([IteratorTypeAttr.parallel()] * (rank + 1))
    array = empty_like(pair[0], op, last=2)
    loops = Loops(list(pair), [array], [number, number, whole], parallel, Region(body))
    return loops.put_ahead_of(op)[0]


def _say(function: func.FuncOp, name: str, marks: Sequence[bool]) -> None:
    """Mark which arguments or results are arrays of complex numbers."""
    if not any(marks):
        return
    given = function.properties.get(name)
    known = list(given.data) if isa(given, ArrayAttr[DictionaryAttr]) else []
    known += [DictionaryAttr({})] * (len(marks) - len(known))
    function.properties[name] = ArrayAttr(
        DictionaryAttr({**each.data, COMPLEX: UnitAttr()} if mark else each.data)
        for each, mark in zip(known, marks, strict=True)
    )


def _drop_marks(function: func.FuncOp, kind: FunctionType) -> None:
    """Forget what is said of arguments and results by number, where these are others then."""
    for name, kinds in (("arg_attrs", kind.inputs), ("res_attrs", kind.outputs)):
        if any(map(is_complex, kinds)):
            function.properties.pop(name, None)
