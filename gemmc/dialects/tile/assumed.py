"""What passes know of a number that arithmetic alone does not show."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr


@op_definition
class AssumeOp(IRDLOperation):
    """The number itself, which is `least` or more, `most` or less and a multiple of `by`.

    Who makes the op has shown it; others may rely on it. It becomes no instruction, and the
    interpreter refuses a number that is not so.
    """

    name = "tile.assume"

    value = operand_def(IndexType)
    least = prop_def(I64)
    most = prop_def(I64)
    by = prop_def(I64)
    result = result_def(IndexType)

    traits = traits_def(Pure())
    assembly_format = "$value `from` $least `to` $most `by` $by attr-dict"

    def __init__(self, value: SSAValue, least: int, most: int, by: int = 1):
        super().__init__(
            operands=[value],
            properties={"least": int_attr(least), "most": int_attr(most), "by": int_attr(by)},
            result_types=[IndexType()],
        )

    def verify_(self) -> None:
        least, most, by = (each.value.data for each in (self.least, self.most, self.by))
        if by < 1 or not 0 <= least <= most or least % by or most % by:
            raise VerifyException(
                "needed 0 or more to as much or more, both multiples of a positive number; found "
                f"{least} to {most} by {by}"
            )
