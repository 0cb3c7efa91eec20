"""Whether two ops in different roles run equally often: the loops around them compared."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.computed_alike import computed_alike
from gemmc.dialects.tile.kernel import IdOp, RoleOp
from gemmc.ir import ancestors, constant_of


def same_nest(one: Operation, other: Operation) -> bool:
    """Whether the loops around two ops, up to their roles, have the same bounds."""
    nests = [_loops(one), _loops(other)]
    if len(nests[0]) != len(nests[1]):
        return False
    alike: dict[SSAValue, SSAValue] = {}
    for a, b in zip(*nests, strict=True):
        bounds = zip(_items(a), _items(b), strict=True)
        if not all(computed_alike(x, y, alike) for x, y in bounds):
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
