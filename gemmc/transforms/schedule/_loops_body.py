"""What a thread of a `tile.loops` computes of a run of elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    f32,
    i1,
    i32,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.elements import AsIndexOp, GatherOp, IotaOp, SplatOp, TransferReadOp
from gemmc.dialects.tile.loops import (
    OF_INTEGERS,
    LoopGatherOp,
    LoopIndexOp,
    LoopSizeOp,
    LoopsOp,
)
from gemmc.dialects.tile.types import FragmentType, bits, is_half
from gemmc.ir import Inserter
from gemmc.transforms.problem._index_arithmetic import of_indices
from gemmc.transforms.schedule._body_copies import (
    COMBINED,
    clone_body,
    cloned,
    identity_of,
    needed_for,
)
from gemmc.transforms.schedule._loops_plan import Plan, known
from gemmc.transforms.schedule._runs import tests_of
from gemmc.transforms.schedule._runs_beside import RunsBeside

BELOW, EQUAL, LESS = 6, 0, 2
"""arith.cmpi's predicates ult, eq and slt."""

_AT_LEAST = 5
"""arith.cmpi's predicate sge."""


class RunBody:
    """The body of `tile.loops` on fragments of a run; `counters` has each loop's first value.

    `matrices` has the kernel's argument of each input.
    """

    def __init__(
        self,
        loops: LoopsOp,
        plan: Plan,
        matrices: Mapping[SSAValue, SSAValue],
        beside: RunsBeside | None = None,
    ) -> None:
        self.counters: dict[int, SSAValue] = {}
        self.sizes: list[SSAValue] = []
        self._loops = loops
        self._plan = plan
        self._matrices = matrices
        self._beside = beside

    @property
    def loops(self) -> LoopsOp:
        """The loops that it is the body of."""
        return self._loops

    @property
    def by(self) -> str:
        """How what the body yields is combined."""
        assert self._loops.by is not None, "a reduction"
        return self._loops.by.data

    @property
    def kept(self) -> int:
        """Which of the values that steps carry is the result."""
        return 0 if self._loops.keeps is None else self._loops.keeps.value.data

    def initial(self, build: Inserter) -> tuple[list[SSAValue], SSAValue | None]:
        """What steps begin with, and what changes nothing, of a reduction that is no steps."""
        if self._loops.keeps is not None:
            return [self.zero(build, value.type) for value in self._loops.yielded], None
        identity = self.identity(build)
        return [build.value(SplatOp(identity, self._plan.count), "start")], identity

    def identity(self, build: Inserter) -> SSAValue:
        """What changes nothing when it is combined with a sum."""
        assert self._loops.by is not None
        kind = cast("AnyFloat | IntegerType", self._loops.summed_in)
        number = identity_of(self._loops.by.data, kind)
        return build.value(arith.ConstantOp(number), "identity")

    def mapped(
        self, build: Inserter, sums: SSAValue | None, identity: SSAValue | None = None
    ) -> SSAValue:
        """The body on a run of elements of each input, combined with `sums` where there are some.

        Where a warp's last step goes past the end, its lanes there combine with `identity`.
        """
        loops, last = self._loops, len(self._loops.extents) - 1
        length = None if identity is None else known(loops.sizes[last])
        whole = length is not None and length % (self._plan.lanes * self._plan.count) == 0
        beyond = identity is not None and not whole
        inside = self._inside(build) if beyond else None
        ends = loops.sizes[-1] if beyond else None
        share = self.extent(build, ends) if isinstance(ends, AffineBinaryOpExpr) else None
        values = [self._read(build, number, inside) for number in range(len(loops.inputs))]
        wanted = {op.loop.value.data for op in loops.body.block.ops if isinstance(op, LoopIndexOp)}
        if beyond:
            wanted.add(last)
        iotas = {loop: self._iota(build, loop) for loop in sorted(wanted)}
        gathered = self._gathered(build, values, iotas, inside)
        given = [*([] if sums is None else [sums]), *values, *gathered.values(), *iotas.values()]
        given = given or [self._zeros(build)]
        body = Block(arg_types=[_element(value) for value in given])
        first = 0 if sums is None else 1
        values_of = self._told()
        read = (*loops.body.block.args, *gathered)
        values_of.update(zip(read, body.args[first:], strict=False))
        counted = body.args[first + len(read) :]
        numbers: dict[int, SSAValue] = dict(zip(iotas, counted, strict=False))
        end = Inserter.at_end(body, loops)
        result = cloned(end, loops, values_of, numbers, pruned=bool(gathered))
        if beyond and identity is not None:
            result = self._or_identity(end, result, (numbers[last], share), identity)
        if sums is not None:
            result = self._combined(end, body.args[0], result)
        end.op(YieldOp(result))
        return build.value(MapOp(given[0], result.type, Region(body), given[1:]), "value")

    def _combined(self, build: Inserter, so_far: SSAValue, value: SSAValue) -> SSAValue:
        """An element combined with what there is so far: a product of two numbers of 16 bits, which
        f32 has exactly, is added as it is multiplied."""
        loops, by, made = self._loops, self.by, value.owner
        if by == "add" and isinstance(made, arith.MulfOp) and all(map(_is_extended, made.operands)):
            found = build.value(math.FmaOp(made.lhs, made.rhs, so_far))
            if made.result.first_use is None:
                made.detach()
                made.erase()
            return found
        combine = COMBINED[by][0] if isa(loops.summed_in, AnyFloat) else OF_INTEGERS[by]
        return build.value(combine(so_far, value))  # type: ignore[call-arg]

    def zero(self, build: Inserter, kind: Attribute) -> SSAValue:
        """A run of zeros of a type."""
        if isa(kind, AnyFloat):
            number = build.value(arith.ConstantOp(FloatAttr(0.0, kind)))
        else:
            number = build.value(arith.ConstantOp(IntegerAttr(0, cast("IntegerType", kind))))
        return build.value(SplatOp(number, self._plan.count), "start")

    def stepped(
        self, build: Inserter, carried: Sequence[SSAValue], identity: SSAValue | None
    ) -> list[SSAValue]:
        """What is carried, combined with what the body makes of a run of elements, as in `mapped`;
        or what a step yields."""
        if self._loops.keeps is None:
            return [self.mapped(build, carried[0], identity)]
        return self._step(build, carried)

    def _step(self, build: Inserter, carried: Sequence[SSAValue]) -> list[SSAValue]:
        """What a step yields, of runs of each input and of what the step before yielded."""
        loops = self._loops
        values = [self._read(build, number, None) for number in range(len(loops.inputs))]
        wanted = {op.loop.value.data for op in loops.body.block.ops if isinstance(op, LoopIndexOp)}
        iotas = {loop: self._iota(build, loop) for loop in sorted(wanted)}
        gathered = self._gathered(build, [*values, *carried], iotas, None)
        given = [*values, *carried, *gathered.values(), *iotas.values()]
        read = (*loops.body.block.args, *gathered)
        found: list[SSAValue] = []
        for value in loops.yielded:
            body = Block(arg_types=[_element(each) for each in given])
            known = self._told()
            known.update(zip(read, body.args, strict=False))
            counted = body.args[len(read) :]
            numbers: dict[int, SSAValue] = dict(zip(iotas, counted, strict=True))
            end = Inserter.at_end(body, loops)
            clone_body(end, loops, known, numbers, needed_for(value, known))
            end.op(YieldOp(known[value]))
            found.append(
                build.value(MapOp(given[0], value.type, Region(body), given[1:]), "value")
            )
        return found

    def number(self, build: Inserter, number: int) -> SSAValue:
        """The element of an input of i32 as an index, where the counters are."""
        value, indexing = self._loops.inputs[number], self._loops.maps.data[number].data
        at = [self._index(build, each) for each in indexing.results]
        matrix = self._matrices[value]
        found = build.value(TransferReadOp(matrix, at, 1, 0), matrix.name_hint)
        return build.value(AsIndexOp(found), matrix.name_hint)

    def _told(self) -> dict[SSAValue, SSAValue]:
        """The sizes that a launch tells, as the body names them."""
        names = list(self._loops.places)
        ops = (op for op in self._loops.body.block.ops if isinstance(op, LoopSizeOp))
        return {op.result: self.sizes[names.index(op.size.data)] for op in ops}

    def _zeros(self, build: Inserter) -> SSAValue:
        """A run, where there is no other."""
        zero = build.value(arith.ConstantOp(FloatAttr(0.0, f32)))
        return build.value(SplatOp(zero, self._plan.count))

    def _gathered(
        self,
        build: Inserter,
        values: Sequence[SSAValue],
        iotas: Mapping[int, SSAValue],
        mask: SSAValue | None,
    ) -> dict[SSAValue, SSAValue]:
        """What the body gathers, in its order: a run of elements for each."""
        loops, found = self._loops, dict[SSAValue, SSAValue]()
        for op in [each for each in loops.body.block.ops if isinstance(each, LoopGatherOp)]:
            held = dict(zip(loops.body.block.args, values, strict=True)) | found
            at = [self.part(build, each, held, iotas, "at") for each in op.indices]
            matrix = self._matrices[loops.tables[op.table.value.data]]
            found[op.result] = build.value(GatherOp(matrix, at, mask), matrix.name_hint)
        return found

    def part(
        self,
        build: Inserter,
        value: SSAValue,
        held: Mapping[SSAValue, SSAValue],
        iotas: Mapping[int, SSAValue],
        hint: str,
    ) -> SSAValue:
        """A run of a value of the body, computed of runs that are held and of counters alone; an
        index as i32."""
        needed = needed_for(value, held)
        read = [each for each in held if each in needed]
        counters = [each.owner.loop.value.data for each in needed
                    if isinstance(each.owner, LoopIndexOp)]  # fmt: skip
        counted = {loop: iotas[loop] for loop in sorted(set(counters))}
        given = [*(held[each] for each in read), *counted.values()] or [self._zeros(build)]
        body = Block(arg_types=[_element(each) for each in given])
        known = self._told() | dict(zip(read, body.args, strict=False))
        numbers: dict[int, SSAValue] = dict(zip(counted, body.args[len(read) :], strict=False))
        end = Inserter.at_end(body, self._loops)
        clone_body(end, self._loops, known, numbers, needed)
        found = known[value]
        if isinstance(found.type, IndexType):
            found = end.value(arith.IndexCastOp(found, i32))
        end.op(YieldOp(found))
        return build.value(MapOp(given[0], found.type, Region(body), given[1:]), hint)

    def _or_identity(
        self, build: Inserter, result: SSAValue, place: tuple[SSAValue, SSAValue | None],
        identity: SSAValue,
    ) -> SSAValue:  # fmt: skip
        """The identity behind the last iteration: of a number and the end, if that is computed."""
        extent = place[1] or self.extent(build, self._loops.sizes[-1])
        at = build.value(arith.IndexCastOp(place[0], IndexType()))
        test = arith.CmpiOp(at, extent, LESS)
        other = build.value(cast(Operation, identity.owner).clone())
        return build.value(arith.SelectOp(build.value(test), result, other))

    def _inside(self, build: Inserter) -> SSAValue | None:
        """Whether a run is one of the innermost loop's; None where its elements are asked."""
        last = len(self._loops.extents) - 1
        extent = self.extent(build, self._loops.sizes[last])
        return compared(build, self.counters[last], extent, BELOW)

    def _ahead(self, build: Inserter, number: int) -> SSAValue | None:
        """How many elements of an input's run are read, of one that may end inside of the run by
        the loops' own extent."""
        return None

    def _iota(self, build: Inserter, loop: int) -> SSAValue:
        step = int(loop == self._plan.run_loop and self._plan.count > 1)
        return build.value(IotaOp(self.counters[loop], step, self._plan.count))

    def _read(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        """A run of an input's elements, which loops beside each other read once."""
        if self._beside is None:
            return self._read_run(build, number, last)
        found = self._beside.known(self._loops, number)
        if found is None:
            found = self._read_run(build, number, last)
            self._beside.note_read(self._loops, number, found)
        return found

    def _read_run(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        """A run of an input's elements; zeros outside of the input."""
        value, indexing = self._loops.inputs[number], self._loops.maps.data[number].data
        indices = [self._index(build, each) for each in indexing.results]
        mask, inside, outside = last, self._ahead(build, number), cast("SSAValue | None", None)
        run = self._plan.runs[number]
        shape = self._loops.shape_of(number)
        for each, told, below, above in tests_of(indexing, shape, self._loops.sizes):
            extent = self.extent(build, told)
            at = self._index(build, each)
            if each == run.ragged:
                inside = build.sub(extent, at) if above else None
                outside = build.sub(build.index(0), at) if below else None
                continue
            if below:
                mask = both(build, mask, compared(build, at, build.index(0), _AT_LEAST))
            if above:
                mask = both(build, mask, compared(build, at, extent, LESS))
        matrix = self._matrices[value]
        bounds = mask, inside, outside
        made = TransferReadOp(matrix, indices, self._plan.count, run.step, run.width, *bounds)
        return build.value(made, matrix.name_hint)

    def _index(self, build: Inserter, found: AffineExpr) -> SSAValue:
        if isinstance(found, AffineDimExpr):
            return self.counters[found.position]
        if isinstance(found, AffineConstantExpr | AffineSymExpr):
            return self.extent(build, found)
        assert isinstance(found, AffineBinaryOpExpr)
        lhs, rhs = self._index(build, found.lhs), self._index(build, found.rhs)
        return of_indices(build.value, found, lhs, rhs)

    def extent(self, build: Inserter, found: AffineExpr) -> SSAValue:
        """A number, the size that a launch tells, or what is computed of it."""
        if isinstance(found, AffineSymExpr):
            return self.sizes[found.position]
        if isinstance(found, AffineBinaryOpExpr):
            return self._index(build, found)
        assert isinstance(found, AffineConstantExpr)
        return build.index(found.value)

    def converted(self, build: Inserter, value: SSAValue) -> SSAValue:
        """A sum in the result's type."""
        kind = self._loops.result.type.element_type
        if kind == _element(value):
            return value
        body = Block(arg_types=[_element(value)])
        inner = Inserter.at_end(body, self._loops)
        cast_ = arith.TruncFOp if isa(kind, AnyFloat) else arith.TruncIOp
        if isa(kind, IntegerType) and bits(kind) > bits(_element(value)):
            cast_ = arith.ExtSIOp
        inner.op(YieldOp(inner.value(cast_(body.args[0], kind))))  # type: ignore[arg-type]
        return build.value(MapOp(value, kind, Region(body)), "rounded")


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    assert isinstance(kind, FragmentType)
    return kind.element_type


def _is_extended(value: SSAValue) -> bool:
    """Whether a number of f32 is one of 16 bits."""
    owner = value.owner
    return value.type == f32 and isinstance(owner, arith.ExtFOp) and is_half(owner.input.type)


def compared(
    build: Inserter, value: SSAValue, other: SSAValue, predicate: int
) -> SSAValue:
    """A value compared with another, as `arith.cmpi` does by the predicate."""
    return build.value(arith.CmpiOp(value, other, predicate))


def both(build: Inserter, one: SSAValue | None, other: SSAValue) -> SSAValue:
    return other if one is None else build.value(arith.AndIOp(one, other, i1))
