"""Indices in a step's bodies as those of whole ops: where a tile's element is, and which step it
is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.element_loops.linear import Linear, is_inside, of
from gemmc.dialects.isa import isa
from gemmc.ir import Inserter
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.problem._tiles import StaysError


@dataclass(frozen=True)
class TileIndices:
    """What the counter of `steps` and a tile's index along a loop are of the whole op's index
    there: the step's number times the step, and what is left of a tile of `width`; None of tiles of
    one element, whose loop the op did not have."""

    steps: scf.ForOp
    loop: int
    width: int | None

    def check(
        self, op: LinalgStructuredOperation, is_known: Callable[[SSAValue], bool]
    ) -> None:
        """StaysError for a body that takes more from the step than its number."""
        counter = self.steps.body.block.args[0]
        for inner in op.body.walk():
            for value in inner.operands:
                outside = [each for each in of(value).terms if not is_inside(op, each)]
                if not all(each is counter or is_known(each) for each in outside):
                    raise StaysError

    def write(
        self,
        op: LinalgStructuredOperation,
        made: LinalgStructuredOperation,
        known: Callable[[SSAValue], SSAValue],
    ) -> None:
        """Put indices of `made`, which is `op` on whole tensors, in its body; `known` says what a
        value of a step is ahead of all."""
        pairs = list(zip(op.body.walk(), made.body.walk(), strict=True))
        given: dict[SSAValue, SSAValue] = {}
        given.update(zip(op.body.block.args, made.body.block.args, strict=True))
        for one, other in pairs:
            given.update(zip(one.results, other.results, strict=True))
        for one, other in pairs:
            for number, value in enumerate(one.operands):
                if isinstance(value.type, IndexType | IntegerType) and self._moves(value):
                    build = Inserter.before(other)
                    other.operands[number] = self._written(build, value, given, known)

    def _moves(self, value: SSAValue) -> bool:
        """Whether a number is computed of the step's or of the index in its tile."""
        return any(self._is_own(each) for each in of(value).terms)

    def _is_own(self, value: SSAValue) -> bool:
        return value is self.steps.body.block.args[0] or self._is_index(value)

    def _is_index(self, value: SSAValue) -> bool:
        op = value.owner
        return self.width is not None and isinstance(op, IndexOp) and op.dim.value.data == self.loop

    def _written(
        self,
        build: Inserter,
        value: SSAValue,
        given: dict[SSAValue, SSAValue],
        known: Callable[[SSAValue], SSAValue],
    ) -> SSAValue:
        """A number of the whole op's index: `a · index + b · counter` is `a · whole`, and as many
        times the tile's number as `b` times the step is more than `a` times the width."""
        found, step = of(value), constant_index(self.steps.step)
        assert step is not None, "tiles are of a known width"
        own = [(each, factor) for each, factor in found.terms.items() if self._is_own(each)]
        times = sum(factor for each, factor in own if self._is_index(each))
        steps = sum(factor for each, factor in own if not self._is_index(each)) * step
        whole = build.value(IndexOp(self.loop))
        if self.width is None:
            terms = [(whole, steps)]
        else:
            tile = build.div(whole, build.index(self.width))
            terms = [(whole, times), (tile, steps - times * self.width)]
        rest = Linear(found.const, {k: f for k, f in found.terms.items() if not self._is_own(k)})
        terms += [(_index(build, given.get(k) or known(k)), f) for k, f in rest.terms.items()]
        total = _sum(build, terms, rest.const)
        kind = value.type
        return total if kind == IndexType() else build.value(arith.IndexCastOp(total, _whole(kind)))


def _whole(kind: Attribute) -> IntegerType:
    assert isa(kind, IntegerType), "a number of a body is an index or an integer"
    return kind


def _index(build: Inserter, value: SSAValue) -> SSAValue:
    if isinstance(value.type, IndexType):
        return value
    return build.value(arith.IndexCastOp(value, IndexType()))


def _sum(build: Inserter, terms: list[tuple[SSAValue, int]], const: int) -> SSAValue:
    total: SSAValue | None = None
    for value, factor in terms:
        if factor:
            term = value if factor == 1 else build.mul(value, build.index(factor))
            total = term if total is None else build.add(total, term)
    if total is None:
        return build.index(const)
    return total if not const else build.add(total, build.index(const))
