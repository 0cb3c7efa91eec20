"""The PTX machine against what an H200 gave (test/gpu/record.py), kernel by kernel.

Where there is no recording there is no test of one; what compares and reads them is tested with a
recording of the machine itself, in a folder of the test.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gpu import record
from gpu.cases import Case
from gpu.record_runner import Runner
from interpret_ptx.recordings.compare import READINGS, of_an_h200, probes_of, problem
from interpret_ptx.recordings.everything import snippets
from interpret_ptx.recordings.probes import Probe, probes
from interpret_ptx.recordings.store import (
    FOLDER,
    Entry,
    Recording,
    entry_of,
    recordings,
    sampled,
)

ROOT = Path(__file__).parents[2]
RECORDED = {path.name: Recording.read(path) for path in recordings()}


def marks(name: str, entry: Entry) -> list[pytest.MarkDecorator]:
    """Of products of pipelines `make test` takes normal numbers, whose sums are rounded, of one
    16-bit type."""
    if "pipeline" not in entry.facts:
        return []
    left_out = name.endswith(" integers") or "-f16-" in name
    return [pytest.mark.thorough if left_out else pytest.mark.slow]


ENTRIES = [
    pytest.param(file, name, marks=marks(name, entry))
    for file, r in RECORDED.items()
    for name, entry in r.entries.items()
]
PROBES = [(file, name) for file, r in RECORDED.items() for name in probes_of(r)]

if RECORDED:

    @pytest.mark.parametrize("file", RECORDED)
    def test_recordings_are_of_an_h200(file: str) -> None:
        assert of_an_h200(RECORDED[file])

    @pytest.mark.parametrize(("file", "name"), ENTRIES)
    def test_the_machine_gives_what_the_gpu_gave(file: str, name: str) -> None:
        assert not problem(name, RECORDED[file].entries[name])


    def test_the_docs_count_what_was_recorded() -> None:
        entries = [e for r in RECORDED.values() for e in r.entries.values()]
        kinds = [("pipeline" in e.facts, e.fault) for e in entries]
        products, ran = kinds.count((True, "")), kinds.count((False, ""))
        refused = sum(bool(s.refused) for s in snippets().values())
        text = " ".join((ROOT / "docs/ptx-machine.md").read_text().split())
        assert f"has {len(snippets())} snippets" in text
        assert f"{refused} of them a GPU ends with an error" in text
        pipelines = {Case.of_name(e.facts["case"]).pipeline for e in entries if e.facts}
        counts = f"{ran} of the snippets and {products} products of {len(pipelines)} pipelines"
        assert f"has run {counts}, and refused the other {len(kinds) - products - ran}" in text
        names = {name for r in RECORDED.values() for name in r.entries}
        page = (FOLDER / "README.md").read_text()
        assert set(snippets()) < names and f"All {len(snippets())} are recorded" in page
        assert f"read all {len(list(probes()))} probes so" in text


if PROBES:

    @pytest.mark.parametrize("reader", READINGS)
    @pytest.mark.parametrize(("file", "name"), PROBES)
    def test_descriptors_mean_what_the_gpu_takes_them_for(
        file: str, name: str, reader: str
    ) -> None:
        probe, taken = probes_of(RECORDED[file])[name]
        np.testing.assert_array_equal(READINGS[reader](probe), taken)


CHOSEN = (
    "mma.m16n8k16.f32.f16",
    "cvt.rz.bf16.f32",
    "probe A mn-major, swizzle 0, leading 128",
    "refused: tma store at 4, -3",
)
PIPELINE = "hopper-single"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Recording]:
    """Some snippets and a pipeline, "recorded" on the machine itself, as its files hold them."""
    folder = tmp_path_factory.mktemp("recordings")
    for only in CHOSEN:
        arguments = [str(folder / only[:5]), "--device", "cpu", "--parts", "snippets"]
        assert record.main([*arguments, "--only", only]) == 0
    arguments = [str(folder), "--device", "cpu", "--parts", "pipelines", "--workers", "1"]
    assert record.main([*arguments, "--pipelines", PIPELINE, "--only", "bf16-nn"]) == 0
    paths = [*recordings(folder), *(p for only in CHOSEN for p in recordings(folder / only[:5]))]
    return {str(path): Recording.read(path) for path in paths}


def test_a_recording_of_the_machine_is_none_of_a_gpu(recorded: dict[str, Recording]) -> None:
    assert len(recorded) == 1 + len(CHOSEN)
    assert not any(of_an_h200(r) for r in recorded.values())


def test_the_machine_agrees_with_itself(recorded: dict[str, Recording]) -> None:
    entries = {n: e for r in recorded.values() for n, e in r.entries.items()}
    assert {"cvt.rz.bf16.f32", "hopper-single-bf16-nn-72x40x72 integers"} < set(entries)
    assert all(not problem(name, entry) for name, entry in entries.items())


def changed(entry: Entry, by: float) -> Entry:
    """An entry whose first value is another, in its hash too."""
    values = np.array(entry.values)
    values.reshape(-1)[0] += np.array(by).astype(values.dtype)
    made = entry_of(values, entry.dtype, [], "")
    return replace(entry, bits=made.bits, sha256=made.sha256 if entry.whole else "other")


@pytest.mark.parametrize("kind", ["integers", "normals"])
def test_a_wrong_value_is_found(recorded: dict[str, Recording], kind: str) -> None:
    chosen = {n: e for r in recorded.values() for n, e in r.entries.items() if n.endswith(kind)}
    assert len(chosen) >= 2
    for name, entry in chosen.items():
        found = problem(name, changed(entry, 1.0))
        assert "differ" in found or "outside of the bound" in found


def test_what_a_device_refuses_is_recorded_and_compared(recorded: dict[str, Recording]) -> None:
    (fault,) = (e for r in recorded.values() for e in r.entries.values() if e.fault)
    assert fault.fault == "OutOfBounds" and not fault.bits
    ran = replace(fault, inputs=recorded_of(recorded, "cvt.rz.bf16.f32").inputs)
    assert "runs what should be refused" in problem("cvt.rz.bf16.f32", ran)


def recorded_of(recorded: dict[str, Recording], name: str) -> Entry:
    return next(r.entries[name] for r in recorded.values() if name in r.entries)


def test_only_what_is_to_be_refused_may_fail() -> None:
    """And it has to, with the device's own error."""
    jobs = record.snippet_jobs("tma load to byte 64, swizzle 0", assembles=False, workers=1)
    jobs += record.snippet_jobs("add.rn.f32 random", assembles=False, workers=1)
    answer = {0: "CudaError: freeing memory: CUDA_ERROR_ILLEGAL_INSTRUCTION (…)"}
    good = {1: jobs[1].expected}
    assert record.faults_of(jobs, answer) == {0: "CUDA_ERROR_ILLEGAL_INSTRUCTION"}
    assert record.faults_of(jobs, {1: answer[0]}) == {}
    assert record.report(jobs, good, answer, record.faults_of(jobs, answer))
    assert not record.report(jobs, good, {0: "no answer within 20 s"}, {})
    assert not record.report(jobs, {0: jobs[0].expected, **good}, {}, {})


