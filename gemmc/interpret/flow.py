"""Shared memory before barriers exist: each iteration's slot is a place of its own.

Until `insert-barriers`, what orders roles is the iteration number that they meet by: a read of
`ring[it]` means the data that was copied into `ring[it]`, whoever runs first. So every
iteration of a ring has its own bytes here, and a read waits until they have been written.
A buffer on a tile's way out is filled again and again: each fill is bulk-stored once, and the next
one waits for that.
"""

from __future__ import annotations

import numpy as np

from gemmc.interpret.hardware.agents import Agent, Program, Wait
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.interpret.hardware.shared import Bytes, Region


class FlowMemory:
    """The bytes of one buffer, or of one iteration's slot. What `written` says of a `bulk_stored`
    buffer is that it has not been stored since."""

    def __init__(self, name: str, size: int, *, bulk_stored: bool = False):
        self.name = name
        self.bulk_stored = bulk_stored
        self.bytes: Bytes = np.zeros(size, np.uint8)
        self.written = np.zeros(size, np.bool_)

    def read(self, agent: Agent, region: Region) -> Bytes:
        self._inside(agent, region)
        return self.bytes[region.index]

    def write(self, agent: Agent, region: Region, data: Bytes) -> None:
        self._inside(agent, region)
        self.bytes[region.index] = data
        self.written[region.index] = True

    def ready(self, agent: Agent, region: Region) -> Program:
        """Wait until all of the region has been written."""
        self._inside(agent, region)
        if self.written[region.index].all():
            return
        yield Wait(
            self,
            lambda: bool(self.written[region.index].all()),
            lambda: f"waits for data in {self.name}",
        )

    def vacant(self, agent: Agent, region: Region) -> Program:
        """Wait until all of the region has been stored, if that is what happens to it."""
        self._inside(agent, region)
        if self.bulk_stored and self.written[region.index].any():
            yield Wait(
                self,
                lambda: not self.written[region.index].any(),
                lambda: f"waits for a bulk store of {self.name}",
            )

    def take(self, agent: Agent, region: Region) -> Bytes:
        """What is read of the region for the last time."""
        data = self.read(agent, region)
        self.written[region.index] = False
        return data

    def _inside(self, agent: Agent, region: Region) -> None:
        if region.low < 0 or region.high > self.bytes.size:
            raise OutOfBounds(
                f"bytes {region.low} to {region.high - 1} of {self.name}, which has "
                f"{self.bytes.size}", agent.site,
            )
