"""Lines of a program → operations that a warp runs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gemmc.interpret.hardware.errors import Site, Unsupported
from gemmc.interpret.ptx.flow import join_points, targets_of
from gemmc.interpret.ptx.opcode_table import Waiting, builder_of
from gemmc.interpret.ptx.operations import BRANCH, EXIT, INDEXED, PLAIN, WAITING, Op
from gemmc.interpret.ptx.program import Line, Program
from gemmc.interpret.ptx.values import reader, wrong

FAMILIES = (
    *("async_copy", "barriers", "bits", "convert", "floating", "integer"),
    *("lanes", "loadstore", "matrices", "mma", "tma", "wgmma"),
)
"""Modules of this package that register instructions when they are loaded."""
for _family in FAMILIES:
    import_module(f"gemmc.interpret.ptx.{_family}")


def decode(program: Program) -> list[Op]:
    """One Op a line, and an exit behind the last. Raises PtxSyntaxError."""
    joins = join_points(program.code)
    ops = [_op(line, joins[i], i) for i, line in enumerate(program.code)]
    where = program.entry.where
    end = Line(("ret",), (), None, where, "ret;")
    ops.append(Op(EXIT, None, -1, True, Site("ret", str(where)), end))
    return ops


def _op(line: Line, join: int, position: int) -> Op:
    guard, sense = (-1, True) if line.guard is None else (line.guard[0].index, line.guard[1])
    site = Site(line.opcode, str(line.where))
    name = line.parts[0]
    if name in ("ret", "exit"):
        return Op(EXIT, None, guard, sense, site, line)
    if name == "bra":
        targets = targets_of(line)
        if len(targets) != 1:
            raise wrong(line, "a label", ", ".join(map(str, line.operands)) or "none")
        return Op(BRANCH, None, guard, sense, site, line, targets[0], join)
    if name == "brx":
        index = reader(line, line.operands[0], "u32")
        targets = targets_of(line)
        return Op(INDEXED, None, guard, sense, site, line, -1, join, targets, index)
    if name in ("call", "trap", "brkpt"):
        return Op(PLAIN, _refusal(line, site), guard, sense, site, line)
    build = builder_of(line)
    if build is None:
        raise wrong(line, "an instruction that this machine has", "one that it has not")
    made = build(line)
    if isinstance(made, Waiting):
        return Op(WAITING, made.execute, guard, sense, site, line)
    return Op(PLAIN, made, guard, sense, site, line)


def _refusal(line: Line, site: Site) -> Any:
    """Calls and traps parse, and are an error only when a lane gets there."""
    what = {"call": "calls are not executed", "trap": "the kernel trapped"}
    message = what.get(line.parts[0], "a breakpoint")

    def run(w: Any, mask: Any) -> None:
        raise Unsupported(f"{message}: {line.text}", site, [f"by {w.agent.describe()}"])

    return run
