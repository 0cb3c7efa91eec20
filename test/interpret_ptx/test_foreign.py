"""Kernels that nvcc and Triton compiled, on shapes that divide nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from gemmc.interpret.ptx.simulate import run

FIXTURES = Path(__file__).parent / "fixtures"
BF16: Any = ml_dtypes.bfloat16


def manifest(entry: str, dtypes: str, b_shape: tuple[str, str], launch: Any, parameters: Any,
             workspaces: Any = ()) -> dict[str, Any]:  # fmt: skip
    """Arguments a (m x k), b and c (m x n), whose types are `dtypes` at spaces."""
    shapes = (("a", ["m", "k"]), ("b", list(b_shape)), ("c", ["m", "n"]))
    return {
        "schema": "gemmc-manifest", "version": 1, "entry": entry, "target": "sm_90a",
        "ptx_version": "9.0",
        "arguments": [
            {"name": n, "role": "output" if n == "c" else "input", "dtype": d, "shape": s}
            for (n, s), d in zip(shapes, dtypes.split(), strict=True)
        ],
        "sizes": {
            "m": {"argument": "a", "dim": 0},
            "n": {"argument": "b", "dim": b_shape.index("n")},
            "k": {"argument": "a", "dim": 1},
        },
        "parameters": parameters,
        "launch": {**launch, "attributes": {}},
        "workspaces": list(workspaces),
        "provenance": {},
    }  # fmt: skip


def tensor_map(argument: str, rows: int) -> dict[str, Any]:
    return {
        "kind": "tensor_map", "argument": argument, "dtype": "bf16",
        "dims": [f"{argument}.shape[1]", f"{argument}.shape[0]"],
        "strides_bytes": [f"{argument}.strides[0]"], "box": [64, rows], "swizzle": 128,
    }  # fmt: skip


def hopper(entry: str, cluster: int) -> dict[str, Any]:
    launch = {
        "grid": [f"cdiv(m, {64 * cluster}) * {cluster}", "cdiv(n, 64)", "1"],
        "cluster": [cluster, 1, 1], "block": [160, 1, 1], "dynamic_shared_memory": 40960,
    }  # fmt: skip
    maps = [tensor_map("a", 64), tensor_map("b", 64 // cluster), tensor_map("c", 64)]
    size = {"kind": "size", "type": "u32", "value": "k"}
    return manifest(entry, "bf16 bf16 bf16", ("n", "k"), launch, [*maps, size])


def pointers_and_sizes() -> list[dict[str, Any]]:
    pointers = [{"kind": "pointer", "argument": x} for x in "abc"]
    return [*pointers, *({"kind": "size", "type": "u32", "value": x} for x in "mnk")]


def integers(shape: tuple[int, ...], dtype: Any, seed: int) -> Any:
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(dtype)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("entry", "cluster"), [("wgmma_gemm", 1), ("multicast_gemm", 2)])
def test_nvcc_hopper(entry: str, cluster: int, seed: int) -> None:
    """mbarriers, TMA both ways, multicast with remote arrivals, wgmma, stmatrix."""
    text = (FIXTURES / "hopper.ptx").read_text()
    a, b = integers((100, 200), BF16, seed), integers((72, 200), BF16, seed + 1)
    (found,) = run(text, hopper(entry, cluster), [a, b], seed=seed)
    expected = (a.astype("f4") @ b.astype("f4").T).astype(BF16)
    np.testing.assert_array_equal(found.view("u2"), expected.view("u2"))


@pytest.mark.parametrize("seed", range(2))
def test_nvcc_mma_sync(seed: int) -> None:
    """cp.async with zero fill, ldmatrix both ways, mma.sync."""
    text = (FIXTURES / "hopper.ptx").read_text()
    launch = {
        "grid": ["cdiv(m, 32)", "cdiv(n, 32)", "1"], "cluster": [1, 1, 1],
        "block": [128, 1, 1], "dynamic_shared_memory": 0,
    }  # fmt: skip
    m = manifest("mma_gemm", "f16 f16 f32", ("k", "n"), launch, pointers_and_sizes())
    a, b = integers((50, 72), np.float16, seed), integers((72, 40), np.float16, seed + 1)
    (found,) = run(text, m, [a, b], seed=seed)
    np.testing.assert_array_equal(found, a.astype("f4") @ b.astype("f4"))


@pytest.mark.parametrize("seed", range(2))
def test_triton(seed: int) -> None:
    """cp.async, wgmma with an MN-major operand, an epilogue through shared memory."""
    text = (FIXTURES / "triton.ptx").read_text()
    launch = {
        "grid": ["cdiv(m, 64)", "cdiv(n, 64)", "1"], "cluster": [1, 1, 1],
        "block": [128, 1, 1], "dynamic_shared_memory": 24576,
    }  # fmt: skip
    scratch = {"kind": "workspace", "workspace": "scratch"}
    m = manifest(
        "matmul", "f16 f16 f16", ("k", "n"), launch, [*pointers_and_sizes(), scratch, scratch],
        [{"name": "scratch", "bytes": "1", "initial": "none"}],
    )  # fmt: skip
    a, b = integers((96, 144), np.float16, seed), integers((144, 80), np.float16, seed + 1)
    (found,) = run(text, m, [a, b], seed=seed)
    np.testing.assert_array_equal(found.astype("f4"), a.astype("f4") @ b.astype("f4"))
