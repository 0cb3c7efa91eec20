"""Names of functions as names in PTX, which knows fewer (PTX ISA, "Identifiers")."""

from __future__ import annotations

import re

from xdsl.dialects.builtin import ModuleOp, StringAttr

from gemmc.dialects.ptx.types import is_identifier
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.ir import kernels


def name_kernels(module: ModuleOp) -> None:
    """Gives every tile.kernel of a module the name that its entry has in PTX.

    A name that is an identifier stays. Another is spelled by `spelled`, and gets a `$` at its
    end as long as the module has a symbol of that name.
    """
    taken = _symbols(module)
    for kernel in kernels(module):
        name = kernel.sym_name.data
        if is_identifier(name):
            continue
        found = spelled(name)
        while found in taken:
            found += "$"
        taken.add(found)
        kernel.sym_name = StringAttr(found)


def shared_name(kernel: KernelOp) -> str:
    """Name of a kernel's dynamic shared memory, which no kernel beside it has."""
    module = kernel.parent_op()
    taken = _symbols(module) if isinstance(module, ModuleOp) else set[str]()
    found = f"{kernel.sym_name.data}_smem"
    while found in taken:
        found += "$"
    return found


def _symbols(module: ModuleOp) -> set[str]:
    """The names of a module's functions and kernels, at any level."""
    names = (op.properties.get("sym_name") for op in module.ops)
    return {name.data for name in names if isinstance(name, StringAttr)}


def spelled(name: str) -> str:
    """An identifier for a name that is none, another one for each.

    Letters, digits and underscores stay; any other character is its number in hexadecimal
    between two `$`, and so is the first one where they alone are no identifier: `a.b` is
    `a$2e$b`, `1d` is `$31$d` and the empty name is `$$`.
    """
    found = re.sub(r"[^A-Za-z0-9_]", lambda other: _number(other[0]), name)
    if is_identifier(found):
        return found
    return _number(name[0]) + found[1:] if name else "$$"


def _number(character: str) -> str:
    return f"${ord(character):x}$"
