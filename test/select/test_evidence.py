"""What the rows of configurations say was measured stands where they say it does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gemmc import select

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"(?:bench|docs)/[\w/.-]+\.\w+")
FIGURE = re.compile(r"\d\.\d{3} / \d\.\d{3}|\d\.\d{2,3}")


def written(path: Path) -> str:
    """A document's text, or the ratios of a benchmark's result as documents have them."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".json":
        return text
    read = json.loads(text)
    cases = read.get("cases", ()) if isinstance(read, dict) else ()
    sides = [side for case in cases for side in case["contenders"]]
    return "\n".join(filter(None, map(ratios, sides)))


def ratios(side: dict[str, dict[str, dict[str, dict[str, float]]]]) -> str:
    """`settled / burst` of one contender, where both were measured."""
    found = side.get("summary") or {}
    if {"settled", "burst"} - set(found):
        return ""
    return " / ".join(f"{found[each]['ratio']['median']:.3f}" for each in ("settled", "burst"))


def unfounded(evidence: str) -> list[str]:
    """Figures of an evidence that their source does not have, and sources that are not there."""
    missing: list[str] = []
    behind = 0
    for source in CITED.finditer(evidence):
        path = ROOT / source[0]
        figures = FIGURE.findall(evidence[behind : source.start()])
        behind = source.end()
        if not path.is_file():
            missing.append(source[0])
        elif figures:
            text = written(path)
            missing += [f"{each} in {source[0]}" for each in figures if each not in text]
    return missing + FIGURE.findall(evidence[behind:])


@pytest.mark.parametrize("row", select.rows(), ids=lambda row: row.name)
def test_every_figure_is_in_its_source(row: select.Row) -> None:
    assert unfounded(row.evidence) == []
    assert CITED.search(row.evidence) or "not measured" in row.evidence


@pytest.mark.parametrize(
    ("evidence", "missing"),
    [
        ("1.039 / 1.034 (bench/log.md)", []),
        ("9.039 / 1.034 (bench/log.md)", ["9.039 / 1.034 in bench/log.md"]),
        ("1.047 / 1.050 (bench/results/bench-auto-4-bf16-nt.json)", []),
        ("1.050 / 1.047 (bench/results/bench-auto-4-bf16-nt.json)",
         ["1.050 / 1.047 in bench/results/bench-auto-4-bf16-nt.json"]),
        ("1.039 / 1.034 (bench/nothing.md)", ["bench/nothing.md"]),
        ("of torch.mm, 1.039 / 1.034", ["1.039 / 1.034"]),
        ("bench/log.md: 1.39 of torch.mm", ["1.39"]),
    ],
)  # fmt: skip
def test_what_is_not_there_is_found(evidence: str, missing: list[str]) -> None:
    assert unfounded(evidence) == missing
