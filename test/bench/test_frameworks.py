"""The lines that frameworks have to show: figures from reports of the form that the parts write."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TIMES = {"gemmc": 2.0, "torch": 4.0, "gemmc 3d": 3.0, "torch 3d": 4.0}


@pytest.fixture(scope="module")
def script() -> Any:
    spec = spec_from_file_location("bench_frameworks", ROOT / "bench/frameworks.py")
    assert spec is not None and spec.loader is not None
    made = sys.modules["bench_frameworks"] = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def reports() -> dict[str, Any]:
    pair, dots = {"gemmc": 1.0, "torch": 2.0}, {"gemmc": 3.0, "jnp.dot": 2.0}
    sizes = {"eager": pair, "graph": pair}
    found = {
        "program": {"over_bare": {"bound": 0.06}},
        "host": {"host": {"no grad 64x512x512": TIMES, "grad 64x512x512": TIMES}},
        "llama": {"llama": {"prefill": sizes, "decode": sizes, "compiled": {"eager": pair}}},
        "training": {"training": {"ms_a_step": {"gemmc": 11.0, "torch": 10.0}, "apart": 0.001}},
        "cpp": {
            "cpp": {"product": {"cpp": True, "loader": True}},
            "warm": {"runs": [{"all_ms": 80.0}, {"all_ms": 20.0}]},
        },
        "correct": {"correct": {"worst": 0.9}},
        "jax": {"llama": {"through_us": dots, "gradient_us": pair | dots}, "failures": ["x is y"]},
        "loading": {"cuda.core maps": True, "cupy maps": "not installed"},
    }
    return {name: {"code": 0, "report": each} for name, each in found.items()}


def test_every_line_has_its_figure(script: Any) -> None:
    found = {each["line"]: each for each in script.judged(reports())}
    assert len(found) == len(script.LINES) and not any("missing" in x for x in found.values())
    wrong = {name for name, each in found.items() if not each["holds"]}
    assert wrong == {"a training step over eager", *(
        f"a layer under jax.{each} over jnp.dot's" for each in ("jit", "grad")
    )}  # fmt: skip
    assert found["host time of linear over F.linear, no gradients"]["figure"] == 0.75
    assert found["a program of 12 kernels, bound, over 12 bare calls"]["figure"] == 1.06
    assert script.failures(reports()) == ["jax: x is y"]


def test_what_is_missing_does_not_hold(script: Any) -> None:
    given = reports()
    given["jax"] = {"missing": "jax is not installed"}
    given["llama"]["report"]["llama"].pop("decode")
    del given["cpp"]
    found = [each for each in script.judged(given) if "missing" in each]
    assert len(found) == 6 and not any(each["holds"] for each in found)
    assert "jax: jax is not installed" in script.failures(given)


def test_a_part_is_a_process_with_a_limit(script: Any, tmp_path: Path) -> None:
    part = script.Part(["-c", "import time; time.sleep(60)"], "r.json", 1, "json")
    found = script.run("slow", part, tmp_path, 0.2)
    assert found["code"].startswith("ended after") and "wrote no report" in found["missing"]
    text = "import os; open(os.environ['OUT'] + '/r.json', 'w').write('[1]')"
    found = script.run("quick", script.Part(["-c", text], "r.json", 9, "json"), tmp_path, 9)
    assert found["code"] == 0 and found["report"] == [1]
    assert script.run("late", part, tmp_path, 0)["missing"] == "no time was left"
    none = script.Part([], "r.json", 1, "no_such_module")
    assert script.run("none", none, tmp_path, 9)["missing"] == "no_such_module is not installed"
    assert json.dumps(found)
