"""From a program to a kernel by way of the cache: read, or compiled and written."""

from __future__ import annotations

import functools
import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gemmc.cache.entry import Entry, unpacked
from gemmc.cache.identity import Identity, identity
from gemmc.cache.leases import made_once
from gemmc.cache.store import ENTRIES, REQUESTS, Store, opened
from gemmc.compiled import CompiledKernel
from gemmc.errors import GemmcError
from gemmc.target import DEFAULT, Target, machine

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp

    from gemmc.pipeline import Pipeline, Template

COUNTS: Counter[str] = Counter()
"""What this process has had: entries `read`, `compiled` and `unwritten`."""

Request = Mapping[str, str]
"""What is asked for, in words, each under a name."""

_SAID: set[str] = set()


def compile(
    program: str | ModuleOp,
    *,
    pipeline: str | os.PathLike[str] | Template | Pipeline = "auto",
    filename: str = "<input>",
    target: str | Target = DEFAULT.name,
) -> CompiledKernel:
    """`gemmc.compile` by way of the cache on disk (docs/cache.md).

    A program of text with a pipeline's name, file or text is looked up without loading the
    compiler. A module, a pipeline that is a value and "tuned" are printed and resolved first.
    Where ptxas is installed the kernel has its cubin, and PTX that it refuses is an AssembleError;
    of a program with kernels for ranges of its sizes, each is assembled when it is first launched.
    GemmcError as `gemmc.compile`. A cache that can't be written is said once, on stderr.
    """
    chip = machine(target)
    text = program if isinstance(program, str) else str(program)
    named = _named(pipeline)
    if named is None:
        from gemmc import driver, frontend

        module = frontend.parse(text, filename)
        pipeline = driver.resolve(pipeline, module, frontend.context(), chip)
        if not _is_ours(pipeline):
            return kernel_of(_counted("compiled", _only(_built(text, filename, pipeline, chip))))
        named = f"resolved\n{pipeline.text}"
    request = {"program": text, "pipeline": named, "target": repr(chip)}

    def build() -> tuple[Entry, str] | Entry:
        return _built(text, filename, pipeline, chip)

    return kernel_of(made(request, build))


def kernel_of(entry: Entry) -> CompiledKernel:
    """The kernel of an entry, to be called: by its cubin where there is one, and else, where there
    is ptxas, by cubins of its kernels, each made when that one is first launched."""
    if entry.cubin or not identity(opened()).ptxas:
        return CompiledKernel(entry.ptx, entry.manifest, cubin=entry.cubin or None)
    return CompiledKernel(entry.ptx, entry.manifest, assemble=functools.cache(cubin_of))


def cubin_of(ptx: str) -> bytes:
    """The cubin of a kernel's own PTX, from the cache, or assembled and put there: the key is the
    text, so that programs and processes share it. AssembleError."""

    def build() -> tuple[Entry, str]:
        from gemmc.assemble import assemble

        return Entry("", {}, assemble(ptx).cubin), f"code\n{ptx}"

    return made({"code": ptx}, build).cubin


def made(request: Request, build: Callable[[], tuple[Entry, str] | Entry]) -> Entry:
    """The entry for a request: from the cache, or what `build` gives.

    `build` gives, beside the entry, what it was made of in the end (program and resolved pipeline),
    by which requests that come to the same share one file; an entry alone is not kept.
    """
    store = opened()
    this = identity(store)
    if store is None:
        return _counted("compiled", _only(build()))
    key = digest(request, this)
    found = _looked_up(store, key)
    if found is not None:
        return _counted("read", found)
    return made_once(
        store, key,
        lambda: _again(store, key),
        lambda: _built_and_kept(store, this, key, build),
    )  # fmt: skip


def digest(parts: Request, this: Identity) -> str:
    """The key of what is asked for, and of what compiles it."""
    whole = sha256(this.text.encode())
    for name in sorted(parts):
        for word in (name, parts[name]):
            data = word.encode()
            whole.update(len(data).to_bytes(8, "little") + data)
    return whole.hexdigest()


def _again(store: Store, key: str) -> Entry | None:
    found = _looked_up(store, key)
    return None if found is None else _counted("read", found)


def _looked_up(store: Store, key: str) -> Entry | None:
    """The entry that a request came to before; a damaged one goes, and counts as none."""
    place = store.read(REQUESTS, key)
    if place is None or not place.isalnum() or len(place) != len(key):
        return None
    data = store.read(ENTRIES, place.decode())
    entry = None if data is None else unpacked(data)
    if data is not None and entry is None:
        store.remove(ENTRIES, place.decode())
    return entry


def _built_and_kept(
    store: Store, this: Identity, key: str, build: Callable[[], tuple[Entry, str] | Entry]
) -> Entry:
    answer = build()
    entry = _counted("compiled", _only(answer))
    if isinstance(answer, Entry):
        return entry
    place = digest({"made of": answer[1]}, this)
    about = {**entry.about, "identity": this.text}
    try:
        store.write(ENTRIES, place, replace(entry, about=about).packed())
        store.write(REQUESTS, key, place.encode())
        store.trim()
    except GemmcError as error:
        COUNTS["unwritten"] += 1
        _say_once(str(error))
    return entry


def _say_once(line: str) -> None:
    if not _SAID:
        print(f"{line}; kernels are compiled in each process", file=sys.stderr)
    _SAID.add(line)


def _only(answer: tuple[Entry, str] | Entry) -> Entry:
    return answer if isinstance(answer, Entry) else answer[0]


def _counted(what: str, entry: Entry) -> Entry:
    COUNTS[what] += 1
    return entry


def _named(pipeline: object) -> str | None:
    """What a pipeline is called or is, as text; None where it has to be resolved to be known."""
    if isinstance(pipeline, str) and pipeline != "tuned":
        path = Path(pipeline)
        is_file = "\n" not in pipeline and path.suffix == ".pipeline" and path.is_file()
        return path.read_text(encoding="utf-8") if is_file else pipeline
    if isinstance(pipeline, os.PathLike):
        return Path(pipeline).read_text(encoding="utf-8")  # pyright: ignore
    return None


def _built(text: str, filename: str, pipeline: Any, chip: Target) -> tuple[Entry, str] | Entry:
    """Compiled and, with ptxas, assembled; what it was made of, unless passes of other packages had
    a part in it, whose text is in no key."""
    from gemmc import driver, frontend

    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    resolved = driver.resolve(pipeline, module, ctx, chip)
    compiled = driver.compile_text(text, filename, resolved, chip)
    kernel = CompiledKernel(compiled.ptx, compiled.manifest, compiled.sources)
    entry = Entry(kernel.ptx, kernel.manifest, _cubin(kernel), {"pipeline": resolved.name})
    if not _is_ours(resolved):
        return entry
    return entry, "\n".join((text, resolved.text, repr(chip)))


def _is_ours(pipeline: Pipeline) -> bool:
    """Whether all passes are gemmc's: the text of others is in no key."""
    own = all(type(each).__module__.startswith("gemmc.") for each in pipeline.passes)
    return own and all(_is_ours(kernel) for _, kernel in pipeline.kernels)


def _cubin(kernel: CompiledKernel) -> bytes:
    """Nothing without ptxas, and where kernels are assembled when they are first launched."""
    from gemmc.assemble import AssembleError, find_ptxas

    if any(len(step.get("kernels", ())) > 1 for step in kernel.manifest.get("launches", ())):
        return b""
    try:
        find_ptxas()
    except AssembleError:
        return b""
    return kernel.cubin
