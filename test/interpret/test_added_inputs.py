"""`hopper-coop{add=true}`: what an epilogue adds is added during the last steps of K, as exactly as
behind them, on the PTX machine. Sums of integers are bit-equal in any order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from parts import some, thorough_but

from gemmc import api, frontend, matmul, reference
from gemmc.elementwise import Element, maximum, tanh
from gemmc.errors import GemmcError
from gemmc.interpret.ptx.simulate import run

DEVICE = {"sm_count": 2, "max_active_clusters": 1}
Epilogue = Callable[..., Element]


def bias(x: Element, b: Element) -> Element:
    return x + b


def both(x: Element, b: Element, r: Element) -> Element:
    return (x + b) + r


def less(x: Element, r: Element) -> Element:
    return x - r


def bounded(x: Element, b: Element) -> Element:
    return maximum(x + b, 0.0)


def gelu(x: Element, b: Element) -> Element:
    y = x + b
    return y * (tanh(y * 0.79788456 * (y * y * 0.044715 + 1.0)) * 0.5 + 0.5)


def read_on(x: Element, r: Element) -> Element:
    return (x + r) * r


@dataclass(frozen=True)
class Added:
    """A product, what its epilogue reads, by dimensions, and parameters of a schedule."""

    size: tuple[int, int, int]
    inputs: str
    epilogue: Epilogue
    given: str = "tile=64,64,64 cluster=none"
    layout: str = "nt"
    dtype: str = "bf16"
    result: str = "bf16"
    exact: bool = True

    @property
    def text(self) -> str:
        names = {f"i{at}": dims for at, dims in enumerate(self.inputs.split())}
        m, n, k = self.size
        return str(matmul(m, n, k, dtype=self.dtype, layout=self.layout, result=self.result,
                          inputs=names, epilogue=self.epilogue))  # fmt: skip


CASES = {
    "a bias": Added((136, 72, 328), "n", bias),
    "a bias of rows": Added((136, 72, 328), "m", bias),
    "a residual": Added((136, 72, 328), "mn", bias),
    "both": Added((136, 72, 648), "n mn", both),
    "a subtraction": Added((136, 72, 328), "mn", less),
    "a bias, of which the positive": Added((136, 72, 328), "n", bounded),
    "a bias, and a function": Added((136, 72, 328), "n", gelu, exact=False),
    "a bias, and a function, stored at once": Added(
        (136, 72, 328), "n", gelu, "tile=64,64,64 cluster=none epilogue=plain", exact=False
    ),
    "a residual that is read on": Added((136, 72, 328), "mn", read_on),
    "f16": Added((136, 72, 328), "n mn", both, dtype="f16", result="f16"),
    "in f32": Added((136, 72, 328), "n mn", both, result="f32"),
    "in f32, stored at once": Added(
        (136, 72, 328), "mn", bias, "tile=64,64,64 cluster=none epilogue=plain", result="f32"
    ),
    "A*B": Added((136, 72, 328), "mn", bias, layout="nn"),
    "A*B, swapped": Added((136, 136, 328), "n mn", both, "tile=128,64,64 cluster=none swap=true",
                          "nn"),
    "swapped": Added((72, 136, 648), "m mn", both, "tile=64,64,64 cluster=none swap=true"),
    "A^T*B": Added((136, 72, 328), "mn", bias, layout="tn"),
    "pairs of rows": Added((264, 72, 328), "n mn", both, "tile=128,64,64 cluster=2,1"),
    "pairs of columns": Added((136, 200, 328), "mn", bias, "tile=128,64,64 cluster=1,2", "nn"),
    "three steps": Added((136, 72, 192), "n mn", both),
    "three steps, the last ragged": Added((136, 72, 136), "mn", less),
    "four steps for parts of 25": Added((72, 200, 200), "mn", bias, "tile=64,200,64 cluster=none"),
    "rows of any length": Added((137, 75, 328), "n mn", both),
    "columns of a block that no eight divide": Added((136, 131, 328), "mn", bias),
    "one block a CTA": Added(
        (136, 72, 328), "mn", bias,
        "tile=64,64,64 cluster=none epilogue=plain persistent=false",
    ),
    "throttled": Added((136, 72, 328), "mn", bias, "tile=64,64,64 cluster=none throttle=true"),
    "sunk": Added((136, 72, 328), "n mn", both, "tile=64,64,64 cluster=none sink=true"),
    "in turns of K": Added((136, 72, 328), "mn", bias, "tile=64,64,64 cluster=none snake=true"),
    "contiguous": Added((136, 72, 328), "mn", bias, "tile=64,64,64 cluster=none contiguous=true"),
    "stationary": Added(
        (264, 72, 200), "mn", bias, "tile=64,64,64 cluster=none stationary=rhs stages=2"
    ),
    "sums that are held": Added((136, 72, 328), "mn", bias, "tile=64,64,64 cluster=none hold=sums"),
    "fetched ahead": Added((136, 136, 328), "mn", bias, "tile=64,64,64 cluster=none prefetch=true"),
    "behind another launch": Added(
        (136, 72, 328), "mn", bias, "tile=64,64,64 cluster=none dependent=true"
    ),
    "blocks of two warpgroups": Added(
        (136, 136, 328), "n mn", both, "tile=128,128,64 cluster=none"
    ),
    "blocks of three": Added((200, 72, 328), "mn", bias, "tile=192,64,64 cluster=none"),
}  # fmt: skip
QUICK = ("both", "swapped", "three steps", "a residual that is read on")
KEPT = (
    *QUICK, "a bias of rows", "a bias, and a function, stored at once", "in f32, stored at once",
    "A^T*B", "pairs of rows", "three steps, the last ragged",
    "columns of a block that no eight divide", "one block a CTA", "throttled", "in turns of K",
    "stationary", "blocks of three", "fetched ahead", "sunk", "contiguous",
)  # fmt: skip
"""Of each kind of program and of schedule one, for `make test`; the others are thorough."""
OTHERS = [each for each in CASES if each not in KEPT]


def found_by(case: Added, given: str = "add=true") -> str:
    """What is wrong, or nothing."""
    text = case.text
    module = frontend.parse(text, "x.mlir", frontend.context())
    inputs = reference.make_inputs(module, 0, case.exact)
    made = api.compile(text, pipeline=f"hopper-coop{{{given} {case.given}}}")
    (found,) = run(made.ptx, made.manifest, inputs, device=DEVICE)
    (needed,) = reference.evaluate(module, inputs, rounded=case.exact)
    verdict = reference.compare(found, needed, exact=case.exact)
    return "" if verdict.passed else verdict.text


@pytest.mark.parametrize("name", [*some(KEPT, QUICK), *thorough_but(OTHERS, KEPT.__contains__)])
def test_the_ptx_computes_it(name: str) -> None:
    assert not found_by(CASES[name])


@pytest.mark.parametrize("name", ["a residual", "both", "in f32"])
def test_each_element_is_loaded_once(name: str) -> None:
    """In none of the pieces any more."""
    counts = [
        api.compile(CASES[name].text, pipeline=f"hopper-coop{{add={each} {CASES[name].given}}}")
        .ptx.count("ld.global")
        for each in ("false", "true")
    ]  # fmt: skip
    assert counts[1] == counts[0]


@pytest.mark.parametrize(
    ("size", "given", "needed"),
    [
        ((136, 72, 128), "", "a loop over K of at least three steps"),
        ((136, 72, 648), "preload=true", "pieces that each compute what they store"),
        ((136, 72, 328), "epilogue=split", "a program without last steps"),
        ((136, 72, 328), "accumulate=f16", "f32 additions to its sums"),
        ((136, 72, 648), "split=2 epilogue=plain", "a program without blocks whose sums are cut"),
    ],
)
def test_what_it_does_not_go_with(size: tuple[int, int, int], given: str, needed: str) -> None:
    given = f"tile=64,64,64 cluster=none {given}"
    case = Added(size, "mn", bias, given, dtype="f16", result="f16")
    with pytest.raises(GemmcError, match=needed):
        api.compile(case.text, pipeline=f"hopper-coop{{add=true {case.given}}}")
