"""Pass `fuse-siblings`: which results are made by one kernel, element by element."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Sequence
from dataclasses import dataclass
from math import prod

from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.launch import Launching, ProgramOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import GemmcError
from gemmc.facts import SHARED, Facts
from gemmc.transforms.problem._in_place_rows import is_own, keeps_to_rows
from gemmc.transforms.problem._launched_loops import (
    CTA,
    FEW,
    Launched,
    Reading,
    Together,
    are_related,
    launched_in,
    memory_in,
    takes_long,
    together,
)
from gemmc.transforms.schedule._beside import plan_beside
from gemmc.transforms.schedule._row_places import rows_and_behind
from gemmc.transforms.schedule._rows_plan import rows_of


@dataclass(frozen=True)
class FuseSiblingsPass(ModulePass):
    """Let one kernel make several results of the same elements.

    Before → after, of a step of momentum:

        launch.run @main_0 reads %g, %m writes %result0      // tile.loops … -> tensor<64x512xf32>
        launch.run @main_1 reads %p, %g, %m writes %result1  // tile.loops … -> tensor<64x512xf32>
        →
        func.func @main_1(%g, %m, %p) {
          %n = tile.loops %g, %m …; %q = tile.loops %p, %g, %m …; return %n, %q }
        launch.run @main_1 reads %g, %m, %p writes %result0, %result1

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: launches of loops over the same elements are one, at most `most` together, if those
    that reduce something do it in the same way; if one reads the largest of what another reads, or
    element by element what it makes, or if the results have few elements; if threads would share
    each in the same way; and if the launches between them touch nothing of theirs. Loops that
    reduce nothing are with reductions where they read, element by element, what these make: they
    follow behind it, as the mean behind a sum; behind sums of warps, whose other lanes wait, only
    if that is little. A result that only these launches read is no memory. Each element is what it
    was, but sums over the same rows may be added in another order.
    Why here: behind `fuse-rows`, which takes rows together, and `split-reductions`, whose parts may
    be siblings; before `form-loops`, for which loops in one function are one kernel. Serves
    programs with several results, such as steps of optimizers, recurrent layers and gradients.

    `most` is how many results a kernel has, 1 or more.
    """

    name = "fuse-siblings"

    most: int = 16

    def facts(self) -> Facts:
        return Facts(forbids=(SHARED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.most < 1:
            raise GemmcError(self.name, "1 or more for most", f"most={self.most}")
        for program, launches in launched_in(op):
            alike: dict[Hashable, list[Launched]] = {}
            for each in launches:
                if each is not None:
                    alike.setdefault(_shape(each.loops), []).append(each)
            for group in alike.values():
                while len(group) > 1:
                    group = self._fuse_first(program, group)

    def _fuse_first(self, program: ProgramOp, launches: Sequence[Launched]) -> list[Launched]:
        """One launch in place of the first of several that reduces something, or else of the first,
        and its siblings, if it has some; the others."""
        way, reducing = _Way(program), [each for each in launches if each.loops.reduced is not None]
        first = (reducing or launches)[0]
        members = self._gathered(first, launches, lambda group: way.place(group) is not None)
        made = _as_one(program, way, members) if len(members) > 1 else None
        if len(members) > 1 and made is None:
            members = self._gathered(
                first, launches, lambda group: bool(_as_one(program, way, group))
            )
            made = _as_one(program, way, members) if len(members) > 1 else None
        if made is not None:
            found, place = made
            found.put(members, place)
        return [each for each in launches if each not in members]

    def _gathered(
        self, first: Launched, launches: Sequence[Launched],
        belong: Callable[[Sequence[Launched]], bool],
    ) -> list[Launched]:
        """One of several, and those that belong to it, in order."""
        members = [first]
        for other in launches:
            related = _is_small(other.loops) or are_related(members, other)
            if other is first or not related or len(members) >= self.most:
                continue
            found = [each for each in launches if each in members or each is other]
            if belong(found):
                members = found
        return members


def _shape(loops: LoopsOp) -> Hashable:
    """What loops over the same elements have in common."""
    rank = loops.result.type.get_num_dims()
    return rank, loops.extents[:rank]


def _is_small(loops: LoopsOp) -> bool:
    """Whether a launch takes longer than what is computed."""
    return DYNAMIC_INDEX not in loops.extents and prod(loops.extents) <= FEW


def _as_one(
    program: ProgramOp, way: _Way, members: Sequence[Launched]
) -> tuple[Together, Launched] | None:
    """What several launches are as one, and where; None of those that are no siblings."""
    place = way.place(members)
    found = None if place is None else together(members)
    if place is None or found is None or not _are_one_kernel(found.stages):
        return None
    own = all(map(_is_own, found.read_where_written(program)))
    _, behind = rows_and_behind(found.stages)
    return (found, place) if own and (not behind or keeps_to_rows(program, found)) else None


def _are_one_kernel(stages: Sequence[LoopsOp]) -> bool:
    """Whether a thread has the elements of each beside each other, or a warp what it chooses of the
    same rows; and little is left to one lane of each warp."""
    first = [each for each in stages if each.reduced is not None]
    beside = plan_beside(stages, CTA)
    if beside is None:
        in_steps = any(each.keeps is not None for each in stages)
        return in_steps and rows_of(stages, CTA) is not None
    by_lanes = first and beside.plans[stages.index(first[0])].by_warps
    return not by_lanes or not any(map(takes_long, [s for s in stages if s not in first]))


class _Way:
    """The launches of a program in order, and the memory that each touches."""

    def __init__(self, program: ProgramOp) -> None:
        self._program, self._launches = program, program.launches
        self._numbers = {run: number for number, run in enumerate(self._launches)}
        self._known: dict[Launching, tuple[set[SSAValue], set[SSAValue]]] = {}

    def place(self, members: Sequence[Launched]) -> Launched | None:
        """The launch where all of them may be: the last, if those between touch nothing of the ones
        ahead, or the first, if they touch nothing of the ones behind."""
        first, *_, last = members
        ends = self._numbers[first.run], self._numbers[last.run] + 1
        way, runs = self._launches[slice(*ends)], {each.run for each in members}
        if self._pass(runs, way):
            return last
        return first if self._pass(runs, way[::-1]) else None

    def _pass(self, runs: Container[Launching], way: Sequence[Launching]) -> bool:
        """Whether members pass all other launches on their way."""
        read, made = set[SSAValue](), set[SSAValue]()
        for run in way:
            inputs, outputs = self._touched(run)
            if run in runs:
                read |= inputs
                made |= outputs
            elif not (read.isdisjoint(outputs) and made.isdisjoint(inputs | outputs)):
                return False
        return True

    def _touched(self, run: Launching) -> tuple[set[SSAValue], set[SSAValue]]:
        """The memory that a launch reads, and that it writes."""
        if run not in self._known:
            sides = run.inputs, run.outputs
            read, made = (memory_in(self._program, each) for each in sides)
            self._known[run] = read, made
        return self._known[run]


def _is_own(reading: Reading) -> bool:
    """Whether each element reads only itself of what may be in the memory that is written."""
    writer, loops, value, _ = reading
    return is_own(reading) and loops.reduced is None and value.type == writer.result.type
