"""What each atom needs of the op it carries out; anything else is refused with what it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    BFloat16Type,
    Float16Type,
    Float32Type,
    MemRefType,
    NoneAttr,
)
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.tile.atoms import thread_tile, wgmma_accumulator
from gemmc.dialects.tile.attrs import (
    ROLE,
    SHARED,
    THREAD,
    WARPGROUP,
    LayoutAttr,
    ScopeAttr,
    SwizzleAttr,
)
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data import CopyOp, PartOp, StoreOp, WindowOp
from gemmc.dialects.tile.output import DrainOp
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, strides_of
from gemmc.errors import refuse
from gemmc.transforms._ir import constant_of

Rule = tuple[tuple[int, ...], Callable[[int, int], LayoutAttr]]
"""Shape of one instruction, and the layout it gives a fragment of rows × columns."""


def _wgmma(product: MmaOp) -> Rule:
    """PTX ISA, "wgmma.mma_async": shapes, types and operands."""
    m, n, k = product.shape
    _need_scope(product, WARPGROUP, "wgmma")
    element = product.element_type
    if not isinstance(element, Float16Type | BFloat16Type):
        raise refuse(product, "f16 or bf16 operands for wgmma", f"{element}")
    _need_types(product)
    pieces = 2 if n > 256 and m == 64 else 1
    if m % 64 or n % (8 * pieces) or not 8 <= n // pieces <= 256:
        raise refuse(
            product,
            "rows in multiples of 64 and 8 to 256 columns in steps of 8 for wgmma, or 64 rows and "
            "up to 512 columns in steps of 16",
            f"{m} x {n} per warpgroup",
            "change form-kernel's tile or distribute's shape",
        )
    if k * bits(element) % 256:
        raise refuse(
            product, "a K step that is a multiple of 16 for wgmma", f"{k}", "change the tile"
        )
    for operand in (product.lhs, product.rhs):
        kind = operand.type
        if not isinstance(kind, MemRefType) or kind.memory_space != SHARED:
            raise refuse(product, "operands in shared memory for wgmma", f"{kind}", "run promote")
    return (64, n // pieces, 256 // bits(element)), wgmma_accumulator


def _fma(product: MmaOp) -> Rule:
    _need_scope(product, THREAD, "fma")
    if not isinstance(product.element_type, Float32Type):
        raise refuse(product, "f32 operands for fma", f"{product.element_type}")
    _need_types(product)
    for operand in (product.lhs, product.rhs):
        if isinstance(operand.type, FragmentType):
            raise refuse(product, "operands in memory for fma", f"{operand.type}")
    return (1, 1, 1), lambda rows, columns: thread_tile((rows, columns))


def _need_scope(op: MmaOp | CopyOp, scope: ScopeAttr, atom: str) -> None:
    if op.scope == scope:
        return
    what = "product" if isinstance(op, MmaOp) else "copy"
    change = f"distribute it with to={scope.word}" if op.scope == ROLE else ""
    needed = f"a {what} of scope {scope.word} for {atom}"
    raise refuse(op, needed, f"scope {op.scope.word}", change)


def _need_types(product: MmaOp) -> None:
    """Operands of one type and a sum in f32."""
    rhs = cast(MemRefType | WindowType | FragmentType, product.rhs.type).element_type
    if rhs != product.element_type:
        raise refuse(product, "operands of one type", f"{product.element_type} and {rhs}")
    kind = cast(FragmentType, product.accumulator.type)
    if not isinstance(kind.element_type, Float32Type):
        raise refuse(product, "an f32 accumulator", f"{kind.element_type}")


def _tma(copy: CopyOp) -> None:
    """PTX ISA, "cp.async.bulk.tensor"; CUDA driver API, cuTensorMapEncodeTiled: alignments."""
    _need_scope(copy, ROLE, "tma")
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source for tma", f"{copy.source.type}")
    _need_tma_rows(copy, window, cast(WindowType, copy.source.type))
    target = cast(MemRefType, copy.target.type)
    solid = (target.get_shape()[1], 1)
    if not isinstance(target.layout, SwizzleAttr) and strides_of(target) != solid:
        raise refuse(copy, "a target without gaps between its rows for tma", f"{copy.target.type}")


def _need_tma_rows(op: CopyOp | DrainOp, window: WindowOp, tile: WindowType) -> None:
    matrix, columns = _matrix(op, window)
    pitch = columns * bits(matrix.element_type) // 8
    if pitch % 16:
        raise refuse(
            op,
            "a row pitch that is a multiple of 16 bytes for tma",
            f"{pitch} bytes ({columns} x {matrix.element_type})",
            "pad the matrix's rows",
        )
    inner = tile.get_shape()[-1] * bits(matrix.element_type) // 8
    if inner % 16:
        raise refuse(
            op,
            "rows of the tile that are a multiple of 16 bytes for tma",
            f"{inner} bytes",
            "change form-kernel's tile",
        )


def _ldst(copy: CopyOp) -> None:
    _need_scope(copy, THREAD, "ldst")
    if copy.multicast is not None:
        raise refuse(copy, "a copy into one CTA for ldst", "a multicast copy", "use copy=tma")
    target = cast(MemRefType, copy.target.type)
    if bits(target.element_type) != 32:
        raise refuse(copy, "32-bit elements for ldst", f"{target.element_type}", "use copy=tma")
    if isinstance(target.layout, SwizzleAttr):
        raise refuse(copy, "a target without a swizzle for ldst", f"{target}", "use copy=tma")
    window = _window_of(copy.source)
    if window is not None:
        _matrix(copy, window)


def _matrix(op: Operation, window: WindowOp) -> tuple[MemRefType, int]:
    """The matrix of a window and its row length, by which its rows are found."""
    matrix = cast(MemRefType, window.matrix.type)
    columns = matrix.get_shape()[-1]
    if columns == DYNAMIC_INDEX or not isinstance(matrix.layout, NoneAttr):
        raise refuse(op, "a row-major matrix of static row length", f"{matrix}")
    return matrix, columns


def _st(store: StoreOp) -> None:
    """A thread writes its own values, 16-bit ones in pairs."""
    kind = cast(FragmentType, store.value.type)
    layout = kind.layout
    if not isinstance(layout, LayoutAttr):
        raise refuse(
            store, "a fragment with a layout to store", f"{kind}", "assign the mma's atom too"
        )
    scope = {1: THREAD, 128: WARPGROUP}.get(layout.num_threads)
    if store.scope != scope:
        found = f"scope {store.scope.word} and {layout.num_threads} threads"
        raise refuse(store, "a store of the scope its fragment's threads make", found)
    width = bits(kind.element_type)
    if width not in (16, 32):
        raise refuse(store, "16- or 32-bit elements to store", f"{kind.element_type}")
    window = _window_of(store.target)
    if window is None:
        if width == 16 or not isinstance(store.target.type, MemRefType):
            raise refuse(
                store,
                "a window of global memory, or a buffer of 32-bit elements, as the target for st",
                f"{store.target.type}",
                "use store=stmatrix",
            )
        return
    _, columns = _matrix(store, window)
    extent = constant_of(window.extents[1])
    if extent != columns:
        # A vector is guarded by its first element.
        found = "a computed extent" if extent is None else f"{extent} of {columns} columns"
        raise refuse(store, "a window clipped at the end of the matrix's rows", found)
    if width == 16:
        _check_pairs(store, layout, columns)


def _stmatrix(store: StoreOp) -> None:
    """PTX ISA, "stmatrix": 16-bit accumulator fragments to rows of shared memory."""
    kind = cast(FragmentType, store.value.type)
    rows, columns = kind.get_shape()
    if kind.layout != wgmma_accumulator(rows, columns) or columns % 16:
        raise refuse(
            store, "a wgmma fragment of a multiple of 16 columns for stmatrix", f"{kind}"
        )
    if bits(kind.element_type) != 16:
        raise refuse(
            store, "16-bit elements for stmatrix", f"{kind.element_type}", "use store=st"
        )
    if not isinstance(store.target.type, MemRefType):
        raise refuse(
            store, "a shared buffer as the target for stmatrix", f"{store.target.type}",
            "run stage-output",
        )


def _tma_store(drain: DrainOp) -> None:
    window = _window_of(drain.target)
    if window is None:
        raise refuse(drain, "a window of global memory as the target", f"{drain.target.type}")
    _need_tma_rows(drain, window, cast(WindowType, drain.target.type))


def _check_pairs(store: StoreOp, layout: LayoutAttr, columns: int) -> None:
    first = next(iter(layout.value_modes), None)
    target = cast(WindowType, store.target.type)
    found = f"rows of {columns} elements"
    if first is None or first.size % 2 or first.column != 1:
        found = f"a thread's tile of {' x '.join(map(str, target.get_shape()))}"
    elif target.get_steps()[1] != 1:
        found = f"elements {target.get_steps()[1]} columns apart"
    elif columns % 2 == 0:
        return
    needed = "16-bit values that a thread holds and the matrix has side by side, in pairs"
    change = "pad the result's rows" if columns % 2 else "change distribute"
    raise refuse(store, needed, found, change)


def _window_of(value: SSAValue) -> WindowOp | None:
    owner = value.owner
    if isinstance(owner, PartOp):
        return _window_of(owner.source)
    return owner if isinstance(owner, WindowOp) else None


PRODUCT_RULES = {"wgmma": _wgmma, "fma": _fma}
"""Atom to what it does with a product it can do."""

COPY_CHECKS = {"tma": _tma, "ldst": _ldst}

STORE_CHECKS = {"st": _st, "stmatrix": _stmatrix}

DRAIN_CHECKS = {"tma_store": _tma_store}
