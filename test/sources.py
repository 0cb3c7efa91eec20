"""What the files of the package say, for the tests that ask something of all of them: each file is
read once in a process, and its tree, which takes a thousand times its text, is not kept."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import gemmc

PACKAGE = Path(gemmc.__file__).parent


class Said(NamedTuple):
    """Dotted names of all that code imports, and of what it imports as it is loaded; whether one is
    relative; its names, its words and whole numbers, without prose."""

    imports: frozenset[str]
    at_once: frozenset[str]
    relative: bool
    names: frozenset[str]
    words: frozenset[str]
    numbers: frozenset[int]


def is_module(name: str) -> bool:
    """Whether a dotted name under gemmc is a module rather than something inside one."""
    path = PACKAGE.joinpath(*name.split(".")[1:])
    return path.is_dir() or path.with_suffix(".py").is_file()


def said(source: str) -> Said:
    """By the text of a file."""
    tree = ast.parse(source)
    imports, names = set[str](), set[str]()
    words, numbers = set[str](), set[int]()
    relative, prose = False, set[ast.AST]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports.update(_imported(node))
            relative |= bool(isinstance(node, ast.ImportFrom) and node.level)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            prose.add(node.value)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str) and re.fullmatch(r"gemmc(\.\w+)+", node.value):
                imports.add(node.value)  # for `import_module`
            if isinstance(node.value, str) and node not in prose:
                words.add(node.value)
            elif type(node.value) is int:
                numbers.add(node.value)
        else:
            word = getattr(node, "id", getattr(node, "attr", getattr(node, "name", None)))
            names.update([word] if isinstance(word, str) else ())
    outside = [each for each in tree.body if isinstance(each, ast.Import | ast.ImportFrom)]
    at_once = {name for each in outside for name in _imported(each)}
    found = imports, at_once, relative, names, words, numbers
    return Said(*(each if isinstance(each, bool) else frozenset(each) for each in found))


def _imported(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    names = [alias.name for alias in node.names]
    if isinstance(node, ast.Import):
        yield from names
        return
    base = node.module or ""
    for name in names:
        full = f"{base}.{name}"
        yield full if base.startswith("gemmc") and is_module(full) else base


@cache
def said_by(path: Path) -> Said:
    """By a file of the package."""
    return said(path.read_text(encoding="utf-8"))
