"""Additions to the sums of a product, apart from the rest of an epilogue's arithmetic."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import f32
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.additions import additions
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.ir import Inserter


def taken_off(computed: MapOp) -> MapOp | None:
    """The `additions` of an op, as one of its own in front of it, to the sums; None where it has
    none, or none to columns of the tile. The op is left with the rest: it computes with the sums
    in the place of the additions' result, and with those of its inputs that it still reads."""
    body, sums = computed.body.block, _sums_of(computed)
    ops = additions(body, sums) if body.args[0] in sums else []
    if not ops:
        return None
    result, known = ops[-1].results[0], dict[SSAValue, SSAValue]()
    copied = computed.clone(known)
    cast(Operation, copied.body.block.last_op).operands[0] = known[result]
    added = MapOp(computed.value, f32, copied.detach_region(0), computed.inputs)
    copied.erase()
    Inserter.before(computed).op(added).location = computed.location
    result.replace_all_uses_with(body.args[0])
    for each in (added, computed):
        _leave_out_unread(each)
    return added


def _sums_of(computed: MapOp) -> set[SSAValue]:
    """The arguments of a body that are columns of the tile."""
    return {arg for value, arg in computed.elements() if isinstance(value.owner, ExtractOp)}


def _leave_out_unread(computed: MapOp) -> None:
    """Take out the ops of a body that nothing reads, and so the inputs."""
    block, inputs = computed.body.block, [computed.value]
    for op in reversed(list(block.ops)):
        if op.results and not any(each.first_use for each in op.results):
            op.detach()
            op.erase()
    for arg, value in list(zip(block.args[1:], computed.inputs, strict=True)):
        if arg.first_use is None:
            block.erase_arg(arg)
        else:
            inputs.append(value)
    computed.operands = inputs
