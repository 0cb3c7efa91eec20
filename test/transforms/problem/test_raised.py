"""JAX's polynomials for erf and erfc are the ops that they stand for; what differs is left."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from xdsl.dialects import arith
from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.reference import evaluate
from gemmc.transforms.problem import _raised
from gemmc.transforms.problem._raised import Argument, Pattern, Term, erf, erfc
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass

FUNCTIONS: dict[str, tuple[Callable[[], Term], Callable[[float], float]]] = {
    "math.erf": (erf, math.erf), "math.erfc": (erfc, math.erfc),
}  # fmt: skip
GENERIC = """  %e{n} = tensor.empty() : {kind}
  %t{n} = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
    ins({ins} : {types}) outs(%e{n} : {kind}) {{
  ^bb0({args}, %out: {element}):
{body}    linalg.yield %y : {element}
  }} -> {kind}
"""


class Spelled:
    """A pattern as MLIR: each op in a `linalg.generic` of its own, or all in one body."""

    def __init__(self, alone: bool, turned: bool = False) -> None:
        self.text, self.constants, self._alone, self._turned = "", "", alone, turned
        self._names: dict[int, str] = {}
        self._conditions: set[str] = set()

    def of(self, pattern: Pattern) -> str:
        """The name of a value; its ops are in `text`."""
        if isinstance(pattern, Argument):
            return "%x"
        if not isinstance(pattern, Term):
            name = f"%c{len(self.constants.splitlines())}"
            number = float(np.float32(pattern))
            self.constants += f"  {name} = arith.constant {number:.9e} : f32\n"
            return name
        if id(pattern) not in self._names:
            operands = [self.of(each) for each in pattern.operands]
            if self._turned and pattern.form in (arith.AddfOp, arith.MulfOp):
                operands.reverse()
            self._names[id(pattern)] = self._op(pattern, operands)
        return self._names[id(pattern)]

    def _op(self, pattern: Term, operands: list[str]) -> str:
        n, name = len(self._names), pattern.form.name
        compared = pattern.form is arith.CmpfOp
        word = f"{name} olt," if compared else name
        made = f"%t{n}"
        if not self._alone:
            self.text += f"    {made} = {word} {', '.join(operands)} : f32\n"
            return made
        tensors = [each for each in dict.fromkeys(operands) if not each.startswith("%c")]
        inner = {each: f"%in{k}" for k, each in enumerate(tensors)}
        elements = ["i1" if each in self._conditions else "f32" for each in tensors]
        body = f"    %y = {word} {', '.join(inner.get(o, o) for o in operands)} : f32\n"
        element = "i1" if compared else "f32"
        if compared:
            self._conditions.add(made)
        self.text += GENERIC.format(
            n=n, kind=f"tensor<4x8x{element}>", element=element, body=body,
            maps=", ".join(["#id"] * (len(tensors) + 1)), ins=", ".join(tensors),
            types=", ".join(f"tensor<4x8x{each}>" for each in elements),
            args=", ".join(f"{inner[t]}: {e}" for t, e in zip(tensors, elements, strict=True)),
        )  # fmt: skip
        return made


def program(pattern: Term, alone: bool, turned: bool = False) -> str:
    """The function of a tensor."""
    spelled = Spelled(alone, turned)
    last = spelled.of(pattern)
    body = spelled.text
    if not alone:
        body = f"""  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}}
    ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {{
  ^bb0(%x: f32, %out: f32):
{body}    linalg.yield {last} : f32
  }} -> tensor<4x8xf32>
"""
        last = "%r"
    return f"""#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%{"x" if alone else "a"}: tensor<4x8xf32>) -> tensor<4x8xf32> {{
{spelled.constants}{body}  return {last} : tensor<4x8xf32>
}}
"""


def normalized(text: str) -> ModuleOp:
    module = frontend.parse(text, "t.mlir")
    NormalizeContractionsPass().apply(frontend.context(), module)
    module.verify()
    return module


def arithmetic(module: ModuleOp) -> list[str]:
    """The ops of numbers that are no constants."""
    names = (op.name for op in module.walk())
    return [each for each in names if each.startswith(("arith.", "math.")) and "const" not in each]


@pytest.mark.parametrize("alone", [True, False], ids=["an op a body", "one body"])
@pytest.mark.parametrize("turned", [False, True], ids=["", "turned"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_spelling_is_the_op(name: str, turned: bool, alone: bool) -> None:
    spelling, function = FUNCTIONS[name]
    text = program(spelling(), alone, turned)
    x = np.linspace(-6, 9, 32, dtype=np.float32).reshape(4, 8)
    needed = np.vectorize(function)(x.astype(np.float64))
    (spelled,) = evaluate(frontend.parse(text, "t.mlir"), [x], rounded=False)
    np.testing.assert_allclose(spelled.value, needed, rtol=3e-7, atol=1e-30)
    raised = normalized(text)
    assert arithmetic(raised) == [name]
    (found,) = evaluate(raised, [x], rounded=False)
    np.testing.assert_allclose(found.value, needed, rtol=1e-12)


def changed(pattern: Pattern, number: int, counted: Iterator[int]) -> Pattern:
    """With one of its numbers a little larger."""
    if isinstance(pattern, Term):
        return Term(pattern.form, tuple(changed(p, number, counted) for p in pattern.operands))
    if isinstance(pattern, Argument):
        return pattern
    return pattern * 1.001 + 1e-3 if next(counted) == number else pattern


@pytest.mark.parametrize("number", range(0, 12, 3))
@pytest.mark.parametrize("name", FUNCTIONS)
def test_another_coefficient_is_another_function(name: str, number: int) -> None:
    pattern = changed(FUNCTIONS[name][0](), number, iter(range(10000)))
    assert isinstance(pattern, Term)
    assert name not in arithmetic(normalized(program(pattern, alone=False)))


def test_another_argument_in_one_place_is_another_function() -> None:
    pattern = erfc()
    other = _raised.term(arith.AddfOp, _raised.X, 1.0)
    head = Term(pattern.form, (_raised.less(other, 1.0), *pattern.operands[1:]))
    assert "math.erfc" not in arithmetic(normalized(program(head, alone=False)))


def test_a_value_of_it_that_is_used_elsewhere_stays() -> None:
    """The clamped argument is a result, too."""
    text = program(erf(), alone=True)
    one, two = "tensor<4x8xf32>", "tensor<4x8xf32>, tensor<4x8xf32>"
    text = text.replace(f"-> {one} {{\n  %c", f"-> ({two}) {{\n  %c")
    text = text.replace("  return ", "  return %t1, ").replace(f" : {one}\n}}\n", f" : {two}\n}}\n")
    names = arithmetic(normalized(text))
    assert sorted(names) == ["arith.maximumf", "arith.minimumf", "math.erf"]


def test_the_op_is_read_and_printed() -> None:
    text = "builtin.module {\n  func.func @f(%x: f32) -> f32 {\n    %y = math.erfc %x : f32\n"
    text += "    func.return %y : f32\n  }\n}"
    assert str(frontend.parse(text, "t.mlir")) == text


def test_a_product_with_it_is_one_kernel() -> None:
    text = """
func.func @main(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>) -> tensor<64x64xbf16> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>)
    outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = math.erfc %p : tensor<64x64xf32>
  %r = arith.truncf %q : tensor<64x64xf32> to tensor<64x64xbf16>
  return %r : tensor<64x64xbf16>
}
"""
    made = driver.compile_text(text, "t.mlir", "hopper-single")
    assert made.ptx.count(".entry") == 1 and "ex2.approx.ftz" in made.ptx
