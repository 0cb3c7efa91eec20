"""The kernel of a `tile.loops`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import cast

from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IndexType,
    StringAttr,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineSymExpr

from gemmc.analysis.told_loops import guards_named
from gemmc.dialects.dynamic import Place, guard_attribute, places_attribute
from gemmc.dialects.launch import matrix_in_global_memory
from gemmc.dialects.tile.elements import ReduceOp, SplatOp, TransferWriteOp
from gemmc.dialects.tile.kernel import BlockIdOp, ExtentOp, KernelOp, ThreadIdOp, int_attr
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.schedule._flat import Flat
from gemmc.transforms.schedule._flat_body import FlatBody
from gemmc.transforms.schedule._loops_body import BELOW, EQUAL, LESS, RunBody, compared
from gemmc.transforms.schedule._loops_plan import WARP, Turned, known, plan_of, units_of
from gemmc.transforms.schedule._runs import most_elements
from gemmc.transforms.schedule._taken_steps import Taken


class KernelFrame:
    """A kernel's arguments, of a function whose result is that of some loops: `matrices` has them
    by the function's, `target` is the result's, and what is written into `body` is the kernel."""

    def __init__(self, function: func.FuncOp, loops: LoopsOp) -> None:
        self._function, self._loops = function, loops
        kinds = [value.type for value in (*function.args, loops.result)]
        self.body = Block(arg_types=[_matrix(kind) for kind in kinds])
        self._names = [f"arg{i}" for i in range(len(function.args))] + ["result0"]
        for argument, name in zip(self.body.args, self._names, strict=True):
            argument.name_hint = name
        self.matrices: dict[SSAValue, SSAValue] = {}
        self.matrices.update(zip(function.args, self.body.args, strict=False))
        self.target = self.body.args[-1]

    def kernel(
        self, grid: str, threads: int, stages: Sequence[tuple[LoopsOp, Mapping[str, str]]]
    ) -> KernelOp:
        """The kernel, of so many CTAs and threads in each; `stages` are its loops, each with the
        names of its sizes in the last ones."""
        places = self._places(stages)
        return KernelOp.build(
            properties={
                "sym_name": self._function.sym_name,
                "arguments": ArrayAttr(StringAttr(name) for name in self._names),
                "outputs": int_attr(1),
                "sizes": DictionaryAttr(
                    {s: DenseArrayBase.from_list(i64, min(each)) for s, each in places.items()}
                ),
                "dynamic": places_attribute(places),
                "guard": guard_attribute(guards_named(self._function, places)),
                "grid": ArrayAttr([StringAttr(grid)]),
                "threads": int_attr(threads),
            },
            regions=[Region(self.body)],
        )

    def _places(
        self, stages: Sequence[tuple[LoopsOp, Mapping[str, str]]]
    ) -> dict[str, list[Place]]:
        """Where the sizes stand in the kernel's arguments."""
        numbers: dict[SSAValue, int] = {}
        numbers.update((value, at) for at, value in enumerate(self._function.args))
        numbers[self._loops.result] = len(self._function.args)
        found = {name: set[Place]() for name in self._loops.places}
        for loops, names in stages:
            values = (*loops.inputs, loops.result, *loops.tables)
            for name, each in loops.places.items():
                found[names[name]] |= {
                    (numbers[values[number]], dimension)
                    for number, dimension in each if values[number] in numbers
                }  # fmt: skip
        return {name: sorted(each) for name, each in found.items()}


