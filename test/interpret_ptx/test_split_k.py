"""The text of sums in parts: any order of CTAs gives the same bits, changes are found."""

from __future__ import annotations

import numpy as np
import pytest
from interpret_ptx.grids import UNORDERED, Grid, orders
from parts import some

from gemmc.interpret.hardware.errors import (
    EarlyAccess,
    InterpretError,
    OutOfBounds,
    Race,
    UnwrittenOutput,
)
from gemmc.interpret.hardware.scheduler import adversary, in_turn
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run

GRID = Grid(
    "matmul_nt_bf16_cast.mlir",
    "resize{m=12 n=72 k=520}, "
    "hopper-coop{split=3 swap=true tile=64,8,64 cluster=none epilogue=plain stages=2}",
    "bf16",
    ((12, 520), (72, 520)),
)
ORDERS = orders(18)


def test_every_order_of_ctas_gives_the_same_bits() -> None:
    x, w = given = GRID.inputs(integers=False)
    first = run(GRID.compiled.ptx, GRID.compiled.manifest, given)[0]
    wanted = x.astype(np.float64) @ w.astype(np.float64).T
    assert np.abs(first.astype(np.float64) - wanted).max() < 0.01 * np.abs(wanted).max()
    schedules = [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in [*schedules, adversary(1)]:
        found = run(GRID.compiled.ptx, GRID.compiled.manifest, given, scheduler=schedule)[0]
        np.testing.assert_array_equal(found.view(np.uint16), first.view(np.uint16))


def test_the_workspaces_are_what_the_manifest_says() -> None:
    tickets, partials = GRID.compiled.manifest["workspaces"]
    assert tickets == {"name": "tickets_0", "bytes": "16", "initial": "zero", "resets": True}
    assert partials == {"name": "partials_0", "bytes": str(4 * 3 * 64 * 8 * 4), "initial": "none"}


BEFORE_TICKET = r"bar\.sync 2, 128;(\n\s+setp\.eq[^\n]*\n(?:[^\n]*\n){3}\s+@%p\d+ atom)"
MUTANTS: dict[str, tuple[str, str, tuple[type[Exception], ...]]] = {
    "a relaxed ticket": (r"atom\.acq_rel", "atom.relaxed", (Race,)),
    "a ticket that only acquires": (r"atom\.acq_rel", "atom.acquire", (Race,)),
    "a ticket that only releases": (r"atom\.acq_rel", "atom.release", (Race,)),
    "no barrier before the ticket": (BEFORE_TICKET, r"\1", UNORDERED),
    "a ticket that is not reset": (
        r"(atom\.acq_rel\.gpu\.global\.inc\.u32 %r\d+, \[%d\d+\], )2;", r"\g<1>5;",
        (PtxExecutionError,),
    ),
    "a ticket that is reset early": (
        r"(atom\.acq_rel\.gpu\.global\.inc\.u32 %r\d+, \[%d\d+\], )2;", r"\g<1>1;",
        (UnwrittenOutput,),
    ),
    "the last but one goes on": (
        r"(setp\.eq\.s32 %p\d+, %r\d+, )2(;\n\s+bar\.red)", r"\g<1>1\2", UNORDERED,
    ),
    "nobody hears who is last": (
        r"(bar\.red\.or\.pred %p\d+, 2, 128, )(%p\d+);", r"\1!\2;", UNORDERED,
    ),
    "stores to another slot": (
        r"st\.global\.v4\.f32 \[(%d\d+)\+0\]", r"st.global.v4.f32 [\1+16]",
        (*UNORDERED, OutOfBounds),
    ),
    "no wait for the grid before": (
        r"(\$L_else_\d+:\n)\s+griddepcontrol\.wait;\n", r"\1", (EarlyAccess,),
    ),
}  # fmt: skip


QUICK = (
    "a relaxed ticket", "no barrier before the ticket", "a ticket that is not reset",
    "stores to another slot", "no wait for the grid before",
)  # fmt: skip


@pytest.mark.parametrize("what", some(MUTANTS, QUICK))
def test_what_is_wrong_is_named(what: str) -> None:
    pattern, other, kinds = MUTANTS[what]
    text, given = GRID.changed(pattern, other), GRID.inputs()
    schedules = [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in [adversary(0), *schedules]:
        with pytest.raises(kinds):
            run(text, GRID.compiled.manifest, given, scheduler=schedule)


def test_a_fence_on_both_sides_makes_a_relaxed_ticket_do() -> None:
    """CUDA's threadfence reduction: a fence, a relaxed atomic, a fence."""
    pattern = r"((@%p\d+ )atom\.)acq_rel(\.gpu[^\n]*\n)"
    fenced = GRID.changed(pattern, r"\2fence.acq_rel.gpu;\n\1relaxed\3\2fence.acq_rel.gpu;\n")
    given = GRID.inputs()
    wanted = run(GRID.compiled.ptx, GRID.compiled.manifest, given)[0]
    found = run(fenced, GRID.compiled.manifest, given)[0]
    np.testing.assert_array_equal(found.astype(np.float32), wanted.astype(np.float32))
    for one in (r"\2fence.acq_rel.gpu;\n\1relaxed\3", r"\1relaxed\3\2fence.acq_rel.gpu;\n"):
        with pytest.raises(InterpretError):
            run(GRID.changed(pattern, one), GRID.compiled.manifest, given)
