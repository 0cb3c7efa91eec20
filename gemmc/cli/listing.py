"""`--list-passes` and `--list-pipelines`."""

from __future__ import annotations

import inspect

from gemmc import installed, pipeline, registry
from gemmc.pipeline.lines import line_of

FOUND = [(name, "") for name in registry.PASS_NAMES]


def print_passes() -> None:
    """A line per pass: its name and the first line of its docstring; those of other packages, but
    for xDSL's, last and with the package."""
    foreign = [(name, package) for package, names in installed.passes().items() for name in names]
    width = max(len(name) for name, _ in (*FOUND, *foreign))
    for name, package in (*FOUND, *foreign):
        factory = registry.find(name)
        said = _first_line(factory()) if factory is not None else ""
        note = f" ({package})" if package else ""
        print(f"{name:{width}}  {said}{note}".rstrip())


def print_pipelines() -> None:
    """A line per pipeline: its name and the title its file gives it."""
    names = pipeline.names()
    width = max(map(len, names), default=0)
    for name in names:
        print(f"{name:{width}}  {pipeline.metadata_of(name).get('title', '')}".rstrip())


def print_pipeline(loaded: pipeline.Pipeline) -> None:
    """A line per pass, as a file has it; a pass that is there several times with its number."""
    names = [each.name for each in loaded.passes]
    for at, each in enumerate(loaded.passes):
        several = names.count(each.name) > 1
        number = f"  # {each.name}#{names[: at + 1].count(each.name)}" if several else ""
        print(f"{line_of(each, '')}{number}")
    for name, inner in loaded.kernels:
        print(f"# of the kernel {name}:")
        print_pipeline(inner)


def _first_line(pass_type: type) -> str:
    """Of the class's docstring, else of its module's; dataclasses make up one of their own."""
    own = pass_type.__doc__ or ""
    if not own or own.startswith(f"{pass_type.__name__}("):
        own = getattr(inspect.getmodule(pass_type), "__doc__", None) or ""
    return own.strip().partition("\n")[0]
