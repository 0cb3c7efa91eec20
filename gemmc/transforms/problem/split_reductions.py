"""Pass `split-reductions`: which reductions are taken together in two launches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    IntegerType,
    ModuleOp,
    TensorType,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.told_loops import reduces_open_rows
from gemmc.dialects.isa import isa
from gemmc.dialects.launch import ProgramOp, RunOp, ViewOp, WorkspaceOp, matrix_in_global_memory
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits, is_half
from gemmc.facts import SHARED, Facts
from gemmc.ir import Inserter
from gemmc.transforms.problem._choices import choice_of
from gemmc.transforms.problem._flat_reductions import flatten
from gemmc.transforms.problem._gain import LAUNCH_US, check_gain
from gemmc.transforms.problem._split_gain import best_split, step_us
from gemmc.transforms.problem._split_loops import Split, final_of, partial_of
from gemmc.transforms.problem._split_open import OpenSplit, open_loop, open_partial_of
from gemmc.transforms.problem._witnesses import add_witnesses
from gemmc.transforms.schedule._loops_plan import THREADS, WARPS, Plan, plan_of
from gemmc.transforms.schedule._runs import most_elements

CTA = 256
"""Threads of the kernels that `form-loops` makes."""

ROWS, TOGETHER = 264, 4096
"""CTAs that keep an H200's DRAM busy where each has a row of open length, and how many of its
elements such a CTA reads at once."""

MOST_PARTS, LARGE = 1024, 1 << 20
"""Parts of a reduction over a size that a launch tells, at most, and what that is by guess: of a
small one, parts lose a launch, and of a large one all but one of them gain."""

MOST_CHOSEN = 128
"""Parts of a reduction in steps that choose: one thread combines their results one by one."""

PARTS = "_parts"
"""Behind a kernel's name, with a number, the name of the one that reduces parts for it."""

BYTE = 8


