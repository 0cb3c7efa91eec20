"""Random configurations: whatever a pipeline accepts, it computes after every pass.

GEMMC_EXAMPLES=300 makes the long run.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gemmc.errors import GemmcError
from interpret.levels import Case, levels

EXAMPLES = int(os.environ.get("GEMMC_EXAMPLES", "6"))

SOURCES = (
    "examples/matmul_nt_bf16_cast.mlir",
    "examples/matmul_f16.mlir",
    "test/inputs/matmul_bf16_cast.mlir",
)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A tensor-core pipeline with other tiles, stages, swizzles and roles, and a size."""
    name = draw(st.sampled_from(("hopper-single", "hopper-ws")))
    consumers = draw(st.sampled_from((1, 2)))
    tile = 64 * consumers, draw(st.sampled_from((32, 64, 96, 128))), 64
    changes = [("swizzle=128", f"swizzle={draw(st.sampled_from((128, 64, 32)))}")]
    if name == "hopper-ws":
        changes += [
            ("tile=128,256,64", "tile=" + ",".join(map(str, tile))),
            ("stages=4", f"stages={draw(st.integers(1, 4))}"),
            ("consumers=2", f"consumers={consumers}"),
            ("shape=2,1", f"shape={consumers},1"),
        ]
    else:
        changes += [("tile=128,128,64", "tile=" + ",".join(map(str, tile)))]
    m, n, k = (8 * draw(st.integers(1, limit)) for limit in (30, 20, 45))
    source = draw(st.sampled_from(SOURCES))
    return Case(source, name, f"m={m} n={n} k={k}", tuple(changes))


@pytest.mark.slow
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(case=cases(), seed=st.integers(0, 1000))
def test_what_is_accepted_is_right(case: Case, seed: int) -> None:
    try:
        found = levels(case)
    except GemmcError:
        assume(False)
        return
    for number, level in enumerate(found):
        level.check(seed + number)
