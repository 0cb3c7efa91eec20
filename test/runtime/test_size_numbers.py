"""Calls whose numbers tell sizes, on the driver that is host memory."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
from runtime.fake_cuda import FakeCuda

import gemmc
from gemmc import frontend, reference
from gemmc.errors import GemmcError
from gemmc.runtime import ManifestError, Program, load, read_manifest

SCHEMA = json.loads((Path(gemmc.__file__).parent / "emit/manifest.schema.json").read_text())
TEXT = """
func.func @main(%x: tensor<64x8xf32>, %n: index, %s: f32) -> tensor<?x8xf32> {
  %part = tensor.extract_slice %x[0, 0] [%n, 8] [1, 1] : tensor<64x8xf32> to tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.exp ins(%part : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}"""


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    return gemmc.compile(TEXT, pipeline="auto").manifest


@pytest.fixture
def cuda(monkeypatch: Any) -> FakeCuda:
    return FakeCuda().installed(monkeypatch)


def loaded(manifest: dict[str, Any]) -> Program:
    found = load(b"", manifest)
    assert isinstance(found, Program)
    return found


def test_a_manifest_says_which_input_is_a_number(manifest: dict[str, Any]) -> None:
    jsonschema.validate(manifest, SCHEMA)
    assert (manifest["version"], manifest["rooms"]) == (4, ["(64 - d0)"])
    assert [each.get("given") for each in manifest["arguments"]] == [None, "number", None, None]
    assert manifest["sizes"] == {"d0": {"argument": "arg1", "dim": 0}}
    read = read_manifest(manifest)
    assert [each.number for each in read.arguments] == [False, True, False, False]


def test_earlier_versions_have_no_numbers(manifest: dict[str, Any]) -> None:
    read = read_manifest({**manifest, "version": 3})
    assert not any(each.number for each in read.arguments)
    with pytest.raises(ManifestError):
        read_manifest({**manifest, "version": 5})


@pytest.mark.parametrize("number", [3, np.int64(3), 64, 0])
def test_a_call_gives_the_number(cuda: FakeCuda, manifest: dict[str, Any], number: Any) -> None:
    made = loaded(manifest)(np.ones((64, 8), np.float32), number, 2.0)
    assert made.shape == (number, 8)


WRONG = [
    (np.zeros(3, np.int8), TypeError, "`arg1`: needed a whole number of the host"),
    (np.array(3), TypeError, "`arg1`: needed a whole number of the host"),
    (3.0, TypeError, "`arg1`: needed a whole number of the host"),
    (True, TypeError, "`arg1`: needed a whole number of the host"),
    (-1, ValueError, "`arg1`: needed a size from 0 to 2147483647; found -1"),
    (2**31, ValueError, "`arg1`: needed a size from 0 to 2147483647; found 2147483648"),
    (65, ValueError, r"needed sizes of which \(64 - d0\) is 0 or more.*d0 = 65 \(arg1\)"),
]


@pytest.mark.parametrize(("number", "kind", "message"), WRONG)
def test_what_is_no_size_is_refused(
    cuda: FakeCuda, manifest: dict[str, Any], number: Any, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        loaded(manifest)(np.ones((64, 8), np.float32), number, 2.0)


def test_numbers_are_sizes_by_the_names_of_their_arguments() -> None:
    module = frontend.parse(TEXT)
    shapes = [each.shape for each in reference.make_inputs(module, 0, False, {"arg1": 5})]
    assert shapes == [(64, 8), (5,), ()]
    with pytest.raises(GemmcError, match="a number for the dynamic size arg1"):
        reference.make_inputs(module, 0, False, {})
