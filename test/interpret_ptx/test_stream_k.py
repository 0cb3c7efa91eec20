"""The text of streams of steps: any order of CTAs gives the same bits, changes are found."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from interpret.levels import ROOT

from gemmc import api
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import EarlyAccess, OutOfBounds, Race, Uninitialized
from gemmc.interpret.hardware.errors import UnwrittenOutput as Unwritten
from gemmc.interpret.hardware.scheduler import adversary, in_turn
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run

CAST = ROOT / "examples" / "matmul_nt_bf16_cast.mlir"
ROWS, COLUMNS, DEPTH = 12, 72, 776
PIPELINE = (
    f"resize{{m={ROWS} n={COLUMNS} k={DEPTH}}}, "
    "hopper-coop{stream=5 whole=0 least=4 swap=true tile=64,8,64 cluster=none epilogue=plain "
    "stages=2}"
)
"""Four blocks of thirteen steps, three units each, for five segments: blocks of two and more parts,
with slots that are numbered by segments and blocks."""

CTAS = 5
ORDERS = {
    "given": list(range(CTAS)),
    "reversed": list(reversed(range(CTAS))),
    "random": random.Random(1).sample(range(CTAS), CTAS),
}
UNORDERED = Race, Uninitialized


@cache
def compiled() -> Any:
    return api.compile(CAST.read_text(encoding="utf-8"), pipeline=PIPELINE)


def inputs(integers: bool = True) -> list[Any]:
    rng = np.random.default_rng(0)
    found: list[Any] = []
    for shape in ((ROWS, DEPTH), (COLUMNS, DEPTH)):
        drawn = rng.integers(-4, 5, shape) if integers else rng.standard_normal(shape)
        found.append(drawn.astype(numpy_dtype("bf16")))
    return found


@pytest.mark.slow
def test_every_order_of_ctas_gives_the_same_bits() -> None:
    x, w = given = inputs(integers=False)
    first = run(compiled().ptx, compiled().manifest, given)[0]
    wanted = x.astype(np.float64) @ w.astype(np.float64).T
    assert np.abs(first.astype(np.float64) - wanted).max() < 0.01 * np.abs(wanted).max()
    schedules = [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in [*schedules, adversary(1)]:
        found = run(compiled().ptx, compiled().manifest, given, scheduler=schedule)[0]
        np.testing.assert_array_equal(found.view(np.uint16), first.view(np.uint16))


def test_the_grid_and_the_workspaces_are_those_of_the_segments() -> None:
    assert compiled().manifest["launch"]["grid"] == [str(CTAS), "1", "1"]
    tickets, partials = compiled().manifest["workspaces"]
    slots = 5 + 4 - 1
    assert tickets == {
        "name": "tickets_0", "bytes": str(4 * slots), "initial": "zero", "resets": True,
    }  # fmt: skip
    assert partials == {
        "name": "partials_0", "bytes": str(slots * 64 * 8 * 4), "initial": "none",
    }  # fmt: skip


MUTANTS: dict[str, tuple[str, str, tuple[type[Exception], ...]]] = {
    "a relaxed ticket": (r"atom\.acq_rel", "atom.relaxed", (Race,)),
    "no barrier before the ticket": (
        r"bar\.sync 2, 128;(\n\s+setp\.eq[^\n]*\n(?:[^\n]*\n){5}\s+@%p\d+ atom)", r"\1", UNORDERED,
    ),
    "a ticket that is not reset": (
        r"(atom\.acq_rel\.gpu\.global\.inc\.u32 %r\d+, \[%d\d+\], )%r\d+;", r"\g<1>9;",
        (PtxExecutionError, Unwritten),
    ),
    "every part goes on": (
        r"setp\.eq\.s32 (%p\d+), (%r\d+), %r\d+;(\n\s+bar\.red)", r"setp.ge.s32 \1, \2, 0;\3",
        UNORDERED,
    ),
    "stores to another slot": (
        r"st\.global\.v4\.f32 \[(%d\d+)\+0\]", r"st.global.v4.f32 [\1+16]",
        (*UNORDERED, OutOfBounds),
    ),
    "no wait for the grid before": (
        r"(\$L_else_\d+:\n)\s+griddepcontrol\.wait;\n", r"\1", (EarlyAccess,),
    ),
}  # fmt: skip


QUICK = ("a relaxed ticket", "every part goes on")


@pytest.mark.parametrize(
    "what",
    [pytest.param(each, marks=() if each in QUICK else pytest.mark.thorough) for each in MUTANTS],
)
def test_what_is_wrong_is_named(what: str) -> None:
    pattern, other, kinds = MUTANTS[what]
    text, count = re.subn(pattern, other, compiled().ptx)
    assert count, pattern
    given = inputs()
    for order in ORDERS.values():
        with pytest.raises(kinds):
            run(text, compiled().manifest, given, scheduler=in_turn(adversary(0), order))


def test_parts_added_in_another_order_are_other_bits() -> None:
    """What begins at a part other than the first adds it last, or not at all."""
    x, w = given = inputs()
    x[...], w[...] = 0, 1
    x[:, 0], x[:, 256], x[:, 512] = 2.0**30, -(2.0**30), 1
    right = run(compiled().ptx, compiled().manifest, given)[0].astype(np.float32)
    pattern = r"setp\.ne\.s32 (%p\d+), (%r\d+), 0;(\n\s+mul\.wide)"
    text, count = re.subn(pattern, r"setp.eq.s32 \1, \2, 9;\3", compiled().ptx)
    assert count == 1
    wrong = run(text, compiled().manifest, given)[0].astype(np.float32)
    assert (wrong != right).any()
