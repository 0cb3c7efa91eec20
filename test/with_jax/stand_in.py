"""Kernels on the host's memory, called by XLA on its CPU through the same handler."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest

from gemmc.frameworks.kernels import Unmade
from gemmc.frameworks.product import Product
from gemmc.jax import frame, targets

NUMPY = {"bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32, "f64": np.float64}
STREAM = 7


class Kernel:
    """What a loaded kernel is to a launcher."""

    def __init__(self, product: Product, machine: Machine) -> None:
        self.product, self.machine = product, machine

    def plan_for(self, views: Any) -> Any:
        assert [(v.shape, v.dtype) for v in views] == self.product.arrays()
        return SimpleNamespace(find=lambda key: lambda: self.launch(views, key))

    def launch(self, views: Any, key: tuple[int, ...]) -> int:
        assert key[0] == STREAM
        self.machine.launched.append(self.product)
        if self.machine.fail:
            raise RuntimeError(self.machine.fail)
        arrays = [array(v, a) for v, a in zip(views, key[1:], strict=True)]
        arrays[-1][...] = result(self.product, arrays[:-1])
        return 0


def array(view: Any, address: int) -> Any:
    kind = np.dtype(NUMPY[view.dtype])
    room = (ctypes.c_uint8 * (int(np.prod(view.shape)) * kind.itemsize)).from_address(address)
    return np.frombuffer(room, kind).reshape(view.shape)


def result(product: Product, arrays: list[Any]) -> Any:
    a, b, *more = (each.astype(NUMPY[product.sum]) for each in arrays)
    left = a if product.layout[0] == "n" else a.swapaxes(-1, -2)
    right = b if product.layout[1] == "n" else b.swapaxes(-1, -2)
    total = left @ right + (more.pop(0) if product.bias else 0)
    made = {
        "": lambda x: x,
        "relu": lambda x: np.maximum(x, 0),
        "silu": lambda x: x / (1 + np.exp(-x)),
        "gelu_tanh": lambda x: x / 2 * (1 + np.tanh((2 / np.pi) ** 0.5 * (x + 0.044715 * x**3))),
    }[product.activation](total)
    return made + (more.pop(0) if product.residual else 0)


class Machine:
    """Kernels of any product; `fail` is what launches raise, `refuse` why there are none."""

    def __init__(self) -> None:
        self.launched: list[Product] = []
        self.fail = self.refuse = ""

    def find(self, product: Product) -> Any:
        if self.refuse:
            raise Unmade(self.refuse)
        return SimpleNamespace(on=lambda device: Kernel(product, self))


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(targets, "found", made.find)
    monkeypatch.setattr(targets, "PLATFORM", ["cpu", "cpu"])
    monkeypatch.setattr(frame, "stream_of", lambda given: STREAM)
    # A name is registered once a process: each test's kernels have their own.
    label = str(id(made))
    plain = Product.name.fget  # pyright: ignore
    monkeypatch.setattr(Product, "name", property(lambda p: f"{plain(p)}_{label}"))  # pyright: ignore
    targets.reset_counts()
    jax.clear_caches()
    return made
