"""The kernel of a `tile.loops` that chooses an element of each row, as the largest one's place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType, i1
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.elements import CombineOp, SplatOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.dialects.tile.types import FragmentType, is_half
from gemmc.ir import Inserter
from gemmc.transforms.problem._choices import Choice
from gemmc.transforms.problem._split_loops import chosen
from gemmc.transforms.schedule._loops_plan import choice_by_lanes
from gemmc.transforms.schedule._open_rows_kernel import OpenRowsBody, OpenRowsKernel, Values
from gemmc.transforms.schedule._rows_kernel import RowsBody
from gemmc.transforms.schedule._rows_plan import RowsPlan


class ChosenRowsBody(OpenRowsBody):
    """The body of the loops on a run: what a step that begins with each element chooses."""

    def begun(self, build: Inserter, choice: Choice) -> list[SSAValue]:
        """What each element makes of the start, for each value that is carried; the start, behind
        the row's end."""
        loops, count, inside = self._loops, self._plan.count, self._inside(build)
        values = [self._read(build, number, inside) for number in range(len(loops.inputs))]
        counters = {op.loop.value.data for op in loops.body.block.ops
                    if isinstance(op, LoopIndexOp)}  # fmt: skip
        iotas = {each: self._iota(build, each)
                 for each in sorted({*counters, len(loops.extents) - 1})}  # fmt: skip
        held: dict[SSAValue, SSAValue] = {}
        held.update(zip(loops.body.block.args, values, strict=False))
        carried = loops.body.block.args[len(loops.inputs) :]
        starts = self.starts(build, choice)
        for state, argument, start in zip(choice.states, carried, starts, strict=True):
            narrow = is_half(state.type) or state.type == i1
            held[argument if narrow else state] = build.value(SplatOp(start, count))
        made = [self.part(build, each, held, iotas, "chosen") for each in loops.yielded]
        if not self.is_parted:
            return made
        own = iotas[len(loops.extents) - 1]
        return [self._or_start(build, *each, own) for each in zip(made, starts, strict=True)]

    def starts(self, build: Inserter, choice: Choice) -> list[SSAValue]:
        """What the values that are carried start from."""
        pairs = zip(choice.starts, self._loops.yielded, strict=True)
        return [build.value(_constant(start, value.type), "start") for start, value in pairs]

    def _or_start(
        self, build: Inserter, value: SSAValue, start: SSAValue, iota: SSAValue
    ) -> SSAValue:
        kinds = [cast("FragmentType", each.type).element_type for each in (value, iota)]
        ends = self._loops.sizes[-1]
        share = self.extent(build, ends) if isinstance(ends, AffineBinaryOpExpr) else None
        body = Block(arg_types=kinds)
        end = Inserter.at_end(body, self._loops)
        result = self._or_identity(end, body.args[0], (body.args[1], share), start)
        end.op(YieldOp(result))
        return build.value(MapOp(value, kinds[0], Region(body), [iota]), "chosen")


class ChosenRowsKernel(OpenRowsKernel):
    """The kernel while it is written: lanes have neighbouring runs of a row, choose in each, and
    combine in order what they have, run by run."""

    body_of = ChosenRowsBody

    def __init__(self, function: func.FuncOp, stages: Sequence[LoopsOp], plan: RowsPlan) -> None:
        self._chosen: list[tuple[Region, list[Values]]] = []
        super().__init__(function, stages, plan)

    def _reduce(self, build: Inserter, body: RowsBody, loops: LoopsOp) -> None:
        """What is chosen of each row, of equal steps once; or the sum."""
        if loops.keeps is None:
            super()._reduce(build, body, loops)
            return
        equal = loops.body.is_structurally_equivalent
        found = next((rows for steps, rows in self._chosen if equal(steps)), None)
        if found is None:
            found = [self._choose(build, body, row) for row in range(self._plan.rows)]
            self._chosen.append((loops.body, found))
        kept = loops.keeps.value.data
        totals = [each[kept] for each in found]
        self._warp.made[loops.result] = [body.converted(build, each) for each in totals]
        if loops.result in self._targets:
            self._store_totals(build, body, loops, totals)

    def _choose(self, build: Inserter, body: RowsBody, row: int) -> Values:
        """All values that the steps over a row carry."""
        choice = choice_by_lanes(body.loops)
        assert isinstance(body, ChosenRowsBody), "the kernel's own"
        assert choice is not None, "planned so"

        def choose(inner: Inserter, before: Values) -> Sequence[SSAValue]:
            made = body.begun(inner, choice)
            op = CombineOp(self._plan.group, made, self._step(choice), before)
            return list(inner.op(op).made)

        first = [build.value(SplatOp(each, 1), "start") for each in body.starts(build, choice)]
        return self._walk(build, body, row, first, choose, in_order=True)

    def _step(self, choice: Choice) -> Region:
        """A step that takes what others have chosen as if it had read it."""
        kinds = [each.type for each in choice.loops.yielded]
        body = Block(arg_types=[*kinds, *kinds])
        build, count = Inserter.at_end(body, choice.loops), len(kinds)
        made = chosen(build, choice, body.args[:count], body.args[count:])
        build.op(YieldOp(*made))
        return Region(body)


def _constant(start: arith.ConstantOp, kind: Attribute) -> arith.ConstantOp:
    """A constant in the type that is carried."""
    value = start.value
    if isa(kind, IntegerType):
        return arith.ConstantOp(IntegerAttr(cast("IntegerAttr", value).value.data, kind))
    number = cast("FloatAttr", value).value.data
    return arith.ConstantOp(FloatAttr(number, cast("AnyFloat", kind)))
