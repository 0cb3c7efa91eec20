"""Complex numbers in what is no program's text: constants at a text's end, modules that somebody
built, and numbers in calls."""

from __future__ import annotations

import numpy as np
from xdsl.parser import Parser

import gemmc
from gemmc import frontend

SCALED = """
func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %c = arith.constant CONSTANT : tensor<2xcomplex<f32>>
  %e = tensor.empty() : tensor<2xcomplex<f32>>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x, %c : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
      outs(%e : tensor<2xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: complex<f32>):
    %p = complex.mul %a, %b fastmath<contract> : complex<f32>
    linalg.yield %p : complex<f32>
  } -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
"""
FACTORS = np.array([1 + 2j, 3 - 4j], np.complex64)
BYTES = FACTORS.tobytes().hex().upper()
INPUT = np.array([0.5 - 1j, 2j], np.complex64)

RESOURCES = """
{-#
  dialect_resources: { builtin: { w: "0x04000000BYTES" } }
#-}
"""


def test_constants_of_bytes_and_at_the_texts_end() -> None:
    at_the_end = SCALED.replace("CONSTANT", "dense_resource<w>") + RESOURCES
    for text in (SCALED.replace("CONSTANT", 'dense<"0xBYTES">'), at_the_end):
        kernel = gemmc.compile(text.replace("BYTES", BYTES), pipeline="auto")
        (found,) = kernel.simulate(INPUT)
        assert found.dtype == np.complex64 and np.allclose(found, INPUT * FACTORS)


def test_a_module_that_somebody_built_is_taken_and_left_as_it_is() -> None:
    text = SCALED.replace("CONSTANT", "dense<[(1.0, 2.0), (3.0, -4.0)]>")
    module = Parser(frontend.context(tool=False), text).parse_module()
    before = str(module)
    (found,) = gemmc.compile(module, pipeline="auto").simulate(INPUT)
    assert np.allclose(found, INPUT * FACTORS) and str(module) == before
