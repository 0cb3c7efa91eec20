"""The launch dialect: what a program of several kernels does on one stream.

A `launch.program` stands beside its kernels in a module, at every level below tensors: kernels
change from functions to `tile.kernel`s to `ptx.kernel`s around it, and it stays as it is. Its SSA
values are row-major matrices in global memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttrConstr,
    MemRefType,
    ModuleOp,
    NoneAttr,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    TensorType,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from gemmc.dialects._definition import op_definition
from gemmc.dialects._discovery import discovered
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import bits

ALIGNMENT = 256
"""Bytes that a workspace's offset is a multiple of, as allocations are."""

Callee = func.FuncOp | KernelOp | PtxKernelOp
"""What a `launch.run` may name: a kernel at any level."""


def matrix_in_global_memory(element: Attribute, shape: Sequence[int]) -> MemRefType:
    """The type of the values of a launch program."""
    return MemRefType(element, shape, NoneAttr(), GLOBAL)


@op_definition
class ProgramOp(IRDLOperation):
    """Launches on one stream, in the order of the text, each after the one before has ended.

    Its block arguments are the matrices of a call, the outputs last; `arguments` names them.
    `workspace` is the bytes that its workspaces take together, once they have offsets.
    """

    name = "launch.program"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[StringAttr])
    outputs = prop_def(I64)
    workspace = opt_prop_def(I64)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name $arguments `outputs` $outputs (`workspace` $workspace^)? "
        "attr-dict-with-keyword $body"
    )

    def __init__(self, name: str, inputs: Sequence[Attribute], outputs: Sequence[Attribute]):
        names = [f"arg{i}" for i in range(len(inputs))]
        names += [f"result{i}" for i in range(len(outputs))]
        body = Block(arg_types=[*inputs, *outputs])
        for argument, hint in zip(body.args, names, strict=True):
            argument.name_hint = hint
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "arguments": ArrayAttr(StringAttr(each) for each in names),
                "outputs": int_attr(len(outputs)),
            },
            regions=[Region(body)],
        )

    def verify_(self) -> None:
        args = self.body.block.args
        if len(self.arguments) != len(args):
            raise VerifyException(
                f"needed a name per argument; found {len(self.arguments)} names for "
                f"{len(args)} arguments"
            )
        if not 0 < self.outputs.value.data <= len(args):
            raise VerifyException(
                f"needed 1 to {len(args)} outputs; found {self.outputs.value.data}"
            )
        for value in args:
            _verify_matrix(value)
        for op in self.body.block.ops:
            if not isinstance(op, WorkspaceOp | ConstantOp | ViewOp | RunOp):
                raise VerifyException(f"needed ops of the launch dialect; found {op.name}")

    @property
    def first_output(self) -> int:
        """The number of the first argument that is an output."""
        return len(self.arguments) - self.outputs.value.data

    @property
    def runs(self) -> list[RunOp]:
        """Its launches, in order."""
        return [op for op in self.body.block.ops if isinstance(op, RunOp)]


