"""Damaged programs: any text is read, or refused with its place, in well under a second."""

from __future__ import annotations

import random
import re
from pathlib import Path
from time import process_time

import pytest

from gemmc import frontend, pipeline
from gemmc.driver import compile_module
from gemmc.errors import GemmcError

ROOT = Path(__file__).parent.parent.parent
TEXTS = {
    path.stem: path.read_text()
    for folder in (ROOT / "examples", ROOT / "test" / "inputs")
    for path in sorted(folder.glob("*.mlir"))
}
LONG = "a" * 100_000
INSERTED = '"\\%@#!^{}[]()<>:,=-?*/.0159xbf \n\t\x00éñ½\u2028'
LIMIT = 1.0
"""Seconds of this process's time that reading a text may take."""


def complaint(text: str) -> str:
    """What reading a text gives: an error's one line, or an empty string."""
    start = process_time()
    try:
        frontend.verify(frontend.parse(text, "t.mlir"))
        said = ""
    except GemmcError as error:
        said = str(error)
    assert process_time() - start < LIMIT
    return said


UNTERMINATED = {
    "a string": 'module attributes {{a = "{0}}} {{\n}}\n',
    "a string of a symbol": 'func.func @"{0}() {{\n  return\n}}\n',
    "the first token": '"{0}\n',
    "a string of a type": 'func.func @f(%a: !ptx.reg<b32, "{0}>) {{\n  return\n}}\n',
    "a string that ends in an escape": 'module attributes {{a = "{0}\\n\\22}} {{\n}}\n',
    "a string of a location": '%0 = arith.constant 1 : i32 loc("{0}:1:1)\n',
    "an alias": '#alias = "{0}\n',
}


@pytest.mark.parametrize("case", UNTERMINATED)
def test_a_missing_quote_is_named_at_once(case: str) -> None:
    text = UNTERMINATED[case].format(LONG)
    column = text.index('"' + LONG[:9]) + 1
    assert complaint(text) == (
        f"t.mlir:1:{column}: error: string: needed '\"' at its end; found the end of the line"
    )


def test_an_escape_that_is_none_is_named() -> None:
    assert complaint(f'module attributes {{a = "{LONG}\\q"}} {{\n}}\n') == (
        f"t.mlir:1:{24 + 1 + len(LONG)}: error: string: needed one of \\n, \\t, \\\", \\\\ and a "
        "backslash with two hexadecimal digits; found '\\\\q'"
    )


@pytest.mark.parametrize("sigil", "#%!^")
def test_a_sigil_without_a_name_is_named_also_at_the_start(sigil: str) -> None:
    needed = f"error: needed a name after '{sigil}'; found ' '"
    assert complaint(f"{sigil} x = 1\n") == f"t.mlir:1:1: {needed}"
    assert complaint(f"module {{\n  {sigil} x\n}}\n") == f"t.mlir:2:3: {needed}"


def test_strings_that_are_whole_are_read_as_before() -> None:
    text = f'module attributes {{a = "{LONG}", b = "", c = "\\22\\n\\\\\\t\\"é"}} {{\n}}\n'
    op = frontend.parse(text, "t.mlir")
    a, b, c = (op.attributes[name] for name in "abc")
    assert (str(a), str(b)) == (f'"{LONG}"', '""')
    assert getattr(c, "data", None) in ('"\n\\\t"é', '"\n\\\t"é'.encode())


def damaged(text: str, rng: random.Random) -> str:
    """A text with one to three characters deleted, inserted, or replaced."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        cut, put = rng.choice([(1, ""), (0, rng.choice(INSERTED)), (1, rng.choice(INSERTED))])
        text = text[:at] + put + text[at + cut :]
    return text


def lowered() -> dict[str, str]:
    """A program at the level of tiles and at that of threads."""
    found: dict[str, str] = {}
    passes = pipeline.load("hopper-ws").text
    for last in ("insert-barriers", "lower-hierarchy"):
        module = frontend.parse(TEXTS["matmul_nt_bf16"], "t.mlir")
        entries = passes.partition(last)
        compile_module(module, entries[0] + last)
        found[last] = frontend.print_module(module)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_damaged_programs_are_refused_with_their_place_or_read(seed: int) -> None:
    rng = random.Random(seed)
    texts = [*TEXTS.values(), *lowered().values()]
    refused = 0
    for _ in range(60):
        said = complaint(damaged(rng.choice(texts), rng))
        refused += bool(said)
        assert not said or re.match(r"t\.mlir:\d+:\d+: error: .", said), said
        assert "\n" not in said
    assert refused > 30
