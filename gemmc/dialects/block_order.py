"""Which blocks of a region come before which: dominance, where ways meet, and natural loops.

Source: Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", 2001.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.ir import Block, Operation, Region

from gemmc.errors import refuse


class Flow:
    """The blocks of a region that the first one leads to, as they are before any of them changes.
    GemmcError for a loop that is entered at several blocks."""

    def __init__(self, region: Region) -> None:
        first = region.blocks[0]
        self._region = region
        self._next = {each: _successors(each) for each in region.blocks}
        self._before: dict[Block, list[Block]] = {each: [] for each in region.blocks}
        for block, others in self._next.items():
            for each in others:
                self._before[each].append(block)
        self.order = _order(first, self._next)
        self._above = _nearest(self.order, self._before)
        ends = [each for each in self.order if not self._next[each]]
        behind = _order(ends[0], self._before) if ends else []
        self._meets = _nearest(behind, self._next)
        self.loops = self._found()

    def _found(self) -> dict[Block, set[Block]]:
        """The blocks of the loops by the one that each is entered at."""
        loops: dict[Block, set[Block]] = {}
        number = {each: n for n, each in enumerate(self.order)}
        for block in self.order:
            for head in self._next[block]:
                if number[head] > number[block]:
                    continue
                if not self.dominates(head, block):
                    at = block.last_op
                    assert at is not None, "it branches"
                    raise refuse(at, "a loop that is entered at one block", "several", "write scf")
                loops.setdefault(head, {head}).update(self.ahead(block, head, None))
        return loops

    def dominates(self, one: Block, other: Block) -> bool:
        """Whether all ways to a block lead through another, or it is that."""
        at: Block | None = other
        while at is not None and at is not one:
            at = self._above.get(at)
        return at is one

    def meeting(self, block: Block) -> Block | None:
        """The nearest block that all ways from a block lead through; None where there is none."""
        return self._meets.get(block)

    def entries(self, block: Block) -> list[Block]:
        """The blocks that lead to one, but for those of a loop that it begins."""
        loop = self.loops.get(block, set[Block]())
        return [each for each in self._before[block] if each not in loop]

    def leaves(self, block: Block, inside: set[Block]) -> bool:
        """Whether a block leads out of some."""
        return any(each not in inside for each in self._next[block])

    def ahead(self, block: Block, head: Block, inside: set[Block] | None) -> set[Block]:
        """The blocks, perhaps of some only, from which a way leads to a block that does not come
        through a loop's first, with both."""
        found, waiting = {head, block}, [block]
        while waiting:
            at = waiting.pop()
            for each in self._before[at] if at is not head else ():
                if each not in found and (inside is None or each in inside):
                    found.add(each)
                    waiting.append(each)
        return found

    def block_of(self, op: Operation) -> Block | None:
        """The region's block in which an op stands; None of one that stands elsewhere."""
        block = op.parent_block()
        while block is not None and block.parent_region() is not self._region:
            around = block.parent_op()
            block = around.parent_block() if around is not None else None
        return block


def _successors(block: Block) -> list[Block]:
    return list(dict.fromkeys(block.last_op.successors)) if block.last_op is not None else []


def _order(first: Block, follow: Mapping[Block, Sequence[Block]]) -> list[Block]:
    """Blocks in reverse postorder: each ahead of those that it leads to, but by a way back."""
    found: list[Block] = []
    seen, waiting = {first}, [(first, iter(follow[first]))]
    while waiting:
        block, others = waiting[-1]
        other = next((each for each in others if each not in seen), None)
        if other is None:
            found.append(block)
            waiting.pop()
        else:
            seen.add(other)
            waiting.append((other, iter(follow[other])))
    return found[::-1]


def _nearest(order: Sequence[Block], before: Mapping[Block, Sequence[Block]]) -> dict[Block, Block]:
    """Of each block but the first, the nearest other one that all ways to it lead through."""
    number = {each: n for n, each in enumerate(order)}
    found: dict[Block, Block] = {}
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            known = [each for each in before[block] if each in found or each is order[0]]
            nearest = known[0]
            for each in known[1:]:
                nearest = _common(nearest, each, found, number)
            if found.get(block) is not nearest:
                found[block], changed = nearest, True
    return found


def _common(
    one: Block, other: Block, above: Mapping[Block, Block], number: Mapping[Block, int]
) -> Block:
    while one is not other:
        if number[one] > number[other]:
            one = above[one]
        else:
            other = above[other]
    return one
