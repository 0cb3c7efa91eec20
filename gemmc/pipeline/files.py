"""Where pipelines are: the named ones are files, next to the package or inside it."""

from __future__ import annotations

import os
from pathlib import Path

from gemmc.errors import GemmcError
from gemmc.pipeline.text import read_metadata

SUFFIX = ".pipeline"
INLINE = "<pipeline>"
"""The name of a pipeline that was given as text."""


def folder() -> Path:
    """Where the named pipelines are: inside an installed package, beside a source one."""
    package = Path(__file__).parents[1]
    installed = package / "pipelines"
    return installed if installed.is_dir() else package.parent / "pipelines"


def names() -> tuple[str, ...]:
    """The named pipelines, sorted."""
    return tuple(sorted(path.stem for path in folder().glob(f"*{SUFFIX}")))


def metadata_of(name: str) -> dict[str, str]:
    """The metadata of a named pipeline, its passes left alone."""
    text, origin = named(name)
    return read_metadata(text, origin)


def named(name: str) -> tuple[str, str]:
    """Text and path of a named pipeline."""
    path = folder() / f"{name}{SUFFIX}"
    return path.read_text(encoding="utf-8"), str(path)


def find(source: str) -> tuple[str, str, str]:
    """Name, text and origin (what an error calls it) of what the user passed."""
    if source in names():
        return source, *named(source)
    if os.path.isfile(source):
        return Path(source).stem, _read(Path(source)), source
    if source.endswith(SUFFIX) or ("/" in source and "{" not in source):
        raise GemmcError("pipeline", "an existing file", "none", where=source)
    return INLINE, source, INLINE


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError) as error:
        raise GemmcError("pipeline", "a text file", str(error), where=str(path)) from error
