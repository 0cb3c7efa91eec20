"""Asynchronous copies of single threads, and their groups."""

from __future__ import annotations

from typing import cast

from xdsl.ir import Operation, SSAValue

from gemmc.dialects import barrier as b
from gemmc.dialects.ptx import async_copy as c
from gemmc.dialects.ptx.arithmetic import SelpOp
from gemmc.dialects.tile.attrs import THREAD
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.types import bits, memref_type
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.mapping._atom_rules.runs import SMALLEST, run_bytes


def copy(scope: Scope, op: Operation) -> None:
    """One instruction per run; what is outside of the matrix reads nothing and becomes zero."""
    source = cast(CopyOp, op)
    atom = None if source.atom is None else source.atom.instruction.data
    if atom != "cp_async" or source.scope != THREAD:
        found = f"atom {atom}, scope {source.scope.word}"
        change = "run the convert-tile-to passes"
        raise refuse(op, "a thread's copy with atom cp_async", found, change)
    size = run_bytes(source)
    if size < SMALLEST:
        needed = f"runs of {SMALLEST} bytes that the matrix and the buffer both align"
        raise refuse(op, needed, f"runs of {size}", "use copy=ldst")
    build = scope.build
    window, target = scope.view(op, source.source), scope.view(op, source.target)
    rows, columns = memref_type(source.target).get_shape()
    step = size * 8 // bits(memref_type(source.target).element_type)
    lengths: dict[SSAValue, SSAValue] = {}
    for row in range(rows):
        for column in range(0, columns, step):
            guard = window.guard(build, row, column)
            if guard is not None and guard not in lengths:
                length = SelpOp("b32", build.imm(size), build.imm(0), guard)
                lengths[guard] = build.value(length)
            into, out_of = target.place(build, row, column), window.place(build, row, column)
            found = None if guard is None else lengths[guard]
            build.op(c.CpAsyncOp(size, into, out_of, found))


def commit(scope: Scope, op: Operation) -> None:
    scope.build.op(c.CpAsyncCommitOp())


def wait(scope: Scope, op: Operation) -> None:
    scope.build.op(c.CpAsyncWaitOp(cast(b.WaitCopiesOp, op).pending.value.data))


HANDLERS = {
    CopyOp: copy,
    b.CommitCopiesOp: commit,
    b.WaitCopiesOp: wait,
}
