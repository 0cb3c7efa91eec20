"""bench/counters.py without a GPU: what ncu prints, and what is asked of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import scripts
from gpu.cases import Case

FILE = Path(__file__).parents[2] / "bench" / "counters.py"
COUNTERS = '"gpu__time_duration.sum","dram__bytes_read.sum","lts__t_sector_hit_rate.pct"'
LOG = f"""==PROF== Connected to process 12
"ID","Process ID","Kernel Name",{COUNTERS}
"","","","ns","byte","%"
"0","12","matmul, of two","1,000,000","6291456","71.5"
"1","12","reduce","500,000","0",""
==PROF== Disconnected
"""


@pytest.fixture(scope="module")
def counters() -> Any:
    """The script as a module."""
    return scripts.load(FILE)


def test_launches_are_read_from_the_log(counters: Any) -> None:
    first, second = counters.parse(LOG)
    assert first["Kernel Name"] == "matmul, of two"
    assert first["gpu__time_duration.sum"] == 1e6
    assert "lts__t_sector_hit_rate.pct" not in second
    assert counters.parse("==ERROR== no counters") == []


def test_sums_are_added_over_launches_and_ratios_are_not(counters: Any) -> None:
    launches = [{"counters": each} for each in counters.parse(LOG)]
    found = counters.summary(Case("p", "bf16", "nt", 1024, 1024, 1024), launches)
    assert found["time_ns"] == 1.5e6 and found["l2_hit_pct"] == 71.5
    assert found["dram_over_least"] == 1.0
    assert found["tflops"] == pytest.approx(2 * 1024**3 / 1.5e9)
    assert "DRAM  1.0x" in counters.line_of("p", found)


def test_what_this_ncu_does_not_know_is_not_asked_for(counters: Any) -> None:
    asked, left_out = counters.chosen({"gpu__time_duration", "dram__bytes_read"})
    assert asked == ["gpu__time_duration.sum", "dram__bytes_read.sum"]
    assert "lts__t_bytes.sum" in left_out
    assert not counters.chosen(set())[1]


def test_the_clocks_are_left_alone(counters: Any) -> None:
    command = counters.command_of(["a", "b"], Path("log"), ["python3"])
    at = command.index("--clock-control")
    assert command[at + 1] == "none" and command[-3:] == ["--metrics", "a,b", "python3"]
