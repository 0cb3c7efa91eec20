"""Spellings that a function is brought to before it is taken apart into kernels."""

from __future__ import annotations

from typing import Any, cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    AnyFloat,
    IntegerAttr,
    IntegerType,
    TensorType,
    f32,
    i1,
    i8,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, GenericOp, ReduceOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.analysis.reshapes import RESHAPES
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.linalg_reduce import reduction
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.sizes import Naming
from gemmc.dialects.tile.contract import ContractOp
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._elementwise import each_element
from gemmc.transforms.problem._memory_types import (
    conditions_to_numbers,
    reshape_bytes,
    store_in_bytes,
)
from gemmc.transforms.problem._one_product import has_mixed_operands
from gemmc.transforms.problem._open_guards import open_guards
from gemmc.transforms.problem._open_starts import start_from_nothing
from gemmc.transforms.problem._reductions import splat_number


def respell(function: func.FuncOp) -> None:
    """Extend operands of products of two types as tensors, to one that has the numbers of both,
    spell `linalg.reduce` out, reduce conditions as bytes, 0 and 1, and give epilogues such numbers
    for conditions; narrow arguments and results become bytes, and what is reshaped to open sizes.
    Reductions of an open length start from nothing, or keep their start where it is 0."""
    open_guards(function)
    store_in_bytes(function)
    for op in walk_type(function, ContractOp):
        conditions_to_numbers(op)
        if has_mixed_operands(op):
            _extend(op)
    for op in walk_type(function, ReduceOp):
        _as_generic(op)
    for op in walk_type(function, LinalgStructuredOperation):
        if not isinstance(op, GenericOp) and _reduces_conditions(op):
            _spell(op)
    for op in walk_type(function, GenericOp):
        if _reduces_conditions(op):
            _reduce_bytes(op)
    for op in [each for each in function.walk() if isinstance(each, RESHAPES)]:
        reshape_bytes(op)
    start_from_nothing(function)


def _with_element(value: SSAValue, element: Attribute) -> TensorType[Attribute]:
    return TensorType(element, cast("TensorType[Attribute]", value.type).get_shape())


def _extend(op: ContractOp) -> None:
    kinds = [cast(AnyFloat, element_in(each.type)) for each in (op.lhs, op.rhs)]
    widest = max(kinds, key=lambda kind: kind.bitwidth)
    # Neither of f16 and bf16 has all numbers of the other.
    common = f32 if kinds[0].bitwidth == kinds[1].bitwidth else widest
    for number, kind in enumerate(kinds):
        if kind != common:
            value = op.operands[number]
            wide = cast("AnyFloat", _with_element(value, common))
            extended = Inserter.before(op).value(arith.ExtFOp(value, wide), value.name_hint)
            op.operands[number] = extended


_OF_BYTES: dict[type[Operation], type[Operation]] = {
    arith.OrIOp: arith.OrIOp,
    arith.MaxUIOp: arith.OrIOp,
    arith.AndIOp: arith.AndIOp,
    arith.MinUIOp: arith.AndIOp,
    arith.MuliOp: arith.AndIOp,
    arith.XOrIOp: arith.XOrIOp,
    arith.AddiOp: arith.XOrIOp,
}
"""What combines bytes of 0 and 1 as an op combines conditions."""


def _reduces_conditions(op: LinalgStructuredOperation) -> bool:
    return not all_parallel(op) and any(element_in(each.type) == i1 for each in op.results)


def _spell(op: LinalgStructuredOperation) -> None:
    """A named op, such as a product of conditions, in full."""
    kinds, body = [each.type for each in op.results], op.detach_region(op.body)
    maps, loops = op.get_indexing_maps(), op.get_iterator_types()
    made = Inserter.before(op).op(GenericOp(op.inputs, op.outputs, body, maps, loops, kinds))
    replace(op, list(made.results))


def _as_generic(op: ReduceOp) -> None:
    axes = list(cast("Any", op.dimensions).get_values())
    made = reduction([op.input], [op.init], axes, op.detach_region(op.region))
    Inserter.before(op).op(made)
    replace(op, list(made.results))


def _reduce_bytes(op: GenericOp) -> None:
    """Let a reduction's results that are conditions be bytes, 0 or 1, while it reduces."""
    build, body = Inserter.before(op), op.detach_region(op.body)
    block = body.block
    kinds, outputs = [each.type for each in op.results], list(op.outputs)
    narrow = [number for number, each in enumerate(op.results) if element_in(each.type) == i1]
    for number in narrow:
        outputs[number] = _as_bytes(build, op, outputs[number])
        kinds[number] = outputs[number].type
        _carry_byte(block, len(op.inputs) + number, number)
    made = build.op(
        GenericOp(op.inputs, outputs, body, op.indexing_maps, op.iterator_types, kinds)
    )
    results: list[SSAValue] = list(made.results)
    for number in narrow:
        results[number] = each_element(
            build, op, results[number], i1, lambda each: arith.TruncIOp(each, i1)
        )
    replace(op, results)


def _as_bytes(build: Inserter, op: GenericOp, value: SSAValue) -> SSAValue:
    """What a reduction starts from: a number stays one."""
    number = splat_number(value)
    kind = cast("TensorType[IntegerType]", _with_element(value, i8))
    if number is None or not kind.has_static_shape():
        return each_element(build, op, value, i8, lambda each: arith.ExtUIOp(each, i8))
    byte = build.value(arith.ConstantOp(IntegerAttr(int(number) & 1, i8)))
    empty = build.value(tensor.EmptyOp([], kind))
    return build.value(FillOp([byte], [empty], [kind]))


def _carry_byte(block: Block, place: int, number: int) -> None:
    """Let an argument, what a result is so far, and what is yielded for it be bytes."""
    end, argument = block.last_op, block.args[place]
    assert end is not None, "a body that is verified yields"
    combining = end.operands[number].owner
    before = Inserter.before(end)
    plain = isinstance(combining, Operation) and type(combining) in _OF_BYTES
    byte = Rewriter.replace_value_with_new_type(argument, i8)
    sides = list(combining.operands) if plain and isinstance(combining, Operation) else []
    if isinstance(combining, Operation) and sides.count(byte) == 1 and len(list(byte.uses)) == 1:
        other = next(each for each in sides if each is not byte)
        make = _OF_BYTES[type(combining)]
        wide = before.value(arith.ExtUIOp(other, i8))
        end.operands[number] = before.value(make(byte, wide))  # type: ignore[call-arg]
        if not combining.results[0].uses:
            combining.detach()
            combining.erase()
        return
    first = block.first_op
    assert first is not None, "a body that is verified yields"
    now = Inserter.before(first).op(arith.TruncIOp(byte, i1))
    byte.replace_uses_with_if(now.result, lambda use: use.operation is not now)
    end.operands[number] = before.value(arith.ExtUIOp(end.operands[number], i8))


def fold_conditions(function: func.FuncOp, named: Naming) -> None:
    """Make constants of conditions on sizes that hold, or do not, whatever a call tells: no kernel
    has to be told the sizes."""
    for op in [each for each in function.body.block.ops if isinstance(each, arith.CmpiOp)]:
        found = named.shapes.size(op.result)
        if isinstance(found, int):
            build = Inserter.before(op)
            replace(op, [build.value(arith.ConstantOp(IntegerAttr(found, i1)))])
