"""What is known of the machine that a kernel is for: one description, chosen by name.

PTX depends on the program, the target and the options only, never on the machine that compiles:
`native`, the first device of this machine, is a target like the others, taken when it is asked for.

Sources. "CUDA": CUDA C++ Programming Guide, "Compute Capabilities", technical specifications of
9.0. "Tuning": Hopper Tuning Guide, "Occupancy" and "Unified Shared Memory/L1/Texture Cache".
"Data sheet": NVIDIA H100 Tensor Core GPU data sheet, NVIDIA H200 Tensor Core GPU data sheet.
"Architecture": NVIDIA H100 Tensor Core GPU Architecture, appendix with the tables of both boards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gemmc.errors import GemmcError


@dataclass(frozen=True)
class Calibration:
    """What no data sheet says and `gemmc.select.model` counts with: times in clocks of `clock_ghz`
    or in microseconds, rates in bytes a clock and SM.

    20 of them, beside the clock in which they are counted. They are what `bench/calibrate.py` finds
    on timings of whole kernels on H200s (the files in `bench/results/sweeps/` that it lists). Each
    also has kernels of its own that wait for it more than for anything else (`bench/constants.py`);
    docs/performance.md says what those say, and why it is not taken. Boards with the same chip take
    all of them, with their own memory.
    """

    clock_ghz: float = 1.755
    """The clock that clocks are counted in."""

    instruction: float = 2.85
    """Clocks of a wgmma of 64 rows and 16 of K besides, however few columns it has."""

    wgmma_latency: float = 177.0
    """Clocks of a step that a warpgroup waits beside its own products; others multiply then."""

    l2_bytes: float = 43.8
    """What L2 gives to an SM while all SMs ask."""

    port_bytes: float = 180.0
    """What arrives at an SM at most, of what it asked for and of what its cluster shares."""

    coalesced: float = 0.092
    """What is left of the requests of CTAs in no cluster for the same whole lines at the same time,
    where there are many of them and they have just begun: L2's request coalescer makes them one
    (Nsight Compute documentation, "L2 Request Coalescer")."""

    split_rows: float = 0.153
    """How much more bytes L2 is asked for where every row of a box crosses a line; twice as much
    where rows begin inside of a sector of 32 bytes."""

    split_port: float = 0.756
    """The same of what arrives at an SM."""

    narrow_boxes: float = 0.632
    """What each halving of a box's row, from a line down, costs of its bytes: where a cluster cuts
    the box so, of what is left, and of an operand along N, of all, however many CTAs share it."""

    load_latency: float = 2020.0
    """From a slot's release until it is full again; half of it until an epilogue has the first of
    what it reads besides."""

    outside: float = 0.0862
    """Clocks that 128 bytes of a box outside of its matrix cost, whichever SM asks for them: these
    requests all meet in one place of L2."""

    cluster_latency: float = 50.2
    """What each doubling of a cluster adds to a load, and to the start."""

    store_bytes: float = 24.4
    """What an SM's epilogue converts and stores, and what it reads of the sums of parts."""

    overlapped: float = 0.563
    """What an overlapped epilogue still takes."""

    side_bytes: float = 7.0
    """What an SM's epilogue reads of its other inputs."""

    ticket: float = 1120.0
    """Clocks of the fences, the ticket and the wait for the others' sums where K is in parts."""

    launch_us: float = 1.47
    """Between two launches in a row that overlap and have a place at once for all their CTAs; twice
    as much where they do not overlap."""

    late: float = 1.16
    """How much more of DRAM's time a launch takes whose CTAs begin in two groups, one on the SMs
    that the launch before has left over: a quarter of it at most (`in_two_groups`)."""

    dram_bytes_us: float = 4.82e6
    """What DRAM gives of rows in long pieces."""

    short_rows: float = 0.096
    """How much more of DRAM's time rows take that are read in pieces of 128 bytes; half of it in
    pieces of 512. As much again where K is in parts, each of which reads elsewhere."""

    asked_again: float = 0.654
    """How much more of DRAM's time bytes take for which many clusters ask; half of it where two do.
    Where one cluster has all that needs them, they cross from one half of L2 to the other once."""


