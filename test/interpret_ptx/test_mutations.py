"""Bugs planted in the text of `fixtures/ring.ptx` are caught; those that are not change nothing.

Of all 525 mutations, 467 are caught (most by name, 34 only by wrong values) and the 58 of
PROVEN survive, each because the kernel it makes is as right as the first one. Here every
mutation of a synchronizing or tensor instruction is run, and every ninth of the others.
"""

from __future__ import annotations

import pytest
from interpret_ptx.mutations import RING, Mutation, caught, mutations
from parts import some, thorough_but

PROVEN: dict[int, tuple[tuple[str, ...], str]] = {
    24: (("1 +1",), "any non-zero constant makes the predicate true"),
    25: (("0 -1",), "any constant but 1 differs from 1"),
    27: (("32 -1",), "lane 0's quotient is what counts, and 32w / 31 is w for the 12 warps"),
    28: (
        ("0 +1", "0 -1", "31 +1", "31 -1"),
        "any source lane reads the same value of the warp; a clamp of 32 is one of 0, "
        "and lane 0 is inside",
    ),
    29: (
        ("128 -1",),
        "lane 0's quotient is what counts, and 128g / 127 and 32w / 127 round down to the same",
    ),
    30: (
        ("0 +1", "0 -1", "31 +1", "31 -1"),
        "any source lane reads the same value of the warp; a clamp of 32 is one of 0, "
        "and lane 0 is inside",
    ),
    35: (
        ("0 +1",),
        "warp 1 initializes instead of warp 0; the barrier below orders it all the same",
    ),
    44: (("0 +1",), "any barrier number serves the whole CTA"),
    47: (
        ("16 +1", "16 -1"),
        "the grid of 2 x 2 has one group: both quotients are 0 for all 4 CTAs",
    ),
    48: (("8 +1", "8 -1"), "the quotient it multiplies is 0 for all 4 CTAs"),
    49: (("16 +1", "16 -1"), "the dividend is below 4"),
    51: (("8 +1", "8 -1"), "the other operand is 2"),
    64: (
        ("0 -1",),
        "both operands' boxes start one column early, at a column of zeros, and 6 steps "
        "still cover K",
    ),
    97: (("328 +1", "328 -1"), "K is no multiple of 64: the step count stays 6"),
    102: (("delete",), "a kernel with too few registers spills; it computes the same"),
    139: (("0 +1", "0 -1"), "the consumer's counter only counts: 6 steps either way"),
    143: (
        ("16384 +1",),
        "the descriptor drops the address bits below 16, and the slot is at most 1",
    ),
    145: (
        ("8192 +1",),
        "the descriptor drops the address bits below 16, and the slot is at most 1",
    ),
    147: (
        ("8192 +1",),
        "the descriptor drops the address bits below 16, and the warpgroup is at most 1",
    ),
    155: (("16383 -1",), "the address is a multiple of 1024, its bit 4 is 0"),
    159: (("16383 -1",), "the address is a multiple of 1024, its bit 4 is 0"),
    185: (("64 +1", "64 -1"), "the counter passes K after 6 steps of 63, 64 or 65"),
    186: (("328 +1", "328 -1"), "K is no multiple of 64: the step count stays 6"),
    205: (("72 -1",), "columns left become odd, and pass the same of the bounds 0, 8, …, 56"),
    214: (("2 +1", "2 -1"), "the other factor is 0"),
    232: (("0 -1",), "rows left are 1 to 8, at least 17, or at most -8"),
    233: (("0 +1", "0 -1"), "columns left are 2 to 8, or 66 to 72"),
    236: (("8 +1",), "rows left are 1 to 8, at least 17, or at most -8"),
    239: (("8 +1",), "columns left are 2 to 8, or 66 to 72"),
    244: (("16 +1", "16 -1"), "columns left are 2 to 8, or 66 to 72"),
    249: (("24 +1", "24 -1"), "columns left are 2 to 8, or 66 to 72"),
    254: (("32 +1", "32 -1"), "columns left are 2 to 8, or 66 to 72"),
    259: (("40 +1", "40 -1"), "columns left are 2 to 8, or 66 to 72"),
    264: (("48 +1", "48 -1"), "columns left are 2 to 8, or 66 to 72"),
    269: (("56 +1", "56 -1"), "columns left are 2 to 8, or 66 to 72"),
    275: (("delete",), "the end of the text returns too"),
}
"""Line to (what was done there, why the kernel stays right)."""

_TELLING = ("mbarrier", "wgmma", "cp.async", "bar.sync", "fence", "elect", "setmaxnreg", "bra ")


def chosen() -> list[Mutation]:
    every = list(mutations(RING))
    telling = [m for m in every if any(word in m.what for word in _TELLING)]
    return telling + [m for m in every if m not in telling][::9]


def test_the_text_is_right() -> None:
    for seed in range(4):
        assert caught(RING, seed) == ""


def test_proven_survivors_are_mutations() -> None:
    known = {(m.line, m.what.split(" in ")[0].split(" ret")[0].split(" setm")[0]) for m in
             mutations(RING)}  # fmt: skip
    for line, (changes, reason) in PROVEN.items():
        assert reason
        assert {(line, change) for change in changes} <= known


@pytest.mark.parametrize(
    "m", some(chosen(), chosen()[::3]), ids=lambda m: f"{m.line}-{m.what}"[:60]
)
def test_mutations_are_caught(m: Mutation) -> None:
    changes, _ = PROVEN.get(m.line, ((), ""))
    if any(m.what.startswith(change) for change in changes):
        assert caught(m.apply(RING)) == ""
        return
    assert caught(m.apply(RING))


NAMED: dict[str, tuple[str, str]] = {
    "wgmma.wait_group.sync.aligned 0;": ("", "OverwriteInFlight"),
    "wgmma.fence.sync.aligned;": ("", "MissingFence"),
    "@!%p9 bra $L_repeat_7;": ("", "UseBeforeFull Uninitialized"),
    "@!%p6 bra $L_repeat_4;": ("", "Race OverwriteInFlight BarrierError"),
    "@%p10 mbarrier.arrive.shared::cta.b64 _, [%r62];": ("", "Deadlock"),
    "bar.sync 0;": ("", "Uninitialized Race"),
    "_, [%r34], 24576;": ("_, [%r34], 24560;", "Deadlock"),
    "fence.mbarrier_init.release.cluster;": ("", "Race"),
    "mbarrier.init.shared::cta.b64 [%r8+0], 8;": (
        "mbarrier.init.shared::cta.b64 [%r8+0], 7;",
        "OverwriteInFlight",
    ),
    "setmaxnreg.dec.sync.aligned.u32 40;": ("", "TooManyRegisters"),
    "or.b64 %d9, %d8, 0x4000004000000000;": (
        "or.b64 %d9, %d8, 0x8000004000000000;",
        "wrong values",
    ),
}


@pytest.mark.parametrize("seed", thorough_but(range(4), lambda seed: seed == 0))
@pytest.mark.parametrize("old", NAMED)
def test_planted_bugs_are_named(old: str, seed: int) -> None:
    """In every schedule; what is seen first may differ between two."""
    new, kind = NAMED[old]
    assert RING.count(old) == 1
    found = caught(RING.replace(old, new), seed)
    assert found.split(":")[0] in kind, found
