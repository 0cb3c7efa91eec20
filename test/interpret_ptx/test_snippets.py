"""The snippets that are recorded on a GPU: they assemble, and the machine gives what NumPy says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from gpu import record, record_runner
from interpret_ptx.recordings.compare import refusal_problem
from interpret_ptx.recordings.everything import snippets
from runtime.fake_cuda import FakeCuda

from gemmc.assemble import assemble
from gemmc.interpret.ptx.simulate import run
from gemmc.runtime import cuda

REFUSED = [name for name, snippet in snippets().items() if snippet.refused]


@pytest.mark.parametrize("name", REFUSED)
def test_the_machine_refuses_what_a_gpu_ends_with_an_error(name: str) -> None:
    assert not refusal_problem(snippets()[name])


@pytest.mark.parametrize("name", [name for name in snippets() if name not in REFUSED])
def test_the_machine_gives_what_numpy_says(name: str) -> None:
    snippet = snippets()[name]
    (found,) = run(snippet.text, snippet.manifest, list(snippet.inputs))
    assert not snippet.problem(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", snippets())
def test_it_assembles_without_a_message(name: str) -> None:
    assert assemble(snippets()[name].text).cubin


def test_the_runtime_takes_their_manifests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As the runner of recordings launches them, on a driver that only looks at parameters."""
    fake = FakeCuda().installed(monkeypatch)
    jobs = [
        record.Job(s.name, "snippets", s.text, s.manifest, list(s.inputs), s.expected)
        for s in snippets().values()
    ]
    runner = record_runner.Runner(tmp_path, "gpu")
    for number, job in enumerate(jobs):
        runner.save(number, job)
        found = record_runner.run_one("gpu", tmp_path, number)
        assert (found.view(np.uint8) == 0xFF).all()
    cuda.initialize.cache_clear()
    assert len(fake.launches) == len(jobs)
    assert len(fake.maps) == sum(len(s.maps) for s in snippets().values())
    clusters = [launch for launch in fake.launches if launch.attributes]
    assert {(c.grid[0], c.block[0]) for c in clusters} == {(2, 32)} and len(clusters) == 4
