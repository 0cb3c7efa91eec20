"""The programs that the GPU tests compile: they parse, verify and mean a product."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from gpu.cases import Built, Case, all_cases, build, matmul_text, save, saved

from gemmc import frontend
from gemmc.reference import evaluate, make_inputs


@pytest.mark.parametrize("dtype", ["f16", "bf16", "f32"])
@pytest.mark.parametrize("layout", ["nn", "nt"])
def test_a_case_is_a_product(dtype: str, layout: str) -> None:
    module = frontend.parse(matmul_text(Case("p", dtype, layout, 24, 40, 16)))
    frontend.verify(module)
    a, b = make_inputs(module, seed=0, integers=True)
    (found,) = evaluate(module, [a, b], rounded=True)
    right = b.astype(np.float64) if layout == "nn" else b.astype(np.float64).T
    np.testing.assert_array_equal(found.value, a.astype(np.float64) @ right)


def test_the_cases_that_are_run() -> None:
    cases = all_cases(["hopper-ws", "simt-smem"])
    assert len(cases) == 144 * 4 + 144 * 2
    assert len({case.name for case in cases}) == len(cases)
    assert all(Case.of_name(case.name) == case for case in cases)


def test_cases_of_any_row_length() -> None:
    cases = all_cases(["ampere-mma"])
    assert len(cases) == 144 * 4 + 4 * 4 * 4 * 4
    assert len({case.name for case in cases}) == len(cases)


def test_what_cannot_be_built_says_why() -> None:
    assert "needed the name of a pass" in build(Case("no-such", "f16", "nn", 8, 8, 8)).error


def test_saved_cases_are_found_again(tmp_path: Path) -> None:
    cubin = Built(Case("a-b", "f16", "nn", 8, 8, 8), b"\x7fELF", "{}")
    ptx = Built(Case("a-b", "f16", "nt", 8, 8, 8), b".version", "{}")
    save(cubin, tmp_path)
    save(ptx, tmp_path)
    assert list(saved(tmp_path)) == [cubin, ptx]
