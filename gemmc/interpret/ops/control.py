"""Loops and branches, of threads that go different ways too."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects import scf
from xdsl.ir import Block, Operation

from gemmc.interpret.fragments import Fragment
from gemmc.interpret.frame import Frame, Mask
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.op_table import handles


@handles(scf.ForOp)
def loop(frame: Frame, op: scf.ForOp) -> Program:
    """The counter is on the agent's loop stack: the number of the step where threads have bounds of
    their own."""
    step = frame.scalar(op.step)
    carried = [frame.get(v) for v in op.iter_args]
    if step < 1:
        raise Unsupported(f"a loop with step {step}", frame.agent.site)
    if not all(frame.is_uniform(frame.get(each)) for each in (op.lb, op.ub)):
        yield from _apart(frame, op, step, carried)
        return
    first, last = frame.scalar(op.lb), frame.scalar(op.ub)
    body, agent = op.body.block, frame.agent
    outer = agent.loops
    for counter in range(first, last, step):
        agent.loops = (*outer, counter)
        frame.bind(body, [counter, *carried])
        yield from frame.run(body)
        carried = list(frame.yielded)
    agent.loops = outer
    frame.set(op, *carried)


def _apart(frame: Frame, op: scf.ForOp, step: int, carried: list[Any]) -> Program:
    """Threads of different numbers of steps: together while they have some, then they wait."""
    agent, outer, mask = frame.agent, frame.agent.loops, frame.mask
    counter, last = (np.broadcast_to(np.asarray(frame.get(each)), agent.threads)
                     for each in (op.lb, op.ub))  # fmt: skip
    number = 0
    while (taken := (counter < last) & (True if mask is None else mask)).any():
        frame.mask, agent.loops = taken, (*outer, number)
        frame.bind(op.body.block, [counter, *carried])
        yield from frame.run(op.body.block)
        carried = [_where(frame, taken, new, old)
                   for new, old in zip(frame.yielded, carried, strict=True)]  # fmt: skip
        counter, number = counter + step, number + 1
    frame.mask, agent.loops = mask, outer
    frame.set(op, *carried)


def _where(frame: Frame, taken: Mask, new: Any, old: Any) -> Any:
    """What threads have behind a step that some of them took: a value, or registers."""
    if not isinstance(new, Fragment):
        return cast("NDArray[Any]", np.where(taken, new, old))
    held, before = (each.touch(frame.agent) for each in (new, cast(Fragment, old)))
    return new.with_tile(np.where(taken[:, None, None], held, before))


@handles(scf.YieldOp)
def yield_(frame: Frame, op: Operation) -> None:
    frame.yielded = tuple(frame.get(v) for v in op.operands)


@handles(scf.IfOp)
def branch(frame: Frame, op: scf.IfOp) -> Program:
    """Threads that differ run their branches one after the other, each under its mask."""
    condition = frame.get(op.cond)
    others = op.false_region.block if op.false_region.blocks else None
    if isinstance(condition, np.ndarray):
        taken = cast(Mask, condition).astype(np.bool_)
        active = np.ones_like(taken) if frame.mask is None else frame.mask
        if (taken | ~active).all():
            condition = True
        elif (~taken | ~active).all():
            condition = False
        else:
            yield from _diverge(frame, op, taken & active, ~taken & active, others)
            return
    frame.yielded = ()
    if condition:
        yield from frame.run(op.true_region.block)
    elif others is not None:
        yield from frame.run(others)
    frame.set(op, *frame.yielded)


def _diverge(
    frame: Frame, op: scf.IfOp, yes: Mask, no: Mask, others: Block | None
) -> Program:
    outer = frame.mask
    frame.mask, frame.yielded = yes, ()
    yield from frame.run(op.true_region.block)
    first = frame.yielded
    frame.mask, frame.yielded = no, ()
    if others is not None:
        yield from frame.run(others)
    frame.mask = outer
    second = frame.yielded
    frame.set(op, *(np.where(yes, x, y) for x, y in zip(first, second, strict=True)))
