"""The kernel of a `tile.loops`."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects import func, scf
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IndexType, StringAttr, TensorType
from xdsl.ir import Attribute, Block, Region, SSAValue

from gemmc.dialects.launch import matrix_in_global_memory
from gemmc.dialects.tile.elements import ReduceOp, SplatOp, TransferWriteOp
from gemmc.dialects.tile.kernel import BlockIdOp, KernelOp, ThreadIdOp, int_attr
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.schedule._loops_body import BELOW, EQUAL, RunBody, compared
from gemmc.transforms.schedule._loops_plan import WARP, plan_of
from gemmc.transforms.schedule._runs import most_elements


class LoopsKernel:
    """The kernel while it is written; `kernel` is it."""

    def __init__(self, function: func.FuncOp, loops: LoopsOp, threads: int) -> None:
        self._loops = loops
        self._rank = loops.result.type.get_num_dims()
        self._plan = plan_of(loops, threads)
        kinds = [value.type for value in (*function.args, loops.result)]
        body = Block(arg_types=[_matrix(kind) for kind in kinds])
        names = [f"arg{i}" for i in range(len(function.args))] + ["result0"]
        for argument, name in zip(body.args, names, strict=True):
            argument.name_hint = name
        matrices: dict[SSAValue, SSAValue] = {}
        matrices.update(zip(function.args, body.args, strict=False))
        self._target = body.args[-1]
        self._body = RunBody(loops, self._plan, matrices)
        self._write(Inserter.at_end(body, loops))
        self.kernel = KernelOp.build(
            properties={
                "sym_name": function.sym_name,
                "arguments": ArrayAttr(StringAttr(name) for name in names),
                "outputs": int_attr(1),
                "sizes": DictionaryAttr({}),
                "grid": ArrayAttr([StringAttr(str(self._plan.grid))]),
                "threads": int_attr(threads),
            },
            regions=[Region(body)],
        )

    def _write(self, build: Inserter) -> None:
        plan = self._plan
        block = build.value(BlockIdOp(plan.grid), "block")
        thread = build.value(ThreadIdOp(), "thread")
        own, lane = thread, None
        if plan.by_warps:
            own = build.div(thread, build.index(WARP))
            lane = build.rem(thread, build.index(WARP))
        at = build.add(build.mul(block, build.index(plan.per_cta)), own)
        at.name_hint = "at"
        if plan.units % plan.per_cta == 0:
            self._compute(build, at, lane)
            return
        inside = compared(build, at, plan.units, BELOW)
        branch = build.op(scf.IfOp(inside, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        self._compute(inner, at, lane)
        inner.op(scf.YieldOp())

    def _compute(self, build: Inserter, at: SSAValue, lane: SSAValue | None) -> None:
        """What a thread does, or a warp, that has the number `at`."""
        self._split(build, at)
        indices = [self._body.counters[loop] for loop in range(self._rank)]
        if self._loops.by is None:
            value = self._body.mapped(build, None)
            build.op(TransferWriteOp(value, self._target, indices, self._width(value)))
            return
        value = self._summed(build, lane)
        if lane is None:
            value = self._body.converted(build, value)
            build.op(TransferWriteOp(value, self._target, indices, self._width(value)))
            return
        assert self._loops.by is not None
        total = build.value(ReduceOp(self._loops.by.data, WARP, value), "total")
        first = compared(build, lane, 0, EQUAL)
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        inner.op(TransferWriteOp(self._body.converted(inner, total), self._target, indices))
        inner.op(scf.YieldOp())

    def _split(self, build: Inserter, at: SSAValue) -> None:
        """The counters of the result's loops from a number: the last runs fastest."""
        left = at
        for loop in range(self._rank - 1, -1, -1):
            run = self._plan.of_loop(loop)
            extent = self._loops.extents[loop] // run
            outer = prod(self._loops.extents[:loop])
            own = left
            if outer > 1:
                own = build.rem(left, build.index(extent)) if extent > 1 else build.index(0)
                left = build.div(left, build.index(extent)) if extent > 1 else left
            elif extent == 1:
                own = build.index(0)
            counter = build.mul(own, build.index(run)) if run > 1 else own
            counter.name_hint = f"d{loop}"
            self._body.counters[loop] = counter

    def _width(self, value: SSAValue) -> int:
        """How many elements of the result are stored at once."""
        kind = value.type
        assert isinstance(kind, FragmentType)
        return min(kind.get_shape()[1], most_elements(kind.element_type))

    def _summed(self, build: Inserter, lane: SSAValue | None) -> SSAValue:
        """The loops that are reduced over, and the run of sums that they carry."""
        identity = self._body.identity(build)
        sums = build.value(SplatOp(identity, self._plan.count), "start")
        return self._nest(build, self._rank, sums, lane, identity)

    def _nest(
        self,
        build: Inserter,
        loop: int,
        sums: SSAValue,
        lane: SSAValue | None,
        identity: SSAValue,
    ) -> SSAValue:
        """A loop over the counter of one, and the further ones inside of it."""
        if loop == len(self._loops.extents):
            return self._body.mapped(build, sums, identity if lane is not None else None)
        extent = self._loops.extents[loop]
        by_lanes = lane is not None and loop == self._plan.run_loop
        step = WARP * self._plan.count if by_lanes else 1
        first, last, by = (build.index(n) for n in (0, extent, step))
        body = Block(arg_types=[IndexType(), sums.type])
        made = build.op(scf.ForOp(first, last, by, [sums], body))
        inner = Inserter.at_end(body, self._loops)
        counter = body.args[0]
        if by_lanes and lane is not None:
            counter = inner.add(counter, inner.mul(lane, inner.index(self._plan.count)))
        counter.name_hint = f"d{loop}"
        self._body.counters[loop] = counter
        inner.op(scf.YieldOp(self._nest(inner, loop + 1, body.args[1], lane, identity)))
        return made.results[0]


def _matrix(kind: Attribute) -> Attribute:
    tensor = cast("TensorType[Attribute]", kind)
    return matrix_in_global_memory(tensor.element_type, tensor.get_shape())