class LoopsKernel:
    """The kernel while it is written; `kernel` is it."""

    def __init__(self, function: func.FuncOp, loops: LoopsOp, threads: int) -> None:
        self._loops = loops
        self._rank = loops.result.type.get_num_dims()
        self._plan = plan_of(loops, threads)
        frame = KernelFrame(function, loops)
        self._target = frame.target
        self._body = RunBody(loops, self._plan, frame.matrices)
        if self._plan.flat is not None:
            self._body = FlatBody(loops, self._plan, self._plan.flat, frame.matrices)
        names = {name: name for name in loops.places}
        self.kernel = frame.kernel(self._grid(), threads, [(loops, names)])
        self._write(Inserter.at_end(frame.body, loops))

    def _grid(self) -> str:
        """The CTAs, as an expression of sizes."""
        if self._plan.grid is not None:
            return str(self._plan.grid)
        names = list(self._loops.places)
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
        self._body.sizes = [build.value(ExtentOp(name), name) for name in self._loops.places]
        block = build.value(BlockIdOp(plan.grid), "block")
        thread = build.value(ThreadIdOp(), "thread")
        if isinstance(self._body, FlatBody) and plan.flat is not None:
            self._write_flat(build, self._body, plan.flat, (block, thread))
            return
        own, lane = thread, None
        if plan.by_warps:
            own = build.div(thread, build.index(WARP))
            lane = build.rem(thread, build.index(WARP))
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
            body.store(build, self._target, first)
            return
        total = body.total(build)
        last = build.add(first, build.index((plan.count - 1) * flat.apart))
        whole, rest = Block(), Block()
        build.op(scf.IfOp(compared(build, last, total, BELOW), [], Region(whole), Region(rest)))
        inner = Inserter.at_end(whole, self._loops)
        body.store(inner, self._target, first)
        inner.op(scf.YieldOp())
        inner = Inserter.at_end(rest, self._loops)
        branch = inner.op(scf.IfOp(compared(inner, first, total, BELOW), [], Region(Block())))
        inner.op(scf.YieldOp())
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        inside = inner.sub(total, first)
        if flat.apart > 1:
            inside = inner.cdiv(inside, inner.index(flat.apart))
        body.store(inner, self._target, first, inside)
        inner.op(scf.YieldOp())

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
        indices = [self._body.counters[loop] for loop in range(self._rank)]
        if self._loops.reduced is None:
            inner = self._inside(build)
            value = self._body.mapped(inner, None)
            inner.op(TransferWriteOp(value, self._target, indices, self._width(value)))
            if inner is not build:
                inner.op(scf.YieldOp())
            return
        value = self._summed(build, lane)
        if lane is None:
            value = self._body.converted(build, value)
            build.op(TransferWriteOp(value, self._target, indices, self._width(value)))
            return
        assert self._loops.by is not None
        total = build.value(ReduceOp(self._loops.by.data, WARP, value), "total")
        first = compared(build, lane, build.index(0), EQUAL)
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        inner.op(TransferWriteOp(self._body.converted(inner, total), self._target, indices))
        inner.op(scf.YieldOp())

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

    def _summed(self, build: Inserter, lane: SSAValue | None) -> SSAValue:
        """The loops that are reduced over, and the run of sums that they carry."""
        if self._loops.keeps is not None:
            zeros = [self._body.zero(build, value.type) for value in self._loops.yielded]
            return self._nest(build, self._rank, zeros, None, None)[self._loops.keeps.value.data]
        identity = self._body.identity(build)
        sums = build.value(SplatOp(identity, self._plan.count), "start")
        return self._nest(build, self._rank, [sums], lane, identity)[0]

    def _nest(
        self,
        build: Inserter,
        loop: int,
        sums: Sequence[SSAValue],
        lane: SSAValue | None,
        identity: SSAValue | None,
    ) -> list[SSAValue]:
        """A loop over the counter of one, and the further ones inside of it."""
        if loop == len(self._loops.extents):
            if self._loops.keeps is not None:
                return self._body.stepped(build, sums)
            return [self._body.mapped(build, sums[0], identity if lane is not None else None)]
        by_lanes = lane is not None and loop == self._plan.run_loop
        step = WARP * self._plan.count if by_lanes else 1
        first, by = build.index(0), build.index(step)
        last = self._body.extent(build, self._loops.sizes[loop])
        begin: SSAValue | None = None
        if self._plan.taken is not None:
            begin, last = self._taken(build, self._plan.taken, last)
        body = Block(arg_types=[IndexType(), *(each.type for each in sums)])
        made = build.op(scf.ForOp(first, last, by, list(sums), body))
        inner = Inserter.at_end(body, self._loops)
        counter = body.args[0]
        if by_lanes and lane is not None:
            counter = inner.add(counter, inner.mul(lane, inner.index(self._plan.count)))
        if begin is not None:
            later = inner.sub(inner.add(counter, begin), inner.index(1))
            is_first = compared(inner, counter, inner.index(0), EQUAL)
            counter = inner.value(arith.SelectOp(is_first, inner.index(0), later))
        counter.name_hint = f"d{loop}"
        self._body.counters[loop] = counter
        inner.op(scf.YieldOp(*self._nest(inner, loop + 1, body.args[1:], lane, identity)))
        return list(made.results)


    def _taken(self, build: Inserter, taken: Taken, extent: SSAValue) -> tuple[SSAValue, SSAValue]:
        """The second step that is taken, and how many are with the first, which always is."""
        one = build.index(1)
        begin, end = (self._body.number(build, each) for each in (taken.first, taken.end))
        begin = build.value(arith.SelectOp(compared(build, begin, one, LESS), one, begin))
        end = build.value(arith.SelectOp(compared(build, end, extent, LESS), end, extent))
        end = build.value(arith.SelectOp(compared(build, end, begin, LESS), begin, end))
        return begin, build.add(build.sub(end, begin), one)


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


def _matrix(kind: Attribute) -> Attribute:
    tensor = cast("TensorType[Attribute]", kind)
    return matrix_in_global_memory(tensor.element_type, tensor.get_shape())
