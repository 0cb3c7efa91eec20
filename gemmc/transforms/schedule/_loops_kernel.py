"""The kernel of a `tile.loops`."""

from __future__ import annotations

import math
from math import prod
from typing import cast

from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FloatAttr,
    IndexType,
    StringAttr,
    TensorType,
    f32,
    i1,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr

from gemmc.dialects.launch import matrix_in_global_memory
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.elements import (
    IotaOp,
    ReduceOp,
    SplatOp,
    TransferReadOp,
    TransferWriteOp,
)
from gemmc.dialects.tile.kernel import BlockIdOp, KernelOp, ThreadIdOp, int_attr
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.problem._elements import INDEX_OPS
from gemmc.transforms.schedule._affine import linear, step_of
from gemmc.transforms.schedule._runs import Run, most_elements, runs_of, tests_of

WARP = 32

_LESS, _AT_LEAST, _BELOW, _EQUAL = 2, 5, 6, 0
"""arith.cmpi's predicates slt, sge, ult and eq."""

_COMBINED: dict[str, tuple[type[Operation], float]] = {
    "add": (arith.AddfOp, 0.0),
    "mul": (arith.MulfOp, 1.0),
    "max": (arith.MaximumfOp, -math.inf),
    "min": (arith.MinimumfOp, math.inf),
    "maxnum": (arith.MaxnumfOp, -math.inf),
    "minnum": (arith.MinnumfOp, math.inf),
}
"""What combines, and what it leaves everything as it is with."""


