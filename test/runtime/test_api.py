"""compile and run_check, with the compiler's back half and the driver stood in for."""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from runtime.fake_cuda import FakeCuda
from runtime.manifests import tma
from runtime.stand_in_torch import Torch, tensor
from xdsl.dialects.builtin import ModuleOp

from gemmc import api, driver, frontend
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline
from gemmc.runtime import cuda as cuda_driver
from gemmc.runtime import load_manifest, matching

SOURCE = (Path(__file__).parent.parent / "inputs/matmul_nt_bf16.mlir").read_text()
PTX = ".version 8.6\n.target sm_90a\n.address_size 64\n.visible .entry main() { ret; }\n"


@pytest.fixture(autouse=True)
def back_half(monkeypatch: pytest.MonkeyPatch) -> None:
    def emit(module: ModuleOp, pipeline: Pipeline) -> driver.Compiled:
        return driver.Compiled(PTX, tma(), module)

    monkeypatch.setattr(driver, "emit", emit)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeCuda]:
    fake = FakeCuda().installed(monkeypatch)
    fake.parameters = 4
    yield fake
    cuda_driver.initialize.cache_clear()


def device_array(address: int, shape: tuple[int, int]) -> Any:
    memory = (ctypes.c_uint16 * (shape[0] * shape[1])).from_address(address)
    return np.frombuffer(memory, ml_dtypes.bfloat16).reshape(shape)


def multiply(fake: FakeCuda, rows: int) -> None:
    """A kernel that computes the first `rows` rows of A B^T and leaves the others."""

    def kernel(config: Any, parameters: Any) -> None:
        a, b = (fake.mapped(parameters[i])[0] for i in (0, 1))
        out = ctypes.c_uint64.from_address(parameters[2]).value
        lhs, rhs = (device_array(p, s) for p, s in ((a, (512, 1024)), (b, (768, 1024))))
        product = lhs.astype(np.float32) @ rhs.astype(np.float32).T
        device_array(out, (512, 768))[:rows] = product[:rows].astype(ml_dtypes.bfloat16)

    fake.kernel = kernel


def test_text_and_module_compile_alike(tmp_path: Path) -> None:
    from_text = api.compile(SOURCE, pipeline="cse")
    module = frontend.parse(SOURCE)
    before = str(module)
    from_module = api.compile(module, pipeline="cse")
    assert str(module) == before, "the caller's module is left as it is"
    assert from_text.ptx == from_module.ptx == PTX
    from_text.save(tmp_path / "new", "x")
    assert (tmp_path / "new/x.ptx").read_text() == PTX
    assert load_manifest(json.loads((tmp_path / "new/x.json").read_text())).entry == "main"


def test_the_root_package_compiles() -> None:
    import gemmc

    assert gemmc.compile(SOURCE, pipeline="cse").manifest == tma()


def test_the_cubin_is_made_when_asked_for() -> None:
    kernel = api.compile(SOURCE, pipeline="cse")
    assert kernel.cubin.startswith(b"\x7fELF") and kernel.assembled.version


def test_calling_loads_once(gpu: FakeCuda) -> None:
    multiply(gpu, 512)
    kernel = api.compile(SOURCE, pipeline="cse")
    a, b = np.ones((512, 1024), ml_dtypes.bfloat16), np.ones((768, 1024), ml_dtypes.bfloat16)
    assert (kernel(a, b) == 1024).all() and (kernel(a, b) == 1024).all()
    assert len(gpu.launches) == 2


def test_a_compiled_kernel_follows_its_arrays(
    gpu: FakeCuda, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One kernel a device, whichever is current; host arrays go where it was first loaded."""
    monkeypatch.setitem(sys.modules, "torch", Torch())
    matching._guards.cache_clear()
    cuda_driver.use_device(0)
    kernel = api.compile(SOURCE, pipeline="cse")
    for device in (1, 0, 1, 0):
        a, b, c = (tensor(s, index=device) for s in ((512, 1024), (768, 1024), (512, 768)))
        assert kernel(a, b, out=c) is c and kernel.bind(a, b, c)() is c
        assert [launch.context for launch in gpu.launches[-2:]] == [100 + device] * 2
        assert gpu.current == 100
    assert gpu.calls.count("function main") == 2 and kernel.kernel.device == 0
    with pytest.raises(ValueError, match="`arg1`: needed an array on cuda:0, where the kernel"):
        kernel(a, tensor((768, 1024), index=1), out=c)
    matching._guards.cache_clear()


@pytest.mark.parametrize("integers", [False, True])
def test_a_right_kernel_passes(
    gpu: FakeCuda, capsys: pytest.CaptureFixture[str], integers: bool
) -> None:
    multiply(gpu, 512)
    assert api.run_check(SOURCE, "nt.mlir", "cse", seed=7, integers=integers, device=1) == 0
    assert gpu.current == 101
    printed = capsys.readouterr().out
    assert printed.startswith("nt.mlir: largest error ") and printed.endswith(": PASS\n")
    assert ("equality" if integers else "c = ") in printed


def test_a_row_that_is_never_written_fails(
    gpu: FakeCuda, capsys: pytest.CaptureFixture[str]
) -> None:
    multiply(gpu, 511)
    assert api.run_check(SOURCE, "nt.mlir", "cse") == 1
    assert "768 of 393216 off: FAIL: first at [511, 0], found nan" in capsys.readouterr().out


def test_without_check_nothing_is_compared(
    gpu: FakeCuda, capsys: pytest.CaptureFixture[str]
) -> None:
    assert api.run_check(SOURCE, "nt.mlir", "cse", check=False) == 0
    assert capsys.readouterr().out == "nt.mlir: ran with cse; the result was not checked\n"


def test_a_failed_launch_is_one_error(gpu: FakeCuda) -> None:
    gpu.fail_launch = True
    with pytest.raises(GemmcError, match="nt.mlir: error: run: needed a launch that succeeds"):
        api.run_check(SOURCE, "nt.mlir", "cse")


def test_no_gpu_is_said_plainly(gpu: FakeCuda, capsys: pytest.CaptureFixture[str]) -> None:
    gpu.devices = 0
    assert api.run_check(SOURCE, "nt.mlir", "cse") == 2
    found = "not run: no CUDA device; --on cpu needs no GPU"
    assert capsys.readouterr().out == f"nt.mlir: compiled with cse, {found}\n"
