"""Where pipelines are: the named ones are files, next to the package or inside it."""

from __future__ import annotations

import codecs
import os
import re
from functools import cache
from pathlib import Path

from gemmc.errors import GemmcError, did_you_mean
from gemmc.pipeline.text import read_metadata

SUFFIX = ".pipeline"
AUTO = "auto"
"""What stands for the configuration that `gemmc.select` chooses for a program."""

TUNED = "tuned"
"""What stands for the configuration that was measured to be the best (`gemmc.tuned`)."""

CHOSEN = AUTO, TUNED
"""What is chosen for a program, and no pipeline's name."""

_A_FILE = re.compile(r"[^{},\s]*[./][^{},\s]*")
"""A word that no pipeline's text is: names of passes have neither dots nor slashes."""

INLINE = "<pipeline>"
"""The name of a pipeline that was given as text."""


@cache
def folder() -> Path:
    """Where the named pipelines are: inside an installed package, beside a source one."""
    package = Path(__file__).parents[1]
    installed = package / "pipelines"
    return installed if installed.is_dir() else package.parent / "pipelines"


def names() -> tuple[str, ...]:
    """The named pipelines, sorted."""
    return tuple(sorted(path.stem for path in folder().glob(f"*{SUFFIX}")))


@cache
def for_kernels_of(op: str) -> str | None:
    """The file of the pipeline for kernels that are one op of a name, beside those for products;
    None where there is none. Such a file says of which op it is, as `#: kernels = …`."""
    for path in sorted(folder().glob(f"kernels/*{SUFFIX}")):
        if read_metadata(_read(path), str(path)).get("kernels") == op:
            return str(path)
    return None


def metadata_of(name: str) -> dict[str, str]:
    """The metadata of a pipeline, named or a file, its passes left alone."""
    _, text, origin = find(name)
    return read_metadata(text, origin)


def named(name: str) -> tuple[str, str]:
    """Text and path of a named pipeline."""
    path = folder() / f"{name}{SUFFIX}"
    return _read(path), str(path)


def is_file(word: str) -> bool:
    """Whether a word can only be a file's name."""
    return _A_FILE.fullmatch(word) is not None


def find(source: str) -> tuple[str, str, str]:
    """Name, text and origin (what an error calls it) of what the user passed."""
    if source in names():
        return source, *named(source)
    named_so = is_file(source)
    if named_so and os.path.isdir(source):
        raise GemmcError("pipeline", "a file", "a folder", where=source)
    if os.path.isfile(source) or (named_so and os.path.exists(source)):  # a shell's <(…) is a pipe
        return Path(source).stem, _read(Path(source)), source
    if named_so:
        raise GemmcError("pipeline", "an existing file", "none", _meant(source), where=source)
    return INLINE, source, INLINE


def _meant(source: str) -> str:
    """The pipeline, or the file, that a file's name which is none is close to."""
    files = [str(each) for each in Path(source).parent.glob(f"*{SUFFIX}") if each.is_file()]
    named = "" if "/" in source else did_you_mean(Path(source).stem, names(), most=1)
    return named or did_you_mean(source, files, most=1)


def _read(path: Path) -> str:
    content = path.read_bytes()
    if content.startswith(codecs.BOM_UTF8):
        needed, change = "UTF-8 text without a byte order mark", "save the file without"
        raise GemmcError("pipeline", needed, "one", change, f"{path}:1:1")
    try:
        # Line ends as in a file that is opened as text.
        return content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line_start = content.rfind(b"\n", 0, error.start) + 1
        line = content.count(b"\n", 0, error.start) + 1
        where = f"{path}:{line}:{error.start - line_start + 1}"
        found = f"byte {content[error.start]:#04x}"
        raise GemmcError("pipeline", "UTF-8 text", found, where=where) from error
