"""Tiles, roles and clusters of the persistent pipelines, as variants of them."""

from __future__ import annotations

from dataclasses import dataclass

from gemmc.pipeline import Template, load_pipeline

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
    def changed(self) -> Template:
        """The pipeline with these options."""
        found = load_pipeline(self.pipeline).set("form-kernel", tile=self.shape)
        producer, consumer = REGISTERS[self.consumers]
        found = found.set(
            "specialize-warps",
            consumers=self.consumers,
            producer_registers=producer,
            consumer_registers=consumer,
        )
        found = found.set("multi-buffer", stages=self.stages)
        found = found.set("promote[rhs]", multiple=self.multiple)
        if "pingpong" not in found:
            found = found.set("distribute", shape=(self.consumers, 1))
        if self.stages == 1 and "defer-release" in found:
            found = found.remove("defer-release")
        if self.held > consumer and "overlap-epilogue" in found:
            found = found.remove("overlap-epilogue")
        if "form-cluster" not in found:
            return found
        if self.cluster == (1, 1):
            return found.remove("form-cluster", "multicast")
        return found.set("form-cluster", shape=self.cluster)
