"""Which loops have steps that are the same function: on tensors of static sizes that memory holds,
with loops in them of as many steps each time."""

from __future__ import annotations

from xdsl.dialects import func, scf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    i1,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.sizes import is_dynamic, is_open_inside
from gemmc.dialects.tile.types import bits
from gemmc.transforms.problem._loop_places import is_number
from gemmc.transforms.problem._numbers import number_in

BYTE = 8


def are_alike(function: func.FuncOp, loop: scf.ForOp | scf.WhileOp) -> bool:
    """Whether a loop's steps may be calls of one function."""
    if is_dynamic(function) or is_open_inside(function):
        return False
    values = [value for op in loop.walk() for value in (*op.operands, *op.results)]
    return all(map(_is_held, values)) and not _counts_inside(loop)


def _is_held(value: SSAValue) -> bool:
    """Whether a value is a number, or a tensor of known sizes and whole bytes, or conditions."""
    kind, element = value.type, element_in(value.type)
    if isinstance(kind, MemRefType):
        return False
    if isa(kind, TensorType[Attribute]):
        if DYNAMIC_INDEX in kind.get_shape() or 0 in kind.get_shape():
            return False
        if isinstance(element, ComplexType):
            return True
    if isinstance(element, IndexType) or element == i1:
        return True
    if not isa(element, AnyFloat) and not isa(element, IntegerType):
        return False
    return bits(element) % BYTE == 0


def _counts_inside(loop: scf.ForOp | scf.WhileOp) -> bool:
    """Whether a loop in a step has as many steps as the step's number says, or others carried."""
    told = _depending(loop)
    for op in loop.walk():
        if op is loop:
            continue
        if isinstance(op, scf.ForOp) and not told.isdisjoint((op.lb, op.ub, op.step)):
            return True
        if isinstance(op, scf.WhileOp):
            inside = (value for each in op.walk() for value in each.operands)
            if not told.isdisjoint(inside):
                return True
    return False


def _depending(loop: scf.ForOp | scf.WhileOp) -> set[SSAValue]:
    """What is computed of a step's number, and of other integers that steps carry."""
    found: set[SSAValue] = {each for each in _arguments(loop) if is_number(each.type)}
    for op in loop.walk():
        if op is not loop and not found.isdisjoint(op.operands):
            found.update(each for each in op.results if number_in(each) is None)
            found.update(_arguments(op))
    return found


def _arguments(op: Operation) -> list[SSAValue]:
    blocks: list[Block] = [block for region in op.regions for block in region.blocks]
    return [argument for block in blocks for argument in block.args]
