"""Products of any dimensions in any order, at every level, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import frontend, interpret, pipeline, reference
from gemmc.driver import resolve
from gemmc.emit.manifest import emit_manifest
from gemmc.emit.ptx import emit_ptx
from gemmc.interpret.ptx.simulate import run as run_ptx
from gemmc.runtime.manifest import load_manifest
from interpret.einsums import Einsum, einsums, sizes

PIPELINES = {
    "simt-naive": ("f32", ("f32",), True),
    "ampere-mma": ("f16", ("f16", "f32"), False),
    "auto": ("bf16", ("bf16", "f32"), False),
}
"""To the element type of operands, those of results, and whether every level is run."""

EXAMPLES, AT_EVERY_LEVEL, MOST, VOLUME, MATRICES = 6, 2, 40, 2000, 4
"""Products that are tried, of levels that show something or of all; the largest size, the
multiplications of all, and the matrices."""

TOLD_APART = ("the front end", "normalize-contractions", "form-kernel", "schedule-work")
"""Behind these passes it shows what became of the dimensions."""


def levels(drawn: Einsum, name: str) -> list[tuple[str, ModuleOp]]:
    """The program as it is and after every pass."""
    ctx = frontend.context()
    module = frontend.parse(drawn.text, str(drawn), ctx)
    frontend.verify(module)
    found: list[tuple[str, ModuleOp]] = [("the front end", module.clone())]

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, ctx, resolve(name, module, ctx).passes, keep)
    return found


def check(drawn: Einsum, name: str, *, every: bool = False) -> None:
    """A level gives what NumPy gives, and so does the PTX; integers, so to the bit. Of a program of
    several kernels, or of loops as a dot product is, the PTX alone."""
    ctx = frontend.context()
    module = frontend.parse(drawn.text, str(drawn), ctx)
    if resolve(name, module, ctx).kernels:
        inputs = reference.make_inputs(module, 0, True)
        (wanted,) = (r.value for r in reference.evaluate(module, inputs, rounded=True))
        (output,) = gemmc.compile(module, pipeline=name).simulate(*inputs)
        np.testing.assert_array_equal(np.asarray(output, np.float64), wanted, err_msg=str(drawn))
        return
    found = levels(drawn, name)
    inputs = reference.make_inputs(found[0][1], 0, True)
    (wanted,) = (r.value for r in reference.evaluate(found[0][1], inputs, rounded=True))
    for after, module in found:
        if not every and after not in TOLD_APART:
            continue
        (output,) = interpret.run(module, inputs, sm_count=4)
        np.testing.assert_array_equal(
            output.astype(np.float64), wanted, err_msg=f"{drawn} after {after}"
        )
    last = found[-1][1]
    (output,) = run_ptx(emit_ptx(last), emit_manifest(last), inputs)
    np.testing.assert_array_equal(output.astype(np.float64), wanted, err_msg=f"{drawn}: PTX")


@pytest.mark.slow
@pytest.mark.parametrize("name", PIPELINES)
def test_any_dimensions_in_any_order(name: str) -> None:
    element, results, every = PIPELINES[name]

    @settings(
        max_examples=AT_EVERY_LEVEL if every else EXAMPLES, deadline=None,
        derandomize=True, database=None, phases=(Phase.generate,),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(drawn=einsums(element, results, MOST, VOLUME))
    def run(drawn: Einsum) -> None:
        assume(drawn.matrices <= MATRICES)
        check(drawn, name, every=every)

    run()


NAMED = {
    "heads in the middle": Einsum("bqhd", "bkhd", "bhqk", sizes(b=2, q=9, h=3, d=8, k=10)),
    "grouped queries": Einsum("bhgqd", "bhkd", "bhgqk", sizes(b=2, h=2, g=3, q=4, d=8, k=10)),
    "shared weights": Einsum("bmk", "kn", "bmn", sizes(b=3, m=5, k=8, n=16)),
    "summed over heads": Einsum("bhqe", "hed", "bqd", sizes(b=2, h=3, q=9, e=8, d=16)),
    "columns that lie apart": Einsum("bsd", "dthe", "tbhse", sizes(b=2, s=5, d=8, t=2, h=2, e=8)),
    "a matrix and a vector": Einsum("mk", "k", "m", sizes(m=33, k=24)),
    "a dot product": Einsum("k", "k", "", sizes(k=40)),
    "an outer product": Einsum("m", "n", "mn", sizes(m=9, n=17)),
    "one number": Einsum("ab", "ab", "a", sizes(a=1, b=1)),
    "the batch innermost": Einsum("mkb", "knb", "mnb", sizes(m=5, k=6, n=7, b=3)),
}


@pytest.mark.parametrize("name", NAMED)
def test_dimensions_of_a_kind(name: str) -> None:
    check(NAMED[name], "auto")


def test_a_map_of_other_dimensions_is_of_numbers() -> None:
    """Heads in the middle: strides in bytes, innermost first; an argument of such a map has no
    gaps between its rows, one that is passed as it is may have."""
    drawn = NAMED["heads in the middle"]
    manifest = emit_manifest(levels(drawn, "auto")[-1][1])
    maps = {each["argument"]: each for each in manifest["parameters"] if "box" in each}
    assert maps["arg0"]["dims"] == ["8", "9", "3", "2"]
    assert maps["arg0"]["strides_bytes"] == ["48", "16", "432"]
    assert maps["arg0"]["box"][2:] == [1, 1]
    assert not load_manifest(manifest).may_be_pitched("arg0")
    plain = emit_manifest(levels(Einsum("bmk", "bnk", "bmn", PLAIN), "auto")[-1][1])
    assert load_manifest(plain).may_be_pitched("arg0")


PLAIN = sizes(b=3, m=8, n=8, k=16)
