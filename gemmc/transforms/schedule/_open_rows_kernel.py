"""The kernel of `tile.loops` over the same rows whose length a launch tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType
from xdsl.ir import Block, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.elements import IotaOp, SplatOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.schedule._loops_body import BELOW, LESS, compared
from gemmc.transforms.schedule._rows_kernel import RowsBody, RowsKernel
from gemmc.transforms.schedule._runs import tests_of

Values = Sequence[SSAValue]
"""What a run of a row hands on to the next."""

Walked = Callable[[Inserter, Values], Values]
"""What is done with a run of a row, and with what the run before has yielded."""


class OpenRowsBody(RowsBody):
    """The body of one of the loops on runs of which the row may have no element, or, where these
    are as far apart as a row has lanes, only the first few."""

    @property
    def is_parted(self) -> bool:
        """Whether a row may end in the run."""
        return super().is_parted or self.ahead is not None

    def load(self, build: Inserter) -> None:
        """Read a run, and compute what is the same for all of the row."""
        super().load(build)
        self._gathered(build, [], {}, None)

    @property
    def ahead(self) -> SSAValue | None:
        """How many elements of the run are the row's; None where it is all or none."""
        return self._warp.ahead[self._chunk]

    def _ahead(self, build: Inserter, number: int) -> SSAValue | None:
        """Those that the input has as well, where it ends before a row does."""
        loops, indexing = self._loops, self._loops.maps.data[number].data
        last, found = len(loops.extents) - 1, self.ahead
        if last not in indexing.used_dims() or found is None:
            return None
        for each, extent, _, above in tests_of(indexing, loops.shape_of(number), loops.sizes):
            if above and last in each.used_dims():
                end, at = self.extent(build, extent), self._index(build, each)
                own = ahead_of(build, at, end, self._warp.plan.apart)
                is_less = compared(build, own, found, LESS)
                found = build.value(arith.SelectOp(is_less, own, found), "ahead")
        return found

    def _iota(self, build: Inserter, loop: int) -> SSAValue:
        step = self._warp.plan.apart if loop == self._plan.run_loop else 0
        return build.value(IotaOp(self.counters[loop], step, self._plan.count))


