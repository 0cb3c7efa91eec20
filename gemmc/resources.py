"""Constants whose elements are bytes: at the end of a file, as `dense_resource`, or packed bits.

MLIR keeps large constants in a section of blobs: four bytes that say how the data is aligned, then
the elements in row-major order, little-endian (MLIR, "Builtin Dialect":
DenseResourceElementsAttr).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import cast

from xdsl.dialects.builtin import (
    AnyDenseElement,
    AnyFloat,
    BytesAttr,
    ComplexType,
    DenseIntOrFPElementsAttr,
    DenseResourceAttr,
    FixedBitwidthType,
    ModuleOp,
    TensorType,
    i1,
)
from xdsl.ir import Attribute, Operation

from gemmc.errors import refuse

BYTE = 8

HEADER = 4
"""Bytes of a blob ahead of its data."""

_HOLDERS = {"arith.constant", "memref.global", "ml_program.global", "util.global"}
"""Ops of constants."""


def conditions(data: bytes, count: int) -> bytes:
    """A byte for each of `count` conditions, 0 or 255, of bytes that hold one each or, as MLIR
    keeps i1 (`DenseElementsAttr`), eight each, the first in the lowest bit; one byte for more than
    eight is all of them. Of another size the bytes as they are."""
    if len(data) == 1 and count > BYTE:
        data *= count
    if len(data) == count:
        return bytes(255 if each else 0 for each in data)
    if len(data) != (count + BYTE - 1) // BYTE:
        return data
    return bytes(255 if data[n // BYTE] >> n % BYTE & 1 else 0 for n in range(count))


def with_resources(module: ModuleOp, blobs: Mapping[str, str]) -> None:
    """Let each constant and each global of the module hold its own elements, of `blobs`,
    whose text begins with 0x. GemmcError for a blob that is missing or of another size."""
    for op in module.walk():
        if op.name in _HOLDERS:
            for name, value in list(op.properties.items()):
                if isinstance(value, DenseResourceAttr):
                    op.properties[name] = _held(op, value, blobs)


def _held(
    op: Operation, resource: DenseResourceAttr, blobs: Mapping[str, str]
) -> DenseIntOrFPElementsAttr:
    key = resource.resource_handle.data
    text = blobs.get(key)
    kind = cast("TensorType[Attribute]", resource.type)
    element = kind.element_type
    if not text:
        raise refuse(op, f"the elements of {key} at the end of the file", "none")
    data = bytes.fromhex(text.removeprefix("0x"))[HEADER:]
    size = prod(kind.get_shape())
    if isinstance(element, ComplexType):
        size, element = 2 * size, cast("ComplexType[AnyFloat]", element).element_type
    if element == i1:
        data = conditions(data, size)
    elif not isinstance(element, FixedBitwidthType) or element.bitwidth % BYTE:
        raise refuse(op, "elements of whole bytes, or i1", f"{element}")
    else:
        size *= element.bitwidth // BYTE
    if len(data) != size:
        raise refuse(op, f"{size} bytes of {key}", f"{len(data)}")
    return DenseIntOrFPElementsAttr(cast("TensorType[AnyDenseElement]", kind), BytesAttr(data))
