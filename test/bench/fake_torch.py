"""A torch whose GPU is NumPy and whose time is a number: enough of it for gemmc.bench.

Every launch computes its product for real and takes as long as it is told to; so whole runs are
tested, results and times, in milliseconds and without a GPU.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np

DTYPES = {
    "bfloat16": np.dtype(ml_dtypes.bfloat16),
    "float16": np.dtype(np.float16),
    "float32": np.dtype(np.float32),
    "float64": np.dtype(np.float64),
    "int32": np.dtype(np.int32),
    "int64": np.dtype(np.int64),
    "uint8": np.dtype(np.uint8),
    "bool": np.dtype(np.bool_),
}


class Dtype:
    """`torch.bfloat16` and its like."""

    def __init__(self, name: str) -> None:
        self.numpy = DTYPES[name]
        self.itemsize = self.numpy.itemsize
        self.name = name

    def __str__(self) -> str:
        return f"torch.{self.name}"

    @property
    def is_floating_point(self) -> bool:
        return "float" in self.name


class Tensor:
    """A NumPy array with torch's names."""

    def __init__(self, array: Any) -> None:
        self.array = np.asarray(array)
        self.shape = self.array.shape

    @property
    def T(self) -> Tensor:
        return Tensor(self.array.T)

    @property
    def dtype(self) -> Dtype:
        return Dtype(next(name for name, kind in DTYPES.items() if kind == self.array.dtype))

    def data_ptr(self) -> int:
        return self.array.ctypes.data

    def to(self, dtype: Dtype) -> Tensor:
        return Tensor(self.array.astype(dtype.numpy))

    def float(self) -> Tensor:
        return Tensor(self.array.astype(np.float32))

    def double(self) -> Tensor:
        return Tensor(self.array.astype(np.float64))

    def view(self, dtype: Dtype) -> Tensor:
        return Tensor(self.array.view(dtype.numpy))

    def clone(self) -> Tensor:
        return Tensor(self.array.copy())

    def fill_(self, value: int) -> None:
        self.array[...] = value

    def copy_(self, other: Tensor) -> None:
        self.array[...] = other.array.astype(self.array.dtype)

    def abs(self) -> Tensor:
        return Tensor(np.abs(self.array))

    def nan_to_num(self, nan: Any) -> Tensor:
        return Tensor(np.nan_to_num(self.array, nan=nan, posinf=np.inf))

    def max(self) -> Tensor:
        return Tensor(self.array.max())

    def any(self) -> Tensor:
        return Tensor(self.array.any())

    def isnan(self) -> Tensor:
        return Tensor(np.isnan(self.array.astype(np.float64)))

    def numel(self) -> int:
        return self.array.size

    def element_size(self) -> int:
        return self.array.itemsize

    def cpu(self) -> Tensor:
        return self

    def numpy(self) -> Any:
        return self.array

    def item(self) -> Any:
        return self.array.item()

    def __float__(self) -> Any:
        return float(self.array)

    def __bool__(self) -> bool:
        return bool(self.array)

    def __matmul__(self, other: Tensor) -> Tensor:
        return Tensor(self.array @ other.array)

    def __add__(self, other: Tensor) -> Tensor:
        return Tensor(self.array + other.array)

    def __sub__(self, other: Tensor) -> Tensor:
        return Tensor(self.array - other.array)

    def __mul__(self, other: Any) -> Tensor:
        return Tensor(self.array * other)

    __rmul__ = __mul__

    def __truediv__(self, other: Tensor) -> Tensor:
        with np.errstate(all="ignore"):
            return Tensor(self.array / other.array)

    def __ne__(self, other: object) -> Any:
        assert isinstance(other, Tensor)
        return Tensor(self.array != other.array)


class Clock:
    """What `time` is to the code under test: sleeping and launching make it go on."""

    def __init__(self) -> None:
        self.now = self.busy = 0.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def keep_busy(self, seconds: float) -> None:
        """A wait on the GPU, while the host goes on."""
        self.now += seconds
        self.busy = seconds

    def hand_over(self, seconds: float) -> float:
        """What the host takes for a graph, as far as the GPU has nothing to do; it is over when?"""
        self.now += max(0.0, seconds - self.busy)
        return self.now


