"""Places that are divided and may lie in front of a tensor's first element: every other row, put
some rows apart behind rows of zeros, twice, as a scan in pairs is spelled. None of it is read."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr

from gemmc import reference
from gemmc.driver import emit
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.transforms.problem._index_arithmetic import may_be_negative
from gemmc.transforms.schedule._affine import range_of
from interpret.test_programs import levels, resolved


def put_apart(value: str, length: int, apart: int, behind: int, name: str) -> tuple[str, int]:
    """Elements of rows of 8, so far apart, behind so many rows of zeros, and how many
    rows there are then."""
    made = behind + length * apart
    kind = f"tensor<{made}x8xf32>"
    part = f"tensor<{length}x8xf32>"
    return f"""
  %z{name} = arith.constant dense<0.0> : {kind}
  %{name} = tensor.insert_slice {value} into %z{name}[{behind}, 0] [{length}, 8] [{apart}, 1]
      : {part} into {kind}""", made


def program(apart: int, behind: tuple[int, int]) -> str:
    """Every other row of ten, put apart twice, and squared."""
    first, rows = put_apart("%h", 5, apart, behind[0], "x")
    second, more = put_apart("%x", rows, apart, behind[1], "y")
    kind = f"tensor<{more}x8xf32>"
    rows_of = "affine_map<(d0, d1) -> (d0, d1)>"
    return f"""
func.func @main(%a: tensor<10x8xf32>) -> {kind} {{
  %h = tensor.extract_slice %a[0, 0] [5, 8] [2, 1] : tensor<10x8xf32> to tensor<5x8xf32>
  {first}{second}
  %e = tensor.empty() : {kind}
  %r = linalg.generic {{indexing_maps = [{rows_of}, {rows_of}],
      iterator_types = ["parallel", "parallel"]}} ins(%y : {kind}) outs(%e : {kind}) {{
  ^bb0(%in: f32, %out: f32):
    %s = arith.mulf %in, %in : f32
    linalg.yield %s : f32
  }} -> {kind}
  func.return %r : {kind}
}}"""


@pytest.mark.parametrize("apart", [2, 3])
@pytest.mark.parametrize("behind", [(1, 1), (2, 5), (0, 3)], ids=str)
def test_nothing_in_front_is_read(apart: int, behind: tuple[int, int]) -> None:
    module, made = resolved(program(apart, behind))
    inputs = reference.make_inputs(module, 0, False)
    (expected,) = reference.evaluate(module, inputs, rounded=False)
    x = np.zeros((behind[0] + 5 * apart, 8))
    x[behind[0] :: apart] = inputs[0][::2]
    y = np.zeros((behind[1] + len(x) * apart, 8))
    y[behind[1] :: apart] = x
    np.testing.assert_allclose(expected.value, y * y, rtol=1e-6)
    for level in levels(module, made):
        (found,) = run(level, inputs)
        assert reference.compare(found, expected, exact=False).passed
    compiled = emit(module, made)
    (found,) = run_text(compiled.ptx, compiled.manifest, inputs)
    assert reference.compare(found, expected, exact=False).passed


def test_quotients_of_what_is_below_0_are_rounded_down() -> None:
    place: AffineExpr = AffineDimExpr(0) - 5
    extents = [AffineConstantExpr(8)]
    assert range_of(place // 3, extents) == (-2, 0)
    assert range_of(place.ceil_div(3), extents) == (-1, 1)
    assert range_of(place % 3, extents) == (0, 2)
    assert may_be_negative(place) and may_be_negative(place // 2 + 7)
    assert not may_be_negative(place % 3) and not may_be_negative(AffineDimExpr(0) // 2 + 1)
