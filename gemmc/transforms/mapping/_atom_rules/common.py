"""What the rules of several kinds of atoms ask for."""

from __future__ import annotations

from xdsl.dialects.builtin import DYNAMIC_INDEX, NoneAttr
from xdsl.ir import Attribute, Operation

from gemmc.analysis.divisibility import divisor_of
from gemmc.analysis.told import divisors_in
from gemmc.analysis.views import is_strided_view
from gemmc.analysis.whole_rows import ROW_BYTES, begins_whole, is_whole
from gemmc.dialects.interfaces import BulkStore, Collective, Product, Transfer
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import ROLE, ScopeAttr
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.kernel import ExtentOp
from gemmc.dialects.tile.matrices import Matrices, matrices_in
from gemmc.dialects.tile.types import WindowType, bits, memref_type
from gemmc.element_types import either
from gemmc.errors import refuse

MAX_RANK = 5
"""Most dimensions of a tensor (PTX ISA, "Tensor Dimension, size and format")."""


SUMMED = "k"
"""The size of which a launch may tell 0 and still have something to store."""


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
        needed = f"{either(f'{each}-' for each in widths)}bit elements for {atom}"
        raise refuse(op, needed, f"{element}", change)


def need_tma_rows(op: Transfer, window: WindowOp, tile: WindowType) -> None:
    """PTX ISA, "Tensor Map": contiguous rows, and strides that are a multiple of 16 bytes."""
    element, matrices = memref_type(window.matrix).element_type, matrices_of(op, window)
    size = bits(element)
    if matrices.across != 1:
        found = f"{matrices.across} elements from one to the next"
        raise refuse(op, "contiguous rows for tma", found, "transpose the operand")
    rank = len(matrices.apart) + 2
    if rank > MAX_RANK:
        raise refuse(op, f"a tensor of at most {MAX_RANK} dimensions for tma", f"{rank}")
    for what, stride in (("row pitch", matrices.down), *(("stride", s) for s in matrices.apart)):
        if not is_whole(stride, size):
            told = DYNAMIC_INDEX in _strides(window)
            raise refuse(
                op,
                f"a {what} that is a multiple of 16 bytes for tma",
                f"{stride * size // 8} bytes ({stride} x {element})" if not told else
                f"one of which {stride} elements of {element} are all that is known to divide it",
                "guard the size by a multiple" if told else "pad the matrix's rows",
            )
    if not begins_whole(window):
        found = f"one that may begin at every {divisor_of(window.offsets[1]) * size // 8} bytes"
        change = "let threads copy it, or copy the slice into rows of its own"
        needed = "a box that begins at a multiple of 16 bytes of a row for tma"
        raise refuse(op, needed, found, change)
    for extent in window.extents:
        told = extent.owner
        if not isinstance(told, ExtentOp) or told.symbol.data != SUMMED:
            continue
        if not told.range.least:
            needed = "a size k of 1 or more for tma, whose maps have no extent of 0"
            raise refuse(op, needed, "any", "guard the size: align-variants{sizes=k multiple=1}")
    inner = tile.get_shape()[-1] * size // 8
    if inner % ROW_BYTES:
        raise refuse(
            op,
            "rows of the tile that are a multiple of 16 bytes for tma",
            f"{inner} bytes",
            "change form-kernel's tile",
        )


def _strides(window: WindowOp) -> tuple[int, ...]:
    """From row to row and from matrix to matrix, DYNAMIC_INDEX where a launch tells."""
    seen = matrices_in(memref_type(window.matrix))
    return (seen.down, *seen.apart)


def matrices_of(op: Operation, window: WindowOp) -> Matrices:
    """Where the rows, columns and matrices are of which a window is."""
    kind = memref_type(window.matrix)
    strided = is_strided_view(window.matrix)
    row_major = isinstance(kind.layout, NoneAttr) and DYNAMIC_INDEX not in kind.get_shape()[1:]
    if not strided and not row_major:
        raise refuse(op, "a row-major matrix of known row length", f"{kind}")
    return divisors_in(window.matrix)
