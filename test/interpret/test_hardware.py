"""The machine by itself: each rule of the hardware, broken and kept."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware import scheduler, sync, transfers
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Flag, Matrix
from gemmc.interpret.hardware.errors import Site
from gemmc.interpret.hardware.explore import Exploration, Recording, explore
from gemmc.interpret.hardware.machine import Agent, Cta, Machine
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.tensors import Operand, TensorMap, decode

DATA = Region.span(0, 64)
BAR = 128
Body = Callable[[Agent], Program]


def machine(*bodies: Body, recorder: Recording | None = None) -> Machine:
    """One CTA, a warp for each program."""
    made = Machine(recorder)
    cta = made.add_cta(256, 32 * len(bodies))
    for number, body in enumerate(bodies):
        made.spawn(cta, f"warp {number}", 32 * number, 32, body)
    return made


def run(made: Machine, seed: int = 0) -> None:
    scheduler.run(made, scheduler.adversary(seed))


def ones() -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.ones(64, np.uint8)


def prepare(agent: Agent, count: int = 1) -> None:
    sync.mbarrier_init(agent, agent.cta, BAR, count)
    sync.fence_mbarrier_init(agent)


def write(agent: Agent) -> None:
    agent.site = Site("st.shared")
    agent.cta.shared.write(agent, DATA, ones())


def store(agent: Agent) -> None:
    agent.site = Site("bulk.store")
    transfers.bulk_store(agent, DATA, lambda data: None)
    transfers.commit_group(agent, transfers.bulk_engine(agent))


def drain(agent: Agent) -> Program:
    yield from transfers.wait_group(agent, transfers.bulk_engine(agent), 0)


def output_path(fence: bool = True, wait: bool = True, waiter: int = 1) -> Machine:
    """Warp 0 writes, warp 1 stores by the copy engine, warp `waiter` waits, warp 0 writes again."""

    def writer(agent: Agent) -> Program:
        write(agent)
        if fence:
            sync.fence_proxy_async(agent)
        yield from sync.sync(agent, 1, 64, 32)
        if wait and waiter == 0:
            yield from drain(agent)
        yield from sync.sync(agent, 1, 64, 32)
        write(agent)

    def storer(agent: Agent) -> Program:
        yield from sync.sync(agent, 1, 64, 32)
        store(agent)
        if wait and waiter == 1:
            yield from drain(agent)
        yield from sync.sync(agent, 1, 64, 32)
        yield from drain(agent)

    return machine(writer, storer)


@pytest.mark.parametrize("seed", range(8))
def test_output_by_the_copy_engine(seed: int) -> None:
    run(output_path(), seed)


def test_a_generic_write_without_a_proxy_fence() -> None:
    with pytest.raises(e.MissingProxyFence) as caught:
        run(output_path(fence=False))
    assert "first access generic write: st.shared by warp 0" in str(caught.value)
    assert "second access bulk read: bulk.store by warp 1" in str(caught.value)


@pytest.mark.parametrize("seed", range(8))
def test_an_output_buffer_reused_before_its_store_has_read_it(seed: int) -> None:
    with pytest.raises(e.ReuseBeforeRead, match="st.shared"):
        run(output_path(wait=False), seed)


def test_waiting_in_a_thread_that_issued_nothing_is_no_wait() -> None:
    with pytest.raises(e.ReuseBeforeRead):
        run(output_path(waiter=0))


def peers(body: Body, other: Body) -> Machine:
    """Two CTAs of one cluster, a warp each."""
    made = Machine()
    ctas = [made.add_cta(256, 32, rank=rank) for rank in (0, 1)]
    made.form_cluster(ctas)
    for cta, program in zip(ctas, (body, other), strict=True):
        made.spawn(cta, "warp 0", 0, 32, program)
    return made


def meet(agent: Agent) -> Program:
    yield from sync.cluster_wait(agent, sync.cluster_arrive(agent, 32))


def remote_release(release: bool, generic: bool) -> Machine:
    """CTA 1 reads its slot and arrives at CTA 0, which then multicasts into CTA 1's slot."""

    def owner(agent: Agent) -> Program:
        prepare(agent)
        yield from meet(agent)
        yield from sync.wait_parity(agent, agent.cta, BAR, 0)
        agent.site = Site("tma.load")
        peer = agent.cta.cluster[1]
        transfers.tensor_load(agent, ones, [(peer, DATA, BAR)], 64)
        yield from meet(agent)

    def reader(agent: Agent) -> Program:
        prepare(agent)
        write(agent)
        sync.fence_proxy_async(agent)
        yield from meet(agent)
        agent.site = Site("read")
        if generic:
            agent.cta.shared.read(agent, DATA)
        else:
            transfers.product(agent, [DATA], lambda: None)
            engine = transfers.tensor_cores(agent)
            transfers.commit_group(agent, engine)
            yield from transfers.wait_group(agent, engine, 0)
        sync.arrive(agent, agent.cta.cluster[0], BAR, release=release)
        sync.arrive(agent, agent.cta, BAR, 1, 64)
        yield from sync.wait_parity(agent, agent.cta, BAR, 0)
        yield from meet(agent)

    return peers(owner, reader)


