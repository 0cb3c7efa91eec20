"""What follows, element by element, on what rows are reduced to: of each row, by the first of its
threads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects import scf
from xdsl.ir import Block, Region, SSAValue

from gemmc.dialects.tile.elements import TransferWriteOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.schedule._loops_body import EQUAL, RunBody, compared
from gemmc.transforms.schedule._loops_plan import Plan, plan_behind
from gemmc.transforms.schedule._row_places import counting_rows
from gemmc.transforms.schedule._warp import Warp


class BehindBody(RunBody):
    """The body of loops on the one element of a row; `made` has what is known of the row, and
    `exists` whether there is it, where some lanes have none."""

    def __init__(
        self, loops: LoopsOp, plan: Plan, matrices: Mapping[SSAValue, SSAValue]
    ) -> None:
        super().__init__(loops, plan_behind(loops, plan), matrices)
        self.made: dict[SSAValue, SSAValue] = {}
        self.exists: SSAValue | None = None

    def _read(self, build: Inserter, number: int, last: SSAValue | None) -> SSAValue:
        value = self._loops.inputs[number]
        if value in self.made:
            return self.made[value]
        return self._read_run(build, number, self.exists)

    def go_to(self, warp: Warp, row: int) -> None:
        """Go to one of a warp's rows."""
        assert warp.zero is not None, "the warp has its place"
        self.exists = warp.exists[row]
        self.counters = dict.fromkeys(range(len(self._loops.extents)), warp.zero)
        self.counters |= dict(zip(counting_rows(self._loops), warp.rows[row], strict=True))


def follow(
    build: Inserter, warp: Warp, bodies: Sequence[BehindBody], targets: Mapping[SSAValue, SSAValue]
) -> None:
    """Compute and store what follows on each of the warp's rows: by the first of its threads."""
    assert warp.lane is not None, "there is a warp"
    first = compared(build, warp.lane, build.index(0), EQUAL)
    branch = build.op(scf.IfOp(first, [], Region(Block())))
    inner = Inserter.at_end(branch.true_region.block, bodies[-1].loops)
    read = {value for body in bodies for value in body.loops.inputs}
    for row in range(len(warp.rows)):
        made = {
            result: one_of(inner, each[row]) for result, each in warp.made.items() if result in read
        }
        for body in bodies:
            body.go_to(warp, row)
            body.made = made
            made[body.loops.result] = value = body.mapped(inner, None)
            if body.loops.result in targets:
                indices = [body.counters[each] for each in range(len(body.loops.extents))]
                target = targets[body.loops.result]
                inner.op(TransferWriteOp(value, target, indices, 1, body.exists))
    inner.op(scf.YieldOp())


def one_of(build: Inserter, total: SSAValue) -> SSAValue:
    """One of the equal elements that lanes have of a row's total."""
    kind = total.type
    assert isinstance(kind, FragmentType)
    if kind.get_shape()[1] == 1:
        return total
    return build.value(ExtractOp(total, 0, 1, (0, 1)), "one")
