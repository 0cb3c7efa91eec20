"""What must be true of roles, positions and elected threads for thread numbers to express them."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import Operation
from xdsl.traits import Pure

from gemmc.analysis.accesses import role_of
from gemmc.dialects.tile.kernel import UNIT_THREADS, ElectOp, IdOp, KernelOp, RoleOp
from gemmc.errors import Run, refuse
from gemmc.ir import ancestors, walk_type
from gemmc.target import SM90

WARP_THREADS = 32


def check_hierarchy(kernel: KernelOp) -> None:
    """Refuse what branches on thread numbers would not express; the kernel has threads."""
    roles = [r for r in kernel.body.block.ops if isinstance(r, RoleOp)]
    for role in walk_type(kernel, RoleOp):
        if role not in roles:
            parent = role.parent_op()
            found = "none" if parent is None else parent.name
            raise refuse(role, "roles that stand directly in the kernel", found)
    if roles:
        _check_sizes(kernel, roles)
        _check_between(kernel, roles)
    for position in walk_type(kernel, IdOp):
        _check_position(kernel, position)
    for elect in walk_type(kernel, ElectOp):
        _check_elect(kernel, elect)


def launch_registers(kernel: KernelOp) -> int:
    """Registers a thread starts with: the file divided by the threads, in steps of 8."""
    return SM90.launch_registers(_threads(kernel))


def _threads(kernel: KernelOp) -> int:
    assert kernel.threads is not None
    return kernel.threads.value.data


def _check_sizes(kernel: KernelOp, roles: list[RoleOp]) -> None:
    """The roles are the CTA, and setmaxnreg.inc waits for ever for registers there are not."""
    threads = sum(128 * r.warpgroups.value.data for r in roles)
    if threads != _threads(kernel):
        needed = f"as many threads as the kernel's roles have, {threads}"
        raise refuse(kernel, needed, f"{_threads(kernel)}", Run("specialize-warps"))
    start = launch_registers(kernel)
    budgets = [
        128 * r.warpgroups.value.data * (start if r.registers is None else r.registers.value.data)
        for r in roles
    ]
    pool = start * threads
    if sum(budgets) > pool:
        needed = f"at most the {pool} registers the CTA is launched with in the roles' budgets"
        raise refuse(kernel, needed, f"{sum(budgets)}", "lower specialize-warps' registers")


def _check_between(kernel: KernelOp, roles: list[RoleOp]) -> None:
    """The roles become one branch, where the last of them stands."""
    ops = list(kernel.body.block.ops)
    for op in ops[ops.index(roles[0]) : ops.index(roles[-1])]:
        pure = op.dialect_name() == arith.Arith.name or op.has_trait(Pure())
        if not isinstance(op, RoleOp) and not pure:
            raise refuse(op, "only pure ops between roles, which run concurrently", op.name)


def _check_position(kernel: KernelOp, position: IdOp) -> None:
    unit = position.unit.data
    threads = _threads_of(kernel, position)
    count = -(-threads // UNIT_THREADS[unit])
    if position.of.value.data != count:
        needed = f"a {unit} of {count}, as many as the role or kernel around it has"
        raise refuse(position, needed, f"{position.of.value.data}")
    if unit != "thread":
        _need_whole_warps(kernel, position)


def _check_elect(kernel: KernelOp, elect: ElectOp) -> None:
    if any(isinstance(a, ElectOp) for a in ancestors(elect)):
        needed = "a whole warp to elect a thread of"
        raise refuse(elect, needed, "one elected thread, in another tile.elect")
    _need_whole_warps(kernel, elect)


def _need_whole_warps(kernel: KernelOp, op: Operation) -> None:
    if _threads_of(kernel, op) % WARP_THREADS:
        needed = f"a multiple of {WARP_THREADS} threads, as whole warps take part"
        raise refuse(op, needed, f"{_threads_of(kernel, op)}")


def _threads_of(kernel: KernelOp, op: Operation) -> int:
    role = role_of(op)
    return _threads(kernel) if role is None else WARP_THREADS * role.warps.value.data
