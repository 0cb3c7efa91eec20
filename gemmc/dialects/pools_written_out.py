"""Memory taken as bytes and viewed as elements, as memory of these elements, when a text is read.

Source: MLIR, "memref" dialect, `ViewOp`; "linalg" dialect, promotion, which takes its buffers so.
"""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, FixedBitwidthType, ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.constants import constant_of
from gemmc.errors import refuse

_Take = memref.AllocOp | memref.AllocaOp
_Shown = tuple[int, Attribute]
"""Where a view begins, in bytes, and its type."""


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Let each view of bytes that nothing else touches be memory of its own, and those of one type
    at one place the same memory. GemmcError for views that overlap in part, or go over the end."""
    for op in [each for each in module.walk() if isinstance(each, _Take)]:
        users = [use.operation for use in op.memref.uses][::-1]  # as they stand in the text
        views = [each for each in users if isinstance(each, memref.ViewOp)]
        others = [each for each in users if each not in views]
        if not views or not all(isinstance(each, memref.DeallocOp) for each in others):
            continue
        if op.memref.type.get_num_dims() != 1:
            raise refuse(views[0], "bytes in one dimension", f"{op.memref.type}")
        places = [constant_of(each.byte_shift) for each in views]
        if None in places or not _may_stand(op, views):
            continue
        _check(op, views, cast("list[int]", places))
        _replace(op, views, cast("list[int]", places))
        for each in (*others, op):
            each.detach()
            each.erase()


def _may_stand(pool: _Take, views: list[memref.ViewOp]) -> bool:
    """Whether memory of what is shown may be taken where the bytes are; of open sizes, which are
    told at the view, the only one's place has to do."""
    if all(each.result.type.has_static_shape() for each in views):
        return True
    return len(views) == 1 and views[0].parent_block() is pool.parent_block()


def _bytes(view: memref.ViewOp) -> int | None:
    """How many bytes a view shows; None of open sizes."""
    kind = view.result.type
    element = kind.element_type
    if not kind.has_static_shape() or not isinstance(element, FixedBitwidthType):
        return None
    return prod(kind.get_shape()) * element.size


def _check(pool: _Take, views: list[memref.ViewOp], places: list[int]) -> None:
    (size,) = pool.memref.type.get_shape()
    found = list[tuple[memref.ViewOp, range]]()
    for view, first in zip(views, places, strict=True):
        count = _bytes(view)
        if not count:
            continue  # of open sizes, or nothing
        if size != DYNAMIC_INDEX and not 0 <= first <= first + count <= size:
            said = f"bytes {first} to {first + count - 1}"
            raise refuse(view, f"a view inside of {size} bytes", said)
        mine = range(first, first + count)
        for other, theirs in found:
            same = other.result.type == view.result.type and theirs == mine
            if not same and max(mine[0], theirs[0]) <= min(mine[-1], theirs[-1]):
                needed = "views of bytes that are the same, or have none in common"
                raise refuse(view, needed, f"{view.result.type} over {other.result.type}")
        found.append((view, mine))


def _replace(pool: _Take, views: list[memref.ViewOp], places: list[int]) -> None:
    taken: dict[_Shown, SSAValue] = {}
    for view, first in zip(views, places, strict=True):
        kind = view.result.type
        at: Operation = pool if kind.has_static_shape() else view
        if (first, kind) not in taken:
            made, block = memref.AllocOp(list(view.sizes), [], kind), at.parent_block()
            assert block is not None, "an op of a text stands in a block"
            made.location = pool.location
            block.insert_op_before(made, at)
            taken[first, kind] = made.memref
        view.result.replace_all_uses_with(taken[first, kind])
        view.detach()
        view.erase()
