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
from rules.programs import Program, examples, programs, ptx_of

GOLDEN = Path(__file__).parent / "golden"
HASHES = GOLDEN / "hashes.json"
UPDATE = "run pytest test/pipelines/test_goldens.py --update-goldens if the change is meant"


def digest(text: str) -> str:
    """SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def kernels() -> dict[str, tuple[Program, str]]:
    """Program or ablation, by name: what is compiled, and the pipeline's text if changed."""
    whole = {str(program): (program, "") for program in programs()}
    by_pipeline = {program.pipeline: program for program in examples()}
    for ablation in ABLATIONS:
        whole[ablation.name] = by_pipeline[ablation.pipeline], ablation.text()
    return whole


KERNELS = kernels()


def hashes() -> dict[str, str]:
    """Kernel to the digest that it had."""
    return json.loads(HASHES.read_text(encoding="utf-8"))


def keep(found: dict[str, str]) -> None:
    """Write the digests."""
    HASHES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


@pytest.mark.parametrize("program", examples(), ids=str)
def test_the_example_is_as_it_was(program: Program, update_goldens: bool) -> None:
    path, ptx = GOLDEN / f"{program.pipeline}.ptx", ptx_of(program)
    if update_goldens:
        path.write_text(ptx, encoding="utf-8")
    golden = path.read_text(encoding="utf-8") if path.exists() else ""
    assert ptx.splitlines() == golden.splitlines(), UPDATE


@pytest.mark.slow
@pytest.mark.parametrize("kernel", KERNELS)
def test_every_kernel_is_as_it_was(kernel: str, update_goldens: bool) -> None:
    found = digest(ptx_of(*KERNELS[kernel]))
    if update_goldens:
        keep(hashes() | {kernel: found})
    assert found == hashes().get(kernel), UPDATE


def test_every_kernel_has_a_hash(update_goldens: bool) -> None:
    if update_goldens:
        known = hashes()
        keep({name: known[name] for name in KERNELS if name in known})
    assert list(hashes()) == list(KERNELS), UPDATE


def test_no_golden_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.ptx")} == {each.pipeline for each in examples()}
