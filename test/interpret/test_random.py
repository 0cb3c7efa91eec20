"""Random configurations: whatever a pipeline accepts, it computes bit by bit where a kind of level
ends, and after every pass.

`GEMMC_EXAMPLES=300 pytest -s test/interpret/test_random.py` makes the long run. What
gemmc refuses does not count as an example.
"""

from __future__ import annotations

import os

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from parts import at_levels

from gemmc import interpret
from interpret.configurations import NAMES, Configuration, Tally, Truth, configurations, share
from interpret.levels import is_run

EXAMPLES = int(os.environ.get("GEMMC_EXAMPLES", "6"))


def check(drawn: Configuration, tally: Tally, seed: int, every: bool) -> None:
    """Rejects what is refused; otherwise levels are run."""
    found = tally.accepted(drawn, drawn.kept)
    assume(found is not None)
    truth = Truth(found[0][1])
    for number, (name, module) in enumerate(found):
        if not is_run(name, every, quick=True):
            continue
        outputs = interpret.run(
            module, truth.inputs, seed=seed + number, sm_count=drawn.sm_count
        )
        for output, wanted in zip(outputs, truth.outputs, strict=True):
            message = f"after {name}"
            np.testing.assert_array_equal(output.astype(np.float64), wanted, err_msg=message)


@pytest.mark.parametrize("name, every", at_levels(NAMES, (), NAMES))
def test_what_is_accepted_is_right(name: str, every: bool) -> None:
    tally, examples = Tally(), share(name, EXAMPLES)

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None,
        phases=(Phase.generate,),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(drawn=configurations(name), seed=st.integers(0, 1000))
    def run(drawn: Configuration, seed: int) -> None:
        check(drawn, tally, seed, every)

    try:
        run()
    finally:
        print(tally)
    assert sum(tally.ran.values()) >= examples
