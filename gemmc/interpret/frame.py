"""Executing blocks of ops as one agent: its values, its active threads, its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.ir import Block, Operation, SSAValue

from gemmc.errors import location_of
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import Site, Unsupported
from gemmc.interpret.hardware.machine import Agent, Cta
from gemmc.interpret.hardware.workspaces import Workspace
from gemmc.interpret.op_table import Ready, handler_of

Mask = NDArray[np.bool_]
Step = tuple[Operation, Ready, bool, Site]
"""An op, its meaning, whether that is a generator, and its place in the source."""


@dataclass(eq=False)
class Code:
    """Blocks made ready to execute, op by op, and what reads registers."""

    blocks: dict[Block, list[Step]] = field(default_factory=dict[Block, list[Step]])
    readers: dict[SSAValue, Ready] = field(default_factory=dict[SSAValue, Ready])

    def of(self, block: Block) -> list[Step]:
        steps = self.blocks.get(block)
        if steps is None:
            steps = self.blocks[block] = [step_of(op) for op in block.ops]
        return steps


def step_of(op: Operation) -> Step:
    """An op made ready. Raises Unsupported where it has no meaning here."""
    site = Site(op.name, location_of(op))
    handler = handler_of(type(op))
    if handler is None:
        raise Unsupported(f"{op.name} has no executable semantics", site)
    return op, handler.prepare(op), handler.blocks, site


@dataclass(eq=False)
class Launch:
    """What all CTAs of a kernel share: its op, matrices, grid and launch facts."""

    kernel: Operation
    matrices: list[Matrix]
    code: Code
    grid: int
    cluster: tuple[int, int, int]
    """Rows and columns of blocks, parts of K."""
    hardware: bool
    """Whether shared memory is the machine's (barriers order it) or ordered by data flow."""
    notes: dict[Any, Any] = field(default_factory=dict[Any, Any])
    workspaces: list[Workspace] = field(default_factory=list[Workspace])
    actors: int = 0
    """The last actor of the machines that have run."""
    together: bool = False
    """Whether CTAs of different clusters tell each other something, so that all run at a time."""


@dataclass(eq=False)
class Frame:
    """One agent's execution. Values are Python objects; what varies by thread is an array over
    the agent's threads. `mask` says which threads are active, None for all of them."""

    launch: Launch
    agent: Agent
    values: dict[SSAValue, Any] = field(default_factory=dict[SSAValue, Any])
    mask: Mask | None = None
    role_first: int = 0
    role_threads: int = 0
    yielded: tuple[Any, ...] = ()

    @property
    def cta(self) -> Cta:
        return self.agent.cta

    @property
    def threads(self) -> NDArray[np.int64]:
        """Numbers of the agent's threads in the CTA."""
        found = self.agent.notes.get("threads")
        if found is None:
            first = self.agent.first
            found = np.arange(first, first + self.agent.threads, dtype=np.int64)
            self.agent.notes["threads"] = found
        return found

    def get(self, value: SSAValue) -> Any:
        return self.values[value]

    def scalar(self, value: SSAValue) -> int:
        """A value that must be the same in all active threads."""
        return self.uniform(self.values[value])

    def uniform(self, value: Any) -> int:
        if not isinstance(value, np.ndarray):
            return int(value)
        if not self.is_uniform(value):
            raise Unsupported(
                "a value that differs between threads where one is needed", self.agent.site
            )
        return int(self._lanes(cast("NDArray[Any]", value))[0])

    def is_uniform(self, value: Any) -> bool:
        """Whether a value is the same in all active threads."""
        if not isinstance(value, np.ndarray):
            return True
        active = self._lanes(cast("NDArray[Any]", value))
        return not active.size or bool((active == active[0]).all())

    def _lanes(self, value: NDArray[Any]) -> NDArray[Any]:
        """What the active threads have of a value."""
        return value if self.mask is None else value[self.mask]

    def active(self) -> NDArray[np.intp]:
        """Positions of the active threads within the agent."""
        if self.mask is None:
            return np.arange(self.agent.threads)
        return np.flatnonzero(self.mask)

    def active_warps(self) -> list[int]:
        """Numbers of the agent's warps that have an active thread."""
        if self.mask is None:
            return list(range(self.agent.warps))
        return sorted({int(t) // 32 for t in np.flatnonzero(self.mask)})

    def sync_threads(self) -> int:
        """Threads that a barrier counts: those of warps with an active thread."""
        if self.agent.threads < 32:
            return self.agent.threads
        return 32 * len(self.active_warps())

    def set(self, op: Operation, *values: Any) -> None:
        for result, value in zip(op.results, values, strict=True):
            self.values[result] = value

    def run(self, block: Block) -> Program:
        """Execute a block."""
        agent = self.agent
        for _, execute, blocks, site in self.launch.code.of(block):
            agent.site = site
            if blocks:
                yield from execute(self)
            else:
                execute(self)

    def bind(self, block: Block, values: Sequence[Any]) -> None:
        for argument, value in zip(block.args, values, strict=True):
            self.values[argument] = value
