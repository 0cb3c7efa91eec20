"""Random configurations: whatever a pipeline accepts, it computes after every pass, bit by bit.

`GEMMC_EXAMPLES=300 pytest -s test/interpret/test_random.py` makes the long run. What
gemmc refuses does not count as an example.
"""

from __future__ import annotations

import os

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from gemmc import interpret
from interpret.configurations import NAMES, Configuration, Tally, Truth, configurations, share

EXAMPLES = int(os.environ.get("GEMMC_EXAMPLES", "6"))


def check(drawn: Configuration, tally: Tally, seed: int) -> None:
    """Rejects what is refused; otherwise every level is run."""
    found = tally.accepted(drawn, drawn.kept)
    assume(found is not None)
    truth = Truth(found[0][1])
    for number, (name, module) in enumerate(found):
        outputs = interpret.run(
            module, truth.inputs, seed=seed + number, sm_count=drawn.sm_count
        )
        for output, wanted in zip(outputs, truth.outputs, strict=True):
            message = f"after {name}"
            np.testing.assert_array_equal(output.astype(np.float64), wanted, err_msg=message)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_what_is_accepted_is_right(name: str) -> None:
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
