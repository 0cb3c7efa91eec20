"""Rules on sizes: matrices, tiles, clusters, shared memory."""

from __future__ import annotations

from typing import NamedTuple

from gemmc.analysis.swizzles import PATTERN_ROWS, SPANS, whole_patterns
from gemmc.analysis.whole_rows import is_whole
from gemmc.element_types import multiplied_by
from gemmc.plan import Plan, Problem
from gemmc.select.schedule import COLUMN_STEP, ROW_STEP, STEP
from gemmc.transforms.epilogue.accumulate_inputs import AccumulateInputsPass
from gemmc.transforms.epilogue.overlap_epilogue import OverlapEpiloguePass
from gemmc.transforms.epilogue.preload_inputs import PreloadInputsPass
from gemmc.transforms.epilogue.split_epilogue import SplitEpiloguePass
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass
from gemmc.transforms.mapping._budgets import COPYING, COPYING_AT_ONCE
from gemmc.transforms.mapping._copied import vector_of
from gemmc.transforms.mapping._parts import grid_of
from gemmc.transforms.mapping.assign_atoms import AssignAtomsPass
from gemmc.transforms.mapping.pingpong import PingpongPass
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.memory._room import Room, shared_limit, spreads
from gemmc.transforms.memory.assign_layouts import AssignLayoutsPass
from gemmc.transforms.memory.clip_copies import ClipCopiesPass
from gemmc.transforms.memory.multi_buffer import MultiBufferPass
from gemmc.transforms.memory.multicast import MulticastPass
from gemmc.transforms.memory.promote import PromotePass
from gemmc.transforms.memory.stationary_operand import StationaryOperandPass
from gemmc.transforms.memory.zero_results import ZeroResultsPass
from gemmc.transforms.problem.swap_ab import SwapAbPass
from gemmc.transforms.schedule.form_cluster import FormClusterPass
from gemmc.transforms.schedule.form_kernel import FormKernelPass
from gemmc.transforms.schedule.schedule_work import ScheduleWorkPass
from gemmc.transforms.schedule.snake_k import SnakeKPass
from gemmc.transforms.schedule.split_k import SplitKPass
from gemmc.transforms.schedule.stream_k import StreamKPass

K_STEP = 16
"""Of a wgmma of 16-bit types (PTX ISA, "wgmma.mma_async": shapes m64nNk16, N in steps of 8)."""

WIDEST_INSTRUCTION = 256

HELD = 128
"""Accumulators of a thread beside which a finished tile can be held (`overlap-epilogue`)."""

LONG_K = 8192
"""Products of as many steps take so long that it matters little when a tile is stored."""

PRODUCER_THREADS = 128
"""Of a producer whose threads copy themselves (`specialize-warps`)."""

WORKSPACE = 31 << 20
"""Bytes of the sums of parts: what a launch may have by default (`runtime.workspaces`), and a rest
for tickets."""


COUNTING = (
    StreamKPass, StationaryOperandPass, SnakeKPass, SplitEpiloguePass,
    PreloadInputsPass, AccumulateInputsPass,
)  # fmt: skip
"""Passes that need to know how many steps of K there are."""

UNORDERED = (SnakeKPass, StationaryOperandPass)
"""Passes by which steps of K come in another order than a producer's threads copy them."""


class Copied(NamedTuple):
    """Rows and columns of an operand's buffer, and the neighbours that one thread copies."""

    rows: int
    columns: int
    vector: int


def uses(plan: Plan, atom: str) -> bool:
    """Whether a pass assigns an atom to copies, products, stores or bulk stores."""
    return atom in plan.once(_atoms)


def _atoms(plan: Plan) -> set[str | None]:
    """All that passes assign."""
    found: set[str | None] = set()
    for each in plan.written(AssignAtomsPass):
        found.update(each.copy or (), each.store or (), (each.mma,), each.bulk_store or ())
    return found


def computed(plan: Plan) -> Problem:
    """The problem as the kernel computes it."""
    return plan.problem.transposed if plan.written(SwapAbPass) else plan.problem


