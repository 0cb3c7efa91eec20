"""Pass `allocate-workspaces`: where a launch program's workspaces lie, and which share memory."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.passes import ModulePass

from gemmc.dialects._integers import int_attr
from gemmc.dialects.launch import (
    ALIGNMENT,
    ProgramOp,
    WorkspaceOp,
    bytes_in,
    memory_of,
    sized_values,
)
from gemmc.errors import refuse
from gemmc.facts import Facts
from gemmc.ir import walk_type


@dataclass(frozen=True)
class AllocateWorkspacesPass(ModulePass):
    """Give each workspace of a launch program its offset.

    Before → after:

        launch.program @main … { %h = launch.workspace : …; … }
        →
        launch.program @main … workspace 1048576 { %h = launch.workspace at 0 : …; … }

    Requires: `form-program`.
    Ensures: workspaces that are needed at the same time lie apart; a workspace is needed from the
    first launch that has it, or a view of it, as an operand, to the last. Launches of a stream
    follow each other, so what no later launch reads is free for the next. The largest are placed
    first, each at the lowest place that is free all the time (Gergov, "Algorithms for compile-time
    memory optimization", 1999, has bounds for such orders).
    Why here: behind `form-program`, which says what the workspaces are; no later pass adds any.
    Serves programs of several kernels, whose pipelines begin with both.
    """

    name = "allocate-workspaces"

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        programs = walk_type(op, ProgramOp)
        if not programs:
            change = "run form-program first, on a function of several kernels"
            raise refuse(op, "a launch.program", "none", change)
        for program in programs:
            _allocate(program)


def _allocate(program: ProgramOp) -> None:
    needed = _lifetimes(program)
    if any(workspace.sized is not None for workspace in needed):
        _allocate_told(program, needed)
        return
    placed: list[tuple[WorkspaceOp, int]] = []
    for workspace in sorted(needed, key=lambda each: -each.bytes):
        others = sorted(
            (at, at + each.bytes)
            for each, at in placed
            if _meet(needed[each], needed[workspace])
        )
        offset = 0
        for start, end in others:
            if offset + workspace.bytes <= start:
                break
            offset = max(offset, -(-end // ALIGNMENT) * ALIGNMENT)
        placed.append((workspace, offset))
        workspace.offset = int_attr(offset)
    program.workspace = int_attr(max((at + each.bytes for each, at in placed), default=0))


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]


def _lifetimes(program: ProgramOp) -> dict[WorkspaceOp, tuple[int, int]]:
    """The numbers of the first and the last launch that need each workspace."""
    found: dict[WorkspaceOp, tuple[int, int]] = {}
    for number, run in enumerate(program.runs):
        for value in run.operands:
            owner = memory_of(value).owner
            if isinstance(owner, WorkspaceOp):
                first, _ = found.get(owner, (number, number))
                found[owner] = first, number
    return found


def _allocate_told(program: ProgramOp, needed: dict[WorkspaceOp, tuple[int, int]]) -> None:
    """One piece behind the other, of sizes that a call tells; workspaces of as many bytes that are
    not needed at the same time share one."""
    shapes = sized_values(program)
    pieces: list[tuple[str, list[WorkspaceOp]]] = []
    for workspace, life in needed.items():
        size = str(bytes_in(workspace.result, shapes[workspace.result]))
        fitting = (
            held
            for known, held in pieces
            if known == size and not any(_meet(needed[each], life) for each in held)
        )
        held = next(fitting, None)
        if held is None:
            pieces.append((size, held := []))
        held.append(workspace)
    ends: list[str] = []
    for size, held in pieces:
        for workspace in held:
            workspace.placed = StringAttr(" + ".join(ends) or "0")
        ends.append(f"cdiv({size}, {ALIGNMENT}) * {ALIGNMENT}")
    program.needs = StringAttr(" + ".join(ends))
    program.workspace = int_attr(0)
