"""The `arith` dialect with an op that MLIR has and xDSL does not, for gemmc's own tools."""

from __future__ import annotations

from xdsl.dialects.arith import Arith as StockArith
from xdsl.dialects.arith import FloatingPointLikeBinaryOperation
from xdsl.ir import Dialect
from xdsl.irdl import irdl_op_definition, traits_def
from xdsl.traits import Pure


@irdl_op_definition
class RemfOp(FloatingPointLikeBinaryOperation):
    """What is left of the first operand by whole multiples of the second, with the first's sign."""

    name = "arith.remf"

    traits = traits_def(Pure())


Arith = Dialect("arith", [*StockArith.operations, RemfOp], [*StockArith.attributes])
