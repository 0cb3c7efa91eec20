"""Expressions of a manifest: their values, and what is refused, by name."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gemmc.runtime.expressions import Environment, ExpressionError, parse_expression


@dataclass
class Array:
    shape: tuple[int, ...]
    strides: tuple[int, ...]


ENVIRONMENT = Environment(
    {"m": 1000, "n": 768, "sm_count": 132}, {"arg0": Array((512, 1024), (2048, 2))}
)


def value(text: str | int) -> int:
    return parse_expression(text).evaluate(ENVIRONMENT)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (7, 7),
        ("128", 128),
        ("cdiv(m, 128) * cdiv(n, 256)", 24),
        ("arg0.shape[1]", 1024),
        ("arg0.strides[0]", 2048),
        ("min(sm_count, cdiv(m, 128), 99)", 8),
        ("max(m, n) % 7", 1000 % 7),
        ("(m - n) // -5", -47),
        ("-m + 2 * n", 536),
    ],
)
def test_values(text: str | int, expected: int) -> None:
    assert value(text) == expected


@given(st.integers(-1000, 1000), st.integers(1, 100))
def test_cdiv_is_the_least_multiple_above(a: int, b: int) -> None:
    q = value(f"cdiv({a}, {b})")
    assert q * b >= a > (q - 1) * b


@pytest.mark.parametrize(
    "text",
    [
        "m / 2",
        "m ** 2",
        "1.5",
        "True",
        "'a'",
        "m.bit_length()",
        "arg0.pointer[0]",
        "arg0.shape[m]",
        "arg0.shape[-1]",
        "arg0.shape",
        "__import__('os')",
        "open('x')",
        "[m for m in n]",
        "lambda: 1",
        "m if n else 1",
        "cdiv(m)",
        "cdiv(m, 1, 2)",
        "min(m)",
        "cdiv(a=1, b=2)",
        "not m",
    ],
)
def test_other_forms_are_refused_when_parsed(text: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_expression(text)
    assert f"`{text}`" in str(caught.value)


@pytest.mark.parametrize("text", ["", "m +", "m n", "("])
def test_what_is_no_expression(text: str) -> None:
    with pytest.raises(ExpressionError, match="is not an expression"):
        parse_expression(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("k * 2", "found `k`, not in m, n, sm_count"),
        ("arg7.shape[0]", "found `arg7`, not in arg0"),
        ("arg0.shape[2]", "needed a dimension below 2; found 2 of `arg0`"),
        ("m // (n - 768)", "divides by zero"),
        ("cdiv(m, 0)", "divides by zero"),
    ],
)
def test_failures_name_the_expression(text: str, problem: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        value(text)
    assert str(caught.value).startswith(f"expression `{text}`: ")
    assert problem in str(caught.value)


def test_names() -> None:
    expression = parse_expression("min(cdiv(m, 2), arg0.shape[0]) + sm_count")
    assert expression.names() == {"m", "arg0", "sm_count"}
