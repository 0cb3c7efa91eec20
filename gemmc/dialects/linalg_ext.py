"""What IREE and torch-mlir print beside `linalg`: running sums here, scatters in `linalg_scatter`,
gathers in `linalg_gather`, quantization in `linalg_quantized`, sorts in `linalg_sort`, the places
of the largest elements in `linalg_arg_compare`, attention in `linalg_attention`.

Sources: IREE, dialect "iree_linalg_ext", `ScanOp`; torch-mlir, dialect "tm_tensor", `ScanOp`.
"""

from __future__ import annotations

from typing import Self, cast

from xdsl.dialects.builtin import BoolAttr, DenseArrayBase, IntegerAttr, TensorType, i64
from xdsl.dialects.utils import AbstractYieldOperation
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsTerminator
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.attention_scores import ScoreIndexOp
from gemmc.dialects.linalg_arg_compare import ArgCompareOp
from gemmc.dialects.linalg_attention import IreeAttentionOp, TmAttentionOp
from gemmc.dialects.linalg_ext_in_memory import parse_inputs_and_outputs, parse_result_types
from gemmc.dialects.linalg_fft import FftOp
from gemmc.dialects.linalg_gather import GatherOp
from gemmc.dialects.linalg_payload import parse_dimension, print_operands
from gemmc.dialects.linalg_quantized import DequantizeOp, QuantizeOp
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.dialects.linalg_sort import SortOp, TopkOp


@irdl_op_definition
class ScanOp(IRDLOperation):
    """Each element of the first result combines the elements of the input up to its place along a
    dimension, with the one at its own place where `inclusive`. Where not, the first is `before`'s
    element, from which the others start. The second result is what all have combined to.

    Text: `scan dimension(1) inclusive(true) ins(%x : t) outs(%output, %before : t, u) { ^bb0(%one:
    e, %other: e): … yield %c : e } -> t, u`.
    """

    name = "linalg_ext.scan"

    input = operand_def(TensorType)
    output = operand_def(TensorType)
    before = operand_def(TensorType)
    dimension = prop_def(IntegerAttr)
    inclusive = prop_def(BoolAttr)
    # In the generic form, where the types say it as well.
    segments = opt_prop_def(DenseArrayBase, prop_name="operandSegmentSizes")
    body = region_def("single_block")
    result = result_def(TensorType)
    total = result_def(TensorType)

    @property
    def axis(self) -> int:
        """The dimension along which it runs."""
        return self.dimension.value.data

    @property
    def combine(self) -> Operation | None:
        """The op that combines two elements; None for a body of others."""
        first, *more = self.body.block.ops
        end = more[0] if len(more) == 1 else None
        arguments = set(self.body.block.args)
        if end is None or set(first.operands) != arguments or len(first.operands) != 2:
            return None
        return first if list(end.operands) == list(first.results) else None

    def verify_(self) -> None:
        values: tuple[SSAValue, ...] = (*self.operands, *self.results)
        kinds = [cast("TensorType[Attribute]", each.type) for each in values]
        whole = kinds[0].get_shape()
        if not 0 <= self.axis < len(whole):
            raise VerifyException(f"needed one of {len(whole)} dimensions; found {self.axis}")
        less = whole[: self.axis] + whole[self.axis + 1 :]
        found = ", ".join(map(str, kinds))
        if [each.get_shape() for each in kinds] != [whole, whole, less, whole, less]:
            needed = "tensors of the input's shape, and others without the dimension"
            raise VerifyException(f"needed {needed}; found {found}")
        element = kinds[0].element_type
        if any(each.element_type != element for each in kinds):
            raise VerifyException(f"needed tensors of one element type; found {found}")
        if [each.type for each in self.body.block.args] != [element] * 2:
            raise VerifyException(f"needed a body of two {element}; found another")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        # The sizes of the lists of operands, which the text says as well.
        parser.parse_optional_attr_dict()
        axis = parse_dimension(parser)
        parser.parse_characters("inclusive")
        with parser.in_parens():
            inclusive = parser.parse_boolean()
        needed = "one input and two outputs, all tensors or memrefs"
        operands = parse_inputs_and_outputs(parser, cls.name, needed, 3)
        body = parser.parse_region()
        types = parse_result_types(parser, operands[1:])
        said: dict[str, Attribute] = {
            "dimension": IntegerAttr(axis, i64), "inclusive": BoolAttr.from_bool(inclusive)
        }  # fmt: skip
        return cls.create(operands=operands, result_types=types, properties=said, regions=[body])

    def print(self, printer: Printer) -> None:
        said = "true" if self.inclusive.value.data else "false"
        printer.print_string(f" dimension({self.axis}) inclusive({said})")
        print_operands(printer, "ins", self.operands[:1])
        print_operands(printer, "outs", self.operands[1:])
        printer.print_string(" ")
        printer.print_region(self.body)
        printer.print_string(" -> ")
        printer.print_list([each.type for each in self.results], printer.print_attribute)


@irdl_op_definition
class YieldOp(AbstractYieldOperation[Attribute]):
    """What two elements combine to."""

    name = "linalg_ext.yield"

    traits = traits_def(IsTerminator())


def _dialect(name: str, *more: type[Operation]) -> Dialect:
    """The ops under the names that a project has them by."""
    ops = [type(each.__name__, (each,), {"name": f"{name}.{each.name.partition('.')[2]}"})
           for each in (ScanOp, ScatterOp, SortOp, TopkOp, YieldOp)]  # fmt: skip
    return Dialect(name, [*ops, *more])


IreeLinalgExt = _dialect(
    "iree_linalg_ext", QuantizeOp, DequantizeOp, ArgCompareOp, IreeAttentionOp, FftOp, GatherOp,
    ScoreIndexOp,
)  # fmt: skip
TmTensor = _dialect("tm_tensor", TmAttentionOp)
