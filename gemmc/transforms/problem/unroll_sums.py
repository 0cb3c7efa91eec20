"""Pass `unroll-sums`: which sums of few products are element-wise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    IndexType,
    IntegerAttr,
    ModuleOp,
    TensorType,
    f32,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from xdsl.passes import ModulePass

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import (
    Contraction,
    is_product,
    multiplied_in,
    read_contraction,
)
from gemmc.dialects.linalg_forms import loop_extents
from gemmc.element_types import halves
from gemmc.errors import refuse
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._body_slices import copied

LEAST = 1 << 14
"""Elements of a result, below which any kernel of it takes as long as a launch."""

OPEN = 1 << 10
"""Counted of an extent that a launch tells."""


@dataclass(frozen=True)
class UnrollSumsPass(ModulePass):
    """Write the terms of a short sum of products into the body of an element-wise op.

    Before → after, of what two experts made of each token:

        %r = linalg.generic {tk, tkd -> td} ins(%g, %e : …) outs(%z) { acc + g * e }
        →
        %r = linalg.generic {t0, t0d, t1, t1d -> td} ins(%g, %e, %g, %e) outs(%z) {
          (acc + g0 * e0) + g1 * e1 }

    Requires: linalg on tensors.
    Ensures: products of one row or column that sum at most `most` terms, to a result of many
    elements, are element-wise: the terms are added in order, in f32 where the sum is spelled in 16
    bits. Every other op is left alone, as is one of several rows: these would each compute again
    what is made of the elements that they share.
    Why here: ahead of `normalize-contractions`, since it is no contraction then: what makes its
    inputs and what reads its result are computed with it. Serves what experts made, weighed and
    added up for each token, and other products whose tiles would be mostly empty and which wait for
    memory only.
    """

    name = "unroll-sums"

    most: int = 8

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.most < 0:
            raise refuse(op, "most of 0 or more", f"most={self.most}")
        for each in [each for each in op.walk() if isinstance(each, LinalgStructuredOperation)]:
            if is_product(each) and _is_short(read_contraction(each), self.most):
                _unroll(each)


def _is_short(found: Contraction, most: int) -> bool:
    extents = loop_extents(found.op)

    def size(letters: str) -> int:
        sizes = (extents[loop] for loop in found.named(letters))
        return prod(OPEN if each == DYNAMIC_INDEX else each for each in sizes)

    terms = [extents[loop] for loop in found.named("k")]
    if not terms or DYNAMIC_INDEX in terms or not 0 < prod(terms) <= most:
        return False
    return 1 in (size("m"), size("n")) and size("bmn") >= LEAST


def _unroll(op: LinalgStructuredOperation) -> None:
    """Put an element-wise op in the place of a product."""
    unrolled = _Unrolled(op)
    kind = cast("TensorType[Attribute]", op.outputs[0].type).element_type
    block = Block(arg_types=[*unrolled.types, kind])
    build = Inserter.at_end(block, op)
    widens = isa(kind, AnyFloat) and str(kind) in halves()
    total: SSAValue = block.args[-1]
    if widens:
        total = build.value(arith.ExtFOp(total, f32))
    for term in unrolled.terms:
        known = unrolled.known(term, block, build)
        total = _added(op, total, known, block, build) if widens else _body(op, total, known, block)
    if widens:
        total = build.value(arith.TruncFOp(total, kind))
    build.op(YieldOp(total))
    kinds = ArrayAttr([IteratorTypeAttr.parallel()] * len(unrolled.loops))
    maps = ArrayAttr(map(AffineMapAttr, unrolled.maps))
    made = GenericOp(
        unrolled.inputs, [op.outputs[0]], Region(block), maps, kinds, [op.results[0].type]
    )
    replace(op, [Inserter.before(op).value(made, op.results[0].name_hint)])


class _Unrolled:
    """The inputs of all terms, which of them a term reads, and the maps of these and the result."""

    def __init__(self, op: LinalgStructuredOperation) -> None:
        self._op = op
        types = op.get_iterator_types().data
        extents = loop_extents(op)
        self.loops = [n for n, kind in enumerate(types) if kind == IteratorTypeAttr.parallel()]
        summed = [n for n in range(len(types)) if n not in self.loops]
        ranges = (range(extents[loop]) for loop in summed)
        self.terms = [dict(zip(summed, each, strict=True)) for each in product(*ranges)]
        self._places: dict[tuple[int, AffineMap], int] = {}
        for term in self.terms:
            for number in range(len(op.inputs)):
                key = number, self._map(number, term)
                self._places.setdefault(key, len(self._places))

    def _map(self, number: int, term: Mapping[int, int]) -> AffineMap:
        """Which element of an operand a term reads."""
        given = self._op.get_indexing_maps().data[number].data
        dims: list[AffineExpr] = [
            AffineDimExpr(self.loops.index(loop)) if loop in self.loops
            else AffineConstantExpr(term[loop]) for loop in range(given.num_dims)
        ]  # fmt: skip
        results = (each.replace_dims_and_symbols(dims, []) for each in given.results)
        return AffineMap(len(self.loops), 0, tuple(results))

    @property
    def inputs(self) -> list[SSAValue]:
        return [self._op.inputs[number] for number, _ in self._places]

    @property
    def types(self) -> Iterator[Attribute]:
        return (self._op.body.block.args[number].type for number, _ in self._places)

    @property
    def maps(self) -> list[AffineMap]:
        output = self._map(len(self._op.inputs), self.terms[0])
        return [*(each for _, each in self._places), output]

    def known(
        self, term: Mapping[int, int], block: Block, build: Inserter
    ) -> dict[SSAValue, SSAValue]:
        """What the values of the op's body that its loops tell are in one term."""
        body = self._op.body.block
        found: dict[SSAValue, SSAValue] = {
            body.args[number]: block.args[self._places[number, self._map(number, term)]]
            for number in range(len(self._op.inputs))
        }
        for inner in body.ops:
            if isinstance(inner, IndexOp):
                loop = inner.dim.value.data
                made = (
                    arith.ConstantOp(IntegerAttr(term[loop], IndexType())) if loop in term
                    else IndexOp(self.loops.index(loop))
                )  # fmt: skip
                found[inner.result] = build.value(made)
        return found


def _body(
    op: LinalgStructuredOperation, total: SSAValue, known: dict[SSAValue, SSAValue], into: Block
) -> SSAValue:
    """One more step of a sum."""
    body = op.body.block
    end = body.last_op
    assert end is not None, "a body yields"
    return copied(end.operands[0], body, known | {body.args[-1]: total}, into)


def _added(
    op: LinalgStructuredOperation, total: SSAValue, known: dict[SSAValue, SSAValue], into: Block,
    build: Inserter,
) -> SSAValue:  # fmt: skip
    """One more step of a sum that is spelled in 16 bits, in f32."""
    factors = [_widened(each, op, known, into, build) for each in multiplied_in(op)]
    return build.value(arith.AddfOp(total, build.value(arith.MulfOp(factors[0], factors[1]))))


def _widened(
    value: SSAValue, op: LinalgStructuredOperation, known: dict[SSAValue, SSAValue], into: Block,
    build: Inserter,
) -> SSAValue:  # fmt: skip
    made = copied(value, op.body.block, known, into)
    return made if made.type == f32 else build.value(arith.ExtFOp(made, f32))
