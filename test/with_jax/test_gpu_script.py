"""The script for a GPU, on a CPU: every line of it but the driver's own runs, in small sizes."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from stand_in import Machine

from gemmc.frameworks.product import Product

SCRIPT = Path(__file__).parents[1] / "gpu/in_jax.py"


def script() -> Any:
    spec = spec_from_file_location("in_jax", SCRIPT)
    assert spec is not None and spec.loader is not None
    made = sys.modules["in_jax"] = module_from_spec(spec)
    spec.loader.exec_module(made)
    made.M, made.N, made.K, made.SMALL = 16, 32, 16, (8, 16, 24)
    made.HEADS, made.KV_HEADS, made.FFN = 2, 1, 24
    made.ROUNDS, made.CALLS = 2, 5
    return made


def test_every_section_runs_and_launches_what_was_made_ahead(machine: Machine) -> None:
    made = script()
    report: dict[str, Any] = {"failures": []}
    for section in (made.right, made.host, made.llama):
        section(report)
    assert not report["failures"]
    assert set(machine.launched) <= set(made.products())
    assert set(report["host_us"]) == {"8x16x24", "16x32x16"}
    assert report["llama"]["counts"]["launches"] and report["llama"]["gradient_us"]["gemmc"] > 0


def test_a_product_that_xla_computes_is_a_failure(machine: Machine) -> None:
    made = script()
    machine.refuse = "no such thing"
    report: dict[str, Any] = {"failures": []}
    made.right(report)
    assert any("launches" in each for each in report["failures"])


def test_products_are_of_the_sizes_of_the_script() -> None:
    assert Product(16, 24, 16, "bf16", "nt") in script().products()