@pytest.mark.parametrize(("release", "generic"), [(True, True), (True, False), (False, False)])
def test_remote_arrivals_order_what_they_may(release: bool, generic: bool) -> None:
    for seed in range(8):
        run(remote_release(release, generic), seed)


@pytest.mark.parametrize("seed", range(8))
def test_a_plain_remote_arrive_does_not_order_a_generic_read(seed: int) -> None:
    with pytest.raises(e.OverwriteOfRead, match="tma.load"):
        run(remote_release(release=False, generic=True), seed)


@pytest.mark.parametrize("seed", range(8))
def test_an_arrive_at_a_cta_that_may_have_exited(seed: int) -> None:
    def target(agent: Agent) -> Program:
        prepare(agent)
        yield from meet(agent)

    def arriver(agent: Agent) -> Program:
        yield from meet(agent)
        agent.site = Site("mbarrier.arrive")
        sync.arrive(agent, agent.cta.cluster[0], BAR, release=False)
        yield None

    with pytest.raises(e.ArriveAtExited, match=r"CTA 0[\s\S]*mbarrier\.arrive"):
        run(peers(target, arriver), seed)


def load(agent: Agent, expected: int, wait: bool = True) -> Program:
    prepare(agent)
    sync.arrive(agent, agent.cta, BAR, 1, expected)
    transfers.tensor_load(agent, ones, [(agent.cta, DATA, BAR)], 64)
    if wait:
        yield from sync.wait_parity(agent, agent.cta, BAR, 0)


def test_bytes_left_at_exit() -> None:
    with pytest.raises(e.BytesLeft, match="bytes 0 of 80|bytes 64 of 80"):
        run(machine(lambda agent: load(agent, 80, wait=False)))


def test_a_copy_in_flight_at_exit() -> None:
    def body(agent: Agent) -> Program:
        yield from load(agent, 64, wait=False)
        while agent.cta.machine.completable():
            yield None

    with pytest.raises(e.InFlightAtExit):
        run(machine(body), 2)


def test_a_barrier_that_lacks_bytes_is_a_deadlock_with_its_state() -> None:
    with pytest.raises(e.Deadlock, match="arrivals 1 of 1, bytes 64 of 80"):
        run(machine(lambda agent: load(agent, 80)))


def test_deadlock_names_the_cycle() -> None:
    def body(mine: int, other: int) -> Body:
        def program(agent: Agent) -> Program:
            agent.site = Site("wait", f"file:{mine}:1")
            if mine == BAR:
                sync.mbarrier_init(agent, agent.cta, BAR, 1)
                sync.mbarrier_init(agent, agent.cta, BAR + 8, 1)
            yield from sync.sync(agent, 0, None, 32)
            sync.arrive(agent, agent.cta, other)
            yield from sync.wait_parity(agent, agent.cta, mine, 0)
            yield from sync.wait_parity(agent, agent.cta, mine, 1)
            sync.arrive(agent, agent.cta, other)

        return program

    with pytest.raises(e.Deadlock) as caught:
        run(machine(body(BAR, BAR + 8), body(BAR + 8, BAR)))
    assert "wait-for cycle: warp 0 -> warp 1 -> warp 0" in str(caught.value)
    assert "wait (file:128:1) waits for parity 1" in str(caught.value)


def test_registers_that_nobody_gives_back() -> None:
    def body(agent: Agent) -> Program:
        start = agent.cta.pool.initial
        yield from sync.set_registers(agent, "inc", start + 8, start)

    with pytest.raises(e.TooManyRegisters, match="register pool: 256 registers asked, 0 free"):
        run(machine(body))


def test_registers_that_another_warp_gives_back() -> None:
    def gives(agent: Agent) -> Program:
        yield from sync.set_registers(agent, "dec", 24, agent.cta.pool.initial)

    def takes(agent: Agent) -> Program:
        start = agent.cta.pool.initial
        yield from sync.set_registers(agent, "inc", min(256, start + 8), start)

    for seed in range(4):
        run(machine(gives, takes), seed)


def test_memory_out_of_bounds_and_uninitialized() -> None:
    def beyond(agent: Agent) -> Program:
        agent.cta.shared.write(agent, Region.span(224, 64), ones())
        yield None

    def early(agent: Agent) -> Program:
        agent.cta.shared.read(agent, DATA)
        yield None

    with pytest.raises(e.OutOfBounds, match="224 to 287 of 256"):
        run(machine(beyond))
    with pytest.raises(e.Uninitialized):
        run(machine(early))


def test_named_barriers_want_one_count() -> None:
    def waits(needed: int) -> Body:
        return lambda agent: sync.sync(agent, 1, needed, 32)

    with pytest.raises(e.BarrierError, match="one thread count"):
        run(machine(waits(64), waits(96)))


