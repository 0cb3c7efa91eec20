"""`--trace`: what one thread did, or who touched a register or an address."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.program import Both, Many, Memory, Not, Operand, Slot
from gemmc.interpret.ptx.types import BITS

if TYPE_CHECKING:
    from gemmc.interpret.ptx.operations import Op
    from gemmc.interpret.ptx.warp import Warp


NEEDED = "a register (%r5@37), an address (0x…) or a thread (37, or 2:37 in CTA 2)"


class Tracer:
    """Prints as a kernel runs.

    `what` is a thread of a CTA (`37`, or `2:37` in CTA 2), a register with an optional
    thread (`%r5`, `%r5@37`, `%r5@2:37`; thread 0 of CTA 0 unless said), or a shared or
    global address (`0x1000000400`). Raises PtxError for anything else.
    """

    def __init__(self, what: str, show: Callable[[str], None] = print) -> None:
        self.show = show
        self.address: int | None = None
        self.register = ""
        self.cta, self.thread = 0, 0
        if what.startswith("0x"):
            self.address = _address(what)
        else:
            self._parse_thread(what)
        self._before: list[str] = []

    def _parse_thread(self, what: str) -> None:
        whole = what
        if what.startswith("%"):
            self.register, _, what = what.partition("@")
        if not what and self.register:
            return
        cta, _, thread = what.rpartition(":")
        if not thread.isdigit() or (cta and not cta.isdigit()):
            raise PtxError(None, "--trace", NEEDED, repr(whole))
        self.cta, self.thread = int(cta or 0), int(thread)

    def _lane(self, w: Warp, active: Any) -> int:
        """The traced thread's lane, or -1 where it does not run."""
        if w.cta.hardware.number != self.cta or self.thread // 32 != w.index:
            return -1
        lane = self.thread % 32
        return lane if active is None or active[lane] else -1

    def before(self, w: Warp, op: Op, active: Any) -> None:
        """An instruction is about to run."""
        if self.address is not None:
            return
        lane = self._lane(w, active)
        if lane < 0:
            return
        self._before = [_value(w, s, lane) for s in _registers(op.line.operands)]
        if not self.register and op.kind in (1, 2, 4):
            self.show(f"{op.line.where}: {op.line.text}")

    def after(self, w: Warp, op: Op, active: Any) -> None:
        """An instruction has run."""
        if self.address is not None:
            return
        lane = self._lane(w, active)
        if lane < 0 or op.kind in (1, 2, 4):
            return
        changed: list[str] = []
        slots = _registers(op.line.operands)
        for slot, old in zip(slots, self._before, strict=True):
            new = _value(w, slot, lane)
            mine = slot.name == self.register or not self.register
            if mine and (new != old or slot is slots[0]):
                changed.append(f"{slot.name} = {new}")
        if changed or not self.register:
            facts = ", ".join(dict.fromkeys(changed)) or "nothing changed"
            self.show(f"{op.line.where}: {_short(op.line.text)}  {facts}")

    def access(self, w: Warp, kind: str, space: str, addresses: Any, data: Any, lanes: Any) -> None:
        """Lanes load or store bytes."""
        if self.address is None:
            return
        size = data.shape[1]
        at = np.uint64(self.address)
        hit = lanes & (addresses <= at) & (addresses + np.uint64(size) > at)
        for lane in np.flatnonzero(hit).tolist():
            value = data[lane].tobytes()[::-1].hex()
            thread = f"CTA {w.cta.hardware.number} thread {w.index * 32 + lane}"
            self.show(
                f"{w.agent.site.where}: {kind} {space or 'generic'} "
                f"0x{int(addresses[lane]):x} ({size} B) 0x{value} by {thread}"
            )


def _registers(operands: tuple[Operand, ...]) -> list[Slot]:
    found: list[Slot] = []
    for o in operands:
        if isinstance(o, Slot):
            found.append(o)
        elif isinstance(o, Many):
            found += _registers(o.items)
        elif isinstance(o, Both):
            found += _registers((o.first, o.second))
        elif isinstance(o, Not):
            found.append(o.slot)
        elif isinstance(o, Memory):
            found += _registers((o.base, *o.parts))
    return found


def _address(text: str) -> int:
    try:
        return int(text, 16)
    except ValueError:
        raise PtxError(None, "--trace", NEEDED, repr(text)) from None


def _value(w: Warp, slot: Slot, lane: int) -> str:
    value = w.regs[slot.index]
    if value is None:
        return "in flight" if slot.index in w.flight.values else "none"
    if slot.type == "pred":
        return str(bool(value[lane])).lower()
    if slot.type == "f32":
        return f"{float(value.view(np.float32)[lane]):g}"
    if slot.type == "f64":
        return f"{float(value.view(np.float64)[lane]):g}"
    return f"0x{int(value[lane]):0{BITS[slot.type] // 4}x}"


def _short(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."