@op_definition
class WorkspaceOp(IRDLOperation):
    """A matrix of the program's own, of undefined contents; `at` a byte of its workspace."""

    name = "launch.workspace"

    offset = opt_prop_def(I64)
    result = result_def(MemRefType)

    assembly_format = "(`at` $offset^)? attr-dict `:` type($result)"

    def __init__(self, result: MemRefType):
        super().__init__(result_types=[result])

    def verify_(self) -> None:
        _verify_matrix(self.result)
        offset = 0 if self.offset is None else self.offset.value.data
        if offset < 0 or offset % ALIGNMENT:
            raise VerifyException(f"needed an offset of a multiple of {ALIGNMENT}; found {offset}")

    @property
    def bytes(self) -> int:
        """Its size."""
        kind = self.result.type
        return -(-prod(kind.get_shape()) * bits(kind.element_type) // 8)


@op_definition
class ConstantOp(IRDLOperation):
    """A matrix that is the same in every call: its elements are part of the program."""

    name = "launch.constant"

    value = prop_def(DenseIntOrFPElementsAttr)
    result = result_def(MemRefType)

    assembly_format = "$value attr-dict `:` type($result)"

    def __init__(self, value: DenseIntOrFPElementsAttr):
        kind = value.type
        result = matrix_in_global_memory(kind.get_element_type(), kind.get_shape())
        super().__init__(properties={"value": value}, result_types=[result])

    def verify_(self) -> None:
        _verify_matrix(self.result)
        kind = self.value.type
        needed = matrix_in_global_memory(kind.get_element_type(), kind.get_shape())
        if self.result.type != needed:
            raise VerifyException(f"needed a result of {needed}; found {self.result.type}")
        if bits(kind.get_element_type()) < 8:
            raise VerifyException(
                f"needed elements of whole bytes; found {kind.get_element_type()}"
            )

    @property
    def contents(self) -> bytes:
        """Its elements in row-major order, little-endian."""
        data = self.value.data.data
        count = prod(self.value.type.get_shape())
        return data * count if self.value.is_splat() and count > 1 else data


@op_definition
class ViewOp(IRDLOperation):
    """The same memory in another shape: as many elements as the result has, from element `first`
    of the source on, in row-major order."""

    name = "launch.view"

    source = operand_def(MemRefType)
    first = prop_def(I64)
    result = result_def(MemRefType)

    assembly_format = "$source `from` $first attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue, shape: Sequence[int], first: int = 0):
        kind = cast("MemRefType[Attribute]", source.type)
        super().__init__(
            operands=[source],
            properties={"first": int_attr(first)},
            result_types=[matrix_in_global_memory(kind.element_type, shape)],
        )

    def verify_(self) -> None:
        for value in (self.source, self.result):
            _verify_matrix(value)
        source = cast("MemRefType[Attribute]", self.source.type)
        result = self.result.type
        if source.element_type != result.element_type:
            raise VerifyException("needed equal element types")
        first, size = self.first.value.data, prod(source.get_shape())
        last = first + prod(result.get_shape())
        if first < 0 or last > size:
            raise VerifyException(
                f"needed elements within the source's {size}; found {first} to {last - 1}"
            )


@op_definition
class RunOp(IRDLOperation):
    """Launch a kernel: it reads some matrices and writes every element of others.

    Its operands are the kernel's arguments in their order, the outputs last.
    """

    name = "launch.run"

    callee = prop_def(FlatSymbolRefAttrConstr)
    inputs = var_operand_def(MemRefType)
    outputs = var_operand_def(MemRefType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$callee (`reads` $inputs^ `:` type($inputs))? `writes` $outputs `:` type($outputs) "
        "attr-dict"
    )

    def __init__(self, callee: str, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]):
        super().__init__(
            operands=[inputs, outputs], properties={"callee": SymbolRefAttr(callee)}
        )

    def verify_(self) -> None:
        for value in self.operands:
            _verify_matrix(value)
        if not self.outputs:
            raise VerifyException("needed a kernel that writes something; found no outputs")
        found = self.kernel
        if found is None:
            raise VerifyException(f"needed a kernel @{self.callee.string_value()}; found none")
        types = _parameter_types(found)
        if types is not None and types != [value.type for value in self.operands]:
            raise VerifyException(
                f"needed operands of {', '.join(map(str, types))}; found "
                f"{', '.join(str(value.type) for value in self.operands)}"
            )

    @property
    def kernel(self) -> Callee | None:
        """The kernel of its name in the module, at whichever level it is."""
        module: Operation | None = self
        while module is not None and not isinstance(module, ModuleOp):
            module = module.parent_op()
        name = self.callee.string_value()
        for op in module.body.block.ops if module is not None else ():
            if isinstance(op, Callee) and op.sym_name.data == name:
                return op
        return None


def _parameter_types(kernel: Callee) -> list[Attribute] | None:
    """The types of a kernel's matrices, the outputs last; None where its arguments only say so in
    words, as those of `ptx.kernel`."""
    if isinstance(kernel, PtxKernelOp):
        return None
    if isinstance(kernel, KernelOp):
        return [argument.type for argument in kernel.body.block.args]
    found: list[Attribute] = []
    for kind in (*kernel.function_type.inputs, *kernel.function_type.outputs):
        assert isa(kind, TensorType[Attribute]), "a function of a launch program has tensors"
        found.append(matrix_in_global_memory(kind.element_type, kind.get_shape()))
    return found


def _verify_matrix(value: SSAValue) -> None:
    kind = value.type
    if (
        not isa(kind, MemRefType)
        or kind.memory_space != GLOBAL
        or not isinstance(kind.layout, NoneAttr)
        or min(kind.get_shape(), default=1) < 1
    ):
        raise VerifyException(
            f"needed a row-major matrix of static shape in global memory; found {kind}"
        )


Launch = discovered("launch", __name__)
