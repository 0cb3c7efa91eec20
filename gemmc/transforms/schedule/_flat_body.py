"""What a thread of a `tile.loops` computes of elements that are in several rows."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import NamedTuple

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, i32
from xdsl.ir import Block, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr

from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.elements import GatherOp, IotaOp, TransferReadOp, TransferWriteOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.schedule._flat import Flat, is_one
from gemmc.transforms.schedule._loops_body import RunBody
from gemmc.transforms.schedule._loops_plan import Plan, known
from gemmc.transforms.schedule._runs import most_elements
from gemmc.transforms.schedule._runs_beside import RunsBeside


class _Unit(NamedTuple):
    """The number of a unit's first element, and how many of its elements the result has, if that
    may be fewer than all."""

    first: SSAValue
    inside: SSAValue | None


class FlatBody(RunBody):
    """The body of `tile.loops` on units that go on from row to row; `counters` are of the first
    element."""

    def __init__(
        self,
        loops: LoopsOp,
        plan: Plan,
        flat: Flat,
        matrices: Mapping[SSAValue, SSAValue],
        beside: RunsBeside | None = None,
    ) -> None:
        super().__init__(loops, plan, matrices, beside)
        self._flat = flat
        self._rank = loops.result.type.get_num_dims()
        self._unit: _Unit | None = None
        self._counted: dict[int, SSAValue] = {}

    def go_to(self, first: SSAValue, inside: SSAValue | None = None) -> None:
        """Go to the unit that begins at element number `first`, of whose elements the result has
        only the first `inside`, if that is given."""
        self._unit, self._counted = _Unit(first, inside), {}

    def store(self, build: Inserter, value: SSAValue, target: SSAValue) -> None:
        """Store what a unit's elements are."""
        assert self._unit is not None, "a unit is being stored"
        indices = [self.counters[loop] for loop in range(self._rank)]
        kind, apart = self._loops.result.type.element_type, self._flat.apart
        inside = self._unit.inside
        whole = apart == 1 and inside is None
        width = min(self._plan.count, most_elements(kind)) if whole else 1
        build.op(TransferWriteOp(value, target, indices, width, None, apart, inside))

    def total(self, build: Inserter) -> SSAValue:
        """How many elements the result has."""
        return self._elements_behind(build, -1)

    def _elements_behind(self, build: Inserter, loop: int) -> SSAValue:
        """How many elements of the result one iteration of a loop has."""
        sizes = self._loops.sizes[loop + 1 : self._rank]
        numbers = [known(each) for each in sizes]
        found = build.index(prod(each for each in numbers if each is not None))
        for size, number in zip(sizes, numbers, strict=True):
            if number is None:
                found = build.mul(found, self.extent(build, size))
        return found

    def _iota(self, build: Inserter, loop: int) -> SSAValue:
        """A loop's counter of each element."""
        if loop not in self._counted:
            self._counted[loop] = self._count(build, loop)
        return self._counted[loop]

    def _count(self, build: Inserter, loop: int) -> SSAValue:
        assert self._unit is not None, "a unit is being stored"
        numbers = build.value(IotaOp(self._unit.first, self._flat.apart, self._plan.count))
        sizes = [known(each) for each in self._loops.sizes[: self._rank]]
        innermost = all(each == 1 for each in sizes[loop + 1 :])
        outermost = all(each == 1 for each in sizes[:loop])
        if innermost and outermost:
            return numbers
        body = Block(arg_types=[i32])
        inner = Inserter.at_end(body, self._loops)
        found = inner.value(arith.IndexCastOp(body.args[0], IndexType()))
        if not innermost:
            found = inner.div(found, self._elements_behind(inner, loop))
        if not outermost:
            found = inner.rem(found, self.extent(inner, self._loops.sizes[loop]))
        inner.op(YieldOp(inner.value(arith.IndexCastOp(found, i32))))
        return build.value(MapOp(numbers, i32, Region(body)), f"d{loop}")

    def _read_run(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        """An input's elements: together where they lie as the result's, else one by one, zeros
        outside of the input."""
        assert self._unit is not None and last is None, "no sum is flat"
        loops, count = self._loops, self._plan.count
        indexing, matrix = loops.maps.data[number].data, self._matrices[loops.inputs[number]]
        wide, inside = self._flat.wide[number], self._unit.inside
        if not wide:
            at = [self._index_of_each(build, each) for each in indexing.results]
            return build.value(GatherOp(matrix, at), matrix.name_hint)
        indices = [self._index(build, each) for each in indexing.results]
        if is_one(indexing):
            made = TransferReadOp(matrix, indices, count, 0)
        else:
            width = wide if inside is None else 1
            made = TransferReadOp(
                matrix, indices, count, self._flat.apart, width, inside=inside
            )
        return build.value(made, matrix.name_hint)

    def _index_of_each(self, build: Inserter, index: AffineExpr) -> SSAValue:
        """An index of a map, for each element."""
        if isinstance(index, AffineDimExpr):
            return self._iota(build, index.position)
        used = sorted(index.used_dims())
        if not used:
            return build.value(IotaOp(self._index(build, index), 0, self._plan.count))
        given = [self._iota(build, loop) for loop in used]
        body = Block(arg_types=[i32] * len(given))
        inner, own = Inserter.at_end(body, self._loops), self.counters
        self.counters = {
            loop: inner.value(arith.IndexCastOp(argument, IndexType()))
            for loop, argument in zip(used, body.args, strict=True)
        }
        found = self._index(inner, index)
        self.counters = own
        inner.op(YieldOp(inner.value(arith.IndexCastOp(found, i32))))
        return build.value(MapOp(given[0], i32, Region(body), given[1:]), "at")
