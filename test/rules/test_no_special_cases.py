"""Rules 2 and 8: the compiler does not know its kernels, and converters have no exceptions.

Rule 2's test is `test_rules_names.py`. Whether an `if` in a converter is there to make one
kernel faster cannot be read from the source, but it has to recognize that kernel, and the ways
to do so can: by the name of its pipeline, by a label or a role that a pass gave, by the shape
of a tile, or by a number. So converters and the emitter compare none of these with a constant,
and a number only where the instruction or the format has that very number for a limit: those
places are listed here, and a new one needs a reason.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gemmc
from gemmc import pipeline

PACKAGE = Path(gemmc.__file__).parent
MODULES = sorted(
    path
    for folder in ("transforms", "bench/passes", "emit")
    for path in PACKAGE.glob(f"{folder}/**/*.py")
)

_CONVERTERS = ("convert_", "lower_", "insert_", "linearize", "assign_registers", "allocate_")

LIMITS = {
    "shape[0] == 64": "wgmma multiplies 64 rows, for every type",
    "m == 64": "two instructions side by side need one block of those rows",
    "shape[2] != 16": "wgmma multiplies 16 columns of a 16-bit type",
}
"""A comparison with a number in a converter, and what it is the limit of."""

GIVEN = ("label", "role", "sym_name", "name_hint")
"""What passes name things by, for options to choose with."""


def is_converter(path: Path) -> bool:
    """The emitter, and the passes after the last decision and their helpers."""
    return (
        "emit" in path.parts or "_to_ptx" in path.parts or path.name.startswith(_CONVERTERS)
    )


CONVERTERS = [path for path in MODULES if is_converter(path)]


def relative(path: Path) -> str:
    """A file's name in a test's name."""
    return str(path.relative_to(PACKAGE))


def compared(tree: ast.AST) -> Iterator[tuple[str, list[ast.expr]]]:
    """Comparisons and match statements, as text and as their sides."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield ast.unparse(node), [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            values = [n.value for n in ast.walk(node) if isinstance(n, ast.MatchValue)]
            yield f"match {ast.unparse(node.subject)}", [node.subject, *values]


def numbers(side: ast.expr) -> list[int]:
    """The integers of a literal, alone or in a tuple, list or set."""
    parts = side.elts if isinstance(side, ast.Tuple | ast.List | ast.Set) else [side]
    values = [part.value for part in parts if isinstance(part, ast.Constant)]
    return [value for value in values if type(value) is int]


def shapes(tree: ast.AST) -> list[str]:
    """Comparisons with two numbers or more at once; (1, 1), which is no split, is not a shape."""
    return [
        text
        for text, sides in compared(tree)
        if any(len(numbers(side)) >= 2 and max(numbers(side)) > 1 for side in sides)
        and not _one_of_several(text)
    ]


def _one_of_several(text: str) -> bool:
    """`x in (32, 64, 128)` lists the values that one number may have."""
    node = ast.parse(text, mode="eval").body
    return isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)


def amounts(tree: ast.AST) -> list[str]:
    """Comparisons with a number above 2, those of a rank or of an element's bits aside."""
    return [
        text
        for text, sides in compared(tree)
        if any(value > 2 for side in sides for value in numbers(side))
        and not any(_is_rank_or_bits(side) for side in sides)
    ]


def _is_rank_or_bits(side: ast.expr) -> bool:
    return isinstance(side, ast.Call) and ast.unparse(side.func) in ("len", "bits")


def given_names(tree: ast.AST) -> list[str]:
    """Comparisons of a label, a role's name or a symbol with a word spelled out."""
    found: list[str] = []
    for text, sides in compared(tree):
        nodes = [node for side in sides for node in ast.walk(side)]
        words = [n for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]
        named = [n for n in nodes if isinstance(n, ast.Attribute) and n.attr in GIVEN]
        if words and named:
            found.append(text)
    return found


def parsed(path: Path) -> ast.AST:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_pass_recognizes_a_kernel_by_a_name() -> None:
    names, found = set(pipeline.names()), dict[str, list[object]]()
    for path in MODULES:
        words = [n.value for n in ast.walk(parsed(path)) if isinstance(n, ast.Constant)]
        known = names & {word for word in words if isinstance(word, str)}
        found[relative(path)] = [*given_names(parsed(path)), *known]
    assert {name: each for name, each in found.items() if each} == {}


def test_no_pass_recognizes_a_shape() -> None:
    assert [(path, found) for path in MODULES if (found := shapes(parsed(path)))] == []


@pytest.mark.parametrize("path", CONVERTERS, ids=relative)
def test_converters_compare_with_limits_only(path: Path) -> None:
    assert set(amounts(parsed(path))) <= set(LIMITS)


def test_both_kinds_of_module_are_looked_at() -> None:
    names = {path.name for path in CONVERTERS}
    assert {"convert_to_ptx.py", "lower_rings.py", "memory.py", "manifest.py"} <= names
    assert "form_kernel.py" in {path.name for path in MODULES} - names


@pytest.mark.parametrize(
    ("look", "source"),
    [
        (shapes, "if product.shape == (128, 256, 64): pass"),
        (shapes, "x = 1 if [m, n] != [64, 256] else 2"),
        (amounts, "if n == 256: pass"),
        (amounts, "while stages > 3: pass"),
        (amounts, "match n:\n  case 256: pass"),
        (given_names, "if copy.label.data == 'lhs': pass"),
        (given_names, "if op.role.data in ('producer', 'consumer'): pass"),
    ],
)
def test_the_rule_sees(look: object, source: str) -> None:
    assert callable(look)
    assert look(ast.parse(source)) != []


@pytest.mark.parametrize(
    "source", ["if counts != (1, 1): pass", "if len(tile) != 3: pass", "if bits(t) == 16: pass"]
)
def test_the_rule_allows(source: str) -> None:
    assert shapes(ast.parse(source)) == amounts(ast.parse(source)) == []
