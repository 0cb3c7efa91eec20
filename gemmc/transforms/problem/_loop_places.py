"""What the number of a loop's step tells: the integers that follow from it, and which elements of a
tensor the step reads or replaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import cast

from xdsl.dialects import scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IndexType,
    IntegerType,
    TensorType,
)
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects._integers import ints
from gemmc.dialects.isa import isa
from gemmc.dialects.recurrent import Places
from gemmc.ir import block_of
from gemmc.transforms.problem._numbers import number_in, number_of

Told = Mapping[SSAValue, Sequence[int]]
"""Of values of a loop's block that are integers, in every element, which each step's number tells:
what they are in each step."""


def told_by(loop: scf.ForOp, steps: range) -> Told:
    """The integers that follow from the numbers of a loop's steps and from constants."""
    block = loop.body.block
    found: dict[SSAValue, Sequence[int]] = {block.args[0]: list(steps)}
    for op in block.ops:
        if len(op.results) != 1 or not op.operands or not _is_of_integers(op.results[0]):
            continue
        told = [each for each in op.operands if each in found]
        constant = {each: number_in(each) for each in op.operands if each not in found}
        numbers = [
            number_of(op, {**constant, **{each: found[each][n] for each in told}})
            for n in range(len(steps) if told else 1)
        ]
        numbers *= 1 if told else len(steps)
        known = [each for each in numbers if each is not None]
        if len(known) == len(steps):
            found[op.results[0]] = known
    return found


def is_inside(loop: scf.ForOp, value: SSAValue) -> bool:
    """Whether a value is made in a loop's steps."""
    block = block_of(value)
    while block is not None and block is not loop.body.block:
        parent = block.parent_op()
        block = None if parent is None else parent.parent_block()
    return block is not None


def _is_of_integers(value: SSAValue) -> bool:
    element = value.type
    if isa(element, TensorType[Attribute]):
        element = element.element_type
    return isinstance(element, IntegerType | IndexType)


def places_in(
    op: tensor.ExtractSliceOp | tensor.InsertSliceOp, told: Told, steps: int
) -> Places | None:
    """Which elements of the whole tensor the part of each step is, if they are neighbours, of known
    number, inside of it, and as far further on from each step to the next; None of others."""
    whole = op.source if isinstance(op, tensor.ExtractSliceOp) else op.dest
    shape = cast("TensorType[Attribute]", whole.type).get_shape()
    sizes = ints(cast("DenseArrayBase[IntegerType]", op.static_sizes))
    strides = ints(cast("DenseArrayBase[IntegerType]", op.static_strides))
    if DYNAMIC_INDEX in (*shape, *sizes) or any(each != 1 for each in strides):
        return None
    cut = [axis for axis, size in enumerate(shape) if sizes[axis] != size]
    if any(sizes[axis] != 1 for axis in range(max(cut, default=0))):
        return None
    offsets = _offsets(op, told, steps)
    if offsets is None:
        return None
    for each, size, extent in zip(offsets, sizes, shape, strict=True):
        if min(each) < 0 or max(each) + size > extent:
            return None
    firsts = [
        sum(each[n] * prod(shape[axis + 1 :]) for axis, each in enumerate(offsets))
        for n in range(steps)
    ]
    stride = firsts[1] - firsts[0] if steps > 1 else 0
    even = all(each == firsts[0] + n * stride for n, each in enumerate(firsts))
    return Places(firsts[0], stride) if even else None


def _offsets(
    op: tensor.ExtractSliceOp | tensor.InsertSliceOp, told: Told, steps: int
) -> list[Sequence[int]] | None:
    """A slice's offset along each dimension, in each step."""
    given, found = iter(op.offsets), list[Sequence[int]]()
    for static in ints(cast("DenseArrayBase[IntegerType]", op.static_offsets)):
        if static != DYNAMIC_INDEX:
            found.append([static] * steps)
            continue
        value = next(given)
        number = number_in(value)
        known = told.get(value, None if number is None else [number] * steps)
        if known is None:
            return None
        found.append(known)
    return found


def is_number(kind: Attribute) -> bool:
    """Whether a type is that of one integer: a number, or a tensor of rank 0."""
    if isa(kind, TensorType[Attribute]):
        return not kind.get_shape() and isinstance(kind.element_type, IntegerType)
    return isinstance(kind, IntegerType | IndexType)
