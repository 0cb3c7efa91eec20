"""The table of register kinds agrees with the machine that runs PTX text, and is the only one."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import numpy as np
import pytest

import gemmc
from gemmc.element_types import ELEMENT_TYPES
from gemmc.interpret.ptx import types
from gemmc.interpret.ptx.syntax import Immediate
from gemmc.register_kinds import REGISTER_KINDS, RegisterKind, kind_holding, view_of

PACKAGE = Path(gemmc.__file__).parent
OTHER_TABLES = {"register_kinds.py", "interpret/ptx/types.py"}

KINDS = pytest.mark.parametrize("kind", REGISTER_KINDS.values(), ids=REGISTER_KINDS)


@KINDS
def test_widths_and_views_are_those_of_the_ptx_machine(kind: RegisterKind) -> None:
    assert types.BITS[kind.name] == kind.bits
    for type_ in kind.types:
        assert types.BITS[type_] == kind.bits
        assert types.view_of(type_) == np.dtype(view_of(type_))


@KINDS
def test_a_kind_is_kept_as_its_own_type(kind: RegisterKind) -> None:
    assert next(iter(kind.types)) == kind.name
    assert kind_holding(kind.name) is kind
    assert np.dtype(view_of(kind.name)).itemsize == max(kind.bits // 8, 1)
    assert kind.is_float == (np.dtype(view_of(kind.name)).kind == "f")


def test_no_prefix_begins_another() -> None:
    prefixes = [kind.prefix for kind in REGISTER_KINDS.values()]
    assert all(each.startswith("%") and each[1:].isalpha() for each in prefixes)
    assert len(set(prefixes)) == len(prefixes)


@KINDS
@pytest.mark.parametrize("number", [0, 1, 0.5, -2.25, math.inf])
def test_a_literal_is_read_as_it_was_written(kind: RegisterKind, number: float) -> None:
    if not kind.is_float:
        number = 1 if number else 0
    text = kind.literal_of(number)
    assert kind.number_of(text) == number
    if kind.is_float:
        assert str(Immediate(int(text[2:], 16), kind.name)) == text


def test_negative_integers_are_read_modulo_the_width() -> None:
    assert REGISTER_KINDS["b32"].number_of("-1") == 2**32 - 1
    assert REGISTER_KINDS["b16"].number_of("0x10001") == 1


@pytest.mark.parametrize("name", [n for n, k in ELEMENT_TYPES.items() if k.register])
def test_an_element_fits_the_register_that_holds_it(name: str) -> None:
    element = ELEMENT_TYPES[name]
    kind = REGISTER_KINDS[element.register]
    assert kind.bits == element.bits
    assert kind.is_float == (element.is_float and not element.is_half)


@pytest.mark.parametrize("name", [n for n, k in ELEMENT_TYPES.items() if k.sums])
def test_what_an_atom_multiplies_or_sums_has_a_register(name: str) -> None:
    element = ELEMENT_TYPES[name]
    assert element.register
    for each in (ELEMENT_TYPES[name] for sums in element.sums.values() for name in sums):
        assert REGISTER_KINDS[each.register].is_float or each.is_half  # halves lie in pairs


def tables(source: str) -> list[int]:
    """The lines of literals that list three or more register kinds."""
    found: list[int] = []
    if sum(kind in source for kind in REGISTER_KINDS) < 3:
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Dict):
            items = node.keys
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            items = node.elts
        else:
            continue
        words = {each.value for each in items if isinstance(each, ast.Constant)}
        if len(words & set(REGISTER_KINDS)) > 2:
            found.append(node.lineno)
    return found


def test_a_table_is_seen() -> None:
    assert tables('X = {"pred": 1, "b32": 2, "f32": 3}') == [1]
    assert tables('X = ("b32", "f32", "b16")') == [1]
    assert not tables('X = ("b32", "f32")')


def test_no_other_file_lists_the_kinds() -> None:
    found = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if tables(path.read_text(encoding="utf-8"))
    }
    assert found <= OTHER_TABLES
