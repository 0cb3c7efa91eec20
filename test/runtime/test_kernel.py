"""Loading and launching, against a driver whose memory is host memory."""

from __future__ import annotations

import ctypes
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from runtime.fake_cuda import FakeCuda, FakeTensor
from runtime.manifests import tma

from gemmc.runtime import CudaError, Kernel, load, why_no_gpu
from gemmc.runtime import cuda as driver
from gemmc.runtime.plan import LAUNCH_LIMIT

BF16 = ml_dtypes.bfloat16
A = np.arange(512 * 1024, dtype=np.float32).reshape(512, 1024).astype(BF16)
B = np.ones((768, 1024), BF16)


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> FakeCuda:
    fake = FakeCuda().installed(monkeypatch)
    fake.parameters = 4
    yield fake
    driver.initialize.cache_clear()


def pointer(parameters: Any, index: int) -> int:
    return ctypes.c_uint64.from_address(parameters[index]).value


def store_first_column(cuda: FakeCuda) -> None:
    """A kernel that writes A's first element, found through its map, to the output."""

    def kernel(config: Any, parameters: Any) -> None:
        mapped, _ = cuda.mapped(parameters[0])
        ctypes.memmove(pointer(parameters, 2), mapped + 2, 2)
        assert ctypes.c_uint32.from_address(parameters[3]).value == 512

    cuda.kernel = kernel


def test_numpy_arrays_go_there_and_come_back(cuda: FakeCuda) -> None:
    store_first_column(cuda)
    kernel = load(".version 8.6", tma())
    result = kernel(A, B)
    assert result.dtype == BF16 and result.shape == (512, 768)
    assert result[0, 0] == A[0, 1]
    assert cuda.memory == {}, "everything is freed"
    assert cuda.image == b".version 8.6\0"
    (launch,) = cuda.launches
    assert (launch.grid, launch.block) == ((4 * 3, 1, 1), (384, 1, 1))
    assert (launch.shared, launch.attributes) == (199680, {})
    assert "function main" in cuda.calls
    assert "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES=199680" in cuda.calls


def test_a_given_output_keeps_what_the_kernel_does_not_write(cuda: FakeCuda) -> None:
    store_first_column(cuda)
    out = np.full((512, 768), 3, BF16)
    assert load(b"\x7fELF...", tma())(A, B, out=out) is out
    assert out[0, 0] == A[0, 1] and (out.ravel()[1:] == 3).all()
    assert cuda.image == b"\x7fELF...", "a cubin is passed as it is"


def test_arrays_that_are_not_contiguous_are_copied(cuda: FakeCuda) -> None:
    store_first_column(cuda)
    out = np.zeros((768, 512), BF16).T
    load("", tma())(np.asfortranarray(A), B, out=out)
    assert out[0, 0] == A[0, 1]


def test_a_read_only_output_is_refused(cuda: FakeCuda) -> None:
    out = np.zeros((512, 768), BF16)
    out.flags.writeable = False
    with pytest.raises(ValueError, match="needed a writable array"):
        load("", tma())(A, B, out=out)


def tensors() -> tuple[FakeTensor, FakeTensor, FakeTensor]:
    arrays = (A, B, np.zeros((512, 768), BF16))
    aligned = [np.empty(a.size + 64, BF16) for a in arrays]
    out: list[FakeTensor] = []
    for a, room in zip(arrays, aligned, strict=True):
        skip = (-room.ctypes.data % 128) // 2
        place = room[skip : skip + a.size].reshape(a.shape)
        place[...] = a
        out.append(FakeTensor(place, "bfloat16"))
    return (out[0], out[1], out[2])


def test_device_arrays_are_used_in_place(cuda: FakeCuda) -> None:
    store_first_column(cuda)
    a, b, c = tensors()
    kernel = load("", tma())
    assert kernel(a, b, out=c, stream=42) is c
    assert c.array[0, 0] == A[0, 1]
    assert cuda.launches[0].stream == 42 and cuda.memory == {}


def test_maps_are_encoded_once_and_then_take_other_addresses(cuda: FakeCuda) -> None:
    a, b, c = tensors()
    kernel = load("", tma())
    for _ in range(3):
        kernel(a, b, out=c)
    assert len(cuda.maps) == 2 and len(cuda.launches) == 3
    other = tensors()[0]
    cuda.kernel = lambda config, p: seen.append(cuda.mapped(p[0])[0])
    seen: list[int] = []
    kernel(other, b, out=c)
    kernel(a, b, out=c)
    assert len(cuda.maps) == 2 and seen == [other.data_ptr(), a.data_ptr()]


