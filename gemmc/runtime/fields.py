"""Typed access to the fields of a JSON object; a wrong one is named by its path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from gemmc.runtime.expressions import Expression, ExpressionError, parse_expression

_MISSING: Any = object()


class ManifestError(ValueError):
    """A manifest that cannot be used: which field, what was needed, what was found."""

    def __init__(self, where: str, needed: str, found: str) -> None:
        place = f"manifest: {where}" if where else "manifest"
        super().__init__(f"{place}: needed {needed}; found {found}")


@dataclass(frozen=True)
class Fields:
    """One JSON object and its path from the top of the manifest."""

    values: Mapping[str, Any]
    prefix: str

    @staticmethod
    def of(value: Any, where: str) -> Fields:
        """`value` as an object. Raises ManifestError when it is none."""
        if not isinstance(value, Mapping):
            raise ManifestError(where, "an object", _show(value))
        return Fields(cast("Mapping[str, Any]", value), where)

    def path(self, name: str) -> str:
        """The full path of a field."""
        return f"{self.prefix}.{name}" if self.prefix else name

    def _get(self, name: str, needed: str, default: Any = _MISSING) -> Any:
        value = self.values.get(name, default)
        if value is _MISSING:
            raise ManifestError(self.path(name), needed, "nothing")
        return value

    def _fail(self, name: str, needed: str, value: Any) -> ManifestError:
        return ManifestError(self.path(name), needed, _show(value))

    def literal(self, name: str, expected: str | int) -> None:
        """The field has exactly this value."""
        value = self._get(name, _show(expected))
        if value != expected or isinstance(value, bool):
            raise self._fail(name, _show(expected), value)

    def string(self, name: str) -> str:
        """A non-empty string."""
        value = self._get(name, "a non-empty string")
        if not isinstance(value, str) or not value:
            raise self._fail(name, "a non-empty string", value)
        return value

    def integer(self, name: str, least: int, default: int = _MISSING) -> int:
        """An integer of at least `least`."""
        needed = f"an integer of at least {least}"
        value = self._get(name, needed, default)
        if not _is_int(value) or value < least:
            raise self._fail(name, needed, value)
        return value

    def boolean(self, name: str, default: bool) -> bool:
        """true or false."""
        value = self._get(name, "true or false", default)
        if not isinstance(value, bool):
            raise self._fail(name, "true or false", value)
        return value

    def choice(self, name: str, allowed: Sequence[Any], default: Any = _MISSING) -> Any:
        """One of a few values."""
        needed = f"one of {', '.join(_show(a) for a in allowed)}"
        value = self._get(name, needed, default)
        if isinstance(value, bool) or value not in allowed:
            raise self._fail(name, needed, value)
        return value

    def expression(self, name: str) -> Expression:
        """An expression, or an integer that stands for itself."""
        return self._parse(name, self._get(name, "an expression"))

    def expressions(self, name: str, count: int) -> tuple[Expression, ...]:
        """Exactly `count` expressions."""
        values = self._list(name, f"{count} expressions")
        if len(values) != count:
            raise self._fail(name, f"{count} expressions", values)
        return tuple(self._parse(f"{name}[{i}]", v) for i, v in enumerate(values))

    def list_of_expressions(self, name: str) -> tuple[Expression, ...]:
        """Any number of expressions."""
        values = self._list(name, "a list of expressions")
        return tuple(self._parse(f"{name}[{i}]", v) for i, v in enumerate(values))

    def names(self, name: str) -> tuple[str, ...]:
        """One non-empty string or more."""
        values = self._list(name, "a list of names")
        if not values or not all(isinstance(each, str) and each for each in values):
            raise self._fail(name, "a list of names", values)
        return tuple(values)

    def integers(
        self, name: str, least: int, default: tuple[int, ...] = _MISSING
    ) -> tuple[int, ...]:
        """A list of integers of at least `least`."""
        needed = f"a list of integers of at least {least}"
        values = self._get(name, needed, default)
        if not isinstance(values, list | tuple):
            raise self._fail(name, needed, values)
        listed = cast("Sequence[Any]", values)
        if any(not _is_int(v) or v < least for v in listed):
            raise self._fail(name, needed, listed)
        return tuple(listed)

    def triple(self, name: str) -> tuple[int, int, int]:
        """Three positive integers: x, y, z."""
        values = self.integers(name, 1)
        if len(values) != 3:
            raise self._fail(name, "three positive integers", list(values))
        return (values[0], values[1], values[2])

    def shape(self, name: str) -> tuple[int | str | None, ...]:
        """A list of extents, from 0 on, size names, or null for any extent."""
        values = self._list(name, "a list of extents")
        for value in values:
            if not (value is None or isinstance(value, str) or (_is_int(value) and value >= 0)):
                raise self._fail(name, "integers from 0 on, size names or null", values)
        return tuple(values)

    def object(self, name: str) -> Fields:
        """A nested object."""
        return Fields.of(self._get(name, "an object"), self.path(name))

    def objects(self, name: str, default: Any = _MISSING) -> list[Fields]:
        """A list of objects."""
        values = self._list(name, "a list of objects", default)
        return [Fields.of(v, f"{self.path(name)}[{i}]") for i, v in enumerate(values)]

    def table(self, name: str, default: Any = _MISSING) -> Iterator[tuple[str, Fields]]:
        """The entries of an object of objects."""
        nested = Fields.of(self._get(name, "an object", default), self.path(name))
        for key, value in nested.values.items():
            yield key, Fields.of(value, nested.path(key))

    def strings(self, name: str) -> dict[str, str]:
        """An object whose values are strings; absent is empty."""
        nested = Fields.of(self._get(name, "an object", {}), self.path(name))
        for key, value in nested.values.items():
            if not isinstance(value, str):
                raise nested._fail(key, "a string", value)
        return dict(nested.values)

    def only(self, *names: str) -> None:
        """Refuse any other field, so that nothing is silently ignored."""
        for name in self.values:
            if name not in names:
                raise ManifestError(self.path(name), f"only {', '.join(names)}", "this field")

    def _list(self, name: str, needed: str, default: Any = _MISSING) -> list[Any]:
        values = self._get(name, needed, default)
        if not isinstance(values, list | tuple):
            raise self._fail(name, needed, values)
        return list(cast("Sequence[Any]", values))

    def _parse(self, name: str, value: Any) -> Expression:
        if not isinstance(value, str) and not _is_int(value):
            raise self._fail(name, "an expression", value)
        try:
            return parse_expression(value)
        except ExpressionError as error:
            raise ManifestError(self.path(name), "an expression", str(error)) from None


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _show(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
