"""What MLIR's verifier says of values, and xDSL's does not: each is defined before it is used."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.irdl.dominance import DominanceInfo


def use_before_definition(module: ModuleOp) -> tuple[Operation, SSAValue] | None:
    """The first op with an operand that is defined neither before it nor in what encloses it, with
    that operand; None in a valid module (MLIR language reference, "Regions", "SSACFG")."""
    order: dict[Operation, int] = {}
    blocks: dict[Region, DominanceInfo] = {}
    of_blocks: dict[int, set[int]] = {}
    for op in module.walk():
        block = op.parent
        above = of_blocks.get(id(block))
        if above is None:
            above = of_blocks[id(block)] = set(map(id, block.args)) if block is not None else set()
        for value in op.operands:
            # Most are defined above it in its own block: of others it takes longer to tell.
            if id(value) in above:
                continue
            order = order or {each: number for number, each in enumerate(module.walk())}
            if not _is_defined(value, op, order, blocks):
                return op, value
        above.update(map(id, op.results))
    return None


def _is_defined(
    value: SSAValue, user: Operation, order: dict[Operation, int],
    blocks: dict[Region, DominanceInfo],
) -> bool:  # fmt: skip
    owner = value.owner
    block = owner if isinstance(owner, Block) else owner.parent
    region = None if block is None else block.parent
    if block is None or region is None:
        return False
    at = _around(user, region)
    if at is None or at.parent is None:
        return False
    if at.parent is not block:
        if region not in blocks:
            blocks[region] = DominanceInfo(region)
        return blocks[region].strictly_dominates(block, at.parent)
    # An op comes before what is nested in it: its own results are not defined there.
    return isinstance(owner, Block) or order[owner] < order[at]


def _around(op: Operation, region: Region) -> Operation | None:
    """The op of a region's own blocks in which an op stands, or which it is."""
    at: Operation | None = op
    while at is not None and at.parent_region() is not region:
        at = at.parent_op()
    return at
