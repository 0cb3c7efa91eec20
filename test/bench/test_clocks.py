"""bench/clocks.py without a GPU: what is stamped, and what the stamps say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import scripts

import gemmc
from gemmc.assemble import assemble
from gemmc.bench.problem import Problem
from gemmc.errors import GemmcError

FILE = Path(__file__).parents[2] / "bench" / "clocks.py"
PROBLEM = Problem.of_shape("1024x1024x512", "bf16", "nt")


@pytest.fixture(scope="module")
def clocks() -> Any:
    """The script as a module."""
    return scripts.load(FILE)


@pytest.mark.parametrize("pipeline", ["hopper-ws", "hopper-coop"])
def test_a_stamped_kernel_assembles_without_spills(clocks: Any, pipeline: str) -> None:
    ptx = gemmc.compile(PROBLEM.text, pipeline=pipeline).ptx
    text = clocks.stamped(ptx)
    assert assemble(text).cubin
    steps = ptx.count("wgmma.wait_group")
    written = {each: text.count(f" st.global.u64 [%stamp_{each}]") for each in clocks.SERIES}
    assert written == {"done": steps, "full": steps, "issued": 1}
    # What was there is there still, in its order.
    kept = iter(text.splitlines())
    assert all(any(line == other for other in kept) for line in ptx.splitlines())


def test_every_place_is_stamped_by_one_thread(clocks: Any) -> None:
    text = clocks.stamped(gemmc.compile(PROBLEM.text, pipeline="hopper-coop").ptx)
    stamps = re.findall(r"@%stamping_(\d+) st\.global\.u64 \[(\S+)\], time;", text)
    threads = {place: {t for t, other in stamps if other == place} for _, place in stamps}
    assert all(len(each) == 1 for each in threads.values())
    fixed = ("entry", "grid", "end", "entry_ns", "end_ns")
    named = {name: f"%stamps+{8 * clocks.PLACES[name]}" for name in fixed}
    assert set(named.values()) <= set(threads)
    assert threads["%stamp_issued"] == threads[named["grid"]] == {"0"}
    assert threads["%stamp_full"] == threads["%stamp_done"] == {"128"}


def test_a_kernel_without_roles_is_refused(clocks: Any) -> None:
    ptx = gemmc.compile(PROBLEM.text, pipeline="hopper-single").ptx
    with pytest.raises(GemmcError, match="needed a kernel with a role that loads"):
        clocks.stamped(ptx)


def test_medians_are_since_a_ctas_own_start(clocks: Any) -> None:
    def cta(start: int, late: int) -> list[int]:
        stamps = [0] * clocks.SLOTS
        at = {"entry": 0, "grid": 100, "end": 9000, "entry_ns": 0, "end_ns": 4500}
        for name, value in at.items():
            stamps[clocks.PLACES[name]] = start + value
        for step in range(3):
            stamps[clocks.PLACES["full"] + step] = start + 1000 * step + late
        stamps[clocks.PLACES["stored"]] = start + 8000
        return stamps

    found = clocks.summary([cta(5000, 10), cta(900, 20), cta(77, 60), [0] * clocks.SLOTS])
    assert found["ctas"] == 3 and found["ghz"] == 2.0
    assert found["full"] == [20, 1020, 2020] and found["stored"] == [8000]
    assert (found["grid"], found["end"], found["done"]) == (100, 9000, [])
