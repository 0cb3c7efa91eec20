"""The device that measures with torch, on a torch whose GPU is NumPy."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from bench.fake_torch import FakeTorch, Tensor, multiply

import gemmc
from gemmc import runtime
from gemmc.errors import GemmcError
from gemmc.runtime import CudaError
from gemmc.tune import gpu
from gemmc.tune.child import _said  # pyright: ignore
from gemmc.tune.device import Built, NotLoaded, WrongResult
from gemmc.tune.programs import of_size

SUBJECT = of_size("300x40x32:bf16:nt")
MANIFEST = json.dumps(gemmc.compile(SUBJECT.program.text, pipeline="ampere-mma").manifest)
Spoil = Callable[[Any, int], None]


class World:
    """Kernels are named by their code; `spoil` changes the result of a launch."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.torch = FakeTorch({"right": 2e-5, "other": 1e-5})
        self.spoil: Spoil = lambda array, launch: None
        self.sets: set[int] = set()
        monkeypatch.setattr(gpu, "torch_or_refuse", lambda who: self.torch)
        monkeypatch.setattr(gpu, "_driver_version", lambda: "1.0")
        monkeypatch.setattr(runtime, "load", self.load)
        self.device = gpu.Gpu(0)
        self.device.open(SUBJECT.program)

    def load(self, code: bytes, manifest: str) -> Any:
        if code == b"refused":
            raise CudaError("too much shared memory")
        return Kernel(self, code.decode(), manifest)


class Kernel:
    """Multiplies by NumPy."""

    def __init__(self, world: World, name: str, manifest: str) -> None:
        self.world, self.name = world, name
        self.manifest = runtime.load_manifest(manifest)

    def __call__(self, a: Tensor, b: Tensor, out: Tensor) -> None:
        def compute() -> None:
            multiply(a, b.T, out)
            self.world.sets.add(out.data_ptr())
            self.world.spoil(out.array, self.world.torch.launched.get(self.name, 0))

        self.world.torch.launch(self.name, compute)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch)


def test_a_launch_takes_what_it_takes(world: World) -> None:
    for name, us in (("right", 20.0), ("other", 10.0)):
        sample = world.device.prepare(Built("p", name.encode(), MANIFEST))
        assert sample(0.0) == pytest.approx(us) == sample(20.0)
    assert len(world.sets) >= 2
    assert world.device.describe() == ("Fake GPU", "1.0")


def test_a_kernel_is_warm_before_it_is_timed(world: World) -> None:
    sample = world.device.prepare(Built("p", b"right", MANIFEST))
    before = world.torch.clock.now
    sample(40.0)
    assert world.torch.clock.now - before == pytest.approx(0.05, rel=0.2)


def nothing_is_written(array: Any, launch: int) -> None:
    array[...] = float("nan")


def one_row_is_zero(array: Any, launch: int) -> None:
    array[:64] = 0


def one_launch_differs(array: Any, launch: int) -> None:
    array[7, 7] += launch % 2


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (nothing_is_written, "found nan"),
        (one_row_is_zero, "FAIL"),
        (one_launch_differs, "two launches give different bits"),
    ],
)
def test_what_is_wrong_is_found(world: World, spoil: Spoil, found: str) -> None:
    world.spoil = spoil
    with pytest.raises(WrongResult, match=found):
        world.device.prepare(Built("p", b"right", MANIFEST))


def test_what_is_wrong_outside_of_the_part(world: World) -> None:
    """A row that the part does not have is compared with the first kernel's."""
    world.device.prepare(Built("p", b"right", MANIFEST))
    rows = set(range(300)) - set(world.device._sampled._picks[-1][0])  # pyright: ignore

    def spoil(array: Any, launch: int) -> None:
        array[min(rows)] = 100

    world.spoil = spoil
    with pytest.raises(WrongResult, match="from the first result; needed"):
        world.device.prepare(Built("p", b"other", MANIFEST))


def test_what_cannot_be_loaded(world: World) -> None:
    with pytest.raises(NotLoaded, match="too much shared memory"):
        world.device.prepare(Built("p", b"refused", MANIFEST))


def test_a_refusal_is_said_in_its_own_words() -> None:
    assert _said(GemmcError("tune", "a GPU", "no CUDA driver")) == "no CUDA driver"
    assert _said(ValueError("two\nlines")) == "ValueError: two lines"
