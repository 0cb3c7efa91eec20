"""What gemmc's passes declare with one option or another: for hints, and for the table of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, fields
from types import UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from xdsl.passes import ModulePass

from gemmc.errors import GemmcError
from gemmc.facts import Declares, Fact, Facts
from gemmc.registry import PASS_NAMES, load_pass

ANY = "…"
"""Stands for any word."""


def facts_of(each: ModulePass) -> Facts | None:
    """What a pass declares, if it does."""
    return each.facts() if isinstance(each, Declares) else None


def makers(fact: Fact, changes: Callable[[Facts], tuple[Fact, ...]]) -> list[str]:
    """The passes that have the fact among these of their changes, with the options for it."""
    found: list[str] = []
    for name in PASS_NAMES:
        kind = load_pass(name)
        made = (*sampled(kind, (ANY,)), *sampled(kind, (fact.about,)))
        options = next((o for o, facts in made if fact in changes(facts)), None)
        if options is not None:
            found.append(name + spelled(options))
    return found


def sampled(
    kind: type[ModulePass], words: tuple[str, ...]
) -> Iterator[tuple[dict[str, Any], Facts]]:
    """The facts of a pass with the options it must have, then with each value of each other one.

    Only values that a type lists, `true`, and the `words` where any word will do are tried; no
    number changes a fact, so one that must be given is 1.
    """
    hints = get_type_hints(kind)
    options = [each for each in fields(kind) if each.name != "name" and each.init]
    values = {each.name: _values(hints[each.name], words) for each in options}
    usual = {each.name: (values[each.name] or [1])[0] for each in options if _is_needed(each)}
    changes = [(name, value) for name, found in values.items() for value in found]
    for change in ({}, *({name: value} for name, value in changes)):
        try:
            facts = facts_of(kind(**{**usual, **change}))
        except GemmcError:  # the pass takes no such word
            continue
        if facts is not None:
            yield {**usual, **change}, facts


def spelled(options: dict[str, Any]) -> str:
    """Options as a pipeline spells them; nothing where there are none."""
    found = " ".join(f"{name}={_spelled(value)}" for name, value in options.items())
    return f"{{{found}}}" if found else ""


def _is_needed(option: Field[Any]) -> bool:
    return option.default is MISSING and option.default_factory is MISSING


def _values(hint: Any, words: tuple[str, ...]) -> list[Any]:
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return [value for part in parts for value in _of_type(part, words)]


def _of_type(kind: Any, words: tuple[str, ...]) -> list[Any]:
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is bool:
        return [True]
    if kind is str:
        return list(words)
    if kind == tuple[str, ...]:
        return [(word,) for word in words]
    return [(1, 1)] if kind == tuple[int, ...] else []


def _spelled(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, cast(tuple[Any, ...], value)))
    return str(value).lower() if isinstance(value, bool) else str(value)
