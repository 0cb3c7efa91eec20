"""Numbers in place of arrays without dimensions: converted, or refused, before a launch."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from runtime.fake_cuda import FakeCuda
from runtime.manifests import tma
from runtime.stand_in_torch import Tensor, Torch, tensor

import gemmc
from gemmc.compiled import CompiledKernel
from gemmc.element_types import numpy_dtype
from gemmc.runtime import cuda as driver
from gemmc.runtime import load
from gemmc.runtime.manifest import Argument
from gemmc.runtime.scalars import as_arrays, number_array

BF16 = ml_dtypes.bfloat16
A, B = np.ones((512, 1024), BF16), np.ones((768, 1024), BF16)


def argument(dtype: str, shape: tuple[int, ...] = ()) -> Argument:
    return Argument("alpha", "input", dtype, shape, 1, 1)


HELD: list[tuple[str, Any]] = [
    ("f32", 0.5), ("f32", 2), ("f32", True), ("f32", np.float64(0.25)), ("f32", np.int64(7)),
    ("f32", float("inf")), ("f32", -0.0), ("bf16", 1.5), ("bf16", BF16(1.5)), ("f16", 65504),
    ("i32", -(2**31)), ("i32", 3.0), ("i32", np.uint8(200)), ("i64", 2**62), ("i8", -128),
    ("f64", 0.1), ("complex<f32>", 0.5 - 2j), ("complex<f32>", 3), ("complex<f64>", 0.1j),
]  # fmt: skip


@pytest.mark.parametrize(("dtype", "value"), HELD)
def test_a_number_becomes_an_array_of_the_type(dtype: str, value: Any) -> None:
    made = number_array(argument(dtype), value)
    assert made.shape == () and made.dtype == numpy_dtype(dtype)
    assert made.item() == value and np.signbit(made.real) == np.signbit(complex(value).real)


def test_fractions_are_rounded_as_literals_are() -> None:
    assert number_array(argument("f32"), 0.1) == np.float32(0.1)
    assert number_array(argument("bf16"), np.float64(0.1)) == BF16(0.1)
    assert np.isnan(number_array(argument("f16"), float("nan")))
    assert number_array(argument("complex<f32>"), 0.1 + 0.2j) == np.complex64(0.1 + 0.2j)


REFUSED: list[tuple[str, Any, str]] = [
    ("i32", 1.5, "a whole number of 32 bits"),
    ("i32", float("nan"), "a whole number of 32 bits"),
    ("i32", 2**31, "a whole number of 32 bits"),
    ("i64", 2**70, "a whole number of 64 bits"),
    ("i8", np.int32(300), "a whole number of 8 bits"),
    ("f32", 2**24 + 1, "one of fewer digits, or a float"),
    ("f32", 1e300, "a smaller one"),
    ("f16", np.float32(1e5), "a smaller one"),
    ("f32", np.complex64(1 + 2j), "a real number"),
    ("i32", 2j, "a real number"),
    ("complex<f32>", 1e300 + 1j, "smaller parts"),
]


@pytest.mark.filterwarnings("ignore::numpy.exceptions.ComplexWarning")
@pytest.mark.parametrize(("dtype", "value", "change"), REFUSED)
def test_a_number_that_would_change_is_refused(dtype: str, value: Any, change: str) -> None:
    with pytest.raises(ValueError) as error:
        number_array(argument(dtype), value)
    needed = f"argument `alpha`: needed a number that {dtype} holds"
    assert str(error.value) == f"{needed}; found {value}; give {change}"


def test_an_argument_with_dimensions_takes_no_number() -> None:
    with pytest.raises(TypeError, match="argument `alpha`: needed an array of shape 4x8; found "):
        number_array(argument("f32", (4, 8)), 1.0)


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeCuda]:
    fake = FakeCuda().installed(monkeypatch)
    fake.parameters = 5
    yield fake
    driver.initialize.cache_clear()


def scaled() -> dict[str, Any]:
    """The manifest of a product times a number."""
    manifest = tma()
    alpha = {"name": "alpha", "role": "input", "dtype": "f32", "shape": [], "alignment": 4}
    manifest["arguments"].insert(2, alpha)
    manifest["parameters"].append({"kind": "pointer", "argument": "alpha"})
    return manifest


def keep_alpha(cuda: FakeCuda) -> list[float]:
    """What a kernel finds where alpha is."""
    found: list[float] = []

    def kernel(config: Any, parameters: Any) -> None:
        address = ctypes.c_uint64.from_address(parameters[4]).value
        found.append(ctypes.c_float.from_address(address).value)

    cuda.kernel = kernel
    return found


def test_numbers_beside_numpy_arrays(cuda: FakeCuda) -> None:
    found = keep_alpha(cuda)
    for call in (load("", scaled()), CompiledKernel("", scaled())):
        for alpha in (0.5, np.float32(2.5), 3, np.float32(0.25).reshape(())):
            assert call(A, B, alpha).shape == (512, 768)
    assert found == [0.5, 2.5, 3, 0.25] * 2
    with pytest.raises(ValueError, match="argument `alpha`: needed a number that f32 holds"):
        load("", scaled())(A, B, 1e300)
    with pytest.raises(TypeError, match="argument `arg0`: needed an array of shape 512x1024"):
        load("", scaled())(1.0, B, 1.0)
    assert len(cuda.launches) == len(found)


def test_numbers_beside_tensors_are_filled_on_the_call_s_stream(
    cuda: FakeCuda, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, torch = keep_alpha(cuda), Torch()
    filled: list[int] = []
    plain = Tensor.new_full

    def new_full(self: Tensor, shape: tuple[int, ...], value: Any, dtype: str) -> Tensor:
        filled.append(torch.current)
        return plain(self, shape, value, dtype)

    monkeypatch.setattr(Tensor, "new_full", new_full)
    monkeypatch.setitem(sys.modules, "torch", torch)
    a, b, c = tensor((512, 1024)), tensor((768, 1024)), tensor((512, 768))
    kernel = load("", scaled())
    assert kernel(a, b, 0.5, out=c) is c
    torch.current = 7
    kernel(a, b, 2, out=c)
    kernel(a, b, 4.0, out=c, stream=42)
    kernel(a, b, 8.0)
    assert found == [0.5, 2, 4, 8]
    assert filled == [0, 7, 42, 7]
    assert [each.stream for each in cuda.launches] == filled


def test_numbers_beside_cupy_arrays(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(shape: tuple[int, ...], value: Any, dtype: str) -> Any:
        return np.full(shape, value, dtype)

    streams: list[int] = []

    def external(handle: int) -> Any:
        streams.append(handle)
        return nullcontext()

    kind = type("ndarray", (), {"__module__": "cupy"})
    fake = SimpleNamespace(full=full, cuda=SimpleNamespace(ExternalStream=external))
    monkeypatch.setitem(sys.modules, "cupy", fake)
    arguments = (argument("f32", (4,)), argument("f32"))
    array = kind()
    same, made = as_arrays(arguments, (array, 0.5), (array,), None)
    assert same is array and made == np.float32(0.5) and streams == []
    as_arrays(arguments, (array, 0.5), (array,), 9)
    assert streams == [9]
    with pytest.raises(TypeError, match="`alpha`: needed an array, because cupy cannot be asked"):
        as_arrays((arguments[0], argument("bf16")), (array, 0.5), (array,), None)


def test_a_number_in_a_simulated_kernel() -> None:
    product = gemmc.matmul(
        32, 32, 32, dtype="f32", inputs={"alpha": ("", "f32")},
        epilogue=lambda total, alpha: total * alpha,
    )  # fmt: skip
    kernel = gemmc.compile(product, pipeline="simt-naive")
    drawn = np.random.default_rng(3)
    a, b = (drawn.standard_normal((32, 32), np.float32) for _ in range(2))
    (wanted,) = kernel.simulate(a, b, np.float32(1.5).reshape(()))
    (found,) = kernel.simulate(a, b, 1.5)
    assert np.array_equal(wanted, found) and np.allclose(found, a @ b * 1.5, atol=1e-4)
    with pytest.raises(ValueError, match="needed a number that f32 holds; found 16777217"):
        kernel.simulate(a, b, 2**24 + 1)
