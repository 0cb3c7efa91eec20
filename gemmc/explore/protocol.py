"""The messages between the page and its engines: JSON objects with a `kind`, and their answers.

Both engines, CPython behind `gemmc explore` and Pyodide in a worker, call `answer`; what a kind
takes and gives is in docs/explorer.md. An answer has `error` where something is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from importlib.util import find_spec
from typing import Any

from gemmc.errors import GemmcError
from gemmc.explore.refused import as_data
from gemmc.explore.request import Request

EXECUTION_NEEDS = "numpy", "ml_dtypes"
"""The packages that running a program takes; programs of f16 and f32 take the first alone."""

Message = Mapping[str, Any]
Answer = dict[str, Any]


def answer(message: Message) -> Answer:
    """The answer to a message. What a user can cause is in it, as `error`; nothing is raised but
    for defects of gemmc's own."""
    kind = message.get("kind")
    handler = HANDLERS.get(kind) if isinstance(kind, str) else None
    try:
        if handler is None:
            raise GemmcError("message", f"a kind among {', '.join(HANDLERS)}", repr(kind))
        return handler(message)
    except GemmcError as error:
        return {"error": as_data(error)}


def _about(message: Message) -> Answer:
    from gemmc import __version__
    from gemmc.explore.catalogue import examples, pipelines, shown

    missing = [name for name in EXECUTION_NEEDS if find_spec(name) is None]
    return {
        "version": __version__, "pipelines": pipelines(), "examples": examples(),
        "missing": missing, **shown(),
    }  # fmt: skip


def _passes(message: Message) -> Answer:
    from gemmc.explore.catalogue import passes

    return {"passes": passes()}


def _compile(message: Message) -> Answer:
    """PTX and manifest alone, which come sooner than the steps."""
    from gemmc.driver import compile_text

    asked = Request.read(message)
    made = compile_text(asked.source, asked.filename, asked.template())
    return {"ptx": made.ptx, "manifest": made.manifest}


def _trace(message: Message) -> Answer:
    from gemmc.explore.tracing import trace

    asked = Request.read(message)
    return trace(asked.source, asked.template(), asked.filename)


def _report(message: Message) -> Answer:
    """`run` false leaves out what takes an execution."""
    from gemmc.report import collect_each, text
    from gemmc.workbench import parse

    asked = Request.read(message)
    module = parse(asked.source, asked.filename)
    found = collect_each(module, asked.template(), run=bool(message.get("run")))
    return {"text": text(found), "reports": [each.data for each in found]}


def _layouts(message: Message) -> Answer:
    from gemmc.show import pictures
    from gemmc.workbench import parse

    asked = Request.read(message)
    found = pictures(parse(asked.source, asked.filename), asked.template())
    return {"pictures": [asdict(each) for each in found]}


def _timeline(message: Message) -> Answer:
    from gemmc.explore.running import timeline_picture

    return timeline_picture(Request.read(message))


def _run(message: Message) -> Answer:
    from gemmc.explore.running import run

    return run(Request.read(message), message)


HANDLERS: dict[str, Callable[[Message], Answer]] = {
    "about": _about,
    "passes": _passes,
    "compile": _compile,
    "trace": _trace,
    "report": _report,
    "layouts": _layouts,
    "timeline": _timeline,
    "run": _run,
}
"""Kind to what answers it."""
