"""Which passes of a pipeline a word means: `promote`, `promote#2`, `promote[rhs]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from gemmc import registry
from gemmc.errors import GemmcError, did_you_mean

_SELECTOR = re.compile(r"(?P<name>[\w-]+)(?:#(?P<number>\d+)|\[(?P<words>[^]]+)\])?")

Entry = tuple[str, frozenset[str]]
"""The name of a pass, and the values of its options as they are spelled."""


def matching(selector: str, entries: Sequence[Entry]) -> list[int]:
    """The numbers, from 0, of the passes that are meant; GemmcError for what is no selector."""
    match = _SELECTOR.fullmatch(selector)
    if match is None:
        needed = "a pass as 'name', 'name#2' or 'name[word]'"
        raise GemmcError("pipeline", needed, f"'{selector}'")
    words = set((match["words"] or "").split(",")) - {""}
    found = [n for n, (name, _) in enumerate(entries) if name == match["name"]]
    if match["number"]:
        at = int(match["number"])
        return found[at - 1 : at] if at else []
    return [number for number in found if words <= entries[number][1]]


def selected(selector: str, entries: Sequence[Entry], of: str, shown: Sequence[str]) -> list[int]:
    """`matching`, at least one; GemmcError about the pipeline `of` that name. `shown` are its
    passes as they are written."""
    found = matching(selector, entries)
    if found:
        return found
    name = re.split(r"[#\[]", selector)[0]
    same = [text for (each, _), text in zip(entries, shown, strict=True) if each == name]
    here = same or list(dict.fromkeys(each for each, _ in entries))
    advice = "" if same else instead_of_pass(name, here)
    needed = f"a pass {selector} in {of}"
    raise GemmcError("pipeline", needed, ", ".join(here) or "no passes", advice)


def instead_of_pass(name: str, known: Iterable[str]) -> str:
    """The end of a refusal of a pass: what it is called now, or which known one was meant."""
    now = registry.RENAMED.get(name)
    return f"it is called '{now}' now" if now else did_you_mean(name, known)
