"""The table of element types agrees with those whose names it gives, and is the only one."""

from __future__ import annotations

import json

import ml_dtypes
import numpy as np
import pytest
from cuda.bindings import driver
from sources import PACKAGE, Said, said, said_by
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ComplexType, FixedBitwidthType
from xdsl.parser import Parser

from gemmc.element_types import (
    ELEMENT_TYPES,
    ElementType,
    either,
    kernels_know,
    multiplied_by,
    numbers_with,
    numpy_dtype,
    parts_of,
)

MAY_KNOW = {
    "element_types.py",
    "interpret/ptx/numbers.py",
    "ahead/loader.py",  # which imports nothing of gemmc; test/ahead compares it with the table
    "cli/bench.py",  # the default of --dtype
    "dialects/floats_written_out.py",  # the smallest normal numbers
    "products.py",  # the default of a product's type
    "target.py",  # peak rates
    "transforms/problem/_f8.py",  # bf16, which holds every power of two that a byte means
    "transforms/problem/_integer_products.py",  # bf16, which holds every byte
    "transforms/problem/extend_f8.py",  # f16, which holds every f8
    "tune/programs.py",  # what a size means that names no type
}

NAMES = {"bf16", "bfloat16", "BFloat16Type", "BFLOAT16", "bf16x2"}


@pytest.mark.parametrize("kind", ELEMENT_TYPES.values(), ids=ELEMENT_TYPES)
def test_widths_are_those_of_mlir_and_numpy(kind: ElementType) -> None:
    context = Context()
    context.load_dialect(Builtin)
    parsed = Parser(context, kind.name).parse_type()
    dtype = numpy_dtype(kind.name)
    parts = 1
    if isinstance(parsed, ComplexType):
        parsed, parts = parsed.element_type, 2
    assert isinstance(parsed, FixedBitwidthType) and kind.is_complex == (parts == 2)
    assert parsed.bitwidth * parts == kind.bits == 8 * dtype.itemsize
    assert dtype.name == kind.numpy
    if kind.typestr:
        assert dtype.str == kind.typestr


@pytest.mark.parametrize(
    "kind", [k for k in ELEMENT_TYPES.values() if k.is_float], ids=lambda k: k.name
)
def test_roundoffs_are_those_of_the_types(kind: ElementType) -> None:
    facts = ml_dtypes.finfo(numpy_dtype(kind.name))
    assert kind.unit_roundoff == 2.0 ** -(facts.nmant + 1)
    assert kind.half_subnormal == float(facts.smallest_subnormal) / 2
    assert kind.largest == float(facts.max) or kind.name == "f64"


@pytest.mark.parametrize("name", kernels_know())
def test_tensor_maps_have_the_types(name: str) -> None:
    end = ELEMENT_TYPES[name].tensor_map
    assert hasattr(driver.CUtensorMapDataType, f"CU_TENSOR_MAP_DATA_TYPE_{end}")


def test_the_manifest_names_the_types_of_the_table() -> None:
    schema = json.loads((PACKAGE / "emit/manifest.schema.json").read_text(encoding="utf-8"))
    assert schema["$defs"]["dtype"]["enum"] == kernels_know()
    arrays = schema["$defs"]["argument"]["properties"]["dtype"]["anyOf"]
    assert kernels_know() + arrays[1]["enum"] == list(ELEMENT_TYPES)


@pytest.mark.parametrize("name", ["complex64", "complex128"])
def test_complex_numbers_are_their_parts_and_back(name: str) -> None:
    numbers = (np.arange(6) - 2j * np.arange(6)).astype(name).reshape(2, 3).T
    parts = parts_of(numbers)
    assert parts.shape == (3, 2, 2) and 2 * parts.itemsize == numbers.itemsize
    assert (parts[..., 0] == numbers.real).all() and (parts[..., 1] == numbers.imag).all()
    back = numbers_with(parts)
    assert back.dtype == numbers.dtype and (back == numbers).all()
    assert numbers_with(parts_of(np.array(1 + 2j, name))).shape == ()


def test_floats_have_no_parts() -> None:
    floats = np.ones(3, np.float32)
    assert parts_of(floats) is floats


def test_what_a_message_calls_a_choice() -> None:
    assert either(multiplied_by("wgmma")) == "f16 or bf16"
    assert either(["f32"]) == "f32"
    assert either(["f32", "f16", "bf16"]) == "f32, f16 or bf16"


def knows(found: Said) -> bool:
    """Whether code, other than its prose, has one of the names of bf16."""
    return not NAMES.isdisjoint(found.names | found.words)


def test_knowing_is_seen() -> None:
    assert knows(said("from xdsl.dialects.builtin import BFloat16Type"))
    assert knows(said("x = {'bf16': 2}"))
    assert not knows(said('def f():\n    """Of bf16."""'))


def test_few_files_know_a_type_by_its_name() -> None:
    """What a new type has to be added to: the table, and how the PTX machine computes with it."""
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    files = [path for path, text in texts.items() if any(name in text for name in NAMES)]
    found = {str(path.relative_to(PACKAGE)) for path in files if knows(said_by(path))}
    assert found <= MAY_KNOW
