"""The element types of matrices: the one table of their widths, names and uses.

Plain data, below everything else in the package, so that the compiler, the runtime, the
interpreters and the benchmark read the same rows. A type's name is MLIR's, and PTX's too.

Sources: PTX ISA, "Fundamental Types" and "Matrix Multiply-Accumulate Operation"; NumPy, "The
Array Interface"; DLPack, `DLDataTypeCode`; CUDA Driver API, `CUtensorMapDataType`; CUDA Toolkit,
`cudaDataType` in library_types.h.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any


@dataclass(frozen=True)
class ElementType:
    """One element type, by the name that it has in MLIR, PTX and the manifest.

    `bits` is the width in memory. `numpy` is the dtype's name in NumPy, torch and CuPy; where
    `extends_numpy`, NumPy has it from ml_dtypes. `typestr` is how array interfaces spell it, ""
    where they cannot. `dlpack` is its DLDataTypeCode, `tensor_map` the end of its
    CU_TENSOR_MAP_DATA_TYPE_…, `cuda` its cudaDataType.

    `unit_roundoff` is the largest relative error of rounding to it, `half_subnormal` the largest
    absolute one below its normal range; integers are exact, and have 0. `largest` is the largest
    finite number, infinite where Python's numbers have none that is larger. `sums` maps each atom
    that multiplies it to the types that the atom can sum it in, the usual one first. `register` is
    the kind of register (`register_kinds`) that holds one element, "" where the conversions know
    none.
    """

    name: str
    bits: int
    numpy: str
    typestr: str
    dlpack: int
    tensor_map: str
    cuda: int
    unit_roundoff: float = 0.0
    half_subnormal: float = 0.0
    largest: float = math.inf
    extends_numpy: bool = False
    sums: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    register: str = ""

    @property
    def bytes(self) -> int:
        """Width in memory, in bytes."""
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        """Whether it is a floating-point type."""
        return self.unit_roundoff > 0.0

    @property
    def roundoff_of_f32(self) -> float:
        """Largest relative error of rounding a sum in f32 to it; 0 where it holds all of them."""
        return self.unit_roundoff if self.bits < 32 else 0.0

    @property
    def whole_bits(self) -> int:
        """Bits of the integers that a float has all of; 0 for integers."""
        return round(-math.log2(self.unit_roundoff)) if self.is_float else 0

    @property
    def is_complex(self) -> bool:
        """Whether an element is a real part and an imaginary one behind it."""
        return self.dlpack == _COMPLEX

    @property
    def is_half(self) -> bool:
        """Whether it is a 16-bit float: kept in pairs, to which `cvt.rn.…x2.f32` rounds."""
        return self.is_float and self.bits == 16


_INTEGER, _FLOAT, _BFLOAT, _COMPLEX = 0, 2, 4, 5
"""kDLInt, kDLFloat, kDLBfloat and kDLComplex."""

_IN_F32 = ("f32",)
_TENSOR_CORE = {"wgmma": _IN_F32, "mma_sync": _IN_F32}
_IN_HALVES = {**_TENSOR_CORE, "wgmma": ("f32", "f16")}

ELEMENT_TYPES: dict[str, ElementType] = {
    t.name: t
    for t in (
        # (Half of its smallest subnormal is no number that Python has.)
        ElementType(
            "f64", 64, "float64", "<f8", _FLOAT, "FLOAT64", 1,
            unit_roundoff=2.0**-53, sums={"fma": ("f64",), "mma_sync": ("f64",)}, register="f64",
        ),
        ElementType(
            "f32", 32, "float32", "<f4", _FLOAT, "FLOAT32", 0,
            unit_roundoff=2.0**-24, half_subnormal=2.0**-150,
            largest=(2 - 2.0**-23) * 2.0**127, sums={"fma": _IN_F32}, register="f32",
        ),
        ElementType(
            "f16", 16, "float16", "<f2", _FLOAT, "FLOAT16", 2,
            unit_roundoff=2.0**-11, half_subnormal=2.0**-25,
            largest=65504.0, sums=_IN_HALVES, register="b16",
        ),
        ElementType(
            "bf16", 16, "bfloat16", "", _BFLOAT, "BFLOAT16", 14,
            unit_roundoff=2.0**-8, half_subnormal=2.0**-134,
            largest=(2 - 2.0**-7) * 2.0**127, extends_numpy=True, sums=_TENSOR_CORE,
            register="b16",
        ),
        ElementType("i64", 64, "int64", "<i8", _INTEGER, "INT64", 24),
        ElementType("i32", 32, "int32", "<i4", _INTEGER, "INT32", 10),
        # The copy engine moves integers of 16 bits and bytes: it has no signed ones.
        ElementType("i16", 16, "int16", "<i2", _INTEGER, "UINT16", 20),
        ElementType("i8", 8, "int8", "|i1", _INTEGER, "UINT8", 3),
        # Of arrays of a call alone: kernels have their parts.
        ElementType("complex<f32>", 64, "complex64", "<c8", _COMPLEX, "", 4),
        ElementType("complex<f64>", 128, "complex128", "<c16", _COMPLEX, "", 5),
    )
}  # fmt: skip
"""Name to type, of everything that a manifest may name."""


def kernels_know() -> list[str]:
    """Names of the types of kernels' matrices; arrays of a call may be complex as well."""
    return [name for name, kind in ELEMENT_TYPES.items() if not kind.is_complex]


