"""`--pipeline auto` makes of problems the kernels that it made before: a fifth of them here, all by
`make kernels`."""

from __future__ import annotations

import json

import pytest
from pipelines.problems import HASHES, Product, digest, problems

UPDATE = "run python test/pipelines/problems.py --update if the change is meant"


@pytest.mark.slow
@pytest.mark.parametrize("problem", problems()[::5], ids=lambda problem: problem.name)
def test_the_kernel_is_as_it_was(problem: Product) -> None:
    assert digest(problem) == json.loads(HASHES.read_text())[problem.name], UPDATE


def test_every_problem_has_a_digest() -> None:
    assert list(json.loads(HASHES.read_text())) == [problem.name for problem in problems()]
