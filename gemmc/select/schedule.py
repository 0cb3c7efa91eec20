"""How a kernel cuts and walks its product, in numbers: what the model counts, without any pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

from gemmc.target import Target
from gemmc.transforms.memory._room import LEAST_ROW, MOST_STAGES

BARRIERS = 512
"""Bytes of shared memory set aside for barriers."""

OF_TILES = frozenset({"swap", "rows", "columns", "depth", "parts", "clipped"})
"""What the schedules of a tile have in common. Only a tile that rules take is clipped by the model:
what they refuse is clipped because a row says so, whatever its schedules say."""

ROW_STEP, COLUMN_STEP = 64, 8
"""Of a wgmma (PTX ISA, "wgmma.mma_async": shapes m64nNk16)."""

STEP = 64
"""Elements of K of the shortest steps."""

SPARE = {1: 4, 2: 8}
"""Slots of a ring of such steps from which on it can spare one, by consumers."""


def consumers_of(rows: int, turns: bool) -> int:
    """Warpgroups that multiply a tile: see `Schedule.consumers`."""
    return 2 if turns or rows > 3 * ROW_STEP else max(1, rows // ROW_STEP)


def stages_of(
    rows: int, columns: int, depth: int, room: int, kept: int, bits: int, result_bits: int
) -> int:
    """`Schedule.stages` of a tile, with `room` for rings and so many output buffers."""
    row = columns * result_bits // 8
    room -= BARRIERS + rows * kept * (row if row < LEAST_ROW else LEAST_ROW)
    stages = room // ((rows + columns) * depth * bits // 8)
    return max(1, min(MOST_STAGES, stages))


def defers(rows: int, depth: int, ring: int, turns: bool) -> bool:
    """Whether a step's products had better run on while the next one's are issued, which keeps a
    slot of the ring for longer: where no other consumer's fill the time, and the ring can spare
    one; or where they are short, and it has many."""
    consumers = consumers_of(rows, turns)
    if turns or consumers > 2:
        return False
    if depth > STEP:
        return consumers == 1 and ring > SPARE[1]
    return ring >= SPARE[consumers]


def parted(whole: int, listed: Sequence[int]) -> dict[int, int]:
    """Into how many parts so many steps of K are cut, and the steps of each: as listed, or where
    the last parts would have none into as many as have some; where one number is listed, into that
    many or not at all."""
    found: dict[int, int] = {}
    for parts in listed:
        steps = -(-whole // parts)
        having = -(-whole // steps)
        if parts == having or len(listed) > 1:
            found.setdefault(having, steps)
    return found


class Schedule(NamedTuple):
    """Rows, columns and K of a CTA's tile; CTAs of its cluster down and across; whether the product
    is computed transposed; whether a tile is stored behind the next one's products; into how many
    parts K is cut; how many CTAs share an SM; whether a CTA walks over several tiles; whether a
    launch begins while the one before it ends; whether two consumers take turns, a tile each;
    whether what an epilogue reads is loaded during a tile's last products; whether CTAs wait for
    each other in each round; whether a step's products run on while the next one's are issued;
    whether only those rows of a tile are loaded that there are."""

    rows: int
    columns: int
    depth: int
    down: int = 1
    across: int = 1
    swap: bool = False
    overlap: bool = False
    parts: int = 1
    residents: int = 1
    persistent: bool = True
    dependent: bool = True
    turns: bool = False
    ahead: bool = False
    throttled: bool = False
    deferred: bool = False
    clipped: bool = False

    @property
    def consumers(self) -> int:
        """Warpgroups that multiply: one for 64 rows, or fewer, two for 256 or in turns."""
        return consumers_of(self.rows, self.turns)

    def stages(self, bits: int, result_bits: int, target: Target) -> int:
        """Slots of the rings that shared memory has room for."""
        room, kept = target.shared_bytes(self.residents), 1 + self.turns
        return stages_of(self.rows, self.columns, self.depth, room, kept, bits, result_bits)

    @property
    def spelled(self) -> dict[str, str]:
        """Each number as a pipeline's parameter takes it."""
        size = self.down * self.across
        return {
            "rows": str(self.rows),
            "columns": str(self.columns),
            "depth": str(self.depth),
            "cluster": f"{self.down},{self.across}" if size > 1 else "none",
            "swap": str(self.swap).lower(),
            "epilogue": "overlap" if self.overlap else "plain",
            "parts": str(self.parts) if self.parts > 1 else "none",
            "ctas_per_sm": str(self.residents) if self.residents > 1 else "0",
            "persistent": str(self.persistent).lower(),
            "dependent": str(self.dependent).lower(),
            "throttle": str(self.throttled).lower(),
            "defer": str(self.deferred).lower(),
            "clip": str(self.clipped).lower(),
        }


def _flag(value: str) -> bool:
    return {"true": True, "false": False}[value]


def _count(value: str) -> int:
    if int(value) < 1:
        raise ValueError(value)
    return int(value)


def _cluster(value: str) -> tuple[int, int]:
    down, across = "1,1".split(",") if value == "none" else value.split(",")
    return _count(down), _count(across)


