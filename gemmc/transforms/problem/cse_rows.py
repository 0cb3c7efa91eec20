"""Pass `cse-rows`: which elements of a row are computed once for several loops over it."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import GemmcError
from gemmc.facts import Facts
from gemmc.ir import Inserter
from gemmc.transforms.problem._common_elements import Common, loops_of, most_common, reading
from gemmc.transforms.problem.fuse_rows import CTA
from gemmc.transforms.schedule._row_places import rows_and_behind
from gemmc.transforms.schedule._rows_plan import RowsPlan, rows_of


@dataclass(frozen=True)
class CseRowsPass(ModulePass):
    """Compute what several loops make of a row's elements once, and hold it in registers.

    Before → after, of a softmax:

        %s = tile.loops %x, %m … over [128] by "add" { yield exp(x - m) }
        %r = tile.loops %x, %m, %s … { yield exp(x - m) / s }
        →
        %held = tile.loops %x, %m … { yield exp(x - m) }
        %s = tile.loops %held … over [128] by "add" { yield h }
        %r = tile.loops %held, %s … { yield h / s }

    Requires: functions of loops over the same rows (`fuse-rows`); of others nothing is changed.
    Ensures: where lanes hold all of a row from one of the loops to the next, and will hold as much
    of it as before, no value of 32 or 64 bits of its elements is computed by two of the loops that
    costs `least` instructions in all but the first of them. Rows that are read again by each of
    the loops, as those of any length are, compute it again. Bits of results stay, but where 16 of
    them are left of a value in one of the loops alone: it is as exact there as in the others.
    Why here: behind `row-variants`, which says how long rows are that lanes are to hold; before
    `share-kernels`, which compares functions. Serves softmax and what is normed behind an
    activation: functions like exp take longer on an SM than a row's bytes.

    `least` is how many instructions of an element are worth a register, 1 or more.
    """

    name = "cse-rows"

    least: int = 8

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.least < 1:
            raise GemmcError(self.name, "1 or more for least", f"least={self.least}")
        for function in [each for each in op.body.block.ops if isinstance(each, func.FuncOp)]:
            while not function.is_declaration and self._share(function):
                pass

    def _share(self, function: func.FuncOp) -> bool:
        """Compute one value once; False where there is none."""
        plan = _plan_of(function)
        if plan is None:
            return False
        changed = function.clone()
        rows, _ = rows_and_behind(_stages(changed))
        found = most_common(rows, plan.names[: len(rows)])
        if found is None or found.gain < self.least:
            return False
        if not _put(found) or not _hold_as_much(plan, _plan_of(changed)):
            return False
        function.body.detach_block(0)
        function.body.add_block(changed.body.detach_block(0))
        return True


def _stages(function: func.FuncOp) -> list[LoopsOp]:
    return [each for each in function.body.block.ops if isinstance(each, LoopsOp)]


def _plan_of(function: func.FuncOp) -> RowsPlan | None:
    """How warps take the rows of a function, if lanes hold all of them; None else."""
    stages = _stages(function)
    if len(stages) < 2 or any(each.keeps is not None or each.shares is not None for each in stages):
        return None
    plan = rows_of(stages, CTA)
    return plan if plan is not None and plan.is_held else None


def _hold_as_much(before: RowsPlan, after: RowsPlan | None) -> bool:
    """Whether a lane has as much of a row, of as many rows."""
    return after is not None and _share_of(before) == _share_of(after)


def _share_of(plan: RowsPlan) -> tuple[int, ...]:
    return plan.warps, plan.group, plan.threads, plan.rows, plan.chunks, plan.count


def _put(found: Common) -> bool:
    """Loops that make the value, ahead of those that read it, in place of what computes it."""
    first, value = next(iter(found.values.items()))
    made = loops_of(first, value)
    if made is None:
        return False
    made.result.name_hint = "held"
    Inserter.before(first).op(made)
    for loops, each in found.values.items():
        other = reading(loops, each, made)
        if other is None:
            return False
        Inserter.before(loops).op(other)
        loops.result.replace_all_uses_with(other.result)
        loops.detach()
        loops.erase()
    return True
