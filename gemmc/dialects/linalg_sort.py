"""Sorts and the largest elements, as IREE and torch-mlir print them: read, and written out at once
(`gemmc.dialects.linalg_sorted`).

Sources: IREE, dialect "iree_linalg_ext", `SortOp`, `TopkOp`; torch-mlir, dialect "tm_tensor",
`SortOp`, `TopkOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.dialects.builtin import DenseArrayBase, TensorType, i1
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.linalg_ext_in_memory import parse_inputs_and_outputs, parse_result_types
from gemmc.dialects.linalg_payload import parse_dimension


class _Ordering(IRDLOperation):
    """What sorts and the largest elements share: tensors, a dimension, and which of two elements
    comes first."""

    name = "linalg_ext.ordering"

    tensors = var_operand_def(base(TensorType))
    dimension = prop_def(I64)
    # In the generic form, where the types say it as well.
    segments = opt_prop_def(DenseArrayBase, prop_name="operandSegmentSizes")
    body = region_def("single_block")
    sorted = var_result_def(base(TensorType))

    @property
    def axis(self) -> int:
        """The dimension along which elements are put in order."""
        return self.dimension.value.data

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_optional_attr_dict()
        axis = parse_dimension(parser)
        values = parse_inputs_and_outputs(parser, cls.name, "tensors or memrefs", None)
        body = parser.parse_region()
        types = parse_result_types(parser, values[-1:])
        return cls.of(values, axis, body, types)

    @classmethod
    def of(
        cls, values: tuple[SSAValue, ...], axis: int, body: Region, types: Sequence[Attribute]
    ) -> Self:
        """The op on these tensors."""
        return cls.create(
            operands=values, result_types=types, regions=[body],
            properties={"dimension": int_attr(axis)},
        )  # fmt: skip

    def _verify(self, keys: int) -> None:
        """The shapes, and the body's arguments: two of each of the first `keys` operands."""
        kinds = [cast("TensorType[Attribute]", each.type) for each in self.operands]
        rank = kinds[0].get_num_dims() if kinds else 0
        if not 0 <= self.axis < rank:
            raise VerifyException(f"needed one of {rank} dimensions; found {self.axis}")
        wanted = [each.element_type for each in kinds[:keys] for _ in range(2)]
        found = list(self.body.block.arg_types)
        if found != wanted:
            told = ", ".join(map(str, found)) or "none"
            raise VerifyException(f"needed a body of two elements of each tensor; found {told}")
        end = self.body.block.last_op
        answer = [] if end is None else [each.type for each in end.operands]
        if answer != [i1]:
            told = ", ".join(map(str, answer)) or "nothing"
            raise VerifyException(f"needed a body that yields one i1; found {told}")


@irdl_op_definition
class SortOp(_Ordering):
    """The elements of all tensors in the order of the body along a dimension: it says whether the
    first of two comes ahead of the second.

    Text: `sort dimension(1) outs(%x, %i : t, u) { ^bb0(%a: e, %b: e, %m: f, %n: f): … yield %c : i1
    } -> t, u`.
    """

    name = "linalg_ext.sort"

    def verify_(self) -> None:
        kinds = [cast("TensorType[Attribute]", each.type) for each in self.operands]
        if len({each.get_shape() for each in kinds}) > 1 or kinds != list(self.result_types):
            found = ", ".join(str(each.type) for each in (*self.operands, *self.results))
            needed = "tensors of one shape, and results like them"
            raise VerifyException(f"needed {needed}; found {found}")
        self._verify(len(kinds))


@irdl_op_definition
class TopkOp(_Ordering):
    """The first elements along a dimension, in the order of the body, and where they stood: their
    numbers, or what a second input has there. The outputs give the shapes; what they hold is left
    out.

    Text: `topk dimension(1) ins(%x : t) outs(%values, %indices : u, v) { ^bb0(%a: e, %b: e): …
    yield %c : i1 } -> u, v`.
    """

    name = "linalg_ext.topk"

    @property
    def inputs(self) -> tuple[SSAValue, ...]:
        """The elements, and what stands at them if something is given."""
        return tuple(self.operands[:-2])

    def verify_(self) -> None:
        kinds = [cast("TensorType[Attribute]", each.type) for each in self.operands]
        found = ", ".join(str(each.type) for each in (*self.operands, *self.results))
        if len(kinds) not in (3, 4) or kinds[-2:] != list(self.result_types):
            needed = "one or two inputs and two outputs, and results like these"
            raise VerifyException(f"needed {needed}; found {found}")
        self._verify(1)
        whole, part = kinds[0].get_shape(), kinds[-1].get_shape()
        others = [[*each[: self.axis], *each[self.axis + 1 :]] for each in (whole, part)]
        if len(whole) != len(part) or others[0] != others[1] or kinds[-2].get_shape() != part:
            needed = "outputs of the input's shape but along the dimension"
            raise VerifyException(f"needed {needed}; found {found}")
