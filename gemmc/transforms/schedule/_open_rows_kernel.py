"""The kernel of `tile.loops` over the same rows whose length a launch tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, SSAValue

from gemmc.dialects.tile.elements import IotaOp, SplatOp, TransferWriteOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.schedule._loops_body import LESS, compared
from gemmc.transforms.schedule._rows_kernel import RowsBody, RowsKernel
from gemmc.transforms.schedule._runs import tests_of

_Walked = Callable[[Inserter, Sequence[SSAValue]], Sequence[SSAValue]]
"""What is done with a run of a row, and with what the run before has yielded."""


class OpenRowsBody(RowsBody):
    """The body of one of the loops on runs of elements as far apart as a row has lanes, of which
    the first few are the row's."""

    @property
    def is_parted(self) -> bool:
        """A row may end in any run."""
        return True

    @property
    def inside(self) -> SSAValue | None:
        """None: elements are asked one by one."""
        return None

    def _inside(self, build: Inserter) -> SSAValue | None:
        return None

    def load(self, build: Inserter) -> None:
        """Read a run, and compute what is the same for all of the row."""
        super().load(build)
        self._gathered(build, [], {}, None)

    @property
    def ahead(self) -> SSAValue:
        """How many elements of the run are the row's."""
        return self._warp.ahead[self._chunk]

    def _ahead(self, build: Inserter, number: int) -> SSAValue | None:
        """Those that the input has as well, where it ends before a row does."""
        loops, indexing = self._loops, self._loops.maps.data[number].data
        last = len(loops.extents) - 1
        if last not in indexing.used_dims():
            return None
        found, shape = self.ahead, loops.shape_of(number)
        for each, extent, _, above in tests_of(indexing, shape, loops.sizes):
            if above and last in each.used_dims():
                end, at = self.extent(build, extent), self._index(build, each)
                own = ahead_of(build, at, end, self._plan.lanes)
                is_less = compared(build, own, found, LESS)
                found = build.value(arith.SelectOp(is_less, own, found), "ahead")
        return found

    def _iota(self, build: Inserter, loop: int) -> SSAValue:
        step = self._plan.lanes if loop == self._plan.run_loop else 0
        return build.value(IotaOp(self.counters[loop], step, self._plan.count))


class OpenRowsKernel(RowsKernel):
    """The kernel while it is written: of each row the first run stays in registers, all further
    ones are read again by each of the loops, from the cache where they fit it."""

    body_of = OpenRowsBody

    def _place(self, build: Inserter, at: SSAValue) -> None:
        """The counters of the row, and the first run of its lanes."""
        warp = self._warp
        assert warp.lane is not None, "there is a warp"
        warp.zero = build.index(0)
        warp.rows.append(self._counters(build, at))
        self._go_to(build, warp.lane)

    def _length(self, build: Inserter) -> SSAValue:
        return self._bodies[-1].extent(build, self._stages[-1].sizes[-1])

    def _go_to(self, build: Inserter, column: SSAValue) -> int:
        """A lane's run that begins at a column; its number."""
        warp = self._warp
        warp.columns.append(column)
        warp.ahead.append(ahead_of(build, column, self._length(build), self._plan.lanes))
        return len(warp.columns) - 1

    def _walk(
        self, build: Inserter, body: RowsBody, carried: Sequence[SSAValue], done: _Walked
    ) -> list[SSAValue]:
        """Do something with each run of the row, with the first, which is held, at the end: what a
        loop carries begins as what changes nothing."""
        body.at(0, 0)
        body.load(build)
        if self._plan.is_held:
            return list(done(build, carried))
        step = build.index(self._plan.lanes * self._plan.count)
        block = Block(arg_types=[IndexType(), *(each.type for each in carried)])
        made = build.op(scf.ForOp(step, self._length(build), step, list(carried), block))
        inner = Inserter.at_end(block, self._stages[-1])
        lane = self._warp.lane
        assert lane is not None, "there is a warp"
        body.at(0, self._go_to(inner, inner.add(block.args[0], lane)))
        inner.op(scf.YieldOp(*done(inner, block.args[1:])))
        body.at(0, 0)
        return list(done(build, made.results))

    def _summed(self, build: Inserter, body: RowsBody, row: int) -> SSAValue:
        """What a lane's elements are reduced to, in as many sums as a run has elements."""
        identity = body.identity(build)
        start = build.value(SplatOp(identity, self._plan.count), "start")

        def add(inner: Inserter, sums: Sequence[SSAValue]) -> list[SSAValue]:
            return [body.mapped(inner, sums[0], identity)]

        return self._walk(build, body, [start], add)[0]

    def _store_all(self, build: Inserter, body: RowsBody, loops: LoopsOp) -> None:
        """The elements of the row."""

        def store(inner: Inserter, _: Sequence[SSAValue]) -> list[SSAValue]:
            value = body.mapped(inner, None)
            indices = [body.counters[each] for each in range(len(loops.extents))]
            assert isinstance(body, OpenRowsBody), "the kernel's own"
            lanes, ahead = self._plan.lanes, body.ahead
            inner.op(TransferWriteOp(value, self._target, indices, 1, None, lanes, ahead))
            return []

        self._walk(build, body, [], store)


def ahead_of(build: Inserter, at: SSAValue, end: SSAValue, lanes: int) -> SSAValue:
    """How many elements ahead of an end there are from a place on, as far apart as there are lanes;
    0 or less of none."""
    left = build.sub(build.add(end, build.index(lanes - 1)), at)
    zero = build.index(0)
    left = build.value(arith.SelectOp(compared(build, left, zero, LESS), zero, left))
    return build.div(left, build.index(lanes))
