"""Graphs of ops: a sample of them, and that what NumPy makes of each op counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fuzz import chunk
from fuzz.__main__ import campaign_of, parser
from fuzz.campaign import Campaign
from fuzz.check import RIGHT, WRONG, How, outcome
from fuzz.chunk import Plan
from fuzz.draw import Program
from fuzz.graphs.draw import OPS, graphs
from fuzz.graphs.graph import Held, in_type
from fuzz.graphs.memories import in_memory
from fuzz.tally import Tally
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded

from gemmc import frontend, reference
from gemmc.dialects.sizes import size_names


def told(plan: Plan) -> list[tuple[str, Any]]:
    """What a chunk says."""
    said: list[tuple[str, Any]] = []
    chunk.run(plan, lambda what, each: said.append((what, each)))
    return said


def drawn(number: int, count: int, some: Any = None) -> list[Program]:
    """Some programs of a seed."""
    found: list[Program] = []

    @seeded(number)
    @settings(max_examples=count, database=None, deadline=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(graphs() if some is None else some)
    def draw(program: Program) -> None:
        found.append(program)

    draw()
    return found


def test_a_sample_of_graphs_is_right() -> None:
    said = told(Plan(seed=3, count=12, ptx_share=0.3, most_work=3_000, graphs=True))
    kinds = Counter(found.kind for what, each in said if what == "done" for found in each[1:])
    assert [each for what, each in said if what == "failed"] == []
    assert kinds == {RIGHT: 12}


IN_MEMORY = {"combined", "moved", "gathered up", "multiplied", "by rows", "views"}


@pytest.mark.parametrize("some, ops, seeds", [(graphs(), {*OPS}, 2), (in_memory(), IN_MEMORY, 3)])
def test_every_op_is_drawn_and_is_what_numpy_makes_of_it(
    some: Any, ops: set[str], seeds: int
) -> None:
    """Of the reference alone, which takes no time."""
    features: set[str] = set()
    for number in range(seeds):
        for program in drawn(number, 30, some):
            features |= set(program.features)
            module = frontend.parse(program.text, "graph.mlir", frontend.context())
            names = size_names(reference.main_function(module))
            sizes = {each: program.sizes[each][0] for each in names if each in program.sizes}
            inputs = reference.make_inputs(module, 0, True, sizes)
            wanted = reference.evaluate(module, inputs, rounded=True)
            assert program.own is not None
            for own, other in zip(program.own(inputs), wanted, strict=True):
                np.testing.assert_array_equal(own.astype("f8"), other.value, program.text)
    assert ops <= features


def test_a_reference_that_is_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (program, *_) = [each for each in drawn(1, 20) if not each.sizes and each.work]
    assert outcome(program, How(ptx=False)).kind == RIGHT
    own = program.own
    assert own is not None
    program.own = lambda inputs: [each + np.asarray(1, each.dtype) for each in own(inputs)]
    found = outcome(program, How(ptx=False))
    assert found.kind == WRONG and found.reason == "values of the reference"
    program.own = lambda inputs: [each[None] for each in own(inputs)]
    assert "for (" in outcome(program, How(ptx=False)).said


def test_conditions_are_zeros_and_ones() -> None:
    held: Held = {"%a": np.array([-1, 0, 2, 3])}
    np.testing.assert_array_equal(in_type(held["%a"], "i1"), [1, 0, 0, 1])


def test_a_campaign_of_graphs(tmp_path: Path) -> None:
    options = parser().parse_args(["--graphs", "--count", "3", "--out", str(tmp_path)])
    assert campaign_of(options).graphs
    campaign = Campaign(3, 5, graphs=True, ptx=0.0, tally=Tally(tmp_path))
    campaign.run()
    assert campaign.tally.count == 3 and not campaign.tally.failures
