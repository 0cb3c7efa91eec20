"""Ops on every element of tensors, as a `linalg.generic`: the one form that passes follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, ArrayAttr, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.arith_more import numbers_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_map import MapOp
from gemmc.dialects.linalg_quantized import AffineOp
from gemmc.ir import Inserter, walk_type


def each_element(
    build: Inserter, at: Operation, value: SSAValue, element: Attribute,
    make: Callable[[SSAValue], Operation],
) -> SSAValue:
    """The tensor of `element` whose elements `make` makes of those of `value`; `at` is the op that
    it is for."""  # fmt: skip
    return of_elements(build, at, [value], element, lambda numbers: make(numbers[0]))


def of_elements(
    build: Inserter, at: Operation, values: Sequence[SSAValue], element: Attribute,
    make: Callable[[Sequence[SSAValue]], Operation],
) -> SSAValue:
    """The same of several tensors of one shape."""  # fmt: skip
    sources = [cast("TensorType[Attribute]", each.type) for each in values]
    body = Block(arg_types=[*(each.element_type for each in sources), element])
    inner = Inserter.at_end(body, at)
    inner.op(YieldOp(inner.value(make(body.args[:-1]))))
    kind = TensorType(element, sources[0].get_shape())
    found = _generic(build, values, empty_like(build, kind, values[0]), Region(body))
    found.name_hint = values[0].name_hint
    return found


def generalize(function: func.FuncOp) -> None:
    """Make arithmetic on whole tensors, affine quantization, and every `linalg.map`, the
    `linalg.generic` that does the same, so that it flows into epilogues and loops as any other."""
    for op in walk_type(function, MapOp):
        if op.res:
            build, body = Inserter.before(op), op.detach_region(op.body)
            _replace(op, _generic(build, op.inputs, op.outputs[0], body))
    for op in walk_type(function, AffineOp):
        build, body = Inserter.before(op), op.detach_region(op.body)
        made = GenericOp(
            op.inputs, op.outputs, body, op.get_indexing_maps(),
            list(op.get_iterator_types()), [each.type for each in op.res],
        )  # fmt: skip
        _replace(op, build.op(made).results[0])
    for op in list(function.walk()):
        if _is_arithmetic_of_tensors(op):
            _replace(op, _spelled_out(op))


def _is_arithmetic_of_tensors(op: Operation) -> bool:
    """Whether an op of numbers stands on tensors, all of one shape but for numbers among them."""
    if op.dialect_name() not in ("arith", "math") or op.regions or len(op.results) != 1:
        return False
    kind = op.results[0].type
    return isa(kind, TensorType[Attribute]) and not isinstance(op, arith.ConstantOp)


def _spelled_out(op: Operation) -> SSAValue:
    """Arithmetic on tensors as a `linalg.generic` of the same arithmetic on their elements."""
    build, kind = Inserter.before(op), cast("TensorType[Attribute]", op.results[0].type)
    tensors = [each for each in dict.fromkeys(op.operands) if isinstance(each.type, TensorType)]
    elements = [cast("TensorType[Attribute]", each.type).element_type for each in tensors]
    body = Block(arg_types=[*elements, kind.element_type])
    known = dict(zip(tensors, body.args, strict=False))
    inner = Inserter.at_end(body, op)
    made = numbers_of(type(op)).create(
        operands=[known.get(each, each) for each in op.operands],
        result_types=[kind.element_type], properties=op.properties, attributes=op.attributes,
    )  # fmt: skip
    inner.op(YieldOp(inner.value(made)))
    return _generic(build, tensors, empty_like(build, kind, tensors[0]), Region(body))


def _generic(
    build: Inserter, inputs: Sequence[SSAValue], output: SSAValue, body: Region
) -> SSAValue:
    """The result of a body on the elements at the same place of every tensor."""
    kind = cast("TensorType[Attribute]", output.type)
    rank = kind.get_num_dims()
    made = GenericOp(
        list(inputs), [output], body,
        ArrayAttr([AffineMapAttr(AffineMap.identity(rank))] * (len(inputs) + 1)),
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    return build.op(made).results[0]


def empty_like(build: Inserter, kind: TensorType[Attribute], like: SSAValue) -> SSAValue:
    """An empty tensor with the sizes of another of the same shape."""
    source = _written_to(like)
    places = [n for n, extent in enumerate(kind.get_shape()) if extent == DYNAMIC_INDEX]
    if isinstance(source.owner, tensor.EmptyOp) and shape_of(source) == kind.get_shape():
        told = list(source.owner.dynamic_sizes)
    else:
        told = [build.value(tensor.DimOp(source, build.index(place))) for place in places]
    return build.value(tensor.EmptyOp(told, kind))


def _written_to(value: SSAValue) -> SSAValue:
    """The tensor that the first of the ops which made `value` wrote to: of its shape, and asking
    for its sizes needs no other result."""
    while isinstance(value.owner, LinalgStructuredOperation):
        number = list(value.owner.results).index(value)  # type: ignore[arg-type]
        value = value.owner.outputs[number]
    return value


def _replace(op: Operation, value: SSAValue) -> None:
    value.name_hint = op.results[0].name_hint
    op.results[0].replace_all_uses_with(value)
    op.detach()
    op.erase()
