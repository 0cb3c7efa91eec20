"""What the runtime needs to know of an array, whatever library it comes from.

Recognized, in this order: torch tensors (by `data_ptr` and `stride`, because a bf16
tensor has no `__cuda_array_interface__`), NumPy arrays (on the host), DLPack, and
`__cuda_array_interface__`. No array library is imported here.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime.dlpack import CUDA, read_capsule, row_major_strides

_NAMES = {kind.numpy: name for name, kind in ELEMENT_TYPES.items()}
_TYPESTRS = {kind.typestr: name for name, kind in ELEMENT_TYPES.items() if kind.typestr}

UNKNOWN_DEVICE = -1
"""Some CUDA device: `__cuda_array_interface__` does not say which; the driver knows."""


@dataclass(frozen=True)
class ArrayView:
    """An array's memory: shape in elements, strides in bytes, device None on the host."""

    pointer: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: str
    device: int | None
    owner: Any

    def key(self) -> tuple[Any, ...]:
        """Everything but the owner: equal keys need equal launches."""
        return (self.pointer, *self.geometry())

    def geometry(self) -> tuple[Any, ...]:
        """Everything but the address: arrays of one geometry share a plan."""
        return (self.shape, self.strides, self.dtype, self.device)


@dataclass(frozen=True)
class Told:
    """A number of a call that sizes follow from, as an array of one dimension without memory."""

    size: int
    device: int
    nbytes: int = 0

    @property
    def shape(self) -> tuple[int]:
        """Its only extent."""
        return (self.size,)

    @property
    def view(self) -> ArrayView:
        """As kernels are given it: at an address that none reads."""
        return ArrayView(_NOWHERE, self.shape, (1,), "i8", self.device, self)


_NOWHERE = 256
"""An address that no kernel reads, of any alignment that is asked for."""


def inspect_array(array: Any, stream: int = 0) -> ArrayView:
    """The view of `array`; a DLPack producer is asked to order its work before `stream`.

    Raises TypeError for what is no array or lives on neither the host nor a CUDA device.
    """
    if isinstance(array, Told):
        return array.view
    if _is_torch(array):
        return _inspect_torch(array)
    if is_numpy(array):
        numpy_name: str = array.dtype.name
        dtype = _NAMES.get(numpy_name, numpy_name)
        return _normalized(array.ctypes.data, array.shape, array.strides, dtype, None, array)
    if hasattr(array, "__dlpack__") and hasattr(array, "__dlpack_device__"):
        return _inspect_dlpack(array, stream)
    interface: Mapping[str, Any] | None = getattr(array, "__cuda_array_interface__", None)
    if interface is not None:
        return _inspect_interface(array, interface)
    raise TypeError(
        "needed a NumPy array or a device array with DLPack or __cuda_array_interface__; "
        f"found {type(array).__module__}.{type(array).__qualname__}"
    )


def _is_torch(array: Any) -> bool:
    return hasattr(array, "data_ptr") and callable(getattr(array, "stride", None))


def is_numpy(array: Any) -> bool:
    """Whether it is a NumPy array; false without a look while NumPy is not loaded."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(array, numpy.ndarray)


def number_types() -> tuple[type, ...]:
    """Of numbers that are no arrays: Python's, and NumPy's where that is imported."""
    numpy = sys.modules.get("numpy")
    plain = (int, float, complex)
    return plain if numpy is None else (*plain, numpy.generic)


def device_of(array: Any) -> int:
    """The ordinal of the CUDA device that an array says it is on; -1 when it says none."""
    ask = getattr(array, "__dlpack_device__", None)
    kind, index = (0, -1) if ask is None else ask()
    return int(index) if int(kind) == CUDA else -1


def are_tensors(arrays: Sequence[Any]) -> bool:
    """Whether all are torch's; false without a look while torch is not loaded."""
    kind: Any = getattr(sys.modules.get("torch"), "Tensor", None)
    return kind is not None and all(isinstance(a, kind) for a in arrays)


def library_of(array: Any) -> str:
    """The package its type comes from: "torch", also of a subclass, "cupy", "numpy", …"""
    if are_tensors((array,)):
        return "torch"
    return type(array).__module__.partition(".")[0]


def is_lazy(tensor: Any) -> bool:
    """Whether torch conjugates or negates a tensor's elements only when it reads them."""
    asked = (getattr(tensor, name, None) for name in ("is_conj", "is_neg"))
    return any(ask is not None and ask() for ask in asked)


def _inspect_torch(tensor: Any) -> ArrayView:
    if tensor.device.type != "cuda":
        raise TypeError(
            f"needed a torch tensor on a CUDA device; found one on {tensor.device}; "
            "move it with .cuda(), or pass a NumPy array"
        )
    if is_lazy(tensor):
        raise TypeError(
            "needed a torch tensor whose memory has its elements; found one that is conjugated or "
            "negated when it is read; make it with .resolve_conj().resolve_neg()"
        )
    item = tensor.element_size()
    dtype = str(tensor.dtype).removeprefix("torch.")
    strides = tuple(s * item for s in tensor.stride())
    return _normalized(
        tensor.data_ptr(),
        tuple(tensor.shape),
        strides,
        _NAMES.get(dtype, dtype),
        tensor.device.index or 0,
        tensor,
    )


def _inspect_dlpack(array: Any, stream: int) -> ArrayView:
    kind, _ = array.__dlpack_device__()
    if int(kind) != CUDA:
        raise TypeError(
            f"needed an array on a CUDA device; found DLPack device type {int(kind)}; "
            "pass host data as a NumPy array"
        )
    # DLPack numbers the legacy default stream 1 and forbids 0.
    c = read_capsule(array.__dlpack__(stream=stream or 1))
    return _normalized(c.pointer, c.shape, c.strides, c.dtype, c.device, (array, c.capsule))


def _inspect_interface(array: Any, interface: Mapping[str, Any]) -> ArrayView:
    shape = tuple(interface["shape"])
    typestr: str = interface["typestr"]
    strides = interface.get("strides")
    if strides is None:
        strides = row_major_strides(shape, int(typestr[2:]))
    dtype = _TYPESTRS.get(typestr, typestr)
    return _normalized(interface["data"][0], shape, tuple(strides), dtype, UNKNOWN_DEVICE, array)


def _normalized(
    pointer: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    dtype: str,
    device: int | None,
    owner: Any,
) -> ArrayView:
    """A view whose strides of extents 1 are the contiguous ones: no address depends on them."""
    plain = list(strides)
    for dim in reversed(range(len(shape))):
        if shape[dim] == 1 and dim + 1 < len(shape):
            plain[dim] = plain[dim + 1] * shape[dim + 1]
        elif shape[dim] == 1:
            known = ELEMENT_TYPES.get(dtype)
            plain[dim] = known.bytes if known else plain[dim]
    return ArrayView(pointer, tuple(shape), tuple(plain), dtype, device, owner)
