"""Loops, branches, labels: structured, or lanes with program counters of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.ir import Block, SSAValue

from gemmc.dialects.ptx import structure as s
from gemmc.dialects.ptx.types import RegType
from gemmc.interpret.frame import Step
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.op_table import handles
from gemmc.interpret.ptx_ops.registers import Bank, PtxFrame


def _read(frame: PtxFrame, value: SSAValue) -> Any:
    if isinstance(value.type, RegType):
        return frame.reg(value)
    return frame.range(value)


def _own(what: Any) -> Any:
    """A range of its own for a loop to update; the initial value may be used again.

    One that a wgmma may still write is handed on as it is: a copy would miss what arrives.
    """
    return what.copy() if isinstance(what, Bank) and not what.pending.any() else what


def _write(frame: PtxFrame, value: SSAValue, what: Any) -> None:
    """Hand a value on; a range that has registers is already in them."""
    if isinstance(value.type, RegType):
        frame.put(value, what)
    elif not hasattr(cast(Any, value.type).first, "data"):
        frame.values[value] = what


@handles(s.ForOp)
def loop(frame: PtxFrame, op: s.ForOp) -> Program:
    carried = [_own(_read(frame, v)) for v in op.inits]
    step = int(np.int32(np.uint32(frame.number(op.step))))
    if step < 1:
        raise Unsupported(f"a loop with step {step}", frame.agent.site)
    if not all(frame.is_uniform(frame.reg(each)) for each in (op.begin, op.end)):
        yield from _apart(frame, op, step, carried)
        return
    first, last = (int(np.int32(np.uint32(frame.number(v)))) for v in (op.begin, op.end))
    agent, outer = frame.agent, frame.agent.loops
    for counter in range(first, last, step):
        agent.loops = (*outer, counter)
        yield from _step(frame, op, np.uint32(counter), carried)
        carried = list(frame.yielded)
    agent.loops = outer
    for result, what in zip(op.results_, carried, strict=True):
        _write(frame, result, what)


def _step(frame: PtxFrame, op: s.ForOp, counter: Any, carried: list[Any]) -> Program:
    frame.put(op.counter, counter)
    for argument, what in zip(op.carried, carried, strict=True):
        _write(frame, argument, what)
    yield from frame.run(op.body.block)


def _apart(frame: PtxFrame, op: s.ForOp, step: int, carried: list[Any]) -> Program:
    """Lanes that take different numbers of steps: together while they have some, then they wait."""
    agent, outer, mask = frame.agent, frame.agent.loops, frame.mask
    counter, last = (np.broadcast_to(frame.reg(each), agent.threads).astype(np.uint32)
                     .view(np.int32) for each in (op.begin, op.end))  # fmt: skip
    number = 0
    while (taken := (counter < last) & (True if mask is None else mask)).any():
        frame.mask, agent.loops = taken, (*outer, number)
        yield from _step(frame, op, counter.view(np.uint32), carried)
        carried = [_where(taken, new, old)
                   for new, old in zip(frame.yielded, carried, strict=True)]  # fmt: skip
        counter, number = counter + np.int32(step), number + 1
    frame.mask, agent.loops = mask, outer
    for result, what in zip(op.results_, carried, strict=True):
        _write(frame, result, what)


def _where(taken: Any, new: Any, old: Any) -> Any:
    """What lanes have behind a step that some of them took: a register, or a range."""
    if not isinstance(new, Bank):
        return cast("NDArray[Any]", np.where(taken, new, old))
    made = new.copy()
    made.data[...] = np.where(taken, new.data, cast(Bank, old).data)
    return made


@handles(s.YieldOp)
def yield_(frame: PtxFrame, op: s.YieldOp) -> None:
    frame.yielded = tuple(_read(frame, v) for v in op.values)


@handles(s.IfOp)
def branch(frame: PtxFrame, op: s.IfOp) -> Program:
    condition = frame.reg(op.condition)
    outer = frame.mask
    active = np.ones(frame.agent.threads, np.bool_) if outer is None else outer
    sides = (op.body.block, condition & active), (
        op.otherwise.block if op.otherwise.blocks else None, ~condition & active
    )
    for block, mask in sides:
        if block is not None and mask.any():
            frame.mask = outer if mask.all() else mask
            yield from frame.run(block)
    frame.mask = outer


@handles(s.RepeatOp)
def repeat(frame: PtxFrame, op: s.RepeatOp) -> Program:
    while True:
        yield from frame.run(op.body.block)
        if frame.uniform(frame.yielded[0]):
            return
        yield None


@handles(s.LabelOp)
def label(frame: PtxFrame, op: s.LabelOp) -> None:
    """A place to go to; being there does nothing."""


@handles(s.BraOp, s.RetOp)
def outside_lines(frame: PtxFrame, op: Any) -> None:
    """Only `run_lines` moves between labels."""
    raise Unsupported(f"{op.name} among structured ops", frame.agent.site)


@dataclass(frozen=True)
class _Lines:
    """A program's steps, the places of its labels, and for each place the next where a branch
    or the end is."""

    steps: list[Step]
    labels: dict[str, int]
    ends: list[int]

    @staticmethod
    def of(steps: list[Step]) -> _Lines:
        labels = {
            op.label.data: i for i, (op, *_) in enumerate(steps) if isinstance(op, s.LabelOp)
        }
        ends, end = [len(steps)] * (len(steps) + 1), len(steps)
        for place in reversed(range(len(steps))):
            end = ends[place] = place if isinstance(steps[place][0], s.BraOp | s.RetOp) else end
        return _Lines(steps, labels, ends)


def run_lines(frame: PtxFrame, block: Block) -> Program:
    """A block with labels and branches. Groups of lanes that are at the same place go together;
    the group furthest behind goes first, so that the others catch up where paths join."""
    lines = frame.launch.notes.get(block)
    if lines is None:
        lines = frame.launch.notes[block] = _Lines.of(frame.launch.code.of(block))
    steps, labels, ends = lines.steps, lines.labels, lines.ends
    everyone = np.ones(frame.agent.threads, np.bool_)
    groups: dict[int, Any] = {0: everyone}
    back: dict[int, int] = {}
    while groups:
        place = min(groups)
        mask = groups.pop(place)
        frame.mask = None if mask.all() else mask
        end = min(ends[place], min(groups, default=len(steps)))
        yield from _straight(frame, steps[place:end])
        place = end
        if place == len(steps):
            continue
        op, _, _, frame.agent.site = steps[place]
        targets = {place: mask}
        if isinstance(op, s.BraOp):
            targets = _branch(frame, op, place + 1, labels[op.label.data], mask)
            _count(frame, back, place, targets)
        elif isinstance(op, s.RetOp):
            targets = {}
        for target, lanes in targets.items():
            groups[target] = groups[target] | lanes if target in groups else lanes


def _straight(frame: PtxFrame, steps: list[Step]) -> Program:
    """Execute steps that are no branches."""
    agent = frame.agent
    for _, execute, blocks, agent.site in steps:
        if blocks:
            yield from execute(frame)
        else:
            execute(frame)


def _branch(
    frame: PtxFrame, op: s.BraOp, following: int, target: int, mask: Any
) -> dict[int, Any]:
    taken = mask
    if op.guard is not None:
        guard = frame.reg(op.guard)
        taken = mask & (~guard if op.unless is not None else guard)
    ways = {target: taken, following: mask & ~taken}
    if target == following:
        return {following: mask}
    return {place: lanes for place, lanes in ways.items() if lanes.any()}


def _count(frame: PtxFrame, back: dict[int, int], place: int, targets: dict[int, Any]) -> None:
    """Keep the agent's loop counters: how often each backward branch was taken."""
    if any(target <= place for target in targets):
        back[place] = back.get(place, 0) + 1
    elif place not in back:
        return
    else:
        del back[place]
    frame.agent.loops = tuple(back.values())
