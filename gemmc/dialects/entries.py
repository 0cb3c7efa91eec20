"""Which function of a module is the program."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp

from gemmc.errors import GemmcError, described


def entries(module: ModuleOp) -> list[func.FuncOp]:
    """The functions that somebody outside can call: main, or else the public ones with bodies; of
    a module without one, those with bodies. GemmcError for what is no module."""
    check_module(module)
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    bodies = [each for each in functions if not each.is_declaration]
    public = [each for each in bodies if not _is_private(each)] or bodies
    return [each for each in public if each.sym_name.data == "main"] or public


def check_module(module: ModuleOp) -> None:
    """GemmcError for a program that a user gave and that is no module."""
    if not isinstance(module, ModuleOp):  # pyright: ignore[reportUnnecessaryIsInstance]
        needed, change = "an xDSL ModuleOp", "give gemmc.parse(text)"
        raise GemmcError("program", needed, described(module), change)


def _is_private(function: func.FuncOp) -> bool:
    return function.sym_visibility is not None and function.sym_visibility.data == "private"
