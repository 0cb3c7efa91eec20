"""Tensor maps: the arguments of cuTensorMapEncodeTiled from a manifest and an array.

`resolve` computes and checks the numbers and needs no GPU; `encode` hands them to the
driver. See the CUDA driver API, "Tensor Map Object Management", for the limits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime import cuda
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.checks import TMA_BYTES
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import TensorMap

_SWIZZLES = {0: "NONE", 32: "32B", 64: "64B", 128: "128B"}
_PROMOTIONS = {0: "NONE", 64: "L2_64B", 128: "L2_128B", 256: "L2_256B"}
_INTERLEAVES = {0: "NONE", 16: "16B", 32: "32B"}
_FILLS = {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}
_NO_STRIDES = (TMA_BYTES,)
"""For a map of rank 1, which has none: the driver refuses a null pointer all the same."""


@dataclass(frozen=True)
class TensorMapArguments:
    """What one encode takes: extents in elements and strides in bytes, innermost first.

    `strides` has one entry less than `dims`: the innermost is contiguous.
    """

    parameter: TensorMap
    pointer: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]


def resolve(parameter: TensorMap, view: ArrayView, environment: Environment) -> TensorMapArguments:
    """The numbers of one tensor map of `view`. Raises ValueError for what TMA cannot address."""
    name = parameter.argument
    dims = tuple(e.evaluate(environment) for e in parameter.dims)
    strides = tuple(e.evaluate(environment) for e in parameter.strides)
    if view.pointer % TMA_BYTES:
        raise ValueError(
            f"argument `{name}`: needed a base address of a multiple of {TMA_BYTES} B "
            f"for its tensor map; found 0x{view.pointer:x}"
        )
    for dim in dims:
        if not 1 <= dim <= 2**32:
            raise ValueError(
                f"argument `{name}`: needed tensor-map extents of 1 to 2^32; found {dim}"
            )
    for stride in strides:
        if stride % TMA_BYTES or not 0 < stride < 2**40:
            raise ValueError(
                f"argument `{name}`: needed tensor-map strides of a multiple of {TMA_BYTES} B "
                f"below 2^40; found {stride} B"
            )
    return TensorMapArguments(parameter, view.pointer, dims, strides)


def encode(arguments: TensorMapArguments) -> Any:
    """The CUtensorMap of `arguments`, 128 bytes at its `getPtr()`. Raises CudaError."""
    cu, p = cuda.bindings(), arguments.parameter
    return cuda.checked(
        cu.cuTensorMapEncodeTiled(
            _enum(
                cu.CUtensorMapDataType,
                "CU_TENSOR_MAP_DATA_TYPE_",
                ELEMENT_TYPES[p.dtype].tensor_map,
            ),
            len(arguments.dims),
            arguments.pointer,
            [cu.cuuint64_t(d) for d in arguments.dims],
            [cu.cuuint64_t(s) for s in arguments.strides or _NO_STRIDES],
            [cu.cuuint32_t(b) for b in p.box],
            [cu.cuuint32_t(s) for s in p.element_strides],
            _enum(
                cu.CUtensorMapInterleave, "CU_TENSOR_MAP_INTERLEAVE_", _INTERLEAVES[p.interleave]
            ),
            _enum(cu.CUtensorMapSwizzle, "CU_TENSOR_MAP_SWIZZLE_", _SWIZZLES[p.swizzle]),
            _enum(
                cu.CUtensorMapL2promotion,
                "CU_TENSOR_MAP_L2_PROMOTION_",
                _PROMOTIONS[p.l2_promotion],
            ),
            _enum(cu.CUtensorMapFloatOOBfill, "CU_TENSOR_MAP_FLOAT_OOB_FILL_", _FILLS[p.oob_fill]),
        ),
        f"encoding the tensor map of argument `{p.argument}`",
    )


def _enum(kind: Any, prefix: str, name: str) -> Any:
    return getattr(kind, prefix + name)
