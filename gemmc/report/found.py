"""What a report holds. Sizes are in bytes, times in clocks or microseconds as the names say."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Buffer:
    """A place in a CTA's shared memory: `slots` of `bytes` each, from `offset` on. `swizzle` is the
    span of the swizzle in bytes, 0 without one; a barrier has no shape."""

    name: str
    offset: int
    slots: int
    bytes: int
    shape: str = ""
    swizzle: int = 0

    @property
    def end(self) -> int:
        """The first byte behind it."""
        return self.offset + self.slots * self.bytes


@dataclass(frozen=True)
class Registers:
    """Of a thread. `launch` is what it is launched with, by ptxas, `spilled` what ptxas stores and
    loads beside; `setmaxnreg` are the counts that the kernel's roles ask for; `live` is the peak
    that is alive at once, by nvdisasm, of the whole kernel, and `live_by_count` of the code behind
    each `setmaxnreg`."""

    launch: int | None = None
    spilled: int | None = None
    setmaxnreg: tuple[int, ...] = ()
    live: int | None = None
    live_by_count: dict[int, int] = field(default_factory=dict[int, int])


@dataclass(frozen=True)
class Launch:
    """`blocks` of the result (and parts of K) are the work of `ctas`; an SM holds `ctas_per_sm` of
    them, for the reason `limited_by`. `waves` are rounds of blocks over all of these, and `tail`
    is how much of the last one is full. Where a launch tells the sizes `ctas` is not known, and
    `grid` is the expression that gives it; `sizes` says which ones the kernel is for."""

    ctas: int | None
    cluster: tuple[int, int, int]
    threads: int
    blocks: int | None
    ctas_per_sm: int | None
    limited_by: str
    waves: float | None
    tail: float | None
    grid: str = ""
    sizes: str = ""


@dataclass(frozen=True)
class Traffic:
    """Bytes of a launch by level of memory. `dram` is each matrix once, the least; `l2` is what the
    loads of all CTAs fetch, counted on the PTX machine for one cluster's blocks and two steps of K
    and scaled to the problem, and what is stored; `shared` is what the copies of all CTAs write
    into shared memory, in their own boxes."""

    dram: int
    l2: int | None
    shared: int | None


@dataclass(frozen=True)
class Bound:
    """The roofline: no kernel takes less than the longer of arithmetic and memory."""

    arithmetic_us: float
    memory_us: float

    @property
    def us(self) -> float:
        """The longer one."""
        return max(self.arithmetic_us, self.memory_us)

    @property
    def limit(self) -> str:
        """Which one it is."""
        return "arithmetic" if self.arithmetic_us >= self.memory_us else "memory"


@dataclass(frozen=True)
class Modelled:
    """The timeline of one cluster's blocks of the result, `steps` steps of K deep: clocks in all,
    and the share of them in which the tensor core works."""

    clocks: float
    steps: int
    tensor_core: float


@dataclass(frozen=True)
class Report:
    """A program with a pipeline on a target; `refused` says why there is no kernel."""

    name: str
    target: str
    kernel: str = ""
    """Which one, of a program of several."""
    problem: str = ""
    chosen: str = ""
    """What the pipeline is called, where that is another name: what auto chose."""
    passes: str = ""
    refused: str = ""
    tile: tuple[int, ...] = ()
    launch: Launch | None = None
    registers: Registers = Registers()
    shared_bytes: int = 0
    buffers: tuple[Buffer, ...] = ()
    traffic: Traffic | None = None
    bound: Bound | None = None
    modelled: Modelled | None = None

    @property
    def title(self) -> str:
        """The pipeline, and the kernel of a program of several."""
        return f"{self.name}, {self.kernel}" if self.kernel else self.name

    @property
    def data(self) -> dict[str, Any]:
        """As JSON has it; null is what is not known."""
        return asdict(self)
