"""Reading arrays of several libraries, and refusing what does not fit an argument."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from runtime.fake_cuda import FakeTensor
from runtime.manifests import tma

from gemmc.runtime.arrays import UNKNOWN_DEVICE, ArrayView, inspect_array
from gemmc.runtime.checks import check_arguments
from gemmc.runtime.dlpack import read_capsule
from gemmc.runtime.manifest import load_manifest
from gemmc.runtime.matching import geometry
from gemmc.runtime.streams import stream_handle


def view(*shape: int, dtype: str = "bf16", pitch: int | None = None, at: int = 4096) -> ArrayView:
    row = shape[1] * (4 if dtype == "f32" else 2)
    item = 4 if dtype == "f32" else 2
    return ArrayView(at, shape, (row if pitch is None else pitch, item), dtype, 0, None)


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        (np.float32, "f32"),
        (np.float16, "f16"),
        (ml_dtypes.bfloat16, "bf16"),
        (np.int8, "i8"),
        (np.uint16, "uint16"),
        (np.complex64, "complex<f32>"),
        (np.complex128, "complex<f64>"),
    ],
)
def test_numpy(dtype: Any, name: str) -> None:
    array = np.zeros((6, 8), dtype)
    found = inspect_array(array)
    assert found.key() == (array.ctypes.data, (6, 8), array.strides, name, None)


def test_a_torch_tensor_by_its_methods() -> None:
    array = np.zeros((4, 16), np.uint16)[:, :8]
    found = inspect_array(FakeTensor(array, "bfloat16", index=1))
    assert found.key() == (array.ctypes.data, (4, 8), (32, 2), "bf16", 1)


def test_a_torch_tensor_on_the_host_is_refused() -> None:
    with pytest.raises(TypeError, match="needed a torch tensor on a CUDA device"):
        inspect_array(FakeTensor(np.zeros((2, 2), np.float32), "float32", device="cpu"))


@pytest.mark.parametrize("asked", ["is_conj", "is_neg"])
def test_a_torch_tensor_that_is_conjugated_when_it_is_read_is_refused(asked: str) -> None:
    tensor = FakeTensor(np.zeros((2, 2), np.complex64), "complex64")
    assert inspect_array(tensor).dtype == "complex<f32>"
    plain = geometry_of(tensor)
    setattr(tensor, asked, lambda: True)
    with pytest.raises(TypeError, match="conjugated or negated when it is read; make it with"):
        inspect_array(tensor)
    assert geometry_of(tensor) != plain


def geometry_of(tensor: FakeTensor) -> Any:
    """What calls compare of a tensor."""
    tensor.get_device = lambda: 0  # type: ignore[attr-defined]
    return geometry(tensor)


def test_complex_numbers_by_dlpack_and_by_the_interface() -> None:
    interface = {"shape": (4,), "typestr": "<c16", "data": (256, False), "version": 3}
    found = inspect_array(SimpleNamespace(__cuda_array_interface__=interface))
    assert found.key() == (256, (4,), (16,), "complex<f64>", UNKNOWN_DEVICE)
    assert read_capsule(np.zeros(3, np.complex64).__dlpack__()).dtype == "complex<f32>"


def test_the_cuda_array_interface() -> None:
    interface = {"shape": (4, 8), "typestr": "<f2", "data": (256, False), "version": 3}
    found = inspect_array(SimpleNamespace(__cuda_array_interface__=interface))
    assert found.key() == (256, (4, 8), (16, 2), "f16", UNKNOWN_DEVICE)
    interface["strides"] = (32, 2)
    assert inspect_array(SimpleNamespace(__cuda_array_interface__=interface)).strides == (32, 2)


class Producer:
    """A DLPack producer of NumPy memory that says it is on a CUDA device."""

    def __init__(self, array: Any, kind: int = 2) -> None:
        self.array, self.kind = array, kind
        self.streams: list[int] = []

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.kind, 0

    def __dlpack__(self, *, stream: int) -> Any:
        self.streams.append(stream)
        return self.array.__dlpack__()


def test_dlpack_capsules() -> None:
    array = np.arange(48, dtype=np.float32).reshape(4, 12)[:, 2:6]
    found = read_capsule(array.__dlpack__())
    assert (found.pointer, found.shape, found.strides) == (array.ctypes.data, (4, 4), (48, 4))
    assert (found.dtype, found.device_kind) == ("f32", 1)
    for dtype, name in [(np.float16, "f16"), (np.int8, "i8"), (np.int32, "i32")]:
        assert read_capsule(np.zeros(3, dtype).__dlpack__()).dtype == name


def test_a_dlpack_producer_is_given_the_stream() -> None:
    producer = Producer(np.zeros((2, 8), np.float16))
    assert inspect_array(producer).dtype == "f16"
    inspect_array(producer, stream=77)
    assert producer.streams == [1, 77], "0 is forbidden: the legacy default stream is 1"
    with pytest.raises(TypeError, match="needed an array on a CUDA device; found DLPack device"):
        inspect_array(Producer(producer.array, kind=1))


def test_what_is_no_array() -> None:
    with pytest.raises(TypeError, match="needed a NumPy array or a device array .* found builtins"):
        inspect_array([1, 2])


def test_strides_of_extent_one_are_the_contiguous_ones() -> None:
    array = np.lib.stride_tricks.as_strided(np.zeros(64, np.float32), (1, 8), (4444, 4))
    assert inspect_array(array).strides == (32, 4)
    column = np.lib.stride_tricks.as_strided(np.zeros(64, np.float32), (8, 1), (4, 999))
    assert inspect_array(column).strides == (4, 4)


GOOD = (view(512, 1024), view(768, 1024), view(512, 768))


def check(a: ArrayView, b: ArrayView, c: ArrayView) -> dict[str, int]:
    return check_arguments(load_manifest(tma()), (a, b, c), 0)


def test_sizes_come_from_the_arrays() -> None:
    assert check(*GOOD) == {"m": 512, "n": 768, "k": 1024}


def test_a_tensor_map_argument_may_be_pitched() -> None:
    check(view(512, 1024, pitch=2064), GOOD[1], GOOD[2])


@pytest.mark.parametrize(
    ("index", "bad", "error", "message"),
    [
        (0, view(512, 1024, dtype="f32"), TypeError, "`arg0`: needed dtype bf16; found f32"),
        (1, view(1024, 768), ValueError, "`arg1`: needed shape 768x1024; found 1024x768"),
        (
            0,
            ArrayView(4096, (4,), (2,), "bf16", 0, None),
            ValueError,
            "needed shape 512x1024; found 4",
        ),
        (
            0,
            ArrayView(4096, (512, 1024), (2048, 2), "bf16", 1, None),
            ValueError,
            "`arg0`: needed an array on cuda:0, where the kernel was loaded; found one on cuda:1",
        ),
        (
            0,
            view(512, 1024, at=4104),
            ValueError,
            "`arg0`: needed a base address of a multiple of 16 B; found 0x1008, 8 B past one",
        ),
        (2, view(512, 768, at=4097), ValueError, "`result0`: needed a base address"),
        (
            0,
            view(512, 1024, pitch=2056),
            ValueError,
            "needed a row pitch of at least 2048 B and a multiple of 16 B; found 2056 B",
        ),
        (0, view(512, 1024, pitch=0), ValueError, "needed a row pitch of at least 2048 B"),
        (
            2,
            view(512, 768, pitch=1552),
            ValueError,
            "`result0`: needed a row pitch of 1536 B; found 1552 B",
        ),
        (
            1,
            ArrayView(4096, (768, 1024), (2, 1536), "bf16", 0, None),
            ValueError,
            "needed a contiguous last dimension (stride 2 B); found a stride of 1536 B",
        ),
    ],
)
def test_what_does_not_fit(
    index: int, bad: ArrayView, error: type[Exception], message: str
) -> None:
    views = list(GOOD)
    views[index] = bad
    with pytest.raises(error) as caught:
        check(*views)
    assert message in str(caught.value)


def test_a_shape_may_name_a_size() -> None:
    dynamic = tma()
    dynamic["arguments"][0]["shape"] = [None, None]
    dynamic["arguments"][1]["shape"] = [None, "k"]
    dynamic["arguments"][2]["shape"] = [None, None]
    manifest = load_manifest(dynamic)
    assert check_arguments(manifest, GOOD, 0)["k"] == 1024
    with pytest.raises(ValueError, match="needed shape \\?xk; found 768x512"):
        check_arguments(manifest, (GOOD[0], view(768, 512), GOOD[2]), 0)


@pytest.mark.parametrize(
    ("stream", "handle"),
    [
        (5, 5),
        (SimpleNamespace(cuda_stream=6), 6),
        (SimpleNamespace(ptr=7), 7),
        (SimpleNamespace(__cuda_stream__=lambda: (0, 8)), 8),
        (None, 0),
    ],
)
def test_streams(stream: Any, handle: int) -> None:
    assert stream_handle(stream, [np.zeros(1)], 0) == handle


def test_what_is_no_stream() -> None:
    with pytest.raises(TypeError, match="stream: needed a handle .* found str"):
        stream_handle("0", [], 0)
