"""Pipelines: which passes run, in which order, with which options.

A pipeline is text (`gemmc.pipeline_text` has the format). The ones that come with gemmc
are files, `pipelines/<name>.pipeline`, next to the package in a checkout and inside it
once installed. Nothing here knows what any of them does.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipeline, PassPipelineCallbackType
from xdsl.utils.arg_spec import ArgSpec, parse_pipeline
from xdsl.utils.exceptions import ArgSpecParseError

from gemmc import advice, order, registry
from gemmc.errors import GemmcError, did_you_mean
from gemmc.pass_options import with_options
from gemmc.pipeline_text import Entry, read_entries, read_metadata


class PassError(GemmcError):
    """A pass failed on IR that it neither knows nor refuses. Its cause is what was raised."""

    def __init__(self, name: str, error: Exception, where: str):
        said = " ".join(f"{type(error).__name__}: {error}".split())
        change = "check the order of the passes; GEMMC_TRACEBACK=1 shows where it failed"
        found = f"IR that it fails on ({said})"
        super().__init__(name, "IR that the pass knows", found, change, where)


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

    What a pass refuses without a place in the program gets the pass's own of `places`; passes in
    an impossible order are refused before the first of them runs. Raises `PassError` for what a
    pass raises that is no refusal.
    """
    order.check(module, passes, places)
    reached, in_pass = -1, False

    def follow(before: ModulePass | None, current: ModuleOp, after: ModulePass | None) -> None:
        nonlocal reached, in_pass
        in_pass = False
        if callback is not None:
            callback(before, current, after)
        reached, in_pass = reached + 1, True

    try:
        PassPipeline(passes, follow).apply(ctx, module)
    except GemmcError as error:
        advice.fit(error, passes, places, reached)
        if not error.where and 0 <= reached < len(places):
            error.where = places[reached]
        raise
    except Exception as error:
        if not in_pass or not 0 <= reached < len(passes):
            raise
        where = places[reached] if reached < len(places) else ""
        raise PassError(passes[reached].name, error, where) from error


def _find(source: str) -> tuple[str, str, str]:
    """Name, text and origin (what an error calls it) of what the user passed."""
    if source in names():
        path = folder() / f"{source}{SUFFIX}"
        return source, _read(path), str(path)
    if os.path.isfile(source):
        return Path(source).stem, _read(Path(source)), source
    if source.endswith(SUFFIX) or ("/" in source and "{" not in source):
        raise GemmcError("pipeline", "an existing file", "none", where=source)
    return INLINE, source, INLINE


def _read(path: Path) -> str:
    content = path.read_bytes()
    try:
        # Line ends as in a file that is opened as text.
        return content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line_start = content.rfind(b"\n", 0, error.start) + 1
        line = content.count(b"\n", 0, error.start) + 1
        where = f"{path}:{line}:{error.start - line_start + 1}"
        found = f"byte {content[error.start]:#04x}"
        raise GemmcError("pipeline", "UTF-8 text", found, where=where) from error


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
    entries = read_entries(_read(path), str(path))
    yield from _resolve(entries, (*inside, spec.name))


def _parse(entry: Entry) -> ArgSpec:
    try:
        (spec,) = parse_pipeline(entry.text)
    except ArgSpecParseError as error:  # a BaseException: nothing else would catch it
        needed = "'name' or 'name{option=value option=value,value}'"
        found = f"'{entry.text}'"
        raise GemmcError("pipeline", needed, found, where=entry.where) from error
    given = Counter(each.replace("-", "_") for each in entry.options)
    for option, times in given.items():
        if times > 1:
            found = f"{option} {times} times"
            raise GemmcError(spec.name, "each option once", found, where=entry.where)
    return spec


def _unknown(name: str, entry: Entry) -> GemmcError:
    known = [*registry.PASS_NAMES, *names(), *registry.foreign_names()]
    needed = "the name of a pass or of a pipeline"
    now = registry.RENAMED.get(name)
    change = f"it is called '{now}' now" if now else did_you_mean(name, known)
    return GemmcError("pipeline", needed, f"'{name}'", change, entry.where)
