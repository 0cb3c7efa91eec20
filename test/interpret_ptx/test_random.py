"""Random configurations: the emitted text computes what NumPy and the IR's interpreter compute.

`GEMMC_EXAMPLES=200 pytest -s test/interpret_ptx/test_random.py` makes the long run. What
gemmc refuses does not count as an example.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from interpret.configurations import NAMES, Configuration, Tally, Truth, configurations, share

from gemmc import driver, interpret, pipeline
from gemmc.interpret.ptx.simulate import run as run_text

EXAMPLES = int(os.environ.get("GEMMC_EXAMPLES", "6"))


def compiled(drawn: Configuration) -> tuple[Truth, driver.Compiled]:
    """The program as it was, and what its last module emits."""
    levels = drawn.modules()
    truth = Truth(next(levels)[1].clone())
    *_, (_, module) = levels
    return truth, driver.emit(module, pipeline.load(drawn.passes))


def chip(drawn: Configuration, manifest: dict[str, Any]) -> dict[str, int]:
    """What a grid may ask about the chip."""
    per_cluster = int(np.prod(manifest["launch"]["cluster"]))
    clusters = max(1, drawn.sm_count // per_cluster)
    return {"sm_count": drawn.sm_count, "max_active_clusters": clusters}


def check(drawn: Configuration, tally: Tally, seed: int) -> None:
    """Rejects what is refused; otherwise text, IR and NumPy agree bit by bit."""
    found = tally.accepted(drawn, lambda: compiled(drawn))
    assume(found is not None)
    truth, made = found
    device = chip(drawn, made.manifest)
    by_text = run_text(made.ptx, made.manifest, truth.inputs, seed=seed, device=device)
    by_ir = interpret.run(made.module, truth.inputs, seed=seed, sm_count=drawn.sm_count)
    for text, ir, wanted in zip(by_text, by_ir, truth.outputs, strict=True):
        np.testing.assert_array_equal(text.astype(np.float64), wanted)
        np.testing.assert_array_equal(text.view(np.uint8), ir.view(np.uint8))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_text_is_as_right_as_the_ir(name: str) -> None:
    tally, examples = Tally(), share(name, EXAMPLES)

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None,
        phases=(Phase.generate,),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(drawn=configurations(name), seed=st.integers(0, 1000))
    def run(drawn: Configuration, seed: int) -> None:
        check(drawn, tally, seed)

    try:
        run()
    finally:
        print(tally)
    assert sum(tally.ran.values()) >= examples
