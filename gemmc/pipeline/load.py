"""From a name, a file or a text to a template, with the pipelines that it includes spliced in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from os import PathLike, fspath
from typing import cast

from xdsl.passes import ModulePass

from gemmc import registry
from gemmc.errors import GemmcError, described
from gemmc.pipeline import files
from gemmc.pipeline.lines import Line, bound, lines_of
from gemmc.pipeline.parameters import Parameter, chosen, parameters_of
from gemmc.pipeline.places import of_caller
from gemmc.pipeline.resolved import Pipeline
from gemmc.pipeline.template import Added, Template, lines_of_passes, unknown
from gemmc.pipeline.text import read_facts

_FILE_WITH_PARAMETERS = re.compile(r"(?P<path>[^{}]+\.pipeline)(?P<parameters>\{[^{}]*\})")


def load_pipeline(source: str | PathLike[str]) -> Template:
    """The pipeline `source` means: a name, else a file's path, else the text itself.

    A path may be followed by parameters, as a name may: `mine.pipeline{tile=128,128,64}`.
    Raises `GemmcError` at the offending line for a pass, pipeline, option or parameter that
    does not exist, and for a pipeline that includes itself.
    """
    if isinstance(source, PathLike):
        source = fspath(source)
    if not isinstance(source, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise no_pipeline(source)
    if match := _FILE_WITH_PARAMETERS.fullmatch(source.strip()):
        return _filled_file(match["path"], match["parameters"])
    if source.strip() in files.CHOSEN:
        change = f"gemmc.resolve({source.strip()!r}, module) chooses for a program"
        raise GemmcError("pipeline", "the name of a pass or of a pipeline", f"'{source}'", change)
    name, text, origin = files.find(source.strip())
    found = _read(name, text, origin)
    lines = tuple(_spliced(found.lines, (name,)))
    return replace(found, lines=lines).check()


def shipped(name: str) -> Template:
    """`load_pipeline` of a named pipeline, whose options are checked as its passes are made, and
    those of all of them by the tests."""
    text, origin = files.named(name)
    found = _read(name, text, origin)
    return replace(found, lines=tuple(_spliced(found.lines, (name,)))).check_names()


def _filled_file(path: str, parameters: str) -> Template:
    (line,) = lines_of(f"parameters{parameters}", files.INLINE)
    return load_pipeline(path).filled(_given(line), line.where)


def _given(line: Line) -> dict[str, str]:
    """The parameters of a line that names a pipeline; one without a value is true."""
    return {key: "true" if value is None else value for key, value in line.options}


def pipeline_of(*passes: Added, name: str = "<python>") -> Template:
    """A pipeline of passes, each an xDSL `ModulePass` or text; `name` is what errors call it."""
    return Template(name, lines_of_passes(passes, of_caller()))


def no_pipeline(found: object) -> GemmcError:
    """The refusal of an object that is no pipeline."""
    needed = "a pipeline: a name, a file, its text, or a value of gemmc.load_pipeline"
    change = ""
    if isinstance(found, ModulePass):
        change = "give gemmc.pipeline_of(it)"
    elif isinstance(found, (tuple, list)):
        change = "give gemmc.pipeline_of(*it), which makes one of passes"
    return GemmcError("pipeline", needed, described(cast(object, found)), change)


def load(source: str) -> Pipeline:
    """The passes of `load_pipeline`, with its defaults: for its example where it has one."""
    return load_pipeline(source).resolved()


def _read(name: str, text: str, origin: str) -> Template:
    facts = read_facts(text, origin)
    said = tuple((fact.key, fact.value) for fact in facts if not fact.parameter)
    return Template(name, lines_of(text, origin), parameters_of(facts), said)


def _spliced(lines: tuple[Line, ...], inside: tuple[str, ...]) -> Iterator[Line]:
    for line in lines:
        if registry.find(line.name) is not None:
            yield line
        elif line.name in files.names():
            yield from _included(line, inside)
        else:
            raise unknown(line)


def _included(line: Line, inside: tuple[str, ...]) -> Iterator[Line]:
    """The lines of a named pipeline, its parameters filled from the options of the line."""
    if line.condition is not None:
        needed = "no condition on the name of a pipeline"
        raise GemmcError("pipeline", needed, f"'{line}'", where=line.place("if"))
    if line.name in inside:
        chain = " -> ".join((*inside, line.name))
        needed = "pipelines that do not include themselves"
        raise GemmcError("pipeline", needed, chain, where=line.where)
    text, origin = files.named(line.name)
    found = _read(line.name, text, origin)
    inner = replace(found, lines=tuple(_spliced(found.lines, (*inside, line.name)))).check()
    given = _given(line)
    plain = {key: value for key, value in given.items() if not value.startswith("$")}
    values = chosen(inner.parameters, given, line.where)
    inner.filled(plain, line.where)
    for each in inner.lines:
        made = bound(each, values)
        if made is not None:
            yield replace(made, marks={**line.marks, **made.marks})


__all__ = ["Parameter", "load", "load_pipeline", "shipped"]
