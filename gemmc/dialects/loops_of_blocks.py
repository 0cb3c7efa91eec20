"""Which blocks of a region are a loop, and where it is entered."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Block, Region
from xdsl.irdl.dominance import DominanceInfo

from gemmc.dialects.flagged import edges_of


def loops_of(region: Region) -> dict[Block, set[Block]]:
    """The blocks of each loop, by the one block that it is entered at."""
    known = DominanceInfo(region)
    ahead: dict[Block, list[Block]] = {block: [] for block in region.blocks}
    for block in region.blocks:
        for edge in edges_of(block):
            ahead[edge.goal[0]].append(block)
    found: dict[Block, set[Block]] = {}
    for head in region.blocks:
        back = [block for block in ahead[head] if known.dominates(head, block)]
        if not back:
            continue
        own, waiting = {head}, back
        while waiting:
            block = waiting.pop()
            if block not in own:
                own.add(block)
                waiting += ahead[block]
        found[head] = own
    return found


def entries_of_loop(region: Region) -> list[Block]:
    """The blocks that a loop is entered at, of the first that has several; none where all have
    one."""
    waiting = [list(region.blocks)]
    while waiting:
        for loop in _loops_among(waiting.pop()):
            entries = [
                block for block in loop
                if any(edge.goal[0] is block for each in region.blocks if each not in loop
                       for edge in edges_of(each))
            ]  # fmt: skip
            if len(entries) > 1:
                return entries
            waiting.append([block for block in loop if block not in entries])
    return []


def _loops_among(blocks: list[Block]) -> list[list[Block]]:
    """Of some blocks those that lead to each other, by branches among them, in their order."""
    reached = {block: _reached([block], set(blocks)) for block in blocks}
    found: list[list[Block]] = []
    for block in blocks:
        if block in reached[block] and not any(block in each for each in found):
            found.append([each for each in blocks if each in reached[block]
                          and block in reached[each]])  # fmt: skip
    return found


def _reached(blocks: Iterable[Block], among: set[Block]) -> set[Block]:
    """The blocks that some lead to, by one branch or more."""
    found, waiting = set[Block](), list(blocks)
    while waiting:
        for edge in edges_of(waiting.pop()):
            to = edge.goal[0]
            if to in among and to not in found:
                found.add(to)
                waiting.append(to)
    return found
