"""Rules 5 and 7: a pass is tested on foreign input, and serves more than one pipeline.

A test file marks the IR that gemmc's own pipelines never produce with a comment,
`// FOREIGN: why it is foreign`, above it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from gemmc import pipeline, registry

TESTS = Path(__file__).resolve().parents[1]
FOREIGN = re.compile(r"^ *// FOREIGN: \S.*\n(?: *//.*\n)*(?! *$| *//)", re.MULTILINE)
"""The mark with its reason, other comments perhaps, then IR."""

SERVES = re.compile(r"(?:^|[.;:])\s+(?:It s|S)erves\s+\w+\s+\w+", re.MULTILINE)
"""A sentence that starts with whom the pass serves."""

PARTS = ("Before → after", "Requires", "Ensures", "Why here")


def documentation(name: str) -> str:
    """The docstrings of a pass and of its module."""
    pass_type = registry.load_pass(name)
    return f"{sys.modules[pass_type.__module__].__doc__}\n\n{pass_type.__doc__}"


def pipelines_with(name: str) -> list[str]:
    """The named pipelines that run a pass."""
    return [
        each
        for each in pipeline.names()
        if name in {passed.name for passed in pipeline.load(each).passes}
    ]


@pytest.mark.parametrize("name", registry.PASS_NAMES)
class TestPass:
    """Each of gemmc's own."""

    def test_it_has_a_test_and_a_test_of_its_refusals(self, name: str) -> None:
        folder = TESTS.joinpath(*registry.module_name(name).split(".")[1:-1])
        for path in (folder / f"{name}.mlir", folder / f"{name}-invalid.mlir"):
            text = path.read_text(encoding="utf-8")
            assert text.startswith("// RUN: "), path.name
            assert re.search(rf"^// (RUN|PIPELINE): .*\b{name}\b", text, re.MULTILINE), path.name

    def test_it_meets_foreign_input(self, name: str) -> None:
        texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob(f"{name}*.mlir")]
        assert any(FOREIGN.search(text) for text in texts)

    def test_it_serves_two_pipelines_or_says_whom(self, name: str) -> None:
        assert len(pipelines_with(name)) >= 2 or SERVES.search(documentation(name))

    def test_its_docstring_has_the_four_parts(self, name: str) -> None:
        assert [part for part in PARTS if part not in documentation(name)] == []


def test_every_pass_file_of_the_suite_is_about_a_pass() -> None:
    paths = [*TESTS.glob("transforms/**/*.mlir"), *TESTS.glob("bench/**/*.mlir")]
    stems = {path.stem.removesuffix("-invalid") for path in paths}
    assert {stem for stem in stems if not stem.startswith(registry.PASS_NAMES)} == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("// FOREIGN: a kernel with two loops\ntile.kernel\n", True),
        ("// FOREIGN: a kernel with two loops\n// CHECK: x\ntile.kernel\n", True),
        ("// FOREIGN:\ntile.kernel\n", False),
        ("// FOREIGN: nothing follows\n", False),
    ],
)
def test_what_counts_as_a_mark(text: str, found: bool) -> None:
    assert bool(FOREIGN.search(text)) == found
