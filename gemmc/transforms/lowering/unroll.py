"""Pass `unroll`: how many steps of an inner loop are one piece of straight code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import constant_trips
from gemmc.errors import GemmcError, refuse
from gemmc.facts import Facts
from gemmc.ir import Inserter, constant_of, replace, walk_type


@dataclass(frozen=True)
class UnrollPass(ModulePass):
    """Repeat the body of innermost loops, with the counter's value known in each copy.

    Before → after, with factor=0, which is all of a loop, and with factor=2:

        scf.for %k = 0 to 2 step 1 iter_args(%x = %a) { %y = f(%k, %x); yield %y }
        → %y = f(0, %a); %z = f(1, %y)

        scf.for %k = 0 to 8 step 1 … { %y = f(%k, %x); yield %y }
        → scf.for %k = 0 to 8 step 2 … { %y = f(%k, %x); %z = f(%k + 1, %y); yield %z }

    Requires: innermost loops of constant bounds, whose number of steps is a multiple of `factor`;
    innermost loops of other bounds are left as they are.
    Ensures: the same steps in the same order. Where a loop is unrolled fully, every address in it
    that depends on the counter is an offset known now.
    Why here: after `convert-tile-to-simt`, which makes the loop over the steps of a tile; before
    `convert-to-ptx`, which turns known indices into immediate offsets. ptxas moves loads over
    products inside straight code, not around a loop's back edge.
    """

    name = "unroll"
    at_least: ClassVar[Mapping[str, int]] = {"factor": 0}

    factor: int = 0

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.factor < 0:
            raise GemmcError(self.name, "factor of at least 0", f"factor={self.factor}")
        loops = [loop for loop in walk_type(op, scf.ForOp) if not _loops_inside(loop)]
        counted = [(loop, trips) for loop in loops if (trips := constant_trips(loop))]
        if not counted:
            raise refuse(op, "an innermost loop of constant bounds", "none")
        for loop, trips in counted:
            self._unroll(loop, trips)

    def _unroll(self, loop: scf.ForOp, trips: int) -> None:
        factor = self.factor or trips
        if trips % factor:
            needed = f"a number of steps that is a multiple of factor={factor}"
            raise refuse(loop, needed, f"{trips}", "change unroll's factor")
        begin, step = constant_of(loop.lb), constant_of(loop.step)
        assert begin is not None and step is not None
        body, end = _body(loop)
        if factor == trips:
            build = Inserter.before(loop)
            counters = [build.index(begin + i * step) for i in range(trips)]
            replace(loop, _repeat(build, loop, body, counters, list(loop.iter_args)))
        elif factor > 1:
            build = Inserter.before(end)
            counter = loop.body.block.args[0]
            counters = [build.add(counter, build.index(i * step)) for i in range(1, factor)]
            end.operands = _repeat(build, loop, body, counters, list(end.operands))
            loop.operands[2] = Inserter.before(loop).index(factor * step)


def _body(loop: scf.ForOp) -> tuple[list[Operation], scf.YieldOp]:
    *body, end = loop.body.block.ops
    assert isinstance(end, scf.YieldOp)
    return body, end


def _repeat(
    build: Inserter, loop: scf.ForOp, body: Sequence[Operation], counters: Sequence[SSAValue],
    carried: list[SSAValue],
) -> list[SSAValue]:
    """Insert the body once per value of the counter; what the last copy hands on."""
    handed_on = list(_body(loop)[1].operands)
    for counter in counters:
        arguments: list[SSAValue] = list(loop.body.block.args)
        values = dict(zip(arguments, [counter, *carried], strict=True))
        for op in body:
            build.op(op.clone(values)).location = op.location
        carried = [values.get(v, v) for v in handed_on]
    return carried


def _loops_inside(loop: scf.ForOp) -> bool:
    return any(isinstance(op, scf.ForOp) and op is not loop for op in loop.walk())
