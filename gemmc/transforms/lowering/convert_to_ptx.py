"""Pass `convert-to-ptx`: every op as PTX instructions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import TypeGuard

from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.views import base_of
from gemmc.dialects.barrier import GridCounterOp, TicketsOp
from gemmc.dialects.isa import isa
from gemmc.dialects.ptx import structure
from gemmc.dialects.ptx.arithmetic import SetpOp
from gemmc.dialects.ptx.memory import AddressOp, CvtaOp, ParamOp, SpecialOp
from gemmc.dialects.ptx.tensor import CreatePolicyOp
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.data.moves import StoreOp as ThreadStoreOp
from gemmc.dialects.tile.data.views import MatricesOp
from gemmc.dialects.tile.kernel import ClusterIdOp, ExtentOp, KernelOp, int_attr
from gemmc.dialects.tile.partials import PartialsOp
from gemmc.dialects.tile.types import bits
from gemmc.dialects.tma import DescriptorOp, LoadOp, StoreOp
from gemmc.dialects.wgmma import MmaAsyncOp
from gemmc.errors import refuse
from gemmc.facts import ATOMS_DUE, DEBTS, GRID, KERNEL, NUMBERS, OFFSETS, PTX, THREADS, Facts
from gemmc.ir import index_of, kernels, walk_type
from gemmc.transforms.lowering._to_ptx import memory
from gemmc.transforms.lowering._to_ptx.flow import told
from gemmc.transforms.lowering._to_ptx.handlers import handlers
from gemmc.transforms.lowering._to_ptx.launch import arguments, launch_cluster, map_parameter
from gemmc.transforms.lowering._to_ptx.names import name_kernels
from gemmc.transforms.lowering._to_ptx.order import check_products
from gemmc.transforms.lowering._to_ptx.scope import Scope

SHARED_ALIGNMENT = 1024
"""Alignment of dynamic shared memory in bytes: where the 128-byte swizzle pattern repeats."""

COUNTER_BYTES = 4
"""Of a barrier.grid_counter, and of each ticket of barrier.tickets."""


@dataclass(frozen=True)
class ConvertToPtxPass(ModulePass):
    """Select instructions: one ptx op per instruction, values in registers without names.

    Before → after:

        tile.kernel @main … { arith, scf, tile.load/store, tma, wgmma, barrier (slot-level) }
        →
        ptx.extern_shared "main_smem" align 1024
        ptx.kernel @main arguments […] parameters […] … { ptx ops; ptx.for, ptx.if, ptx.repeat }

    Requires: no roles, no rings' iteration numbers, buffers with offsets, a grid and a thread
    count; fences before and waits behind asynchronous products.
    Ensures: only ptx ops; a kernel's name is an identifier of PTX, its own where that is one, and
    another one for each other (`a.b` becomes `a$2e$b`); the kernel op lists its arguments, and as
    parameters a pointer for each matrix accessed directly, a tensor map per tma.descriptor and a
    workspace per counter, set of tickets and set of partial sums.
    Windows have become addresses, with predicates where arithmetic does not show that no thread,
    block or step gets to the matrix's edge; a fragment has become one range of registers.
    Why here: the last conversion, because one op may become hundreds of instructions here.
    """

    name = "convert-to-ptx"

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, GRID, THREADS, NUMBERS, OFFSETS),
            forbids=(*DEBTS, *(ATOMS_DUE.of(each) for each in ATOMS)),
            establishes=(PTX,),
            removes=(KERNEL,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        name_kernels(op)
        for kernel in kernels(op):
            _check(kernel)
            converted = _convert(kernel)
            for new in converted:
                new.location = kernel.location
                op.body.block.insert_op_before(new, kernel)
            kernel.detach()
            kernel.erase()


def _check(kernel: KernelOp) -> None:
    needs = (
        (kernel.grid, "a grid", "schedule-work"),
        (kernel.threads, "a thread count", "distribute or specialize-warps"),
        (kernel.shared_bytes, "shared memory allocated", "allocate-smem"),
    )
    for found, what, owner in needs:
        if found is None:
            raise refuse(kernel, what, "none", f"run {owner} first")
    for argument in kernel.body.block.args:
        if not isa(argument.type, MemRefType) or argument.type.memory_space != GLOBAL:
            raise refuse(kernel, "matrices in global memory as arguments", f"{argument.type}")
    check_products(kernel)


def _convert(kernel: KernelOp) -> list[Operation]:
    block = Block()
    scope = Scope(kernel, block)
    scope.handlers = handlers()
    parameters = _parameters(scope, kernel)
    if walk_type(kernel, MmaAsyncOp):
        build = scope.build
        one, nothing = build.register(build.imm(1), "b32"), build.imm(0)
        scope.cache["true"] = build.value(SetpOp("ne", "b32", one, nothing))
    for hint in sorted({o.cache.data for o in kernel.walk() if _is_hinted(o) and o.cache}):
        scope.cache[hint] = scope.build.value(CreatePolicyOp(hint))
    if walk_type(kernel, ClusterIdOp):
        scope.cache["rank"] = scope.build.value(SpecialOp("%cluster_ctarank"))
    scope.convert_block(kernel.body.block)
    assert kernel.grid is not None and kernel.threads is not None
    assert kernel.shared_bytes is not None
    entry = structure.KernelOp.build(
        properties={
            "sym_name": kernel.sym_name,
            "arguments": ArrayAttr(arguments(kernel)),
            "parameters": ArrayAttr(parameters),
            "sizes": kernel.sizes,
            "dynamic": kernel.dynamic,
            "guard": kernel.guard,
            "grid": kernel.grid,
            "cluster": launch_cluster(kernel),
            "threads": kernel.threads,
            "launch_registers": kernel.launch_registers,
            "overlapped": kernel.overlapped,
            "shared_bytes": kernel.shared_bytes,
            "ctas_per_sm": kernel.ctas_per_sm,
        },
        regions=[Region(block)],
    )
    symbol = memory.shared_symbol(scope)
    if kernel.shared_bytes.value.data == 0:
        return [entry]
    return [structure.ExternSharedOp(symbol, SHARED_ALIGNMENT), entry]


def _is_hinted(op: Operation) -> TypeGuard[LoadOp | StoreOp | ThreadStoreOp]:
    return isinstance(op, LoadOp | StoreOp | ThreadStoreOp)


def _parameters(scope: Scope, kernel: KernelOp) -> list[DictionaryAttr]:
    """Load the parameters: tensor maps, pointers, workspaces; what the launcher must pass."""
    found: list[DictionaryAttr] = []
    args = list(kernel.body.block.args)
    scope.build.location = kernel.location
    for descriptor in walk_type(kernel, DescriptorOp):
        argument = base_of(descriptor.matrix)
        if argument not in args:
            needed = "a matrix that the kernel is passed"
            raise refuse(descriptor, needed, f"{descriptor.matrix.type}")
        address = scope.build.value(AddressOp(_symbol(kernel, len(found)), "b64"))
        scope.define(descriptor.result, scope.build.value(CvtaOp("param", address)))
        found.append(map_parameter(index_of(argument), descriptor))
    for index, argument in enumerate(args):
        if not _accessed_directly(argument):
            continue
        pointer = scope.build.value(ParamOp(_symbol(kernel, len(found))))
        scope.define(argument, scope.build.value(CvtaOp("to.global", pointer)))
        found.append(DictionaryAttr({"kind": StringAttr("pointer"), "argument": int_attr(index)}))
    for value, parameter in _workspaces(kernel):
        pointer = scope.build.value(ParamOp(_symbol(kernel, len(found))))
        scope.define(value, scope.build.value(CvtaOp("to.global", pointer)))
        found.append(parameter)
    for name in dict.fromkeys(op.symbol.data for op in walk_type(kernel, ExtentOp)):
        scope.cache[told(name)] = scope.build.value(ParamOp(_symbol(kernel, len(found)), "b32"))
        found.append(DictionaryAttr({"kind": StringAttr("size"), "name": StringAttr(name)}))
    return found


def _workspaces(kernel: KernelOp) -> Iterator[tuple[SSAValue, DictionaryAttr]]:
    """What is in memory of a launch's own, each with its parameter."""
    for number, counter in enumerate(walk_type(kernel, GridCounterOp)):
        yield counter.result, _workspace(f"counter_{number}", COUNTER_BYTES)
    for number, tickets in enumerate(walk_type(kernel, TicketsOp)):
        yield tickets.result, _workspace(f"tickets_{number}", COUNTER_BYTES * tickets.count)
    for number, partials in enumerate(walk_type(kernel, PartialsOp)):
        kind = partials.result.type
        size = prod(kind.sizes) * bits(kind.element_type) // 8
        yield partials.result, _workspace(f"partials_{number}", size, zero=False)


def _workspace(name: str, size: int, *, zero: bool = True) -> DictionaryAttr:
    """Memory of a launch's own, zero when it starts and ends unless said otherwise."""
    fields: dict[str, Attribute] = {
        "kind": StringAttr("workspace"), "name": StringAttr(name), "bytes": int_attr(size),
    }  # fmt: skip
    if not zero:
        fields["initial"] = StringAttr("none")
    return DictionaryAttr(fields)


def _symbol(kernel: KernelOp, position: int) -> str:
    return f"{kernel.sym_name.data}_param_{position}"


def _accessed_directly(argument: SSAValue) -> bool:
    return any(
        _accessed_directly(use.operation.results[0])
        if isinstance(use.operation, MatricesOp)
        else not isinstance(use.operation, DescriptorOp)
        for use in argument.uses
    )
