"""What a warp holds of the rows that are its own."""

from __future__ import annotations

from xdsl.ir import SSAValue

from gemmc.transforms.schedule._rows_plan import RowsPlan

_Place = tuple[SSAValue, str, int, int]
"""A tensor, where in a row, which row of the warp's, which chunk of it."""


class Warp:
    """What a warp holds: its rows' counters, the elements that were read, and for each reduction
    its result of each row, in all elements of a run. `lane` is a thread's number among those that
    share a row, `beside` that of its first row among those beside each other, `number` that of its
    warp, and `first` whether it is this one's first; `totals` are each reduction's places in shared
    memory, one for each of these warps. `inside` has for each chunk whether a lane's run is the
    row's, None where all are, and `exists` for each row whether there is one, None where there
    always is. Of rows of open length, `ahead` says how many elements of each run are the row's."""

    def __init__(self, plan: RowsPlan) -> None:
        self.plan = plan
        self.lane: SSAValue | None = None
        self.beside: SSAValue | None = None
        self.number: SSAValue | None = None
        self.first: SSAValue | None = None
        self.totals: dict[SSAValue, SSAValue] = {}
        self.zero: SSAValue | None = None
        self.rows: list[list[SSAValue]] = []
        self.columns: list[SSAValue] = []
        self.ahead: list[SSAValue | None] = []
        self.inside: list[SSAValue | None] = []
        self.exists: list[SSAValue | None] = []
        self.masks: dict[tuple[int, int], SSAValue | None] = {}
        self.read: dict[_Place, SSAValue] = {}
        self.made: dict[SSAValue, list[SSAValue]] = {}
