"""Sums of products in 16 bits that a body spells in f32, rounded in each step, as sums in 16 bits:

    truncf(extf(%acc) + extf(truncf(extf(%x) * extf(%y))))  →  %acc + %x * %y, in 16 bits

They are taken in f32 and rounded once, and the products are exact, however they are spelled.
"""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Operation

from gemmc.dialects.linalg_contraction import is_emulated, is_product, multiplied_in
from gemmc.dialects.linalg_forms import yielded
from gemmc.ir import Inserter, replace


def spell_in_halves(op: Operation) -> None:
    """Let the body of a product add in 16 bits what it adds so in f32."""
    if not isinstance(op, GenericOp) or not is_product(op) or not is_emulated(op):
        return
    value = yielded(op)
    assert value is not None and isinstance(value.owner, Operation), "the sum is rounded"
    build = Inserter.before(value.owner)
    product = build.value(arith.MulfOp(*multiplied_in(op)))
    replace(value.owner, [build.value(arith.AddfOp(op.body.block.args[-1], product))])