@dataclass(frozen=True)
class SplitReductionsPass(ModulePass):
    """Split long reductions to few elements into parts, which a second launch combines.

    Before → after, of the sum of all elements of a matrix:

        func.func @main_0(%x) { %s = tile.loops %x … over [4096, 4096] by "add" … -> tensor<f32> }
        launch.run @main_0 reads %x writes %s
        →
        func.func @main_0_parts1(%x) { %p = tile.loops %x … over [2, 4096] … -> tensor<2048xf32> }
        func.func @main_0(%p) { %s = tile.loops %p … over [2048] by "add" … -> tensor<f32> }
        launch.run @main_0_parts1 reads %x writes %p; launch.run @main_0 reads %p writes %s

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: the same elements are combined, in the type in which they were, in another order, the
    same in every run. There are as many parts as let both launches together take least by estimate,
    which counts what the body computes, at most as many as occupy the device. The outermost loops
    are split first, into equal parts where their extents have divisors near; else the last part
    combines with what changes nothing. Parts of what lanes of a warp reduce lie side by side, so
    that lanes combine them. What combines the parts is split again where that pays. Reductions in
    steps are split where their steps choose, as of the largest element's place: parts of them keep
    all values that are carried, a kernel each, and what is chosen is the same; what parts need
    beside that is carried, too. Other steps stay in order. Over a size that a launch tells, a
    reduction to a known number of elements has a fixed number of parts, as many as occupy the
    device, each of as many iterations as the size says; its first such loop is split, which is all
    of them together where inputs lie along them all.
    Why here: behind `fuse-reductions`, which has a reduction begin in a product's kernel, and
    `fuse-rows`, which makes one kernel of reductions of rows that fit one; before `form-loops`,
    whose threads or warps have an element of the result each. Serves programs with losses, norms,
    gradients of biases or a softmax of few long rows.

    `gain` says how many times the time that is saved has to be what the second launch takes, by
    estimate; 0 splits always.
    """

    name = "split-reductions"

    gain: float = 1.5

    def facts(self) -> Facts:
        return Facts(forbids=(SHARED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        functions = [each for each in op.body.block.ops if isinstance(each, func.FuncOp)]
        named = {each.sym_name.data: each for each in functions}
        programs = [each for each in op.body.block.ops if isinstance(each, ProgramOp)]
        launched = [name for each in programs for run in each.runs for name in run.names]
        for program in programs:
            for run in [each for each in program.runs if each.names[0] in named]:
                if launched.count(run.names[0]) == len(run.names) == 1:
                    flatten(named[run.names[0]], run, program)
                _split_all(named[run.names[0]], run, self.gain)


def _split_all(function: func.FuncOp, run: RunOp, gain: float) -> None:
    """Split the reduction that is launched, and what combines its parts, while it pays."""
    name, number = function.sym_name.data, 0
    _let_choose(function, gain)
    while (split := _worth_it(function, gain)) is not None:
        number += 1
        function, run = _split(function, run, split, f"{name}{PARTS}{number}")


def _let_choose(function: func.FuncOp, gain: float) -> None:
    """Let a reduction in steps keep what its parts need to be combined, if it is split then, or if
    lanes of a warp have parts of it."""
    own = _loops_of(function)
    if own is None or own.keeps is None or choice_of(own):
        return
    trial = _loops_of(function.clone())
    if trial is None or not add_witnesses(trial):
        return
    if _split_of(own, gain) is not None or plan_of(trial, CTA).by_warps:
        add_witnesses(own)


def _loops_of(function: func.FuncOp) -> LoopsOp | None:
    """The loops that a kernel is, if it is some."""
    found = [each for each in function.body.block.ops if isinstance(each, LoopsOp)]
    return found[0] if len(found) == 1 else None


def _worth_it(function: func.FuncOp, gain: float) -> Split | OpenSplit | None:
    """How the one reduction of a kernel is split; None where it is not."""
    loops = _loops_of(function)
    split = None if loops is None else _split_of(loops, gain)
    if split is None or loops is None or (loops.keeps is not None and not choice_of(loops)):
        return None
    return split


def _split_of(loops: LoopsOp, gain: float) -> Split | OpenSplit | None:
    """How a reduction is split if its steps may be; None where that does not pay."""
    if not _has_parts(loops):
        return None
    plan = plan_of(loops, CTA)
    if not plan.by_warps and is_half(loops.result.type.element_type):
        # The parts of what is rounded are stored wider, fewer beside each other.
        plan = plan_of(loops, CTA, most_elements(loops.summed_in))
    if loops.places:
        return _open_split_of(loops, plan, gain)
    return best_split(loops, plan, gain)


def _has_parts(loops: LoopsOp) -> bool:
    """Whether a reduction's parts are numbers in memory, for a known number of elements."""
    made = loops.result.type.get_shape()
    if DYNAMIC_INDEX in made or loops.tables or loops.reduced is None:
        return False
    kinds = [each.type for each in loops.yielded]
    known = all(isa(each, AnyFloat) or isa(each, IntegerType) for each in kinds)
    return known and min(bits(each) for each in kinds) >= BYTE


def _open_split_of(loops: LoopsOp, plan: Plan, gain: float) -> OpenSplit | None:
    """How a reduction over a size that a launch tells is split: into as many parts as occupy the
    device, whatever the size is; None where that does not pay for a large one."""
    loop = open_loop(loops)
    if loop is None:
        return None
    elements = prod(loops.result.type.get_shape())
    by_ctas = plan.by_warps and loops.by is not None and reduces_open_rows(loops)
    busy = ROWS if by_ctas else WARPS if plan.by_warps else THREADS
    most = MOST_PARTS if loops.by is not None else MOST_CHOSEN
    parts = min(busy // max(1, plan.units or elements), most)
    if parts < 2:
        return None
    saved = step_us(loops, plan) * (1 - 1 / parts) * LARGE / (TOGETHER if by_ctas else 1)
    return OpenSplit(loop, parts) if saved > gain * LAUNCH_US else None


def _partial_of(
    function: func.FuncOp, split: Split | OpenSplit, name: str, number: int | None
) -> func.FuncOp:
    """The kernel that reduces each part."""
    if isinstance(split, OpenSplit):
        return open_partial_of(function, split, name, number)
    return partial_of(function, split, name, number)


def _kept(function: func.FuncOp) -> Sequence[int | None]:
    """The values that parts have to keep, by number; None of a reduction of one value."""
    loops = _loops_of(function)
    assert loops is not None, "it is worth it"
    return [None] if loops.by is not None else range(len(loops.yielded))


def _split(
    function: func.FuncOp, run: RunOp, split: Split | OpenSplit, name: str
) -> tuple[func.FuncOp, RunOp]:
    """Two kernels and launches in place of one; those that combine the parts."""
    place, build = Inserter.before(function), Inserter.before(run)
    (whole,) = function.function_type.outputs.data
    rank = cast("TensorType[Attribute]", whole).get_num_dims()
    kinds: list[TensorType[Attribute]] = []
    parts: list[SSAValue] = []
    for number in _kept(function):
        called = name if not number else f"{name}_{number}"
        partial = place.op(_partial_of(function, split, called, number))
        made = cast("TensorType[Attribute]", partial.function_type.outputs.data[0])
        memory = WorkspaceOp(matrix_in_global_memory(made.element_type, made.get_shape()))
        written = build.value(memory, "parts")
        build.op(RunOp(called, run.inputs, [written]))
        shape = _in_one(made.get_shape(), rank, split.last)
        if shape != list(made.get_shape()):
            written = build.value(ViewOp(written, shape), "parts")
        kinds.append(TensorType(made.element_type, shape))
        parts.append(written)
    final = place.op(final_of(function, kinds, split.last))
    behind = build.op(RunOp(final.sym_name.data, parts, run.outputs))
    for old in (function, run):
        old.detach()
        old.erase()
    return final, behind


def _in_one(shape: Sequence[int], rank: int, last: bool) -> list[int]:
    """The shape of parts, of several loops, with one dimension for all of them, ahead of as many
    dimensions as the result has, or behind them."""
    own = [*shape[:rank]] if last else [*shape[len(shape) - rank :]]
    parts = prod(shape) // prod(own)
    return [*own, parts] if last else [parts, *own]
