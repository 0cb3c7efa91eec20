"""The `math` dialect with what MLIR has and xDSL does not."""

from __future__ import annotations

from xdsl.dialects import math as stock
from xdsl.ir import Dialect
from xdsl.irdl import irdl_op_definition, traits_def
from xdsl.traits import Pure, SameOperandsAndResultType


@irdl_op_definition
class ErfcOp(stock.FloatingPointLikeUnaryMathOperation):
    """1 − erf x, with all digits also where that is small: `math.erfc %x : f32`."""

    name = "math.erfc"

    traits = traits_def(Pure(), SameOperandsAndResultType())


Math = Dialect("math", [*stock.Math.operations, ErfcOp], [*stock.Math.attributes])
