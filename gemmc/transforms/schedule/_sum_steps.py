"""The loops of sums: a thread's, a warp's, or those that warps share, several steps at a time."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, SSAValue

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.schedule._loops_body import EQUAL, LESS, RunBody, compared
from gemmc.transforms.schedule._loops_plan import Plan, known
from gemmc.transforms.schedule._runs import tests_of
from gemmc.transforms.schedule._runs_beside import RunsBeside
from gemmc.transforms.schedule._taken_steps import Taken

MOST_OPEN = 4
"""Steps taken together, at most, of as many as a launch tells, whose rest is taken one by one."""

Carried = Sequence[Sequence[SSAValue]]


class SumSteps:
    """Writes the loops that are reduced over, and the sums that they carry.

    Steps of the innermost loop are taken several at a time, so that what they load is in flight
    together, and only the last one tests which lanes have none of it. What is summed is so in the
    order of single steps.
    """

    def __init__(
        self, sums: Sequence[RunBody], plan: Plan, beside: RunsBeside | None, steps: int
    ) -> None:
        """Of reductions over the same loops, of one plan but for their runs; `steps` is how many
        are taken together at most."""
        self._sums, self._plan, self._beside, self._most = sums, plan, beside, steps
        self._body, self._loops = sums[0], sums[0].loops
        self._last = len(self._loops.extents) - 1
        self._lane: SSAValue | None = None
        self._part: SSAValue | None = None
        self._identities: list[SSAValue | None] = []

    def write(
        self, build: Inserter, lane: SSAValue | None, part: SSAValue | None
    ) -> list[SSAValue]:
        """The run of each sum: of a thread, of a warp's lane, or of a part of a thread's steps."""
        self._lane, self._part = lane, part
        starts = [body.initial(build) for body in self._sums]
        self._identities = [None if lane is None else each[1] for each in starts]
        rank = self._loops.result.type.get_num_dims()
        found = self._nest(build, rank, [each[0] for each in starts])
        return [values[body.kept] for body, values in zip(self._sums, found, strict=True)]

    def _nest(self, build: Inserter, loop: int, sums: Carried) -> Carried:
        """A loop over the counter of one, and the further ones inside of it."""
        last = self._body.extent(build, self._loops.sizes[loop])
        if self._plan.taken is not None:
            return self._taken(build, sums, self._plan.taken, last)
        first = self._part if self._part is not None and self._is_shared(loop) else build.index(0)
        if loop == self._last:
            return self._innermost(build, sums, first, last)
        ends = first, last, build.index(self._by(loop))
        inner, counter, carried, made = self._loop(build, ends, sums)
        self._count(inner, loop, counter)
        return _closed(inner, made, self._nest(inner, loop + 1, carried))

    def _innermost(
        self, build: Inserter, sums: Carried, first: SSAValue, last: SSAValue
    ) -> Carried:
        """The innermost loop: whole steps together, then the others."""
        together, extent = self._together(), known(self._loops.sizes[self._last])
        by = self._by(self._last)
        if together > 1 and extent is None:
            end = build.sub(last, build.rem(last, build.index(together * by)))
            sums = self._batches(build, sums, (first, end), together)
            return self._one_by_one(build, sums, build.add(end, first), last)
        if together == 1 or extent is None:
            return self._one_by_one(build, sums, first, last)
        steps, rest = divmod(extent, by)
        begun = steps // together * together if steps >= 2 * together else 0
        if begun:
            sums = self._batches(build, sums, (first, build.index(begun * by)), together)
        for step in range(begun, steps):
            self._count(build, self._last, build.add(first, build.index(step * by)))
            sums = self._step(build, sums, whole=True)
        if not rest:
            return sums
        behind = build.add(first, build.index(steps * by))
        if self._lane is None:  # of warps that share a sum, some have one step more
            return self._one_by_one(build, sums, behind, last)
        self._count(build, self._last, behind)
        return self._step(build, sums, whole=False)

    def _batches(
        self, build: Inserter, sums: Carried, ends: tuple[SSAValue, SSAValue], together: int
    ) -> Carried:
        """A loop over whole steps, so many at a time."""
        by = self._by(self._last)
        bounds = *ends, build.index(together * by)
        inner, counter, carried, made = self._loop(build, bounds, sums)
        for step in range(together):
            self._count(inner, self._last, inner.add(counter, inner.index(step * by)))
            carried = self._step(inner, carried, whole=True)
        return _closed(inner, made, carried)

    def _one_by_one(
        self, build: Inserter, sums: Carried, first: SSAValue, last: SSAValue
    ) -> Carried:
        """A loop of single steps."""
        bounds = first, last, build.index(self._by(self._last))
        inner, counter, carried, made = self._loop(build, bounds, sums)
        self._count(inner, self._last, counter)
        return _closed(inner, made, self._step(inner, carried, whole=False))

    def _step(self, build: Inserter, sums: Carried, *, whole: bool) -> Carried:
        """One step of each sum, which all lanes have if it is whole."""
        if self._beside is not None:
            self._beside.begin()
        identities = [None] * len(sums) if whole else self._identities
        each = zip(self._sums, sums, identities, strict=True)
        return [body.stepped(build, own, identity) for body, own, identity in each]

    def _taken(self, build: Inserter, sums: Carried, taken: Taken, extent: SSAValue) -> Carried:
        """The steps that are taken: the first, and those between two bounds."""
        first, one = build.index(0), build.index(1)
        begin, end = (self._body.number(build, each) for each in (taken.first, taken.end))
        begin = build.value(arith.SelectOp(compared(build, begin, one, LESS), one, begin))
        end = build.value(arith.SelectOp(compared(build, end, extent, LESS), end, extent))
        end = build.value(arith.SelectOp(compared(build, end, begin, LESS), begin, end))
        count = build.add(build.sub(end, begin), one)
        bounds = first, count, one
        inner, counter, carried, made = self._loop(build, bounds, sums)
        later = inner.sub(inner.add(counter, begin), inner.index(1))
        is_first = compared(inner, counter, inner.index(0), EQUAL)
        counter = inner.value(arith.SelectOp(is_first, inner.index(0), later))
        self._count(inner, self._last, counter)
        return _closed(inner, made, self._step(inner, carried, whole=False))

    def _loop(
        self, build: Inserter, bounds: tuple[SSAValue, SSAValue, SSAValue], sums: Carried
    ) -> tuple[Inserter, SSAValue, Carried, scf.ForOp]:
        """A loop that carries the sums: its body, its counter, what is carried there, and it."""
        carried = [each for own in sums for each in own]
        body = Block(arg_types=[IndexType(), *(each.type for each in carried)])
        made = build.op(scf.ForOp(*bounds, carried, body))
        inner = Inserter.at_end(body, self._loops)
        return inner, body.args[0], _alike(body.args[1:], sums), made

    def _count(self, build: Inserter, loop: int, counter: SSAValue) -> None:
        """A loop's counter, of a warp's lane where lanes have its steps."""
        if self._lane is not None and loop == self._plan.run_loop:
            counter = build.add(counter, build.mul(self._lane, build.index(self._plan.count)))
        counter.name_hint = f"d{loop}"
        self._body.counters[loop] = counter

    def _is_shared(self, loop: int) -> bool:
        shared = self._plan.shared
        return shared is not None and shared.loop == loop

    def _by(self, loop: int) -> int:
        """How far a loop's steps are apart."""
        if self._lane is not None and loop == self._plan.run_loop:
            return self._plan.lanes * self._plan.count
        shared = self._plan.shared
        return shared.warps if shared is not None and self._is_shared(loop) else 1

    def _together(self) -> int:
        """Steps that are taken together: of as many as a launch tells those that test something,
        since ptxas takes others together."""
        extent = known(self._loops.sizes[self._last])
        if extent is None:
            tested = self._lane is not None or any(_are_tested(body.loops) for body in self._sums)
            return min(MOST_OPEN, self._most) if tested else 1
        steps = max(1, -(-extent // self._by(self._last)))
        return -(-steps // -(-steps // self._most))


def _are_tested(loops: LoopsOp) -> bool:
    """Whether some elements that loops would read are outside of an input."""
    shapes = (loops.shape_of(number) for number in range(len(loops.inputs)))
    return any(
        tests_of(indexing.data, shape, loops.sizes)
        for indexing, shape in zip(loops.maps, shapes, strict=True)
    )


def _closed(inner: Inserter, loop: scf.ForOp, carried: Carried) -> Carried:
    """What a loop results in, whose body yields what is carried."""
    inner.op(scf.YieldOp(*(each for own in carried for each in own)))
    return _alike(loop.results, carried)


def _alike(values: Sequence[SSAValue], groups: Carried) -> Carried:
    """Values in groups of as many each as others are in."""
    left = iter(values)
    return [[next(left) for _ in group] for group in groups]