@dataclass(frozen=True)
class CudaCores:
    """What `gemmc.select.simt_model` counts with, in clocks of `Calibration.clock_ghz` and an SM.

    Found by `bench/calibrate_simt.py` on searches in `bench/results/sweeps/`.
    """

    issue: float = 0.743
    """Of an FMA, or of a load of shared memory, of a warp: the clock of bursts is 1.98 GHz."""

    double_issue: float = 1.486
    """Of an FMA of f64: an SM has half as many units for it (CUDA, "Arithmetic Instructions")."""

    tight: float = 0.0282
    """How much longer an FMA takes of a thread with 64 sums for each of its copies in a step, of a
    warp alone on its scheduler."""

    alone: float = 1.37
    """How much more clocks FMAs take of a CTA that has an SM to itself."""

    load: float = 1.02
    """Of a warp's 128-bit load of shared memory."""

    copy: float = 5.49
    """Of a warp's asynchronous copy into shared memory, an element a thread."""

    vector_copy: float = 7.34
    """The same, of two or four elements a thread."""

    l2_bytes: float = 34.7
    """Bytes that an SM gets from L2 in a clock."""

    latency: float = 450.0
    """From a copy to its data."""

    round_trip: float = 469.0
    """From a load of what lies in L2 to its data."""

    launch_us: float = 1.09
    """Between two launches in a row, in microseconds."""


@dataclass(frozen=True)
class DoubleCores:
    """What `gemmc.select.mma_model` counts with, in clocks of `Calibration.clock_ghz`, besides what
    `CudaCores` says. Found by `bench/calibrate_simt.py --mma` on a search in
    `bench/results/sweeps/`, but for the instruction."""

    instruction: float = 56.7
    """Of an mma.sync m16n8k16 of f64 in a quarter of an SM: the data sheet's rate in the clock of
    bursts is 64 clocks of 1.98 GHz."""

    alone: float = 1.26
    """How much more clocks they take of a CTA that has an SM to itself."""

    wavefront: float = 0.886
    """Of shared memory, for half a warp's loads of elements: a clock of 1.98 GHz."""

    step: float = 193.0
    """Between two steps of K of a CTA: the barrier, and the first fragments."""

    l2_bytes: float = 37.8
    """Bytes that an SM gets from L2 in a clock."""

    latency: float = 450.0
    """From a copy to its data."""

    launch_us: float = 1.17
    """Between two launches in a row, in microseconds."""


