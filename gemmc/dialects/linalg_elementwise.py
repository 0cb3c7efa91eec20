"""Named element-wise ops of `linalg` that xDSL lacks: of one tensor, quotients and powers; and
`copy`, which converts.

Source: MLIR, "linalg" dialect, named ops.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from xdsl.builder import Builder
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import AnyFloat, ComplexType, FloatAttr
from xdsl.dialects.linalg.abstract_ops import ElementwiseOperation
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import irdl_op_definition
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_bodies import converted
from gemmc.dialects.linalg_elements import OfNumbers, moved_elements

Make = Callable[..., Operation]

COPY = "copy"


def _reciprocal(x: SSAValue) -> Operation:
    assert isa(x.type, AnyFloat)
    return arith.DivfOp(arith.ConstantOp(FloatAttr(1.0, x.type)), x)


def _square(x: SSAValue) -> Operation:
    return (arith.MulfOp if isa(x.type, AnyFloat) else arith.MuliOp)(x, x)


def _same(x: SSAValue) -> SSAValue:
    return x


FLOATS: Mapping[str, Make] = {
    "abs": math.AbsFOp,
    "ceil": math.CeilOp,
    "div": arith.DivfOp,
    "erf": math.ErfOp,
    "floor": math.FloorOp,
    "negf": arith.NegfOp,
    "powf": math.PowFOp,
    "reciprocal": _reciprocal,
    "round": math.RoundOp,
    "rsqrt": math.RsqrtOp,
    "square": _square,
    "tanh": math.TanhOp,
}
INTEGERS: Mapping[str, Make] = {
    "abs": math.AbsIOp,
    "div": arith.DivSIOp,
    "div_unsigned": arith.DivUIOp,
    "square": _square,
}


@irdl_op_definition
class ElementwiseOp(OfNumbers, ElementwiseOperation):
    """What these ops share: operands in the result's type, then what `MAKES` is the name of."""

    name = "linalg.each"
    MAKES: ClassVar[str] = ""

    def __init__(
        self,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue] = (),
        res: Sequence[Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
    ):
        super().__init__(
            ins=inputs,
            outs=outputs,
            result_types=[output.type for output in outputs] if res is None else res,
            attributes=attributes,
            hidden_region=self.get_hidden_region(inputs, outputs),
        )

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        elements = moved_elements if cls.MAKES == COPY else cls.body_arg_types
        kinds = elements((*inputs, *outputs))
        if cls.MAKES != COPY and any(isinstance(each, ComplexType) for each in kinds):
            from gemmc.dialects.complex_bodies import body_of

            found = body_of(cls.name, kinds)
            if found is None:
                said = ", ".join(map(str, kinds))
                raise VerifyException(f"needed elements of one type; found {said}")
            return found
        known = FLOATS if isinstance(kinds[-1], AnyFloat) else INTEGERS
        make = _same if cls.MAKES == COPY else known.get(cls.MAKES)
        if make is None:
            wanted = "integers" if known is FLOATS else "floats"
            raise VerifyException(f"needed a result of {wanted}; found one of {kinds[-1]}")
        count = 2 if cls.MAKES in ("div", "div_unsigned", "powf") else 1
        if len(kinds) != count + 1:
            needed = f"{count} input{'s' * (count - 1)} and one output"
            raise VerifyException(f"needed {needed}; found {len(kinds)} tensors")

        unsigned = cls.MAKES.endswith("_unsigned")

        @Builder.implicit_region(kinds)
        def region(args: tuple[BlockArgument, ...]) -> None:
            values = [converted(each, kinds[-1], unsigned) for each in args[:-1]]
            YieldOp(make(*(SSAValue.get(each) for each in values)))

        return region


ELEMENTWISE: tuple[type[ElementwiseOp], ...] = tuple(
    type(f"{name}_op", (ElementwiseOp,), {"name": f"linalg.{name}", "MAKES": name})
    for name in dict.fromkeys((*FLOATS, *INTEGERS, COPY))
)
"""The ops, by their names in `linalg`."""
