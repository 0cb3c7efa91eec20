"""Choices whose sides lead to several blocks, made ones that meet at one block; loops that are
entered at several blocks, made ones that are entered at one."""

from __future__ import annotations

from xdsl.dialects.builtin import i32
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.irdl.dominance import DominanceInfo

from gemmc.dialects.blocks import sides
from gemmc.dialects.flagged import Edge, Slots, any_values, edges_of, turn, values_ahead
from gemmc.dialects.loops_of_blocks import entries_of_loop, loops_of


def meet_once(region: Region) -> bool:
    """Let the first choice whose sides lead on to several blocks lead to one, which is told where
    to go on; whether there is such a choice."""
    known, loops = DominanceInfo(region), loops_of(region)
    for block in _in_order(region):
        ways = sides(block)
        if ways is None:
            continue
        # A loop is left on one side.
        if any(block in loop and sum(to in loop for to, _ in ways) == 1 for loop in loops.values()):
            continue
        edges = [edge for number in (0, 1) for edge in _leaving(Edge(block, number), known)]
        slots = Slots([edge.goal[0] for edge in edges])
        if len(slots.targets) > 1 and _meet(region, edges, slots):
            return True
    return False


def enter_once(region: Region) -> bool:
    """Let a loop that is entered at several blocks be entered at one, which is told where to go on;
    whether there is such a loop."""
    entries = entries_of_loop(region)
    edges = [
        edge for block in region.blocks for edge in edges_of(block) if edge.goal[0] in entries
    ]
    return bool(entries) and _meet(region, edges, Slots(entries))


def _in_order(region: Region) -> list[Block]:
    """A region's blocks, each behind those that lead to it, but for loops."""
    found, seen = list[Block](), set[Block]()
    waiting = [(region.blocks[0], False)]
    while waiting:
        block, done = waiting.pop()
        if done:
            found.append(block)
        elif block not in seen:
            seen.add(block)
            waiting.append((block, True))
            waiting += [(edge.goal[0], False) for edge in edges_of(block)]
    return found[::-1]


def _leaving(side: Edge, known: DominanceInfo) -> list[Edge]:
    """The edges by which a side of a choice leads on: out of the blocks that it alone leads to."""
    first, region = side.goal[0], side.block.parent
    assert region is not None, "a block of a region"
    own = {each for each in region.blocks if known.dominates(first, each)}
    into = [
        edge for each in region.blocks if each not in own
        for edge in edges_of(each) if edge.goal[0] is first
    ]  # fmt: skip
    if into != [side]:
        return [side]
    return [
        edge for each in region.blocks if each in own
        for edge in edges_of(each) if edge.goal[0] not in own
    ]  # fmt: skip


def _meet(region: Region, edges: list[Edge], slots: Slots) -> bool:
    """Let edges lead to a new block, which leads to their goals; whether slots can be filled."""
    fillings = list[tuple[list[SSAValue], list[Operation]]]()
    for edge in edges:
        filling = any_values(slots.kinds, [*edge.goal[1], *values_ahead(edge.block)])
        if filling is None:
            return False
        fillings.append(filling)
    met = Block(arg_types=[i32, *slots.kinds])
    region.add_block(met)
    flag, *arguments = met.args
    slots.go_on(met, flag, arguments)
    for edge, (others, made) in zip(edges, fillings, strict=True):
        to, values = edge.goal
        told = slots.flag(to)
        filled = slots.filled(to, values, others)
        turn(edge, met, [told.result, *filled], told, *_used(made, filled))
    return True


def _used(ops: list[Operation], values: list[SSAValue]) -> list[Operation]:
    """The ops that make one of some values."""
    return [op for op in ops if op.results[0] in values]
