"""Bugs planted in compiled IR, each found and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from xdsl.dialects import test as foreign
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.ir import Operation
from xdsl.rewriter import InsertPoint, Rewriter

from gemmc import frontend, interpret
from gemmc.interpret.hardware import errors as e
from interpret.levels import COOP_COPIES, COOP_ODD, SIMT, WS, Case, Level, after, delete

Change = Callable[[Operation], None]


def find(module: ModuleOp, name: str, which: int = 0) -> Operation:
    return [op for op in module.walk() if op.name == name][which]


def changed(level: Level, name: str, change: Change, which: int = 0) -> ModuleOp:
    """The module with one op changed in place."""
    module = level.module.clone()
    change(find(module, name, which))
    return module


def without(level: Level, name: str, which: int = 0) -> ModuleOp:
    op = find(level.module, name, which)
    return delete(level, list(level.module.walk()).index(op))


def number(field: str, value: int) -> Change:
    def apply(op: Operation) -> None:
        op.properties[field] = IntegerAttr(value, i64)

    return apply


def failures(level: Level, module: ModuleOp, seeds: int = 8) -> list[e.InterpretError]:
    """What a number of schedules report."""
    found: list[e.InterpretError] = []
    for seed in range(seeds):
        try:
            level.run(seed, module)
        except e.InterpretError as error:
            found.append(error)
    return found


def report(level: Level, module: ModuleOp, kind: type[e.InterpretError]) -> str:
    """The report of `kind`, which some schedule must give; every schedule must report."""
    found = failures(level, module)
    assert len(found) == 8, "a schedule saw nothing wrong"
    matching = [error for error in found if type(error) is kind]
    assert matching, [str(f) for f in found]
    return str(matching[0])


FENCED = "insert-fences"


def test_a_deadlock_names_barriers_phases_and_waiting_ops() -> None:
    level = after(WS, FENCED)
    text = report(level, without(level, "barrier.arrive"), e.Deadlock)
    assert text.startswith("deadlock: ")
    assert "barrier.wait (examples/matmul_nt_bf16_cast.mlir:15:5) waits for phase 0" in text
    assert "empty[0] (CTA 0): phase 0, arrivals 0 of 8, bytes 0 of 0" in text
    assert "nobody ever arrived there" in text


def test_too_many_bytes_expected_is_a_deadlock_with_the_bytes() -> None:
    level = after(WS, FENCED)
    module = changed(level, "barrier.expect", number("bytes", 24576 + 16))
    assert "bytes 24576 of 24592" in report(level, module, e.Deadlock)


def test_a_deadlock_has_a_cycle_where_each_waits_for_the_other() -> None:
    level = after(WS, FENCED)
    module = changed(level, "barrier.init", number("count", 9), 1)
    text = report(level, module, e.Deadlock)
    assert "wait-for cycle: " in text


def test_a_stage_used_before_its_full_barrier() -> None:
    level = after(WS, FENCED)
    module = without(level, "barrier.wait", 1)
    with pytest.raises(e.UseBeforeFull, match="first access tma write: tma.load"):
        interpret.run(module, level.inputs, scheduler=lambda agents, jobs: (agents or jobs)[0])
    kinds = {type(error) for error in failures(level, module)}
    assert kinds <= {e.UseBeforeFull, e.Uninitialized}


def test_a_stage_overwritten_while_a_product_reads_it() -> None:
    level = after(WS, FENCED)
    text = report(level, without(level, "wgmma.wait_group"), e.OverwriteInFlight)
    assert "second access tma write: tma.load" in text
    assert "first access wgmma read: wgmma.mma_async" in text
    assert "lhs_ring[0]" in text or "rhs_ring[0]" in text


def test_a_wait_for_one_group_too_few() -> None:
    level = after(WS, FENCED)
    module = changed(level, "wgmma.wait_group", number("pending", 1))
    report(level, module, e.OverwriteInFlight)


def test_an_accumulator_touched_before_its_wait() -> None:
    case = Case(WS.source, WS.pipeline, "m=128 n=64 k=64", WS.changes)
    level = after(case, FENCED)
    text = report(level, without(level, "wgmma.wait_group"), e.AccumulatorInFlight)
    assert "tile.map" in text


def test_an_accumulator_handed_over_without_a_fence() -> None:
    level = after(WS, FENCED)
    assert "wgmma.mma_async" in report(level, without(level, "wgmma.fence"), e.MissingFence)


def test_a_missing_barrier_between_generic_accesses() -> None:
    level = after(SIMT, "insert-barriers")
    text = report(level, without(level, "barrier.sync", 0), e.Race)
    assert "generic write and generic read" in text


def test_a_barrier_initialized_twice() -> None:
    level = after(WS, FENCED)
    module = level.module.clone()
    init = find(module, "barrier.init")
    block = init.parent_block()
    assert block is not None
    block.insert_op_after(init.clone(), init)
    assert "initialized twice" in report(level, module, e.BarrierError)


def test_more_arrivals_than_counted() -> None:
    level = after(WS, FENCED)
    module = changed(level, "barrier.init", number("count", 3), 1)
    found = failures(level, module)
    assert len(found) == 8
    assert any(isinstance(error, e.BarrierError | e.Race) for error in found)


def test_a_buffer_past_the_end_of_shared_memory() -> None:
    level = after(WS, "allocate-smem")
    module = changed(level, "tile.kernel", number("shared_bytes", 20000))
    assert "of 20000" in report(level, module, e.OutOfBounds)


def test_an_element_that_is_never_written() -> None:
    level = after(WS, "schedule-work")
    text = report(level, without(level, "tile.epilogue"), e.UnwrittenOutput)
    assert "result0[0, 0]" in text
    assert "8192 of 8192 elements were never written" in text


def test_an_element_written_twice() -> None:
    level = after(WS, "schedule-work")
    module = level.module.clone()
    store = find(module, "tile.epilogue")
    block = store.parent_block()
    assert block is not None
    block.insert_op_after(store.clone(), store)
    assert "first by tile.epilogue" in report(level, module, e.DoubleWrite)


def test_bytes_left_on_a_barrier() -> None:
    level = after(Case(WS.source, WS.pipeline, "m=128 n=64 k=64", WS.changes), FENCED)
    module = changed(level, "barrier.expect", number("bytes", 16384))
    found = failures(level, module, 16)
    assert len(found) == 16
    names = {type(error) for error in found}
    assert names & {e.BytesLeft, e.Deadlock, e.UseBeforeFull, e.Uninitialized}


def test_more_registers_than_there_are() -> None:
    level = after(WS, "lower-hierarchy")
    module = changed(level, "ptx.setmaxnreg", number("count", 240), 1)
    assert "registers asked" in report(level, module, e.TooManyRegisters)


def test_a_wrong_stage_is_a_wrong_result_or_a_race() -> None:
    level = after(WS, "lower-rings")

    def next_slot(op: Operation) -> None:
        block = op.parent_block()
        assert block is not None
        op.operands[1] = block.args[-1]  # the parity

    found = failures(level, changed(level, "tile.at", next_slot, 2))
    assert found


def test_an_op_without_semantics_is_refused_by_name() -> None:
    text = """
