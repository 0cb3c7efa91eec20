"""The kernels of products: from the disk cache, compiled here, or compiled beside the program.

One `Kernels` serves all of a process. What cannot be compiled is remembered with its reason, so
that a framework asks once and falls back.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from gemmc import cache
from gemmc.errors import GemmcError
from gemmc.frameworks.product import Product
from gemmc.target import Target, machine

if TYPE_CHECKING:
    from gemmc.compiled import CompiledKernel

DUMP = "GEMMC_DUMP_DIR"
"""Names a folder that gets the program, PTX, manifest and cubin of each kernel."""

BACKGROUND = "GEMMC_BACKGROUND"
"""`1`: kernels are compiled by other processes, and what asks for them goes on without."""

PIPELINE = "auto"
WAITING = "its kernel is being compiled"


class Unmade(Exception):
    """There is no kernel for a product, or not yet; the text says why."""


class Kernels:
    """Kernels by product and target; safe to be asked by threads."""

    def __init__(self) -> None:
        self.background = os.environ.get(BACKGROUND, "") not in ("", "0")
        self._made: dict[tuple[Product, Target], CompiledKernel] = {}
        self._refused: dict[tuple[Product, Target], str] = {}
        self._begun: dict[tuple[Product, Target], subprocess.Popen[str]] = {}
        self._locks: dict[tuple[Product, Target], Lock] = {}

    def find(self, product: Product, target: str | Target) -> CompiledKernel:
        """The kernel for a product; compiled now, or in the background, where nobody has it yet.
        Unmade with the reason."""
        key = product, machine(target)
        made = self._made.get(key)
        if made is not None:
            return made
        with self._locks.setdefault(key, Lock()):
            if key in self._refused:
                raise Unmade(self._refused[key])
            if key not in self._made:
                if self.background and cache.folder() is not None:
                    self._wait_or_begin(key)
                self._make(key)
        return self._made[key]

    def made(self) -> Mapping[Product, CompiledKernel]:
        """All that there are, for whatever target."""
        return {product: kernel for (product, _), kernel in self._made.items()}

    def refused(self) -> Mapping[Product, str]:
        """What has no kernel, and why."""
        return {product: reason for (product, _), reason in self._refused.items()}

    def prepare(
        self, products: Iterable[Product], target: str | Target, workers: int = 1
    ) -> dict[Product, str]:
        """Make the kernels of products now, by several processes if `workers` is above 1; what
        could not be made, with the reason."""
        wanted = list(dict.fromkeys(products))
        if workers > 1 and cache.folder() is not None:
            parts = [wanted[first::workers] for first in range(workers)]
            begun = [_child(part, machine(target)) for part in parts if part]
            for each in begun:
                each.communicate()
        failed: dict[Product, str] = {}
        waiting, self.background = self.background, False
        try:
            for product in wanted:
                try:
                    self.find(product, target)
                except Unmade as error:
                    failed[product] = str(error)
        finally:
            self.background = waiting
        return failed

    def forget(self) -> None:
        """All of it, as in a new process."""
        for each in self._begun.values():
            each.kill()
            each.wait()
        for table in (self._made, self._refused, self._begun, self._locks):
            table.clear()

    def _wait_or_begin(self, key: tuple[Product, Target]) -> None:
        """Return when a process has put the kernel into the cache. Unmade until then."""
        begun = self._begun.get(key)
        if begun is None:
            self._begun[key] = _child([key[0]], key[1])
            raise Unmade(WAITING)
        if begun.poll() is None:
            raise Unmade(WAITING)

    def _make(self, key: tuple[Product, Target]) -> None:
        from gemmc.assemble import AssembleError

        product, target = key
        try:
            kernel = compiled(product, target)
        except (GemmcError, AssembleError) as error:
            self._refused[key] = str(error)
            raise Unmade(str(error)) from error
        dump(product, kernel)
        self._made[key] = kernel


def compiled(product: Product, target: Target) -> CompiledKernel:
    """The kernel by way of the cache. GemmcError or AssembleError."""
    return cache.compile(product.text, pipeline=PIPELINE, filename=product.name, target=target)


def dump(product: Product, kernel: CompiledKernel) -> None:
    """What `$GEMMC_DUMP_DIR` gets. GemmcError for a folder that can't be written."""
    named = os.environ.get(DUMP)
    if not named:
        return
    folder = Path(named)
    try:
        kernel.save(folder, product.name)
        (folder / f"{product.name}.mlir").write_text(product.text, encoding="utf-8")
        if kernel.has_cubin:
            (folder / f"{product.name}.cubin").write_bytes(kernel.cubin)
    except OSError as error:
        needed = f"a folder that can be written in ${DUMP}"
        raise GemmcError("dump", needed, f"{named}: {error.strerror}") from error


def _child(products: list[Product], target: Target) -> subprocess.Popen[str]:
    """A process that puts kernels into the cache; it ends with this one's end of the pipe."""
    given = {"products": [asdict(each) for each in products], "target": target.name}
    command = [sys.executable, "-m", f"{__package__}.child"]
    child = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        text=True,
    )  # fmt: skip
    assert child.stdin is not None
    child.stdin.write(json.dumps(given))
    child.stdin.close()
    child.stdin = None
    return child


SHARED = Kernels()
"""Of this process."""


def described(kernel: CompiledKernel) -> str:
    """What a kernel is, in a few words: its passes with the sizes that matter."""
    text: str = dict[str, Any](kernel.manifest.get("provenance", {})).get("pipeline", "")
    named = ("form-kernel", "split-k", "multi-buffer", "form-cluster", "specialize-warps")
    found = [part for part in _passes(text) if part.partition("{")[0] in named]
    return ", ".join(found) or "no passes"


def _passes(text: str) -> Iterable[str]:
    """The passes of a pipeline's text: commas inside of braces are theirs."""
    depth, part = 0, ""
    for letter in text + ",":
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            yield part.strip()
            part = ""
        else:
            part += letter
