"""The options that a pipeline gives a pass: checked one by one, refused in the pipeline's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, Field
from typing import Any, cast

from xdsl.passes import ModulePass
from xdsl.utils.arg_spec import ArgSpec
from xdsl.utils.exceptions import ArgSpecParseError
from xdsl.utils.hints import isa

from gemmc.errors import GemmcError, did_you_mean
from gemmc.pipeline.lines import read_spec
from gemmc.plan import AUTO, Taken, declared_options, taken_by
from gemmc.registry import MOVED

_WORDS: dict[Any, str] = {
    (int, False): "a whole number",
    (float, False): "a number",
    (bool, False): "true or false",
    (str, False): "a word",
    (int, True): "whole numbers with commas between them",
    (str, True): "words with commas between them",
}

RENAMED_OPTIONS: dict[tuple[str, str], str] = {
    ("assign-atoms", "drain"): "bulk_store",
    ("assign-registers", "residents"): "ctas_per_sm",
}
"""What a pass's option was called before: refused, with the name that it has now."""

LIMIT = 2**31
"""Sizes, counts and offsets of a kernel are 32-bit numbers with a sign."""


def with_options(pass_type: type[ModulePass], spec: ArgSpec, where: str) -> ModulePass:
    """The pass with the options of `spec`; `GemmcError` at `where` for what it does not take."""
    given = spec.normalize_parameter_names().parameters
    known = declared_options(pass_type)
    for name in given:
        if name not in known:
            raise _no_option(spec.name, name, known, where)
    for name, option in known.items():
        if name in given or _is_required(option):
            _check(spec.name, option, taken_by(pass_type, name), given.get(name), where)
    try:
        return pass_type(
            **{n: _converted(v, taken_by(pass_type, n)) for n, v in given.items()}
        )
    except GemmcError as error:
        error.where = error.where or where
        raise
    except ValueError as error:
        needed, found = "options of the right type", f"'{spec}' ({' '.join(str(error).split())})"
        raise GemmcError(spec.name, needed, found, where=where) from error


def pass_with(
    kind: type[ModulePass], options: Iterable[tuple[str, str | None]]
) -> ModulePass | None:
    """`with_options`, of options as they are spelled; None where one is not plain, or wrong."""
    known, given = declared_options(kind), dict[str, Any]()
    for name, text in options:
        value = _plain(taken_by(kind, name), text) if name in known and text else None
        if value is None:
            return None
        given[name] = value
    try:
        return kind(**given)
    except (GemmcError, ValueError, TypeError):  # The last where one that is needed is not given.
        return None


def _plain(taken: Taken, text: str) -> Any:
    """What a pass has of an option as it is spelled, in words and small numbers; None of others."""
    kind, several, words, _, auto = taken
    if auto and text == AUTO:
        return AUTO
    if several:
        values = [_plain_word(kind, word) for word in text.split(",")]
        return None if None in values else tuple(values)
    value = _plain_word(kind, text)
    return value if not words or value in words else None


def _plain_word(kind: Any, word: str) -> int | bool | str | None:
    if not word.isascii():
        return None
    if kind is int:
        return int(word) if word.isdecimal() and len(word) < SHORT else None
    if word in _FLAGS:
        return _FLAGS[word] if kind is bool else None
    return word if kind is str and word.isidentifier() else None


SHORT = 10
"""Digits of numbers some of which are too large."""

_FLAGS = {"true": True, "false": False}


def check_value(
    pass_type: type[ModulePass], option: str, value: str | None, where: str
) -> None:
    """GemmcError at `where` unless the pass has the option and it may have the value as spelled."""
    if (pass_type, option, value) in _ACCEPTED:
        return
    _check_value(pass_type, option, value, where)
    if len(_ACCEPTED) > MOST_ACCEPTED:
        _ACCEPTED.clear()
    _ACCEPTED.add((pass_type, option, value))


MOST_ACCEPTED = 4096

_ACCEPTED: set[tuple[type[ModulePass], str, str | None]] = set()
"""What was found to be right, wherever it stood."""


def _check_value(
    pass_type: type[ModulePass], option: str, value: str | None, where: str
) -> None:
    known = declared_options(pass_type)
    if option not in known:
        raise _no_option(pass_type.name, option, known, where)
    if value is None or (value and _plain(taken_by(pass_type, option), value) is not None):
        return
    try:
        spec = read_spec(f"{pass_type.name}{{{option}={value}}}")
    except (ArgSpecParseError, ValueError):
        needed = f"a value for {option}"
        raise GemmcError(pass_type.name, needed, f"'{value}'", where=where) from None
    given = spec.normalize_parameter_names().parameters[option]
    _check(pass_type.name, known[option], taken_by(pass_type, option), given, where)


