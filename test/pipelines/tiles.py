"""Tiles, roles and clusters of the persistent pipelines, as variants of their text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from interpret.configurations import set_option

PIPELINES = Path(__file__).parents[2] / "pipelines"
REGISTERS = {1: (0, 0), 2: (40, 232), 3: (32, 160)}
"""Consumers to the registers of a producer's and a consumer's thread."""


@dataclass(frozen=True)
class Tile:
    """A tile of rows × columns × K, the consumers that share it, or take turns, and stages."""

    pipeline: str
    shape: tuple[int, int, int]
    consumers: int
    stages: int
    cluster: tuple[int, int] = (1, 1)
    multiple: int = 1
    """What the length of the right operand's rows is rounded up to."""

    @property
    def name(self) -> str:
        tile, cluster = ("x".join(map(str, s)) for s in (self.shape, self.cluster))
        wide = f"-{self.multiple}" if self.multiple > 1 else ""
        return f"{self.pipeline}-{tile}-{self.consumers}w-{self.stages}s-{cluster}{wide}"

    @property
    def held(self) -> int:
        """Registers of a thread that holds a stored tile beside its accumulators, and 32 more."""
        return self.shape[0] // self.consumers * self.shape[1] // 128 * 3 // 2 + 32

    @property
    def text(self) -> str:
        """The pipeline's text with these options."""
        text = (PIPELINES / f"{self.pipeline}.pipeline").read_text()
        text = set_option(text, "form-kernel", tile=",".join(map(str, self.shape)))
        producer, consumer = REGISTERS[self.consumers]
        text = set_option(
            text,
            "specialize-warps",
            consumers=self.consumers,
            producer_registers=producer,
            consumer_registers=consumer,
        )
        text = set_option(text, "multi-buffer", stages=self.stages)
        text = text.replace("{operand=rhs}", f"{{operand=rhs multiple={self.multiple}}}")
        if "\npingpong" not in text:
            text = set_option(text, "distribute", shape=f"{self.consumers},1")
        if self.stages == 1:
            text = text.replace("defer-release\n", "")
        if self.held > consumer:
            text = text.replace("overlap-epilogue\n", "")
        if "form-cluster" not in text or self.cluster == (1, 1):
            dropped = ("form-cluster", "multicast")
            lines = text.splitlines(keepends=True)
            return "".join(line for line in lines if not line.startswith(dropped))
        return set_option(text, "form-cluster", shape=",".join(map(str, self.cluster)))
