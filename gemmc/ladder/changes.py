"""What a rung changes in the text of the rung below: the lesson."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from gemmc.ladder.rungs import Rung


def diff(rung: Rung) -> list[str]:
    """The two files' passes as a diff: a line each, marked `-` or `+` where one went or came."""
    before = rung.before.passes if rung.before else ()
    lines: list[str] = []
    matcher = SequenceMatcher(None, before, rung.passes, autojunk=False)
    for kind, low, high, start, end in matcher.get_opcodes():
        if kind == "equal":
            lines += [f" {each}" for each in rung.passes[start:end]]
            continue
        lines += [f"-{each}" for each in before[low:high]]
        lines += [f"+{each}" for each in rung.passes[start:end]]
    return lines


def changed_lines(rung: Rung) -> list[str]:
    """The marked lines of `diff`; those of the first rung are all of its passes."""
    return [line for line in diff(rung) if not line.startswith(" ")]


def summary(rung: Rung) -> str:
    """The changes in a line: `+pass`, `-pass`, and `pass` where its options changed."""
    if rung.before is None:
        return "the first"
    lines = changed_lines(rung)
    gone, come = (_names(lines, mark) for mark in "-+")
    words: list[str] = []
    for name in dict.fromkeys(gone + come):
        extra = come.count(name) - gone.count(name)
        mark = "+" if extra > 0 else "-" if extra < 0 else ""
        times = f" x{abs(extra)}" if abs(extra) > 1 else ""
        words.append(f"{mark}{name}{times}")
    return ", ".join(words) or "nothing"


def _names(lines: Sequence[str], mark: str) -> list[str]:
    return [line[1:].partition("{")[0] for line in lines if line.startswith(mark)]
