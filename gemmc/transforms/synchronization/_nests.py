"""Whether two ops in different roles run equally often: the loops around them compared."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from gemmc.dialects.interfaces import VariesByThread
from gemmc.dialects.tile.kernel import IdOp, RoleOp
from gemmc.ir import ancestors, constant_of, is_pure


def same_nest(one: Operation, other: Operation) -> bool:
    """Whether the loops around two ops, up to their roles, have the same bounds."""
    nests = [_loops(one), _loops(other)]
    if len(nests[0]) != len(nests[1]):
        return False
    alike: dict[SSAValue, SSAValue] = {}
    for a, b in zip(*nests, strict=True):
        bounds = zip(_items(a), _items(b), strict=True)
        if not all(_same(x, y, alike) for x, y in bounds):
            return False
        alike[a.body.block.args[0]] = b.body.block.args[0]
    return True


def _items(loop: scf.ForOp) -> tuple[SSAValue, SSAValue, SSAValue]:
    """Bounds of a loop; of all warpgroups together where those of a role take turns.

    Warpgroup w of n goes from b + w·s in steps of s·n, so together they go from b by s.
    """
    first, step = loop.lb.owner, loop.step.owner
    role = loop.parent_op()
    if not isinstance(role, RoleOp) or role.turns is None:
        return loop.lb, loop.ub, loop.step
    if not isinstance(first, arith.AddiOp) or not isinstance(step, arith.MuliOp):
        return loop.lb, loop.ub, loop.step
    ahead = first.rhs.owner
    own = isinstance(ahead, arith.MuliOp) and isinstance(ahead.lhs.owner, IdOp)
    whole = constant_of(step.rhs) == role.warpgroups.value.data
    if isinstance(ahead, arith.MuliOp) and own and whole and ahead.rhs is step.lhs:
        return first.lhs, loop.ub, step.lhs
    return loop.lb, loop.ub, loop.step


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
    if not is_pure(a) or a.name != b.name or isinstance(a, VariesByThread):
        return False
    if a.properties != b.properties or len(a.operands) != len(b.operands):
        return False
    return all(_same(x, y, alike) for x, y in zip(a.operands, b.operands, strict=True))
