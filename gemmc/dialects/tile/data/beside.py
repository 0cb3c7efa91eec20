"""Two tiles of two matrices as one operand of a product; no data moves."""

from __future__ import annotations

from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.tile.kernel import I64, int_attr
from gemmc.dialects.tile.types import WindowType


@op_definition
class BesideOp(IRDLOperation):
    """Windows of two matrices as one tile: the second follows the first `along` a dimension, 0 for
    rows and 1 for columns.

    A product reads it until `promote` has each window copied to its half of one buffer.
    """

    name = "tile.beside"

    first = operand_def(WindowType)
    second = operand_def(WindowType)
    along = prop_def(I64)
    result = result_def(WindowType)

    traits = traits_def(Pure())
    assembly_format = (
        "$first `,` $second `along` $along attr-dict `:` type($first) `,` type($second) "
        "`to` type($result)"
    )

    def __init__(self, first: SSAValue, second: SSAValue, along: int):
        kind = first.type
        assert isinstance(kind, WindowType)
        super().__init__(
            operands=[first, second],
            properties={"along": int_attr(along)},
            result_types=[_both(kind, along)],
        )

    def verify_(self) -> None:
        first, along = self.first.type, self.along.value.data
        assert isinstance(first, WindowType)
        if self.second.type != first:
            raise VerifyException(f"needed two windows of one type; found {self.second.type}")
        if along not in (0, 1):
            raise VerifyException(f"needed windows along 0 or 1; found {along}")
        if self.result.type != _both(first, along):
            raise VerifyException(f"needed a result of {_both(first, along)}")

    @property
    def windows(self) -> tuple[SSAValue, SSAValue]:
        """Both, in order."""
        return self.first, self.second


def _both(kind: WindowType, along: int) -> WindowType:
    """The type of two windows of a type, one behind the other."""
    shape = list(kind.get_shape())
    shape[along] *= 2
    return WindowType.of(shape, kind.element_type)
