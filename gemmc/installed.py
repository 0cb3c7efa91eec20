"""Dialects and passes of other packages, found through the entry point `xdsl.universe`.

Finding them takes some 20 ms: it is done when a name is met that neither gemmc nor xDSL has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from gemmc.errors import GemmcError

if TYPE_CHECKING:
    from xdsl.ir import Dialect
    from xdsl.passes import ModulePass
    from xdsl.universe import Universe

GROUP = "xdsl.universe"
OWN = ("gemmc", "xdsl")
"""The entry points of gemmc and of xDSL, whose names are known without looking."""

FactoryT = TypeVar("FactoryT")


def find_dialect(name: str) -> Callable[[], Dialect] | None:
    """The factory of another package's dialect. GemmcError where two packages have one."""
    return _only("dialect", name, {each: u.all_dialects for each, u in universes().items()})


def find_pass(name: str) -> Callable[[], type[ModulePass]] | None:
    """The factory of another package's pass. GemmcError where two packages have one."""
    return _only("pass", name, {each: u.all_passes for each, u in universes().items()})


def passes() -> Mapping[str, tuple[str, ...]]:
    """The names of other packages' passes, by entry point."""
    return {each: tuple(found.all_passes) for each, found in universes().items()}


@cache
def universes() -> Mapping[str, Universe]:
    """By entry point, sorted. GemmcError for one that cannot be loaded or is none."""
    from importlib.metadata import entry_points

    from xdsl.universe import Universe

    found: dict[str, Universe] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        if point.name in OWN:
            continue
        try:
            loaded = point.load()
        except Exception as error:
            said = " ".join(f"{type(error).__name__}: {error}".split())
            raise _refused(point.name, said) from error
        if not isinstance(loaded, Universe):
            raise _refused(point.name, type(loaded).__name__)
        found[point.name] = loaded
    return found


def _refused(name: str, found: str) -> GemmcError:
    change = "repair that package, or take it out"
    return GemmcError(GROUP, f"a Universe as the entry point '{name}'", found, change)


def _only(what: str, name: str, tables: Mapping[str, Mapping[str, FactoryT]]) -> FactoryT | None:
    having = [each for each, table in tables.items() if name in table]
    if len(having) > 1:
        needed = f"one package with a {what} '{name}'"
        raise GemmcError(GROUP, needed, " and ".join(having), "take one of them out")
    return tables[having[0]][name] if having else None
