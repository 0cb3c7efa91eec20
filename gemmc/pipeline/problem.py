"""The problem that a program is: its largest product."""

from __future__ import annotations

from typing import Any, cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, TensorType
from xdsl.passes import ModulePass

from gemmc import registry
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.element_types import ELEMENT_TYPES, either, multiplied
from gemmc.errors import location_of, refuse
from gemmc.pipeline.running import run
from gemmc.plan import Problem

READ_BY = "normalize-contractions"
"""What stands ahead of it changes the program, such as its sizes."""

_CASTS = frozenset(each.name for each in (arith.TruncFOp, arith.ExtFOp, YieldOp))
"""What computes nothing."""


def problem_of(
    module: ModuleOp, ctx: Context, ahead: tuple[ModulePass, ...] = ()
) -> tuple[Problem, str]:
    """The largest product of a module, which is left as it is, and where it stands.

    `ahead` are passes that change the problem before it is read. GemmcError for a module without
    a product.
    """
    clone = module.clone()
    run(clone, ctx, ahead)
    run(clone, ctx, (registry.load_pass(READ_BY)(),))
    found = [op for op in clone.walk() if isinstance(op, ContractOp)]
    if not found:
        raise refuse(module, "a matrix product to choose a pipeline for", "none")
    largest = max(found, key=lambda op: _problem(op).volume)
    return _problem(largest), location_of(largest)


def _problem(op: ContractOp) -> Problem:
    extents: dict[str, int] = {}
    for value, layout in ((op.lhs, op.lhs_layout), (op.rhs, op.rhs_layout)):
        shape = cast("TensorType[Any]", value.type).get_shape()
        extents.update(zip(layout, shape, strict=True))
    element = str(cast("TensorType[Any]", op.lhs.type).element_type)
    if element not in ELEMENT_TYPES:
        raise refuse(op, f"operands of {either(multiplied())}", element)
    if DYNAMIC_INDEX in extents.values():
        name = next(name for name, extent in extents.items() if extent == DYNAMIC_INDEX)
        raise refuse(op, "static sizes", f"a dynamic {name}", "write the sizes out")
    left = "n" if op.lhs_layout.endswith("k") else "t"
    right = "t" if op.rhs_layout.endswith("k") else "n"
    result = cast("TensorType[Any]", op.result.type).element_type
    body = [each.name for region in op.regions for each in region.walk()]
    epilogue = tuple(name for name in body if name not in _CASTS)
    kinds = (cast("TensorType[Any]", each.type).element_type for each in op.inputs)
    inputs = tuple(
        (dims, kind.bitwidth) for dims, kind in zip(op.layouts[3:], kinds, strict=True)
    )
    m, n, k = (extents[name] for name in "mnk")
    return Problem(m, n, k, element, left + right, result.bitwidth, epilogue, inputs)
