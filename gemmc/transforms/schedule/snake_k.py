"""Pass `snake-k`: in which direction a CTA's next block walks K."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue, Use
from xdsl.passes import ModulePass

from gemmc.analysis.loops import carried_index, ctas_per_unit
from gemmc.dialects.interfaces import Fill, Product, View
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.kernel import BlockCountOp, BlockIdOp, KernelOp
from gemmc.errors import Run, refuse
from gemmc.facts import AHEAD, COPIES, COPY_ENGINE, SNAKE, STREAM, WALK, Facts
from gemmc.ir import Inserter, ancestors, constant_of, kernels, walk_type

PLACES = arith.AddiOp | arith.SubiOp | arith.MuliOp | arith.DivUIOp | arith.RemUIOp | View
"""Ops that lead from a counter to what a copy reads."""


@dataclass(frozen=True)
class SnakeKPass(ModulePass):
    """Let a persistent CTA walk K backwards in every other block that it computes.

    Before → after, with K from 0 to 200 in steps of 64:

        scf.for %walked = %id to %blocks step %ctas {
          scf.for %k = 0 to 200 step 64 { %w = tile.window %a[%row, %k]; tile.copy %w …; mma } }
        →
        scf.for %walked = %id to %blocks step %ctas {
          %odd = (%walked / %ctas) mod 2 == 1
          scf.for %k = 0 to 200 step 64 {
            %turned = select %odd, 192 − %k, %k
            %w = tile.window %a[%row, %turned]; tile.copy %w …; mma } }

    Requires: a persistent walk from `schedule-work`, and right in it loops over K of known length
    with all the copies; in them the counter places what copies read, or is compared with its first
    value, and products read nothing but what was copied.
    Ensures: in odd rounds of blocks each step copies what its mirror image would have; a ragged
    step comes first then. Iterations, slots and tests of the first iteration stay as they are, so
    only the order in which sums are rounded changes. Blocks of consecutive rounds share rows of
    operands: what was loaded last in one is loaded first in the next, while L2 still holds it.
    Why here: after `promote`, which makes the copies; before `pipeline-loop`, which makes copies
    of later steps, and before `specialize-warps`, so that the consumers' clone, which has no use
    for it, is left without. Serves persistent kernels that the copy engine feeds and whose
    operands do not fit L2.
    """

    name = "snake-k"

    def facts(self) -> Facts:
        return Facts(
            requires=(WALK, COPIES),
            forbids=(SNAKE, AHEAD, COPY_ENGINE, STREAM),
            establishes=(SNAKE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        turns = [_Turn(loop) for kernel in kernels(op) for loop in _loops(kernel)]
        for turn in turns:
            turn.run()


def _loops(kernel: KernelOp) -> list[scf.ForOp]:
    """The loops over K that the copies stand in."""
    loops: dict[scf.ForOp, None] = {}
    for copy in walk_type(kernel, Fill):
        loop = copy.parent_op()
        if not isinstance(loop, scf.ForOp):
            found = "none" if loop is None else loop.name
            raise refuse(copy, "a copy directly in a loop over K", found)
        loops[loop] = None
    if not loops:
        change = "run snake-k after promote and before convert-tile-to-tma"
        raise refuse(kernel, "copies in a loop over K", "none", change)
    return list(loops)


class _Turn:
    """One loop over K, checked, and what its turning changes."""

    def __init__(self, loop: scf.ForOp):
        self._loop = loop
        self._walk = _walk_around(loop)
        self._ends = _ends(loop)
        for window in walk_type(loop, WindowOp):
            _check_window(window)
        counter = loop.body.block.args[0]
        self._uses = [use for use in counter.uses if not _tests_first(use, loop)]
        for use in self._uses:
            _check_use(use)

    def run(self) -> None:
        build = Inserter.before(self._loop)
        round_ = build.div(self._walk.body.block.args[0], self._walk.step)
        round_.name_hint = "round"
        parity = build.rem(round_, build.index(2))
        odd = build.value(arith.CmpiOp(parity, build.index(1), "eq"), "odd")
        ends = build.index(self._ends)
        counter = self._loop.body.block.args[0]
        inside = Inserter.at_start(self._loop.body.block, self._loop)
        mirrored = inside.sub(ends, counter)
        turned = inside.value(arith.SelectOp(odd, mirrored, counter), "turned")
        for use in self._uses:
            use.operation.operands[use.index] = turned


def _walk_around(loop: scf.ForOp) -> scf.ForOp:
    """The persistent walk: from a CTA's (cluster's) number on, in steps of how many there are."""
    walk = loop.parent_op()
    needed = "a loop over K right in a persistent walk over blocks"
    change = Run("schedule-work", persistent="true", then="run snake-k before pipeline-loop")
    if not isinstance(walk, scf.ForOp):
        raise refuse(loop, needed, "no loop around it", change)
    clusters = ctas_per_unit(walk.lb, BlockIdOp), ctas_per_unit(walk.step, BlockCountOp)
    if clusters[0] is None or clusters[0] != clusters[1]:
        raise refuse(loop, needed, "another loop around it", change)
    return walk


def _ends(loop: scf.ForOp) -> int:
    """The sum of the counter's first and last value."""
    begin, end, step = (constant_of(v) for v in (loop.lb, loop.ub, loop.step))
    if begin is None or end is None or step is None:
        raise refuse(loop, "a loop over K of constant bounds", "one of values")
    if step < 1 or begin >= end:
        found = f"{begin} to {end} step {step}"
        raise refuse(loop, "a loop over K that plainly runs", found)
    return 2 * begin + (end - 1 - begin) // step * step


def _check_window(window: WindowOp) -> None:
    """A window in the loop is read by copies, and is where the counter and the block say."""
    for use in window.result.uses:
        _check_use(use)
    for value in (*window.of, *window.offsets):
        _check_place(window, value)


def _check_place(window: WindowOp, value: SSAValue) -> None:
    owner, carried = value.owner, carried_index(value)
    if carried is not None and carried[0] in ancestors(window):
        needed = "windows that the loops' counters place"
        raise refuse(window, needed, "one that a carried value places")
    if isinstance(owner, Block):
        return
    for operand in owner.operands:
        _check_place(window, operand)


def _check_use(use: Use) -> None:
    """What comes of the counter is read by copies and by nothing else."""
    user = use.operation
    if isinstance(user, Fill) and user.operands[use.index] in user.read():
        return
    if not isinstance(user, PLACES):
        needed = "a counter of K that only places what copies read"
        raise refuse(user, needed, f"a use by {user.name}", _change(user))
    for result in user.results:
        for following in result.uses:
            _check_use(following)


def _change(user: Operation) -> str:
    """What to change where an op uses the counter."""
    if isinstance(user, Product):
        return "promote both operands"
    return "run snake-k once only" if isinstance(user, arith.SelectOp) else ""


def _tests_first(use: Use, loop: scf.ForOp) -> bool:
    """Whether the counter is compared with its first value: this asks for the iteration."""
    test = use.operation
    if not isinstance(test, arith.CmpiOp) or test.predicate.value.data > 1:
        return False
    other = test.operands[1 - use.index]
    return other is loop.lb or constant_of(other) == constant_of(loop.lb)
