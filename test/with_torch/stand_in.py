"""A machine for tests without one: kernels that compute on the host's memory, at the addresses
they are launched with.

Everything but the kernel is what runs on a GPU: the ways, the guards, the calls, the outputs.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch

from gemmc.frameworks.kernels import SHARED, Unmade
from gemmc.frameworks.product import Product
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.recent import Recent
from gemmc.torch import calls, eager, policy
from gemmc.torch.library import NAMES

NUMPY = {"bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32, "f64": np.float64}


class Kernel:
    """What a loaded kernel is to a call; `launched` has the addresses of each launch."""

    def __init__(self, product: Product) -> None:
        self.product, self.device = product, 0
        self.launched: list[tuple[int, ...]] = []

    def plan_for(self, views: Sequence[ArrayView]) -> Any:
        return Plan(self, views)

    def finish(self, launch: Any, error: int) -> None:
        raise RuntimeError(f"the stand-in answered {error}")


class Plan:
    def __init__(self, kernel: Kernel, views: Sequence[ArrayView]) -> None:
        self.kernel, self.views = kernel, views
        self.launches: Recent[Any] = Recent(8)
        check(kernel.product, views)

    def prepare(self, key: tuple[int, ...]) -> Any:
        if any(address % 16 for address in key[1:]):
            return None

        def launch() -> int:
            self.kernel.launched.append(key)
            compute(self.kernel.product, self.views, key[1:])
            return 0

        self.launches.put(key, launch)
        return launch


def check(product: Product, views: Sequence[ArrayView]) -> None:
    """Shapes and types as the manifest would have them; contiguous rows."""
    shapes = [tuple(getattr(product, d) for d in product._dims(each)) for each in "ab"]  # pyright: ignore
    kinds = [product.dtype] * 2
    out = tuple(getattr(product, d) for d in product._dims("c"))  # pyright: ignore
    if product.bias:
        shapes.append((product.n,))
        kinds.append(product.bias)
    shapes += [out] * (1 + product.residual)
    kinds += [product.dtype] * (1 + product.residual)
    assert [v.shape for v in views] == shapes, (product, [v.shape for v in views])
    assert [v.dtype for v in views] == kinds
    for view in views:
        assert view.strides[-1] == np.dtype(NUMPY[view.dtype]).itemsize


def compute(product: Product, views: Sequence[ArrayView], addresses: Sequence[int]) -> None:
    arrays = [array(v, address) for v, address in zip(views, addresses, strict=True)]
    a, b, *more, out = (each.astype(NUMPY[product.sum]) for each in arrays)
    left = a if product.layout[0] == "n" else a.swapaxes(-1, -2)
    right = b if product.layout[1] == "n" else b.swapaxes(-1, -2)
    made = torch.from_numpy(np.ascontiguousarray(left @ right))
    if product.bias:
        made = made + torch.from_numpy(more.pop(0))
    made = activated(made, product.activation)
    if product.residual:
        made = made + torch.from_numpy(more.pop(0))
    arrays[-1][...] = made.numpy().astype(arrays[-1].dtype)


def activated(x: Any, name: str) -> Any:
    from gemmc.torch.reference import activated

    return activated(x, name)


def array(view: ArrayView, address: int) -> Any:
    """NumPy's view of memory at an address."""
    kind = np.dtype(NUMPY[view.dtype])
    last = sum((e - 1) * s for e, s in zip(view.shape, view.strides, strict=True))
    room = (ctypes.c_uint8 * (last + kind.itemsize)).from_address(address)
    flat = np.frombuffer(room, np.uint8)
    return np.ndarray(view.shape, kind, flat.data, 0, view.strides)


class Machine:
    """Kernels by product, and how to refuse one."""

    def __init__(self) -> None:
        self.kernels: dict[Product, Kernel] = {}
        self.refuse = ""

    def find(self, product: Product, target: Any) -> Any:
        if self.refuse:
            raise Unmade(self.refuse)
        kernel = self.kernels.setdefault(product, Kernel(product))
        return SimpleNamespace(on=lambda device: kernel)

    @property
    def launches(self) -> int:
        return sum(len(each.launched) for each in self.kernels.values())


def inspected(tensor: Any) -> ArrayView:
    """A view of host memory that says that it is on device 0."""
    item = tensor.element_size()
    kind = NAMES[tensor.dtype]
    strides = tuple(s * item for s in tensor.stride())
    return ArrayView(tensor.data_ptr(), tuple(tensor.shape), strides, kind, 0, tensor)


def installed(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine in place of the GPU, for tensors on the CPU."""
    machine = Machine()
    monkeypatch.setattr(SHARED, "find", machine.find)
    monkeypatch.setattr(calls, "target", lambda: None)
    monkeypatch.setattr(calls, "inspect_array", inspected)
    monkeypatch.setattr(calls, "current_stream", lambda library: lambda device: 7)
    monkeypatch.setattr(policy, "DEVICE", ["cpu"])
    for ways in (eager.ABOVE, eager.BELOW):
        ways.clear()
    policy.TALLY.calls.clear()
    policy.reset_counts()
    return machine