class OpenRowsKernel(RowsKernel):
    """The kernel while it is written: of each row what lanes can hold stays in registers, all
    further runs are read again by each of the loops, from the cache where they fit it."""

    body_of = OpenRowsBody

    def _place_runs(self, build: Inserter) -> None:
        """The runs of the row that its lanes hold."""
        plan, lane = self._plan, self._warp.lane
        assert lane is not None, "there is a warp"
        column = build.mul(lane, build.index(plan.count)) if plan.apart == 1 else lane
        width = plan.lanes * plan.count
        for chunk in range(plan.chunks):
            start = build.index(chunk * width)
            inside = not plan.is_open and (chunk + 1) * width <= plan.length
            self._go_to(build, build.add(column, start) if chunk else column, inside=inside)

    def _length(self, build: Inserter) -> SSAValue:
        return self._bodies[-1].extent(build, self._stages[-1].sizes[-1])

    def _go_to(self, build: Inserter, column: SSAValue, *, inside: bool = False) -> int:
        """A lane's run that begins at a column, perhaps `inside` of the row in all lanes; its
        number."""
        warp, plan, length = self._warp, self._plan, self._length(build)
        whole = plan.whole and not inside
        parted = not plan.whole and not inside
        warp.columns.append(column)
        warp.inside.append(compared(build, column, length, BELOW) if whole else None)
        warp.ahead.append(ahead_of(build, column, length, plan.apart) if parted else None)
        return len(warp.columns) - 1

    def _walk(
        self, build: Inserter, body: RowsBody, row: int, carried: Values, done: Walked,
        *, in_order: bool = False,
    ) -> list[SSAValue]:  # fmt: skip
        """Do something with each run of the row: with the first at the end, so that what a loop
        carries begins as what changes nothing, if not `in_order`."""
        body.at(row, 0)
        body.load(build)
        if in_order:
            carried = done(build, carried)
        step = self._plan.lanes * self._plan.count
        for chunk in range(1, self._plan.chunks):
            carried = self._held(build, body, (row, chunk), carried, done)
        if not self._plan.is_held:
            first, width = self._warp.columns[0], build.index(step)
            begin = width if self._plan.chunks == 1 else build.index(step * self._plan.chunks)

            def further(inner: Inserter, at: SSAValue, values: Sequence[SSAValue]) -> Values:
                number = self._go_to(inner, inner.add(at, first))
                self._mask(inner, row, number)
                body.at(row, number)
                return done(inner, values)

            carried = self._repeat(build, (begin, self._length(build), width), carried, further)
        if in_order:
            return list(carried)
        body.at(row, 0)
        return list(done(build, carried))

    def _held(
        self, build: Inserter, body: RowsBody, place: tuple[int, int], carried: Values,
        done: Walked,
    ) -> Values:  # fmt: skip
        """The same with a run that is held, where the row is as long: a loop of one step or none,
        if only a launch tells."""
        if not self._plan.is_open:
            body.at(*place)
            return done(build, carried)
        width = self._plan.lanes * self._plan.count
        start, end = build.index(place[1] * width), build.index((place[1] + 1) * width)
        end = build.value(arith.MinUIOp(self._length(build), end), "end")

        def own(inner: Inserter, _: SSAValue, values: Values) -> Values:
            body.at(*place)
            return done(inner, values)

        return self._repeat(build, (start, end, build.index(width)), carried, own)

    def _repeat(
        self, build: Inserter, bounds: tuple[SSAValue, SSAValue, SSAValue], carried: Values,
        done: Callable[[Inserter, SSAValue, Values], Values],
    ) -> Values:  # fmt: skip
        """A loop, what is read in which stays in it."""
        block = Block(arg_types=[IndexType(), *(each.type for each in carried)])
        made = build.op(scf.ForOp(*bounds, list(carried), block))
        inner, read = Inserter.at_end(block, self._stages[-1]), dict(self._warp.read)
        inner.op(scf.YieldOp(*done(inner, block.args[0], block.args[1:])))
        self._warp.read = read
        return list(made.results)

    def _summed(self, build: Inserter, body: RowsBody, row: int) -> SSAValue:
        """What a lane's elements are reduced to, in as many sums as a run has elements."""
        identity = body.identity(build)
        start = build.value(SplatOp(identity, self._plan.count), "start")

        def add(inner: Inserter, sums: Sequence[SSAValue]) -> list[SSAValue]:
            return [body.mapped(inner, sums[0], identity)]

        return self._walk(build, body, row, [start], add)[0]

    def _store_all(self, build: Inserter, body: RowsBody, loops: LoopsOp) -> None:
        """The elements of the rows; those that only later loops read stay in registers."""
        if loops.result not in self._targets:
            self._hold_all(build, body, loops)
            return

        def store(inner: Inserter, _: Sequence[SSAValue]) -> list[SSAValue]:
            assert isinstance(body, OpenRowsBody), "the kernel's own"
            self._store(inner, body, loops, self._plan.apart, body.ahead)
            return []

        for row in range(self._plan.rows):
            self._walk(build, body, row, [], store)

    def _hold_all(self, build: Inserter, body: RowsBody, loops: LoopsOp) -> None:
        """The elements of rows that lanes hold whole."""
        kind = loops.result.type.element_type
        assert isa(kind, AnyFloat) and self._plan.is_held, "planned so"

        def own(inner: Inserter, _: Values) -> Values:
            return [body.mapped(inner, None)]

        for row, chunk in self._chunks():
            body.at(row, chunk)
            if chunk == 0:
                made = body.mapped(build, None)
            else:
                zero = build.value(arith.ConstantOp(FloatAttr(0.0, kind)), "zero")
                start = build.value(SplatOp(zero, self._plan.count), "start")
                (made,) = self._held(build, body, (row, chunk), [start], own)
            body.at(row, chunk)
            body.note_made(made)


def ahead_of(build: Inserter, at: SSAValue, end: SSAValue, lanes: int) -> SSAValue:
    """How many elements ahead of an end there are from a place on, as far apart as there are lanes;
    0 or less of none."""
    left = build.sub(build.add(end, build.index(lanes - 1)), at)
    zero = build.index(0)
    left = build.value(arith.SelectOp(compared(build, left, zero, LESS), zero, left))
    return build.div(left, build.index(lanes))
