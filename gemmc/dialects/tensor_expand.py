"""`tensor.expand_shape` with the form that xDSL refuses, for gemmc's own tools."""

from __future__ import annotations

from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.tensor import ExpandShapeOp as StockExpandShapeOp
from xdsl.utils.exceptions import VerifyException


class ExpandShapeOp(StockExpandShapeOp):
    """A tensor's elements in more dimensions; of one element without dimensions, in any that have
    extent 1: `tensor.expand_shape %x [] output_shape [1, 1]` (MLIR, "tensor" dialect)."""

    def verify_(self) -> None:
        if self.reassociation.data or self.src.type.get_shape():  # pyright: ignore
            super().verify_()
            self._check_told()
            return
        shapes = {self.static_output_shape.get_values(), self.result.type.get_shape()}
        if any(set(each) - {1} for each in shapes) or len(shapes) > 1:
            needed = "a result of extents of 1 of a tensor without dimensions"
            raise VerifyException(f"needed {needed}; found {self.result.type}")

    def _check_told(self) -> None:
        """VerifyException where `output_shape` has another number than the result's type."""
        told, shape = self.static_output_shape.get_values(), self.result.type.get_shape()
        pairs = zip(told, shape, strict=False)
        differ = any(one != other and DYNAMIC_INDEX not in (one, other) for one, other in pairs)
        if len(told) != len(shape) or differ:
            found = ", ".join("?" if each == DYNAMIC_INDEX else f"{each}" for each in told)
            raise VerifyException(f"needed the extents of {self.result.type}; found [{found}]")
