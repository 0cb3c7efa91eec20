"""PTX to cubin with ptxas, and its messages turned into located errors.

ptxas reports a `setmaxnreg` it ignored or a wgmma it made synchronous as mere
information. Each of these loses most of a kernel's speed, or repairs a missing fence or
wait that the compiler should have placed, so every message with a C75xx or C76xx code
is an error here, and so are spilled registers in a kernel whose wgmmas would wait for
them; elsewhere they are a warning. Not nvJitLink: it compiles for linking, which drops
`setmaxnreg`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ARCH = "sm_90a"


class AssembleError(Exception):
    """PTX that ptxas refuses, or would run slowly or repaired; its text is one line.

    `messages` holds ptxas's own lines, the one reported first.
    """

    def __init__(self, text: str, messages: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.messages = messages


@dataclass(frozen=True)
class Resources:
    """What ptxas says of the (last) kernel: registers a thread, spills and memory in bytes."""

    registers: int
    spill_stores: int
    spill_loads: int
    stack: int
    shared_memory: int
    barriers: int


@dataclass(frozen=True)
class Assembled:
    """A cubin, with the assembler (path and version), its log and the resources in it."""

    cubin: bytes
    ptxas: str
    version: str
    log: str
    resources: Resources
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Message:
    text: str
    line: int | None
    code: str | None


_OWNERS = (
    ("setmaxnreg", "specialize-warps", "the register counts and .maxntid of the roles"),
    (
        "register resources",
        "form-kernel",
        "a smaller tile, more consumers, or no split-epilogue, overlap-epilogue or "
        "overwrite-first: "
        "with them little more than a raster decides whether registers suffice",
    ),
    ("Insufficient registers", "form-kernel", "a smaller tile, or fewer threads"),
    ("wait", "insert-fences", "a wait before accumulators are read"),
    ("arrive is injected", "insert-fences", "a fence before the first mma"),
    ("reading accumulator", "insert-fences", "a wait before accumulators are read"),
    ("defining accumulator", "insert-fences", "accumulators left alone while mmas are in flight"),
    ("defining input", "insert-fences", "register operands left alone while mmas are in flight"),
    ("WG.DP", "insert-fences", "waits outside of divergent branches"),
    ("WG.AR", "convert-tile-to-wgmma", "mmas outside of divergent branches"),
    ("ill formed pipeline", "insert-fences", "fence, mmas, commit and wait in this order"),
    ("Extern calls", "convert-to-ptx", "no calls beside mmas"),
    ("function boundary", "convert-to-ptx", "no calls beside mmas"),
)
"""(words of the message, owning pass, what that pass has to give).

