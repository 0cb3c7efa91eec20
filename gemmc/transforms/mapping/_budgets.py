"""How many consumers a tile has, and how the registers are shared out between the roles."""

from __future__ import annotations

from gemmc.errors import GemmcError
from gemmc.plan import Plan
from gemmc.transforms.epilogue.overlap_epilogue import OverlapEpiloguePass
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass
from gemmc.transforms.lowering.assign_registers import ctas_per_sm
from gemmc.transforms.mapping._atom_rules.products import OTHER_REGISTERS
from gemmc.transforms.mapping._copied import vector_of
from gemmc.transforms.mapping.pingpong import PingpongPass
from gemmc.transforms.schedule._tile import tile_of

ROWS = 64
"""Of one wgmma (PTX ISA, "wgmma.mma_async": shapes m64nNk16)."""

MOST_CONSUMERS = 3
"""With a fourth, a thread has no more than 96 registers beside a producer's 24."""

BUDGETS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((40, 232), (24, 240)),
    3: ((32, 160),),
}
"""Consumers to the registers of a producer's and a consumer's thread, those that leave the
producer most first. With one consumer a thread may have 255 from the start."""

CONVERTED = 32
"""What an epilogue that is not overlapped holds: a piece of the tile, converted and not."""


def consumers_of(plan: Plan) -> int:
    """As many warpgroups as share a tile's rows evenly, at most three; two that take turns."""
    if plan.written(PingpongPass):
        return 2
    rows = tile_of(plan)[0]
    fitting = (c for c in range(MOST_CONSUMERS, 0, -1) if rows % (ROWS * c) == 0)
    return next(fitting, 1)


COPYING = (56, 224)
"""Two consumers and a producer whose threads copy themselves, where those need no more."""

COPYING_AT_ONCE = (72, 216)
"""The same where the copies of all steps are straight code: ptxas spills 4 to 28 bytes of a
producer with 56 registers that copies both operands, none with 72. Found by compiling
random products."""

AT_ONCE = 2
"""Steps of K, at most, whose copies ptxas has as straight code."""


def budgets_of(plan: Plan, consumers: int) -> tuple[int, int]:
    """The first budget that holds what a consumer's thread needs, else the largest. Of CTAs that
    share an SM all threads have what they get at launch: none could wait for another's rest."""
    if ctas_per_sm(plan) > 1:
        return 0, 0
    known = BUDGETS.get(consumers)
    if known is None:
        needed = f"registers for {consumers} consumers, which have no budget of their own"
        raise GemmcError("specialize-warps", needed, "auto", "give both register budgets")
    needed = registers_needed(plan, consumers)
    if consumers == 2 and warps_of(plan) > 1 and needed <= COPYING[1]:
        return COPYING_AT_ONCE if _at_once(plan) and needed <= COPYING_AT_ONCE[1] else COPYING
    return next((each for each in known if needed <= each[1]), known[-1])


def _at_once(plan: Plan) -> bool:
    """Whether a producer's threads copy few steps of both operands."""
    copied = all(vector_of(plan, label) for label in ("lhs", "rhs"))
    return copied and not plan.problem.told_k and plan.problem.k <= AT_ONCE * tile_of(plan)[2]


def registers_needed(plan: Plan, consumers: int) -> int:
    """Of a consumer's thread: accumulators, the tile that is stored behind the next one's
    products (two 16-bit values a register, or its sums), or the piece in hand; and addresses."""
    rows, columns, _ = tile_of(plan)
    sharers = 1 if plan.written(PingpongPass) else consumers
    accumulators = rows * columns // sharers // 128
    overlapped = plan.written(OverlapEpiloguePass)
    if holds_sums(plan):
        return accumulators * 2 + OTHER_REGISTERS
    if overlapped:
        return accumulators * 3 // 2 + OTHER_REGISTERS
    return accumulators + CONVERTED + OTHER_REGISTERS


def holds_sums(plan: Plan) -> bool:
    """Whether a tile is held as its sums: where that is asked for, and pieces do the arithmetic,
    since inputs are read from memory or it is left to them."""
    if not any(each.hold == "sums" for each in plan.written(OverlapEpiloguePass)):
        return False
    staged = plan.first(StageEpiloguePass)
    by_pieces = staged is not None and staged.compute == "piece"
    from_memory = any(by for by, _ in plan.problem.inputs)
    return by_pieces or from_memory or plan.problem.result_bits > 16


def warps_of(plan: Plan) -> int:
    """One warp asks the copy engine; a whole warpgroup copies itself."""
    return 4 if any(vector_of(plan, label) for label in ("lhs", "rhs")) else 1
