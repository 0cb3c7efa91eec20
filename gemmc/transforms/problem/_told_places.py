"""Nests of loops whose steps store single elements where data tells, and load them again: written
out, each load would ask every store ahead of it whether it is of the same element."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import memref, scf, tensor
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.element_loops.loops import ELEMENTS
from gemmc.dialects.isa import isa
from gemmc.transforms.problem._kept_memory import is_shaped
from gemmc.transforms.problem._numbers import integer_of

_CONTROL = scf.ForOp | scf.IfOp | scf.YieldOp
_MOST_STEPS = 16
"""Of nests whose steps are better written out: a choice for each pair of a load and a store."""


def meets_told_places(loop: scf.ForOp) -> bool:
    """Whether a nest of single elements, of more than a few steps, loads what it has stored at
    places that follow from elements."""
    ops = list(loop.walk())
    if not all(isinstance(op, ELEMENTS | _CONTROL) or _is_of_numbers(op) for op in ops):
        return False
    told = _told(ops)
    stores = [op for op in ops if isinstance(op, memref.StoreOp | tensor.InsertOp)]
    stored = [op.operands[1] for op in stores if not told.isdisjoint(op.operands[2:])]
    loads = [op for op in ops if isinstance(op, memref.LoadOp | tensor.ExtractOp)]
    met = any(_may_be_of(load.operands[0], each, loop) for load in loads for each in stored)
    return met and _steps(loop) > _MOST_STEPS


def _is_of_numbers(op: Operation) -> bool:
    return not any(is_shaped(each.type) for each in (*op.operands, *op.results))


def _told(ops: list[Operation]) -> set[SSAValue]:
    """The numbers that follow from elements, also by a choice, and by way of later steps."""
    told, before = set[SSAValue](), -1
    while len(told) > before:
        before = len(told)
        for op in ops:
            if isinstance(op, scf.YieldOp):
                _hand_on(op, told)
            elif isinstance(op, scf.ForOp):
                _begin(op, told)
            elif isinstance(op, memref.LoadOp | tensor.ExtractOp) or not told.isdisjoint(
                op.operands
            ):
                told |= {*op.results}
    return told


def _begin(loop: scf.ForOp, told: set[SSAValue]) -> None:
    """What a loop counts, and what it begins with and ends with if it takes no step."""
    counter, *carried = loop.body.block.args
    if not told.isdisjoint((loop.lb, loop.ub, loop.step)):
        told |= {counter, *loop.results}
    for value, inside, result in zip(loop.iter_args, carried, loop.results, strict=True):
        if value in told:
            told |= {inside, result}


def _hand_on(end: scf.YieldOp, told: set[SSAValue]) -> None:
    """What a loop or a choice has of the numbers that a block of it ends with."""
    around = cast(Operation, end.parent_op())
    block = end.parent_block()
    for number, value in enumerate(end.operands):
        if value in told:
            told.add(around.results[number])
            if isinstance(around, scf.ForOp) and block is not None:
                told.add(block.args[1 + number])


def _may_be_of(read: SSAValue, stored: SSAValue, loop: scf.ForOp) -> bool:
    """Whether a load reads what a store changed: the same memory, or a tensor that steps make."""
    if isa(stored.type, MemRefType[Attribute]):
        return read is stored
    return loop.is_ancestor(read.owner) and read.type == stored.type


def _steps(op: Operation) -> float:
    """How many steps the loops of a nest take together; of bounds that are not known, any."""
    inner = sum(_steps(each) for region in op.regions for block in region.blocks
                for each in block.ops)  # fmt: skip
    if not isinstance(op, scf.ForOp):
        return inner
    first, last, step = (integer_of(each) for each in (op.lb, op.ub, op.step))
    if first is None or last is None or not step or step < 0:
        return float("inf")
    return len(range(first, last, step)) * max(1.0, inner)
