"""Calls whose numbers tell sizes, on the driver that is host memory."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
from number_programs import SPLIT
from runtime.fake_cuda import FakeCuda
from runtime.stand_in_torch import Torch, tensor

import gemmc
from gemmc import frontend, reference
from gemmc.driver import compile_text
from gemmc.errors import GemmcError
from gemmc.interpret.execute import execute
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.ptx.simulate import run
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


def test_a_number_beside_tensors_and_in_a_bound_call(
    cuda: FakeCuda, manifest: dict[str, Any], monkeypatch: Any
) -> None:
    monkeypatch.setitem(sys.modules, "torch", Torch())
    program, x, s = loaded(manifest), tensor((64, 8), "float32"), tensor((), "float32")
    assert program(x, 5, 2.0).shape == (5, 8)
    out = tensor((5, 8), "float32")
    assert program(x, np.int64(5), s, out=out) is out
    launched = len(cuda.launches)
    bound = program.bind(x, 5, s, out)
    assert bound() is out and bound() is out
    assert len(cuda.launches) == launched + 2


BOUND: list[tuple[Any, int, type[Exception], str]] = [
    (65, 65, ValueError, r"needed sizes of which \(64 - d0\) is 0 or more"),
    (6, 5, ValueError, "argument `result0`: needed shape d0x8; found 5x8"),
    (tensor((), "int64"), 5, TypeError, "`arg1`: needed a whole number of the host"),
    (-1, 5, ValueError, "`arg1`: needed a size from 0 to 2147483647; found -1"),
]


@pytest.mark.parametrize(("number", "rows", "kind", "message"), BOUND)
def test_what_a_bound_call_refuses(
    cuda: FakeCuda, manifest: dict[str, Any], number: Any, rows: int, kind: type[Exception],
    message: str, monkeypatch: Any,
) -> None:  # fmt: skip
    monkeypatch.setitem(sys.modules, "torch", Torch())
    x, s, out = (tensor(shape, "float32") for shape in ((64, 8), (), (rows, 8)))
    with pytest.raises(kind, match=message):
        loaded(manifest).bind(x, number, s, out)()
    assert not cuda.launches


FROM_BOTH = SPLIT.replace("%h: index)", "%h: index, %d: index)").replace(
    "  %d = arith.divsi %n, %h : index\n", ""
)


@pytest.mark.parametrize(
    ("text", "numbers", "wrong", "message"),
    [
        (SPLIT, [4], [5], r"sizes of which .* is 0 or more.*d1 = 5 \(arg1\)"),
        (SPLIT, [24], [0], "divides by zero"),
        (FROM_BOTH, [4, 6], [5, 4], r"sizes of which .* is 0 or more"),
        (FROM_BOTH, [3, 8], [5, 6], r"sizes of which .* is 0 or more"),
    ],
)
def test_a_reshape_has_all_of_its_source(
    cuda: FakeCuda, text: str, numbers: list[int], wrong: list[int], message: str
) -> None:
    program, x = loaded(gemmc.compile(text, pipeline="auto").manifest), np.ones((24, 4), np.float32)
    assert program(x, *numbers).shape == (numbers[0], 24 // numbers[0], 4)
    with pytest.raises(ValueError, match=message):
        program(x, *wrong)
    assert len(cuda.launches) == 1


BY_ANOTHER = """
func.func @main(%x: tensor<?x4xf32>, %m: tensor<?x?xf32>) -> (tensor<?x?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %b = tensor.dim %m, %c0 : tensor<?x?xf32>
  %s = tensor.dim %m, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %h = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %u = tensor.expand_shape %h [[0, 1], [2]] output_shape [%b, %s, 4]
      : tensor<?x4xf32> into tensor<?x?x4xf32>
  %g = tensor.empty(%b, %s) : tensor<?x?x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>,
      affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%u, %m : tensor<?x?x4xf32>, tensor<?x?xf32>) outs(%g : tensor<?x?x4xf32>) {
  ^bb0(%in: f32, %mask: f32, %out: f32):
    %t = arith.mulf %in, %mask : f32
    linalg.yield %t : f32
  } -> tensor<?x?x4xf32>
  return %r, %h : tensor<?x?x4xf32>, tensor<?x4xf32>
}"""
"""Rows that are taken apart by the shape of another array: no number of a call tells anything."""


def test_a_reshape_by_the_shape_of_another_array(cuda: FakeCuda) -> None:
    manifest = gemmc.compile(BY_ANOTHER, pipeline="auto").manifest
    jsonschema.validate(manifest, SCHEMA)
    assert (manifest["version"], len(manifest["rooms"])) == (4, 2)
    program, x = loaded(manifest), np.ones((24, 4), np.float32)
    assert program(x, np.ones((6, 4), np.float32))[0].shape == (6, 4, 4)
    for wrong in ((6, 3), (6, 5)):
        with pytest.raises(ValueError, match="so that they fit their source"):
            program(x, np.ones(wrong, np.float32))


@pytest.mark.parametrize("shape", [(2, 3), (6, 1)])
def test_what_such_a_reshape_computes(shape: tuple[int, int]) -> None:
    kernel, x = gemmc.compile(BY_ANOTHER, pipeline="auto"), np.ones((6, 4), np.float32)
    made, _ = kernel.simulate(x, np.full(shape, 2, np.float32))
    np.testing.assert_allclose(made, np.full((*shape, 4), 2 * np.e), rtol=1e-5)


BELOW = """
func.func @main(%x: tensor<6xf32>, %n: index) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %h = arith.subi %n, %c4 : index
  %r = tensor.pad %x LOW {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<6xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}"""


@pytest.mark.parametrize("around", ["low[0] high[%h]", "low[%h] high[0]", "low[%h] high[%h]"])
@pytest.mark.parametrize("number", [0, 2, 4, 7])
def test_a_padding_below_0_leaves_elements_out(around: str, number: int) -> None:
    text, more = BELOW.replace("LOW", around), number - 4
    x = np.arange(1, 7, dtype=np.float32)
    low, high = (more if f"{side}[%h]" in around else 0 for side in ("low", "high"))
    wanted = np.pad(x[max(0, -low) : 6 + min(0, high)], (max(0, low), max(0, high)))
    given = [x, np.asarray(number)]
    made = compile_text(text, "pad.mlir", "simt-smem")
    if 6 + low + high < 0:
        with pytest.raises(Unsupported, match="give sizes of which it is 0 or more"):
            execute(made.module, given)
        return
    (of_tensors,) = execute(made.module, given).outputs
    (of_ptx,) = run(made.ptx, made.manifest, [x, np.int64(number)])
    known = reference.evaluate(frontend.parse(text), given, rounded=True)[0].value
    assert [each.tolist() for each in (of_tensors, of_ptx, known)] == [wanted.tolist()] * 3


PACKED = """
func.func @main(%x: tensor<?x64xf32>) -> tensor<4x4x8x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4x8x16xf32>
  %p = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16]
    into %e : tensor<?x64xf32> -> tensor<4x4x8x16xf32>
  return %p : tensor<4x4x8x16xf32>
}"""
UNPACKED = """
func.func @main(%x: tensor<4x4x8x16xf32>, %y: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %y, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %u = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 16]
    into %e : tensor<4x4x8x16xf32> -> tensor<?x64xf32>
  %r = arith.addf %u, %y : tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}"""


@pytest.mark.parametrize(("text", "ahead"), [(PACKED, []), (UNPACKED, [(4, 4, 8, 16)])])
def test_tiles_of_a_known_number_hold_no_more(
    cuda: FakeCuda, text: str, ahead: list[tuple[int, ...]]
) -> None:
    made = gemmc.compile(text, pipeline="auto")
    program = loaded(made.manifest)
    for rows in (0, 27, 32):
        program(*(np.ones(shape, np.float32) for shape in (*ahead, (rows, 64))))
    inputs = [np.ones(shape, np.float32) for shape in (*ahead, (33, 64))]
    with pytest.raises(ValueError, match=r"needed sizes of which \(32 - d0\) is 0 or more"):
        program(*inputs)
    with pytest.raises(Unsupported, match=r"give sizes of which \(32 - d0\) is 0 or more"):
        made.simulate(*inputs)


def test_the_reference_packs_no_more() -> None:
    for rows in (20, 33):
        module, given = frontend.parse(PACKED, "packed.mlir"), [np.ones((rows, 64), np.float32)]
        if rows <= 32:
            assert reference.evaluate(module, given, rounded=False)[0].value.sum() == rows * 64
            continue
        needed = r"5:3: error: tensor.pad: needed at most 32 elements to pad up to 32.* found 33"
        with pytest.raises(GemmcError, match=needed):
            reference.evaluate(module, given, rounded=False)
