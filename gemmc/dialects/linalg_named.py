"""Named element-wise ops of `linalg` that xDSL does not read. Inputs are converted to the output's
element type, as upstream's are.

Source: MLIR, "linalg" dialect, named ops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, cast

from xdsl.builder import Builder
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import AnyFloat, FloatAttr
from xdsl.dialects.linalg.abstract_ops import ElementwiseOperation
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import irdl_op_definition

from gemmc.dialects.linalg_bodies import converted

Make = Callable[..., Operation]


def _reciprocal(x: SSAValue) -> Operation:
    one = arith.ConstantOp(FloatAttr(1.0, cast("AnyFloat", x.type)))
    return arith.DivfOp(one, x)


def _square(x: SSAValue) -> Operation:
    return arith.MulfOp(x, x)


_OF_FLOATS: dict[str, Make] = {
    "abs": math.AbsFOp,
    "ceil": math.CeilOp,
    "erf": math.ErfOp,
    "floor": math.FloorOp,
    "negf": arith.NegfOp,
    "reciprocal": _reciprocal,
    "round": math.RoundOp,
    "rsqrt": math.RsqrtOp,
    "square": _square,
    "tanh": math.TanhOp,
    "div": arith.DivfOp,
    "powf": math.PowFOp,
}
"""Name to what it does to floats."""

_OF_INTEGERS: dict[str, Make] = {"div": arith.DivSIOp, "div_unsigned": arith.DivUIOp}
"""And to integers."""


@irdl_op_definition
class NamedElementwiseOp(ElementwiseOperation):
    """What these ops share; `WORD` is the op's name behind `linalg.`."""

    name = "linalg.elementwise_op"
    WORD: ClassVar[str] = ""

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        kinds = cls.body_arg_types((*inputs, *outputs))
        target = kinds[-1]
        known = _OF_FLOATS if isinstance(target, AnyFloat) else _OF_INTEGERS
        if cls.WORD not in known:
            raise ValueError(f"linalg.{cls.WORD}: needed another element type; found {target}")
        make = known[cls.WORD]

        @Builder.implicit_region(kinds)
        def region(args: tuple[BlockArgument, ...]) -> None:
            unsigned = cls.WORD.endswith("unsigned")
            given = (converted(each, target, unsigned) for each in args[:-1])
            YieldOp(make(*(SSAValue.get(each) for each in given)))

        return region


NAMED = tuple(
    cast(
        "type[NamedElementwiseOp]",
        type(f"{word}_op", (NamedElementwiseOp,), {"name": f"linalg.{word}", "WORD": word}),
    )
    for word in (*_OF_FLOATS, "div_unsigned")
)
