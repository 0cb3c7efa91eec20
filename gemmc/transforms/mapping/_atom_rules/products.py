"""What the instructions that multiply need of a product."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.interfaces import Product
from gemmc.dialects.tile.atoms import (
    MMA_SYNC,
    MMA_SYNC_DEPTHS,
    mma_sync_accumulator,
    mma_sync_shape,
    thread_tile,
    wgmma_accumulator,
)
from gemmc.dialects.tile.attrs import SHARED, THREAD, WARP, WARPGROUP, LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.kernel import RoleOp, enclosing_kernel
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, strides_of, sums_of
from gemmc.element_types import ELEMENT_TYPES, either, multiplied_by
from gemmc.errors import OtherType, Run, refuse
from gemmc.ir import ancestors
from gemmc.target import SM90
from gemmc.transforms.mapping._atom_rules.common import need_scope

Rule = tuple[tuple[int, ...], Callable[[int, int], LayoutAttr]]
"""Shape of one instruction, and the layout it gives a fragment of rows × columns."""


def _wgmma(product: Product, sums: str | None) -> Rule:
    """PTX ISA, "wgmma.mma_async": shapes, types and operands."""
    m, n, k = product.shape
    need_scope(product, WARPGROUP, "wgmma")
    element = product.element_type
    summed = _need_types(product, "wgmma", sums)
    width = _wgmma_columns(product, summed)
    if m % 64 or n % 8 or not 8 <= n - width * (n > width) or width > 256:
        raise refuse(
            product,
            "rows in multiples of 64 and 8 to 512 columns in steps of 8 for wgmma",
            f"{m} x {n} per warpgroup",
            "change form-kernel's tile or distribute's shape",
        )
    _need_registers(product, summed, 128)
    if k * bits(element) % 256:
        raise refuse(
            product, "a K step that is a multiple of 16 for wgmma", f"{k}", "change the tile"
        )
    for operand in _factors(product):
        kind = operand.type
        if not isinstance(kind, MemRefType) or kind.memory_space != SHARED:
            raise refuse(product, "operands in shared memory for wgmma", f"{kind}", Run("promote"))
    return (64, width, 256 // bits(element)), wgmma_accumulator


OTHER_REGISTERS = 32
"""What a thread of a mainloop uses besides its accumulators, so that ptxas spills nothing."""

ISSUE_REGISTERS = 26
"""What ptxas wants at launch besides the registers of one instruction (C7602)."""


def thread_registers(op: Operation) -> tuple[int, int]:
    """Registers of a thread when the op runs, and at launch."""
    threads = enclosing_kernel(op).thread_count or 128
    launch = min(SM90.thread_registers, SM90.launch_registers(threads))
    role = next((a for a in ancestors(op) if isinstance(a, RoleOp)), None)
    if role is None or role.registers is None:
        return launch, launch
    return min(SM90.thread_registers, role.registers.value.data), launch


def _need_registers(product: Product, sums: str, threads: int) -> None:
    """Accumulators that spill make products wait for memory, so there must be room for them in the
    registers of so many threads, and for others."""
    rows, columns, _ = product.shape
    limit, _ = thread_registers(product)
    needed = rows * columns * ELEMENT_TYPES[sums].bits // (32 * threads) + OTHER_REGISTERS
    if needed > limit:
        raise refuse(
            product,
            f"registers for the accumulators and {OTHER_REGISTERS} more, at most {limit} a thread",
            f"{needed}, for {rows} x {columns} per {product.scope.word}",
            "change form-kernel's tile, distribute's shape or specialize-warps' registers",
        )


def _per_register(sums: str) -> int:
    """How many sums of a type a 32-bit register holds."""
    return 32 // ELEMENT_TYPES[sums].bits


def _wgmma_columns(product: Product, sums: str) -> int:
    """Columns of one instruction; where it cannot have all of them, two are side by side.

    Where N is contiguous, the second must start at a panel of the swizzle, of 64 elements at most.
    """
    columns = product.shape[1]
    _, launch = thread_registers(product)
    if columns <= min(256, 2 * _per_register(sums) * (launch - ISSUE_REGISTERS)):
        return columns
    step = 64 if product.factors()[1].dims == "kn" else 8
    return -(-columns // (2 * step)) * step


def _mma_sync(product: Product, sums: str | None) -> Rule:
    """PTX ISA, "mma.m16n8k16" and its like: the deepest instruction whose k divides the step. Of 16
    bits, operands come by ldmatrix, in rows of 16 bytes; of 64, element by element. Sums of 64 bits
    are two registers each."""
    m, n, k = product.shape
    need_scope(product, WARP, "mma_sync")
    summed = _need_types(product, "mma_sync", sums)
    width = bits(product.element_type)
    shape = mma_sync_shape(width, k)
    rows, columns = MMA_SYNC
    if shape is None or m % rows or n % columns:
        units = f"{rows}, {columns} and {MMA_SYNC_DEPTHS[width][-1]}"
        raise refuse(
            product,
            f"rows, columns and K in multiples of {units} for mma_sync",
            f"{m} x {n} x {k} per warp",
            "change form-kernel's tile or distribute's shape",
        )
    if ELEMENT_TYPES[summed].bits > 32:
        _need_registers(product, summed, 32)
    for operand in _factors(product):
        kind = operand.type
        if not isinstance(kind, MemRefType) or kind.memory_space != SHARED:
            needed = "operands in shared memory for mma_sync"
            raise refuse(product, needed, f"{kind}", Run("promote"))
        if isinstance(kind.layout, SwizzleAttr) or width != 16:
            continue
        down, across = strides_of(cast(MemRefType[Attribute], kind))
        if across != 1 or down % 8:
            needed = "operands in rows of whole 16-byte pieces for mma_sync"
            change = "change the tile or promote's pad, or do not transpose"
            raise refuse(product, needed, f"{kind}", change)
    return shape, mma_sync_accumulator


def _fma(product: Product, sums: str | None) -> Rule:
    need_scope(product, THREAD, "fma")
    _need_types(product, "fma", sums)
    for operand in _factors(product):
        if isinstance(operand.type, FragmentType):
            raise refuse(product, "operands in memory for fma", f"{operand.type}")
    return (1, 1, 1), lambda rows, columns: thread_tile((rows, columns))


def _factors(product: Product) -> list[SSAValue]:
    """lhs and rhs."""
    return [product.operands[factor.operand] for factor in product.factors()]


def _need_types(product: Product, atom: str, chosen: str | None) -> str:
    """What the product is summed in: what is `chosen`, or what the atom usually sums in. Operands
    of one type that the atom multiplies, and a sum in the type that it usually has."""
    sums = sums_of(atom, product.element_type)
    if not sums:
        needed = f"{either(multiplied_by(atom))} operands for {atom}"
        element = f"{product.element_type}"
        raise refuse(product, needed, element, OtherType(element))
    _, factor = _factors(product)
    rhs = cast(MemRefType | WindowType | FragmentType, factor.type).element_type
    if rhs != product.element_type:
        raise refuse(product, "operands of one type", f"{product.element_type} and {rhs}")
    kind = cast(FragmentType, product.accumulator.type)
    if str(kind.element_type) != sums[0]:
        raise refuse(product, f"an {sums[0]} accumulator", f"{kind.element_type}")
    if chosen is not None and chosen not in sums:
        needed = f"{either(_summed_in(chosen))} for accumulate={chosen}"
        change = f"leave accumulate={chosen} out, for sums in {sums[0]}"
        raise refuse(product, needed, f"{atom} of {product.element_type}", change)
    return chosen or sums[0]


def _summed_in(sums: str) -> list[str]:
    """Atoms and what they multiply, that can sum in a type."""
    return [
        f"{atom} of {name}"
        for name, kind in ELEMENT_TYPES.items()
        for atom, possible in kind.sums.items()
        if sums in possible
    ]


PRODUCT_RULES = {"wgmma": _wgmma, "mma_sync": _mma_sync, "fma": _fma}
"""Atom to what it does with a product it can do, summed in a type."""
