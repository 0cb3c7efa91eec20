"""Nests whose tensors begin as nothing, where no memory has to be read for these."""

from __future__ import annotations

from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Region, SSAValue

from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._kept_memory import put_in_order


def begun_with_elements(op: SequentialOp) -> SequentialOp:
    """A nest that reads only tensors that somebody wrote: of others, which `tensor.empty` makes, it
    has memory of its own. `op` itself where all are written."""
    if not any(map(_is_empty, op.operands)):
        return op
    read = list(zip(op.read, op.body.block.args, strict=False))
    written = [each for each in read if not _is_empty(each[0])]
    own = [each for each in read if _is_empty(each[0])]
    kept = [each for each in op.begun if each[0] is not None and not _is_empty(each[0])]
    others = [each for each in op.begun if each[0] is None or _is_empty(each[0])]
    arguments = [*(each[-1] for group in (written, kept, others, own) for each in group)]
    put_in_order(op.body.block, arguments)
    kinds = [*(result.type for _, result, _ in others), *(value.type for value, _ in own)]
    updated = [before for before, *_ in kept if before is not None]
    body = Region(op.body.detach_block(0))
    made = Inserter.before(op).op(
        SequentialOp([value for value, _ in written], updated, kinds, body)
    )
    for (_, value, _), new in zip((*kept, *others), made.made, strict=False):
        new.name_hint = value.name_hint
        value.replace_all_uses_with(new)
    op.detach()
    op.erase()
    return made


def _is_empty(value: SSAValue) -> bool:
    return isinstance(value.owner, EmptyOp)
