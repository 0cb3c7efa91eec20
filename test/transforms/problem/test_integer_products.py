"""Products of small integers on tensor cores: bit by bit those of NumPy, at every level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from three_ways import outputs_of

from gemmc import frontend, reference
from gemmc.driver import explain, resolve
from gemmc.interpret import run
from gemmc.transforms.problem import _integer_products as products

pytestmark = pytest.mark.usefixtures("few_parts")

Array = np.ndarray[Any, Any]
DTYPES: dict[str, Any] = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}


@dataclass(frozen=True)
class Form:
    """A product: its operands' types and maps, the body's factors of %a and %b, and its start."""

    lhs: str
    rhs: str
    out: str
    maps: tuple[str, str, str] = ("m, k", "k, n", "m, n")
    factors: str = "%x = arith.extsi %a : i8 to ACC\n    %y = arith.extsi %b : i8 to ACC"
    unsigned: tuple[bool, bool] = (False, False)
    starts: bool = False
    loops: str = "m, n, k"

    @property
    def text(self) -> str:
        acc = self.out.rpartition("x")[2]
        maps = ", ".join(f"affine_map<({self.loops}) -> ({each})>" for each in self.maps)
        kinds = ", ".join(
            '"parallel"' if each in self.maps[2].split(", ") else '"reduction"'
            for each in self.loops.split(", ")
        )
        elements = ", ".join(
            f"{name}: {kind.rpartition('x')[2]}"
            for name, kind in (("%a", self.lhs), ("%b", self.rhs), ("%c", self.out))
        )
        start = "%s" if self.starts else "%z"
        return f"""
func.func @main(%l: tensor<{self.lhs}>, %r: tensor<{self.rhs}>, %s: tensor<{self.out}>)
    -> tensor<{self.out}> {{
  %zero = arith.constant 0 : {acc}
  %d0 = arith.constant 0 : index
  SIZE
  %e = tensor.empty(TOLD) : tensor<{self.out}>
  %z = linalg.fill ins(%zero : {acc}) outs(%e : tensor<{self.out}>) -> tensor<{self.out}>
  %p = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%l, %r : tensor<{self.lhs}>, tensor<{self.rhs}>) outs({start} : tensor<{self.out}>) {{
  ^bb0({elements}):
    {self.factors.replace("ACC", acc)}
    %t = arith.muli %x, %y : {acc}
    %u = arith.addi %c, %t : {acc}
    linalg.yield %u : {acc}
  }} -> tensor<{self.out}>
  return %p : tensor<{self.out}>
}}""".replace(
            "SIZE", f"%n = tensor.dim %s, %d0 : tensor<{self.out}>" if "?" in self.out else ""
        ).replace("TOLD", "%n" if "?" in self.out else "")  # noqa: E501

    def inputs(self, rows: int = 20) -> list[Array]:
        """Of all values, the least among them more often than others."""
        draw = np.random.default_rng(5)
        made: list[Array] = []
        for kind in (self.lhs, self.rhs, self.out):
            *shape, name = kind.replace("?", str(rows)).split("x")
            sizes = [int(each) for each in shape]
            info = np.iinfo(DTYPES[name])
            found = draw.integers(info.min, info.max, sizes, DTYPES[name], endpoint=True)
            made.append(np.where(draw.integers(0, 2, sizes) == 0, info.min, found))
        return made

    def wanted(self, lhs: Array, rhs: Array, start: Array) -> Array:
        acc = DTYPES[self.out.rpartition("x")[2]]
        parts = [
            (each.view(np.uint8) if bare else each).astype(acc)
            for each, bare in zip((lhs, rhs), self.unsigned, strict=True)
        ]
        letters = ",".join(each.replace(", ", "") for each in self.maps[:2])
        made = np.einsum(f"{letters}->{self.maps[2].replace(', ', '')}", *parts)
        return made + start if self.starts else made


BYTES = Form("", "", "").factors
UNSIGNED = "%x = arith.extui %a : i8 to ACC\n    %y = arith.extsi %b : i8 to ACC"
FORMS = {
    "bytes": Form("20x48xi8", "48x24xi8", "20x24xi32"),
    "one without a sign, on a start": Form(
        "20x48xi8", "48x24xi8", "20x24xi32", factors=UNSIGNED, unsigned=(True, False), starts=True
    ),
    "rows of both": Form("20x40xi8", "24x40xi8", "20x24xi64", ("m, k", "n, k", "m, n")),
    "batches, transposed": Form(
        "3x20x40xi8", "40x3x24xi8", "3x24x20xi32", ("b, m, k", "k, b, n", "b, n, m"),
        loops="b, m, n, k",
    ),
    "two dimensions summed": Form(
        "20x6x16xi8", "6x16x24xi8", "20x24xi32", ("m, j, k", "j, k, n", "m, n"),
        loops="m, n, j, k",
    ),
    "any number of rows": Form("?x48xi8", "48x24xi8", "?x24xi32", starts=True),
}  # fmt: skip

CASES = [
    pytest.param(name, parts, marks=() if number % 3 == turn or turn == 1 else pytest.mark.thorough)
    for number, name in enumerate(FORMS)
    for turn, parts in enumerate(("one", "some", "many"))
]
"""All forms in some parts, each third of them in one and in many."""


def compiled(text: str) -> tuple[Any, Any]:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    return module, ctx


def products_of(text: str) -> list[str]:
    module, ctx = compiled(text)
    return [each for each in explain(module, ctx) if ": product (" in each]


def outputs(text: str, inputs: list[Array]) -> dict[str, Array]:
    return {level: output for level, (output,) in outputs_of(text, inputs).items()}


@pytest.fixture(autouse=True)
def however_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(products, "FEW", 1)


@pytest.mark.parametrize("name, parts", CASES)
def test_products_are_exact(name: str, parts: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all of K at once, of parts that an element's body adds, of parts that a reduction adds."""
    monkeypatch.setattr(products, "EXACT", 1 << (24 if parts == "one" else 19))
    monkeypatch.setattr(products, "MANY", 16 if parts == "some" else 1)
    form = FORMS[name]
    assert products_of(form.text)
    inputs = form.inputs()
    wanted = form.wanted(*inputs)
    for level, found in outputs(form.text, inputs).items():
        assert np.array_equal(found, wanted), level


