"""Rule 3, second half: once fences are in, conversions translate and neither add nor drop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import TypeVar

import pytest
from rules.census import LEVELS, census
from rules.programs import Program, after_each, parameters, passes_of, programs
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect

from gemmc import frontend, pipeline
from gemmc.dialects import barrier, tma, wgmma
from gemmc.dialects.ptx import Ptx, bulk, cluster, matrix, sync, tensor

T = TypeVar("T")

DECISIONS = {
    "defer-release": "releases move to the next iteration, the last one behind the loop",
    "overlap-epilogue": "stores move into the next tile's first steps, copies of the loop's body",
    "throttle-waves": "a CTA waits for the others of its round, for a while",
    "programmatic-dependent-launch": "the grid waits for the one before, and lets the next begin",
    "unroll": "a loop's turns become copies of its body",
}
"""Passes after the fences that do not convert but decide, and what they add or take away."""


def spelled(program: Program, look: Callable[[ModuleOp], T]) -> Iterator[tuple[str, T]]:
    """What `look` sees after the last pass that inserts any of the things counted, and later."""
    passes = enumerate(passes_of(program), start=1)
    inserts = [n for n, p in passes if p.name.startswith(("convert-tile", "insert-fences"))]
    return after_each(program, look, first=inserts[-1])


@cache
def counts_of(program: Program) -> list[tuple[str, Counter[str]]]:
    """The census after each of these passes."""
    return list(spelled(program, census))


def first_of(program: Program) -> ModuleOp:
    """The module in which all is spelled for the first time."""
    return next(spelled(program, ModuleOp.clone))[1]


@pytest.mark.parametrize("program", parameters())
def test_conversions_preserve_counts(program: Program) -> None:
    for (before, expected), (after, found) in pairwise(counts_of(program)):
        if after not in DECISIONS:
            assert found == expected, f"{before} to {after}"


@pytest.mark.parametrize("program", parameters())
def test_there_is_something_to_count(program: Program) -> None:
    counts = counts_of(program)[0][1]
    assert counts["mmas"] and counts["bytes stored"] and counts["loops and spins"]
    assert counts["copies"] or counts["bytes loaded"]
    assert bool(counts["mma groups"]) == ("insert-fences" in pipeline.load(program.pipeline).text)


PLAIN = {
    "barrier": {barrier.AllocOp, barrier.AtOp, barrier.GridCounterOp, barrier.TicketsOp},
    "tma": {tma.DescriptorOp},
    "wgmma": {wgmma.DescriptorOp, wgmma.AdvanceOp},
    "ptx": {
        *(sync.ElectOp, sync.ShflIdxOp, sync.ShflBflyOp, sync.SetmaxnregOp, sync.ClockOp),
        *(cluster.MapaOp, tensor.CreatePolicyOp),
    },
}
"""Ops that neither wait nor move nor multiply."""


@pytest.mark.parametrize("dialect", [barrier.Barrier, tma.Tma, wgmma.Wgmma], ids=lambda d: d.name)
def test_every_hardware_op_is_in_the_table(dialect: Dialect) -> None:
    counted = {op for table in LEVELS.values() for op in table}
    assert set(dialect.operations) <= counted | PLAIN[dialect.name]


def test_every_instruction_that_waits_moves_or_multiplies_is_in_the_table() -> None:
    counted = {op for table in LEVELS.values() for op in table}
    modules = {each.__name__ for each in (bulk, cluster, matrix, sync, tensor)}
    ops = {op for op in Ptx.operations if op.__module__ in modules}
    assert ops <= counted | PLAIN["ptx"]


@pytest.mark.parametrize("kind", ["mma waits", "arrivals", "copies", "mbarrier waits"])
def test_the_rule_sees_a_loss(kind: str) -> None:
    module = next(m for m in map(first_of, programs()) if census(m)["arrivals"])
    whole, text = census(module), frontend.print_module(module)
    lost = next(op for op in module.walk() if type(op) in LEVELS[kind])
    lost.detach()
    assert census(module)[kind] == whole[kind] - 1
    assert frontend.print_module(module) != text
