"""Terms of an epilogue that a constant 0 scales: what they scale is not read."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr
from xdsl.ir import SSAValue

from gemmc.dialects.linalg_forms import is_number
from gemmc.dialects.tile.factors import only_factor, products_with
from gemmc.ir import Inserter, is_pure, replace
from gemmc.transforms.problem._epilogue import Epilogue


def drop_zero_terms(epilogue: Epilogue) -> None:
    """Let products of an input and a constant 0 be 0, where they are all that becomes of it; what
    is no input of anything then is none of the epilogue's."""
    block = epilogue.block
    inputs = list(block.args)[1:]
    zero = [each for each in inputs if _is_zero(only_factor(each))]
    for argument in zero:
        for product in products_with(argument) or []:
            kind = product.result.type
            assert isinstance(kind, AnyFloat), "it multiplies floats"
            number = Inserter.before(product).value(arith.ConstantOp(FloatAttr(0.0, kind)))
            replace(product, [number])
    for op in reversed(list(block.ops) if zero else []):
        if is_pure(op) and all(each.first_use is None for each in op.results):
            op.detach()
            op.erase()
    for number in reversed(range(len(inputs))):
        if inputs[number] in zero:
            block.erase_arg(inputs[number])
            del epilogue.inputs[number]


def _is_zero(value: SSAValue | None) -> bool:
    owner = None if value is None else value.owner
    return isinstance(owner, arith.ConstantOp) and (
        is_number(owner, 0.0) or is_number(owner, -0.0)
    )
