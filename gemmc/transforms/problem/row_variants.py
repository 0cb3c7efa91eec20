"""Pass `row-variants`: which kernels there are for rows whose length a launch tells."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
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
from gemmc.transforms.schedule._rows_plan import rows_of

LENGTH = "length"
"""The size that ranges are made of."""


@dataclass(frozen=True)
class RowVariantsPass(ModulePass):
    """Make reductions of rows of open length several kernels, each for a range of lengths.

    Before → after, with `row-variants{most=1024}`:

        func.func @main_0(%x: tensor<?x?xf32>) { %m = tile.loops %x … over [?] by "max" …; … }
        launch.run @main_0 reads %x writes %m
        →
        func.func @main_0_0(…) attributes {tile.guard = [array<i64: 0, 1, 0, 1024, 1>]} { … }
        func.func @main_0_1(…) { … }
        launch.run @main_0_0 else [@main_0_1] reads %x writes %m

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: of each function that reduces rows of a length that a launch tells, and perhaps goes on
    with them (`fuse-rows`), a copy for each of `most`, guarded by it, and one for all lengths, the
    last. A call launches the first whose guard holds. Functions that are one of several already,
    those that reduce parts of rows, and those whose rows are no warp's, stay as they are.
    Why here: behind `fuse-rows` and `split-reductions`, which say what is computed of a row; before
    `form-loops`, which lets as many warps share a row as the longest one of its range asks for.
    Serves programs whose rows have a length that only the launch tells, such as attention over a
    sequence.

    `most` are the longest rows of each range, ascending.
    """

    name = "row-variants"

    most: tuple[int, ...] = (1024, 8192)

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        limits = list(self.most)
        if not limits or limits[0] < 1 or limits != sorted(set(limits)) or limits[-1] >= LARGEST:
            found = f"most={','.join(map(str, limits))}"
            raise GemmcError(self.name, "most=A,B,… of ascending lengths", found)
        runs = walk_type(op, RunOp)
        launched = {name for run in runs for name in run.names}
        launched -= {name for run in runs for name in run.names if len(run.names) > 1}
        functions = [each for each in op.body.block.ops if isinstance(each, func.FuncOp)]
        for function in (each for each in functions if each.sym_name.data in launched):
            place = _place_of_length(function)
            if place is not None:
                ranges = [{LENGTH: Range(0, limit)} for limit in (*limits, LARGEST)]
                put_variants(op, function, ranges, {LENGTH: [place]})


def _place_of_length(function: func.FuncOp) -> Place | None:
    """Where in a function's arguments the length of its rows stands, which a launch tells; None of
    a function that reduces no such rows, or is for some sizes alone."""
    if function.is_declaration or function_guards(function):
        return None
    stages = [op for op in function.body.block.ops if isinstance(op, LoopsOp)]
    if not stages or not reduces_open_rows(stages[0]) or stages[0].shares is not None:
        return None
    plan = rows_of(stages, CTA)
    if plan is None or not plan.is_open:
        return None
    places: list[Place] = []
    for loops in stages:
        known = extents_named(loops)[name_of(loops, len(loops.extents) - 1)]
        places += [(function.args.index(v), d) for v, d in known if v in function.args]
    return min(places, default=None)