def test_a_part_is_as_long_as_f32_is_exact() -> None:
    """The largest sum is 2^24, of 1024 products of -128 by -128."""
    form = Form("16x1024xi8", "1024x16xi8", "16x16xi32")
    (said,) = products_of(form.text)
    assert "of 16x16 elements" in said
    inputs = [np.full((16, 1024), -128, np.int8), np.full((1024, 16), -128, np.int8)]
    module, ctx = compiled(form.text)
    for each in resolve("auto", module, ctx).passes:
        each.apply(ctx, module)
    assert run(module, [*inputs, np.zeros((16, 16), np.int32)])[0].tolist() == [[1 << 24] * 16] * 16
    longer = Form("16x1025xi8", "1025x16xi8", "16x16xi32")
    (said,) = products_of(longer.text)
    assert "of 2x16x16 elements" in said


@pytest.mark.parametrize(
    "form",
    [
        Form("20x48xi16", "48x24xi8", "20x24xi32", factors=BYTES.replace("%a : i8", "%a : i16")),
        Form("?x?xi8", "?x24xi8", "?x24xi32"),
        Form("4x48xi8", "48x24xi8", "4x24xi32"),
    ],
)  # fmt: skip
def test_others_are_loops(form: Form) -> None:
    """Of integers that bf16 has not, of an open K, and of few rows."""
    assert not products_of(form.text)


ZERO_POINTS = """
func.func @main(%l: tensor<20x48xi8>, %r: tensor<48x24xi8>, %p: tensor<i8>) -> tensor<20x24xf32> {
  %e = tensor.empty() : tensor<20x48xi32>
  %v = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> ()>,
      affine_map<(m, k) -> (m, k)>], iterator_types = ["parallel", "parallel"]}
      ins(%l, %p : tensor<20x48xi8>, tensor<i8>) outs(%e : tensor<20x48xi32>) {
  ^bb0(%a: i8, %z: i8, %o: i32):
    %0 = arith.extui %a : i8 to i32
    %1 = arith.extui %z : i8 to i32
    %2 = arith.subi %0, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<20x48xi32>
  %w = arith.extsi %r : tensor<48x24xi8> to tensor<48x24xi32>
  %zero = arith.constant 0 : i64
  %f = tensor.empty() : tensor<20x24xi64>
  %z = linalg.fill ins(%zero : i64) outs(%f : tensor<20x24xi64>) -> tensor<20x24xi64>
  %m = linalg.matmul ins(%v, %w : tensor<20x48xi32>, tensor<48x24xi32>) outs(%z : tensor<20x24xi64>) -> tensor<20x24xi64>
  %n = arith.trunci %m : tensor<20x24xi64> to tensor<20x24xi32>
  %q = arith.sitofp %n : tensor<20x24xi32> to tensor<20x24xf32>
  return %q : tensor<20x24xf32>
}
"""  # noqa: E501


def test_zero_points_are_subtracted_from_bytes() -> None:
    draw = np.random.default_rng(7)
    lhs, rhs = (draw.integers(-128, 128, n).astype(np.int8) for n in ((20, 48), (48, 24)))
    point = np.array(-3, np.int8)
    wanted = (lhs.view(np.uint8).astype(int) - 253) @ rhs.astype(int)
    assert len(products_of(ZERO_POINTS)) == 1
    (judged,) = reference.evaluate(
        frontend.parse(ZERO_POINTS, "t.mlir"), [lhs, rhs, point], rounded=True
    )
    assert np.array_equal(judged.value, wanted)
    for level, found in outputs(ZERO_POINTS, [lhs, rhs, point]).items():
        assert np.array_equal(found, wanted), level
