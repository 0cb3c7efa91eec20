"""Products of open sizes whose rows begin anywhere in both operands: which kernel is launched."""

from __future__ import annotations

import copy
import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from parts import thorough_but

import gemmc
from gemmc import reference
from gemmc.compiled import CompiledKernel
from gemmc.dialects.dynamic import LARGEST
from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.simulate import run
from gemmc.select.boxes import FEW_RESULT_CELLS, SUMMED_CELLS

PROGRAM = Path(__file__).parents[1] / "programs" / "dynamic" / "mm_all_dynamic_nt.mlir"
ROWS = COLUMNS = FEW_RESULT_CELLS[0].end, FEW_RESULT_CELLS[-2].end
"""The ends of the first range that there may be, and of the last that is bounded."""

LOAD = re.compile(r"^    @!?%p\d+ (ld\.global\.(?:nc\.)?\w*16 )", re.MULTILINE)


@cache
def made() -> CompiledKernel:
    """A·Bᵀ of any sizes with a bias and relu, in bf16."""
    return gemmc.compile(PROGRAM.read_text(encoding="utf-8"), pipeline="auto")


def launched(m: int, n: int, k: int) -> dict[str, Any]:
    """The kernel that is launched for these sizes: the first whose guard holds."""
    sizes = {"m": m, "n": n, "k": k}
    for kernel in made().manifest["kernels"]:
        guard: dict[str, dict[str, int]] = kernel.get("guard", {})
        if all(
            each["least"] <= sizes[name] <= each["most"] and sizes[name] % each["multiple"] == 0
            for name, each in guard.items()
        ):
            return kernel
    raise AssertionError(sizes)


def text_of(kernel: dict[str, Any]) -> str:
    """The PTX of a kernel."""
    _, _, behind = made().ptx.partition(f".entry {kernel['entry']}(")
    return behind.partition(".entry ")[0]


def parts(kernel: dict[str, Any]) -> int:
    """CTAs for each block: the last factor of the grid."""
    *_, last = kernel["launch"]["grid"][0].split(" * ")
    return int(last) if last.isdigit() else 1


def guarded(kernel: dict[str, Any], size: str) -> int:
    """The largest size that a kernel is for."""
    return kernel.get("guard", {}).get(size, {"most": LARGEST})["most"]


@pytest.mark.parametrize("m", [1, ROWS[0] + 1, ROWS[1] + 1])
@pytest.mark.parametrize("n", [3, COLUMNS[0] + 1, COLUMNS[1] + 1])
def test_each_range_is_of_warps_whose_threads_copy_both_operands(m: int, n: int) -> None:
    """K is in parts only where rows and columns are bounded; sums of nothing are here too."""
    for k in (0, 1, 27, 4001):
        kernel = launched(m, n, k)
        assert "mma.sync" in text_of(kernel) and "wgmma" not in text_of(kernel)
        assert not [each for each in kernel["parameters"] if each.get("kind") == "tensor_map"]
        if parts(kernel) > 1:
            assert max(guarded(kernel, "m"), guarded(kernel, "n")) < LARGEST


def test_some_kernels_are_in_parts() -> None:
    assert {parts(each) > 1 for each in made().manifest["kernels"]} == {True, False}


def test_few_rows_have_a_smaller_tile_and_more_parts() -> None:
    few, many = (launched(each, ROWS[1] + 1, 1001) for each in (ROWS[0], ROWS[1] + 1))
    count = [text_of(each).count("mma.sync") for each in (few, many)]
    assert count[0] < count[1]
    few, more = (launched(each, COLUMNS[0], 6001) for each in (ROWS[0], ROWS[1] + 1))
    assert parts(few) > parts(more) == 1


def test_rows_of_one_operand_or_both_are_still_loaded_by_the_copy_engine() -> None:
    kernel = launched(33, 33, 64)
    assert "wgmma" in text_of(kernel)


def test_there_are_not_many_kernels() -> None:
    assert len(made().manifest["kernels"]) < 60


SIZES = (
    *((1, 1, 1), (ROWS[0], 3, 0), (ROWS[0] + 1, 5, 7), (3, COLUMNS[0], 129)),
    *((17, COLUMNS[0] + 1, 65), (ROWS[1] + 1, 3, 33), (5, COLUMNS[1] + 1, 9)),
    *((ROWS[0] + 1, COLUMNS[0] + 1, 301), (0, 5, 3), (3, 7, SUMMED_CELLS[0].end + 1)),
)
"""At and beside the ends of ranges."""


def operands(m: int, n: int, k: int) -> tuple[list[Any], Any]:
    """Integers, and what comes out."""
    from gemmc import frontend

    module = frontend.parse(PROGRAM.read_text(encoding="utf-8"))
    inputs = reference.make_inputs(module, 3, True, {"m": m, "n": n, "k": k})
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    return inputs, wanted.value


LONGER = (17, COLUMNS[0] + 1, 65), (ROWS[1] + 1, 3, 33), (ROWS[0] + 1, COLUMNS[0] + 1, 301)


@pytest.mark.parametrize("sizes", thorough_but(SIZES, lambda each: each not in LONGER), ids=str)
def test_it_is_the_product_at_the_ends_of_ranges(sizes: tuple[int, int, int]) -> None:
    inputs, wanted = operands(*sizes)
    (found,) = run(made().ptx, made().manifest, inputs)
    assert found.shape == wanted.shape
    assert (found.astype(np.float64) == wanted).all()


def test_elements_are_loaded_where_an_operand_has_some() -> None:
    """Without its bound a load of a last step is outside of an operand, which the machine says."""
    sizes = 5, 3, 67
    inputs, wanted = operands(*sizes)
    kernel = launched(*sizes)
    own = text_of(kernel)
    assert LOAD.search(own)
    changed = made().ptx.replace(own, LOAD.sub(r"    \1", own))
    manifest = copy.deepcopy(made().manifest)
    with pytest.raises((InterpretError, PtxError), match="outside|beyond|bytes"):
        run(changed, manifest, inputs)
    assert (run(made().ptx, manifest, inputs)[0].astype(np.float64) == wanted).all()
