"""A timeline as a Chrome trace, which Perfetto (ui.perfetto.dev) and chrome://tracing open.

The format is the Trace Event Format's JSON object: complete events ("ph": "X") with `ts` and
`dur` in microseconds, one process per CTA, one thread per row, names in metadata events ("M"),
and a flow ("s" to "f") for each arrow.
"""

from __future__ import annotations

import json
from typing import Any

from gemmc.interpret.timeline.figures import TABLE, figure
from gemmc.interpret.timeline.intervals import (
    AGENT,
    STAGE,
    TENSOR_CORE,
    TMA,
    Arrow,
    Timeline,
    Track,
)

CATEGORIES = {AGENT: "agent", TENSOR_CORE: "tensor core", TMA: "tma", STAGE: "stage"}


def document(timeline: Timeline) -> dict[str, Any]:
    """The whole trace; cycles are kept in each event's `args`."""
    return {
        "traceEvents": events(timeline),
        "displayTimeUnit": "ns",
        "otherData": {
            name: f"{each.value:g} {each.unit}{' (assumed)' if each.assumed else ''}: {each.source}"
            for name, each in TABLE.items()
        },
    }


def text(timeline: Timeline) -> str:
    """The trace's file, the same for the same program."""
    return json.dumps(document(timeline), indent=0) + "\n"


def events(timeline: Timeline) -> list[dict[str, Any]]:
    """Metadata events, then one complete event per interval, then the arrows."""
    numbers = {track: number for number, track in enumerate(timeline.tracks(), 1)}
    found: list[dict[str, Any]] = []
    for cta in timeline.ctas:
        found.append(_named("process_name", cta, 0, name=f"CTA {cta}"))
    for track, number in numbers.items():
        found.append(_named("thread_name", track.cta, number, name=track.name))
        found.append(_named("thread_sort_index", track.cta, number, sort_index=number))
    for each in timeline.intervals:
        found.append({
            "name": each.what,
            "cat": CATEGORIES[each.track.group],
            "ph": "X",
            "ts": _microseconds(each.begin),
            "dur": _microseconds(each.clk),
            "pid": each.track.cta,
            "tid": numbers[each.track],
            "args": {"clk": [round(each.begin), round(each.end)], "detail": each.detail},
        })
    for number, each in enumerate(timeline.arrows):
        found += _flow(number, each, numbers)
    return found


def _flow(number: int, each: Arrow, numbers: dict[Track, int]) -> list[dict[str, Any]]:
    """A flow event's two ends; they bind to the slices that they lie in."""
    if each.source not in numbers or each.target not in numbers:
        return []
    common = {"name": each.name, "cat": "barrier", "id": number}
    ends = (("s", each.source, each.left), ("f", each.target, each.end))
    return [
        {
            **common, "ph": phase, "ts": _microseconds(max(at - 0.5, 0)), "pid": track.cta,
            "tid": numbers[track], **({"bp": "e"} if phase == "f" else {}),
        }
        for phase, track, at in ends
    ]  # fmt: skip


def _named(what: str, cta: int, thread: int, **args: Any) -> dict[str, Any]:
    return {"name": what, "ph": "M", "pid": cta, "tid": thread, "args": args}


def _microseconds(clk: float) -> float:
    return round(clk / figure("clock"), 6)