@dataclass(frozen=True, kw_only=True)
class Architecture:
    """What all GPUs of compute capability 9.0 have, and passes and machines on the CPU rely on:
    PTX for `sm_90a` runs on each of them. Sizes in bytes."""

    sm_shared_bytes: int = 228 << 10
    """Shared memory of an SM (CUDA)."""

    cta_shared_bytes: int = 227 << 10
    """Of it, what one CTA can have (CUDA)."""

    cta_reserved_bytes: int = 1 << 10
    """Of it, what the system takes for each CTA (Tuning)."""

    shared_unit: int = 128
    """Shared memory is handed out in multiples of so many bytes (cuda_occupancy.h)."""

    sm_registers: int = 64 << 10
    """32-bit registers of an SM (CUDA); a CTA may have all of them."""

    thread_registers: int = 255
    """The most that a thread can have (CUDA)."""

    register_unit: int = 256
    """A warp's registers are a multiple of it (cuda_occupancy.h)."""

    partitions: int = 4
    """Of an SM, with a scheduler and a quarter of the registers each (Architecture)."""

    sm_threads: int = 2048
    """Resident threads of an SM (CUDA)."""

    cta_threads: int = 1024
    """Threads of a CTA (CUDA)."""

    sm_ctas: int = 32
    """Resident CTAs of an SM (CUDA)."""

    cluster_ctas: int = 8
    """CTAs of a cluster that every kernel may have (CUDA, "Thread Block Clusters")."""

    l1_bytes_per_clock: int = 128
    """What the loads of an SM take at most: a line of L1 (Tuning)."""

    l2_bytes_per_clock: int = 64
    """What an SM's port to L2 takes (Architecture)."""

    def shared_bytes(self, ctas: int) -> int:
        """Shared memory that a CTA may have where so many share an SM."""
        share = self.sm_shared_bytes // ctas - self.cta_reserved_bytes
        return min(self.cta_shared_bytes, share // self.shared_unit * self.shared_unit)

    def launch_registers(self, threads: int) -> int:
        """Registers that each of so many threads of an SM can have at launch."""
        return self.sm_registers // threads // 8 * 8


SM90 = Architecture()


@dataclass(frozen=True)
class Target(Architecture):
    """A board, whose SMs, clock and memory are its own: sizes in bytes, rates in decimal units."""

    name: str
    title: str
    """What NVIDIA calls the board, as the driver reports it."""

    sms: int
    """Streaming multiprocessors (Architecture)."""

    clock_ghz: float
    """The highest clock of the SMs: `clocks.max.sm` of nvidia-smi, the boost clock of a kernel
    that is not at its power limit."""

    memory_tb_s: float
    """Of HBM (Data sheet)."""

    peak_tflops: Mapping[str, float] = field(hash=False)
    """Dense, by the type of the inputs (Data sheet): tensor cores for 16 bits and f64, CUDA
    cores for f32."""

    l2_bytes: int = 50 << 20
    """Of the whole L2 (Data sheet); a half of it is near to an SM (Architecture)."""

    calibration: Calibration = Calibration()
    """What was measured for the model of `gemmc.select`."""

    cuda_cores: CudaCores = CudaCores()
    """What was measured of products without tensor cores."""

    double_cores: DoubleCores = DoubleCores()
    """What was measured of products of f64 on tensor cores."""

    def cluster_slots(self, ctas: int) -> int:
        """CTAs of clusters of so many that run at once, one to an SM: a cluster is in one GPC, and
        some have SMs left over (cuOccupancyMaxActiveClusters of one H200: 66 pairs, 30 fours, 15
        eights)."""
        return self.sms // ctas * ctas if ctas < 4 else self.sms * 10 // 11 // ctas * ctas


_SXM_PEAKS = MappingProxyType({"f64": 67.0, "f32": 67.0, "bf16": 989.0, "f16": 989.0})
_PCIE_PEAKS = MappingProxyType({"f64": 51.0, "f32": 51.0, "bf16": 756.0, "f16": 756.0})

H200 = Target("h200", "NVIDIA H200", 132, 1.98, 4.8, _SXM_PEAKS)
H100_SXM = Target(
    "h100-sxm", "NVIDIA H100 80GB HBM3", 132, 1.98, 3.35, _SXM_PEAKS,
    calibration=Calibration(dram_bytes_us=3.35e6),
)  # fmt: skip
H100_PCIE = Target(
    "h100-pcie", "NVIDIA H100 PCIe", 114, 1.755, 2.0, _PCIE_PEAKS,
    calibration=Calibration(dram_bytes_us=2.0e6),
)  # fmt: skip

DEFAULT = H200
TARGETS: Mapping[str, Target] = MappingProxyType(
    {each.name: each for each in (H200, H100_SXM, H100_PCIE)}
)
NATIVE = "native"
"""The name of this machine's first device."""


def find_target(name: str) -> Target:
    """The target of a name; `native` asks the driver. GemmcError for one that is not known."""
    if name == NATIVE:
        return native()
    if name not in TARGETS:
        needed = f"a target among {', '.join((*TARGETS, NATIVE))}"
        from gemmc.errors import did_you_mean

        close = did_you_mean(name, (*TARGETS, NATIVE))
        raise _refused(needed, f"'{name}'", close)
    return TARGETS[name]


def machine(target: object) -> Target:
    """A target by its name, or as it is. GemmcError for anything else."""
    if isinstance(target, Target):
        return target
    if isinstance(target, str):
        return find_target(target)
    from gemmc.errors import described

    raise _refused(f"a target among {', '.join((*TARGETS, NATIVE))}", described(target), "")


def native() -> Target:
    """This machine's first device: the target whose title it has, else the nearest by its SMs,
    with the SMs and the clock that the driver reports. GemmcError without a device of 9.0."""
    title, sms, clock_ghz, capability = _first_device()
    if capability != (9, 0):
        found = f"{title}, {capability[0]}.{capability[1]}"
        raise _refused("a device of compute capability 9.0", found, "name a target")
    named = next((each for each in TARGETS.values() if each.title == title), None)
    if named is not None:
        return named
    nearest = min(TARGETS.values(), key=lambda each: abs(each.sms - sms))
    return replace(nearest, name=NATIVE, title=title, sms=sms, clock_ghz=clock_ghz)


def _first_device() -> tuple[str, int, float, tuple[int, int]]:
    """Name, SMs, highest clock in GHz and compute capability, as the driver has them."""
    try:
        cuda: Any = import_module("cuda.bindings.driver")
    except ImportError as error:
        raise _refused("a CUDA driver for native", str(error)) from None

    def value(result: tuple[Any, ...]) -> Any:
        if int(result[0]):
            raise _refused("a CUDA device for native", str(result[0]), "name a target")
        return result[1] if len(result) > 1 else None

    try:
        value(cuda.cuInit(0))
    except RuntimeError as error:  # the bindings find no libcuda
        raise _refused("a CUDA driver for native", str(error)) from None
    attribute = cuda.CUdevice_attribute
    device = value(cuda.cuDeviceGet(0))

    def number(which: Any) -> int:
        return int(value(cuda.cuDeviceGetAttribute(which, device)))

    title = bytes(value(cuda.cuDeviceGetName(64, device))).split(b"\0")[0].decode()
    clock = number(attribute.CU_DEVICE_ATTRIBUTE_CLOCK_RATE) / 1e6
    capability = (
        number(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR),
        number(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR),
    )
    return title, number(attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT), clock, capability


def _refused(needed: str, found: str, change: str = "") -> GemmcError:
    # Imported when something is refused: the PTX machine reads the target without xDSL.
    from gemmc.errors import GemmcError

    return GemmcError("target", needed, found, change)
