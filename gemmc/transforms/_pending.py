"""What may have happened to shared memory when an op is reached, and is not ordered yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Block

from gemmc.transforms._accesses import Access


@dataclass
class Pending:
    """What may have happened: accesses since the last barrier, drains whose buffers may still
    be read, in order, and generic writes since the last proxy fence."""

    recent: list[Access] = field(default_factory=list[Access])
    draining: list[Access] = field(default_factory=list[Access])
    unfenced: list[Access] = field(default_factory=list[Access])

    def copy(self) -> Pending:
        return Pending(list(self.recent), list(self.draining), list(self.unfenced))

    def join(self, earlier: Pending) -> None:
        """Let what `earlier` knows of be possible too, as older than the rest."""
        self.recent[:0] = [a for a in earlier.recent if a not in self.recent]
        self.draining[:0] = [a for a in earlier.draining if a not in self.draining]
        self.unfenced[:0] = [a for a in earlier.unfenced if a not in self.unfenced]

    def finish(self, pending: int, block: Block | None) -> None:
        """After a wait in a block: only the last `pending` drains that surely ran are left."""
        kept: list[Access] = []
        for drain in reversed(self.draining):
            if pending == 0:
                break
            kept.append(drain)
            pending -= drain.op.parent is block
        self.draining = kept[::-1]
