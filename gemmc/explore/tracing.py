"""A compilation as data: its passes, the program between them, and where each line comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipelineCallbackType

from gemmc import driver, frontend
from gemmc.errors import GemmcError
from gemmc.explore.changes import changes
from gemmc.explore.refused import as_data, without_folders
from gemmc.explore.tracking import MARK, UNKNOWN, Snapshot, Tracker
from gemmc.pipeline import Pipeline
from gemmc.target import DEFAULT, Target

SCHEMA = "gemmc-trace-1"

_MARKED = re.compile(rf"{MARK}:(\d+):0")


@dataclass
class _Steps:
    """A pipeline's callback: a snapshot behind each pass."""

    tracker: Tracker
    places: Mapping[str, tuple[str, ...]]
    found: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    roots: list[int] = field(default_factory=list[int])
    now: int = UNKNOWN

    def of(self, kernel: str) -> PassPipelineCallbackType:
        """The callback for the passes of a kernel, or of the program."""
        count = 0

        def seen(before: ModulePass | None, module: ModuleOp, after: ModulePass | None) -> None:
            nonlocal count
            if before is None:
                parent = self.roots[0] if self.roots else UNKNOWN
                if kernel:
                    parent = self.program
                self.now = self.tracker.take(module, parent)
                self.roots.append(self.now)
                return
            last, self.now = self.now, self.tracker.take(module, self.now)
            if not kernel:
                self.program = self.now
            where = self.places.get(kernel, ())
            self.found.append({
                "name": before.name, "pass": _spelled(before), "kernel": kernel,
                "place": without_folders(where[count]) if count < len(where) else "",
                "before": last, "after": self.now,
            })  # fmt: skip
            count += 1

        return seen

    program: int = UNKNOWN


def trace(
    text: str, pipeline: driver.Source, filename: str = "input.mlir", target: Target = DEFAULT
) -> dict[str, Any]:
    """The steps of `text` under a pipeline (docs/explorer.md has the form); the same for the same
    program, whichever machine it runs on. What is refused is in it, as `error`, behind the steps
    that went before."""
    tracker, ctx = Tracker(), frontend.context()
    made: dict[str, Any] = {"schema": SCHEMA, "pipeline": str(pipeline), "file": filename}
    steps = _Steps(tracker, {})
    try:
        module = frontend.parse(text, filename, ctx)
        frontend.verify(module)
        loaded = driver.resolve(pipeline, module, ctx, target)
        steps.places = {"": loaded.places, **{name: each.places for name, each in loaded.kernels}}
        made |= {"passes": loaded.text, "chosen": loaded.name}
        driver.compile_module(
            module, loaded, ctx=ctx, callback=steps.of(""), for_kernel=steps.of
        )
        made |= _emitted(module, loaded, tracker)
    except GemmcError as error:
        made["error"] = _error(error, tracker, steps.now)
    return made | _as_data(tracker, steps.found)


def _emitted(module: ModuleOp, loaded: Pipeline, tracker: Tracker) -> dict[str, Any]:
    """PTX, the op of each of its lines as [snapshot, number] or null, and the manifest."""
    foreign = driver.first_foreign(module)
    if foreign:
        return {"unfinished": foreign}
    from gemmc.emit.ptx import lines_of

    printed = list(lines_of(module))
    compiled = driver.emit(module, loaded)
    at = [None if op is None else tracker.numbers.get(op) for _, op in printed]
    return {
        "ptx": compiled.ptx,
        "ptxFrom": [None if each is None else list(each) for each in at],
        "manifest": compiled.manifest,
    }


def _error(error: GemmcError, tracker: Tracker, now: int) -> dict[str, Any]:
    """An error's parts; `at` is the op that it is about, as [snapshot, number]."""
    found = _MARKED.search(error.where)
    at = [now, int(found[1])] if found else None
    if at is not None:
        error.where = tracker.place_of(*at)

    def there(match: re.Match[str]) -> str:
        return tracker.place_of(now, int(match[1])) or "an op without a place"

    error.needed, error.found, error.change = (
        _MARKED.sub(there, each) for each in (error.needed, error.found, error.change)
    )
    return {**as_data(error), "at": at}


def _spelled(made: ModulePass) -> str:
    from gemmc.pipeline.lines import options_of

    return made.name if options_of(made) is None else str(made.pipeline_pass_spec())


def _as_data(tracker: Tracker, steps: list[dict[str, Any]]) -> dict[str, Any]:
    """Snapshots with each text once, and steps with what each changed."""
    texts: dict[str, int] = {}
    for snapshot in tracker.snapshots:
        for line in snapshot.lines:
            texts.setdefault(line, len(texts))
    for step in steps:
        step |= _change(tracker.snapshots, step["before"], step["after"])
    return {
        "texts": list(texts),
        "snapshots": [_snapshot(each, texts) for each in tracker.snapshots],
        "steps": steps,
    }


def _snapshot(snapshot: Snapshot, texts: Mapping[str, int]) -> dict[str, Any]:
    return {
        "parent": snapshot.parent,
        "lines": [texts[line] for line in snapshot.lines],
        "owners": list(snapshot.owners),
        "starts": list(snapshot.starts),
        "origins": list(snapshot.origins),
        "places": list(snapshot.places),
    }


def _change(snapshots: list[Snapshot], before: int, after: int) -> dict[str, Any]:
    if before == after:
        return {"changed": False}
    found = changes(snapshots[before], snapshots[after])
    changed = snapshots[before].lines != snapshots[after].lines
    return {
        "changed": changed, "pairs": list(found.pairs), "moved": list(found.moved),
        "added": found.added, "removed": found.removed, "edited": found.edited,
    }  # fmt: skip
