"""Spellings that a function is brought to before it is taken apart into kernels."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    TensorType,
    f32,
    i1,
)
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.tile.contract import ContractOp
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._memory_types import conditions_to_numbers, store_in_bytes
from gemmc.transforms.problem._one_product import has_mixed_operands

_UNEQUAL = "une"
"""arith.cmpf's predicate of numbers that differ."""


def respell(function: func.FuncOp) -> None:
    """Extend operands of products of two types as tensors, to one that has the numbers of both,
    reduce conditions as numbers, 0 and 1, and give epilogues such numbers for conditions; narrow
    arguments and results become bytes."""
    store_in_bytes(function)
    for op in walk_type(function, ContractOp):
        conditions_to_numbers(op)
        if has_mixed_operands(op):
            _extend(op)
    for op in walk_type(function, GenericOp):
        if len(op.results) == 1 and _reduces_conditions(op):
            _reduce_numbers(op)


def _element(value: SSAValue) -> Attribute:
    return cast("TensorType[Attribute]", value.type).element_type


def _with_element(value: SSAValue, element: Attribute) -> TensorType[Attribute]:
    return TensorType(element, cast("TensorType[Attribute]", value.type).get_shape())


def _extend(op: ContractOp) -> None:
    kinds = [cast(AnyFloat, _element(each)) for each in (op.lhs, op.rhs)]
    widest = max(kinds, key=lambda kind: kind.bitwidth)
    # Neither of f16 and bf16 has all numbers of the other.
    common = f32 if kinds[0].bitwidth == kinds[1].bitwidth else widest
    for number, kind in enumerate(kinds):
        if kind != common:
            value = op.operands[number]
            wide = cast("AnyFloat", _with_element(value, common))
            extended = Inserter.before(op).value(arith.ExtFOp(value, wide), value.name_hint)
            op.operands[number] = extended


def _reduces_conditions(op: GenericOp) -> bool:
    """Whether an op combines conditions as they are by `and` or `or`."""
    end = op.body.block.last_op
    if all_parallel(op) or _element(op.results[0]) != i1 or len(op.inputs) != 1 or end is None:
        return False
    owner, (first, so_far) = end.operands[0].owner, op.body.block.args
    return isinstance(owner, arith.AndIOp | arith.OrIOp) and set(owner.operands) == {first, so_far}


def _reduce_numbers(op: GenericOp) -> None:
    build = Inserter.before(op)
    given = [build.value(_as_numbers(each)) for each in (*op.inputs, *op.outputs)]
    end = op.body.block.last_op
    assert end is not None, "it is known what the body yields"
    every = isinstance(end.operands[0].owner, arith.AndIOp)
    combine: type[Operation] = arith.MinimumfOp if every else arith.MaximumfOp
    body = Block(arg_types=[f32, f32])
    inner = Inserter.at_end(body, op)
    inner.op(YieldOp(inner.value(combine(*body.args))))  # type: ignore[call-arg]
    made = GenericOp(
        given[:1], given[1:], Region(body), op.indexing_maps, op.iterator_types,
        [_with_element(op.results[0], f32)],
    )  # fmt: skip
    total = build.op(made).results[0]
    kind = cast("TensorType[AnyFloat]", total.type)
    zero = build.value(arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, [0.0])))
    scalars = arith.CmpfOp(total, zero, _UNEQUAL)
    properties = dict(scalars.properties)
    scalars.erase()
    whole = [_with_element(op.results[0], i1)]
    holds = build.value(
        arith.CmpfOp.create(operands=[total, zero], result_types=whole, properties=properties)
    )
    op.results[0].replace_all_uses_with(holds)
    op.detach()
    op.erase()


def _as_numbers(value: SSAValue) -> Operation:
    return arith.UIToFPOp(value, cast("AnyFloat", _with_element(value, f32)))
