"""Nests whose tensors begin as nothing, where no memory has to be read for these."""

from __future__ import annotations

from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Region, SSAValue

from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.ir import Inserter


def begun_with_elements(op: SequentialOp) -> SequentialOp:
    """A nest that reads only tensors that somebody wrote: of others, which `tensor.empty` makes, it
    has memory of its own. `op` itself where all are written."""
    if not any(isinstance(each.owner, EmptyOp) for each in op.operands):
        return op
    arguments, own = list(op.body.block.args), list[SSAValue]()
    updates = list(zip(op.updated, op.made, arguments[len(op.read) :], strict=False))
    read = [(v, a) for v, a in zip(op.read, arguments, strict=False)]
    own = [a for v, a in read if isinstance(v.owner, EmptyOp)]
    kept = [each for each in updates if not isinstance(each[0].owner, EmptyOp)]
    begun = [each for each in updates if isinstance(each[0].owner, EmptyOp)]
    first = len(op.read) + len(op.updated)
    others = list(zip(op.made[len(op.updated) :], arguments[first:], strict=True))
    read = [(v, a) for v, a in read if a not in own]
    results = [*((r, a) for _, r, a in begun), *others]
    kinds = [r.type for r, _ in results]
    kinds += [v.type for v, a in zip(op.read, arguments, strict=False) if a in own]
    block = op.body.block
    order = [*(a for _, a in read), *(a for *_, a in kept), *(a for _, a in results), *own]
    for argument in order:
        new = block.insert_arg(argument.type, len(block.args))
        new.name_hint = argument.name_hint
        argument.replace_all_uses_with(new)
        block.erase_arg(argument)
    made = Inserter.before(op).op(SequentialOp(
        [v for v, _ in read], [v for v, *_ in kept], kinds, Region(op.body.detach_block(0))
    ))  # fmt: skip
    old = [*(r for _, r, _ in kept), *(r for r, _ in results)]
    for value, new in zip(old, made.made, strict=False):
        new.name_hint = value.name_hint
        value.replace_all_uses_with(new)
    op.detach()
    op.erase()
    return made
