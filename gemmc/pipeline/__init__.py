"""Pipelines: which passes run, in which order, with which options.

A pipeline is text (`gemmc.pipeline.text` has the format). Loading it gives a `Template`, which may
have parameters and options that are `auto`; resolving that for a problem and a target gives a
`Pipeline`, which runs. Nothing here knows what any of the named ones does.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from gemmc.pipeline.files import INLINE, SUFFIX, folder, metadata_of, names
from gemmc.pipeline.kernels import ForKernel, alone, apply
from gemmc.pipeline.load import load, load_pipeline, no_pipeline, pipeline_of, shipped
from gemmc.pipeline.resolved import Pipeline
from gemmc.pipeline.running import PassError, apply_one, run
from gemmc.pipeline.template import Template

if TYPE_CHECKING:
    from gemmc.pipeline.edits import edited
    from gemmc.pipeline.steps import Step

_ON_DEMAND = {"edited": "gemmc.pipeline.edits", "Step": "gemmc.pipeline.steps"}
"""What a compilation does not need, by the module that has it."""


def __getattr__(name: str) -> object:
    if name not in _ON_DEMAND:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ON_DEMAND[name]), name)


__all__ = [
    "INLINE",
    "SUFFIX",
    "ForKernel",
    "PassError",
    "Pipeline",
    "Step",
    "Template",
    "alone",
    "apply_one",
    "apply",
    "edited",
    "folder",
    "load",
    "load_pipeline",
    "metadata_of",
    "names",
    "no_pipeline",
    "pipeline_of",
    "run",
    "shipped",
]
