"""The launch dialect: what a program of several kernels does on one stream.

A `launch.program` stands beside its kernels in a module, at every level below tensors: kernels
change from functions to `tile.kernel`s to `ptx.kernel`s around it, and it stays as it is. Its SSA
values are row-major matrices in global memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
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
from gemmc.dialects.dynamic import Dynamic, Place, Range, function_guards, places_attribute
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
class ProgramOp(IRDLOperation, Dynamic):
    """Launches on one stream, in the order of the text, each after the one before has ended.

    Its block arguments are the matrices of a call, the outputs last; `arguments` names them.
    `dynamic` names their extents that a call tells, as `tile.kernel` has it.
    Extents of outputs that are other expressions of them are `sized`, in order.
    `workspace` is the bytes that its workspaces take together, once they have offsets; `needs` an
    expression of them, where a call tells sizes.
    """

    name = "launch.program"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[StringAttr])
    outputs = prop_def(I64)
    dynamic = opt_prop_def(DictionaryAttr)
    sized = opt_prop_def(ArrayAttr[StringAttr])
    workspace = opt_prop_def(I64)
    needs = opt_prop_def(StringAttr)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name $arguments `outputs` $outputs (`dynamic` $dynamic^)? (`sized` $sized^)? "
        "(`workspace` $workspace^)? (`needs` $needs^)? "
        "attr-dict-with-keyword $body"
    )

    def __init__(
        self,
        name: str,
        inputs: Sequence[Attribute],
        outputs: Sequence[Attribute],
        dynamic: Mapping[str, Sequence[Place]] | None = None,
        sized: Sequence[str] = (),
    ):
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
                "dynamic": places_attribute(dynamic or {}),
                "sized": ArrayAttr(map(StringAttr, sized)) if sized else None,
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
            _verify_matrix(value, dynamic=True)
        self.verify_dynamic([cast("MemRefType[Attribute]", a.type).get_shape() for a in args])
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
    """A matrix of the program's own, of undefined contents; `at` a byte of its workspace.

    Of a matrix with sizes that a call tells, `sized` has an expression for each of them, in those
    of the program's arguments, and `placed` one for the byte.
    """

    name = "launch.workspace"

    offset = opt_prop_def(I64)
    placed = opt_prop_def(StringAttr)
    sized = opt_prop_def(ArrayAttr[StringAttr])
    result = result_def(MemRefType)

    assembly_format = (
        "(`at` $offset^)? (`placed` $placed^)? (`sized` $sized^)? attr-dict `:` type($result)"
    )

    def __init__(self, result: MemRefType, sized: Sequence[str] = ()):
        told = ArrayAttr(StringAttr(each) for each in sized) if sized else None
        super().__init__(properties={"sized": told}, result_types=[result])

    def verify_(self) -> None:
        _verify_matrix(self.result, dynamic=True)
        told = 0 if self.sized is None else len(self.sized)
        needed = list(self.result.type.get_shape()).count(DYNAMIC_INDEX)
        if told != needed:
            raise VerifyException(f"needed {needed} expressions of sizes; found {told}")
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
    sized = opt_prop_def(ArrayAttr[StringAttr])
    result = result_def(MemRefType)

    assembly_format = (
        "$source `from` $first (`sized` $sized^)? attr-dict `:` type($source) `to` type($result)"
    )

    def __init__(
        self, source: SSAValue, shape: Sequence[int], first: int = 0, sized: Sequence[str] = ()
    ):
        """`sized` are the `?` of the shape, expressions of the program's sizes."""
        kind = cast("MemRefType[Attribute]", source.type)
        super().__init__(
            operands=[source],
            properties={
                "first": int_attr(first),
                "sized": ArrayAttr(map(StringAttr, sized)) if sized else None,
            },
            result_types=[matrix_in_global_memory(kind.element_type, shape)],
        )

    def verify_(self) -> None:
        for value in (self.source, self.result):
            _verify_matrix(value, dynamic=True)
        source = cast("MemRefType[Attribute]", self.source.type)
        result = self.result.type
        if source.element_type != result.element_type:
            raise VerifyException("needed equal element types")
        open_ = list(result.get_shape()).count(DYNAMIC_INDEX)
        if open_ != len(self.sized or ()):
            raise VerifyException(f"needed {open_} sizes; found {len(self.sized or ())}")
        if DYNAMIC_INDEX in (*source.get_shape(), *result.get_shape()):
            return
        first, size = self.first.value.data, prod(source.get_shape())
        last = first + prod(result.get_shape())
        if first < 0 or last > size:
            raise VerifyException(
                f"needed elements within the source's {size}; found {first} to {last - 1}"
            )


