"""The kernel of several `tile.loops` over the same rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xdsl.dialects import func, scf
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Region, SSAValue
from xdsl.ir.affine import AffineMap, AffineSymExpr

from gemmc.dialects.barrier import SyncOp
from gemmc.dialects.tile.attrs import SHARED
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.data.moves import LoadOp
from gemmc.dialects.tile.elements import ReduceOp, SplatOp, TransferWriteOp, run_of
from gemmc.dialects.tile.kernel import BlockIdOp, ExtentOp, ThreadIdOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.schedule._behind_rows import BehindBody, follow, one_of
from gemmc.transforms.schedule._kernel_frame import KernelFrame
from gemmc.transforms.schedule._loops_body import BELOW, EQUAL, RunBody, both, compared
from gemmc.transforms.schedule._loops_plan import WARP, Plan, known
from gemmc.transforms.schedule._row_places import place_in_row, row_loops, rows_and_behind
from gemmc.transforms.schedule._row_values import row_values
from gemmc.transforms.schedule._rows_plan import RowsPlan, number_of
from gemmc.transforms.schedule._runs import most_elements
from gemmc.transforms.schedule._together import write_once
from gemmc.transforms.schedule._warp import Warp

TOTAL = "total"
"""The label of what a warp hands to those that share its row."""


class RowsBody(RunBody):
    """The body of one of the loops on runs of a warp's rows, which reads no element twice."""

    def __init__(
        self, loops: LoopsOp, plan: Plan, matrices: Mapping[SSAValue, SSAValue], warp: Warp
    ) -> None:
        super().__init__(loops, plan, matrices)
        self._warp = warp
        self._row = self._chunk = 0
        self._of_rows: dict[int, dict[SSAValue, SSAValue]] = {}

    def at(self, row: int, chunk: int) -> None:
        """Go to a chunk of one of the warp's rows."""
        assert self._warp.zero is not None, "the warp has its place"
        self._row, self._chunk = row, chunk
        self.counters = dict.fromkeys(range(len(self._loops.extents)), self._warp.zero)
        self.counters |= dict(zip(row_loops(self._loops), self._warp.rows[row], strict=True))
        self.counters[len(self._loops.extents) - 1] = self._warp.columns[chunk]

    def load(self, build: Inserter) -> None:
        """Read what the body needs of a run."""
        for number in range(len(self._loops.inputs)):
            self._read(build, number, None)

    def note_made(self, run: SSAValue) -> None:
        """Let later loops know a run of the result."""
        loops, count = self._loops, len(self._loops.extents)
        every = AffineMap(count, len(loops.places), AffineMap.identity(count).results)
        place = loops.result, place_in_row(loops, every), self._row, self._chunk
        self._warp.read[place] = run

    @property
    def is_parted(self) -> bool:
        """Whether some lanes have a run behind the row's end."""
        return self._warp.inside[self._chunk] is not None

    @property
    def mask(self) -> SSAValue | None:
        """Whether there is the row, and a lane's run is one of it, where some are not."""
        return self._warp.masks[self._row, self._chunk]

    @property
    def exists(self) -> SSAValue | None:
        """Whether there is the row, where some lanes have none."""
        return self._warp.exists[self._row]

    def _inside(self, build: Inserter) -> SSAValue | None:
        return self._warp.inside[self._chunk]

    def _gathered(
        self,
        build: Inserter,
        values: Sequence[SSAValue],
        iotas: Mapping[int, SSAValue],
        mask: SSAValue | None,
    ) -> dict[SSAValue, SSAValue]:
        """What is known besides the inputs' elements: what is the same for the whole row, once."""
        if self._row not in self._of_rows:
            self._of_rows[self._row] = self._of_row(build)
        return super()._gathered(build, values, iotas, mask) | self._of_rows[self._row]

    def _of_row(self, build: Inserter) -> dict[SSAValue, SSAValue]:
        """What the body computes of the row's reductions alone."""
        made, found = self._warp.made, dict[SSAValue, SSAValue]()
        inputs = zip(self._loops.inputs, self._loops.body.block.args, strict=False)
        held = {argument: made[value][self._row] for value, argument in inputs if value in made}
        for value in row_values(self._loops, made):
            found[value] = self.part(build, value, held | found, {}, "of_row")
        return found

    def _read(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        value, indexing = self._loops.inputs[number], self._loops.maps.data[number].data
        if value in self._warp.made:
            return self._warp.made[value][self._row]
        used, warp = indexing.used_dims(), self._warp
        counters = row_loops(self._loops)
        of_row = not counters or bool(used.intersection(counters))
        along = len(self._loops.extents) - 1 in used
        row, chunk = self._row if of_row else 0, self._chunk if along else 0
        place = value, place_in_row(self._loops, indexing), row, chunk
        if place not in warp.read:
            mask = warp.inside[chunk] if along else None
            if of_row:
                mask = warp.masks[row, chunk] if along else warp.exists[row]
            warp.read[place] = super()._read(build, number, mask)
        return warp.read[place]


class RowsKernel:
    """The kernel while it is written; `kernel` is it, `body_of` what writes each of the loops."""

    body_of: type[RowsBody] = RowsBody

    def __init__(
        self, function: func.FuncOp, stages: Sequence[LoopsOp], plan: RowsPlan
    ) -> None:
        self._stages, behind = rows_and_behind(stages)
        self._plan = plan
        self._warp = Warp(plan)
        frame = KernelFrame(function)
        self._targets = frame.targets
        units = plan.units
        self._grid = None if units is None else -(-units // plan.per_cta)
        self._bodies = [
            self.body_of(each, self._plan_of(number), frame.matrices, self._warp)
            for number, each in enumerate(self._stages)
        ]
        alone = self._plan_of(0)
        self._behind = [BehindBody(each, alone, frame.matrices) for each in behind]
        named = list(zip((*self._stages, *behind), plan.names, strict=True))
        self.kernel = frame.kernel(self._ctas(), plan.threads, named)
        self._write(Inserter.at_end(frame.body, stages[-1]))

    def _ctas(self) -> str:
        """How many CTAs there are, as an expression of sizes."""
        if self._grid is not None:
            return str(self._grid)
        names = list(self._stages[-1].places)
        sizes = [
            names[each.position] if isinstance(each, AffineSymExpr) else str(known(each))
            for each in self._plan.extents
        ]
        rows, per_cta = " * ".join(sizes), self._plan.per_cta * self._plan.per_unit
        return rows if per_cta == 1 else f"cdiv({rows}, {per_cta})"

    def _tell(self, build: Inserter) -> None:
        """The sizes that a launch tells, by the names that each of the loops has for them."""
        told = {name: build.value(ExtentOp(name), name) for name in self._stages[-1].places}
        bodies = (*self._bodies, *self._behind)
        for body, names in zip(bodies, self._plan.names, strict=True):
            body.sizes = [told[names[name]] for name in body.loops.places]

    def _plan_of(self, number: int) -> Plan:
        """One of the loops as if it were alone."""
        plan, last = self._plan, len(self._stages[number].extents) - 1
        runs, per_cta = plan.runs[number], plan.per_cta
        return Plan(True, last, plan.count, runs, plan.units, per_cta, lanes=plan.lanes)

    def _write(self, build: Inserter) -> None:
        self._tell(build)
        block = build.value(BlockIdOp(self._grid), "block")
        thread = build.value(ThreadIdOp(), "thread")
        own, lane = (each(thread, build.index(WARP)) for each in (build.div, build.rem))
        units, per_cta = self._plan.units, self._plan.per_cta
        if self._plan.warps > 1:
            self._warp.lane, self._warp.number = thread, own
            self._share(build, lane)
            self._compute(build, block)
            return
        self._warp.lane = lane
        if self._plan.beside > 1:
            group = build.index(self._plan.group)
            self._warp.lane, self._warp.beside = build.rem(lane, group), build.div(lane, group)
        at = build.add(build.mul(block, build.index(per_cta)), own)
        at.name_hint = "at"
        if units is not None and units % per_cta == 0:
            self._compute(build, at)
            return
        inside = compared(build, at, self._units(build), BELOW)
        branch = build.op(scf.IfOp(inside, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._stages[-1])
        self._compute(inner, at)
        inner.op(scf.YieldOp())

    def _share(self, build: Inserter, within: SSAValue) -> None:
        """Shared memory for what each reduction is of the part of a row that a warp has, which the
        first of its threads stores."""
        self._warp.first = compared(build, within, build.index(0), EQUAL)
        for loops in self._stages:
            if loops.reduced is not None:
                shape = 1, self._plan.warps
                kind = MemRefType(loops.summed_in, shape, memory_space=SHARED)
                self._warp.totals[loops.result] = build.value(AllocOp(kind), "totals")

    def _units(self, build: Inserter) -> SSAValue:
        """How many warps have rows."""
        if self._plan.units is not None:
            return build.index(self._plan.units)
        rows, per_unit = self._rows(build), self._plan.per_unit
        return rows if per_unit == 1 else build.cdiv(rows, build.index(per_unit))

    def _rows(self, build: Inserter) -> SSAValue:
        """How many rows there are."""
        number = number_of(self._plan.extents)
        if number is not None:
            return build.index(number)
        first, *others = (self._bodies[-1].extent(build, each) for each in self._plan.extents)
        for each in others:
            first = build.mul(first, each)
        return first

    def _counters(self, build: Inserter, row: SSAValue) -> list[SSAValue]:
        """The counters of a row's loops from its number: the last runs fastest."""
        found: list[SSAValue] = []
        for number, extent in reversed([*enumerate(self._plan.extents)]):
            if number == 0:
                found.append(row)
                break
            size = self._bodies[-1].extent(build, extent)
            found.append(build.rem(row, size))
            row = build.div(row, size)
        return found[::-1]

    def _compute(self, build: Inserter, at: SSAValue) -> None:
        """What a warp does, or a CTA, that has the number `at`: all loads of its rows first."""
        self._place(build, at)
        for row, chunk in self._chunks():
            self._bodies[0].at(row, chunk)
            self._bodies[0].load(build)
        for loops, body in zip(self._stages, self._bodies, strict=True):
            if loops.reduced is None:
                self._store_all(build, body, loops)
            else:
                self._reduce(build, body, loops)
        if self._behind:
            follow(build, self._warp, self._behind, self._targets)

    def _place(self, build: Inserter, at: SSAValue) -> None:
        """The counters of the warp's rows, and of the lane's runs in them; which there are."""
        self._place_rows(build, at)
        self._place_runs(build)
        for row, chunk in self._chunks():
            self._mask(build, row, chunk)

    def _place_rows(self, build: Inserter, at: SSAValue) -> None:
        plan, warp = self._plan, self._warp
        warp.zero = build.index(0)
        first = build.mul(at, build.index(plan.per_unit)) if plan.per_unit > 1 else at
        if warp.beside is not None:
            first = build.add(first, warp.beside)
        there_are = self._rows(build) if plan.some_outside else None
        for number in range(plan.rows):
            own = build.add(first, build.index(number * plan.beside)) if number else first
            warp.rows.append(self._counters(build, own))
            exists = None if there_are is None else compared(build, own, there_are, BELOW)
            warp.exists.append(exists)

    def _place_runs(self, build: Inserter) -> None:
        plan, warp, lane = self._plan, self._warp, self._warp.lane
        assert lane is not None, "there is a warp"
        column = build.mul(lane, build.index(plan.count)) if plan.count > 1 else lane
        for chunk in range(plan.chunks):
            start = chunk * plan.lanes * plan.count
            warp.columns.append(build.add(column, build.index(start)) if chunk else column)
        warp.inside += [None] * plan.chunks
        if plan.ragged:
            end = build.index(plan.length)
            warp.inside[-1] = compared(build, warp.columns[-1], end, BELOW)

    def _mask(self, build: Inserter, row: int, chunk: int) -> None:
        """Whether there is a row, and a lane's run is one of it."""
        warp = self._warp
        exists, inside = warp.exists[row], warp.inside[chunk]
        warp.masks[row, chunk] = exists if inside is None else both(build, exists, inside)

    def _chunks(self) -> Iterator[tuple[int, int]]:
        """The warp's rows, by number, with each of their chunks."""
        for row in range(self._plan.rows):
            for chunk in range(self._plan.chunks):
                yield row, chunk

    def _total(
        self, build: Inserter, body: RowsBody, loops: LoopsOp, row: int, count: int
    ) -> SSAValue:
        """What a row is reduced to, so many times."""
        assert loops.by is not None
        total = self._summed(build, body, row)
        if self._plan.warps == 1:
            return build.value(ReduceOp(loops.by.data, self._plan.group, total, count), "total")
        own = build.value(ReduceOp(loops.by.data, WARP, total), "own")
        return self._of_all_warps(build, loops, own, count)

    def _summed(self, build: Inserter, body: RowsBody, row: int) -> SSAValue:
        """What a lane's elements of a row are reduced to, in as many sums as a run has elements."""
        identity = body.identity(build)
        total = build.value(SplatOp(identity, self._plan.count), "start")
        for chunk in range(self._plan.chunks):
            body.at(row, chunk)
            total = body.mapped(build, total, identity if body.is_parted else None)
        return total

    def _of_all_warps(
        self, build: Inserter, loops: LoopsOp, own: SSAValue, count: int
    ) -> SSAValue:
        """What the warps of a row have of a reduction, which each thread combines in their order:
        a place for each of these is written once, and the threads meet before they read."""
        warps, number, first = self._plan.warps, self._warp.number, self._warp.first
        assert loops.by is not None and number is not None and first is not None, "several warps"
        assert self._warp.zero is not None, "the warp has its place"
        totals = self._warp.totals[loops.result]
        at = self._warp.zero, number
        write_once(build, loops, first, own, (totals, at, (1, warps)), TOTAL)
        build.op(SyncOp())
        found = build.value(LoadOp(totals, run_of(loops.summed_in, warps)), "found")
        return build.value(ReduceOp(loops.by.data, 1, found, count), "total")

    def _reduce(self, build: Inserter, body: RowsBody, loops: LoopsOp) -> None:
        """What rows are reduced to: for the loops that read it, and stored if it is a result."""
        readers = {use.operation for use in loops.result.uses}
        is_read = not readers.isdisjoint(self._stages)
        rows, count = range(self._plan.rows), self._plan.count if is_read else 1
        totals = [self._total(build, body, loops, row, count) for row in rows]
        if not all(isinstance(each, func.ReturnOp) for each in readers):
            self._warp.made[loops.result] = [body.converted(build, total) for total in totals]
        if loops.result in self._targets:
            self._store_totals(build, body, loops, [one_of(build, each) for each in totals])

    def _store_totals(
        self, build: Inserter, body: RowsBody, loops: LoopsOp, totals: Sequence[SSAValue]
    ) -> None:
        """What rows are reduced to, in memory: by the first of their threads."""
        lane = self._warp.lane
        assert lane is not None, "there is a warp"
        first = compared(build, lane, build.index(0), EQUAL)
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, loops)
        for row, total in enumerate(totals):
            body.at(row, 0)
            indices = [body.counters[each] for each in range(loops.result.type.get_num_dims())]
            value, target = body.converted(inner, total), self._targets[loops.result]
            inner.op(TransferWriteOp(value, target, indices, 1, body.exists))
        inner.op(scf.YieldOp())

    def _store_all(self, build: Inserter, body: RowsBody, loops: LoopsOp) -> None:
        """The elements of the warp's rows, which later loops read as they are stored."""
        for row, chunk in self._chunks():
            body.at(row, chunk)
            self._store(build, body, loops)

    def _store(
        self, build: Inserter, body: RowsBody, loops: LoopsOp, apart: int = 1,
        ahead: SSAValue | None = None,
    ) -> None:  # fmt: skip
        """The elements of a run, as far apart; those ahead of the row's end, if it is given."""
        value = body.mapped(build, None)
        body.note_made(value)
        if loops.result not in self._targets:
            return
        kind = value.type
        assert isinstance(kind, FragmentType)
        indices = [body.counters[each] for each in range(len(loops.extents))]
        width = min(self._plan.count, most_elements(kind.element_type)) if ahead is None else 1
        place = self._targets[loops.result], indices
        build.op(TransferWriteOp(value, *place, width, body.mask, apart, ahead))
