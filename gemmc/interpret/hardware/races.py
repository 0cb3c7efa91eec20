"""Naming a race by what its two accesses are."""

from __future__ import annotations

from dataclasses import dataclass

from gemmc.interpret.hardware.errors import (
    MissingProxyFence,
    OverwriteInFlight,
    OverwriteOfRead,
    Race,
    ReuseBeforeRead,
    Site,
    UseBeforeFull,
)


@dataclass(frozen=True)
class Access:
    """One access: "generic write", "tma write", "wgmma read" and so on, by which op of whom."""

    kind: str
    site: Site
    agent: str
    loops: tuple[int, ...]

    def __str__(self) -> str:
        inside = f", iteration {', '.join(map(str, self.loops))}" if self.loops else ""
        return f"{self.kind}: {self.site} by {self.agent}{inside}"


@dataclass(frozen=True)
class Conflict:
    """A new access, an earlier one of the same place, and whether only a proxy fence lacks."""

    new: Access
    old: Access
    place: str
    ordered: bool


def race(conflict: Conflict) -> Race:
    """The error for two accesses that are not ordered."""
    new, old = conflict.new.kind, conflict.old.kind
    facts = [
        f"second access {conflict.new}",
        f"first access {conflict.old}",
        conflict.place,
    ]
    kind, what = _name(new, old, conflict.ordered)
    return kind(what, conflict.new.site, facts)


def _name(new: str, old: str, ordered: bool) -> tuple[type[Race], str]:
    is_async = not new.startswith("generic")
    if is_async and old == "generic write" and ordered:
        return MissingProxyFence, "no fence.proxy.async between the write and the async access"
    if is_async and old == "cp.async write" and ordered:
        return MissingProxyFence, "no fence.proxy.async between the write and the async access"
    if old in ("tma write", "cp.async write") and new.endswith("read"):
        return UseBeforeFull, "nothing tells the reader that the copy has arrived"
    if old == "wgmma read":
        return OverwriteInFlight, "nothing tells the writer that the product has read it"
    if old == "bulk read":
        return ReuseBeforeRead, "nothing tells the writer that the store has read it"
    if old == "generic read" and is_async:
        return OverwriteOfRead, "nothing tells the copy's issuer that the read is done"
    return Race, f"{new} and {old} of the same byte are not ordered"