def test_flags_in_global_memory() -> None:
    flag = Flag("tile 0")

    def signals(agent: Agent) -> Program:
        write(agent)
        flag.add(agent)
        yield None

    def waits(agent: Agent) -> Program:
        yield from flag.wait(agent, 1)
        agent.cta.shared.read(agent, DATA)

    for seed in range(4):
        flag.value = 0
        run(machine(signals, waits), seed)
    with pytest.raises(e.Deadlock, match="waits for tile 0 to be 9"):
        run(machine(lambda agent: flag.wait(agent, 9)))


def test_a_box_is_swizzled_and_read_back() -> None:
    source = np.arange(64 * 64, dtype=np.uint16).reshape(64, 64)
    tensor = TensorMap.whole(Matrix("a", source, False), (64, 64), 128)
    memory = np.zeros(1024 + 8192, np.uint8)
    memory[1024:] = tensor.image((0, 0), 1024)
    operand = Operand(0, 1024, 128, "k", 2)
    found = memory[operand.region(1024 + 32, 16, 16, 16).index].view(np.uint16)[..., 0]
    np.testing.assert_array_equal(found, source[16:32, 16:32])
    index, values = tensor.clipped((0, 0), 1024, memory[1024:])
    np.testing.assert_array_equal(values, source.reshape(-1)[index])


def test_boxes_are_clipped_and_filled_with_zeros() -> None:
    source = np.ones((3, 8), np.float32)
    tensor = TensorMap.whole(Matrix("a", source, False), (4, 8), 0)
    image = tensor.image((1, 4), 0).view(np.float32).reshape(4, 8)
    np.testing.assert_array_equal(image.sum(axis=1), [4, 4, 0, 0])
    index, _ = tensor.clipped((2, 4), 0, image.view(np.uint8).reshape(-1))
    np.testing.assert_array_equal(index, [20, 21, 22, 23])


def test_operands_decode_exactly() -> None:
    raw = np.array([0x3F80, 0xC000], np.uint16).view(np.uint8).reshape(2, 2)
    np.testing.assert_array_equal(decode(raw, "bf16"), [1.0, -2.0])
    odd = np.array([0x3F801FFF], np.uint32).view(np.uint8).reshape(1, 4)
    np.testing.assert_array_equal(decode(odd, "tf32"), [1.0])


def exploration(*bodies: Body) -> Exploration:
    recording = Recording()
    run(machine(*bodies, recorder=recording), 1)
    return explore(recording)


def test_exploring_finds_the_schedule_that_a_run_missed() -> None:
    """A wait for a parity that may come round again before the waiter looks."""

    def arrives(agent: Agent) -> Program:
        sync.mbarrier_init(agent, agent.cta, BAR, 1)
        yield from sync.sync(agent, 0, None, 32)
        for _ in range(2):
            sync.arrive(agent, agent.cta, BAR)
            yield None

    def waits(agent: Agent) -> Program:
        yield from sync.sync(agent, 0, None, 32)
        yield from sync.wait_parity(agent, agent.cta, BAR, 0)

    recording = Recording()
    made = machine(arrives, waits, recorder=recording)
    scheduler.run(made, lambda agents, jobs: agents[-1])
    found = explore(recording)
    assert isinstance(found.found, e.Deadlock)
    assert found.states > 5


def test_exploring_a_correct_program_counts_its_states() -> None:
    def arrives(agent: Agent) -> Program:
        sync.mbarrier_init(agent, agent.cta, BAR, 1)
        yield from sync.sync(agent, 0, None, 32)
        sync.arrive(agent, agent.cta, BAR)

    def waits(agent: Agent) -> Program:
        yield from sync.sync(agent, 0, None, 32)
        yield from sync.wait_parity(agent, agent.cta, BAR, 0)

    assert "states: no deadlock and no conflict" in str(exploration(arrives, waits))


def test_a_cta_is_named_in_every_message() -> None:
    cta: Cta = Machine().add_cta(64, 32, number=7)
    assert cta.shared.place(3) == "shared byte 3, CTA 7"


@pytest.mark.parametrize(
    ("address", "at", "stores", "message"),
    [
        (64, (0, 8), False, "not aligned to 128"),
        (0, (2, 4), False, "from byte 8 of a row, no multiple of 16"),
        (0, (2, -8), True, "stores may not"),
        (0, (-1, 8), True, "stores may not"),
    ],
)
def test_places_that_the_copy_engine_does_not_take(
    address: int, at: tuple[int, int], stores: bool, message: str
) -> None:
    """An H200 ends such a kernel with an error."""
    tensor = TensorMap.whole(Matrix("a", np.zeros((20, 48), np.float16), False), (4, 8), 0)
    with pytest.raises(e.OutOfBounds, match=message):
        tensor.region(Site("tma"), address, at, stores=stores)
    assert tensor.region(Site("tma.load"), 128, (-1, -8))