def test_what_was_recorded_of_other_inputs_says_so(recorded: dict[str, Recording]) -> None:
    for recording in recorded.values():
        name, entry = next(iter(recording.entries.items()))
        assert "record it again" in problem(name, replace(entry, inputs="others"))
    assert "no such snippet" in problem("mul.f4", entry_of(np.zeros(4, "f4"), "f32", [], ""))


def test_files_hold_what_was_written(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    large, small = rng.standard_normal((64, 64)).astype("f4"), np.arange(6, dtype="i4")
    entries = {"large": entry_of(large, "f32", [small], "x")}
    entries["small"] = entry_of(small, "i32", [], "y")
    Recording("NVIDIA H200", "13000", "2026-01-01", entries).write(tmp_path / "a.recording.json.gz")
    (path,) = recordings(tmp_path)
    read = Recording.read(path)
    assert read.entries == entries and of_an_h200(read)
    np.testing.assert_array_equal(read.entries["small"].values, small)
    np.testing.assert_array_equal(read.entries["large"].values, large.reshape(-1)[sampled(4096)])


@pytest.mark.parametrize("reader", READINGS)
def test_descriptors_are_read_as_the_isa_has_them(reader: str) -> None:
    for probe in probes():
        np.testing.assert_array_equal(READINGS[reader](probe), probe.offsets // 2, probe.name)


def test_a_kernel_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    good, other = (snippets()[name] for name in ("add.rn.f32", "mul.rn.f32"))
    jobs = [
        record.Job(s.name, "snippets", text, s.manifest, list(s.inputs), s.expected)
        for s, text in (
            (good, good.text),
            (good, good.text.replace("st.global.b32", "st.shared.b32")),
            (other, other.text),
        )
    ]
    jobs.append(record.Job("x", "snippets", "", {}, [], None, error="it did not assemble"))
    runner = Runner(tmp_path, "cpu")
    outputs, errors = runner.run(jobs)
    assert set(outputs) == {0, 2} and set(errors) == {1, 3}
    assert not good.problem(outputs[0]) and not other.problem(outputs[2])
    assert "shared" in errors[1] and runner.device == "the PTX machine"


def test_the_probes_tell_the_roles_of_the_strides_apart() -> None:
    """Without a swizzle an MN-major operand's strides, exchanged, give other elements."""
    chosen = [p for p in probes() if (p.major, p.span) == ("mn", 0)]
    assert len(chosen) == 6
    for probe in chosen:
        other = replace(probe, leading=probe.stride, stride=probe.leading)
        assert not np.array_equal(probe.offsets, other.offsets)


def test_a_probe_reads_what_its_kernel_stored() -> None:
    probe: Probe = next(probes())
    stored: Any = snippets()[probe.name].expected
    np.testing.assert_array_equal(probe.elements(stored), probe.offsets // 2)
