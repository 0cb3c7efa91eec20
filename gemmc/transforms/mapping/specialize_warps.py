"""Pass `specialize-warps`: which warps load and which compute."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace as replace_options

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import drop_carried, unchanged_carried
from gemmc.analysis.views import base_of, slot_of
from gemmc.analysis.work_section import check_section, makes_fragment, work_section
from gemmc.dialects.interfaces import Collective, FragmentFlow, Product
from gemmc.dialects.tile.kernel import REGISTER_FILE, KernelOp, RoleOp, int_attr
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import AHEAD, BARRIERS, DEPENDENT, GRID, RINGS, ROLES, THREADS, Facts
from gemmc.ir import Inserter, erase_dead, kernels, replace, walk_type
from gemmc.plan import AUTO, Auto, Plan, settled


@dataclass(frozen=True)
class SpecializeWarpsPass(ModulePass):
    """Let one warp do the copies and other warpgroups the products, concurrently.

    Before → after:

        zero; scf.for … { copy; copy; mma }; map; store
        →
        tile.role "producer" warpgroups 1 warps 1 registers 40 { scf.for … { copy; copy } }
        tile.role "consumer" warpgroups 2 warps 8 registers 232 { zero; scf.for … { mma }; store }

    Requires: a kernel with copies into rings, from `multi-buffer`, and products; no roles yet;
    besides them only stores, loops and pure ops; no matrix both copied from and stored to.
    Ensures: two copies of the program, one that only fills rings and one that never does; each
    copy, product and store is in exactly one. The CTA has 128 threads per warpgroup.
    Why here: `multi-buffer` gave both clones the iteration number they meet by;
    `distribute` then shares out the consumer's work, `insert-barriers` joins the roles again.
    Serves pipelines whose copies run beside the products; elsewhere one role does all.

    `consumers` counts warpgroups; `producer_registers` and `consumer_registers` are the
    setmaxnreg budgets of a thread, 0 to leave the split as it is. One warp of a producer asks the
    copy engine; threads that copy themselves need `producer_warps`, up to 4. auto is as many
    consumers as the tile has 64 rows for, three at most and all alike, the budget that holds the
    accumulators and what the epilogue does with them, and 4 warps where threads copy.
    """

    name = "specialize-warps"

    consumers: int | Auto = 2
    producer_registers: int | Auto = 40
    consumer_registers: int | Auto = 232
    producer_warps: int | Auto = 1

    def settle(self, plan: Plan) -> SpecializeWarpsPass:
        """As many consumers as share the tile evenly, and the budget that holds what they need."""
        from gemmc.transforms.mapping._budgets import budgets_of, consumers_of, warps_of

        consumers = consumers_of(plan) if self.consumers == AUTO else self.consumers
        warps = warps_of(plan) if self.producer_warps == AUTO else self.producer_warps
        producer, consumer = 0, 0
        if AUTO in (self.producer_registers, self.consumer_registers):
            producer, consumer = budgets_of(plan, consumers)
        return replace_options(
            self,
            consumers=consumers,
            producer_warps=warps,
            producer_registers=_given(self.producer_registers, producer),
            consumer_registers=_given(self.consumer_registers, consumer),
        )

    def facts(self) -> Facts:
        return Facts(
            requires=(GRID, RINGS),
            forbids=(ROLES, AHEAD, THREADS, BARRIERS, DEPENDENT),
            establishes=(ROLES, THREADS),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        roles = _Roles(
            settled(self, self.consumers),
            settled(self, self.producer_registers),
            settled(self, self.consumer_registers),
            settled(self, self.producer_warps),
        )
        roles.check(self.name)
        for kernel in kernels(op):
            roles.specialize(kernel)


@dataclass(frozen=True)
class _Roles:
    """What the roles of a kernel get."""

    consumers: int
    producer_registers: int
    consumer_registers: int
    producer_warps: int

    def check(self, name: str) -> None:
        """Refuses what no CTA can have."""
        if not 1 <= self.consumers <= 7:
            raise GemmcError(name, "1 to 7 consumers", f"consumers={self.consumers}")
        if not 1 <= self.producer_warps <= 4:
            found = f"producer_warps={self.producer_warps}"
            raise GemmcError(name, "1 to 4 warps of a producer", found)
        if (self.producer_registers == 0) != (self.consumer_registers == 0):
            raise GemmcError(
                name,
                "both register budgets or neither",
                f"producer_registers={self.producer_registers} "
                f"consumer_registers={self.consumer_registers}",
            )
        for count in (self.producer_registers, self.consumer_registers):
            if count and (count % 8 or not 24 <= count <= 256):
                needed = "register budgets that are multiples of 8 from 24 to 256 (setmaxnreg)"
                raise GemmcError(name, needed, f"{count}")
        asked = 128 * (self.producer_registers + self.consumers * self.consumer_registers)
        if asked > REGISTER_FILE:
            raise GemmcError(
                name,
                f"at most {REGISTER_FILE} registers a CTA",
                f"128 x ({self.producer_registers} + {self.consumers} x "
                f"{self.consumer_registers}) = {asked}",
                "lower producer_registers or consumer_registers",
            )

    def specialize(self, kernel: KernelOp) -> None:
        """Two copies of the program, each with its part of it."""
        _check_kernel(kernel)
        section = work_section(kernel.body.block)
        check_section(section)
        producer = RoleOp(
            "producer", 1, self.producer_warps, self.producer_registers or None
        )
        consumer = RoleOp(
            "consumer", self.consumers, 4 * self.consumers, self.consumer_registers or None
        )
        build = Inserter.at_end(kernel.body.block, section[0])
        for role in (producer, consumer):
            _clone_into(build.op(role), section)
        for op in reversed(section):
            op.detach()
            op.erase()
        for role in (producer, consumer):
            _keep(role)
        _check_free_of_tiles(producer)
        kernel.threads = int_attr(128 * (1 + self.consumers))


def _given(option: int | Auto, otherwise: int) -> int:
    return otherwise if option == AUTO else option


def _check_kernel(kernel: KernelOp) -> None:
    if walk_type(kernel, RoleOp):
        raise refuse(kernel, "a kernel without roles", "tile.role", "specialize warps only once")
    if kernel.threads is not None:
        raise refuse(
            kernel,
            "a kernel whose thread count is still open",
            f"{kernel.thread_count} threads",
            "run specialize-warps before distribute",
        )
    work = walk_type(kernel, Collective)
    fills = [op for op in work if op.work_of == "producer"]
    if not fills or not any(isinstance(op, Product) for op in work):
        raise refuse(kernel, "copies and products to separate", "none", Run("promote"))
    written = {base_of(v) for op in work if op.work_of == "consumer" for v in op.written()}
    for fill in fills:
        if any(slot_of(value) is None for value in fill.written()):
            raise refuse(
                fill,
                "a target that is the slot of a ring",
                "a single buffer",
                Run("multi-buffer"),
            )
        if any(base_of(value) in written for value in fill.read()):
            found = "one that the kernel also stores to"
            raise refuse(fill, "a matrix that stays as it is, to load ahead of the stores", found)


def _clone_into(role: RoleOp, section: list[Operation]) -> None:
    mapping: dict[SSAValue, SSAValue] = {}
    for op in section:
        clone = op.clone(mapping)
        _copy_locations(op, clone)
        role.body.block.add_op(clone)


def _copy_locations(source: Operation, clone: Operation) -> None:
    for old, new in zip(source.walk(), clone.walk(), strict=True):
        new.location = old.location


def _keep(role: RoleOp) -> None:
    """Erase what is the other role's work, and what only that needed."""
    for op in reversed(walk_type(role, Collective)):  # what stands in another one before it
        if op.work_of != role.role.data:
            replace(op, _without(op))
    for op in reversed(walk_type(role, FragmentFlow)):
        unused = all(result.first_use is None for result in op.results)
        if unused and (op.results or _is_idle(op)):
            op.detach()
            op.erase()
    _clean(role)


def _without(op: Collective) -> list[SSAValue]:
    """What stands for an op's results where the op is left out: the tiles that go through it."""
    if not isinstance(op, FragmentFlow):
        return []
    sources = [op.source_of(number) for number in range(len(op.results))]
    return [source for source in sources if source is not None]


def _check_free_of_tiles(producer: RoleOp) -> None:
    for op in producer.walk():
        if makes_fragment(op):
            raise refuse(op, "copies and loops that do not depend on a register tile", "one")


def _is_idle(op: Operation) -> bool:
    """Whether the regions of an op have no work left."""
    return bool(op.regions) and not walk_type(op, Collective)


def _clean(role: RoleOp) -> None:
    for branch in reversed(walk_type(role, scf.IfOp)):
        inside = [o for o in branch.walk() if o is not branch]
        if not branch.results and all(isinstance(o, scf.YieldOp) for o in inside):
            branch.detach()
            branch.erase()
    for loop in reversed(walk_type(role, scf.ForOp)):
        drop_carried(loop, unchanged_carried(loop))
    erase_dead(role)
