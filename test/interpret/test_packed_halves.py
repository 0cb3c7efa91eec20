"""Sums, differences and products of 16 bits in pairs: rounded once, as NumPy's in float64 are, by
the interpreter and by the PTX that is emitted."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import emit, resolve
from gemmc.element_types import numpy_dtype
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply

PROGRAM = """
func.func @main(%x: tensor<4096xTYPE>, %y: tensor<4096xTYPE>) -> tensor<4096xTYPE> {
  %e = tensor.empty() : tensor<4096xTYPE>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%x, %y : tensor<4096xTYPE>, tensor<4096xTYPE>) outs(%e : tensor<4096xTYPE>) {
  ^bb0(%a: TYPE, %b: TYPE, %o: TYPE):
    %s = arith.OP %a, %b : TYPE
    linalg.yield %s : TYPE
  } -> tensor<4096xTYPE>
  return %r : tensor<4096xTYPE>
}
"""  # noqa: E501

SPECIAL = [0.0, -0.0, 1.0, np.inf, -np.inf, np.nan, 65504.0, -65504.0, 6e-8, -6e-8, 2.0**-14, 0.1]
COMPUTE = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply}


def _inputs(kind: str) -> tuple[np.ndarray, np.ndarray]:
    """All pairs of special numbers, others of every size, and of any bits."""
    dtype, rng = numpy_dtype(kind), np.random.default_rng(0)
    one, other = (each.ravel() for each in np.meshgrid(SPECIAL, SPECIAL))
    count = 4096 - len(one) - 1024
    sized = [rng.normal(size=count) * 2.0 ** rng.integers(-20, 14, count) for _ in range(2)]
    any_bits = [rng.integers(0, 1 << 16, 1024).astype(np.uint16).view(dtype) for _ in range(2)]
    with np.errstate(all="ignore"):
        x, y = (
            np.concatenate([special.astype(dtype), numbers.astype(dtype), bits])
            for special, numbers, bits in zip((one, other), sized, any_bits, strict=True)
        )
    return x, y


@pytest.mark.parametrize("op", COMPUTE)
@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_rounded_once(kind: str, op: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(PROGRAM.replace("TYPE", kind).replace("OP", op), "t.mlir", ctx)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    assert f"{op[:-1]}.rn.{kind}x2" in made.ptx
    x, y = _inputs(kind)
    with np.errstate(all="ignore"):
        wanted = COMPUTE[op](x.astype(np.float64), y.astype(np.float64)).astype(x.dtype)
    for (found,) in (run(module, [x, y]), run_text(made.ptx, made.manifest, [x, y])):
        same = np.asarray(found).view(np.uint16) == wanted.view(np.uint16)
        assert (same | (np.isnan(found) & np.isnan(wanted))).all()
