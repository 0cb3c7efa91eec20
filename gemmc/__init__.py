"""gemmc: matrix multiplications compiled from linalg to SM90a PTX, on xDSL (docs/python.md).

What is public is loaded when it is first asked for, so that importing the package costs nothing.
"""

TYPE_CHECKING = False
"""What type checkers take for true; the module `typing` takes longer to load than all of this."""

if TYPE_CHECKING:
    from typing import Any

    from gemmc import cache as cache
    from gemmc import elementwise as elementwise
    from gemmc import interpret as interpret
    from gemmc import reference as reference
    from gemmc.api import compile as compile
    from gemmc.assemble import AssembleError as AssembleError
    from gemmc.compiled import CompiledKernel as CompiledKernel
    from gemmc.errors import GemmcError as GemmcError
    from gemmc.errors import Place as Place
    from gemmc.interpret import InterpretError as InterpretError
    from gemmc.pipeline import Pipeline as Pipeline
    from gemmc.pipeline import Step as Step
    from gemmc.pipeline import Template as Template
    from gemmc.pipeline import load_pipeline as load_pipeline
    from gemmc.pipeline import names as pipeline_names
    from gemmc.pipeline import pipeline_of as pipeline_of
    from gemmc.products import matmul as matmul
    from gemmc.workbench import parse as parse
    from gemmc.workbench import resolve as resolve
    from gemmc.workbench import run_pass as run_pass
    from gemmc.workbench import timeline as timeline
    from gemmc.workbench import verify_each as verify_each

__version__ = "0.1.0"

_HOMES = {
    "AssembleError": "assemble",
    "CompiledKernel": "compiled",
    "GemmcError": "errors",
    "InterpretError": "interpret",
    "Pipeline": "pipeline",
    "Place": "errors",
    "Step": "pipeline",
    "Template": "pipeline",
    "cache": "",
    "compile": "api",
    "elementwise": "",
    "interpret": "",
    "load_pipeline": "pipeline",
    "matmul": "products",
    "parse": "workbench",
    "pipeline_names": "pipeline:names",
    "pipeline_of": "pipeline",
    "reference": "",
    "resolve": "workbench",
    "run_pass": "workbench",
    "timeline": "workbench",
    "verify_each": "workbench",
}
"""Public name to the module that has it, with its name there if that is another; nothing for a
module."""

__all__ = [
    "AssembleError",
    "CompiledKernel",
    "GemmcError",
    "InterpretError",
    "Pipeline",
    "Place",
    "Step",
    "Template",
    "__version__",
    "cache",
    "compile",
    "elementwise",
    "interpret",
    "load_pipeline",
    "matmul",
    "parse",
    "pipeline_names",
    "pipeline_of",
    "reference",
    "resolve",
    "run_pass",
    "timeline",
    "verify_each",
]


def __getattr__(name: str) -> "Any":
    """A public name, loaded on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gemmc' has no attribute '{name}'")
    from importlib import import_module

    home, _, there = _HOMES[name].partition(":")
    if not home:
        return import_module(f"{__name__}.{name}")
    found = getattr(import_module(f"{__name__}.{home}"), there or name)
    globals()[name] = found
    return found


def __dir__() -> "list[str]":
    return [*globals(), *(name for name in _HOMES if name not in globals())]
