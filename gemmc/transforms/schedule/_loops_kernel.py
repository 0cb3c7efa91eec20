"""The kernel of a `tile.loops`, or of several over the same elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from xdsl.dialects import arith, func, scf
from xdsl.ir import Block, Region, SSAValue
from xdsl.ir.affine import AffineSymExpr

from gemmc.dialects._integers import int_attr
from gemmc.dialects.tile.elements import ReduceOp, TransferWriteOp
from gemmc.dialects.tile.kernel import BlockIdOp, ExtentOp, ThreadIdOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.schedule._beside import Beside
from gemmc.transforms.schedule._flat import Flat
from gemmc.transforms.schedule._flat_body import FlatBody
from gemmc.transforms.schedule._kernel_frame import KernelFrame
from gemmc.transforms.schedule._loads_ahead import ctas_per_sm, steps_together
from gemmc.transforms.schedule._loops_body import BELOW, EQUAL, RunBody, compared
from gemmc.transforms.schedule._loops_plan import WARP, Plan, Turned, known, units_of
from gemmc.transforms.schedule._runs import most_elements
from gemmc.transforms.schedule._runs_beside import RunsBeside
from gemmc.transforms.schedule._shared_sums import Shared, combined, handed_on
from gemmc.transforms.schedule._sum_steps import SumSteps
from gemmc.transforms.schedule._together import Together


class LoopsKernel:
    """The kernel while it is written; `kernel` is it. Of several loops, whose plans differ in their
    runs alone, a thread has the same elements of each result: it reads an element once, and stores
    when all is computed."""

    def __init__(
        self, function: func.FuncOp, stages: Sequence[LoopsOp], plan: Beside, threads: int,
        unroll: int = 0,
    ) -> None:  # fmt: skip
        reducing = [number for number, each in enumerate(stages) if each.reduced is not None]
        main = max(reducing, default=len(stages) - 1)
        self._loops, self._plan, self._names = stages[main], plan.plans[main], plan.names
        self._part: SSAValue | None = None
        self._rank = self._loops.result.type.get_num_dims()
        frame = KernelFrame(function)
        named = list(zip(stages, plan.names, strict=True))
        self._beside = RunsBeside(dict(named)) if len(stages) > 1 else None
        self._bodies = [
            _body_of(loops, own, frame.matrices, self._beside)
            for loops, own in zip(stages, plan.plans, strict=True)
        ]
        self._body, self._own_names = self._bodies[main], plan.names[main]
        for body in self._bodies:
            body.counters = self._body.counters
        self._sums = [each for each in self._bodies if each.loops.reduced is not None]
        self._targets = frame.targets
        self.kernel = frame.kernel(self._grid(), threads, named)
        sums = [body.loops for body in self._sums]
        if sums:
            self._steps = unroll or steps_together(sums, self._plan, threads)
            ctas = ctas_per_sm(sums, self._plan, threads, self._steps)
            self.kernel.ctas_per_sm = None if ctas is None else int_attr(ctas)
        self._write(Inserter.at_end(frame.body, self._loops))

    def _grid(self) -> str:
        """The CTAs, as an expression of sizes."""
        if self._plan.grid is not None:
            return str(self._plan.grid)
        names = [self._own_names[name] for name in self._loops.places]
        sizes = [
            names[each.position] if isinstance(each, AffineSymExpr) else str(known(each))
            for each in self._loops.sizes[: self._rank]
        ]
        per_cta = self._plan.per_cta
        if not self._plan.by_warps:
            per_cta *= self._plan.count
        return f"cdiv({' * '.join(sizes)}, {per_cta})"

    def _write(self, build: Inserter) -> None:
        plan = self._plan
        called = dict.fromkeys(each for own in self._names[::-1] for each in own.values())
        told = {name: build.value(ExtentOp(name), name) for name in called}
        for body, names in zip(self._bodies, self._names, strict=True):
            body.sizes = [told[names[name]] for name in body.loops.places]
        block = build.value(BlockIdOp(plan.grid), "block")
        thread = build.value(ThreadIdOp(), "thread")
        if isinstance(self._body, FlatBody) and plan.flat is not None:
            self._write_flat(build, self._body, plan.flat, (block, thread))
            return
        own, lane = thread, None
        if plan.shared is not None:
            self._write_shared(build, plan.shared, (block, thread))
            return
        if plan.by_warps:
            own = build.div(thread, build.index(plan.lanes))
            lane = build.rem(thread, build.index(plan.lanes))
        if plan.lanes > WARP and lane is not None:
            self._write_together(build, (block, own, lane), thread)
            return
        at = build.add(build.mul(block, build.index(plan.per_cta)), own)
        at.name_hint = "at"
        if plan.units is not None and plan.units % plan.per_cta == 0:
            self._compute(build, at, lane)
            return
        inside = compared(build, at, self._units(build), BELOW)
        branch = build.op(scf.IfOp(inside, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        self._compute(inner, at, lane)
        inner.op(scf.YieldOp())

    def _write_shared(
        self, build: Inserter, shared: Shared, numbers: tuple[SSAValue, SSAValue]
    ) -> None:
        """The same where a unit is a thread's of each warp: all of them meet, those outside of the
        result as well, which have the last unit until it is stored."""
        block, thread = numbers
        self._part = part = build.div(thread, build.index(WARP))
        lane = build.rem(thread, build.index(WARP))
        at = build.add(build.mul(block, build.index(self._plan.per_cta)), lane)
        units = self._units(build)
        inside = compared(build, at, units, BELOW)
        last = build.sub(units, build.index(1))
        self._split(build, build.value(arith.SelectOp(inside, at, last), "at"))
        shape, values = (shared.warps, WARP), self._summed(build, None)
        parts = [
            handed_on(build, body.loops, value, (part, lane), shape)
            for body, value in zip(self._sums, values, strict=True)
        ]
        first = compared(build, part, build.index(0), EQUAL)
        stores = build.value(arith.AndIOp(first, inside))
        branch = build.op(scf.IfOp(stores, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        self._store(inner, self._mapped(inner, [
            combined(inner, body.loops, own, memory, lane, shape)
            for body, own, memory in zip(self._sums, values, parts, strict=True)
        ]))  # fmt: skip
        inner.op(scf.YieldOp())

    def _write_together(
        self, build: Inserter, numbers: tuple[SSAValue, SSAValue, SSAValue], thread: SSAValue
    ) -> None:
        """The same where several warps share an element: all of them meet, those outside of the
        result as well, which have the last element until it is stored."""
        (block, own, lane), plan = numbers, self._plan
        at = build.add(build.mul(block, build.index(plan.per_cta)), own)
        inside: SSAValue | None = None
        assert plan.units is not None, "a launch tells none"
        if plan.units % plan.per_cta:
            units = self._units(build)
            inside = compared(build, at, units, BELOW)
            at = build.value(arith.SelectOp(inside, at, build.sub(units, build.index(1))))
        at.name_hint = "at"
        self._split(build, at)
        sums = [body.loops for body in self._sums]
        warps = Together.of(build, (own, lane), thread, (plan.per_cta, plan.lanes // WARP))
        parts = warps.handed_on(build, sums, self._summed(build, lane))
        first = compared(build, lane, build.index(0), EQUAL)
        if inside is not None:
            first = build.value(arith.AndIOp(first, inside))
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        self._store(inner, self._mapped(inner, warps.combined(inner, sums, parts)))
        inner.op(scf.YieldOp())

    def _write_flat(
        self, build: Inserter, body: FlatBody, flat: Flat, numbers: tuple[SSAValue, SSAValue]
    ) -> None:
        """The same where units go on from row to row: of the last, only what the result has."""
        plan, (block, thread) = self._plan, numbers
        if flat.apart == 1:
            at = build.add(build.mul(block, build.index(plan.per_cta)), thread)
            first = build.mul(at, build.index(plan.count))
        else:
            first = build.add(build.mul(block, build.index(plan.per_cta * plan.count)), thread)
        first.name_hint = "first"
        self._split(build, first)
        sizes = [known(each) for each in self._loops.sizes[: self._rank]]
        elements = None if None in sizes else prod(each for each in sizes if each is not None)
        if elements is not None and elements % (plan.per_cta * plan.count) == 0:
            self._store_flat(build, first)
            return
        total = body.total(build)
        last = build.add(first, build.index((plan.count - 1) * flat.apart))
        whole, rest = Block(), Block()
        build.op(scf.IfOp(compared(build, last, total, BELOW), [], Region(whole), Region(rest)))
        inner = Inserter.at_end(whole, self._loops)
        self._store_flat(inner, first)
        inner.op(scf.YieldOp())
        inner = Inserter.at_end(rest, self._loops)
        branch = inner.op(scf.IfOp(compared(inner, first, total, BELOW), [], Region(Block())))
        inner.op(scf.YieldOp())
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        inside = inner.sub(total, first)
        if flat.apart > 1:
            inside = inner.cdiv(inside, inner.index(flat.apart))
        self._store_flat(inner, first, inside)
        inner.op(scf.YieldOp())

    def _store_flat(
        self, build: Inserter, first: SSAValue, inside: SSAValue | None = None
    ) -> None:
        """A unit's elements of each result, all or the first few."""
        bodies = [each for each in self._bodies if isinstance(each, FlatBody)]
        for body in bodies:
            body.go_to(first, inside)
        values = self._mapped(build)
        for body in bodies:
            if body.loops.result in self._targets:
                body.store(build, values[body], self._targets[body.loops.result])

    def _mapped(
        self, build: Inserter, totals: Sequence[SSAValue] = ()
    ) -> dict[RunBody, SSAValue]:
        """The unit's elements of each result: of the reductions what was summed, and what the other
        bodies make."""
        found: dict[RunBody, SSAValue] = {}
        for body, total in zip(self._sums, totals, strict=True):
            found[body] = body.converted(build, total)
        if self._beside is not None:
            self._beside.begin()
            for body, value in found.items():
                self._beside.note_made(body.loops, value)
        for body in self._bodies:
            if body in found:
                continue
            found[body] = body.mapped(build, None)
            if self._beside is not None:
                self._beside.note_made(body.loops, found[body])
        return found

    def _units(self, build: Inserter) -> SSAValue:
        """How many units there are."""
        if self._plan.units is not None:
            return build.index(self._plan.units)
        found = build.index(1)
        for loop in range(self._rank):
            found = build.mul(found, self._units_of(build, loop))
        return found

    def _units_of(self, build: Inserter, loop: int) -> SSAValue:
        """Units along a loop, of which one has a run."""
        extent = self._loops.sizes[loop]
        number, run = known(extent), self._plan.of_loop(loop)
        return self._body.extent(build, extent) if number is None else build.index(number // run)

    def _compute(self, build: Inserter, at: SSAValue, lane: SSAValue | None) -> None:
        """What a thread does, or a warp, that has the number `at`."""
        self._split(build, at)
        if self._loops.reduced is None:
            inner = self._inside(build)
            self._store(inner, self._mapped(inner))
            if inner is not build:
                inner.op(scf.YieldOp())
            return
        values = self._summed(build, lane)
        if lane is None:
            self._store(build, self._mapped(build, values))
            return
        totals = [
            build.value(ReduceOp(body.by, WARP, value), "total")
            for body, value in zip(self._sums, values, strict=True)
        ]
        first = compared(build, lane, build.index(0), EQUAL)
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        self._store(inner, self._mapped(inner, totals))
        inner.op(scf.YieldOp())

    def _store(self, build: Inserter, values: Mapping[RunBody, SSAValue]) -> None:
        """The elements of each result that a unit has."""
        indices = [self._body.counters[loop] for loop in range(self._rank)]
        for body in self._bodies:
            if body.loops.result in self._targets:
                value, target = values[body], self._targets[body.loops.result]
                build.op(TransferWriteOp(value, target, indices, self._width(value)))

    def _inside(self, build: Inserter) -> Inserter:
        """Where units are that the result has: a branch, if some are outside of it."""
        found: SSAValue | None = None
        turned = self._plan.turned
        units = [] if turned is None else units_of(self._loops, self._plan.count)
        for loop in [] if turned is None else turned.outside(units):
            extent = self._body.extent(build, self._loops.sizes[loop])
            inside = compared(build, self._body.counters[loop], extent, BELOW)
            found = inside if found is None else build.value(arith.AndIOp(found, inside))
        if found is None:
            return build
        branch = build.op(scf.IfOp(found, [], Region(Block())))
        return Inserter.at_end(branch.true_region.block, self._loops)

    def _split(self, build: Inserter, at: SSAValue) -> None:
        """The counters of the result's loops from a number: the last runs fastest."""
        if self._plan.turned is not None:
            self._split_turned(build, at, self._plan.turned)
            return
        left = at
        for loop in range(self._rank - 1, -1, -1):
            run, number = self._plan.of_loop(loop), known(self._loops.sizes[loop])
            one = number is not None and number // run == 1
            outermost = all(known(each) == 1 for each in self._loops.sizes[:loop])
            own = left
            if one:
                own = build.index(0)
            elif not outermost:
                own = build.rem(left, self._units_of(build, loop))
                left = build.div(left, self._units_of(build, loop))
            self._count(build, loop, own)

    def _count(self, build: Inserter, loop: int, unit: SSAValue) -> None:
        """A loop's counter, from the number of its unit."""
        run = self._plan.of_loop(loop)
        counter = build.mul(unit, build.index(run)) if run > 1 else unit
        counter.name_hint = f"d{loop}"
        self._body.counters[loop] = counter

    def _split_turned(self, build: Inserter, at: SSAValue, turned: Turned) -> None:
        """The same where lanes have neighbours along another loop: first these, then the lanes
        along the last loop, then warps beside each other along that other loop; then as always."""
        digits = turned.digits(units_of(self._loops, self._plan.count))
        found = from_digits(build, at, digits)
        for loop in range(self._rank):
            unit = found.get(loop)
            self._count(build, loop, build.index(0) if unit is None else unit)

    def _width(self, value: SSAValue) -> int:
        """How many elements of the result are stored at once."""
        kind = value.type
        assert isinstance(kind, FragmentType)
        return min(kind.get_shape()[1], most_elements(kind.element_type))

    def _summed(self, build: Inserter, lane: SSAValue | None) -> list[SSAValue]:
        """The run of sums of each result that is one."""
        steps = SumSteps(self._sums, self._plan, self._beside, self._steps)
        return steps.write(build, lane, self._part)


def _body_of(
    loops: LoopsOp, plan: Plan, matrices: Mapping[SSAValue, SSAValue], beside: RunsBeside | None
) -> RunBody:
    """What writes the body of one of the loops."""
    if plan.flat is not None:
        return FlatBody(loops, plan, plan.flat, matrices, beside)
    return RunBody(loops, plan, matrices, beside)


def from_digits(
    build: Inserter, number: SSAValue, digits: Sequence[tuple[int, int]]
) -> dict[int, SSAValue]:
    """A number's digits, the first of which runs fastest, put together by what each is of: pairs of
    that and of how many values the digit has, the later ones of the same the higher."""
    digits = [(of, extent) for of, extent in digits if extent > 1]
    found, scales, left = dict[int, SSAValue](), dict[int, int](), number
    for place, (of, extent) in enumerate(digits):
        digit = left
        if place + 1 < len(digits):
            digit = build.rem(left, build.index(extent))
            left = build.div(left, build.index(extent))
        if of in found:
            digit = build.add(found[of], build.mul(digit, build.index(scales[of])))
        found[of], scales[of] = digit, scales.get(of, 1) * extent
    return found
