"""Reading a DLPack capsule with ctypes: address, extents, strides, element type.

The layout is DLPack's unversioned `DLManagedTensor`, which every producer hands out
when no `max_version` is asked for. The capsule keeps its name, so it still owns the
tensor and releases it when the capsule is dropped.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

from gemmc.element_types import ELEMENT_TYPES

CUDA = 2
_NAMES = {(kind.dlpack, kind.bits): name for name, kind in ELEMENT_TYPES.items()}
_LETTERS = {0: "i", 1: "u", 2: "f"}
"""kDLInt, kDLUInt and kDLFloat of DLDataTypeCode, for the names of types that no kernel has."""


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("index", ctypes.c_int32)]


class _DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


@dataclass(frozen=True)
class Capsule:
    """What a capsule says; strides in bytes. `capsule` owns the memory's lifetime."""

    pointer: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: str
    device_kind: int
    device: int
    capsule: Any


def read_capsule(capsule: Any) -> Capsule:
    """The contents of a "dltensor" capsule. Raises ValueError for any other capsule."""
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype = ctypes.c_void_p
    get.argtypes = [ctypes.py_object, ctypes.c_char_p]
    tensor = _Tensor.from_address(get(capsule, b"dltensor"))
    rank, bits = tensor.ndim, tensor.dtype.bits
    shape = tuple(tensor.shape[i] for i in range(rank))
    in_elements = (
        tuple(tensor.strides[i] for i in range(rank))
        if tensor.strides
        else row_major_strides(shape, 1)
    )
    code = tensor.dtype.code
    name = _NAMES.get((code, bits)) or f"{_LETTERS.get(code, f'code{code}_')}{bits}"
    vector = "" if tensor.dtype.lanes == 1 else f"x{tensor.dtype.lanes}"
    return Capsule(
        pointer=(tensor.data or 0) + tensor.byte_offset,
        shape=shape,
        strides=tuple(s * bits // 8 for s in in_elements),
        dtype=f"{name}{vector}",
        device_kind=tensor.device.kind,
        device=tensor.device.index,
        capsule=capsule,
    )


def row_major_strides(shape: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Strides of a contiguous array, in units of `item` an element."""
    strides: list[int] = []
    for extent in reversed(shape):
        strides.append(item)
        item *= max(extent, 1)
    return tuple(reversed(strides))