class Graph:
    """Launches that were captured. Replayed again they take their time but store the same."""

    def __init__(self, torch: FakeTorch) -> None:
        self.torch = torch
        self.replays = 0
        self.launches: list[tuple[str, Callable[[], None]]] = []

    def replay(self) -> None:
        clock = self.torch.clock
        began = clock.hand_over(self.torch.handing_over)
        self.torch.replayed.append(self.launches[0][0])
        for name, compute in self.launches:
            self.torch.run(name, (lambda: None) if self.replays else compute)
        self.replays += 1
        clock.busy = clock.now - began


class Event:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.at = 0.0

    def record(self) -> None:
        self.at = self.clock.now

    def synchronize(self) -> None:
        self.clock.busy = 0.0

    def elapsed_time(self, later: Event) -> float:
        return 1000 * (later.at - self.at)


class FakeTorch:
    """The module. `costs` are seconds of a launch by name; `noise` is relative.

    `host` are the seconds that a launch outside a graph takes more, `handing_over`
    those until the GPU has a graph, `free` the bytes that are left.
    """

    __version__ = "0.0+fake"

    def __init__(self, costs: dict[str, float], noise: float = 0.0, l2: int = 1 << 15) -> None:
        self.clock, self.costs, self.noise = Clock(), costs, noise
        self.random, self.numbers = random.Random(1), np.random.default_rng(1)
        self.capturing: Graph | None = None
        self.host = self.handing_over = 0.0
        self.free = 1 << 29
        self.replayed: list[str] = []
        self.launched: dict[str, int] = {}
        self.version = SimpleNamespace(cuda="0.0")
        for name in DTYPES:
            setattr(self, name, Dtype(name))
        self.cuda = SimpleNamespace(
            is_available=lambda: True,
            synchronize=lambda: None,
            get_device_properties=lambda index: SimpleNamespace(L2_cache_size=l2),
            Event=lambda enable_timing: Event(self.clock),
            CUDAGraph=lambda: Graph(self),
            graph=self._capture,
            current_stream=lambda: SimpleNamespace(cuda_stream=7),
            mem_get_info=lambda: (self.free, 1 << 30),
            empty_cache=lambda: None,
            set_device=lambda ordinal: None,
            get_device_name=lambda ordinal: "Fake GPU",
            _sleep=lambda clocks: self.clock.keep_busy(clocks / 2e9),
        )

    @contextmanager
    def _capture(self, graph: Graph) -> Iterator[None]:
        self.capturing = graph
        yield
        self.capturing = None

    def launch(self, name: str, compute: Callable[[], None]) -> None:
        """Run a kernel, or put it into the graph that is being captured."""
        if self.capturing is not None:
            self.capturing.launches.append((name, compute))
        else:
            self.run(name, compute)
            self.clock.now += self.host

    def run(self, name: str, compute: Callable[[], None]) -> None:
        compute()
        self.launched[name] = self.launched.get(name, 0) + 1
        self.clock.now += self.costs[name] * (1 + self.noise * self.random.random())

    def set_float32_matmul_precision(self, precision: str) -> None:
        assert precision == "highest"

    def manual_seed(self, seed: int) -> None:
        self.numbers = np.random.default_rng(seed)

    def randn(self, shape: tuple[int, int], device: str) -> Tensor:
        return Tensor(self.numbers.standard_normal(shape, np.float32))

    def randint(self, low: int, high: int, shape: tuple[int, int], device: str) -> Tensor:
        return Tensor(self.numbers.integers(low, high, shape))

    def empty(self, shape: Any, dtype: Dtype, device: str) -> Tensor:
        return Tensor(np.zeros(shape, dtype.numpy))

    def empty_like(self, other: Tensor) -> Tensor:
        return Tensor(np.zeros_like(other.array))

    def equal(self, one: Tensor, other: Tensor) -> bool:
        return bool((one.array == other.array).all())

    def mm(self, a: Tensor, b: Tensor, out: Tensor) -> None:
        self.launch("torch.mm", lambda: multiply(a, b, out))


def multiply(a: Tensor, b: Tensor, out: Tensor, factor: int = 1) -> None:
    """out = factor · a · b, summed in f32."""
    total = a.array.astype(np.float32) @ b.array.astype(np.float32)
    out.array[...] = (factor * total).astype(out.array.dtype)
