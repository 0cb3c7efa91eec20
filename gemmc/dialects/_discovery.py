"""A dialect as what its modules define, so that a new op is written in one place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeGuard, cast

from xdsl.ir import Attribute, Dialect, Operation


def discovered(name: str, where: str) -> Dialect:
    """The dialect `name` of the ops and attributes that module `where` defines.

    Of a package, those that any of its modules defines, by the modules' names. A class without a
    `name` of its own is a base of others, and no member.
    """
    ops: list[type[Operation]] = []
    attributes: list[type[Attribute]] = []
    for module in _modules(sys.modules[where]):
        for item in vars(module).values():
            if not _is_member(item, module):
                continue
            # Of abstract classes, issubclass looks at all subclasses before it says no.
            if Operation in item.__mro__:
                ops.append(cast("type[Operation]", item))
            elif Attribute in item.__mro__:
                attributes.append(cast("type[Attribute]", item))
    return Dialect(name, ops, attributes)


def _modules(root: ModuleType) -> Iterator[ModuleType]:
    """A module and, of a package, all that are in it."""
    yield root
    for found in walk_packages(getattr(root, "__path__", ()), f"{root.__name__}."):
        yield import_module(found.name)


def _is_member(item: object, module: ModuleType) -> TypeGuard[type]:
    return (
        isinstance(item, type) and item.__module__ == module.__name__ and "name" in vars(item)
    )