_READ: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "rows": ("rows", _count),
    "columns": ("columns", _count),
    "depth": ("depths", _count),
    "cluster": ("clusters", _cluster),
    "swap": ("swap", _flag),
    "epilogue": ("overlap", {"overlap": True, "plain": False}.__getitem__),
    "parts": ("parts", lambda value: 1 if value == "none" else _count(value)),
    "ctas_per_sm": ("residents", lambda value: max(1, int(value))),
    "persistent": ("persistent", _flag),
}
"""The axis that each of `Schedule.spelled` is of, and what reads its value."""


def axis_of(name: str, value: str) -> tuple[str, Any] | None:
    """The axis and the value there that `Schedule.spelled` would spell so; None where no schedule
    is."""
    if name not in _READ:
        return None
    axis, read = _READ[name]
    try:
        return axis, read(value)
    except (KeyError, ValueError):
        return None


@dataclass(frozen=True)
class Axes:
    """The values from which schedules are combined. Columns go up; no value for `persistent` says
    that CTAs walk over several tiles just where there are more tiles than SMs."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    depths: tuple[int, ...] = (64,)
    clusters: tuple[tuple[int, int], ...] = ((1, 1),)
    swap: tuple[bool, ...] = (False,)
    overlap: tuple[bool, ...] = (False,)
    parts: tuple[int, ...] = (1,)
    residents: tuple[int, ...] = (1,)
    persistent: tuple[bool, ...] = ()
    turns: tuple[bool, ...] = (False,)
    ahead: tuple[bool, ...] = (False,)

    @staticmethod
    def of(read: Mapping[str, Any]) -> Axes:
        """As data have them: lists by name; `columns` also {min, max}, in steps of an instruction;
        `clusters` as pairs."""
        columns: Any = read["columns"]
        if "min" in columns:
            columns = range(columns["min"], columns["max"] + 1, COLUMN_STEP)
        values: dict[str, Any] = {name: tuple(each) for name, each in read.items()}
        values["columns"] = tuple(columns)
        if "clusters" in values:
            values["clusters"] = tuple((down, across) for down, across in read["clusters"])
        return Axes(**values)

    @cached_property
    def single(self) -> Mapping[str, Any]:
        """Numbers beside a tile's that all of the schedules have."""
        lists = {"overlap": self.overlap, "residents": self.residents, "turns": self.turns}
        lists["ahead"] = self.ahead
        return {name: values[0] for name, values in lists.items() if len(values) == 1}

    def only(self, swap: bool, clusters: tuple[tuple[int, int], ...]) -> Axes:
        """With one value for `swap` and some of the clusters, which neither `single` nor `common`
        asks for."""
        made = object.__new__(Axes)
        vars(made).update(vars(self), swap=(swap,), clusters=clusters)
        return made

    @cached_property
    def _own(self) -> tuple[bool, int, bool, bool]:
        """The first of `overlap`, `residents`, `turns` and `ahead`."""
        return self.overlap[0], self.residents[0], self.turns[0], self.ahead[0]

    def with_single(self, tile: Schedule) -> Schedule:
        """A tile with the numbers that all of its schedules have; the others are the first."""
        rows, columns, depth, down, across, swap, _, parts, _, walks, dependent = tile[:11]
        overlap, residents, turns, ahead = self._own
        return Schedule(
            rows, columns, depth, down, across, swap, overlap, parts, residents, walks, dependent,
            turns, ahead,
        )  # fmt: skip

    @cached_property
    def common(self) -> frozenset[str]:
        """Names of the numbers that the schedules of a tile have in common, in whatever cluster."""
        return OF_TILES.union(self.single)

    def __len__(self) -> int:
        """How many schedules there are for one problem."""
        values = (self.rows, self.columns, self.depths, self.clusters, self.swap, self.overlap)
        return prod(map(len, (*values, self.parts, self.residents, self.turns, self.ahead)))

    def schedules(self) -> Iterator[Schedule]:
        """All combinations, whatever the problem."""
        persistent = self.persistent or (False, True)
        for rows, columns, depth, swap, parts in product(
            self.rows, self.columns, self.depths, self.swap, self.parts
        ):
            first = Schedule(rows, columns, depth, swap=swap, parts=parts)
            for walks in persistent:
                yield from self.variants(first._replace(persistent=walks))

    def variants(
        self, first: Schedule, clusters: Iterable[tuple[int, int]] | None = None
    ) -> Iterator[Schedule]:
        """Those with a schedule's tile, operands, parts and walk, in clusters of some shapes."""
        rows, columns, depth, _, _, swap, _, parts, _, walks, dependent = first[:11]
        for (down, across), overlap, residents, turns, ahead in product(
            self.clusters if clusters is None else clusters,
            self.overlap, self.residents, self.turns, self.ahead,
        ):  # fmt: skip
            yield Schedule(
                rows, columns, depth, down, across, swap, overlap, parts, residents, walks,
                dependent, turns, ahead,
            )  # fmt: skip
