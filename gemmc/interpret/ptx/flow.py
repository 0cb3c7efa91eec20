"""Where the ways of a branch meet again: immediate post-dominators of the control flow."""

from __future__ import annotations

from gemmc.interpret.ptx.program import Line, Target


def targets_of(line: Line) -> tuple[int, ...]:
    """The positions a branch may go to besides the next one."""
    last = line.operands[-1] if line.operands else None
    return last.positions if isinstance(last, Target) else ()


def successors(code: list[Line], position: int) -> tuple[int, ...]:
    """Positions that may follow; `len(code)` is the exit."""
    line = code[position]
    onward = (position + 1,)
    if line.parts[0] in ("bra", "brx"):
        jumps = targets_of(line)
        return (*jumps, *onward) if line.guard is not None else jumps
    if line.parts[0] in ("ret", "exit", "trap"):
        return (len(code), *onward) if line.guard is not None else (len(code),)
    return onward


def join_points(code: list[Line]) -> list[int]:
    """For each position, the first one that every way onward passes (len(code): only the exit).

    The iteration of Cooper, Harvey and Kennedy on the reversed graph; code that cannot
    reach the exit joins at the exit.
    """
    end = len(code)
    following = [successors(code, p) for p in range(end)]
    before: list[list[int]] = [[] for _ in range(end + 1)]
    for position, after in enumerate(following):
        for p in after:
            before[min(p, end)].append(position)
    order = _postorder(before, end)
    rank = {p: i for i, p in enumerate(order)}
    joins: list[int | None] = [None] * (end + 1)
    joins[end] = end
    changed = True
    while changed:
        changed = False
        for position in reversed(order):
            if position == end:
                continue
            new: int | None = None
            for p in following[position]:
                p = min(p, end)
                if p not in rank or joins[p] is None:
                    continue
                new = p if new is None else _meet(p, new, joins, rank)
            if new != joins[position]:
                joins[position] = new
                changed = True
    return [end if j is None else j for j in joins[:end]]


def _meet(a: int, b: int, joins: list[int | None], rank: dict[int, int]) -> int:
    while a != b:
        while rank[a] < rank[b]:
            a = joins[a]  # pyright: ignore[reportAssignmentType]
        while rank[b] < rank[a]:
            b = joins[b]  # pyright: ignore[reportAssignmentType]
    return a


def _postorder(before: list[list[int]], end: int) -> list[int]:
    """Positions in postorder of a walk from the exit backwards."""
    order: list[int] = []
    seen = {end}
    stack: list[tuple[int, int]] = [(end, 0)]
    while stack:
        position, child = stack.pop()
        if child == len(before[position]):
            order.append(position)
            continue
        stack.append((position, child + 1))
        nearer = before[position][child]
        if nearer not in seen:
            seen.add(nearer)
            stack.append((nearer, 0))
    return order
