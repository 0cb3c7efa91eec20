"""Ops of integers that are written out when a text is read: against Python's own, at each width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import emit, resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

TEXT = """
#m = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<9xKIND>, %y: tensor<9xKIND>) -> tensor<9xINTO> {
  %e = tensor.empty() : tensor<9xINTO>
  %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<9xKIND>, tensor<9xKIND>) outs(%e : tensor<9xINTO>) {
  ^bb0(%a: KIND, %b: KIND, %c: INTO):
    BODY
    linalg.yield %r : INTO
  } -> tensor<9xINTO>
  return %0 : tensor<9xINTO>
}
"""


def outputs(body: str, kind: str, into: str, inputs: list[Array]) -> Array:
    """Of the last IR; of the PTX and of the reference the same."""
    text = TEXT.replace("BODY", body).replace("KIND", kind).replace("INTO", into)
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    (wanted,) = evaluate(module, inputs, rounded=True)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    (found,), (of_text,) = run(module, inputs), run_text(made.ptx, made.manifest, inputs)
    assert found.tolist() == of_text.tolist() == wanted.value.tolist()
    return found


def words(bits: int) -> list[int]:
    """Numbers at the edges of a word of so many bits."""
    most = 1 << bits - 1
    return [0, 1, -1, 2, -2, most - 1, -most, 0x5A5A % most, -0x1234 % most]


def given(bits: int, others: list[int] | None = None) -> list[Array]:
    kind = {8: np.int8, 32: np.int32, 64: np.int64}[bits]
    return [np.array(each, kind) for each in (words(bits), others or words(bits)[::-1])]


def low(number: int, bits: int) -> str:
    """The bits of a number, the highest first."""
    return format(number & (1 << bits) - 1, f"0{bits}b")


@pytest.mark.parametrize("bits", [8, 32, 64])
def test_counts_of_bits(bits: int) -> None:
    counts: dict[str, Callable[[str], int]] = {
        "ctpop": lambda each: each.count("1"),
        "ctlz": lambda each: len(each) - len(each.lstrip("0")),
        "cttz": lambda each: len(each) - len(each.rstrip("0")),
    }
    for name, count in counts.items():
        kind = f"i{bits}"
        found = outputs(f"%r = math.{name} %a : {kind}", kind, kind, given(bits))
        assert found.tolist() == [count(low(each, bits)) for each in words(bits)], name


@pytest.mark.parametrize("bits", [8, 32, 64])
def test_sizes(bits: int) -> None:
    """The least number has no positive counterpart. The larger of x and -x would be the same, but
    not beside another maximum: ptxas forgets the sign there."""
    kind = f"i{bits}"
    for number, (body, least) in enumerate({
        f"%r = math.absi %a : {kind}": None,
        f"%s = math.absi %a : {kind}\n    %r = arith.maxsi %s, %b : {kind}": words(bits)[::-1],
    }.items()):
        found = outputs(body, kind, kind, given(bits))
        sizes = [low(abs(each), bits) for each in words(bits)]
        if least is not None:
            signed = [int(each, 2) - (int(each[0]) << bits) for each in sizes]
            sizes = [low(max(pair), bits) for pair in zip(signed, least, strict=True)]
        assert [low(each, bits) for each in found.tolist()] == sizes, number


@pytest.mark.parametrize("bits", [8, 32, 64])
def test_quotients_rounded_up_without_a_sign(bits: int) -> None:
    kind, divisors = f"i{bits}", [1, 3, 2, 7, -1, 5, 3, -2, 9]
    found = outputs(f"%r = arith.ceildivui %a, %b : {kind}", kind, kind, given(bits, divisors))
    pairs = zip(words(bits), divisors, strict=True)
    whole = [(x % (1 << bits), y % (1 << bits)) for x, y in pairs]
    assert [each % (1 << bits) for each in found.tolist()] == [-(-x // y) for x, y in whole]


def test_whole_powers() -> None:
    exponents = [3, -1, -3, 31, 5, 1, 2, 0, -2]
    found = outputs("%r = math.ipowi %a, %b : i32", "i32", "i32", given(32, exponents))
    for base, exponent, power in zip(words(32), exponents, found.tolist(), strict=True):
        below = base ** (exponent % 2) if abs(base) == 1 else 0
        exact = base**exponent if exponent >= 0 else below
        assert low(power, 32) == low(exact, 32), (base, exponent)


@pytest.mark.parametrize("signed", [True, False])
def test_the_high_half_of_a_product(signed: bool) -> None:
    name = "mulsi_extended" if signed else "mului_extended"
    found = outputs(f"%s, %r = arith.{name} %a, %b : i32", "i32", "i32", given(32))
    pairs = zip(words(32), words(32)[::-1], strict=True)
    if not signed:
        pairs = ((x % 2**32, y % 2**32) for x, y in pairs)
    assert [low(each, 32) for each in found.tolist()] == [low(x * y >> 32, 32) for x, y in pairs]


def test_sums_with_their_carry() -> None:
    body = "%s, %o = arith.addui_extended %a, %b : i32, i1\n    %r = arith.extui %o : i1 to i32"
    found = outputs(body, "i32", "i32", given(32))
    pairs = zip(words(32), words(32)[::-1], strict=True)
    assert found.tolist() == [int(x % 2**32 + y % 2**32 >= 2**32) for x, y in pairs]


def test_indices_without_a_sign() -> None:
    body = """%i = arith.index_castui %a : i8 to index
    %r = arith.index_castui %i : index to i32"""
    found = outputs(body, "i8", "i32", given(8))
    assert found.tolist() == [each % 256 for each in words(8)]


WHOLE = """
func.func @main(%x: tensor<3xSIZExi32>, %y: tensor<3xSIZExi32>)
    -> (tensor<3xSIZExi32>, tensor<3xSIZExi1>) {
  %n = math.ctpop %x : tensor<3xSIZExi32>
  %p = math.ipowi %x, %n : tensor<3xSIZExi32>
  %s, %o = arith.addui_extended %p, %y : tensor<3xSIZExi32>, tensor<3xSIZExi1>
  return %s, %o : tensor<3xSIZExi32>, tensor<3xSIZExi1>
}"""


@pytest.mark.parametrize("size", ["3", "?"])
def test_whole_tensors_are_taken_element_by_element(size: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(WHOLE.replace("SIZE", size), "t.mlir", ctx)
    frontend.verify(module)
    inputs = [each.reshape(3, 3) for each in given(32)]
    apply(module, ctx, resolve("auto", module, ctx))
    sums, carries = run(module, inputs)
    for x, y, total, carry in zip(*(each.flat for each in (*inputs, sums, carries)), strict=True):
        power = int(x) ** low(int(x), 32).count("1") % 2**32
        exact = power + int(y) % 2**32
        assert (int(total) % 2**32, int(carry)) == (exact % 2**32, exact // 2**32)


@pytest.mark.parametrize(
    ("body", "kind", "message"),
    [
        ("%r = math.ctpop %a : i1", "i1", "needed integers of 2 to 64 bits; found i1"),
        ("%s, %r = arith.mului_extended %a, %b : i64", "i64", "at most 32 bits; found i64"),
        ("%r = arith.index_castui %a : i32 to i32", "i32", "result type 'i32' are cast"),
    ],
)
def test_what_is_refused(body: str, kind: str, message: str) -> None:
    text = TEXT.replace("BODY", body).replace("KIND", kind).replace("INTO", kind)
    with pytest.raises(GemmcError, match=rf"^t\.mlir:8:.*{message}"):
        frontend.verify(frontend.parse(text, "t.mlir"))
