"""Pass `throttle-waves`: CTAs of a persistent grid begin their blocks at about the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import copies_global
from gemmc.analysis.loops import ctas_per_unit
from gemmc.dialects.barrier import GridCounterOp, ThrottleOp
from gemmc.dialects.tile.kernel import BlockCountOp, BlockIdOp, KernelOp, RoleOp, cluster_size
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    COPY_ENGINE,
    DEPENDENT,
    KERNEL,
    NUMBERS,
    ROLES,
    STREAM,
    THROTTLED,
    WALK,
    Facts,
)
from gemmc.ir import Inserter, kernels, walk_type


@dataclass(frozen=True)
class ThrottleWavesPass(ModulePass):
    """Let the warp that loads wait, behind each block's loads, for the other CTAs of its round.

    Before → after, in a kernel whose clusters have 2 CTAs:

        tile.role "producer" { scf.for %i = %id to %blocks step %n { loads } }
        →
        %arrived = barrier.grid_counter
        %total = 2 * %blocks
        tile.role "producer" {
          scf.for %i = %id to %blocks step %n {
            loads
            %until = %i + %n < %blocks ? 2 * (%i - %id + %n) : 0
            barrier.throttle %arrived of %total until %until for 500000
          }
        }

    Requires: a persistent kernel in which a role of one warp loads by the copy engine.
    Ensures: a CTA goes on to its next block when all CTAs have loaded this one's round, or after
    `clocks` clocks, a third of a millisecond by default. Results do not depend on it, and no CTA
    waits for ever. The counter is a workspace, 0 at a launch's start and again when the last of
    its CTAs has loaded its last block; behind that block no CTA waits, since the count it would
    wait for may be over.
    Why here: once barriers are in place, which order what has to be ordered; before
    `programmatic-dependent-launch`, which must see that the kernel touches the counter. Where
    blocks take as long on every SM, small differences add up over a long walk; CTAs that were
    to share operands in L2 then read them at different times, from DRAM. On an H200, bf16:
    16384×16384×16384 1.014 → 1.057 of torch.mm in a burst, 1.027 → 1.051 settled;
    8192×28672×8192 1.019 → 1.044; walks of 10 blocks and shorter lose 0.3 percent. Serves size
    classes of many blocks for each CTA.
    """

    name = "throttle-waves"

    clocks: int = 500_000

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, WALK, ROLES, COPY_ENGINE),
            forbids=(THROTTLED, DEPENDENT, NUMBERS, STREAM),
            establishes=(THROTTLED,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not 0 < self.clocks < 1 << 31:
            raise GemmcError(self.name, "clocks from 1 to 2^31 - 1", f"clocks={self.clocks}")
        for kernel in kernels(op):
            if throttled := walk_type(kernel, ThrottleOp):
                raise refuse(throttled[0], "a kernel that is not throttled yet", "barrier.throttle")
            walks = [
                loop
                for role in walk_type(kernel, RoleOp)
                for loop in role.body.block.ops
                if isinstance(loop, scf.ForOp)
                and ctas_per_unit(loop.step, BlockCountOp)
                and ctas_per_unit(loop.lb, BlockIdOp)
                and any(copies_global(op) for op in loop.walk())
            ]
            if len(walks) != 1:
                needed = "one role that walks blocks of a persistent grid and loads them (tma.load)"
                hint = "use schedule-work{persistent=true}, specialize-warps, convert-tile-to-tma"
                raise refuse(kernel, needed, f"{len(walks)}", hint)
            self._throttle(kernel, walks[0])

    def _throttle(self, kernel: KernelOp, loop: scf.ForOp) -> None:
        role = cast(RoleOp, loop.parent_op())
        if role.warps.value.data != 1:
            needed = "loads by one warp, which is counted once a round"
            raise refuse(role, needed, f"{role.warps.value.data} warps")
        size = cluster_size(kernel)
        counter = Inserter.before(role).value(GridCounterOp(), "arrived")
        last = loop.body.block.last_op
        assert last is not None
        build = Inserter.before(last, loop)
        following = build.add(loop.body.block.args[0], loop.step)
        more = build.value(arith.CmpiOp(following, loop.ub, "ult"), "more")
        loaded = _times(build, build.sub(following, loop.lb), size)
        until = build.value(arith.SelectOp(more, loaded, build.index(0)))
        total = _times(Inserter.before(loop), loop.ub, size)
        build.op(ThrottleOp(counter, total, until, self.clocks))


def _times(build: Inserter, value: SSAValue, size: int) -> SSAValue:
    return build.mul(value, build.index(size)) if size > 1 else value
