"""Rules on the order of blocks and steps, and on what stands together in a pipeline."""

from __future__ import annotations

from xdsl.passes import ModulePass

from gemmc.analysis.swizzles import SPANS
from gemmc.analysis.whole_rows import ROW_BYTES, are_whole
from gemmc.plan import Plan
from gemmc.select._shapes import WIDEST_INSTRUCTION, computed
from gemmc.transforms.epilogue.accumulate_inputs import VECTORS, AccumulateInputsPass
from gemmc.transforms.epilogue.load_inputs import LoadInputsPass
from gemmc.transforms.epilogue.overlap_epilogue import OverlapEpiloguePass
from gemmc.transforms.epilogue.preload_inputs import PreloadInputsPass
from gemmc.transforms.epilogue.split_epilogue import SplitEpiloguePass
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass
from gemmc.transforms.lowering.overwrite_first import OverwriteFirstPass
from gemmc.transforms.lowering.sink import SinkPass
from gemmc.transforms.mapping._atom_rules.products import ISSUE_REGISTERS
from gemmc.transforms.mapping.assign_atoms import AssignAtomsPass
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.memory._room import steps_of_k
from gemmc.transforms.memory.multi_buffer import MultiBufferPass
from gemmc.transforms.memory.promote import PromotePass
from gemmc.transforms.memory.stationary_operand import StationaryOperandPass
from gemmc.transforms.schedule.form_kernel import FormKernelPass
from gemmc.transforms.schedule.schedule_work import ScheduleWorkPass
from gemmc.transforms.schedule.snake_k import SnakeKPass
from gemmc.transforms.schedule.split_k import BEYOND, SplitKPass
from gemmc.transforms.schedule.stream_k import StreamKPass
from gemmc.transforms.schedule.throttle_waves import ThrottleWavesPass
from gemmc.transforms.synchronization.defer_release import DeferReleasePass


def whole_sums(plan: Plan) -> str:
    """Sums in f16 are of products of f16, and what reads them widens them, as an epilogue does that
    rounds to 16 bits; they are never added to each other, nor to what an epilogue adds early:
    that is done in f32, of sums in f32."""
    atoms, problem = plan.first(AssignAtomsPass), plan.problem
    if atoms is None or atoms.accumulate != "f16":
        return ""
    if problem.dtype != "f16":
        return f"products of {problem.dtype}"
    if problem.result_bits == 32 and not problem.epilogue:
        return "sums that are results in f32"
    if plan.written(AccumulateInputsPass):
        return "sums to which inputs are added"
    return "parts of K" if plan.written(SplitKPass) or plan.written(StreamKPass) else ""


EXCLUSIVE: tuple[tuple[type[ModulePass], type[ModulePass]], ...] = (
    (SplitEpiloguePass, OverlapEpiloguePass),
    (StationaryOperandPass, SnakeKPass),
    (StationaryOperandPass, DeferReleasePass),
    (StationaryOperandPass, SplitEpiloguePass),
    (StationaryOperandPass, SplitKPass),
    (StationaryOperandPass, StreamKPass),
    (SplitEpiloguePass, DeferReleasePass),
    (SplitEpiloguePass, SplitKPass),
    (SplitEpiloguePass, StreamKPass),
    (OverlapEpiloguePass, SplitKPass),
    (SnakeKPass, StreamKPass),
    (ThrottleWavesPass, StreamKPass),
    (LoadInputsPass, SplitKPass),
    (LoadInputsPass, StreamKPass),
    (PreloadInputsPass, SplitKPass),
    (PreloadInputsPass, StreamKPass),
    (PreloadInputsPass, SplitEpiloguePass),
    (PreloadInputsPass, LoadInputsPass),
    (AccumulateInputsPass, SplitKPass),
    (AccumulateInputsPass, StreamKPass),
    (AccumulateInputsPass, SplitEpiloguePass),
    (AccumulateInputsPass, LoadInputsPass),
    (AccumulateInputsPass, DeferReleasePass),
)
"""The second does not leave the steps of K, or an epilogue for every tile, as the first needs."""

