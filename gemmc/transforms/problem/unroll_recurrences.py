"""Pass `unroll-recurrences`: the launches of each step, one behind the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects._integers import int_attr
from gemmc.dialects.launch import (
    ProgramOp,
    RecurrenceOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
    types_of_step,
)
from gemmc.errors import refuse
from gemmc.facts import SHARED, Facts
from gemmc.ir import Inserter, walk_type

MOST_LAUNCHES = 50_000
"""Of a program: a minute of compilation, and as many nodes of a graph."""


@dataclass(frozen=True)
class UnrollRecurrencesPass(ModulePass):
    """Launch the kernels of a step as often as a recurrence has steps.

    Before → after, of three steps:

        launch.program @step ["arg0", "arg1", "result0"] outputs 1 {
          %t = launch.workspace
          launch.run @step_0 reads %arg0, %arg1 writes %t
          launch.run @step_1 reads %t writes %result0 }
        launch.program @main … {
          launch.recurrence @step steps 3 carried %h by [0] windows %x … last %result0 … }
        →
        launch.program @main … {
          %t = launch.workspace ; %a = launch.workspace ; %b = launch.workspace
          %x0 = launch.view %x from 0
          launch.run @step_0 reads %h, %x0 writes %t ; launch.run @step_1 reads %t writes %a
          %x1 = launch.view %x from 64
          launch.run @step_0 reads %a, %x1 writes %t ; launch.run @step_1 reads %t writes %b
          %x2 = launch.view %x from 128
          launch.run @step_0 reads %b, %x2 writes %t ; launch.run @step_1 reads %t writes %result0 }

    Requires: launch programs (`form-program`).
    Ensures: a kernel of a step is launched once a step, and all steps share the step's own memory.
    What is carried is in two workspaces by turns, or where steps stack it in the stack; the last
    step's is where what follows reads it. No program is left that another one launches.
    Why here: behind the passes that change a kernel for one of its launches, which see one launch
    of each (`fuse-reductions`, `fuse-rows`, `split-reductions`); before `share-kernels` and
    `allocate-workspaces`, which then see all of them in order. Serves programs with recurrences: no
    pipeline names it, since whether a program has some shows only here.
    """

    name = "unroll-recurrences"

    def facts(self) -> Facts:
        return Facts(establishes=(SHARED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = walk_type(op, RecurrenceOp)
        if not found:
            change = "leave the pass out, or run form-program first, on a tile.recurrence"
            raise refuse(op, "a launch.recurrence", "none", change)
        while found:
            inner = next(each for each in found if not _has_steps(each.step))
            launched = inner.step
            _unroll(inner)
            found.remove(inner)
            again = any(each.step is launched for each in found)
            if isinstance(launched, ProgramOp) and not again:
                launched.detach()
                launched.erase()


def _has_steps(op: Operation | None) -> bool:
    return op is not None and bool(walk_type(op, RecurrenceOp))


def _unroll(op: RecurrenceOp) -> None:
    program, step = op.parent_op(), op.step
    assert isinstance(program, ProgramOp), "a recurrence is launched by a program"
    launches = op.count * (len(step.runs) if isinstance(step, ProgramOp) else 1)
    if len(program.runs) + launches > MOST_LAUNCHES:
        change = "write the recurrence as fewer, larger steps"
        raise refuse(op, f"at most {MOST_LAUNCHES} launches", f"{launches} of a loop", change)
    _Steps(op).unroll()
    op.detach()
    op.erase()


@dataclass
class _Steps:
    """The launches of a recurrence's steps while they are written."""

    op: RecurrenceOp
    own: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """The memory of a step's program, which all steps share."""
    between: dict[int, list[SSAValue]] = field(default_factory=dict[int, list[SSAValue]])
    """By the number of a result, the memory of what one step hands to the next."""

    def __post_init__(self) -> None:
        self.build = Inserter.before(self.op)
        self.stacks, self.finals = self.op.stacks, self.op.finals

    def unroll(self) -> None:
        op, number = self.op, self.op.numbers[0]
        types = [cast("MemRefType[Attribute]", each) for each in types_of_step(op)]
        carried, results = list(op.carried), types[len(op.inputs) :]
        outputs = sorted({*number, *op.numbers[1]})
        if outputs != [*range(len(results))]:
            needed = "each result of a step to be carried or stacked"
            raise refuse(op, needed, f"{len(results)} results, and {outputs}")
        for step in range(op.count):
            windows = [
                self._part(value, places.at(step), kind)
                for value, places, kind in zip(
                    op.windows, op.places, types[len(carried) :], strict=False
                )
            ]
            made = {n: self._made(n, step, results[n]) for n in outputs}
            reads = [*carried, *windows, *op.invariants]
            self._launch(reads, [made[n] for n in outputs])
            carried = [made[n] for n in number]

    def _part(self, value: SSAValue, first: int, kind: MemRefType[Attribute]) -> SSAValue:
        view = ViewOp.create(
            operands=[value], result_types=[kind], properties={"first": int_attr(first)}
        )
        return self.build.value(view, value.name_hint)

    def _made(self, number: int, step: int, kind: MemRefType[Attribute]) -> SSAValue:
        """The memory of what a step makes as one of its results."""
        if number in self.stacks:
            value, places = self.stacks[number]
            return self._part(value, places.at(step), kind)
        if step == self.op.count - 1:
            return self.finals[number]
        held = self.between.setdefault(number, [])
        if len(held) < 2:
            held.append(self.build.value(WorkspaceOp(kind), "carried"))
        return held[step % 2]

    def _launch(self, reads: list[SSAValue], writes: list[SSAValue]) -> None:
        step = self.op.step
        if not isinstance(step, ProgramOp):
            self.build.op(RunOp(self.op.callee.string_value(), reads, writes))
            return
        arguments: list[SSAValue] = list(step.body.block.args)
        known = dict(zip(arguments, (*reads, *writes), strict=True))
        for op in step.body.block.ops:
            if op.results and not op.operands:  # memory of the step's own
                if op.results[0] not in self.own:
                    self._copy(op, self.own)
                known[op.results[0]] = self.own[op.results[0]]
            else:
                self._copy(op, known)

    def _copy(self, op: Operation, known: dict[SSAValue, SSAValue]) -> None:
        """An op of the step in the program."""
        made = op.clone(known)
        self.build.op(made)
        made.location = op.location
        for result, other in zip(op.results, made.results, strict=True):
            other.name_hint = result.name_hint
            known[result] = other
