"""How often Python's collector looks at a compilation's objects."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import gemmc
from gemmc import collecting, frontend
from gemmc.errors import GemmcError

PRODUCT = """func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>)
    outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}"""


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_a_compilation_leaves_thresholds_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.set_threshold(701, 11, 12)
    seen: list[tuple[int, int, int]] = []
    parse = frontend.parse

    def noted(*given: object) -> object:
        seen.append(gc.get_threshold())
        return parse(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(frontend, "parse", noted)
    gemmc.compile(PRODUCT, pipeline="auto")
    assert seen == [collecting.SELDOM]
    assert gc.get_threshold() == (701, 11, 12)


def test_a_refusal_leaves_them_too() -> None:
    gc.set_threshold(701, 11, 12)
    with pytest.raises(GemmcError):
        gemmc.compile("func.func @main(", pipeline="auto")
    assert gc.get_threshold() == (701, 11, 12)


@pytest.mark.parametrize("before", [(0, 10, 10), (200_000, 10, 10)])
def test_who_collects_less_often_is_left_alone(before: tuple[int, int, int]) -> None:
    gc.set_threshold(*before)
    with collecting.seldom():
        assert gc.get_threshold() == before
