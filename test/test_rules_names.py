"""The compiler does not know its kernels: no pipeline's name occurs in its source."""

from __future__ import annotations

from pathlib import Path

import gemmc
from gemmc import pipeline

PACKAGE = Path(gemmc.__file__).parent


def named_in(text: str, names: tuple[str, ...]) -> list[str]:
    """The hyphenated ones among `names` that occur in `text`."""
    return [name for name in names if "-" in name and name in text]


def test_there_are_pipelines_with_hyphens() -> None:
    assert any("-" in name for name in pipeline.names())


def test_no_source_file_names_a_pipeline() -> None:
    names = pipeline.names()
    named = {path: named_in(path.read_text("utf-8"), names) for path in PACKAGE.rglob("*.py")}
    assert {str(path.relative_to(PACKAGE)): found for path, found in named.items() if found} == {}


def test_the_rule_sees_a_name() -> None:
    name = next(name for name in pipeline.names() if "-" in name)
    assert named_in(f'if kernel == "{name}":', pipeline.names()) == [name]


def test_no_pass_shares_its_name_with_a_pipeline() -> None:
    from gemmc import registry

    assert not {*registry.PASS_NAMES, *registry.foreign_names()} & {*pipeline.names()}
