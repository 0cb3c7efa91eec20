"""Copies of which nothing has decided yet who makes them, and with which instruction."""

from __future__ import annotations

from gemmc.dialects.interfaces import Fill, HasAtom
from gemmc.dialects.tile.attrs import ROLE
from gemmc.errors import refuse


def need_undecided(copy: Fill, needed: str, change: str) -> None:
    """GemmcError for a copy of another scope than role, or with an atom."""
    atom = copy.atom if isinstance(copy, HasAtom) else None
    if copy.scope != ROLE or atom is not None:
        found = f"scope {copy.scope.word}" if atom is None else f"{atom}"
        raise refuse(copy, needed, found, change)
