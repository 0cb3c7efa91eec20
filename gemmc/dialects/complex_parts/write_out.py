"""Complex numbers are written out function by function."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from gemmc.dialects.complex_parts.boundary import rewrite_function
from gemmc.dialects.complex_parts.constants import write_out_globals
from gemmc.dialects.complex_parts.rewriting import Rewriting
from gemmc.dialects.complex_parts.structured import rewrite
from gemmc.dialects.complex_parts.values import is_complex, touches_complex
from gemmc.dialects.entries import entries
from gemmc.errors import refuse


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put two real values in the place of each complex one. GemmcError for what has no rule."""
    write_out_globals(module)
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    known = entries(module)
    called = {
        op.callee.string_value() for op in module.walk() if isinstance(op, func.CallOp)
    }
    for function in functions:
        if not _has_complex(function):
            continue
        if function.is_declaration:
            raise refuse(function, "a body of a function of complex numbers", "a declaration")
        is_entry = function in known
        if is_entry and function.sym_name.data in called:
            change = "make it private, or call main what is compiled"
            raise refuse(function, "a function of complex numbers that only others call, or only "
                         "who runs the program", "one of both", change)  # fmt: skip
        rewrite_function(Rewriting(rewrite), function, is_entry=is_entry)


def _has_complex(function: func.FuncOp) -> bool:
    kind = function.function_type
    if any(map(is_complex, (*kind.inputs, *kind.outputs))):
        return True
    return any(_touches(op) for op in function.walk())


def _touches(op: Operation) -> bool:
    arguments = (each for region in op.regions for block in region.blocks for each in block.args)
    return touches_complex(op) or any(is_complex(each.type) for each in arguments)
