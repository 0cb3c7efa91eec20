"""The frame of a small comparison on a GPU: its command line, its cases in turn, its report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from graphs import said

Found = dict[str, dict[str, Any]]
"""What was measured of each case by its name, or `error` alone: why it was not."""


def compare_all(
    doc: str | None,
    named: str,
    made: Callable[[Sequence[str]], Iterable[tuple[str, dict[str, Any], Callable[[], Any]]]],
    report: Callable[[Found], int],
) -> int:
    """Run a script: `made` builds the cases that the command line names, `named` says which these
    are. Of each it gives the name, what was built, or its `error`, and the call that compares it.
    Returns what `report` does."""
    parser = argparse.ArgumentParser(description=(doc or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help=named)
    parser.add_argument("--json", type=Path, help="where the figures go")
    parser.add_argument("--report", type=Path, help="print what an earlier run found")
    options = parser.parse_args()
    if options.report:
        return report(json.loads(options.report.read_text()))
    found: Found = {}
    for name, built, compare in made(options.names):
        try:
            found[name] = built if "error" in built else compare()
        except Exception as error:  # the others are timed all the same
            found[name] = {"error": said(error)}
        if options.json:
            options.json.write_text(json.dumps(found, indent=1) + "\n")
    return report(found)
