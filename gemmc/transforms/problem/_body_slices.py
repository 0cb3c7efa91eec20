"""What a value of an op's body is computed from, and copies of it in other bodies."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue


def behind(value: SSAValue, body: Block) -> set[SSAValue]:
    """A value, and those of a body that it is computed from."""
    found: set[SSAValue] = set()
    left = [value]
    while left:
        each = left.pop()
        owner = each.owner
        inside = owner is body or (isinstance(owner, Operation) and owner.parent is body)
        if inside and each not in found:
            found.add(each)
            if isinstance(owner, Operation):
                left += [operand for inner in owner.walk() for operand in inner.operands]
    return found


def copied(
    value: SSAValue, body: Block, known: dict[SSAValue, SSAValue], into: Block
) -> SSAValue:
    """A value of a body at the end of another one, with what it is computed from, in order, but for
    what is known there already; what is copied is known from then on. A value that is not of the
    body is itself."""
    wanted = behind(value, body)
    for inner in body.ops:
        if any(each in wanted and each not in known for each in inner.results):
            made = inner.clone(known)
            made.location = inner.location
            into.add_op(made)
    return known.get(value, value)
