"""What a compiled module can be written as: each kind is made once, when asked for."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.cli.observe import Timer
from gemmc.driver import Compiled, emit, located
from gemmc.pipeline import Pipeline

if TYPE_CHECKING:
    from gemmc.assemble import Assembled


@dataclass
class Artifacts:
    """The outputs of one compilation; `timer` gets the steps that make them."""

    module: ModuleOp
    pipeline: Pipeline
    timer: Timer
    generic: bool = False
    line_info: bool = False

    def content(self, kind: str) -> bytes:
        """The bytes of an output of kind mlir, ptx, cubin or manifest."""
        makers: dict[str, Callable[[], bytes]] = {
            "mlir": lambda: frontend.print_module(self.module, self.generic).encode(),
            "ptx": lambda: self.compiled.ptx.encode(),
            "cubin": lambda: self.assembled.cubin,
            "manifest": lambda: (json.dumps(self.compiled.manifest, indent=2) + "\n").encode(),
        }
        return makers[kind]()

    def everything(self, folder: Path, stem: str) -> list[tuple[str, bytes]]:
        """PTX and manifest; cubin and ptxas's version and log too, where there is a ptxas."""
        from gemmc.assemble import AssembleError, find_ptxas

        kinds = {".ptx": "ptx", ".json": "manifest"}
        files = [(f"{stem}{suffix}", self.content(kind)) for suffix, kind in kinds.items()]
        try:
            find_ptxas()
        except AssembleError as error:
            print(f"no cubin: {error}", file=sys.stderr)
        else:
            made = self.assembled
            log = f"ptxas {made.version}\n{made.log}"
            files += [(f"{stem}.cubin", made.cubin), (f"{stem}.ptxas.txt", log.encode())]
        return [(str(folder / name), content) for name, content in files]

    @cached_property
    def compiled(self) -> Compiled:
        """PTX and manifest."""
        made = self.timer.measure("emit", lambda: emit(self.module, self.pipeline))
        return located(made) if self.line_info else made

    @cached_property
    def assembled(self) -> Assembled:
        """The PTX through ptxas, whose complaints name the source of an instruction."""
        from gemmc.assemble import assemble

        compiled = self.compiled
        ptx, sources = compiled.ptx, compiled.sources
        made = self.timer.measure("ptxas", lambda: assemble(ptx, source_map=sources))
        for warning in made.warnings:
            print(f"warning: {warning}", file=sys.stderr)
        return made
