"""Pass `row-variants`: which kernels there are for rows whose length a launch tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.told_loops import extents_named, name_of, reduces_open_rows
from gemmc.dialects.dynamic import LARGEST, Place, Range, function_guards
from gemmc.dialects.launch import RunOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import GemmcError
from gemmc.facts import Facts
from gemmc.ir import walk_type
from gemmc.transforms.problem._variants import put_variants
from gemmc.transforms.problem.fuse_rows import CTA
from gemmc.transforms.schedule._beside import plan_beside
from gemmc.transforms.schedule._open_rows_plan import has_whole_rows
from gemmc.transforms.schedule._row_places import rows_and_behind
from gemmc.transforms.schedule._rows_plan import rows_of
from gemmc.transforms.schedule._shared_sums import FEW, LONGER

LENGTH = "length"
"""The size that ranges are made of."""


@dataclass(frozen=True)
class RowVariantsPass(ModulePass):
    """Make reductions of rows or columns of open length several kernels, each for a range of them.

    Before → after, with `row-variants{most=64,1024 whole=1024}`:

        func.func @main_0(%x: tensor<?x?xf32>) { %m = tile.loops %x … over [?] by "max" …; … }
        launch.run @main_0 reads %x writes %m
        →
        func.func @main_0_0(…) attributes {tile.guard = [array<i64: 0, 1, 0, 64, 1>]} { … }
        func.func @main_0_1(…) attributes {tile.guard = [array<i64: 0, 1, 0, 1024, 8>]} { … }
        func.func @main_0_2(…) attributes {tile.guard = [array<i64: 0, 1, 0, 1024, 1>]} { … }
        func.func @main_0_3(…) { … }
        launch.run @main_0_0 else [@main_0_1, @main_0_2, @main_0_3] reads %x writes %m

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: of each function that reduces rows of a length that a launch tells, and perhaps goes on
    with them (`fuse-rows`), a copy for each of `most`, guarded by it, and one for all lengths, the
    last. Where several loops read rows along their inputs, ahead of the copy for a length in
    `whole` stands one for multiples of `multiple` alone, whose rows are of whole vectors. A call
    launches the first whose guard holds. Of columns of open length, of as many as a launch tells,
    there is a copy for each of `columns`, and one for all. Functions that are one of several
    already, those that reduce parts of rows, and those whose rows are no warp's, stay as they are.
    Why here: behind `fuse-rows` and `split-reductions`, which say what is computed of a row; before
    `form-loops`, which lets as many warps share a row, or a column, as the longest one of its range
    asks for.
    Serves programs whose rows have a length that only the launch tells, such as attention over a
    sequence.

    `most` are the longest rows of each range, ascending; `whole` are those of them whose multiples
    have a kernel of their own, of a `multiple` that is a power of 2; 1: no range has one. `columns`
    are the longest columns of each range, ascending; of none there is one kernel.
    """

    name = "row-variants"

    most: tuple[int, ...] = (64, 256, 1024, 8192)
    whole: tuple[int, ...] = (256, 1024, 8192)
    multiple: int = 8
    columns: tuple[int, ...] = (LONGER,)

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self._check()
        runs = walk_type(op, RunOp)
        launched = {name for run in runs for name in run.names}
        launched -= {name for run in runs for name in run.names if len(run.names) > 1}
        functions = [each for each in op.body.block.ops if isinstance(each, func.FuncOp)]
        for function in (each for each in functions if each.sym_name.data in launched):
            ops = [] if function.is_declaration else [*function.body.block.ops]
            loops = [each for each in ops if isinstance(each, LoopsOp)]
            stages, _ = rows_and_behind(loops)
            place, ranges = _place_of_length(function, stages), self._ranges(stages)
            if place is None and self.columns:
                place = _place_in_columns(function, loops)
                ranges = [*(Range(0, each) for each in self.columns), Range()]
            if place is not None:
                put_variants(op, function, [{LENGTH: each} for each in ranges], {LENGTH: [place]})

    def _check(self) -> None:
        if not self.most or not _are_lengths(self.most):
            found = f"most={','.join(map(str, self.most))}"
            raise GemmcError(self.name, "most=A,B,… of ascending lengths", found)
        if not _are_lengths(self.columns):
            found = f"columns={','.join(map(str, self.columns))}"
            raise GemmcError(self.name, "columns=A,B,… of ascending lengths", found)
        if not set(self.whole).issubset(self.most):
            needed = f"whole=A,B,… of most={','.join(map(str, self.most))}"
            raise GemmcError(self.name, needed, f"whole={','.join(map(str, self.whole))}")
        if self.multiple < 1 or self.multiple & (self.multiple - 1):
            raise GemmcError(self.name, "a power of 2 for multiple", f"multiple={self.multiple}")

    def _ranges(self, stages: Sequence[LoopsOp]) -> list[Range]:
        """The lengths of each kernel's rows, those of the last any."""
        has_whole = self.multiple > 1 and len(stages) > 1 and all(map(has_whole_rows, stages))
        found: list[Range] = []
        for limit in self.most:
            if has_whole and limit in self.whole:
                found.append(Range(0, limit, self.multiple))
            found.append(Range(0, limit))
        return [*found, Range()]


def _place_of_length(function: func.FuncOp, stages: Sequence[LoopsOp]) -> Place | None:
    """Where in a function's arguments the length of its rows stands, which a launch tells; None of
    a function that reduces no such rows, or is for some sizes alone."""
    if function_guards(function) or not stages or not reduces_open_rows(stages[0]):
        return None
    if stages[0].shares is not None:
        return None
    plan = rows_of(stages, CTA)
    return None if plan is None or not plan.is_open else _place_of_last(function, stages)


def _place_in_columns(function: func.FuncOp, stages: Sequence[LoopsOp]) -> Place | None:
    """The same of the columns that warps share; None of a function that sums no such columns, and
    of more of them beside each other than long ones are shared of by more warps."""
    sums = [each for each in stages if each.reduced is not None]
    if function_guards(function) or not 1 <= len(sums) <= FEW or not reduces_open_rows(sums[0]):
        return None
    if sums[0].shares is not None or DYNAMIC_INDEX not in sums[0].extents[:-1]:
        return None
    plan = plan_beside(stages, CTA)
    shares = plan is not None and any(each.shared is not None for each in plan.plans)
    return _place_of_last(function, sums) if shares else None


def _place_of_last(function: func.FuncOp, stages: Sequence[LoopsOp]) -> Place | None:
    """Where in a function's arguments the extent of the loops' last one stands."""
    places: list[Place] = []
    for loops in stages:
        known = extents_named(loops)[name_of(loops, len(loops.extents) - 1)]
        places += [(function.args.index(v), d) for v, d in known if v in function.args]
    return min(places, default=None)


def _are_lengths(limits: Sequence[int]) -> bool:
    """Whether these are lengths that a size may have, ascending, if any."""
    return sorted({*limits}) == [*limits] and all(0 < each < LARGEST for each in limits)
