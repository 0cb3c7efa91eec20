"""Which carried values of loops nothing needs, through nests and cycles."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import Pure

from gemmc.analysis.loops import drop_carried
from gemmc.ir import erase_dead, index_of, walk_type


def drop_dead_carried(root: Operation) -> None:
    """Drop the carried values inside `root` that only serve to compute themselves."""
    live = _live_values(root)
    for loop in reversed(walk_type(root, scf.ForOp)):
        args = loop.body.block.args[1:]
        pairs = list(zip(args, loop.results, strict=True))
        dead = [i for i, (a, r) in enumerate(pairs) if a not in live and r not in live]
        end = loop.body.block.last_op
        assert end is not None
        for position in dead:
            end.operands[position] = args[position]
            args[position].replace_uses_with_if(
                loop.iter_args[position], lambda use: not isinstance(use.operation, scf.YieldOp)
            )
        if dead:
            drop_carried(loop, dead)
    erase_dead(root)


def _live_values(root: Operation) -> set[SSAValue]:
    """Values some op with an effect, or some loop bound, depends on."""
    live: set[SSAValue] = set()
    pending: list[SSAValue] = []
    for op in root.walk():
        if isinstance(op, scf.ForOp):
            pending += [op.lb, op.ub, op.step]
        elif isinstance(op, scf.YieldOp):
            if not isinstance(op.parent_op(), scf.ForOp):
                pending += op.operands
        elif not op.has_trait(Pure()):
            pending += op.operands
    while pending:
        value = pending.pop()
        if value not in live:
            live.add(value)
            pending += _sources(value)
    return live


def _sources(value: SSAValue) -> list[SSAValue]:
    """What a value is computed from; a carried value comes from its init and its yield."""
    owner = value.owner
    if isinstance(owner, Block):
        loop = owner.parent_op()
        position = index_of(value) - 1
        if not isinstance(loop, scf.ForOp) or position < 0:
            return []
        return _carried_sources(loop, position)
    if isinstance(owner, scf.ForOp):
        return _carried_sources(owner, index_of(value))
    return list(owner.operands)


def _carried_sources(loop: scf.ForOp, position: int) -> list[SSAValue]:
    end = loop.body.block.last_op
    assert end is not None
    return [loop.iter_args[position], end.operands[position]]