def check_bounds(
    pass_type: type[ModulePass], option: str, value: str, where: str, parameter: str
) -> None:
    """GemmcError at `where` for a value of a template's parameter that the pass refuses whatever
    the program: numbers that are too small (`at_least` of the pass), or not so many (`how_many`).
    The value is one that the option may have."""
    least: int | None = getattr(pass_type, "at_least", {}).get(option)
    count: int | None = getattr(pass_type, "how_many", {}).get(option)
    numbers = [] if value == AUTO or least is None else list(map(int, value.split(",")))
    if not numbers or (min(numbers) >= (least or 0) and count in (None, len(numbers))):
        return
    needed = f"{option} of at least {least}" if count is None else (
        f"{option} of {count} numbers of at least {least}"
    )  # fmt: skip
    raise GemmcError(pass_type.name, needed, f"{parameter}={value}", where=where)


def _no_option(name: str, option: str, known: Iterable[str], where: str) -> GemmcError:
    needed = f"one of the options {', '.join(known)}" if known else "no options"
    return GemmcError(name, needed, f"'{option}'", _change(name, option, known), where)


def _change(pass_name: str, option: str, known: Iterable[str]) -> str:
    """What an option that is unknown, or not there any more, may have meant."""
    called = RENAMED_OPTIONS.get((pass_name, option))
    if called:
        return f"it is called '{called}' now"
    now = MOVED.get((pass_name, option))
    return f"{now} does that now" if now else did_you_mean(option, known)


def _check(name: str, option: Field[Any], taken: Taken, values: Any, where: str) -> None:
    if values is None:
        if _is_required(option):
            raise GemmcError(name, f"{_words(taken)} for {option.name}", "none", where=where)
        return
    if _fits(values, taken) or (taken.optional and not values):
        return _check_range(name, option, values, where)
    if taken.auto and values == (AUTO,):
        return
    shown = ",".join(map(_spelled, values))
    close = did_you_mean(shown, map(str, taken.words))
    found = f"{option.name}={shown}"
    words = f"{_words(taken)}, or auto," if taken.auto else _words(taken)
    raise GemmcError(name, f"{words} for {option.name}", found, close, where)


def _is_required(option: Field[Any]) -> bool:
    return option.default is MISSING and option.default_factory is MISSING


def _check_range(name: str, option: Field[Any], values: Any, where: str) -> None:
    """Refuses whole numbers that no attribute of the IR holds."""
    for value in values:
        if isinstance(value, int) and not -LIMIT <= value < LIMIT:
            needed = f"whole numbers from -2^31 to 2^31 - 1 for {option.name}"
            raise GemmcError(name, needed, f"{option.name}={value}", where=where)


def _fits(values: tuple[Any, ...], taken: Taken) -> bool:
    """Whether the values are of the type; true and false are no numbers."""
    kind = taken.kind
    if taken.several:
        return all([type(each) is kind for each in values])
    if taken.words or kind in _TYPES:
        return len(values) == 1 and (
            values[0] in taken.words if taken.words else type(values[0]) in _TYPES[kind]
        )
    if any(isinstance(each, bool) for each in values):
        return False
    return (len(values) == 1 and isa(values[0], kind)) or isa(values, kind)


def _converted(values: tuple[Any, ...], taken: Taken) -> Any:
    """Values that fit a type, as a pass has them: one by itself where the type has single ones."""
    kind = taken.kind
    if not values and taken.optional:
        return None
    if taken.auto and values == (AUTO,):
        return AUTO
    if taken.several:
        return values
    if kind is float:
        return float(values[0])
    one = kind in _TYPES or (len(values) == 1 and isa(values[0], kind))
    return values[0] if one else values


_TYPES: dict[Any, tuple[type, ...]] = {int: (int,), bool: (bool,), str: (str,), float: (int, float)}


def _words(taken: Taken) -> str:
    """What may be written for an option of the type."""
    if taken.words:
        *most, last = map(str, taken.words)
        return f"{', '.join(most)} or {last}" if most else last
    return _WORDS.get(taken[:2], str(taken.kind))


def _spelled(value: Any) -> str:
    """A value as a pipeline spells it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def described_options(pass_type: type[ModulePass]) -> Iterator[tuple[str, str, str]]:
    """Of each option the name, what may be written for it, and its default as it is written; no
    default of one that must be given."""
    for name, option in declared_options(pass_type).items():
        taken = taken_by(pass_type, name)
        words = _words(taken) + (" or auto" if taken.auto else "")
        yield name, words, _default(option)


def _default(option: Field[Any]) -> str:
    """A default as a pipeline spells it, `none` where it leaves the option out."""
    if option.default is MISSING and option.default_factory is MISSING:
        return ""
    made = option.default_factory
    value: Any = option.default if made is MISSING else made()
    if value is None or value == ():
        return "none"
    several = cast("tuple[Any, ...]", value) if isinstance(value, tuple) else (value,)
    return ",".join(map(_spelled, several))