@op_definition
class RunOp(IRDLOperation):
    """Launch a kernel: it reads some matrices and writes every element of others.

    Its operands are the kernel's arguments in their order, the outputs last. Of several kernels it
    is the first whose guard holds for the sizes of the call; the last has none.
    """

    name = "launch.run"

    callee = prop_def(FlatSymbolRefAttrConstr)
    others = opt_prop_def(ArrayAttr[SymbolRefAttr])
    inputs = var_operand_def(MemRefType)
    outputs = var_operand_def(MemRefType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$callee (`else` $others^)? (`reads` $inputs^ `:` type($inputs))? "
        "`writes` $outputs `:` type($outputs) attr-dict"
    )

    def __init__(self, callee: str, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]):
        super().__init__(
            operands=[inputs, outputs], properties={"callee": SymbolRefAttr(callee)}
        )

    def verify_(self) -> None:
        for value in self.operands:
            _verify_matrix(value, dynamic=True)
        if not self.outputs:
            raise VerifyException("needed a kernel that writes something; found no outputs")
        known = self._known()
        for name in self.names:
            if name not in known:
                raise VerifyException(f"needed a kernel @{name}; found none")
            self._verify_types(known[name])
        last = known[self.names[-1]]
        if guards_of(last):
            needed = "a last kernel that is for all sizes"
            raise VerifyException(f"needed {needed}; found a guard of @{last.sym_name.data}")

    def _verify_types(self, kernel: Callee) -> None:
        types = _parameter_types(kernel)
        if types is not None and types != [value.type for value in self.operands]:
            raise VerifyException(
                f"needed operands of {', '.join(map(str, types))}; found "
                f"{', '.join(str(value.type) for value in self.operands)}"
            )

    @property
    def names(self) -> tuple[str, ...]:
        """The kernels' names, in the order in which their guards are asked."""
        others = () if self.others is None else self.others.data
        return tuple(each.string_value() for each in (self.callee, *others))

    def _known(self) -> dict[str, Callee]:
        """The kernels of the module by their names, at whichever level they are."""
        module: Operation | None = self
        while module is not None and not isinstance(module, ModuleOp):
            module = module.parent_op()
        ops = module.body.block.ops if module is not None else ()
        return {op.sym_name.data: op for op in ops if isinstance(op, Callee)}

    def kernel_for(self, shapes: Sequence[Sequence[int]]) -> Callee | None:
        """The kernel that is launched on operands of these shapes; None where no guard holds, or
        where a kernel is not there."""
        known = self._known()
        for name in self.names:
            kernel = known.get(name)
            if kernel is None:
                return None
            if all(shapes[a][d] in allowed for (a, d), allowed in guards_of(kernel)):
                return kernel
        return None


def guards_of(kernel: Callee) -> list[tuple[Place, Range]]:
    """The values that a kernel is for, by an argument's dimension."""
    if isinstance(kernel, func.FuncOp):
        return function_guards(kernel)
    found = ((places[0], kernel.range_of(name)) for name, places in kernel.dynamic_places.items())
    return [(place, allowed) for place, allowed in found if allowed != Range()]


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


Sized = int | str
"""An extent: a number, or an expression of a program's sizes."""


def sized_values(program: ProgramOp) -> dict[SSAValue, tuple[Sized, ...]]:
    """The extents of each value of a program."""
    found: dict[SSAValue, tuple[Sized, ...]] = {}
    others = iter(() if program.sized is None else program.sized)
    for number, value in enumerate(program.body.block.args):
        shape = enumerate(cast("MemRefType[Attribute]", value.type).get_shape())
        found[value] = tuple(
            s if s != DYNAMIC_INDEX else program.dynamic_size(number, d) or next(others).data
            for d, s in shape
        )
    for op in program.body.block.ops:
        for result in op.results:
            shape = cast("MemRefType[Attribute]", result.type).get_shape()
            sized = op.sized if isinstance(op, WorkspaceOp | ViewOp) else None
            told_here = iter(each.data for each in sized or ())
            found[result] = tuple(next(told_here) if s == DYNAMIC_INDEX else s for s in shape)
    return found


def bytes_in(value: SSAValue, shape: Sequence[Sized]) -> Sized:
    """Bytes of a matrix of these extents."""
    width = bits(cast("MemRefType[Attribute]", value.type).element_type)
    numbers = prod(each for each in shape if isinstance(each, int))
    named = [each for each in shape if isinstance(each, str)]
    if not named:
        return -(-numbers * width // 8)
    return f"cdiv({' * '.join(named)} * {numbers * width}, 8)"


def _verify_matrix(value: SSAValue, *, dynamic: bool = False) -> None:
    kind = value.type
    told = (DYNAMIC_INDEX,) if dynamic else ()
    if (
        not isa(kind, MemRefType)
        or kind.memory_space != GLOBAL
        or not isinstance(kind.layout, NoneAttr)
        or any(size < 1 and size not in told for size in kind.get_shape())
    ):
        shape = "" if dynamic else " of static shape"
        raise VerifyException(f"needed a row-major matrix{shape} in global memory; found {kind}")


Launch = discovered("launch", __name__)
