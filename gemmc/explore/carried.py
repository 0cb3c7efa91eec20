"""What a page that stands alone carries: the answers to all that it may ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gemmc.explore.protocol import answer

KINDS = "trace", "report", "layouts", "timeline"


def carried(
    source: str, filename: str, pipelines: Sequence[str], changes: Sequence[str] = ()
) -> dict[str, Any]:
    """The answers for a program with each pipeline, a name or a text; what is refused is in them.
    With NumPy the timeline and what the report counts are there as well."""
    about = answer({"kind": "about"})
    runs = [_run(source, filename, each, changes) for each in pipelines]
    about |= {
        "pipelines": [{"name": each, "title": "", "text": ""} for each in pipelines],
        "examples": [],
    }  # fmt: skip
    return {"about": about, "source": source, "filename": filename, "runs": runs}


def _run(source: str, filename: str, pipeline: str, changes: Sequence[str]) -> dict[str, Any]:
    asked = {
        "source": source, "filename": filename, "pipeline": pipeline, "changes": list(changes),
        **_as_text(pipeline),
    }  # fmt: skip
    return {"pipeline": pipeline, **{kind: answer({**asked, "kind": kind}) for kind in KINDS}}


def _as_text(pipeline: str) -> dict[str, str]:
    """A pipeline that is no name goes as the text that it is, or that its file has."""
    from gemmc.pipeline.files import CHOSEN, find, names

    if pipeline in CHOSEN or pipeline.partition("{")[0].strip() in names():
        return {}
    return {"text": find(pipeline)[1]}
