"""A product as a target that XLA calls: registered once, launched by a handler in Python."""

from __future__ import annotations

import ctypes
import warnings
from collections import Counter
from functools import cache
from importlib import import_module
from threading import Lock
from typing import Any

from gemmc.element_types import ELEMENT_TYPES
from gemmc.frameworks.kernels import SHARED, Unmade
from gemmc.frameworks.product import TYPES, Product
from gemmc.jax.frame import handler
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.dlpack import row_major_strides
from gemmc.target import native

jax: Any = import_module("jax")

PLATFORM = ["gpu", "CUDA"]
"""The backend whose arrays kernels run on, and what FFI calls its platform; tests name another."""

LAUNCHES: Counter[Product] = Counter()
FALLBACKS: Counter[str] = Counter()

_HELD: dict[str, Any] = {}
_LOCK = Lock()


def counts() -> dict[str, Any]:
    """`launches` of gemmc's kernels, and `fallbacks` to XLA by reason, counted when traced."""
    return {"launches": sum(LAUNCHES.values()), "fallbacks": dict(FALLBACKS)}


def reset_counts() -> None:
    """From zero again."""
    LAUNCHES.clear()
    FALLBACKS.clear()


def fell_back(reason: str) -> None:
    """Count that XLA computes a product, and say it the first time that there is this reason."""
    if not FALLBACKS[reason]:
        warnings.warn(f"XLA computes a product: {reason}", UserWarning, stacklevel=5)
    FALLBACKS[reason] += 1


def why_not(*arrays: Any) -> str:
    """Why these arrays are not for a kernel, empty if they may be."""
    backend = jax.default_backend()
    if backend != PLATFORM[0]:
        return f"on {backend}"
    kinds = {name_of(each) for each in arrays}
    if len(kinds) > 1 or not kinds <= set(TYPES):
        return f"of {' and '.join(sorted(kinds))}, and not of one of {', '.join(TYPES)}"
    if any(0 in each.shape for each in arrays):
        return "an empty array"
    return ""


def name_of(array: Any) -> str:
    """An array's element type as gemmc has it, or its own name."""
    own = str(array.dtype)
    return next((name for name, kind in ELEMENT_TYPES.items() if kind.numpy == own), own)


@cache
def _machine() -> Any:
    return native()


def found(product: Product) -> Any:
    """The kernel of a product. Unmade."""
    from gemmc.errors import GemmcError

    try:
        return SHARED.find(product, _machine())
    except GemmcError as error:
        raise Unmade(str(error)) from error


def called(product: Product, *arrays: Any) -> Any:
    """The product of arrays (traced or not) by its kernel. Unmade without one."""
    name = registered(product)
    batch = (product.batch,) if product.batch else ()
    kind = ELEMENT_TYPES[product.dtype].numpy
    result = jax.ShapeDtypeStruct((*batch, product.m, product.n), kind)
    return jax.ffi.ffi_call(name, result, vmap_method="sequential")(*arrays)


def registered(product: Product) -> str:
    """The name that XLA knows a product's handler by."""
    name = f"{product.name}_{product.bias}" if product.bias else product.name
    with _LOCK:
        if name not in _HELD:
            made = handler(Launcher(product, found(product)))
            pointer = ctypes.cast(made, ctypes.c_void_p)
            capsule = jax.ffi.pycapsule(pointer)
            jax.ffi.register_ffi_target(name, capsule, platform=PLATFORM[1])
            # XLA keeps the address alone.
            _HELD[name] = made, capsule
    return name


class Launcher:
    """Launches a kernel on addresses; arrays are contiguous, as XLA passes them."""

    def __init__(self, product: Product, kernel: Any) -> None:
        self.product, self.kernel = product, kernel
        self.plans: dict[int, tuple[Any, Any]] = {}

    def __call__(self, stream: int, device: int, addresses: list[int]) -> None:
        """Raises what the runtime raises for addresses that don't fit."""
        if device not in self.plans:
            self.plans[device] = self._planned(device, addresses)
        loaded, plan = self.plans[device]
        launch = plan.find((stream, *addresses))
        if launch is None:
            raise ValueError(f"{self.product.name}: needed arrays at multiples of 16 B")
        error = launch()
        if error:
            loaded.finish(launch, error)
        LAUNCHES[self.product] += 1

    def _planned(self, device: int, addresses: list[int]) -> tuple[Any, Any]:
        loaded = self.kernel.on(device)
        arrays = zip(self.product.arrays(), addresses, strict=True)
        views = [_view(shape, dtype, start, device) for (shape, dtype), start in arrays]
        return loaded, loaded.plan_for(views)


def _view(shape: tuple[int, ...], dtype: str, start: int, device: int) -> ArrayView:
    strides = row_major_strides(shape, ELEMENT_TYPES[dtype].bytes)
    return ArrayView(start, shape, strides, dtype, device, None)