By words, since the same finding has other codes in other versions of ptxas.
"""

_CODE = re.compile(r"\((C7[56]\d\d)\)")
_FAILURE = re.compile(r"(?:^ptxas |;\s*)(error|fatal)\s*:")
_LINE = re.compile(r"(?:, line |\bat line |\baround line |\bin line )(\d+)")
_PREFIX = re.compile(r"^ptxas .*?(?:error|fatal|warning|info)\s*:\s*")


def assemble(
    ptx: str, *, ptxas: str | None = None, source_map: Mapping[int, str] | None = None
) -> Assembled:
    """Assemble for sm_90a. `source_map` gives a PTX line's source, "file:line:col: op".

    Raises AssembleError, without a cubin, for every error, every C75xx/C76xx message and for
    more spills beside wgmmas than TOLERATED. Fewer are a warning.
    """
    path = find_ptxas() if ptxas is None else ptxas
    with tempfile.TemporaryDirectory(prefix="gemmc-") as folder:
        source, target = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        _put(source, ptx)
        command = [path, f"-arch={ARCH}", "-v", str(source), "-o", str(target)]
        command += ["-lineinfo"] * (LOCATION in ptx)
        status, log = _run(command)
        log = log.replace(str(source), "kernel.ptx")
        _raise_findings(log, ptx, source_map or {})
        if status != 0:
            found = f"exit status {status}: {log.strip() or 'no message'}"
            raise AssembleError(f"ptxas: needed {path} to assemble; found {found}; {NAMED}")
        if not target.is_file():
            raise AssembleError(f"ptxas: needed a cubin of {path}; found none; {NAMED}")
        cubin = target.read_bytes()
    resources = _resources(log)
    spilled = _spilled(resources, ptx, source_map or {})
    if spilled and WGMMA in ptx and resources.spill_stores > TOLERATED:
        raise AssembleError(spilled, (log,))
    warnings = (spilled,) if spilled else ()
    return Assembled(cubin, path, ptxas_version(path), log, resources, warnings)


def _put(path: Path, ptx: str) -> None:
    """Write PTX where ptxas finds it. AssembleError where there is no room for it."""
    try:
        path.write_text(ptx)
    except OSError as error:
        needed = f"room for the PTX in {path.parent}"
        change = "make some, or name another folder in $TMPDIR"
        raise AssembleError(f"ptxas: needed {needed}; found {error.strerror}; {change}") from None


LOCATION = "\n    .loc "
"""What PTX with line information has, which the cubin then has as well."""

WGMMA = "wgmma.mma_async"

TOLERATED = 64
"""Bytes of spills of a thread: some registers, once a tile, in an epilogue of many instructions."""


def _spilled(resources: Resources, ptx: str, source_map: Mapping[int, str]) -> str:
    """What to say of registers that did not fit, with the source of the first mma; else ""."""
    if not resources.spill_stores and not resources.spill_loads:
        return ""
    found = f"{resources.spill_stores} bytes of stores and {resources.spill_loads} of loads"
    lines = enumerate(ptx.splitlines(), 1)
    first = next((number for number, line in lines if WGMMA in line or "fma." in line), 0)
    origin = f"from {source_map[first]}; " if first in source_map else ""
    return (
        f"ptxas: needed registers without spills; found {found}; {origin}owned by the pass "
        "form-kernel: needed a smaller tile, more threads, or other registers in specialize-warps"
    )


NAMED = "name NVIDIA's assembler in $GEMMC_PTXAS"
"""What to do about a program that is none."""


def find_ptxas() -> str:
    """$GEMMC_PTXAS, then the wheel nvidia-cuda-nvcc, then PATH. AssembleError without any."""
    named = os.environ.get("GEMMC_PTXAS")
    if named:
        if not (os.path.isfile(named) and os.access(named, os.X_OK)):
            raise AssembleError(f"ptxas: needed an executable in $GEMMC_PTXAS; found {named}")
        return named
    found = _ptxas_of_wheel() or shutil.which("ptxas")
    if found is None:
        raise AssembleError(
            "ptxas: needed in $GEMMC_PTXAS, the wheel nvidia-cuda-nvcc or PATH; found in "
            "none; install gemmc[ptxas], or let the driver load the PTX"
        )
    return found


def _ptxas_of_wheel() -> str | None:
    from importlib.metadata import PackageNotFoundError, files

    try:
        listed = files("nvidia-cuda-nvcc") or []
    except PackageNotFoundError:
        return None
    for entry in listed:
        if entry.name in ("ptxas", "ptxas.exe"):
            path = str(entry.locate())
            return path if os.access(path, os.X_OK) else None
    return None


@cache
def ptxas_version(path: str) -> str:
    """The version of an assembler, such as "13.0.88"."""
    _, text = _run([path, "--version"])
    found = re.search(r"\bV(\d+(?:\.\d+)+)", text)
    return found.group(1) if found else "unknown"


def _run(command: list[str]) -> tuple[int, str]:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        found = f"{command[0]}, {error.strerror}"
        raise AssembleError(f"ptxas: needed a program to run; found {found}; {NAMED}") from None
    return done.returncode, done.stdout + done.stderr


def _raise_findings(log: str, ptx: str, source_map: Mapping[int, str]) -> None:
    """Raise for the log's first error, or else its first coded message."""
    messages = _messages(log)
    if not messages:
        return
    first = messages[0]
    parts = [f"ptxas: {f'({first.code}) ' if first.code else ''}{first.text}"]
    lines = ptx.splitlines()
    if first.line is not None and 1 <= first.line <= len(lines):
        parts.append(f"PTX line {first.line} `{_short(lines[first.line - 1].strip())}`")
    parts.append(_blame(first, source_map))
    if len(messages) > 1:
        parts.append(f"{len(messages) - 1} more of ptxas's messages")
    raise AssembleError("; ".join(p for p in parts if p), tuple(m.text for m in messages))


def _short(text: str, limit: int = 100) -> str:
    """A line of PTX for an error: an mma with its registers is longer than a screen."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def _messages(log: str) -> list[_Message]:
    found: list[_Message] = []
    for line in log.splitlines():
        code, failure = _CODE.search(line), _FAILURE.search(line)
        if code is None and failure is None:
            continue
        if "assembly aborted due to errors" in line and found:
            continue
        at = _LINE.search(line)
        text = _CODE.sub("", _PREFIX.sub("", line)).strip().rstrip(".")
        found.append(
            _Message(text, int(at.group(1)) if at else None, code.group(1) if code else None)
        )
    return found


def _blame(message: _Message, source_map: Mapping[int, str]) -> str:
    """The source op of the message's line, and for a coded one the pass that owns it."""
    origin = _origin(message, source_map)
    if message.code is None:
        return f"from {origin}" if origin else ""
    for words, owner, change in _OWNERS:
        if words in message.text:
            owned = f"owned by the pass {owner}: needed {change}"
            break
    else:
        owned = "owned by the passes that place wgmma instructions"
    return f"from {origin}; {owned}" if origin else owned


def _origin(message: _Message, source_map: Mapping[int, str]) -> str | None:
    """The source of a PTX line; "around line" may be a line or two off."""
    if message.line is None:
        return None
    off = (0, -1, 1, -2) if "around line" in message.text else (0,)
    lines = (message.line + each for each in off)
    return next((source_map[n] for n in lines if n in source_map), None)


def _resources(log: str) -> Resources:
    def number(pattern: str) -> int:
        found = re.findall(pattern, log)
        return int(found[-1]) if found else 0

    return Resources(
        registers=number(r"Used (\d+) registers"),
        spill_stores=number(r"(\d+) bytes spill stores"),
        spill_loads=number(r"(\d+) bytes spill loads"),
        stack=number(r"(\d+) bytes stack frame"),
        shared_memory=number(r"(\d+) bytes smem"),
        barriers=number(r"used (\d+) barriers"),
    )