def parts(plan: Plan) -> tuple[int, int]:
    """Rows and columns of a warpgroup's part of the tile."""
    kernel, roles = plan.first(FormKernelPass), plan.first(SpecializeWarpsPass)
    assert kernel is not None
    rows, columns, _ = kernel.tile
    shared = 1 if roles is None or plan.written(PingpongPass) else int(roles.consumers)
    return rows // shared, columns


def pairs(plan: Plan) -> str:
    """Two products side by side share the left operand, and a thread has both of their sums."""
    if not plan.problem.paired:
        return ""
    if plan.written(SwapAbPass):
        return "a pair that is computed transposed"
    return "" if uses(plan, "wgmma") else "a pair on other than wgmma"


def halves(plan: Plan) -> str:
    """Of two products side by side each has whole columns of an instruction's accumulator."""
    kernel = plan.first(FormKernelPass)
    if kernel is None or not plan.problem.paired:
        return ""
    columns = kernel.tile[1]
    return f"{columns} columns of both" if columns % (2 * COLUMN_STEP) else ""


def types(plan: Plan) -> str:
    """wgmma takes 16-bit floats here."""
    wrong = uses(plan, "wgmma") and plan.problem.dtype not in multiplied_by("wgmma")
    return plan.problem.dtype if wrong else ""


def copy_engine(plan: Plan) -> str:
    """Rows of matrices, as they are in memory."""
    problem = plan.problem
    loads = any(each.copy == ("tma",) for each in plan.written(AssignAtomsPass))
    stores = any(each.bulk_store == ("tma_store",) for each in plan.written(AssignAtomsPass))
    left, right, result = problem.rows
    for name, length, bits, used in (
        ("left operand", left, problem.bits, loads),
        ("right operand", right, problem.bits, loads),
        ("result", result, problem.result_bits, stores),
    ):
        if used and not is_whole(length, bits):
            return f"rows of the {name} of {length * bits // 8} bytes"
    if problem.empty_k and uses(plan, "tma"):
        return "a k that may be 0"
    return ""


