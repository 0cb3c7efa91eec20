"""Whether two values are computed alike."""

from __future__ import annotations

from xdsl.ir import BlockArgument, OpResult, SSAValue

from gemmc.dialects.interfaces import VariesByThread
from gemmc.ir import is_pure


def computed_alike(
    one: SSAValue, other: SSAValue, alike: dict[SSAValue, SSAValue], *, in_a_thread: bool = False
) -> bool:
    """Whether two values are one value, or results of pure ops with the same attributes of operands
    that are. `alike` has pairs that are known, and gets those that are found. What differs from
    thread to thread is alike only `in_a_thread`: where the same threads compute both."""
    if one is other or alike.get(one) is other:
        return True
    if isinstance(one, BlockArgument) or isinstance(other, BlockArgument):
        return False
    assert isinstance(one, OpResult) and isinstance(other, OpResult)
    a, b = one.op, other.op
    if not is_pure(a) or a.name != b.name or one.index != other.index:
        return False
    if isinstance(a, VariesByThread) and not in_a_thread:
        return False
    if a.properties != b.properties or len(a.operands) != len(b.operands) or a.regions:
        return False
    operands = zip(a.operands, b.operands, strict=True)
    if not all(computed_alike(x, y, alike, in_a_thread=in_a_thread) for x, y in operands):
        return False
    alike[one] = other
    return True