FROM_BLOCK_TO_BLOCK = (
    SnakeKPass, ThrottleWavesPass, StationaryOperandPass, OverlapEpiloguePass,
)  # fmt: skip


def persistence(plan: Plan) -> str:
    """A CTA has a next block only where it walks over several."""
    work = plan.first(ScheduleWorkPass)
    if work is None or work.persistent:
        return ""
    found = [each.name for kind in FROM_BLOCK_TO_BLOCK for each in plan.written(kind)]
    found += ["contiguous"] if work.contiguous else []
    return f"{found[0]} without schedule-work{{persistent=true}}" if found else ""


def company(plan: Plan) -> str:
    """What a pass says of the others; contiguous walks have no rounds."""
    work = plan.first(ScheduleWorkPass)
    if work is None:
        return ""
    rounds = [each.name for kind in (SnakeKPass, ThrottleWavesPass) for each in plan.written(kind)]
    if work.contiguous and rounds:
        return f"contiguous=true with {rounds[0]}"
    if work.order == "hilbert" and work.group & (work.group - 1):
        return f"order=hilbert in groups of {work.group}"
    for one, other in EXCLUSIVE:
        if plan.written(one) and plan.written(other):
            return f"{one.name} with {other.name}"
    return _nothing_to_sink(plan, work) or _held_sums(plan)


def _held_sums(plan: Plan) -> str:
    """Sums that are held until the next products are under way are no result in f32, which the
    same registers would be, and no barrier of threads that copy stands between. Sums in f16 are
    held where pieces read inputs, and are these registers too."""
    overlap, problem = plan.first(OverlapEpiloguePass), plan.problem
    if overlap is None or not plan.written(DeferReleasePass):
        return ""
    atoms = plan.first(AssignAtomsPass)
    in_pieces = problem.inputs and not plan.written(PreloadInputsPass)
    if in_pieces and atoms is not None and atoms.accumulate == "f16":
        return f"{overlap.name} with {DeferReleasePass.name} of sums in f16, with inputs"
    if overlap.hold != "sums":
        return ""
    by_engine = are_whole(problem.rows[:2], problem.bits)
    if by_engine and problem.result_bits < 32:
        return ""
    return f"{overlap.name}{{hold=sums}} with {DeferReleasePass.name} of " + (
        "results in f32" if by_engine else "what threads copy"
    )


def _nothing_to_sink(plan: Plan, work: ScheduleWorkPass) -> str:
    """Arithmetic sinks behind the products of a loop: over blocks, or over the steps left of K."""
    split = plan.first(SplitEpiloguePass)
    if split is None or work.persistent or not plan.written(SinkPass):
        return ""
    steps = steps_of_k(plan)
    return f"sink, and split-epilogue with all {steps} steps" if split.steps >= steps else ""


