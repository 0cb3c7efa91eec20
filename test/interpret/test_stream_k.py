"""Streams of steps: any order of CTAs gives the same bits, and what is left out is found."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from parts import at_levels

from gemmc import api, interpret, reference
from gemmc.dialects.tile.streams import Stream
from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware.scheduler import Scheduler, adversary, in_turn
from interpret.levels import ROOT
from interpret.streams import CASES, HYBRID, LONG, SHORT
from interpret.test_split_k import (
    CAST,
    MUTANTS,
    ORDERS,
    UNORDERED,
    Change,
    after,
    before_ticket,
    check_levels,
    drop,
    find,
    levels,
    number,
    run,
    swap_operands,
)


def test_every_step_is_in_one_piece() -> None:
    draw = random.Random(0)
    for _ in range(300):
        steps, tiles = draw.randint(1, 40), draw.randint(1, 30)
        least = draw.randint(1, 6)
        most = Stream(1, tiles, steps, least).total
        stream = Stream(draw.randint(1, most), tiles, steps, least)
        taken: set[int] = set()
        work = [0] * stream.segments
        for tile in range(tiles):
            pieces = list(stream.pieces(tile))
            edges = [pieces[0].begin, *(piece.end for piece in pieces)]
            assert edges[0] == 0 and edges[-1] == steps
            assert [piece.begin for piece in pieces] == edges[:-1]
            assert all(b - a >= stream.unit for a, b in pairwise(edges))
            assert [piece.part for piece in pieces] == list(range(pieces[0].parts))
            slots = {p.slot + p.part for p in pieces} if len(pieces) > 1 else set[int]()
            assert not slots & taken and all(slot < stream.slots for slot in slots)
            assert len(pieces) < 3 or not stream.long
            taken |= slots
            first = stream.holder(tile * stream.units)
            for piece in pieces:
                work[first + piece.part] += (piece.end - piece.begin) // stream.unit
        ends = [stream.edge(segment) for segment in range(stream.segments + 1)]
        assert max(b - a for a, b in pairwise(ends)) - min(b - a for a, b in pairwise(ends)) <= 1
        assert sum(work) >= stream.total


def marked(names: Iterable[str], slow: Collection[str]) -> list[Any]:
    """Parameters, of which `make test` takes some and `make thorough` the others."""
    marks = {name: pytest.mark.slow if name in slow else pytest.mark.thorough for name in names}
    return [pytest.param(name, marks=mark) for name, mark in marks.items()]


@pytest.mark.parametrize("name, every", at_levels(CASES, (), ["short"]))
def test_every_level_computes_the_product(name: str, every: bool) -> None:
    check_levels(CASES[name], every)


@pytest.mark.slow
def test_every_order_of_ctas_gives_the_same_bits() -> None:
    inputs = reference.make_inputs(levels(SHORT)[0][1], 1, False)
    for level, names in (("insert-fences", ["reversed"]), ("linearize", [*ORDERS])):
        module = after(SHORT, level)
        first = run(module, inputs)
        for name in names:
            found = run(module, inputs, in_turn(adversary(0), ORDERS[name]))
            np.testing.assert_array_equal(found.view(np.uint16), first.view(np.uint16), level)


def rounding_inputs() -> list[Any]:
    """Three parts of the first column of blocks: 2³⁰, −2³⁰ and 1, of which the order leaves the 1
    or not. The block that follows has two."""
    x, w = reference.make_inputs(levels(SHORT)[0][1], 0, True)
    x[...], w[...] = 0, 1
    x[:, 0], x[:, 256], x[:, 512] = 2.0**30, -(2.0**30), 1
    return [x, w]


def test_parts_are_added_in_the_order_of_k() -> None:
    inputs = rounding_inputs()
    for level in ("insert-barriers", "insert-fences"):
        for order in ("given", "reversed"):
            found = run(after(SHORT, level), inputs, in_turn(adversary(0), ORDERS[order]))
            assert (found[:, :64].astype(np.float32) == 1).all(), level


@pytest.mark.thorough
def test_no_launch_depends_on_how_many_ctas_run_at_once() -> None:
    module = after(HYBRID, "linearize")
    inputs = reference.make_inputs(levels(HYBRID)[0][1], 2, False)
    few, many = (interpret.run(module.clone(), inputs, sm_count=count)[0] for count in (1, 64))
    np.testing.assert_array_equal(few.view(np.uint16), many.view(np.uint16))


def test_whole_rounds_are_the_same_text_as_blocks_without_a_stream() -> None:
    text = (ROOT / CAST).read_text(encoding="utf-8")
    plain = "hopper-coop{epilogue=plain tile=128,128,64 cluster=2,1"
    sizes = "resize{m=1536 n=1408 k=512}, "  # 66 pairs of blocks, a round of the target
    without, streamed = (
        api.compile(text, pipeline=f"{sizes}{plain}{stream}}}")
        for stream in ("", " stream=auto")
    )
    assert streamed.ptx == without.ptx
    assert streamed.manifest["launch"] == without.manifest["launch"]


STREAMED: dict[str, tuple[str, str, Change, tuple[type[e.InterpretError], ...]]] = {
    "no barrier between the stores and the ticket": (
        "insert-fences", "barrier.take_ticket", lambda op: drop(before_ticket(op)), UNORDERED,
    ),
    "nothing is stored": ("insert-fences", "tile.store_registers", drop, (e.Uninitialized,)),
    "slots and parts for each other": (
        "insert-barriers", "tile.fixup", swap_operands(1, 2), (*UNORDERED, e.DoubleWrite,
        e.UnwrittenOutput, e.OutOfBounds),
    ),
    "vectors of other registers": (
        "insert-fences", "tile.store_registers", number("apart", -4), UNORDERED,
    ),
    "no wait for the grid before": MUTANTS["no wait for the grid before"],
    "what is no part is stored": (
        "insert-fences", "arith.select", swap_operands(1, 2), (*UNORDERED, e.UnwrittenOutput),
    ),
}  # fmt: skip

QUICK = ("no barrier between the stores and the ticket", "slots and parts for each other")


@pytest.mark.parametrize("what", marked(STREAMED, QUICK))
def test_what_is_wrong_is_named(what: str) -> None:
    level, name, change, kinds = STREAMED[what]
    inputs = reference.make_inputs(levels(LONG)[0][1], 0, True)
    module = after(LONG, level)
    last = name in ("barrier.wait_grid", "arith.select")  # the consumers'
    change(find(module, name, -1 if last else 0))
    schedules: list[Scheduler | int] = [0]
    schedules += [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in schedules:
        with pytest.raises(kinds):
            run(module, inputs, schedule)


def test_a_number_that_is_not_as_assumed_is_refused() -> None:
    module = after(LONG, "schedule-work")
    assumed = find(module, "tile.assume")
    assumed.operands[0] = assumed.operands[0].owner.operands[0]  # type: ignore[union-attr]
    inputs = reference.make_inputs(levels(LONG)[0][1], 0, True)
    with pytest.raises(e.Unsupported, match="a number that was to be 1 to"):
        run(module, inputs)


def loops_of(ptx: str) -> list[list[str]]:
    """The instructions, without operands, of each loop that waits for a stage: label to branch."""
    lines = [line.strip() for line in ptx.splitlines()]
    found: list[list[str]] = []
    for first, line in enumerate(lines):
        if not re.fullmatch(r"\$L_loop_\d+:", line):
            continue
        end = next(i for i, at in enumerate(lines) if at.endswith(f"bra {line[:-1]};"))
        body = [at for at in lines[first:end] if not at.startswith("$")]
        if sum("$L_loop" in at for at in lines[first:end]) == 1 and "try_wait" in " ".join(body):
            found.append([re.sub(r"^@!?%p\d+ ", "@ ", at).split(" ")[0] for at in body])
    return found


@pytest.mark.parametrize("epilogue", ["plain", "overlap"])
def test_the_loop_over_k_is_that_of_whole_blocks(epilogue: str) -> None:
    """The consumers' instructions are the same, and so are the producer's, but that it adds where
    K begins."""
    text = (ROOT / CAST).read_text(encoding="utf-8")
    sizes = "resize{m=3072 n=3072 k=3072}, "
    kernel = f"hopper-coop{{epilogue={epilogue} tile=128,256,64 cluster=2,1"
    whole, hybrid = (
        loops_of(api.compile(text, pipeline=f"{sizes}{kernel}{stream}}}").ptx)
        for stream in ("", " stream=auto")
    )
    assert len(whole) == 2 and "wgmma.mma_async" in " ".join(map(" ".join, whole))
    assert hybrid[1] == whole[1]
    assert Counter(hybrid[0]) - Counter(whole[0]) == Counter({"add.s32": 1})
