"""Programs of IREE's calling convention as functions on tensors, when a text is read.

    util.func public @main$async(%v: !hal.buffer_view, %w: !hal.fence, %s: !hal.fence) -> … {
      %x = hal.tensor.import wait(%w) => %v : !hal.buffer_view -> tensor<4x8xf32>
      …
      %b = hal.tensor.barrier join(%y : tensor<4x8xf32>) => %s : !hal.fence
      %r = hal.tensor.export %b : tensor<4x8xf32> -> !hal.buffer_view
      util.return %r : !hal.buffer_view
    }
  →
    func.func public @main(%v: tensor<4x8xf32>) -> tensor<4x8xf32> { … return %y … }

What `@main` was, which makes a fence, calls the function and waits, is left out; so is an argument
that nothing reads, whose type the text does not say: a call has the others.
"""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.context import Context
from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.hal import (
    BufferViewDimOp,
    BufferViewType,
    FenceCreateOp,
    FenceSignalOp,
    FenceType,
    Hal,
    TensorBarrierOp,
    TensorExportOp,
    TensorImportOp,
)
from gemmc.errors import refuse

_CONVENTION = (BufferViewType, FenceType)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Make functions of views ones of tensors, and leave out those that wait for others."""
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    for function in functions:
        _leave_out(function, {each.sym_name.data: each for each in functions})
    for op in list(module.body.block.ops):
        if isinstance(op, func.FuncOp) and op.body.blocks and _is_of_views(op):
            _on_tensors(op)


def _leave_out(function: func.FuncOp, known: dict[str, func.FuncOp]) -> None:
    """Give the name of a function that only waits for another one to that."""
    ops = list(function.walk())
    calls = [op for op in ops if isinstance(op, func.CallOp)]
    if len(calls) != 1 or not any(isinstance(op, FenceCreateOp) for op in ops):
        return
    called = known.get(calls[0].callee.string_value())
    if called is not None:
        called.properties["sym_name"] = function.sym_name
        function.detach()
        function.erase()


def _is_of_views(function: func.FuncOp) -> bool:
    kinds = (*function.function_type.inputs, *function.function_type.outputs)
    return any(isinstance(kind, _CONVENTION) for kind in kinds)


def _on_tensors(function: func.FuncOp) -> None:
    for op in list(function.walk()):
        if isinstance(op, TensorBarrierOp):
            Rewriter.replace_op(op, [], list(op.values))
        elif isinstance(op, FenceSignalOp):
            Rewriter.erase_op(op)
    for argument in list(function.args):
        if isinstance(argument.type, BufferViewType):
            _import(function, argument)
    _export(function)
    for argument in list(function.args):
        if isinstance(argument.type, FenceType):
            _refuse_uses(argument)
            function.body.block.erase_arg(argument)
    end = function.get_return_op()
    assert end is not None, "_export has found it"
    kinds = [value.type for value in end.operands]
    function.properties["function_type"] = FunctionType.from_lists(
        [each.type for each in function.args], kinds
    )
    for name in ("arg_attrs", "res_attrs"):
        function.properties.pop(name, None)


def _import(function: func.FuncOp, argument: BlockArgument) -> None:
    """Let an argument be the tensor that it is read as; one that nothing reads is left out."""
    if not argument.uses:
        function.body.block.erase_arg(argument)
        return
    imports = [use.operation for use in argument.uses if isinstance(use.operation, TensorImportOp)]
    kinds = list(dict.fromkeys(op.made[0].type for op in imports))
    if len(kinds) != 1:
        found = ", ".join(map(str, kinds)) or f"none of argument {argument.index}"
        returned = any(isinstance(use.operation, func.ReturnOp) for use in argument.uses)
        change = "leave out the result that is this argument" if returned and not kinds else ""
        raise refuse(function, "a hal.tensor.import of one type for each argument", found, change)
    value = Rewriter.replace_value_with_new_type(argument, kinds[0])
    for op in imports:
        Rewriter.replace_op(op, [], [value])
    for use in list(value.uses):
        if isinstance(use.operation, BufferViewDimOp):
            _ask(use.operation, value)


def _ask(op: BufferViewDimOp, value: SSAValue) -> None:
    index = arith.ConstantOp(op.index)
    size = tensor.DimOp(value, index)
    index.location = size.location = op.location
    Rewriter.replace_op(op, [index, size])


def _export(function: func.FuncOp) -> None:
    """Return tensors."""
    end = function.get_return_op()
    if end is None:
        raise refuse(function, "a function that returns", "another end")
    for number, value in enumerate(end.operands):
        if isinstance(value.owner, TensorExportOp):
            end.operands[number] = value.owner.values[0]
    for op in list(function.walk()):
        if isinstance(op, TensorExportOp) and not op.made[0].uses:
            op.detach()
            op.erase()
    _refuse_left(function.walk())


def _refuse_left(ops: Iterable[Operation]) -> None:
    for op in ops:
        if op.dialect_name() == Hal.name:
            needed = "views of buffers that are imported as tensors and exported"
            raise refuse(op, needed, op.name, "compile to IREE's input level")


def _refuse_uses(fence: SSAValue) -> None:
    for use in fence.uses:
        raise refuse(use.operation, "fences that tensors wait for", use.operation.name)
