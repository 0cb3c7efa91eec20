"""The simulated hardware: shared by the interpreter of the IR and by the PTX-text machine.

It knows no dialect and no xDSL. What there is:

- `machine.Machine`: `add_cta(shared_bytes, threads, number=, rank=)` → `Cta`;
  `form_cluster(ctas)`; `spawn(cta, name, first_thread, threads, program)` → `Agent`, where
  `program(agent)` is a generator. `cta.shared` is its `SharedMemory`,
  `cta.shared.name_region(low, size, name)` and `cta.barrier_names[address] = name` name places.
- `agents.Agent`: some threads in lockstep. **The program sets `agent.site = Site(op, where)`
  before each op and keeps `agent.loops` (tuple of loop counters)**: messages use both.
- A program yields `None` where another agent may come first, and blocks only through the
  generator functions below (`yield from …`).
- `scheduler.run(machine, scheduler.adversary(seed))` runs everything; it always ends. Errors
  are `errors.InterpretError`s; `str()` of one is a readable block.
- `explore.explore(…)` tries all schedules of a recorded run.

Instructions (addresses are byte offsets into a CTA's shared memory):

    shared.Region.span(low, size), Region.of(offsets)     which bytes; any shape of offsets
    cta.shared.read(agent, region) -> uint8 array         ld.shared; Race/Uninitialized/…
    cta.shared.write(agent, region, data)                 st.shared
    sync.mbarrier_init(agent, cta, address, count)        sync.fence_mbarrier_init(agent)
    sync.arrive(agent, cta, address, count=1, expect=0, release=True)
                      mbarrier.arrive[.expect_tx]; on another CTA release=False for the plain form
    sync.expect(agent, cta, address, bytes)               mbarrier.expect_tx
    yield from sync.wait_parity(agent, cta, address, parity)     try_wait.parity in its loop
    yield from sync.wait_phase(agent, cta, address, phase)
    yield from sync.sync(agent, id, needed_or_None, threads)     bar.sync
    sync.bar_arrive(agent, id, needed, threads)
    g = sync.cluster_arrive(agent, threads); yield from sync.cluster_wait(agent, g)
    sync.fence_proxy_async(agent)                         fence.proxy.async
    yield from sync.set_registers(agent, "dec"|"inc", count, current)   current: cta.pool.initial
    transfers.tensor_load(agent, data, [(cta, region, mbarrier address), …], bytes)
    transfers.product(agent, [region, …], compute) -> count      wgmma.mma_async
    transfers.bulk_store(agent, region, store)            cp.async.bulk shared → global
    transfers.async_copy(agent, region, data)             cp.async
    transfers.commit_group(agent, engine); yield from transfers.wait_group(agent, engine, n)
                      engine: tensor_cores(agent), bulk_engine(agent, lane), copy_engine(agent)
    agent.clock.knows(engine.actor, count)   have the products up to `count` been waited for?
    tensors.TensorMap.whole(matrix, (rows, columns), span) .region .image .clipped .bytes
    tensors.Operand.from_bits(descriptor, major, element) .region(address, first, count, depth)
    tensors.decode(bytes, "bf16"|"f16"|"tf32"|"e4m3"|…) -> float32
    device_memory.Matrix(name, array, output)             .read .write .check_written .writer
    device_memory.Flag                                    global-memory flags
    ordering.Ordering(place, size, filled=) .read .write  races in global memory
    program_memory.ProgramMemory                          what launches hand each other

Races are found by happens-before (`clocks`), whatever schedule happened to run: two accesses
of a byte, one of them a write, that no chain of barriers, waits and fences orders. What an
asynchronous operation does counts as done only for those who know, through its mbarrier phase
or wait_group, that it has completed. One agent per warp is the precise choice; an agent of
several warps is their lockstep execution.

Products of a partial warpgroup: a warp's share of m64nNk16 is rows 16·w … 16·w + 15 of A, so
that each warp can issue its own part with its own registers.
"""
