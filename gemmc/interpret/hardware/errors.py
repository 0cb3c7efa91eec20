"""What the simulated machine reports: one readable block an error, with the op and the facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Site:
    """An operation or instruction: its name, and where it stands in the source, if known."""

    op: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.op} ({self.where})" if self.where else self.op


NOWHERE = Site("the machine")


class InterpretError(Exception):
    """A program that is wrong, found by running it.

    `what` is one sentence; `facts` are lines that support it; `site` is the op at fault.
    """

    TITLE: ClassVar[str] = "error"

    def __init__(self, what: str, site: Site | None = None, facts: Sequence[str] = ()):
        super().__init__(what)
        self.what = what
        self.site = site
        self.facts = tuple(facts)

    def __str__(self) -> str:
        lines = [f"{self.TITLE}: {self.what}"]
        if self.site is not None:
            lines.append(f"  at {self.site}")
        return "\n".join([*lines, *(f"  {fact}" for fact in self.facts)])


class Unsupported(InterpretError):
    """An op or form that has no executable semantics here."""

    TITLE = "not executable"


class Deadlock(InterpretError):
    """Nothing can run any more, and not everything has finished."""

    TITLE = "deadlock"


class TooManyRegisters(Deadlock):
    """The register pool can never serve a setmaxnreg.inc."""

    TITLE = "too many registers asked of the pool"


class Race(InterpretError):
    """Two conflicting accesses that nothing orders."""

    TITLE = "race"


class GlobalRace(Race):
    """Two conflicting accesses to global memory in one launch that nothing orders."""

    TITLE = "race in global memory"


class UseBeforeFull(Race):
    """A stage is used before its copy is known to have arrived."""

    TITLE = "use of a stage before its full barrier"


class OverwriteInFlight(Race):
    """A stage is overwritten while a product that reads it may still be in flight."""

    TITLE = "overwrite of a stage that a wgmma in flight still reads"


class OverwriteOfRead(Race):
    """A slot is overwritten by a copy while a generic read of it is not known to be done."""

    TITLE = "overwrite of a slot whose generic read is not ordered before it"


class MissingProxyFence(Race):
    """A generic write that the async proxy accesses without a proxy fence between."""

    TITLE = "generic write seen by the async proxy without a proxy fence"


class ReuseBeforeRead(Race):
    """An output buffer is written again before its bulk store has read it."""

    TITLE = "reuse of an output buffer before its store has read it"


class AccumulatorInFlight(Race):
    """Registers touched while an asynchronous product may still write them."""

    TITLE = "accumulator touched before its wait"


class MissingFence(Race):
    """Registers handed to a product without wgmma.fence after they were touched."""

    TITLE = "registers not fenced before a product"


class Uninitialized(InterpretError):
    """Shared memory, a barrier or a register used before it has a value."""

    TITLE = "uninitialized"


class OutOfBounds(InterpretError):
    """An address outside of what was allocated, or misaligned for the access."""

    TITLE = "out of bounds"


class BarrierError(InterpretError):
    """An mbarrier or named barrier used against its rules."""

    TITLE = "barrier misuse"


class BytesLeft(BarrierError):
    """Transaction bytes left on a barrier when its CTA exits."""

    TITLE = "bytes left on a barrier at exit"


class InFlightAtExit(InterpretError):
    """Asynchronous work that may still touch a CTA's memory when the CTA exits."""

    TITLE = "asynchronous work in flight at exit"


class ArriveAtExited(InterpretError):
    """An arrive at a CTA that may have exited."""

    TITLE = "arrive at a CTA that may have exited"


class AccessOfExited(InterpretError):
    """An access to the shared memory of a CTA that may have exited."""

    TITLE = "access to shared memory of a CTA that may have exited"


class EarlyAccess(Race):
    """Global memory accessed before the grid that was launched earlier has ended."""

    TITLE = "global memory accessed before griddepcontrol.wait"


class UnwrittenOutput(InterpretError):
    """An output element that nothing has written."""

    TITLE = "output element never written"


class DoubleWrite(InterpretError):
    """An output element written twice."""

    TITLE = "output element written twice"


class InputWritten(InterpretError):
    """A write to an array that a kernel only gets."""

    TITLE = "write to an input"


class LeftBehind(InterpretError):
    """A workspace that the next launch needs as zeros, and that is not."""

    TITLE = "workspace not zero again at the end"
