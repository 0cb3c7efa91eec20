"""Variants of the named pipelines, made by changing options in their text and nothing else.

Whoever wants to run them (the compile tests here, the interpreter's tests, the GPU script)
gets the text of each from `Ablation.text()`. `lines` is how many lines of the IR after
`insert-barriers` differ from the whole pipeline's, removed and added ones counted: measured,
and asserted in `test_ablation.py`, so that a decision which spreads over more of the program
than before is noticed.
"""

from __future__ import annotations

from dataclasses import dataclass

from gemmc import pipeline

LEVEL = "insert-barriers"
"""The last pass of the tile level: each decision is made, none is spelled in instructions."""


@dataclass(frozen=True)
class Ablation:
    """A pipeline with some of its options changed; `changes` are (option as written, new)."""

    name: str
    pipeline: str
    changes: tuple[tuple[str, str], ...]
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


_ONE_CONSUMER = (("consumers=2", "consumers=1"), ("shape=2,1", "shape=1,1"))

ABLATIONS: tuple[Ablation, ...] = (
    Ablation("ws-stages-3", "hopper-ws", (("stages=4", "stages=3"),), 0),
    Ablation("ws-stages-1", "hopper-ws", (("stages=4", "stages=1"),), 0),
    Ablation(
        "ws-one-consumer-64x256x64",
        "hopper-ws",
        (("tile=128,256,64", "tile=64,256,64"), *_ONE_CONSUMER),
        0,
    ),
    Ablation(
        "ws-one-consumer-128x128x64",
        "hopper-ws",
        (("tile=128,256,64", "tile=128,128,64"), *_ONE_CONSUMER),
        0,
    ),
    Ablation(
        "ws-one-consumer-registers-left-alone",
        "hopper-ws",
        (
            ("tile=128,256,64", "tile=128,128,64"),
            ("consumers=2", "consumers=1"),
            ("shape=2,1", "shape=1,1"),
            ("producer_registers=40", "producer_registers=0"),
            ("consumer_registers=232", "consumer_registers=0"),
        ),
        0,
    ),
    Ablation(
        "ws-swizzle-64",
        "hopper-ws",
        (("tile=128,256,64", "tile=128,256,32"), ("swizzle=128", "swizzle=64")),
        0,
    ),
    Ablation("ws-tile-128x128x64", "hopper-ws", (("tile=128,256,64", "tile=128,128,64"),), 0),
    Ablation("ws-tile-256x128x64", "hopper-ws", (("tile=128,256,64", "tile=256,128,64"),), 0),
    Ablation(
        "ws-registers-24-240",
        "hopper-ws",
        (("producer_registers=40 consumer_registers=232", "producer_registers=24 consumer_registers=240"),),
        0,
    ),
    Ablation("ws-order-row", "hopper-ws", (("order=grouped group=8", "order=row"),), 0),
    Ablation("single-stages-2", "hopper-single", (("stages=1", "stages=2"),), 0),
    Ablation("single-tile-64x128x64", "hopper-single", (("tile=128,128,64", "tile=64,128,64"),), 0),
    Ablation(
        "single-swizzle-64",
        "hopper-single",
        (("tile=128,128,64", "tile=128,128,32"), ("swizzle=128", "swizzle=64")),
        0,
    ),
    Ablation(
        "single-two-warpgroups", "hopper-single", (("shape=1,1", "shape=2,1"),), 0
    ),
    Ablation("simt-tile-32x32x16", "simt-smem", (("tile=64,64,16", "tile=32,32,16"),), 0),
    Ablation("simt-tile-64x32x32", "simt-smem", (("tile=64,64,16", "tile=64,32,32"),), 0),
    Ablation("simt-order-grouped", "simt-smem", (("order=row", "order=grouped group=4"),), 0),
)
