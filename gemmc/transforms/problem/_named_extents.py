"""The open extents of what a product reads, by the names that its dimensions have."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.placement import Placed, where_known
from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.tile.contract import ContractOp

Names = dict[int, str]
"""Of a tensor's open dimensions the letters that a product has for them."""


def named_extents(op: Operation) -> list[tuple[Placed | None, Names]]:
    """Of each operand of an op where it is, and if the op is a product the letters of the open
    dimensions of that tensor; those behind a reshape that joins or cuts them have none."""
    if not isinstance(op, ContractOp):
        return [(None, {}) for _ in op.operands]
    beside = [op.rhs_layout] if op.beside is not None else []
    layouts = [op.lhs_layout, op.rhs_layout, *beside, *op.input_layouts]
    return [_named(value, each) for value, each in zip(op.operands, layouts, strict=True)]


def _named(value: SSAValue, letters: str) -> tuple[Placed | None, Names]:
    place = where_known(value)
    if place is None:
        return None, {}
    shape = shape_of(place.argument)
    return place, {
        dim.own: letter
        for dim, letter in zip(place.dims, letters, strict=True)
        if dim.own is not None and shape[dim.own] == DYNAMIC_INDEX
    }


def agree(one: Names, other: Names) -> bool:
    """Whether a tensor that has both has one letter for each dimension."""
    return all(one.get(dimension, letter) == letter for dimension, letter in other.items())


def name_all(op: ContractOp, arguments: Sequence[SSAValue]) -> bool:
    """Whether a product has one letter for each open extent of the arguments of its function."""
    found: dict[SSAValue, Names] = {each: {} for each in arguments}
    for place, names in named_extents(op):
        if place is None or place.argument not in found:
            continue
        if not agree(found[place.argument], names):
            return False
        found[place.argument] |= names
    return all(
        dimension in names
        for value, names in found.items()
        for dimension, size in enumerate(shape_of(value)) if size == DYNAMIC_INDEX
    )  # fmt: skip
