"""Calls of functions of the module, as what these functions do."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp

from gemmc.dialects.blocks import Known, copy_ahead
from gemmc.dialects.entries import entries
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.errors import refuse
from gemmc.ir import replace, walk_type


def inline_calls(module: ModuleOp) -> None:
    """Put bodies in the place of calls, and erase the functions that nobody outside can call:
    private ones and declarations, and where one function is called main, all others.

    GemmcError for what is called and has no body of one block, and for functions that call each
    other in a circle.
    """
    functions = _functions(module)
    while calls := walk_type(module, func.CallOp):
        for call in calls:
            _inline(call, functions.get(call.callee.string_value()))
    kept = entries(module)
    kept += _steps_of(kept)
    for function in functions.values():
        if kept and function not in kept:
            function.detach()
            function.erase()


def _steps_of(functions: Sequence[func.FuncOp]) -> list[func.FuncOp]:
    """The functions that recurrences in some functions, and in these, take step by step."""
    found: list[func.FuncOp] = []
    waiting = list(functions)
    while waiting:
        for op in walk_type(waiting.pop(), RecurrenceOp):
            if op.function is not None and op.function not in found:
                found.append(op.function)
                waiting.append(op.function)
    return found


def inline_straight_calls(module: ModuleOp) -> None:
    """Put bodies of one block in the place of their calls: loops around calls are then loops around
    ops, which may be tiles of larger ones. Functions stay.

    GemmcError for functions that call each other in a circle.
    """
    functions = _functions(module)
    names = {name for name, each in functions.items() if len(each.body.blocks) == 1}
    while calls := [c for c in walk_type(module, func.CallOp) if c.callee.string_value() in names]:
        for call in calls:
            _inline(call, functions[call.callee.string_value()])


def _functions(module: ModuleOp) -> dict[str, func.FuncOp]:
    """A module's functions by name. GemmcError for those that call each other in a circle."""
    ops = module.body.block.ops
    functions = {op.sym_name.data: op for op in ops if isinstance(op, func.FuncOp)}
    for function in functions.values():
        _refuse_circles(function, functions, ())
    return functions


def _refuse_circles(
    function: func.FuncOp, functions: dict[str, func.FuncOp], around: tuple[str, ...]
) -> None:
    """GemmcError for a function that calls itself, perhaps through others."""
    name = function.sym_name.data
    for call in walk_type(function, func.CallOp):
        callee = call.callee.string_value()
        if callee in (*around, name):
            change = "write the steps out"
            raise refuse(call, "functions that end", "one that calls itself", change)
        if callee in functions:
            _refuse_circles(functions[callee], functions, (*around, name))


def _inline(call: func.CallOp, function: func.FuncOp | None) -> None:
    name = call.callee.string_value()
    if function is None or function.is_declaration or len(function.body.blocks) != 1:
        raise refuse(call, f"a function @{name} of one block in the module", "none")
    body = function.body.block
    if [each.type for each in body.args] != [each.type for each in call.operands]:
        raise refuse(call, f"operands of the types of @{name}", "others")
    known: Known = dict(zip(body.args, call.operands, strict=True))
    replace(call, copy_ahead(call, body, known))
