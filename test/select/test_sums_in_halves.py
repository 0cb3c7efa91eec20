"""`auto` with sums in f16: what it chooses among, what it refuses by name, and that it is right."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.checking import run_on_cpu
from gemmc.chosen import Chosen
from gemmc.errors import GemmcError
from gemmc.frameworks.product import Product
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.plan import Problem
from gemmc.select import choose
from gemmc.target import DEFAULT

HALVES = ["assign-atoms.accumulate=f16"]
ROOT = Path(__file__).parents[2]
LAYERS = """
func.func @main(%a: tensor<32x64xf16>, %b: tensor<64x48xf16>, %c: tensor<48x32xf16>)
    -> tensor<32x32xf16> {
  %zero = arith.constant dense<0.0> : tensor<32x48xf16>
  %x = linalg.matmul ins(%a, %b : tensor<32x64xf16>, tensor<64x48xf16>)
      outs(%zero : tensor<32x48xf16>) -> tensor<32x48xf16>
  %none = arith.constant dense<0.0> : tensor<32x32xf16>
  %y = linalg.matmul ins(%x, %c : tensor<32x48xf16>, tensor<48x32xf16>)
      outs(%none : tensor<32x32xf16>) -> tensor<32x32xf16>
  return %y : tensor<32x32xf16>
}"""


def text_of(m: int, n: int, k: int, dtype: str = "f16", result: str = "f16") -> str:
    return Product(m, n, k, dtype, "nt", result).text


@pytest.mark.parametrize("result", ["f16", "f32"])
def test_it_sums_in_halves_and_is_judged_by_their_bound(result: str) -> None:
    text = text_of(72, 136, 512, result=result)
    made = gemmc.compile(text, pipeline="auto", set=HALVES)
    assert ".f16.f16.f16" in made.ptx and ".f32.f16.f16" not in made.ptx
    program = frontend.parse(text, "halves.mlir", frontend.context())
    inputs = reference.make_inputs(program, 0, False)
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    (wide,) = reference.evaluate(program, inputs, rounded=False)
    (own,) = reference.evaluate(program, inputs, rounded=False, accumulate="f16")
    assert reference.compare(found, own, exact=False).passed
    assert not reference.compare(found, wide, exact=False).passed


def test_check_uses_that_bound() -> None:
    said: list[str] = []
    text, auto = text_of(64, 64, 256), Chosen().with_changes(HALVES)
    code = run_on_cpu(
        text, "halves.mlir", auto, check=True, seed=0, integers=False, level="ptx",
        target=DEFAULT, say=said.append, against=None, sizes={},
    )  # fmt: skip
    assert code == 0
    assert "c = 0.016" in said[-1]


def test_a_program_of_several_products_is_right() -> None:
    """Integers so small that sums in f16 are exact."""
    program = frontend.parse(LAYERS, "layers.mlir", frontend.context())
    inputs = [np.sign(each) for each in reference.make_inputs(program, 0, True)]
    made = gemmc.compile(LAYERS, pipeline="auto", set=HALVES)
    assert made.ptx.count(".entry") == 2 and ".f32.f16.f16" not in made.ptx
    (found,) = run_text(made.ptx, made.manifest, inputs, seed=0)
    (needed,) = reference.evaluate(program, inputs, rounded=True)
    np.testing.assert_array_equal(found.astype(np.float64), needed.value)


def test_parts_of_k_are_left_to_sums_in_f32() -> None:
    problem = Problem(256, 256, 4096, "f16", "nn")
    fixed = Chosen().with_changes(HALVES).fixed
    plain, halves = choose(problem), choose(problem, DEFAULT, "", fixed)
    assert dict(plain.candidate.configuration.parameters)["split"] != "none"
    assert dict(halves.candidate.configuration.parameters)["split"] == "none"
    assert {each.rule for _, each in halves.refused} == {"whole sums of K in f16"}


def test_it_is_never_chosen_unasked() -> None:
    for k in (64, 1024):
        assert "accumulate=f16" not in gemmc.resolve("auto", gemmc.parse(text_of(512, 512, k))).text


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        (text_of(64, 64, 64, "bf16", "f32"), HALVES, "needed f16 operands for accumulate=f16; found bf16"),  # noqa: E501
        (text_of(64, 64, 64, "f32", "f32"), HALVES, "needed f16 operands for accumulate=f16; found f32"),  # noqa: E501
        (
            text_of(64, 64, 512), [*HALVES, "hopper-coop.split=2", "hopper-pingpong.tile=8,8,8"],
            "needed whole sums of K in f16; found parts of K",
        ),
        (
            (ROOT / "test/programs/empty/no_k.mlir").read_text(), HALVES,
            "found 'hopper-coop'; these are none: it has no product",
        ),
        (text_of(64, 64, 64), ["assign-atoms.accumulate=bf16"], "needed f32 or f16 for accumulate"),
        (text_of(64, 64, 64), ["assign-atoms.mma=fma"], "needed a pass ahead of the kernels"),
    ],
    ids=["bf16", "f32", "parts of K", "no product", "another type", "another option"],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_name(text: str, words: list[str], said: str) -> None:
    with pytest.raises(GemmcError) as info:
        gemmc.compile(text, pipeline="auto", set=words)
    assert said in str(info.value)
