"""The compiler does not know its kernels: no pipeline's name occurs in its source."""

from __future__ import annotations

from pathlib import Path

import pytest

import gemmc
from gemmc import pipeline

PACKAGE = Path(gemmc.__file__).parent


def named_in(text: str, names: tuple[str, ...]) -> list[str]:
    """The hyphenated ones among `names` that occur in `text`."""
    return [name for name in names if "-" in name and name in text]


def test_there_are_pipelines_with_hyphens() -> None:
    assert any("-" in name for name in pipeline.names())


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_no_source_file_names_a_pipeline(path: Path) -> None:
    assert named_in(path.read_text(encoding="utf-8"), pipeline.names()) == []


def test_the_rule_sees_a_name() -> None:
    name = next(name for name in pipeline.names() if "-" in name)
    assert named_in(f'if kernel == "{name}":', pipeline.names()) == [name]


def test_no_pass_shares_its_name_with_a_pipeline() -> None:
    from gemmc import registry

    assert not {*registry.PASS_NAMES, *registry.foreign_names()} & {*pipeline.names()}
