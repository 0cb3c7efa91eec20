"""Loops over single elements are written out as ops of `linalg`, the outer ones first."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import cf, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation

from gemmc.dialects import index_tensors
from gemmc.dialects.element_loops.computed_bounds import count_from_zero
from gemmc.dialects.element_loops.emit import Emitter
from gemmc.dialects.element_loops.joined import join_statements
from gemmc.dialects.element_loops.loops import ELEMENTS
from gemmc.dialects.element_loops.nest import Nest, NotElements
from gemmc.dialects.element_loops.order import check, keep_values, ranges_of
from gemmc.dialects.element_loops.points import count_from_tiles
from gemmc.dialects.element_loops.private import make_private
from gemmc.dialects.element_loops.remainders import leave_out
from gemmc.dialects.tensor_more import GenerateOp


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put ops of `linalg` in the place of loops over single elements; one that is another loop, or
    whose steps depend on each other, stays, and those in it are looked at."""
    for loop in _loops(module):
        _write(loop)
    index_tensors.write_out(module, ctx)  # an index that a loop carried is an element now


def _loops(op: Operation) -> list[scf.ForOp]:
    """The outermost loops in an op, but not in a body of `linalg`."""
    found: list[scf.ForOp] = []
    for region in op.regions:
        for block in region.blocks:
            for each in block.ops:
                if isinstance(each, scf.ForOp):
                    found.append(each)
                elif not isinstance(each, LinalgStructuredOperation | GenerateOp):
                    found += _loops(each)
    return found


def _write(loop: scf.ForOp) -> None:
    if not any(isinstance(each, ELEMENTS) for each in loop.walk()):
        return
    _drop_assertions(loop)
    count_from_tiles(loop)
    leave_out(loop)
    count_from_zero(loop)
    try:
        nest = Nest(loop)
        make_private(nest)
        join_statements(nest)
        keep_values(nest)
        ranges = ranges_of(nest)
        check(nest, ranges)
        emitter = Emitter(nest, ranges)
    except NotElements:
        for inner in _loops(loop):
            _write(inner)
        return
    before = loop.prev_op
    try:
        emitter.write()
    except NotElements:
        _take_back(loop, before)
        for inner in _loops(loop):
            _write(inner)


def _drop_assertions(loop: scf.ForOp) -> None:
    """Erase assertions, which no body checks: torch has them of indices that elements tell."""
    for op in [each for each in loop.walk() if isinstance(each, cf.AssertOp)]:
        op.detach()
        op.erase()


def _take_back(loop: scf.ForOp, before: Operation | None) -> None:
    """Erase what was written in front of a loop, behind an op."""
    while (last := loop.prev_op) is not before and last is not None:
        last.detach()
        last.erase()
