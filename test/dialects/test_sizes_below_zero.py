"""Sizes that arithmetic makes less than 0 of what a call tells: refused, by each who runs it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from commands import run
from three_ways import Compiled

import gemmc
from gemmc.interpret import InterpretError
from gemmc.interpret import run as interpreted
from gemmc.reference import evaluate, make_inputs
from gemmc.runtime import read_manifest
from gemmc.runtime.checks import static_shape

pytestmark = pytest.mark.usefixtures("few_parts")

LAST = """
func.func @main(%x: tensor<?x8xf32>, %y: tensor<?xf32>, %w: tensor<8x16xf32>)
    -> tensor<RESULTx16xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x8xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %b2 = arith.muli %b, %c2 : index
  %n = arith.subi %d, %b2 : index
  %r = tensor.extract_slice %x[%b2, 0] [%n, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
  %e = math.exp %r : tensor<?x8xf32>
  %o = tensor.empty(%n) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<?x16xf32>) -> tensor<?x16xf32>
  %p = linalg.matmul ins(%e, %w : tensor<?x8xf32>, tensor<8x16xf32>)
    outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  REST
}
"""
ROWS = LAST.replace("RESULT", "?").replace("REST", "return %p : tensor<?x16xf32>")
"""Of as many rows as are left: the product and what is ahead of it."""

SUMS = LAST.replace("RESULTx", "").replace(
    "REST",
    """%s = tensor.empty() : tensor<16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%s : tensor<16xf32>) -> tensor<16xf32>
  %t = linalg.reduce {arith.addf} ins(%p : tensor<?x16xf32>) outs(%z : tensor<16xf32>)
    dimensions = [0]
  return %t : tensor<16xf32>""",
)
"""The same, summed: no result has the size."""


def _inputs(rows: int, less: int) -> list[np.ndarray]:
    shapes = (rows, 8), (less,), (8, 16)
    return [np.ones(shape, np.float32) for shape in shapes]


@pytest.mark.parametrize("text", [ROWS, SUMS])
def test_what_is_left_may_be_nothing(text: str) -> None:
    """Sizes that are alike would leave less: the manifest is read nevertheless."""
    made = gemmc.compile(text, pipeline="auto")
    for rows in (7, 4):
        (found,) = made.simulate(*_inputs(rows, 2))
        assert np.asarray(found).shape == ((rows - 4, 16) if text == ROWS else (16,))


@pytest.mark.parametrize("text", [ROWS, SUMS])
def test_less_than_nothing_is_refused_by_the_machines(text: str) -> None:
    made = gemmc.compile(text, pipeline="auto")
    with pytest.raises(ValueError, match=r"is 0 or more; found -\d+ for d0 = 3, d1 = 2; call it"):
        made.simulate(*_inputs(3, 2))
    with pytest.raises(InterpretError, match=r"of shape \[-1, \d+\].* give sizes of which"):
        interpreted(Compiled.of(text).module, _inputs(3, 2))


@pytest.mark.parametrize("text", [ROWS, SUMS])
def test_less_than_nothing_is_refused_where_the_program_says_so(text: str) -> None:
    module = gemmc.parse(text)
    message = r":11:3: error: tensor\.extract_slice: needed a size of 0 or more; found -1; give"
    with pytest.raises(gemmc.GemmcError, match=message):
        evaluate(module, _inputs(3, 2), rounded=False)
    with pytest.raises(gemmc.GemmcError, match=message):
        make_inputs(module, 0, False, {"arg0.shape[0]": 3, "arg1.shape[0]": 2})


@pytest.mark.parametrize("level", ["ir", "ptx"])
def test_the_command_says_where(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "last.mlir").write_text(ROWS)
    given = ("--size", "arg0.shape[0]=3", "--size", "arg1.shape[0]=2")
    code, _, err = run(
        capsys, "run", str(tmp_path / "last.mlir"), "--pipeline", "auto", "--on", "cpu",
        "--level", level, *given,
    )  # fmt: skip
    assert code == 1
    assert err.count("\n") == 1
    assert "last.mlir:11:3: error: tensor.extract_slice: needed a size of 0 or more" in err


def test_the_launcher_asks_before_it_allocates() -> None:
    """A result's shape, of which an array is made on the host or the device."""
    manifest = read_manifest(gemmc.compile(ROWS, pipeline="auto").manifest)
    (result,) = manifest.with_role("output")
    with pytest.raises(ValueError, match=r"argument `result0`: needed sizes of which .* found -1"):
        static_shape(result, {"d0": 3, "d1": 2})
