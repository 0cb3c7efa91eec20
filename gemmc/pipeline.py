"""Pipelines: which passes run, in which order, with which options.

A pipeline is text (`gemmc.pipeline_text` has the format). The ones that come with gemmc
are files, `pipelines/<name>.pipeline`, next to the package in a checkout and inside it
once installed. Nothing here knows what any of them does.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipeline, PassPipelineCallbackType
from xdsl.utils.arg_spec import ArgSpec, parse_pipeline
from xdsl.utils.exceptions import ArgSpecParseError

from gemmc import registry
from gemmc.errors import GemmcError
from gemmc.pipeline_text import Entry, read_entries, read_metadata

SUFFIX = ".pipeline"
INLINE = "<pipeline>"
"""The name of a pipeline that was given as text."""


@dataclass(frozen=True)
class Pipeline:
    """Passes with their options, ready to run, and what the file says of itself."""

    name: str
    metadata: dict[str, str]
    passes: tuple[ModulePass, ...]

    @property
    def text(self) -> str:
        """The passes as `xdsl-opt -p` takes them: no includes, no comments, one line."""
        return ",".join(str(each.pipeline_pass_spec()) for each in self.passes)


def folder() -> Path:
    """Where the named pipelines are: inside an installed package, beside a source one."""
    package = Path(__file__).parent
    installed = package / "pipelines"
    return installed if installed.is_dir() else package.parent / "pipelines"


def names() -> tuple[str, ...]:
    """The named pipelines, sorted."""
    return tuple(sorted(path.stem for path in folder().glob(f"*{SUFFIX}")))


def metadata_of(name: str) -> dict[str, str]:
    """The metadata of a named pipeline, its passes left alone."""
    path = folder() / f"{name}{SUFFIX}"
    return read_metadata(path.read_text(encoding="utf-8"), str(path))


def load(source: str) -> Pipeline:
    """The pipeline `source` means: a name, else a file's path, else the text itself.

    Raises `GemmcError` at the offending line for a pass, pipeline or option that does
    not exist, and for a pipeline that includes itself.
    """
    name, text, origin = _find(source.strip())
    passes = tuple(_resolve(read_entries(text, origin), (name,)))
    return Pipeline(name, read_metadata(text, origin), passes)


def run(
    module: ModuleOp,
    ctx: Context,
    passes: tuple[ModulePass, ...],
    callback: PassPipelineCallbackType | None = None,
) -> None:
    """Rewrites `module` in place; `callback` sees it before, between and after passes."""
    PassPipeline(passes, callback).apply(ctx, module)


def _find(source: str) -> tuple[str, str, str]:
    """Name, text and origin (what an error calls it) of what the user passed."""
    if source in names():
        path = folder() / f"{source}{SUFFIX}"
        return source, path.read_text(encoding="utf-8"), str(path)
    if os.path.isfile(source):
        return Path(source).stem, Path(source).read_text(encoding="utf-8"), source
    if source.endswith(SUFFIX) or ("/" in source and "{" not in source):
        raise GemmcError("pipeline", "an existing file", "none", where=source)
    return INLINE, source, INLINE


def _resolve(entries: tuple[Entry, ...], inside: tuple[str, ...]) -> Iterator[ModulePass]:
    for entry in entries:
        spec = _parse(entry)
        factory = registry.find(spec.name)
        if factory is not None:
            yield _instance(factory, spec, entry)
        elif spec.name in names():
            yield from _include(spec, entry, inside)
        else:
            raise _unknown(spec.name, entry)


def _include(spec: ArgSpec, entry: Entry, inside: tuple[str, ...]) -> Iterator[ModulePass]:
    if spec.parameters:
        needed = "no options on the name of a pipeline"
        raise GemmcError("pipeline", needed, f"'{entry.text}'", where=entry.where)
    if spec.name in inside:
        chain = " -> ".join((*inside, spec.name))
        needed = "pipelines that do not include themselves"
        raise GemmcError("pipeline", needed, chain, where=entry.where)
    path = folder() / f"{spec.name}{SUFFIX}"
    entries = read_entries(path.read_text(encoding="utf-8"), str(path))
    yield from _resolve(entries, (*inside, spec.name))


def _parse(entry: Entry) -> ArgSpec:
    try:
        (spec,) = parse_pipeline(entry.text)
    except ArgSpecParseError as error:  # a BaseException: nothing else would catch it
        needed = "'name' or 'name{option=value option=value,value}'"
        found = f"'{entry.text}'"
        raise GemmcError("pipeline", needed, found, where=entry.where) from error
    return spec


def _instance(factory: Callable[[], type[ModulePass]], spec: ArgSpec, entry: Entry) -> ModulePass:
    pass_type = factory()
    options = [field.name for field in fields(pass_type) if field.name != "name" and field.init]
    for given in spec.normalize_parameter_names().parameters:
        if given in options:
            continue
        needed = f"one of the options {', '.join(options)}" if options else "no options"
        advice = _advice(given, options)
        raise GemmcError(spec.name, needed, f"'{given}'", advice, entry.where)
    try:
        return pass_type.from_pass_spec(spec)
    except GemmcError as error:
        error.where = error.where or entry.where
        raise
    except ValueError as error:
        needed = "options of the right type"
        found = f"'{entry.text}' ({' '.join(str(error).split())})"
        raise GemmcError(spec.name, needed, found, where=entry.where) from error


def _unknown(name: str, entry: Entry) -> GemmcError:
    known = [*registry.PASS_NAMES, *names(), *registry.foreign_names()]
    needed = "the name of a pass or of a pipeline"
    return GemmcError("pipeline", needed, f"'{name}'", _advice(name, known), entry.where)


def _advice(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, n=3)
    return f"did you mean {' or '.join(repr(each) for each in close)}?" if close else ""
