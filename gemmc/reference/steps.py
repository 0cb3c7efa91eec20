"""Loops whose steps have tensors of different extents, as the last blocks of tiled loops have them:
written out ahead of evaluating, since a type has the extents of one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import affine, arith, func, memref, scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    TensorType,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.blocks import Known, copy_ahead
from gemmc.dialects.isa import isa
from gemmc.dialects.parts import kept_of
from gemmc.dialects.sizes.arithmetic import computed, least_of
from gemmc.dialects.sizes.made import destination_of, sizes_of
from gemmc.dialects.sizes.shapes import shape_of
from gemmc.errors import refuse

MOST_STEPS = 10_000
"""Of all loops together."""


def with_steps_written_out(
    function: func.FuncOp, shapes: Sequence[Sequence[int]] = ()
) -> func.FuncOp:
    """A function with the steps of such loops in their places, where bounds and steps follow from
    constants, and from `shapes` of its arguments: a copy, if there are any. GemmcError where there
    are more than `MOST_STEPS`."""
    if not any(isinstance(op, scf.ForOp) for op in function.walk()):
        return function
    made, written = function.clone(), 0
    for argument, shape in zip(made.body.blocks[0].args, shapes, strict=False):
        kind = argument.type
        if isa(kind, TensorType[Attribute]):
            _retype(argument, TensorType(kind.element_type, shape))
        elif isa(kind, MemRefType[Attribute]):
            there = kind.layout, kind.memory_space
            _retype(argument, MemRefType(kind.element_type, shape, *there))
    if _open_loop(made) is None:
        return function
    while (loop := _open_loop(made)) is not None:
        steps = _steps(loop)
        assert steps is not None, "the loop was chosen"
        written += len(steps)
        if written > MOST_STEPS:
            needed = f"loops of at most {MOST_STEPS} steps together"
            raise refuse(loop, needed, f"{written} with this one")
        _write_out(loop, steps)
    _retype_views(made)
    return made


def _retype_views(function: func.FuncOp) -> None:
    """Write the extents that a step's views have into their types."""
    for op in [each for each in function.walk() if isinstance(each, memref.SubviewOp)]:
        kind = op.result.type
        told, said = (_number(each) for each in op.sizes), list(op.static_sizes.get_values())
        sizes = [next(told) if n == DYNAMIC_INDEX else n for n in said]
        known = [each for each in sizes if isinstance(each, int)]
        if DYNAMIC_INDEX in kind.get_shape() and len(known) == len(sizes):
            there = kind.layout, kind.memory_space
            shape = [known[axis] for axis in kept_of(said, kind.get_shape())]
            _retype(op.result, MemRefType(kind.element_type, shape, *there))


def _retype(value: SSAValue, kind: Attribute) -> None:
    if value.type != kind:
        Rewriter.replace_value_with_new_type(value, kind)


def _number(value: SSAValue) -> int | None:
    """What constants come to."""
    op, found = value.owner, None
    if isinstance(op, arith.ConstantOp) and isinstance(op.value, IntegerAttr):
        return op.value.value.data
    if isinstance(op, tensor.DimOp | memref.DimOp):
        axis = _number(op.index)
        return None if axis is None else _extent(op.source, axis)
    operands = [_number(each) for each in op.operands] if isinstance(op, Operation) else [None]
    known = [each for each in operands if each is not None]
    if len(known) < len(operands):
        return None
    if isinstance(op, affine.ApplyOp | affine.MinOp):
        found = least_of(op.map.data, known)
    elif isinstance(op, Operation):
        found = computed(op, [*known])
    return found if isinstance(found, int) else None


def _extent(value: SSAValue, axis: int) -> int | None:
    """A dimension's extent, of its type or of the op that makes the tensor."""
    op = value.owner
    size = sizes_of(op)[axis] if isinstance(op, tensor.EmptyOp) else shape_of(value)[axis]
    if isinstance(size, SSAValue):
        return _number(size)
    if size != DYNAMIC_INDEX:
        return size
    whole = destination_of(value)
    return None if whole is None else _extent(whole, axis)


def _open_loop(function: func.FuncOp) -> scf.ForOp | None:
    """The first, outermost loop of known steps in which a tensor's extents are open."""
    for op in function.walk():
        if isinstance(op, scf.ForOp) and _steps(op) is not None:
            values = (value for inner in op.body.walk() for value in inner.results)
            if any(_is_open(value) for value in values):
                return op
    return None


def _is_open(value: SSAValue) -> bool:
    kind = value.type
    shape = kind.get_shape() if isa(kind, MemRefType[Attribute]) else shape_of(value)
    return DYNAMIC_INDEX in shape


def _steps(loop: scf.ForOp) -> range | None:
    bounds = [_number(value) for value in (loop.lb, loop.ub, loop.step)]
    known = [each for each in bounds if each is not None]
    return range(*known) if len(known) == len(bounds) and known[2] > 0 else None


def _write_out(loop: scf.ForOp, steps: range) -> None:
    block, kind = loop.parent_block(), loop.lb.type
    assert block is not None, "a loop stands in a block"
    body = loop.body.block
    carried: list[SSAValue] = list(loop.iter_args)
    for counter in steps:
        number = arith.ConstantOp(IntegerAttr(counter, cast("IndexType | IntegerType", kind)))
        number.location = loop.location
        block.insert_op_before(number, loop)
        known: Known = dict(zip(body.args, (number.result, *carried), strict=True))
        carried = copy_ahead(loop, body, known)
    Rewriter.replace_op(loop, [], carried)
