"""Entries of `ptx.kernel`'s properties, of the kind that a manifest needs. GemmcError of others."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
)
from xdsl.ir import Attribute

from gemmc.dialects.isa import isa
from gemmc.dialects.ptx.structure import KernelOp
from gemmc.errors import GemmcError, refuse


def text_of(kernel: KernelOp, entry: DictionaryAttr, key: str) -> str:
    value = entry.data.get(key)
    if not isinstance(value, StringAttr):
        raise _missing(kernel, key, "a string", value)
    return value.data


def number_of(
    kernel: KernelOp, entry: DictionaryAttr, key: str, default: int | None = None
) -> int:
    value = entry.data.get(key)
    if value is None and default is not None:
        return default
    if not isinstance(value, IntegerAttr):
        raise _missing(kernel, key, "an integer", value)
    return value.value.data


def numbers_of(kernel: KernelOp, value: Attribute | None, key: str) -> list[int]:
    """The integers of `array<i64: …>` or of `[… : i64, …]`."""
    if isinstance(value, DenseArrayBase):
        return [int(each) for each in value.get_values()]
    if not isa(value, ArrayAttr[IntegerAttr]):
        raise _missing(kernel, key, "an array of integers", value)
    return [each.value.data for each in value]


def _missing(kernel: KernelOp, key: str, needed: str, value: Attribute | None) -> GemmcError:
    found = "none" if value is None else str(value)
    return refuse(kernel, f"'{key}' to be {needed}", found)
