"""Of pipelines with one pass swapped, moved, left out or doubled, a sample: refused, or right.

`make orders` tries all of them.
"""

from __future__ import annotations

from collections import Counter

import pytest
from rules.orders import Verdict, chosen, judge_all, passed, passes_of, summary, variants

from gemmc import pipeline

SAMPLE = 48


@pytest.mark.slow
def test_none_of_a_sample_is_wrong() -> None:
    verdicts = judge_all(chosen(pipeline.names(), SAMPLE, seed=0), quick=True)
    assert len(verdicts) == SAMPLE
    assert passed(verdicts), "\n".join(summary(verdicts))
    assert any(each.good for each in verdicts) and any(each.order for each in verdicts)


@pytest.mark.parametrize("name", pipeline.names())
def test_variants_are_distinct_and_none_is_the_pipeline_itself(name: str) -> None:
    found = [each.passes for each in variants(name)]
    assert max(Counter(found).values()) == 1 and passes_of(name) not in found


@pytest.mark.parametrize(
    ("kind", "refused", "accepted"),
    [
        ("wrong", "", False), ("wrong", "first", True), ("traceback", "first", False),
        ("right", "", True), ("right", "first", False), ("refused", "", True),
    ],
)  # fmt: skip
def test_what_passes(kind: str, refused: str, accepted: bool) -> None:
    assert passed([Verdict("a variant", kind, "", refused)]) == accepted
