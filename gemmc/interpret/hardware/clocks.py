"""Happens-before by vector clocks, once for all accesses and once for those past a proxy fence.

Everything that can access memory on its own is an *actor* with a number and a counter: each
agent (a warp or a group of warps), and each engine that completes work later (the copy engine
as seen through one mbarrier, the tensor core as driven by one warp, a thread's bulk groups).
Knowing actor a up to n means: what a did at its counts 1 … n happens before now.
"""

from __future__ import annotations


class Clock:
    """What is known to have happened: `seen` for every access, `fenced` for generic writes that
    a proxy fence has made visible to the async proxy (PTX ISA, "Memory Consistency Model:
    Proxies"), in shared memory and, as `in_global`, in global memory."""

    __slots__ = ("fenced", "in_global", "seen")

    def __init__(
        self, seen: dict[int, int] | None = None, fenced: dict[int, int] | None = None,
        in_global: dict[int, int] | None = None,
    ):  # fmt: skip
        self.seen: dict[int, int] = {} if seen is None else seen
        self.fenced: dict[int, int] = {} if fenced is None else fenced
        self.in_global: dict[int, int] = {} if in_global is None else in_global

    def copy(self) -> Clock:
        return Clock(dict(self.seen), dict(self.fenced), dict(self.in_global))

    def join(self, other: Clock) -> None:
        """Learn all that `other` knows."""
        _join(self.seen, other.seen)
        _join(self.fenced, other.fenced)
        if other.in_global:
            _join(self.in_global, other.in_global)

    def learn(self, actor: int, count: int) -> None:
        """Know what `actor` did up to `count`."""
        if count > self.seen.get(actor, 0):
            self.seen[actor] = count

    def knows(self, actor: int, count: int) -> bool:
        return self.seen.get(actor, 0) >= count


def _join(mine: dict[int, int], theirs: dict[int, int]) -> None:
    for actor, count in theirs.items():
        if count > mine.get(actor, 0):
            mine[actor] = count