def multiplied_by(atom: str) -> list[str]:
    """Names of the types that an atom multiplies."""
    return [name for name, kind in ELEMENT_TYPES.items() if atom in kind.sums]


def multiplied() -> list[str]:
    """Names of the types that some atom multiplies."""
    return [name for name, kind in ELEMENT_TYPES.items() if kind.sums]


def summed_in_f32() -> list[str]:
    """Names of the types whose products are summed in f32: those that are offered beside cuBLAS's,
    tuned and timed."""
    return [name for name, kind in ELEMENT_TYPES.items() if "f32" in sum(kind.sums.values(), ())]


def sum_of(name: str) -> str:
    """The type that products of a type are summed in, as programs ask for them: f64's in f64, all
    others in f32."""
    return next(sums[0] for sums in ELEMENT_TYPES[name].sums.values())


def halves() -> list[str]:
    """Names of the 16-bit floats."""
    return [name for name, kind in ELEMENT_TYPES.items() if kind.is_half]


def whole_bits(name: str) -> int:
    """Bits of the integers that a type of floats has all of; 0 for another."""
    kind = ELEMENT_TYPES.get(name)
    return 0 if kind is None else kind.whole_bits


def either(names: Iterable[str]) -> str:
    """The names as a message gives a choice: `a`, `a or b`, `a, b or c`."""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


@cache
def numpy_dtype(name: str) -> Any:
    """NumPy's dtype of an element type. Raises KeyError for a name that is not in the table."""
    import numpy

    kind = ELEMENT_TYPES[name]
    if not kind.extends_numpy:
        return numpy.dtype(kind.numpy)
    import ml_dtypes

    return numpy.dtype(getattr(ml_dtypes, kind.numpy))


def parts_of(array: Any) -> Any:
    """A NumPy array of complex numbers as one of their parts, along one more dimension of 2; any
    other array as it is."""
    if array.dtype.kind != "c":
        return array
    import numpy

    real = numpy.empty((), array.dtype).real.dtype
    return numpy.ascontiguousarray(array).view(real).reshape(*array.shape, 2)


def numbers_with(parts: Any) -> Any:
    """What `parts_of` was given: the complex numbers whose parts are along the last dimension."""
    import numpy

    kind = numpy.result_type(parts.dtype, numpy.complex64)
    return numpy.ascontiguousarray(parts).view(kind)[..., 0]
