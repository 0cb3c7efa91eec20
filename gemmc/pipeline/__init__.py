"""Pipelines: which passes run, in which order, with which options.

A pipeline is text (`gemmc.pipeline.text` has the format). Loading it gives a `Template`, which may
have parameters and options that are `auto`; resolving that for a problem and a target gives a
`Pipeline`, which runs. Nothing here knows what any of the named ones does.
"""

from gemmc.pipeline.edits import edited
from gemmc.pipeline.files import INLINE, SUFFIX, folder, metadata_of, names
from gemmc.pipeline.kernels import ForKernel, alone, apply
from gemmc.pipeline.load import load, load_pipeline, no_pipeline, pipeline_of
from gemmc.pipeline.resolved import Pipeline
from gemmc.pipeline.running import PassError, run
from gemmc.pipeline.steps import Step
from gemmc.pipeline.template import Template

__all__ = [
    "INLINE",
    "SUFFIX",
    "ForKernel",
    "PassError",
    "Pipeline",
    "Step",
    "Template",
    "alone",
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
]
