"""Whether two ops in different roles run equally often: the loops around them compared."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue
from xdsl.traits import Pure

from gemmc.dialects.tile.kernel import IdOp, RoleOp, ThreadIdOp
from gemmc.transforms._ir import ancestors


def same_nest(one: Operation, other: Operation) -> bool:
    """Whether the loops around two ops, up to their roles, have the same bounds."""
    nests = [_loops(one), _loops(other)]
    if len(nests[0]) != len(nests[1]):
        return False
    alike: dict[SSAValue, SSAValue] = {}
    for a, b in zip(*nests, strict=True):
        bounds = zip((a.lb, a.ub, a.step), (b.lb, b.ub, b.step), strict=True)
        if not all(_same(x, y, alike) for x, y in bounds):
            return False
        alike[a.body.block.args[0]] = b.body.block.args[0]
    return True


def _loops(op: Operation) -> list[scf.ForOp]:
    """The loops around an op, outermost first."""
    found: list[scf.ForOp] = []
    for parent in ancestors(op):
        if isinstance(parent, RoleOp):
            break
        if isinstance(parent, scf.ForOp):
            found.append(parent)
    return found[::-1]


def _same(one: SSAValue, other: SSAValue, alike: dict[SSAValue, SSAValue]) -> bool:
    """Whether two values are one value, or computed alike from values that are."""
    if one is other or alike.get(one) is other:
        return True
    if isinstance(one, BlockArgument) or isinstance(other, BlockArgument):
        return False
    assert isinstance(one, OpResult) and isinstance(other, OpResult)
    a, b = one.op, other.op
    pure = a.dialect_name() == arith.Arith.name or a.has_trait(Pure())
    if not pure or a.name != b.name or isinstance(a, IdOp | ThreadIdOp):
        return False
    if a.properties != b.properties or len(a.operands) != len(b.operands):
        return False
    return all(_same(x, y, alike) for x, y in zip(a.operands, b.operands, strict=True))
