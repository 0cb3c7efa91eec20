"""The text of sums in parts on CUDA cores: any order of CTAs, the same bits; changes are found."""

from __future__ import annotations

import numpy as np
import pytest
from interpret_ptx.grids import UNORDERED, Grid, orders
from parts import some

from gemmc.interpret.hardware.errors import (
    EarlyAccess,
    OutOfBounds,
    Race,
    UnwrittenOutput,
)
from gemmc.interpret.hardware.scheduler import adversary, in_turn
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run

GRID = Grid(
    "matmul_f32.mlir",
    "resize{m=20 n=40 k=88}, simt-warptile{split=3 tile=16,64,16 warps=1,2 ctas_per_sm=8 stages=3 "
    "distance=2 lhs_vector=auto rhs_vector=auto turned=8 dependent=true}",
    "f32",
    ((20, 88), (88, 40)),
)
DOUBLES = Grid(
    "matmul_f64.mlir",
    "resize{m=20 n=40 k=88}, simt-warptile{split=3 tile=16,64,16 warps=1,2 ctas_per_sm=8 stages=3 "
    "distance=2 run=2,2 pad=2 lhs_vector=auto rhs_vector=auto turned=8 dependent=true}",
    "f64",
    ((20, 88), (88, 40)),
)
ORDERS = orders(12)


@pytest.mark.slow
@pytest.mark.parametrize("grid, error", [(GRID, 1e-6), (DOUBLES, 1e-15)], ids=("f32", "f64"))
def test_every_order_of_ctas_gives_the_same_bits(grid: Grid, error: float) -> None:
    a, b = given = grid.inputs(integers=False)
    made = grid.compiled
    first = run(made.ptx, made.manifest, given)[0]
    wanted = a.astype(np.float64) @ b.astype(np.float64)
    assert np.abs(first - wanted).max() < error * np.abs(wanted).max()
    schedules = [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in [*schedules, adversary(1)]:
        found = run(made.ptx, made.manifest, given, scheduler=schedule)[0]
        np.testing.assert_array_equal(found.view(np.uint32), first.view(np.uint32))


def test_the_workspaces_are_what_the_manifest_says() -> None:
    tickets, partials = GRID.compiled.manifest["workspaces"]
    assert tickets == {"name": "tickets_0", "bytes": "8", "initial": "zero", "resets": True}
    assert partials == {"name": "partials_0", "bytes": str(2 * 3 * 16 * 64 * 4), "initial": "none"}


def test_slots_of_f64_have_twice_the_bytes() -> None:
    _, partials = DOUBLES.compiled.manifest["workspaces"]
    assert partials["bytes"] == str(2 * 3 * 16 * 64 * 8)
    assert "st.global.v2.f64" in DOUBLES.compiled.ptx


def test_a_wrong_slot_of_f64_is_named() -> None:
    pattern = r"\n(\s+)st\.global\.v2\.f64 \[(%d\d+)\+0\]"
    text = DOUBLES.changed(pattern, r"\n\1st.global.v2.f64 [\2+16]")
    with pytest.raises((*UNORDERED, OutOfBounds)):
        run(text, DOUBLES.compiled.manifest, DOUBLES.inputs())


BEFORE_TICKET = r"bar\.sync 0, 64;(\n\s+setp\.eq[^\n]*\n(?:[^\n]*\n){3}\s+@%p\d+ atom)"
ATOMIC = r"(atom\.acq_rel\.gpu\.global\.inc\.u32 %r\d+, \[%d\d+\], )2;"
MUTANTS: dict[str, tuple[str, str, tuple[type[Exception], ...]]] = {
    "a relaxed ticket": (r"atom\.acq_rel", "atom.relaxed", (Race,)),
    "a ticket that only acquires": (r"atom\.acq_rel", "atom.acquire", (Race,)),
    "a ticket that only releases": (r"atom\.acq_rel", "atom.release", (Race,)),
    "no barrier before the ticket": (BEFORE_TICKET, r"\1", UNORDERED),
    "a ticket that is not reset": (ATOMIC, r"\g<1>5;", (PtxExecutionError,)),
    "a ticket that is reset early": (ATOMIC, r"\g<1>1;", (UnwrittenOutput,)),
    "the last but one goes on": (
        r"(setp\.eq\.s32 %p\d+, %r\d+, )2(;\n\s+bar\.red)", r"\g<1>1\2", UNORDERED,
    ),
    "nobody hears who is last": (
        r"(bar\.red\.or\.pred %p\d+, 0, 64, )(%p\d+);", r"\1!\2;", UNORDERED,
    ),
    "stores to another slot": (
        r"\n(\s+)st\.global\.v4\.f32 \[(%d\d+)\+0\]", r"\n\1st.global.v4.f32 [\2+16]",
        (*UNORDERED, OutOfBounds),
    ),
    "no wait for the grid before": (r"griddepcontrol\.wait;", "", (EarlyAccess,)),
}  # fmt: skip

QUICK = ("a relaxed ticket", "no barrier before the ticket", "no wait for the grid before")


@pytest.mark.parametrize("what", some(MUTANTS, QUICK))
def test_what_is_wrong_is_named(what: str) -> None:
    pattern, other, kinds = MUTANTS[what]
    text, given = GRID.changed(pattern, other), GRID.inputs()
    schedules = [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in [adversary(0), *schedules]:
        with pytest.raises(kinds):
            run(text, GRID.compiled.manifest, given, scheduler=schedule)
