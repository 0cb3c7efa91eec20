"""Variants of the named pipelines: options changed, passes left out or put in.

Whoever wants to run them (the compile tests here, the interpreter's tests, the GPU script)
gets the text of each from `Ablation.text()`.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.programs import settled

from gemmc import pipeline

LEVEL = "insert-barriers"
"""The last pass of the tile level: each decision is made, none is spelled in instructions."""

_ONE_CONSUMER = (
    "specialize-warps.consumers=1",
    "specialize-warps.producer_registers=0",
    "specialize-warps.consumer_registers=0",
    "distribute.shape=1,1",
)
"""With 256 threads each may have 255 registers from the start: nothing is left to hand over."""

_SWIZZLE_64 = "assign-layouts.swizzle=64"


@dataclass(frozen=True)
class Ablation:
    """A pipeline with some of its options changed; `changes` are
    those of `gemmc.pipeline.edited`.

    What differs after `LEVEL` from the IR of the unchanged pipeline, measured: `ops` counts
    ops whose properties changed, or types that no operand implies; `lines` counts lines, and
    so also ops whose types only repeat a buffer's or a tile's shape.
    """

    name: str
    pipeline: str
    changes: tuple[str, ...]
    ops: int
    lines: int

    def text(self) -> str:
        """The changed pipeline; GemmcError if what is changed is not there."""
        return pipeline.edited(settled(self.pipeline), *self.changes).text


def _ws(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"ws-{name}", "hopper-ws", changes, ops, lines)


def _coop(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"coop-{name}", "hopper-coop", changes, ops, lines)


def _pingpong(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"pingpong-{name}", "hopper-pingpong", changes, ops, lines)


def _single(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"single-{name}", "hopper-single", changes, ops, lines)


def _simt(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"simt-{name}", "simt-smem", changes, ops, lines)


def _mma(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"mma-{name}", "ampere-mma", changes, ops, lines)


def _doubles(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"mma-f64-{name}", "ampere-mma-f64", changes, ops, lines)


def _warptile(name: str, ops: int, lines: int, *changes: str) -> Ablation:
    return Ablation(f"warptile-{name}", "simt-warptile", changes, ops, lines)


ABLATIONS: tuple[Ablation, ...] = (
    _ws("stages-3", 5, 16, "multi-buffer.stages=3"),
    _ws("stages-1", 5, 16, "multi-buffer.stages=1"),
    _ws("one-consumer-64x256x64", 15, 37, "form-kernel.tile=64,256,64", *_ONE_CONSUMER),
    _ws("swizzle-64", 5, 17, "form-kernel.tile=128,256,32", _SWIZZLE_64),
    _ws("tile-128x128x64", 8, 22, "form-kernel.tile=128,128,64"),
    _ws("tile-256x128x64", 8, 26, "form-kernel.tile=256,128,64"),
    _ws("consumers-over-n", 11, 34, "distribute.shape=1,2", "form-kernel.tile=64,256,64"),
    _ws("registers", 2, 2,
        "specialize-warps.producer_registers=24",
        "specialize-warps.consumer_registers=240"),
    _ws("order-row", 8, 18, "schedule-work.order=row", "schedule-work.group=-"),
    _coop("stages-3", 5, 19, "multi-buffer.stages=3"),
    _coop("not-persistent", 39, 173, "schedule-work.persistent=-", "-overlap-epilogue"),
    _coop("lhs-multicast", 15, 41, "form-cluster.shape=1,2"),
    _coop("cluster-of-four", 30, 122, "form-cluster.shape=2,2"),
    _coop("no-cluster", 35, 117, "-form-cluster", "-multicast"),
    _coop("snake-k", 9, 52, "snake-k@stage-epilogue"),
    _pingpong("stages-3", 6, 22, "multi-buffer.stages=3"),
    _pingpong("tile-128x128x64", 44, 104, "form-kernel.tile=128,128,64"),
    _pingpong("no-cluster", 38, 299, "-form-cluster", "-multicast"),
    _pingpong("snake-k", 8, 131, "snake-k@stage-epilogue"),
    Ablation("narrow-stages-2", "hopper-single-narrow", ("multi-buffer.stages=2",), 3, 10),
    Ablation("ws-1-stages-3", "hopper-ws-1", ("multi-buffer.stages=3",), 5, 16),
    _single("stages-2", 3, 10, "multi-buffer.stages=2"),
    _single("tile-64x128x64", 9, 30, "form-kernel.tile=64,128,64"),
    _single("swizzle-64", 4, 12, "form-kernel.tile=128,128,32", _SWIZZLE_64),
    _single("two-warpgroups", 6, 11, "distribute.shape=2,1"),
    _mma("stages-3", 30, 81, "multi-buffer.stages=3", "pipeline-loop.distance=2"),
    _mma("stages-2", 53, 96, "multi-buffer.stages=2", "pipeline-loop.distance=1"),
    _mma("copies-first", 6, 12, "pipeline-loop.copies=-"),
    _mma("swizzle-64", 40, 99, "form-kernel.tile=128,256,32", _SWIZZLE_64),
    _mma("not-swizzled", 2, 31, "-assign-layouts"),
    _mma("tile-128x128x64", 35, 67, "form-kernel.tile=128,128,64", "distribute.shape=2,2"),
    _mma("element-copies", 14, 14, "assign-atoms.copy=ldst"),
    _doubles("stages-2", 53, 99, "multi-buffer.stages=2", "pipeline-loop.distance=1"),
    _simt("tile-64x64x16", 19, 43, "form-kernel.tile=64,64,16"),
    _simt("tile-64x32x32", 6, 22, "form-kernel.tile=64,32,32"),
    _simt("order-grouped", 6, 10, "schedule-work.order=grouped", "schedule-work.group=4"),
    _warptile("stages-3", 2, 8, "multi-buffer.stages=3"),
    _warptile("distance-2", 31, 85, "multi-buffer.stages=3", "pipeline-loop.distance=2"),
    _warptile("solid-parts", 3, 5, "distribute[thread].run=0,0"),
    _warptile("lanes-by-row", 14, 38, "distribute[thread].order=row"),
    _warptile("by-registers", 8, 8, "assign-atoms.copy=ldst"),
)
