"""Pipelines: which passes run, in which order, with which options.

A pipeline is text (`gemmc.pipeline_text` has the format). The ones that come with gemmc
are files, `pipelines/<name>.pipeline`, next to the package in a checkout and inside it
once installed. Nothing here knows what any of them does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipeline, PassPipelineCallbackType
from xdsl.utils.arg_spec import ArgSpec, parse_pipeline
from xdsl.utils.exceptions import ArgSpecParseError

from gemmc import registry
from gemmc.errors import GemmcError, did_you_mean
from gemmc.pass_options import with_options
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
    places: tuple[str, ...] = ()
    """`file:line:column` of each pass, in the same order."""

    @property
    def text(self) -> str:
        """The passes as `xdsl-opt -p` takes them: no includes, no comments, one line."""
        return ",".join(str(each.pipeline_pass_spec()) for each in self.passes)


@dataclass(frozen=True)
class Step:
    """A pass of a pipeline and where the text names it."""

    made: ModulePass
    where: str


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
    steps = tuple(_resolve(read_entries(text, origin), (name,)))
    passes, places = tuple(each.made for each in steps), tuple(each.where for each in steps)
    return Pipeline(name, read_metadata(text, origin), passes, places)


def run(
    module: ModuleOp,
    ctx: Context,
    passes: tuple[ModulePass, ...],
    callback: PassPipelineCallbackType | None = None,
    places: tuple[str, ...] = (),
) -> None:
    """Rewrites `module` in place; `callback` sees it before, between and after passes.

    What a pass refuses without a place in the program gets the pass's own of `places`.
    """
    reached = -1

    def follow(before: ModulePass | None, current: ModuleOp, after: ModulePass | None) -> None:
        nonlocal reached
        if callback is not None:
            callback(before, current, after)
        reached += 1

    try:
        PassPipeline(passes, follow).apply(ctx, module)
    except GemmcError as error:
        if not error.where and 0 <= reached < len(places):
            error.where = places[reached]
        raise


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


def _resolve(entries: tuple[Entry, ...], inside: tuple[str, ...]) -> Iterator[Step]:
    for entry in entries:
        spec = _parse(entry)
        factory = registry.find(spec.name)
        if factory is not None:
            yield Step(with_options(factory(), spec, entry.where), entry.where)
        elif spec.name in names():
            yield from _include(spec, entry, inside)
        else:
            raise _unknown(spec.name, entry)


def _include(spec: ArgSpec, entry: Entry, inside: tuple[str, ...]) -> Iterator[Step]:
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


def _unknown(name: str, entry: Entry) -> GemmcError:
    known = [*registry.PASS_NAMES, *names(), *registry.foreign_names()]
    needed = "the name of a pass or of a pipeline"
    now = registry.RENAMED.get(name)
    change = f"it is called '{now}' now" if now else did_you_mean(name, known)
    return GemmcError("pipeline", needed, f"'{name}'", change, entry.where)
