"""Variants of the named pipelines, made by changing options in their text, or leaving passes out.

Whoever wants to run them (the compile tests here, the interpreter's tests, the GPU script)
gets the text of each from `Ablation.text()`.
"""

from __future__ import annotations

from dataclasses import dataclass

from gemmc import pipeline

LEVEL = "insert-barriers"
"""The last pass of the tile level: each decision is made, none is spelled in instructions."""

_ONE_CONSUMER = (
    ("consumers=2", "consumers=1"),
    ("producer_registers=40", "producer_registers=0"),
    ("consumer_registers=232", "consumer_registers=0"),
    ("shape=2,1", "shape=1,1"),
)
"""With 256 threads each may have 255 registers from the start: nothing is left to hand over."""

_SWIZZLE_64 = ("swizzle=128", "swizzle=64")
_SNAKE = ("multicast\n", "multicast\nsnake-k\n")


@dataclass(frozen=True)
class Ablation:
    """A pipeline with some of its options changed; `changes` are (option as written, new).

    What differs after `LEVEL` from the IR of the unchanged pipeline, measured: `ops` counts
    ops whose properties changed, or types that no operand implies; `lines` counts lines, and
    so also ops whose types only repeat a buffer's or a tile's shape.
    """

    name: str
    pipeline: str
    changes: tuple[tuple[str, str], ...]
    ops: int
    lines: int

    def text(self) -> str:
        """The changed pipeline; ValueError if an option is not there exactly once."""
        path = pipeline.folder() / f"{self.pipeline}{pipeline.SUFFIX}"
        text = path.read_text(encoding="utf-8")
        for old, new in self.changes:
            if text.count(old) != 1:
                raise ValueError(f"{self.name}: '{old}' is {text.count(old)} times in {path}")
            text = text.replace(old, new)
        return text


def _ws(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"ws-{name}", "hopper-ws", changes, ops, lines)


def _coop(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"coop-{name}", "hopper-coop", changes, ops, lines)


def _pingpong(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"pingpong-{name}", "hopper-pingpong", changes, ops, lines)


def _single(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"single-{name}", "hopper-single", changes, ops, lines)


def _simt(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"simt-{name}", "simt-smem", changes, ops, lines)


def _mma(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"mma-{name}", "ampere-mma", changes, ops, lines)


def _warptile(name: str, ops: int, lines: int, *changes: tuple[str, str]) -> Ablation:
    return Ablation(f"warptile-{name}", "simt-warptile", changes, ops, lines)


ABLATIONS: tuple[Ablation, ...] = (
    _ws("stages-3", 5, 16, ("stages=4", "stages=3")),
    _ws("stages-1", 5, 16, ("stages=4", "stages=1")),
    _ws("one-consumer-64x256x64", 15, 37, ("128,256,64", "64,256,64"), *_ONE_CONSUMER),
    _ws("swizzle-64", 5, 17, ("128,256,64", "128,256,32"), _SWIZZLE_64),
    _ws("tile-128x128x64", 8, 22, ("128,256,64", "128,128,64")),
    _ws("tile-256x128x64", 8, 26, ("128,256,64", "256,128,64")),
    _ws("consumers-over-n", 11, 34, ("shape=2,1", "shape=1,2"), ("128,256,64", "64,256,64")),
    _ws("registers", 2, 2, ("registers=40", "registers=24"), ("registers=232", "registers=240")),
    _ws("order-row", 8, 18, ("order=grouped group=8", "order=row")),
    _coop("stages-3", 5, 18, ("stages=4", "stages=3")),
    _coop("not-persistent", 39, 164, (" persistent=true", ""), ("overlap-epilogue\n", "")),
    _coop("lhs-multicast", 15, 41, ("form-cluster{shape=2,1}", "form-cluster{shape=1,2}")),
    _coop("cluster-of-four", 30, 122, ("form-cluster{shape=2,1}", "form-cluster{shape=2,2}")),
    _coop("no-cluster", 35, 117, ("form-cluster{shape=2,1}\n", ""), ("multicast\n", "")),
    _coop("serpentine", 9, 52, _SNAKE),
    _pingpong("stages-3", 6, 21, ("stages=4", "stages=3")),
    _pingpong("tile-128x128x64", 44, 93, ("128,192,64", "128,128,64")),
    _pingpong("no-cluster", 38, 299, ("form-cluster{shape=2,1}\n", ""), ("multicast\n", "")),
    _pingpong("serpentine", 8, 131, _SNAKE),
    Ablation("narrow-stages-2", "hopper-single-narrow", (("stages=1", "stages=2"),), 3, 10),
    Ablation("ws-1-stages-3", "hopper-ws-1", (("stages=5", "stages=3"),), 5, 16),
    _single("stages-2", 3, 10, ("stages=1", "stages=2")),
    _single("tile-64x128x64", 9, 30, ("128,128,64", "64,128,64")),
    _single("swizzle-64", 4, 12, ("128,128,64", "128,128,32"), _SWIZZLE_64),
    _single("two-warpgroups", 6, 11, ("shape=1,1", "shape=2,1")),
    _mma("stages-3", 30, 81, ("stages=4", "stages=3"), ("distance=3", "distance=2")),
    _mma("stages-2", 53, 96, ("stages=4", "stages=2"), ("distance=3", "distance=1")),
    _mma("copies-first", 6, 12, (" copies=last", "")),
    _mma("swizzle-64", 40, 99, ("128,256,64", "128,256,32"), _SWIZZLE_64),
    _mma("not-swizzled", 2, 31, ("assign-layouts{swizzle=128}\n", "")),
    _mma("tile-128x128x64", 35, 67, ("128,256,64", "128,128,64"), ("shape=2,4", "shape=2,2")),
    _mma("element-copies", 14, 14, ("copy=cp_async,ldst", "copy=ldst")),
    _simt("tile-64x64x16", 19, 43, ("tile=32,32,32", "tile=64,64,16")),
    _simt("tile-64x32x32", 6, 22, ("tile=32,32,32", "tile=64,32,32")),
    _simt("order-grouped", 6, 8, ("order=row", "order=grouped group=4")),
    _warptile("stages-3", 2, 8, ("stages=2", "stages=3")),
    _warptile("distance-2", 31, 83, ("stages=2", "stages=3"), ("distance=1", "distance=2")),
    _warptile("solid-parts", 3, 5, ("run=4,4", "run=0,0")),
    _warptile("lanes-by-row", 14, 36, ("order=pairs", "order=row")),
    _warptile("by-registers", 8, 8, ("copy=cp_async", "copy=ldst")),
)
