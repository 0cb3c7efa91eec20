"""Compiling a configuration, in whatever process: whatever fails is its `error`."""

from __future__ import annotations

from gemmc.assemble import AssembleError, assemble, find_ptxas, ptxas_version
from gemmc.tune.child import end_with_parent
from gemmc.tune.device import Built, Program

DRIVER = "driver"
"""The assembler where there is no ptxas."""


def start_worker() -> None:
    """At the start of a process that compiles: it ends with the one that started it."""
    end_with_parent()


def assembler() -> str:
    """The version of the ptxas here, or `DRIVER`."""
    try:
        return ptxas_version(find_ptxas())
    except AssembleError:
        return DRIVER


def build(program: Program, pipeline: str, target: str) -> Built:
    """Machine code and manifest of a program by a resolved pipeline, for a target's name; PTX
    without a ptxas."""
    import json

    import gemmc

    try:
        kernel = gemmc.compile(
            program.text, pipeline=pipeline, filename=program.name, target=target
        )
        manifest = json.dumps(kernel.manifest)
        if assembler() == DRIVER:
            return Built(pipeline, kernel.ptx.encode(), manifest)
        made = assemble(kernel.ptx, source_map=kernel.sources)
    except Exception as error:  # a compiler's defect is a result of the search, too
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return Built(pipeline, error=why)
    return Built(pipeline, made.cubin, manifest, made.resources.registers)
