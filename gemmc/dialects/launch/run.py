"""A launch of a kernel, or of the first of several whose guard holds."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    ArrayAttr,
    FlatSymbolRefAttrConstr,
    MemRefType,
    ModuleOp,
    SymbolRefAttr,
    TensorType,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    opt_prop_def,
    prop_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.dynamic import Place, Range, function_guards
from gemmc.dialects.isa import isa
from gemmc.dialects.launch.memory import (
    matrix_in_global_memory,
    verify_matrix,
)
from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.tile.kernel import KernelOp

Callee = func.FuncOp | KernelOp | PtxKernelOp
"""What a `launch.run` may name: a kernel at any level."""


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
        super().__init__(operands=[inputs, outputs], properties={"callee": SymbolRefAttr(callee)})

    def verify_(self) -> None:
        for value in self.operands:
            verify_matrix(value, dynamic=True)
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
        types = parameter_types(kernel)
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


def parameter_types(kernel: Callee) -> list[Attribute] | None:
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
