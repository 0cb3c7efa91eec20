"""What a thread of a `tile.loops` computes of a run of elements."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, IndexType, f32, i1
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.elements import IotaOp, SplatOp, TransferReadOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopSizeOp, LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.problem._body import INDEX_OPS
from gemmc.transforms.schedule._loops_plan import WARP, Plan, known
from gemmc.transforms.schedule._runs import tests_of

BELOW, EQUAL = 6, 0
"""arith.cmpi's predicates ult and eq."""

_LESS, _AT_LEAST = 2, 5
"""arith.cmpi's predicates slt and sge."""

_COMBINED: dict[str, tuple[type[Operation], float]] = {
    "add": (arith.AddfOp, 0.0),
    "mul": (arith.MulfOp, 1.0),
    "max": (arith.MaximumfOp, -math.inf),
    "min": (arith.MinimumfOp, math.inf),
    "maxnum": (arith.MaxnumfOp, -math.inf),
    "minnum": (arith.MinnumfOp, math.inf),
}
"""What combines, and what it leaves everything as it is with."""


class RunBody:
    """The body of `tile.loops` on fragments of a run; `counters` has each loop's first value.

    `matrices` has the kernel's argument of each input.
    """

    def __init__(self, loops: LoopsOp, plan: Plan, matrices: Mapping[SSAValue, SSAValue]) -> None:
        self.counters: dict[int, SSAValue] = {}
        self.sizes: list[SSAValue] = []
        self._loops = loops
        self._plan = plan
        self._matrices = matrices

    def identity(self, build: Inserter) -> SSAValue:
        """What changes nothing when it is combined with a sum."""
        assert self._loops.by is not None
        assert self._loops.summed_in == f32, "sums are taken in f32"
        start = _COMBINED[self._loops.by.data][1]
        return build.value(arith.ConstantOp(FloatAttr(start, f32)), "identity")

    def mapped(
        self, build: Inserter, sums: SSAValue | None, identity: SSAValue | None = None
    ) -> SSAValue:
        """The body on a run of elements of each input, combined with `sums` where there are some.

        Where a warp's last step goes past the end, its lanes there combine with `identity`.
        """
        loops, last = self._loops, len(self._loops.extents) - 1
        length = None if identity is None else known(loops.sizes[last])
        whole = length is not None and length % (WARP * self._plan.count) == 0
        beyond = identity is not None and not whole
        inside = self._inside(build) if beyond else None
        values = [self._read(build, number, inside) for number in range(len(loops.inputs))]
        wanted = {op.loop.value.data for op in loops.body.block.ops if isinstance(op, LoopIndexOp)}
        if beyond:
            wanted.add(last)
        iotas = {loop: self._iota(build, loop) for loop in sorted(wanted)}
        given = [*([] if sums is None else [sums]), *values, *iotas.values()]
        if not given:
            zero = build.value(arith.ConstantOp(FloatAttr(0.0, f32)))
            given = [build.value(SplatOp(zero, self._plan.count))]
        body = Block(arg_types=[_element(value) for value in given])
        first = 0 if sums is None else 1
        values_of: dict[SSAValue, SSAValue] = {}
        values_of.update(zip(loops.body.block.args, body.args[first:], strict=False))
        counted = body.args[first + len(values) :]
        numbers: dict[int, SSAValue] = dict(zip(iotas, counted, strict=False))
        end = Inserter.at_end(body, loops)
        result = _cloned(end, loops, values_of, numbers, self.sizes)
        if beyond and identity is not None:
            result = self._or_identity(end, result, numbers[last], identity)
        if sums is not None:
            assert loops.by is not None
            combine = _COMBINED[loops.by.data][0]
            result = end.value(combine(body.args[0], result))  # type: ignore[call-arg]
        end.op(YieldOp(result))
        return build.value(MapOp(given[0], result.type, Region(body), given[1:]), "value")

    def _or_identity(
        self, build: Inserter, result: SSAValue, number: SSAValue, identity: SSAValue
    ) -> SSAValue:
        """The identity behind the last iteration."""
        extent = self.extent(build, self._loops.sizes[-1])
        at = build.value(arith.IndexCastOp(number, IndexType()))
        test = arith.CmpiOp(at, extent, _LESS)
        other = build.value(cast(Operation, identity.owner).clone())
        return build.value(arith.SelectOp(build.value(test), result, other))

    def _inside(self, build: Inserter) -> SSAValue:
        """Whether a run is one of the innermost loop's."""
        last = len(self._loops.extents) - 1
        extent = self.extent(build, self._loops.sizes[last])
        return compared(build, self.counters[last], extent, BELOW)

    def _iota(self, build: Inserter, loop: int) -> SSAValue:
        step = int(loop == self._plan.run_loop and self._plan.count > 1)
        return build.value(IotaOp(self.counters[loop], step, self._plan.count))

    def _read(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        """A run of an input's elements; zeros outside of the input."""
        value, indexing = self._loops.inputs[number], self._loops.maps.data[number].data
        indices = [self._index(build, each) for each in indexing.results]
        mask, inside = last, cast("SSAValue | None", None)
        run = self._plan.runs[number]
        shape = self._loops.shape_of(number)
        for each, told, below, above in tests_of(indexing, shape, self._loops.sizes):
            extent = self.extent(build, told)
            at = self._index(build, each)
            if each == run.ragged:
                inside = build.sub(extent, at)
                continue
            if below:
                mask = _both(build, mask, compared(build, at, build.index(0), _AT_LEAST))
            if above:
                mask = _both(build, mask, compared(build, at, extent, _LESS))
        matrix = self._matrices[value]
        made = TransferReadOp(matrix, indices, self._plan.count, run.step, run.width, mask, inside)
        return build.value(made, matrix.name_hint)

    def _index(self, build: Inserter, found: AffineExpr) -> SSAValue:
        if isinstance(found, AffineDimExpr):
            return self.counters[found.position]
        if isinstance(found, AffineConstantExpr | AffineSymExpr):
            return self.extent(build, found)
        assert isinstance(found, AffineBinaryOpExpr)
        lhs, rhs = self._index(build, found.lhs), self._index(build, found.rhs)
        return build.value(INDEX_OPS[found.kind](lhs, rhs))

    def extent(self, build: Inserter, found: AffineExpr) -> SSAValue:
        """A number, or the size that a launch tells."""
        if isinstance(found, AffineSymExpr):
            return self.sizes[found.position]
        assert isinstance(found, AffineConstantExpr)
        return build.index(found.value)

    def converted(self, build: Inserter, value: SSAValue) -> SSAValue:
        """A sum in the result's type."""
        kind = self._loops.result.type.element_type
        if kind == _element(value):
            return value
        body = Block(arg_types=[_element(value)])
        inner = Inserter.at_end(body, self._loops)
        inner.op(YieldOp(inner.value(arith.TruncFOp(body.args[0], kind))))  # type: ignore[arg-type]
        return build.value(MapOp(value, kind, Region(body)), "rounded")


def _cloned(
    build: Inserter,
    loops: LoopsOp,
    known: dict[SSAValue, SSAValue],
    numbers: dict[int, SSAValue],
    sizes: Sequence[SSAValue],
) -> SSAValue:
    """What the body yields, its ops copied."""
    for op in loops.body.block.ops:
        if isinstance(op, YieldOp):
            return known[op.arguments[0]]
        if isinstance(op, LoopIndexOp):
            number = numbers[op.loop.value.data]
            known[op.result] = build.value(arith.IndexCastOp(number, IndexType()))
        elif isinstance(op, LoopSizeOp):
            known[op.result] = sizes[list(loops.places).index(op.size.data)]
        else:
            build.op(op.clone(known))
    raise AssertionError("a body that is verified yields")


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    assert isinstance(kind, FragmentType)
    return kind.element_type


def compared(
    build: Inserter, value: SSAValue, other: SSAValue, predicate: int
) -> SSAValue:
    """A value compared with another, as `arith.cmpi` does by the predicate."""
    return build.value(arith.CmpiOp(value, other, predicate))


def _both(build: Inserter, one: SSAValue | None, other: SSAValue) -> SSAValue:
    return other if one is None else build.value(arith.AndIOp(one, other, i1))
