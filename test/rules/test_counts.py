"""Rule 3, second half: once fences are in, conversions translate and neither add nor drop."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rules.census import LEVELS, census
from rules.programs import Program, Stage, parameters, parsed, programs, stages

from gemmc import frontend, pipeline
from gemmc.dialects.ptx import cluster, sync, tensor
from gemmc.dialects.ptx.types import PtxOp


def spelled(program: Program) -> list[Stage]:
    """The stages from the last pass on that inserts any of the things counted."""
    found = stages(program)
    inserts = [s.number for s in found if s.name.startswith(("convert-tile", "insert-fences"))]
    return list(found[inserts[-1] :])


@pytest.mark.parametrize("program", parameters())
def test_conversions_preserve_counts(program: Program) -> None:
    for before, after in pairwise(spelled(program)):
        counts = census(parsed(before.text)), census(parsed(after.text))
        assert counts[0] == counts[1], f"{before.name} to {after.name}"


@pytest.mark.parametrize("program", parameters())
def test_there_is_something_to_count(program: Program) -> None:
    counts = census(parsed(spelled(program)[0].text))
    assert counts["mmas"] and counts["bytes stored"] and counts["loops and spins"]
    assert counts["copies"] or counts["bytes loaded"]
    assert bool(counts["mma groups"]) == ("insert-fences" in pipeline.load(program.pipeline).text)


def test_every_ptx_op_that_waits_moves_or_multiplies_is_in_the_table() -> None:
    counted = {op for table in LEVELS.values() for op in table}
    plain = {sync.FenceOp, sync.ElectOp, sync.ShflIdxOp, sync.SetmaxnregOp, tensor.PrefetchMapOp}
    plain.add(cluster.MapaOp)
    for module in (sync, tensor, cluster):
        ops = [op for op in vars(module).values() if isinstance(op, type) and issubclass(op, PtxOp)]
        named = {op for op in ops if op.__module__ == module.__name__ and "name" in vars(op)}
        assert named <= counted | plain


@pytest.mark.parametrize("kind", ["mma waits", "arrivals", "copies", "mbarrier waits"])
def test_the_rule_sees_a_loss(kind: str) -> None:
    program = next(p for p in programs() if census(parsed(spelled(p)[0].text))["arrivals"])
    module = parsed(spelled(program)[0].text)
    whole = census(module)
    lost = next(op for op in module.walk() if type(op) in LEVELS[kind])
    lost.detach()
    assert census(module)[kind] == whole[kind] - 1
    assert frontend.print_module(module) != spelled(program)[0].text