def _by_threads(plan: Plan) -> dict[str, Copied]:
    """The operands that a producer's threads copy, each with its buffer's rows and columns."""
    found: dict[str, Copied] = {}
    for label, (down, row) in plan.once(_operands).items():
        vector = vector_of(plan, label)
        if vector and plan.written(SpecializeWarpsPass):
            found[label] = Copied(down, row * 8 // plan.problem.bits, vector)
    return found


def shared_copies(plan: Plan) -> str:
    """What threads copy reaches one CTA."""
    cluster = plan.first(FormClusterPass)
    if cluster is None:
        return ""
    down, across = cluster.shape
    shared = any((across if label == "lhs" else down) > 1 for label in plan.once(_by_threads))
    return f"a copy of threads that {down} x {across} CTAs share" if shared else ""


def ordered_copies(plan: Plan) -> str:
    """What threads copy is in the order of the walk."""
    unordered = [kind for kind in UNORDERED if plan.written(kind)]
    found = unordered and plan.once(_by_threads)
    return f"copies of threads with {unordered[0].name}" if found else ""


def held_copies(plan: Plan) -> str:
    """A producer whose threads copy both operands has addresses and vectors of both. Of long steps
    of odd rows ptxas spills 12 bytes of the 56 registers that it has beside two consumers, 80 and
    100 of 72 where K is one such step."""
    roles, problem = plan.first(SpecializeWarpsPass), plan.problem
    if roles is None or len(plan.once(_by_threads)) < 2:
        return ""
    registers, kernel = int(roles.producer_registers), plan.first(FormKernelPass)
    assert kernel is not None
    odd = all(row % 2 for row in problem.rows[:2]) and kernel.tile[2] > STEP
    few = registers < COPYING[0] or (odd and registers <= COPYING_AT_ONCE[0])
    return f"copies of both operands with {registers} registers" if registers and few else ""


def copies(plan: Plan) -> str:
    """What threads copy is shared evenly by a producer's."""
    for rows, columns, vector in plan.once(_by_threads).values():
        if grid_of(rows, columns, vector, PRODUCER_THREADS) is None:
            return f"{rows} x {columns} elements for {PRODUCER_THREADS} threads"
    return ""


def instructions(plan: Plan) -> str:
    """Each warpgroup has whole rows of 64, and columns that one or two instructions have."""
    if not uses(plan, "wgmma"):
        return ""
    kernel = plan.first(FormKernelPass)
    roles = plan.first(SpecializeWarpsPass)
    if kernel is None or len(kernel.tile) != 3:
        return "no form-kernel{tile=M,N,K}"
    shared = 1 if roles is None or plan.written(PingpongPass) else int(roles.consumers)
    m, n, k = kernel.tile
    if m % (ROW_STEP * shared) or n % COLUMN_STEP or k % K_STEP or n > 2 * WIDEST_INSTRUCTION:
        return f"{m} x {n} x {k} for {shared} warpgroups"
    return ""


def swizzles(plan: Plan) -> str:
    """Rows of every buffer, as an operand lies in it, in whole spans of a swizzle."""
    if not uses(plan, "wgmma") or not plan.written(AssignLayoutsPass):
        return ""
    for name, (down, row) in plan.once(_operands).items():
        if row % SPANS[-1] or down % PATTERN_ROWS:
            return f"{down} rows of {row} bytes of {name}"
    return ""


def _operands(plan: Plan) -> dict[str, tuple[int, int]]:
    """Rows of each operand's buffer, and their bytes, as it lies there; of its halves where it has
    those of two products."""
    kernel, problem = plan.first(FormKernelPass), computed(plan)
    assert kernel is not None
    m, n, k = kernel.tile
    n //= 1 + problem.paired
    found: dict[str, tuple[int, int]] = {}
    for operand in plan.written(PromotePass):
        left = operand.operand == "lhs"
        along_k = problem.layout[0] == "n" if left else problem.layout[1] == "t"
        down, across = (m if left else n, k) if along_k else (k, m if left else n)
        row = -(-across // operand.multiple) * operand.multiple * problem.bits // 8
        found[operand.operand] = down, row
    return found


def clusters(plan: Plan) -> str:
    """A copy that CTAs share is cut among them, in whole patterns."""
    shape = plan.first(FormClusterPass)
    if shape is None:
        return ""
    down, across = shape.shape
    if down * across > plan.target.cluster_ctas:
        return f"{down * across} CTAs"
    if not plan.written(MulticastPass):
        return ""
    sharers = {"lhs": across, "rhs": down}
    for name, (rows, row) in plan.once(_operands).items():
        count = sharers[name]
        if rows % (PATTERN_ROWS * count) and row % (SPANS[-1] * count):
            return f"{rows} rows of {row} bytes of {name} for {count} CTAs"
    return ""


def clipped(plan: Plan) -> str:
    """Rows of a left operand along K that a CTA copies for itself, in each 64 of a tile's."""
    kernel, problem = plan.first(FormKernelPass), computed(plan)
    if not plan.written(ClipCopiesPass) or kernel is None:
        return ""
    if plan.written(MulticastPass):
        return "copies that a cluster shares"
    if problem.layout[0] == "t" or not is_whole(problem.rows[0], problem.bits):
        return f"{problem}, whose rows the copy engine does not take along K"
    rows, there = kernel.tile[0], whole_patterns(problem.most_rows)
    return "" if there < rows < there + ROW_STEP else f"{problem.most_rows} rows for {rows}"


def hidden_stores(plan: Plan) -> str:
    """Threads take some 8000 clocks to store 256 x 200 elements of odd rows, products of a long K
    take more than the smaller blocks that can be stored behind the next ones' cost."""
    work = plan.first(ScheduleWorkPass)
    if work is None or not work.persistent or plan.written(OverlapEpiloguePass):
        return ""
    rows, columns = parts(plan)
    if not spreads(plan) or plan.problem.k >= LONG_K or rows * columns // 128 <= HELD:
        return ""
    return f"{rows} x {columns} elements of a warpgroup stored before the next products"


def slices(plan: Plan) -> str:
    """CTAs of a cluster that add parts of K have as many columns each, and one block."""
    kernel, split = plan.first(FormKernelPass), plan.first(SplitKPass)
    if kernel is None or split is None or split.through != "cluster":
        return ""
    work = plan.first(ScheduleWorkPass)
    if plan.written(FormClusterPass) or (work is not None and work.persistent):
        return "parts of K in clusters of blocks, or in persistent ones"
    fits = split.parts <= plan.target.cluster_ctas and kernel.tile[1] % (8 * split.parts) == 0
    return "" if fits else f"{kernel.tile[1]} columns for {split.parts} parts"


def sums_of_parts(plan: Plan) -> str:
    """Of all parts of K, in whatever tiles: what no tile needs less than."""
    split, problem = plan.first(SplitKPass), computed(plan)
    if split is None or split.through != "slots":
        return ""
    return _too_large(problem, problem.m * problem.n * problem.batch * split.parts)


def workspace(plan: Plan) -> str:
    """The sums of parts of K, in f32 or f64, of all blocks, those of a cluster that is cut short
    too."""
    kernel, split = plan.first(FormKernelPass), plan.first(SplitKPass)
    if kernel is None or split is None or split.through != "slots":
        return ""
    problem, cluster = computed(plan), plan.first(FormClusterPass)
    down, across = (1, 1) if cluster is None else cluster.shape
    rows, columns = kernel.tile[0] * down, kernel.tile[1] * across
    blocks = problem.batch * -(-problem.m // rows) * -(-problem.n // columns)
    return _too_large(problem, rows * columns * blocks * split.parts)


def _too_large(problem: Problem, sums: int) -> str:
    claimed = round(max(4, problem.bits // 8) * sums * problem.grown)
    return f"{claimed} bytes of {WORKSPACE}" if claimed > WORKSPACE else ""


def additions(plan: Plan) -> str:
    """Parts that are added to the result itself are the product's sums in f32, of known sizes."""
    split, problem = plan.first(SplitKPass), plan.problem
    through = split is not None and split.through == "reduction"
    if through != bool(plan.written(ZeroResultsPass)):
        return "zero-results without split-k{through=reduction}, or the other way round"
    if not through:
        return ""
    if problem.result_bits != 32 or problem.told != "none" or problem.paired or problem.inputs:
        return "another result than f32 sums of known sizes"
    others = set(problem.epilogue) - {"arith.mulf"}
    return f"{', '.join(sorted(others))} of each part" if others else ""


def known_sizes(plan: Plan) -> str:
    """A stream is cut for one number of blocks; parts of K, which may be any, have room for a
    bounded one. What else goes on from one step of K to the next counts the steps."""
    told = plan.problem.told
    for kind in COUNTING:
        if plan.problem.told_k and plan.written(kind):
            return f"{kind.name} of a k that a launch tells"
    if told != "none" and plan.first(StreamKPass) is not None:
        return "stream-k of sizes that a launch tells"
    split = plan.first(SplitKPass)
    unbounded = told == "any" and split is not None and split.through == "slots"
    return "split-k of any size that a launch tells" if unbounded else ""


def shared_memory(plan: Plan) -> str:
    """By the sums that settle stages and buffers."""
    room = plan.once(Room)
    plan.all(MultiBufferPass)  # settled: sums take stages that are `auto` for one
    staged = plan.first(StageEpiloguePass)
    claimed = room.rings() + room.inputs()
    if staged is not None and not staged.over:
        bits = room.problem.result_bits
        claimed += room.outputs(int(staged.columns) * bits // 8 or 128, int(staged.buffers))
    limit = shared_limit(plan)
    return f"{claimed} bytes of {limit}" if claimed > limit else ""
