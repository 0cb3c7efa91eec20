"""What the page runs: a timeline, and programs on the interpreter and on the PTX machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xdsl.dialects.builtin import ModuleOp

from gemmc.driver import Source
from gemmc.errors import GemmcError
from gemmc.explore.request import Request

LEVELS = ("ir", "ptx")


def timeline_picture(asked: Request) -> dict[str, Any]:
    """The picture of the first CTA, and what is wrong where a run finds something; of a program of
    several kernels one of each, as `kernels`."""
    from gemmc.workbench import kernel_names, parse

    pipeline = asked.template()
    module = parse(asked.source, asked.filename)
    names = kernel_names(module, pipeline)
    if not names:
        return _drawn(module, pipeline, "")
    return {"kernels": [{"kernel": each, **_drawn(module, pipeline, each)} for each in names]}


def _drawn(module: ModuleOp, pipeline: Source, kernel: str) -> dict[str, Any]:
    from gemmc.interpret import InterpretError
    from gemmc.interpret.timeline import svg
    from gemmc.workbench import timeline

    try:
        found = timeline(module, pipeline, kernel=kernel)
    except InterpretError as error:
        return {"wrong": str(error)}
    title = f"{pipeline}, {kernel}" if kernel else str(pipeline)
    return {"svg": svg.draw(found, title), "clocks": found.total}


def run(asked: Request, message: Mapping[str, Any]) -> dict[str, Any]:
    """A run on the CPU that is checked against NumPy: `ok`, and the lines that it says.

    `ir` is a program that passes have left, perhaps edited, which runs as it is; `against` is then
    the program that says what is right. Without it the pipeline's result runs, on `level`.
    """
    from gemmc.checking import run_on_cpu

    said: list[str] = []
    seed, level = message.get("seed", 0), message.get("level", "ir")
    if not isinstance(seed, int) or seed < 0 or level not in LEVELS:
        raise GemmcError("message", "a seed from 0 on and a level ir or ptx", f"{seed}, {level}")
    edited = message.get("ir")
    if isinstance(edited, str):
        against = str(message.get("against") or asked.source), asked.filename
        code = run_on_cpu(
            edited, "edited.mlir", "", check=True, seed=seed, integers=True, say=said.append,
            against=against,
        )  # fmt: skip
    else:
        pipeline: Any = asked.template()
        code = run_on_cpu(
            asked.source, asked.filename, pipeline, check=True, seed=seed, integers=True,
            level=level, say=said.append,
        )  # fmt: skip
    return {"ok": code == 0, "lines": said}
