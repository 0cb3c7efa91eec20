"""What the rules of several kinds of atoms ask for."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, NoneAttr
from xdsl.ir import Attribute, Operation

from gemmc.dialects.interfaces import BulkStore, Collective, Product, Transfer
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import ROLE, ScopeAttr
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.types import WindowType, bits
from gemmc.errors import refuse


def need_scope(op: Collective, scope: ScopeAttr, atom: str) -> None:
    if op.scope == scope:
        return
    what = "product" if isinstance(op, Product) else "copy"
    what = "bulk store" if isinstance(op, BulkStore) else what
    change = f"distribute it with to={scope.word}" if op.scope == ROLE else ""
    needed = f"a {what} of scope {scope.word} for {atom}"
    raise refuse(op, needed, f"scope {op.scope.word}", change)


def need_width(op: Collective, atom: str, element: Attribute, change: str = "") -> None:
    """Elements of a width that the atom's registers hold."""
    widths = ATOMS[atom].widths
    if bits(element) not in widths:
        *most, last = widths
        needed = f"{''.join(f'{each}- or ' for each in most)}{last}-bit elements for {atom}"
        raise refuse(op, needed, f"{element}", change)


def need_tma_rows(op: Transfer, window: WindowOp, tile: WindowType) -> None:
    matrix, columns = matrix_of(op, window)
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


def matrix_of(op: Operation, window: WindowOp) -> tuple[MemRefType, int]:
    """The matrix of a window and its row length, by which its rows are found."""
    matrix = cast(MemRefType, window.matrix.type)
    columns = matrix.get_shape()[-1]
    if columns == DYNAMIC_INDEX or not isinstance(matrix.layout, NoneAttr):
        raise refuse(op, "a row-major matrix of static row length", f"{matrix}")
    return matrix, columns
