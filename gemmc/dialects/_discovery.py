"""A dialect as what its modules define, so that a new op is written in one place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TypeGuard, cast

from xdsl.ir import Attribute, Dialect, Operation


def discovered(name: str, where: str) -> Dialect:
    """The dialect `name` of the ops and attributes that module `where` defines.

    Of a package, those that any of its modules defines, by the modules' names. A class without a
    `name` of its own is a base of others, and no member. They are looked for when somebody asks
    for them, which a compilation that parses none of them does not: it imports what it uses.
    """
    return _Discovered(name, where)


class _Discovered(Dialect):
    """A dialect whose modules are imported on demand."""

    def __init__(self, name: str, where: str) -> None:
        super().__init__(name)
        self._where = where

    @property
    def operations(self) -> Iterator[type[Operation]]:
        # Of abstract classes, issubclass looks at all subclasses before it says no.
        found = (each for each in self._members if Operation in each.__mro__)
        return iter([cast("type[Operation]", each) for each in found])

    @property
    def attributes(self) -> Iterator[type[Attribute]]:
        found = (each for each in self._members if Attribute in each.__mro__)
        return iter([cast("type[Attribute]", each) for each in found])

    @cached_property
    def _members(self) -> list[type]:
        modules = _modules(sys.modules[self._where])
        return [
            item
            for module in modules
            for item in vars(module).values()
            if _is_member(item, module)
        ]


def _modules(root: ModuleType) -> Iterator[ModuleType]:
    """A module and, of a package, all that are in it."""
    from pkgutil import walk_packages

    yield root
    for found in walk_packages(getattr(root, "__path__", ()), f"{root.__name__}."):
        yield import_module(found.name)


def _is_member(item: object, module: ModuleType) -> TypeGuard[type]:
    return (
        isinstance(item, type) and item.__module__ == module.__name__ and "name" in vars(item)
    )