def loads(plan: Plan) -> str:
    """What `load-inputs` loads: tiles of matrices that the copy engine can address."""
    if not plan.written(LoadInputsPass):
        return ""
    problem = plan.problem
    tiles = [bits for by, bits in problem.inputs if len(by) == 2]
    found = [problem.columns * bits // 8 for bits in tiles]
    if any(row % ROW_BYTES == 0 for row in found):
        return ""
    return f"rows of {found[0]} bytes" if found else "no tile"


def preloads(plan: Plan) -> str:
    """What `preload-inputs` loads ahead, and the steps of K in which it does."""
    if not plan.written(PreloadInputsPass):
        return ""
    adding = plan.written(AccumulateInputsPass)
    others = [
        dims
        for number, (dims, _) in enumerate(plan.problem.inputs)
        if not (adding and number in plan.problem.added)
    ]
    if not any(others):
        return "no input"
    steps = steps_of_k(plan) - (added_steps(plan) if adding else 0)
    return f"{steps} step of K" if steps < 2 else ""


def added_steps(plan: Plan) -> int:
    """Steps of K in which `accumulate-inputs` loads and adds; one is left to the loop at least."""
    parts, _ = _added_parts(plan)
    return min(parts, max(1, steps_of_k(plan) - 2)) + 1


def added_together(plan: Plan) -> int:
    """Columns of a tile whose inputs `accumulate-inputs` loads in a step of K."""
    parts, width = _added_parts(plan)
    return width * -(-parts // max(1, min(parts, steps_of_k(plan) - 2)))


def _added_parts(plan: Plan) -> tuple[int, int]:
    """Parts of a tile's columns that are added one by one, and the columns of each."""
    added, kernel = plan.first(AccumulateInputsPass), plan.first(FormKernelPass)
    problem = plan.problem
    if added is None or kernel is None:
        return 1, 0
    matrices = any(len(problem.inputs[number][0]) == 2 for number in problem.added)
    width = min(kernel.tile[1], added.columns * (1 if matrices else VECTORS) or kernel.tile[1])
    return -(-kernel.tile[1] // width), width


def accumulates(plan: Plan) -> str:
    """What `accumulate-inputs` adds, and the steps of K in which it does."""
    if not plan.written(AccumulateInputsPass):
        return ""
    if not plan.problem.added:
        return "no inputs that are only added"
    steps = steps_of_k(plan)
    return f"{steps} steps of K" if steps < 3 else ""


def parted(plan: Plan) -> str:
    """Each part of K has a step, of parts that are as long as each other but for the last; of a K
    that a launch tells a step of all parts is not too long."""
    split, kernel = plan.first(SplitKPass), plan.first(FormKernelPass)
    if split is None or kernel is None:
        return ""
    if plan.problem.told_k:
        together = split.parts * kernel.tile[2]
        return f"{together} elements in a step of all parts" if together > BEYOND else ""
    steps = steps_of_k(plan)
    each = -(-steps // split.parts)
    return f"{steps} steps for {split.parts}" if (split.parts - 1) * each >= steps else ""


def halves(plan: Plan) -> str:
    """The pieces of a split epilogue, and the steps that are multiplied half by half."""
    split, staged = plan.first(SplitEpiloguePass), plan.first(StageEpiloguePass)
    kernel, roles = plan.first(FormKernelPass), plan.first(SpecializeWarpsPass)
    if split is None or staged is None or kernel is None or roles is None:
        return ""
    if plan.problem.paired:
        return "columns that are each made of two"
    columns = kernel.tile[1]
    width = int(staged.columns) or 1024 // plan.problem.result_bits
    panel = _right_panel(plan, columns)
    if not any(at % panel == 0 for at in range(width, columns, width)):
        return f"{columns} columns in pieces of {width} and panels of {panel}"
    launch = plan.target.launch_registers(128 * (1 + int(roles.consumers)))
    widest = min(WIDEST_INSTRUCTION, 2 * (min(255, launch) - ISSUE_REGISTERS))
    if columns > widest:
        return f"{columns} columns, more than one instruction's {widest}"
    if plan.problem.result_bits == 32 and not plan.problem.epilogue:
        return "a result that is the sum itself, which nothing converts"
    slots = min(int(each.stages) for each in plan.all(MultiBufferPass))
    steps = min(slots, steps_of_k(plan))
    return f"{split.steps} steps of {steps}" if split.steps > steps else ""


def _right_panel(plan: Plan, columns: int) -> int:
    """Columns of the right operand that lie side by side in its buffer, 1 if its K does."""
    multiples = [each.multiple for each in plan.written(PromotePass) if each.operand == "rhs"]
    row = -(-columns // max(multiples, default=1)) * max(multiples, default=1)
    spans = [span * 8 // plan.problem.bits for span in SPANS]
    found = [span for span in spans if row % span == 0]
    return found[0] if found and computed(plan).layout[1] == "n" else 1


def serialization(plan: Plan) -> str:
    """A loop of the one step that a split epilogue leaves is none for ptxas, which then knows the
    first products to replace the sums and no longer keeps the halves apart."""
    split = plan.first(SplitEpiloguePass)
    if split is None or not plan.written(OverwriteFirstPass):
        return ""
    steps = steps_of_k(plan)
    if steps != split.steps + 1:
        return ""
    return f"one step of {steps} before a split epilogue, and overwrite-first"
