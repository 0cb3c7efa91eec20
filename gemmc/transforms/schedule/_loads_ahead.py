"""How many loads of a sum are on their way at once: steps that a thread takes together, and CTAs
that share an SM's registers meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute

from gemmc.analysis.instructions import instructions_of
from gemmc.dialects.tile.loops import LoopGatherOp, LoopsOp
from gemmc.dialects.tile.types import bits
from gemmc.target import SM90
from gemmc.transforms.schedule._loops_plan import SMS, VECTOR, Plan

IN_FLIGHT, WORD = 32768, 32
"""Registers of 32 bits of all threads of an SM that loads are on their way to, at most: five
times what DRAM needs without waiting (0.7 us a round trip, 36 bytes in each ns for an SM)."""

WORDS, OTHERS = 64, 8
"""Such registers of a thread, at most, and those that it has for addresses at least."""

MOST = 8
"""Steps that a thread of many takes together, at most, where loads are narrow; of few, twice."""

LOADING, ONE_WAVE = 1024, 1280
"""Threads of an SM that keep DRAM busy, each with loads on their way to half of its 64 registers:
more, with fewer registers each, are slower, unless all CTAs are on SMs at once only so
(bench/results/full-sms.json, vectors-16.json)."""

INSTRUCTIONS = 256
"""Of the bodies of such steps, at most."""


def steps_together(sums: Sequence[LoopsOp], plan: Plan, threads: int) -> int:
    """Steps whose loads threads of CTAs of so many have registers for, and whose bodies are few
    instructions: the more the fewer threads an SM has."""
    ctas = SM90.sm_threads if plan.grid is None else _ctas(plan.grid)
    room = min(WORDS, IN_FLIGHT // (_loading_ctas(ctas, threads) * threads))
    words = sum(_words(each, plan.count) for each in sums)
    instructions = sum(1 + instructions_of(each.body.block) for each in sums)
    steps = min(room // max(1, words), INSTRUCTIONS // (plan.count * instructions))
    return max(1, min(steps, max(MOST, room // VECTOR)))


def ctas_per_sm(sums: Sequence[LoopsOp], plan: Plan, threads: int, steps: int) -> int | None:
    """CTAs that are to fit an SM at a time: as many as it has, or as keep DRAM busy, and two at
    least, so that the next kernel's find room; None of as many as a launch tells, and where threads
    need more registers. Untold, ptxas keeps to as few as a full SM's threads have, and so loads
    little ahead."""
    if plan.grid is None:
        return None
    found = _loading_ctas(max(2, _ctas(plan.grid)), threads)
    needed = OTHERS + sum(
        steps * _words(each, plan.count) + _held(each, plan.count) for each in sums
    )
    return found if found * threads * needed <= SM90.sm_registers else None


def _loading_ctas(ctas: int, threads: int) -> int:
    """Of so many CTAs of an SM as many as have such threads."""
    most = max(1, LOADING // threads)
    return ctas if ctas <= max(most, ONE_WAVE // threads) else most


def _ctas(grid: int) -> int:
    """Of an SM."""
    return -(-grid // SMS)


def _words(loops: LoopsOp, count: int) -> int:
    """Registers that a run of each input is loaded into, and what is gathered for it."""
    kinds = [cast("TensorType[Attribute]", each.type).element_type for each in loops.inputs]
    gathered = sum(isinstance(op, LoopGatherOp) for op in loops.body.block.ops)
    return gathered * count + sum(-(-count * max(8, bits(kind)) // WORD) for kind in kinds)


def _held(loops: LoopsOp, count: int) -> int:
    """Registers of what steps carry."""
    return count * sum(-(-bits(each.type) // WORD) for each in loops.yielded)
