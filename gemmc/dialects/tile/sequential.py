"""A nest of loops over single elements whose steps are taken one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, TensorType
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import NoTerminator
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition

CONTROL = (scf.ForOp, scf.IfOp, scf.YieldOp)
"""What a nest is made of, beside loads, stores and arithmetic."""


@op_definition
class SequentialOp(IRDLOperation):
    """Loops over single elements of tensors, each step behind the one before, as in a program
    whose steps depend on each other (a factorization, a shortest path).

    The body's arguments are the memory of the tensors: first of those that are `read`, then of
    those that are `updated`, then of further results, which begin as zeros. It has `scf.for`,
    `scf.if`, arithmetic, and loads and stores of single elements of its arguments. The results are
    what the updated tensors are behind the last step, and the further ones.

        %r = tile.sequential reads %x updates %y : tensor<8xf32> updates tensor<8xf32>
             -> tensor<8xf32> {
        ^bb0(%a: memref<8xf32>, %b: memref<8xf32>):
          scf.for %i = %c1 to %c8 step %c1 {
            %j = arith.subi %i, %c1 : index
            %u = memref.load %b[%j] : memref<8xf32>
            %v = memref.load %a[%i] : memref<8xf32>
            %w = arith.mulf %u, %v : f32
            memref.store %w, %b[%i] : memref<8xf32>
          }
        }
    """

    name = "tile.sequential"

    read = var_operand_def(TensorType)
    updated = var_operand_def(TensorType)
    made = var_result_def(TensorType)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "(`reads` $read^)? (`updates` $updated^)? attr-dict-with-keyword `:` (type($read)^)? "
        "(`updates` type($updated)^)? `->` type($made) $body"
    )

    def __init__(
        self,
        read: Sequence[SSAValue],
        updated: Sequence[SSAValue],
        further: Sequence[Attribute],
        body: Region,
    ):
        kinds = [*(value.type for value in updated), *further]
        super().__init__(operands=[read, updated], result_types=[kinds], regions=[body])

    @property
    def begun(self) -> list[tuple[SSAValue | None, SSAValue, SSAValue]]:
        """What each result begins as, if not as zeros, the result, and its memory in the body."""
        before: list[SSAValue | None] = [*self.updated]
        before += [None] * (len(self.made) - len(before))
        memory = self.body.block.args[len(self.read) :]
        return list(zip(before, self.made, memory, strict=True))

    def verify_(self) -> None:
        kinds = [value.type for value in self.updated]
        if [each.type for each in self.made][: len(kinds)] != kinds:
            needed = "a result of the type of each tensor that is updated"
            found = ", ".join(str(each.type) for each in self.made) or "none"
            raise VerifyException(f"needed {needed}; found {found}")
        values = (*self.read, *self.made)
        shaped = [cast("TensorType[Attribute]", value.type) for value in values]
        if any(DYNAMIC_INDEX in each.get_shape() for each in shaped):
            found = ", ".join(map(str, shaped))
            raise VerifyException(f"needed tensors of known sizes; found {found}")
        memory = [MemRefType(each.element_type, each.get_shape()) for each in shaped]
        if list(self.body.block.arg_types) != memory:
            words = ", ".join(map(str, memory))
            found = ", ".join(map(str, self.body.block.arg_types)) or "none"
            raise VerifyException(f"needed a body of {words}; found {found}")
        for op in self.body.walk():
            self._verify_inner(op)

    def _verify_inner(self, op: Operation) -> None:
        own = self.body.block.args
        if isinstance(op, memref.LoadOp):
            allowed = op.memref in own
        elif isinstance(op, memref.StoreOp):
            allowed = op.memref in own[len(self.read) :]
        else:
            allowed = isinstance(op, CONTROL) or op.dialect_name() in ("arith", "math")
        if not allowed:
            needed = (
                "scf.for, scf.if, arithmetic, loads of the body's arguments, and stores to those "
                "of results"
            )
            raise VerifyException(f"needed {needed}; found {op.name}")
