"""Where work runs: anything with `submit(function, *arguments)` that gives a future with
`add_done_callback` and `result`, as `concurrent.futures` has it.

On one machine that is processes that compile and a thread for each GPU, which watches over the
process that measures there. On many it is a Dask cluster with a worker for each GPU, whose one
executor does both.
"""

from __future__ import annotations

import multiprocessing
import queue
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from gemmc.errors import GemmcError
from gemmc.tune.build import start_worker
from gemmc.tune.measure import end_all, use_device


class Future(Protocol):
    """What work gives."""

    def add_done_callback(self, function: Callable[[Any], object], /) -> Any:
        """Call a function with this future once it is done."""
        ...

    def result(self) -> Any:
        """What the work gave, or raise what it raised."""
        ...


class Submits(Protocol):
    """What work is given to."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future:
        """Have a function called somewhere."""
        ...


@dataclass(frozen=True)
class Workers:
    """What compiles, what measures, and how many jobs each of them does at a time."""

    building: Submits
    measuring: Submits
    builders: int
    devices: int


@contextmanager
def local(builders: int, devices: Sequence[int]) -> Generator[Workers]:
    """Processes and GPUs of this machine, by ordinal. What they run is ended at the end."""
    spawn = multiprocessing.get_context("spawn")
    building = ProcessPoolExecutor(builders, mp_context=spawn, initializer=start_worker)
    measuring = threads(devices)
    try:
        yield Workers(building, measuring, builders, len(devices))
    finally:
        building.shutdown(wait=False, cancel_futures=True)
        measuring.shutdown(wait=False, cancel_futures=True)
        end_all()


def threads(devices: Sequence[int]) -> Executor:
    """A thread for each device, which takes the next job."""
    left: queue.SimpleQueue[int] = queue.SimpleQueue()
    for ordinal in devices:
        left.put(ordinal)
    return ThreadPoolExecutor(
        len(devices), "gemmc-device", initializer=lambda: use_device(left.get())
    )


@contextmanager
def dask(address: str, timeout_s: float = 10.0) -> Generator[Workers]:
    """The cluster whose scheduler has an address; needs the extra `dask`.

    Each worker measures on the first GPU that it sees. GemmcError without the package, without a
    scheduler at the address, or without workers.
    """
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        needed = "the package distributed for --dask"
        raise GemmcError("tune", needed, f"none ({error})", "install gemmc[dask]") from None
    try:
        client = distributed.Client(address, timeout=timeout_s)
    except (OSError, ValueError) as error:
        needed, change = "a scheduler's address", "give it as tcp://HOST:PORT"
        raise GemmcError("--dask", needed, f"'{address}' ({error})", change) from None
    with client:
        count = len(client.nthreads())
        if count == 0:
            raise GemmcError("--dask", "a cluster with workers", f"none at {address}")
        threads_of_all = sum(client.nthreads().values())
        # Equal jobs are no reason to compute once: a job is measured where it is sent.
        executor = client.get_executor(pure=False)
        yield Workers(executor, executor, max(2, threads_of_all), count)


def devices_here() -> int:
    """How many GPUs this machine has; 0 without a driver."""
    from gemmc.runtime import CudaError, cuda

    try:
        return cuda.initialize()
    except CudaError:
        return 0
