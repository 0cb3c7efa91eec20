"""What a model says of a kernel: its time, and how times of parts become that of a whole."""

from __future__ import annotations

from typing import NamedTuple

BLUNT = 4.5
"""Exponent of the sum of a kernel's time and DRAM's: they go on beside each other, not quite."""

SHARP = 7.0
"""Exponent of the sum of what a step of K waits for."""

FULL = 0.999
"""Of the places for CTAs: all."""

SHARED = 0.3
"""What CTAs that begin late cost where others share their SM."""

NO_ROOM, SOME_ROOM = 1 / 3, 1 / 9
"""What it costs, of the time between two launches, that no CTA of the next one has a place while
one runs, and that some have none."""


BOTH_WAYS = 2
"""Doublings that a cluster counts more which is several CTAs high and wide: each of its CTAs waits
for others in both directions, with what they send and with what they release."""


class Estimate(NamedTuple):
    """Microseconds of a launch, and what they come from: clocks of a step of K, alone and by what
    it needs, of an epilogue, the rounds, and the microseconds of all rounds up to the last epilogue
    and of DRAM."""

    us: float
    clocks: float
    tensor: float
    l2: float
    latency: float
    issue: float
    copies: float
    epilogue: float
    rounds: int
    steps: int
    busy_us: float
    dram_us: float

    @property
    def limit(self) -> str:
        """What a kernel waits for most."""
        if self.dram_us > self.busy_us:
            return "DRAM"
        return max(self.step, key=self.step.__getitem__)

    @property
    def step(self) -> dict[str, float]:
        """Clocks of a step of K by what it needs."""
        return {"tensor cores": self.tensor, "L2": self.l2, "latency of loads": self.latency,
                "latency of wgmma": self.issue, "copies of threads": self.copies}  # fmt: skip


def beside(one: float, other: float, exponent: float = BLUNT) -> float:
    """The time of two things that go on beside each other, not quite."""
    less, more = (one, other) if one < other else (other, one)
    return more * (1 + (less / more) ** exponent) ** (1 / exponent)


def in_turns(rounds: int, products: float, epilogue: float) -> float:
    """Of two consumers that take turns, up to the last epilogue: one multiplies while the other is
    in its own."""
    return rounds * max(products, (products + epilogue) / 2)


def waits(products: float, memory: float, latency: float) -> float:
    """The time of three things each of which waits for the others now and then."""
    most = products if products > memory else memory
    most = most if most > latency else latency
    parts = (products / most) ** SHARP + (memory / most) ** SHARP + (latency / most) ** SHARP
    return most * parts ** (1 / SHARP)


def doublings(down: int, across: int) -> int:
    """How often a cluster is two of smaller ones, and what it counts more (`BOTH_WAYS`)."""
    return (down * across).bit_length() - 1 + BOTH_WAYS * (down > 1 and across > 1)


def on_their_way(ring: int, residents: int) -> float:
    """Slots of a ring that are being loaded while a CTA waits: all but the one that it multiplies,
    of which little is left to do where CTAs share an SM; of a single slot half the time."""
    if ring < 2:
        return 0.5
    return ring if residents > 1 else ring - 1


def without_room(walks: bool, filled: float) -> float:
    """What a launch waits longer for the one before because its CTAs have no place beside it, of
    the time between two launches: nothing where there is one for each."""
    if walks or filled >= FULL:
        return NO_ROOM
    return SOME_ROOM if filled > 0.5 else 0.0


def in_two_groups(filled: float, shared: bool) -> float:
    """How much CTAs that begin later than others cost a launch that fills a share of the places:
    nothing where all begin at once, at a half or less or at all, and 0.26 at six tenths. Where
    several share an SM at most 0.08, at three quarters."""
    if not 0.5 < filled < 1:
        return 0.0
    late, early = 2 * (1 - filled), 2 * filled - 1
    return SHARED * late * early if shared else late**2.5 * early**0.5