class LoopsKernel:
    """The kernel while it is written; `kernel` is it."""

    def __init__(self, function: func.FuncOp, loops: LoopsOp, threads: int) -> None:
        self._loops = loops
        self._rank = loops.result.type.get_num_dims()
        self._extents = loops.extents
        self._threads = threads
        kinds = [value.type for value in (*function.args, loops.result)]
        body = Block(arg_types=[_matrix(kind) for kind in kinds])
        names = [f"arg{i}" for i in range(len(function.args))] + ["result0"]
        for argument, name in zip(body.args, names, strict=True):
            argument.name_hint = name
        self._matrices: dict[SSAValue, SSAValue] = {}
        self._matrices.update(zip(function.args, body.args, strict=False))
        self._target = body.args[-1]
        self._counters: dict[int, SSAValue] = {}
        self._by_warps = self._reduces and self._lies_along_the_sum()
        self._run_loop = len(self._extents) - 1 if self._by_warps else self._rank - 1
        self._count, self._runs = self._find_runs()
        units = prod(self._extents[: self._rank])
        self._units = units if self._by_warps else units // self._count
        per_cta = threads // WARP if self._by_warps else threads
        self._write(Inserter.at_end(body, loops), per_cta)
        self.kernel = KernelOp.build(
            properties={
                "sym_name": function.sym_name,
                "arguments": ArrayAttr(StringAttr(name) for name in names),
                "outputs": int_attr(1),
                "sizes": DictionaryAttr({}),
                "grid": ArrayAttr([StringAttr(str(-(-self._units // per_cta)))]),
                "threads": int_attr(threads),
            },
            regions=[Region(body)],
        )

    @property
    def _reduces(self) -> bool:
        return self._loops.by is not None

    def _lies_along_the_sum(self) -> bool:
        """Whether neighbours along the last loop that is reduced over are neighbours in memory, in
        the largest input."""
        inputs = zip(self._loops.inputs, self._loops.maps, strict=True)
        sized = [(prod(_shape(value)), value, each.data) for value, each in inputs]
        if not sized:
            return False
        _, value, indexing = max(sized, key=lambda each: each[0])
        return step_of(linear(indexing, _shape(value)), len(self._extents) - 1, 1) == 1

    def _find_runs(self) -> tuple[int, list[Run]]:
        if not self._extents:
            return 1, [Run(0, 1) for _ in self._loops.inputs]
        kinds = [self._loops.result.type.element_type]
        if self._by_warps:
            kinds = [cast("TensorType[Attribute]", v.type).element_type for v in self._loops.inputs]
        most = max(most_elements(kind) for kind in kinds)
        return runs_of(self._loops, max(self._run_loop, 0), min(most, 8) if self._rank else 1)

    def _write(self, build: Inserter, per_cta: int) -> None:
        grid = -(-self._units // per_cta)
        block, thread = build.value(BlockIdOp(grid), "block"), build.value(ThreadIdOp(), "thread")
        own, lane = thread, None
        if self._by_warps:
            own = build.div(thread, build.index(WARP))
            lane = build.rem(thread, build.index(WARP))
        at = build.add(build.mul(block, build.index(per_cta)), own)
        at.name_hint = "at"
        if self._units % per_cta == 0:
            self._compute(build, at, lane)
            return
        inside = _test(build, at, self._units, _BELOW)
        branch = build.op(scf.IfOp(inside, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        self._compute(inner, at, lane)
        inner.op(scf.YieldOp())

    def _compute(self, build: Inserter, at: SSAValue, lane: SSAValue | None) -> None:
        """What a thread does, or a warp, that has the number `at`."""
        self._split(build, at)
        indices = [self._counters[loop] for loop in range(self._rank)]
        if not self._reduces:
            value = self._mapped(build, None)
            build.op(TransferWriteOp(value, self._target, indices, self._width(value)))
            return
        value = self._summed(build, lane)
        if lane is None:
            value = self._converted(build, value)
            build.op(TransferWriteOp(value, self._target, indices, self._width(value)))
            return
        assert self._loops.by is not None
        total = build.value(ReduceOp(self._loops.by.data, WARP, value), "total")
        first = _test(build, lane, 0, _EQUAL)
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, self._loops)
        inner.op(TransferWriteOp(self._converted(inner, total), self._target, indices))
        inner.op(scf.YieldOp())

    def _split(self, build: Inserter, at: SSAValue) -> None:
        """The counters of the result's loops from a number: the last runs fastest."""
        left = at
        for loop in range(self._rank - 1, -1, -1):
            run = self._count if loop == self._run_loop else 1
            extent = self._extents[loop] // run
            outer = prod(self._extents[:loop])
            own = left
            if outer > 1:
                own = build.rem(left, build.index(extent)) if extent > 1 else build.index(0)
                left = build.div(left, build.index(extent)) if extent > 1 else left
            elif extent == 1:
                own = build.index(0)
            counter = build.mul(own, build.index(run)) if run > 1 else own
            counter.name_hint = f"d{loop}"
            self._counters[loop] = counter

    def _width(self, value: SSAValue) -> int:
        """How many elements of the result are stored at once."""
        kind = value.type
        assert isinstance(kind, FragmentType)
        return min(kind.get_shape()[1], most_elements(kind.element_type))

    def _summed(self, build: Inserter, lane: SSAValue | None) -> SSAValue:
        """The loops that are reduced over, and the run of sums that they carry."""
        assert self._loops.by is not None
        kind = self._loops.summed_in
        assert kind == f32, "sums are taken in f32"
        start = _COMBINED[self._loops.by.data][1]
        identity = build.value(arith.ConstantOp(FloatAttr(start, f32)), "identity")
        sums = build.value(SplatOp(identity, self._count), "start")
        return self._nest(build, self._rank, sums, lane, identity)

    def _nest(
        self,
        build: Inserter,
        loop: int,
        sums: SSAValue,
        lane: SSAValue | None,
        identity: SSAValue,
    ) -> SSAValue:
        """A loop over the counter of one, and the further ones inside of it."""
        if loop == len(self._extents):
            return self._mapped(build, sums, identity if lane is not None else None)
        extent = self._extents[loop]
        by_lanes = lane is not None and loop == self._run_loop
        step = WARP * self._count if by_lanes else 1
        first, last, by = (build.index(n) for n in (0, extent, step))
        body = Block(arg_types=[IndexType(), sums.type])
        made = build.op(scf.ForOp(first, last, by, [sums], body))
        inner = Inserter.at_end(body, self._loops)
        counter = body.args[0]
        if by_lanes and lane is not None:
            counter = inner.add(counter, inner.mul(lane, inner.index(self._count)))
        counter.name_hint = f"d{loop}"
        self._counters[loop] = counter
        inner.op(scf.YieldOp(self._nest(inner, loop + 1, body.args[1], lane, identity)))
        return made.results[0]

    def _mapped(
        self, build: Inserter, sums: SSAValue | None, identity: SSAValue | None = None
    ) -> SSAValue:
        """The body on a run of elements of each input, combined with `sums` where there are some.

        Where a warp's last step goes past the end, its lanes there combine with `identity`.
        """
        loops = self._loops
        beyond = identity is not None and self._extents[-1] % (WARP * self._count) != 0
        last = self._inside(build, self._counters[len(self._extents) - 1]) if beyond else None
        values = [self._read(build, number, last) for number in range(len(loops.inputs))]
        wanted = {op.loop.value.data for op in loops.body.block.ops if isinstance(op, LoopIndexOp)}
        if beyond:
            wanted.add(len(self._extents) - 1)
        iotas = {loop: self._iota(build, loop) for loop in sorted(wanted)}
        given = [*([] if sums is None else [sums]), *values, *iotas.values()]
        if not given:
            zero = build.value(arith.ConstantOp(FloatAttr(0.0, f32)))
            given = [build.value(SplatOp(zero, self._count))]
        body = Block(arg_types=[_element(value) for value in given])
        first = 0 if sums is None else 1
        known: dict[SSAValue, SSAValue] = {}
        known.update(zip(loops.body.block.args, body.args[first:], strict=False))
        counted = body.args[first + len(values) :]
        numbers: dict[int, SSAValue] = dict(zip(iotas, counted, strict=False))
        end = Inserter.at_end(body, loops)
        result = _cloned(end, loops, known, numbers)
        if sums is not None:
            if beyond and identity is not None:
                extent = end.index(self._extents[-1])
                number = end.value(arith.IndexCastOp(numbers[len(self._extents) - 1], IndexType()))
                test = arith.CmpiOp(number, extent, _LESS)
                other = end.value(cast(Operation, identity.owner).clone())
                result = end.value(arith.SelectOp(end.value(test), result, other))
            assert loops.by is not None
            combine = _COMBINED[loops.by.data][0]
            result = end.value(combine(body.args[0], result))  # type: ignore[call-arg]
        end.op(YieldOp(result))
        return build.value(MapOp(given[0], result.type, Region(body), given[1:]), "value")

    def _inside(self, build: Inserter, counter: SSAValue) -> SSAValue:
        return _test(build, counter, self._extents[-1], _BELOW)

    def _iota(self, build: Inserter, loop: int) -> SSAValue:
        step = int(loop == self._run_loop and self._count > 1)
        return build.value(IotaOp(self._counters[loop], step, self._count))

    def _read(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        """A run of an input's elements; zeros outside of the input."""
        value, indexing = self._loops.inputs[number], self._loops.maps.data[number].data
        indices = [self._index(build, each) for each in indexing.results]
        mask = last
        for each, extent, below, above in tests_of(indexing, _shape(value), self._extents):
            at = self._index(build, each)
            if below:
                mask = _both(build, mask, _test(build, at, 0, _AT_LEAST))
            if above:
                mask = _both(build, mask, _test(build, at, extent, _LESS))
        run = self._runs[number]
        matrix = self._matrices[value]
        made = TransferReadOp(matrix, indices, self._count, run.step, run.width, mask)
        return build.value(made, matrix.name_hint)

    def _index(self, build: Inserter, found: AffineExpr) -> SSAValue:
        if isinstance(found, AffineDimExpr):
            return self._counters[found.position]
        if isinstance(found, AffineConstantExpr):
            return build.index(found.value)
        assert isinstance(found, AffineBinaryOpExpr), "no symbols are used"
        lhs, rhs = self._index(build, found.lhs), self._index(build, found.rhs)
        return build.value(INDEX_OPS[found.kind](lhs, rhs))

    def _converted(self, build: Inserter, value: SSAValue) -> SSAValue:
        """A sum in the result's type."""
        kind = self._loops.result.type.element_type
        if kind == _element(value):
            return value
        body = Block(arg_types=[_element(value)])
        inner = Inserter.at_end(body, self._loops)
        inner.op(YieldOp(inner.value(arith.TruncFOp(body.args[0], kind))))  # type: ignore[arg-type]
        return build.value(MapOp(value, kind, Region(body)), "rounded")


def _cloned(
    build: Inserter, loops: LoopsOp, known: dict[SSAValue, SSAValue], numbers: dict[int, SSAValue]
) -> SSAValue:
    """What the body yields, its ops copied."""
    for op in loops.body.block.ops:
        if isinstance(op, YieldOp):
            return known[op.arguments[0]]
        if isinstance(op, LoopIndexOp):
            number = numbers[op.loop.value.data]
            known[op.result] = build.value(arith.IndexCastOp(number, IndexType()))
        else:
            build.op(op.clone(known))
    raise AssertionError("a body that is verified yields")


def _matrix(kind: Attribute) -> Attribute:
    tensor = cast("TensorType[Attribute]", kind)
    return matrix_in_global_memory(tensor.element_type, tensor.get_shape())


def _shape(value: SSAValue) -> tuple[int, ...]:
    return tuple(cast("TensorType[Attribute]", value.type).get_shape())


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    assert isinstance(kind, FragmentType)
    return kind.element_type


def _test(build: Inserter, value: SSAValue, number: int, predicate: int) -> SSAValue:
    return build.value(arith.CmpiOp(value, build.index(number), predicate))


def _both(build: Inserter, one: SSAValue | None, other: SSAValue) -> SSAValue:
    return other if one is None else build.value(arith.AndIOp(one, other, i1))
