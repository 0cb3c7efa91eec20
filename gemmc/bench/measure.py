"""Burst and settled timing of contenders that take turns."""

from __future__ import annotations

from collections.abc import Sequence

from gemmc.bench.buffers import Buffers
from gemmc.bench.contenders import Contender
from gemmc.bench.plan import Plan
from gemmc.bench.results import CaseResult


def measure(
    buffers: Buffers, contenders: Sequence[Contender], plan: Plan, *, flop: int | None = None
) -> CaseResult:
    """Capture graphs, time `contenders` (the baseline first) in turns, check their results.

    `flop` is what one launch computes, if not what the problem says.
    """
    raise NotImplementedError
