"""What the page offers: pipelines, programs to begin with, and passes with their options."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from xdsl.passes import ModulePass

from gemmc import pipeline, registry
from gemmc.pipeline.files import AUTO, folder, metadata_of, named

EXAMPLES = Path(__file__).parent / "examples"
FIRST = "product_f16"
"""What a reader meets first: it is small, and runs without ml_dtypes."""


def pipelines() -> list[dict[str, str]]:
    """Name, title, text and element types of each named pipeline, and of `auto`: any type."""
    title = "what the model chooses for the program"
    found = [{"name": AUTO, "title": title, "text": "", "dtypes": ""}]
    for name in pipeline.names():
        told = metadata_of(name)
        found.append({"name": name, "title": told.get("title", ""), "text": named(name)[0]})
        found[-1]["dtypes"] = told.get("dtypes", "")
    return found


def shown() -> dict[str, str]:
    """The pipelines that the page begins with: `first`, and `second` beside it."""
    return json.loads((folder() / "explorer.json").read_text(encoding="utf-8"))


def examples() -> list[dict[str, str]]:
    """Name and text of each program that comes with the page."""
    paths = sorted(EXAMPLES.glob("*.mlir"), key=lambda path: (path.stem != FIRST, path.stem))
    return [{"name": path.stem, "text": path.read_text(encoding="utf-8")} for path in paths]


def passes() -> list[dict[str, Any]]:
    """Of each pass its name, the first line of what it says of itself, and its options."""
    found: list[dict[str, Any]] = []
    for name in registry.PASS_NAMES:
        factory = registry.find(name)
        if factory is not None:
            kind = factory()
            said = (kind.__doc__ or "").strip().partition("\n")[0]
            found.append({"name": name, "about": said, "options": _options(kind)})
    return found


def _options(kind: type[ModulePass]) -> list[dict[str, str]]:
    return [
        {
            "name": each.name.replace("_", "-"),
            "type": str(each.type),
            "default": "" if each.default is MISSING else str(each.default),
        }
        for each in fields(kind)
    ]
