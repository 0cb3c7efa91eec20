"""`gemmc.dialects.isa` says what xDSL's `isa` says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from xdsl.dialects import builtin
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    StringAttr,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    f32,
    f64,
    i8,
    i64,
)
from xdsl.ir import Attribute
from xdsl.utils import hints

import gemmc
from gemmc.dialects import linalg_scatter
from gemmc.dialects.isa import isa

VALUES: list[Any] = [
    f32, builtin.bf16, f64, i8, builtin.Float8E5M2Type(), IndexType(), NoneAttr(), StringAttr("x"),
    3, "x", (1, 2), [],
    TensorType(f32, [4]), TensorType(i8, [4, 4]), TensorType(IndexType(), []),
    MemRefType(f32, [4]), MemRefType(i8, [4], StridedLayoutAttr([2])), VectorType(f32, [4]),
    UnrankedTensorType(f32), UnrankedMemRefType.from_type(f32),
    ArrayAttr([]), ArrayAttr([StringAttr("x")]), ArrayAttr([IntegerAttr(1, i64), StringAttr("x")]),
    IntegerAttr(1, i8), FloatAttr(1.0, f32), DenseArrayBase.from_list(i64, [1]),
    DenseIntOrFPElementsAttr.from_list(TensorType(f32, [1]), [1.0]),
    ArrayAttr([builtin.DictionaryAttr({})]), builtin.ComplexType(f32), builtin.ComplexType(i8),
]  # fmt: skip
HINTS: dict[str, Any] = {
    "TensorType[Attribute]": TensorType[Attribute],
    "TensorType[IntegerType]": TensorType[IntegerType],
    "TensorType[IntegerType] | TensorType[IndexType]": (
        TensorType[IntegerType] | TensorType[IndexType]
    ),
    "TensorType[AnyFloat]": TensorType[AnyFloat],
    "MemRefType[Attribute]": MemRefType[Attribute],
    "MemRefType[AnyDenseElement]": MemRefType[builtin.AnyDenseElement],
    "AnyFloat": AnyFloat,
    "AnyFloat | IntegerType": AnyFloat | IntegerType,
    "IndexType | IntegerType": IndexType | IntegerType,
    "IntegerType | IndexType": IntegerType | IndexType,
    "TensorType | MemRefType | IntegerType | AnyFloat": (
        TensorType | MemRefType | IntegerType | AnyFloat
    ),
    "Kind": linalg_scatter.Kind,
    "IntegerType": IntegerType,
    "MemRefType": MemRefType,
    "DenseIntOrFPElementsAttr": DenseIntOrFPElementsAttr,
    "DenseArrayBase[IntegerType]": DenseArrayBase[IntegerType],
    "FloatAttr[AnyFloat]": FloatAttr[AnyFloat],
    "ArrayAttr[StringAttr]": ArrayAttr[StringAttr],
    "ArrayAttr[IntegerAttr]": ArrayAttr[IntegerAttr],
    "ArrayAttr[AffineMapAttr]": ArrayAttr[builtin.AffineMapAttr],
    "ArrayAttr[DictionaryAttr]": ArrayAttr[builtin.DictionaryAttr],
    "ComplexType[AnyFloat]": builtin.ComplexType[AnyFloat],
}


@pytest.mark.parametrize("name", HINTS)
def test_it_says_what_the_other_says(name: str) -> None:
    found = [isa(value, HINTS[name]) for value in VALUES]
    assert found == [hints.isa(value, HINTS[name]) for value in VALUES]
    assert any(found) != all(found) or name == "ArrayAttr[AffineMapAttr]"


def test_every_type_that_is_asked_for_is_here() -> None:
    package = Path(gemmc.__file__).parent
    sources = [path.read_text("utf-8") for path in package.rglob("*.py")]
    asked = {
        kind
        for text in sources
        if "gemmc.dialects.isa import" in text
        for kind in re.findall(r"\bisa\([^,]+, ([\w\[\] |]+)\)", text)
    }
    assert asked and asked <= set(HINTS)
