"""Every kernel, byte for byte: a change that means to leave the code alone leaves it alone.

`golden/<pipeline>.ptx` is the PTX of one example, to be read in a diff; `golden/hashes.json`
has the SHA-256 of every program and ablation. A change that means to change kernels runs

    pytest test/pipelines/test_goldens.py --update-goldens

and shows by `git diff` what became of them.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from rules.ablations import ABLATIONS
from rules.programs import Program, examples, programs, ptx_of, stages

GOLDEN = Path(__file__).parent / "golden"
HASHES = GOLDEN / "hashes.json"
UPDATE = "run pytest test/pipelines/test_goldens.py --update-goldens if the change is meant"


def digest(text: str) -> str:
    """SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def digests() -> dict[str, str]:
    """Program or ablation to the digest of its PTX."""
    whole = {str(program): digest(ptx_of(stages(program)[-1])) for program in programs()}
    by_pipeline = {program.pipeline: program for program in examples()}
    for ablation in ABLATIONS:
        program = by_pipeline[ablation.pipeline]
        whole[ablation.name] = digest(ptx_of(stages(program, ablation.text())[-1]))
    return whole


@pytest.mark.parametrize("program", examples(), ids=str)
def test_the_example_is_as_it_was(program: Program, update_goldens: bool) -> None:
    path, ptx = GOLDEN / f"{program.pipeline}.ptx", ptx_of(stages(program)[-1])
    if update_goldens:
        path.write_text(ptx, encoding="utf-8")
    golden = path.read_text(encoding="utf-8") if path.exists() else ""
    assert ptx.splitlines() == golden.splitlines(), UPDATE


@pytest.mark.slow
def test_every_kernel_is_as_it_was(update_goldens: bool) -> None:
    found = digests()
    if update_goldens:
        HASHES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert found == json.loads(HASHES.read_text(encoding="utf-8")), UPDATE


def test_no_golden_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.ptx")} == {each.pipeline for each in examples()}
