"""What only groups ops, as the ops themselves, when a text is read: modules inside of modules,
`memref.alloca_scope` and `scf.execute_region`.

Source: MLIR, "builtin" dialect, `ModuleOp`; "memref" dialect, `AllocaScopeOp`; "scf" dialect,
`ExecuteRegionOp`.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation, Region

from gemmc.errors import refuse


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put ops in the place of the modules and scopes around them. GemmcError where two modules call
    different things by one name."""
    for op in list(module.walk()):
        if isinstance(op, memref.AllocaScopeOp):
            _take_scope(op, op.scope)
        elif isinstance(op, scf.ExecuteRegionOp):
            _take_scope(op, op.region)
        elif isinstance(op, ModuleOp) and op is not module:
            _take_module(op, module)


def _take_scope(op: Operation, scope: Region) -> None:
    block = op.parent_block()
    assert block is not None, "an op of a text stands in a block"
    if len(scope.blocks) != 1:
        raise refuse(op, "a scope of one block", f"{len(scope.blocks)}")
    for inner in list(scope.block.ops):
        inner.detach()
        if isinstance(inner, memref.AllocaScopeReturnOp | scf.YieldOp):
            for result, value in zip(op.results, inner.operands, strict=False):
                result.replace_all_uses_with(value)
            inner.erase()
        else:
            block.insert_op_before(inner, op)
    op.detach()
    op.erase()


def _take_module(op: ModuleOp, module: ModuleOp) -> None:
    """A module's ops as those of the outermost one, ahead of where it stands in that."""
    at: Operation = op
    while (parent := at.parent_op()) is not None and parent is not module:
        at = parent
    taken = {_name(each) for each in module.body.block.ops if each is not at} - {""}
    for inner in list(op.body.block.ops):
        if _name(inner) in taken:
            needed = "functions of different names in modules inside of one"
            raise refuse(inner, needed, f"another @{_name(inner)}", "give it a name of its own")
        inner.detach()
        module.body.block.insert_op_before(inner, at)
    op.detach()
    op.erase()


def _name(op: Operation) -> str:
    """What a symbol is called, but for a module's; "" of another op."""
    name = op.properties.get("sym_name")
    return name.data if isinstance(name, StringAttr) and not isinstance(op, ModuleOp) else ""