def test_the_cache_does_not_grow_forever(cuda: FakeCuda) -> None:
    kernel = load("", tma())
    a, b, c = tensors()
    room = np.empty(A.size + 8 * (3 * LAUNCH_LIMIT + 50), BF16)
    skip = (-room.ctypes.data % 128) // 2
    for step in range(3 * LAUNCH_LIMIT):
        start = skip + 8 * step
        moved = FakeTensor(room[start : start + A.size].reshape(A.shape), "bfloat16")
        kernel(moved, b, out=c)
    (plan,) = kernel._plans.young.values()  # pyright: ignore
    assert LAUNCH_LIMIT <= len(plan.launches) <= 2 * LAUNCH_LIMIT


def test_a_cluster_is_a_launch_attribute(cuda: FakeCuda) -> None:
    manifest = tma()
    manifest["launch"]["cluster"] = [2, 1, 1]
    manifest["launch"]["grid"] = ["min(max_active_clusters, 99) * 2", "1", "1"]
    manifest["launch"]["attributes"] = {"programmatic_stream_serialization": True}
    a, b, c = tensors()
    load("", manifest)(a, b, out=c)
    (launch,) = cuda.launches
    assert launch.attributes == {4: (2, 1, 1), 6: (1, 0, 0)}
    assert launch.grid == (132, 1, 1)


def test_a_grid_of_nothing_launches_nothing(cuda: FakeCuda) -> None:
    manifest = tma()
    manifest["launch"]["grid"][1] = "m - 512"
    a, b, c = tensors()
    load("", manifest)(a, b, out=c)
    assert cuda.launches == []


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((A,), TypeError, "needed 2 inputs (arg0, arg1); found 1"),
        ((A, B.astype(np.float32)), TypeError, "`arg1`: needed dtype bf16; found f32"),
        ((A, B[:, :512]), ValueError, "`arg1`: needed shape 768x1024; found 768x512"),
        ((A, tensors()[1]), TypeError, "needed arrays of one kind"),
        ((tensors()[0], tensors()[1]), TypeError, "`result0`: needed out="),
    ],
)
def test_a_wrong_call_launches_nothing(
    cuda: FakeCuda, arguments: Any, error: type[Exception], message: str
) -> None:
    kernel = load("", tma())
    with pytest.raises(error) as caught:
        kernel(*arguments)
    assert message in str(caught.value)
    assert cuda.launches == [] and cuda.memory == {}


def test_a_wrong_output_launches_nothing(cuda: FakeCuda) -> None:
    kernel = load("", tma())
    with pytest.raises(TypeError, match="needed 1 arrays in out=; found 2"):
        kernel(A, B, out=(A, B))
    with pytest.raises(ValueError, match="`result0`: needed shape 512x768; found 512x1024"):
        kernel(A, B, out=A.copy())
    assert cuda.launches == []


def test_the_jit_log_is_in_the_error(cuda: FakeCuda) -> None:
    cuda.module_log = b"ptxas application ptx input, line 3; error : Unknown modifier"
    with pytest.raises(CudaError) as caught:
        load("", tma())
    assert "CUDA_ERROR_INVALID_VALUE (invalid argument)" in str(caught.value)
    assert "line 3; error : Unknown modifier" in str(caught.value)


def test_memory_is_freed_when_a_launch_fails(cuda: FakeCuda) -> None:
    cuda.fail_launch = True
    with pytest.raises(CudaError, match="launching the kernel: the CUDA driver answered"):
        load("", tma())(A, B)
    assert cuda.memory == {}


def test_close_unloads(cuda: FakeCuda) -> None:
    load("", tma()).close()
    assert cuda.calls[-1] == "unload"


def test_the_current_device_is_used(cuda: FakeCuda) -> None:
    driver.use_device(1)
    kernel = load("", tma())
    assert isinstance(kernel, Kernel) and kernel.device == 1
    with pytest.raises(ValueError, match="needed an array on cuda:1"):
        kernel(*tensors()[:2], out=tensors()[2])
    with pytest.raises(CudaError, match="needed a device from 0 to 1; found 2"):
        driver.use_device(2)


def test_no_device(cuda: FakeCuda) -> None:
    cuda.devices = 0
    assert why_no_gpu() == "no CUDA device"


def test_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cuda.bindings.driver", None)
    driver.bindings.cache_clear()
    driver.initialize.cache_clear()
    assert "needed the package cuda-python" in str(why_no_gpu())
    driver.bindings.cache_clear()
