"""What values lead to, each looked at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from xdsl.ir import SSAValue


def reached(
    value: SSAValue, leads: Callable[[SSAValue], Sequence[SSAValue]]
) -> Iterator[SSAValue]:
    """A value and all that it leads to, depth first. Each once: of values that are read twice in
    each step, paths double with every step."""
    seen, left = {value}, [value]
    while left:
        each = left.pop()
        yield each
        new = [one for one in dict.fromkeys(leads(each)) if one not in seen]
        seen.update(new)
        left += reversed(new)
