"""What a configuration must not be: rules with names, checked before anything is compiled.

A rule reads resolved passes, the problem and the target, and says what it found wrong, or nothing.
None of them compiles anything: what ptxas would spill or serialize is told from sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from gemmc.pipeline import Pipeline
from gemmc.plan import Plan, Problem
from gemmc.select import _combined, _registers, _schedule, _shapes
from gemmc.target import DEFAULT, Target


@dataclass(frozen=True)
class Refusal:
    """Which rule refuses, and what it found."""

    rule: str
    found: str

    def __str__(self) -> str:
        return f"needed {self.rule}; found {self.found}"


Rule = Callable[[Plan], str]
"""What is wrong, or an empty string."""

RULES: Mapping[str, Rule] = {
    "16-bit operands for the tensor core": _shapes.types,
    "two products side by side on the right": _shapes.pairs,
    "as many whole columns of two products side by side": _shapes.halves,
    "a tile whose runs a warpgroup can combine": _combined.runs,
    "rows of a multiple of 16 bytes for the copy engine": _shapes.copy_engine,
    "copies of threads for one CTA": _shapes.shared_copies,
    "a tile of whole instructions": _shapes.instructions,
    "rows of shared memory that a swizzle divides": _shapes.swizzles,
    "a tile that the CTAs of a cluster share": _shapes.clusters,
    "few rows, and some in every 64 of a tile, to copy those alone": _shapes.clipped,
    "parts of K that a cluster can add": _shapes.slices,
    "copies of threads in the order of the walk": _shapes.ordered_copies,
    "registers for what copies of threads hold": _shapes.held_copies,
    "copies that threads share evenly": _shapes.copies,
    "what threads store behind the next products, but for a long K": _shapes.hidden_stores,
    "shared memory for rings, output buffers and barriers": _shapes.shared_memory,
    "a step of K for each of its parts": _schedule.parted,
    "whole sums of K in f16": _schedule.whole_sums,
    "sums of parts of K for which a launch may have a workspace": _shapes.sums_of_parts,
    "a workspace that a launch may have": _shapes.workspace,
    "a result to which parts of K can be added": _shapes.additions,
    "sizes that are known where blocks are cut or steps are counted": _shapes.known_sizes,
    "a persistent grid for what goes on from block to block": _schedule.persistence,
    "passes that go together": _schedule.company,
    "tiles with rows of whole 16 bytes among the epilogue's inputs, to load": _schedule.loads,
    "inputs of the epilogue and two steps of K, to load ahead": _schedule.preloads,
    "inputs that are only added to the sums, and three steps of K, to add": _schedule.accumulates,
    "steps of K for what is multiplied half by half": _schedule.halves,
    "products that ptxas does not serialize": _schedule.serialization,
    "registers for accumulators, epilogue and addresses": _registers.spills,
}
"""By what they need."""



class Deciding(NamedTuple):
    """Names of the numbers of a schedule that a rule looks at: what is refused of one is refused of
    all with the `same`, and with no less of each of the `least`."""

    same: tuple[str, ...] = ()
    least: tuple[str, ...] = ()


DECIDED_BY: Mapping[str, Deciding] = {
    "16-bit operands for the tensor core": Deciding(),
    "two products side by side on the right": Deciding(("swap",)),
    "as many whole columns of two products side by side": Deciding(("columns",)),
    "a tile whose runs a warpgroup can combine": Deciding(
        ("swap", "rows", "columns", "turns", "parts")
    ),
    "rows of a multiple of 16 bytes for the copy engine": Deciding(),
    "rows of shared memory that a swizzle divides": Deciding(("swap", "rows", "columns", "depth")),
    "copies of threads for one CTA": Deciding(("swap",), ("down", "across")),
    "few rows, and some in every 64 of a tile, to copy those alone": Deciding(
        ("swap", "rows", "clipped"), ("down", "across")
    ),
    "copies of threads in the order of the walk": Deciding(("swap",), ("parts",)),
    "registers for what copies of threads hold": Deciding(
        ("rows", "depth", "overlap", "turns", "residents"), ("columns",)
    ),
    "copies that threads share evenly": Deciding(("swap", "rows", "columns", "depth")),
    "what threads store behind the next products, but for a long K": Deciding(
        ("rows", "persistent", "overlap", "turns"), ("columns",)
    ),
    "sums of parts of K for which a launch may have a workspace": Deciding((), ("parts",)),
    "sizes that are known where blocks are cut or steps are counted": Deciding((), ("parts",)),
    "registers for accumulators, epilogue and addresses": Deciding(
        ("swap", "rows", "columns", "persistent", "overlap", "turns", "parts", "residents")
    ),
}
"""Of rules that look at little else, beside a row's other parameters."""


def refusals(
    pipeline: Pipeline, problem: Problem, target: Target = DEFAULT
) -> Iterator[Refusal]:
    """Every rule that refuses a pipeline for a problem on a target."""
    return refusals_of(Plan(list(pipeline.passes), problem, target))


def refusals_of(plan: Plan) -> Iterator[Refusal]:
    """Every rule that refuses a plan, whose options are settled as far as a rule asks for them."""
    for name, rule in RULES.items():
        found = rule(plan)
        if found:
            yield Refusal(name, found)
