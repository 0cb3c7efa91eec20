"""Files in and out: what a path means, and outputs that are whole or not there."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from gemmc.errors import GemmcError

MOST_BYTES = 1 << 30
"""Of an input: `/dev/zero` has no end."""

SUFFIX_KINDS = {".mlir": "mlir", ".ptx": "ptx", ".cubin": "cubin", ".json": "manifest"}


def read_input(path: str) -> tuple[str, str]:
    """Text and display name of an input file; `-` is stdin."""
    name = "<stdin>" if path == "-" else path
    if path != "-" and not os.path.exists(path):
        raise GemmcError("input", "an existing file", "none", _meant(path), where=path)
    if path != "-" and os.path.isdir(path):
        raise GemmcError("input", "a file", "a folder", where=path)
    content = _content(path, name)
    try:
        return content.decode("utf-8"), name
    except UnicodeDecodeError as error:
        found = f"byte {content[error.start]:#04x} at offset {error.start}"
        before = content[: error.start].decode("utf-8").split("\n")
        place = f"{name}:{len(before)}:{len(before[-1]) + 1}"
        raise GemmcError("input", "UTF-8 text", found, where=place) from error


def _content(path: str, name: str) -> bytes:
    """All bytes of an input; GemmcError for one that can't be read, or has no end."""
    try:
        if path == "-":
            _check_open(sys.stdin, "input")
            content = sys.stdin.buffer.read(MOST_BYTES)
        else:
            with open(path, "rb") as stream:
                content = stream.read(MOST_BYTES)
    except OSError as error:
        found = error.strerror or str(error)
        raise GemmcError("input", "a file that can be read", found, where=name) from error
    if len(content) == MOST_BYTES:
        raise GemmcError("input", "a text of less than 2^30 bytes", "more", where=name)
    return content


def check_outputs(paths: Sequence[str | None], *sources: str, option: str = "-o") -> None:
    """GemmcError for outputs of which two are one file, or one is an input, or that no file can be
    at; None is no output."""
    seen: dict[str, str] = {}
    for source in sources:
        if source != "-" and os.path.isfile(source):
            seen[os.path.realpath(source)] = "the input"
    for path in paths:
        if path is None:
            continue
        if path:
            _check(path)
        file = path if path == "-" else os.path.realpath(path)
        if file in seen and (path == "-" or not _is_stream(path)):
            raise GemmcError(option, "another file for each output", f"{path!r}, {seen[file]}")
        seen[file] = "which is named before"


def _meant(path: str) -> str:
    """The file that a path to none is close to, if there is one."""
    from difflib import get_close_matches

    own = Path(path)
    beside = {each.name: str(each) for each in own.parent.glob("*") if each != own}
    close = get_close_matches(own.name, beside, n=1, cutoff=0.8)
    return f"did you mean '{beside[close[0]]}'?" if close else ""


def kind_of(path: str, emit: str | None, default: str) -> str:
    """What to write to `path`: `--emit`, else its suffix, else `default` (also for `-`)."""
    if emit is not None:
        return emit
    suffix = Path(path).suffix
    if path == "-" or not suffix:
        return default
    if suffix not in SUFFIX_KINDS:
        needed = f"a suffix among {', '.join(SUFFIX_KINDS)}"
        raise GemmcError("-o", needed, f"'{path}'", "say what to write with --emit")
    return SUFFIX_KINDS[suffix]


def write(path: str, content: bytes) -> None:
    """All of `content` to the file `path` or nothing; `-` is stdout."""
    write_all([(path, content)])


def write_all(outputs: Sequence[tuple[str, bytes]]) -> None:
    """Each content to its path, as `write`; GemmcError for one that can't be had, and then no file
    is made or changed."""
    for path, _ in outputs:
        _check(path)
    files = [each for each in outputs if not _is_stream(each[0])]
    made: list[tuple[str, str, str]] = []
    try:
        for path, content in files:
            made.append((path, *_beside(path, content)))
        for path, content in outputs:
            if _is_stream(path):
                _send(path, content)
        for path, temporary, target in made:
            with _said(path):
                os.replace(temporary, target)
    finally:
        for _, temporary, _ in made:
            with suppress(OSError):
                os.unlink(temporary)


def _is_stream(path: str) -> bool:
    """Whether it is stdout, a device or a pipe, which can't be replaced by a file."""
    return path == "-" or os.path.exists(path) and not os.path.isfile(path)


def _check_open(stream: TextIO | None, which: str) -> None:
    """GemmcError for a stream that the process was started without."""
    if stream is None:
        raise GemmcError(which, f"a standard {which} that is open", "a closed one", "name a file")


def _check(path: str) -> None:
    """GemmcError for a path that no file can be at."""
    if path == "-":
        return
    if os.path.isdir(path):
        raise GemmcError("output", "a file's name", "a folder", "name a file in it", path)
    folder = os.path.dirname(os.path.realpath(path))
    if not os.path.isdir(folder):
        raise GemmcError("output", "an existing folder", f"no '{folder}'", "make it", path)


@contextmanager
def _said(path: str) -> Generator[None]:
    """What the system refuses, as an error about a path."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        change = "make room, or name another file"
        found = error.strerror or str(error)
        raise GemmcError("output", "a place to write to", found, change, path) from error


def _send(path: str, content: bytes) -> None:
    """To what is no file."""
    if path != "-":
        with _said(path):
            Path(path).write_bytes(content)
        return
    _check_open(sys.stdout, "output")
    with _said("<stdout>"):
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()


def _beside(path: str, content: bytes) -> tuple[str, str]:
    """A file beside `path` with the content, so that nobody ever sees half of it, and the file
    that it is to replace."""
    target = os.path.realpath(path)
    with _said(path):
        handle, temporary = tempfile.mkstemp(dir=os.path.dirname(target), prefix=".gemmc-")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(content)
            os.chmod(temporary, 0o666 & ~_umask())
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
    return temporary, target


def _umask() -> int:
    """The process's umask, which can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
