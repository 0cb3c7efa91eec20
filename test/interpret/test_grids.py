"""The interpreter reads the expressions of a manifest as the runtime does."""

from __future__ import annotations

import pytest

from gemmc.interpret.grids import evaluate
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.runtime.expressions import Environment, parse_expression

SIZES = {"m": 37, "n": 8}


@pytest.mark.parametrize(
    "text", ["-1", "max(min(m, -n), 0)", "-(m // -n)", "cdiv(m, 8) * -2 + 5", "(m - n) % 7"]
)
def test_they_agree(text: str) -> None:
    wanted = parse_expression(text).evaluate(Environment(SIZES, {}))
    assert evaluate(text, SIZES) == wanted


def test_other_forms_are_not_run() -> None:
    with pytest.raises(Unsupported, match="the launch expression ~m"):
        evaluate("~m", SIZES)
