"""The table of element types agrees with those whose names it gives, and is the only one."""

from __future__ import annotations

import json

import ml_dtypes
import pytest
from cuda.bindings import driver
from sources import PACKAGE, Said, said, said_by
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, FixedBitwidthType
from xdsl.parser import Parser

from gemmc.element_types import ELEMENT_TYPES, ElementType, either, multiplied_by, numpy_dtype

MAY_KNOW = {
    "element_types.py",
    "interpret/ptx/numbers.py",
    "ahead/loader.py",  # which imports nothing of gemmc; test/ahead compares it with the table
    "cli/bench.py",  # the default of --dtype
    "dialects/floats_written_out.py",  # the smallest normal numbers
    "products.py",  # the default of a product's type
    "target.py",  # peak rates
    "transforms/problem/extend_f8.py",  # f16, which holds every f8
    "tune/programs.py",  # what a size means that names no type
}

NAMES = {"bf16", "bfloat16", "BFloat16Type", "BFLOAT16", "bf16x2"}


@pytest.mark.parametrize("kind", ELEMENT_TYPES.values(), ids=ELEMENT_TYPES)
def test_widths_are_those_of_mlir_and_numpy(kind: ElementType) -> None:
    context = Context()
    context.load_dialect(Builtin)
    parsed = Parser(context, kind.name).parse_type()
    assert isinstance(parsed, FixedBitwidthType)
    dtype = numpy_dtype(kind.name)
    assert parsed.bitwidth == kind.bits == 8 * dtype.itemsize
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


@pytest.mark.parametrize("kind", ELEMENT_TYPES.values(), ids=ELEMENT_TYPES)
def test_tensor_maps_have_the_types(kind: ElementType) -> None:
    assert hasattr(driver.CUtensorMapDataType, f"CU_TENSOR_MAP_DATA_TYPE_{kind.tensor_map}")


def test_the_manifest_names_the_types_of_the_table() -> None:
    schema = json.loads((PACKAGE / "emit/manifest.schema.json").read_text(encoding="utf-8"))
    assert schema["$defs"]["dtype"]["enum"] == list(ELEMENT_TYPES)


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
    files = PACKAGE.rglob("*.py")
    found = {str(path.relative_to(PACKAGE)) for path in files if knows(said_by(path))}
    assert found <= MAY_KNOW