func.func @main() -> tensor<1xf32> {
  %0 = tensor.empty() : tensor<1xf32>
  return %0 : tensor<1xf32>
}"""
    module = frontend.parse(text, "x")
    (empty,) = [op for op in module.walk() if op.name == "tensor.empty"]
    other = foreign.TestOp(result_types=[empty.results[0].type])
    empty.results[0].replace_all_uses_with(other.results[0])
    Rewriter.insert_op(other, InsertPoint.after(empty))
    with pytest.raises(e.Unsupported, match=r"test\.op"):
        interpret.run(module, [])


def test_global_memory_before_the_grid_before_has_ended() -> None:
    overlap = "programmatic-dependent-launch@lower-rings"
    case = Case(WS.source, WS.pipeline, WS.size, (*WS.changes, overlap))
    for name in ("programmatic-dependent-launch", "convert-to-ptx", "linearize"):
        level = after(case, name)
        level.check()
        at_once = name == "programmatic-dependent-launch"
        waits = "barrier.wait_grid" if at_once else "ptx.griddepcontrol"
        text = report(level, without(level, waits), e.EarlyAccess)
        assert "another grid may still read or write global memory" in text


def test_a_buffer_that_threads_store_before_it_is_full_or_after_is_a_race() -> None:
    """Each piece of a tile has two barriers: one before its buffer is written again, one behind."""
    level = after(COOP_ODD, "insert-barriers")
    piece = find(level.module, "tile.staged_epilogue").regions[1].block
    ops = list(level.module.walk())
    again, full = (ops.index(op) for op in piece.ops if op.name == "barrier.sync")
    for number in (again, full):
        text = report(level, delete(level, number), e.Race)
        assert "of the same byte are not ordered" in text
        assert "tile.bulk_store" in text and "tile.store" in text


def test_copies_of_threads_need_a_fence_before_the_tensor_core_and_their_arrival() -> None:
    """Who has waited fences asynchronous copies; a thread fences what it stored itself."""
    level = after(COOP_COPIES, FENCED)
    fences = [op for op in level.module.walk() if op.name == "barrier.fence_proxy"]
    number = list(level.module.walk()).index(fences[0])
    text = report(level, delete(level, number), e.MissingProxyFence)
    assert "cp.async write: tile.copy" in text and "wgmma" in text
    arrival = find(level.module, "barrier.arrive")
    assert arrival.properties["by"] == StringAttr("copies")
    number = list(level.module.walk()).index(arrival)
    assert "full[0] (CTA 0)" in report(level, delete(level, number), e.Deadlock)


def test_what_a_producers_threads_store_they_fence_before_they_arrive() -> None:
    case = Case(
        COOP_COPIES.source, COOP_COPIES.pipeline, "m=136 n=72 k=201",
        (*COOP_COPIES.changes, "distribute-copies[lhs].vector=8"),
    )  # fmt: skip
    level = after(case, FENCED)
    module = without(level, "barrier.fence_proxy")
    text = report(level, module, e.MissingProxyFence)
    assert "generic write: tile.store" in text and "by producer warp" in text
