"""`gemmc sim`: exit codes, reports, traces; and that the machine needs no compiler."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from gemmc.cli import main
from gemmc.runtime.expressions import Environment, parse_expression
from gemmc.runtime.manifest import Size

FIXTURES = Path(__file__).parent / "fixtures"
RING, MANIFEST = str(FIXTURES / "ring.ptx"), str(FIXTURES / "ring.json")


def sim(*arguments: str) -> int:
    return main(["sim", RING, "--manifest", MANIFEST, "--ints", *arguments])


def test_it_runs_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out.npy")
    assert sim("--output", out) == 0
    assert "result0: bfloat16 [136, 72], ran" in capsys.readouterr().out
    assert sim("--seed", "0", "--expect", out) == 0
    assert "0 of 9792 differ: PASS" in capsys.readouterr().out
    changed = np.load(out)
    changed[3, 4] ^= 0x4000
    np.save(out, changed)
    assert sim("--expect", out) == 1
    assert "1 of 9792 differ: FAIL" in capsys.readouterr().out


def test_the_manifest_lies_beside_the_ptx(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", RING, "--ctas", "0"]) == 0
    assert "result0: bfloat16 [136, 72], ran" in capsys.readouterr().out


def test_a_bug_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(RING).read_text().replace("wgmma.wait_group.sync.aligned 0;", "")
    broken = tmp_path / "broken.ptx"
    broken.write_text(text)
    assert main(["sim", str(broken), "--manifest", MANIFEST, "--ctas", "0"]) == 1
    report = capsys.readouterr().err
    assert report.startswith(f"{broken}: overwrite of a stage that a wgmma in flight still reads")
    assert "at cp.async.bulk.tensor.2d" in report and f"{broken}:" in report


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("%r23@0", "add.s32 %r23, %r23, 64;  %r23 = 0x00000040"),
        ("130", "%tid.x;  %r1 = 0x00000082"),
        ("0x3000000000", "store global 0x3000000000 (4 B)"),
    ],
)
def test_traces(what: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--ctas", "0", "--trace", what) == 0
    assert line in capsys.readouterr().out


def test_wrong_command_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--trace", "nonsense") == 1
    assert "--trace: needed a register" in capsys.readouterr().err
    (tmp_path / "a.ptx").write_text(".version 8.6\n.target sm_90a\nnonsense")
    assert main(["sim", str(tmp_path / "a.ptx"), "--manifest", MANIFEST]) == 1
    assert "a.ptx:3:1: error: syntax: needed a directive" in capsys.readouterr().err
    assert main(["sim", str(tmp_path / "a.ptx")]) == 1
    needed = "needed the PTX's manifest; found no a.json beside it; name it with --manifest"
    assert needed in capsys.readouterr().err
    path = tmp_path / "m.json"
    path.write_text("{}")
    assert main(["sim", RING, "--manifest", str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"{path}: error: manifest: schema: needed")
    assert sim("--ctas", "12") == 1
    assert "error: launch: needed CTAs from 0 to 3; found 12" in capsys.readouterr().err


def test_files_that_are_no_arrays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Refused before the kernel runs: nothing is printed or written."""
    good, text, several = (str(tmp_path / name) for name in ("good.npy", "text.npy", "x.npz"))
    np.save(good, np.zeros((2, 2), np.uint16))
    Path(text).write_text("no array")
    np.savez(several, a=np.zeros(2))
    out = tmp_path / "out.npy"
    for options, message in (
        (("--input", good), "error: --input: needed 2 arrays; found 1"),
        (("--input", good, "--input", text), f"{text}: error: array: needed an array of numbers"),
        (("--expect", several), f"{several}: error: array: needed one array (.npy); found an"),
        (("--expect", "none.npy"), "none.npy: error: needed a file or a folder that exists"),
        (("--expect", good) * 2, "error: --expect: needed at most 1, one per output; found 2"),
        (("--input", good) * 2, "error: argument `arg0`: needed shape (136, 328); found (2, 2)"),
    ):
        assert sim("--output", str(out), *options) == 1
        printed = capsys.readouterr()
        assert printed.out == "" and printed.err.startswith(message), printed.err
        assert printed.err.count("\n") == 1
    assert not out.exists()


def test_a_trace_of_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--ctas", "0", "--trace", "%none@0") == 0
    assert "--trace: nothing ran that touches %none@0\n" in capsys.readouterr().out


@pytest.mark.parametrize(("grid", "said"), [
    ("99999999999", "launch: needed a grid of at most (2147483647, 65535, 65535); found ("),
    ("0", "output element never written: result0[0, 0]"),
])  # fmt: skip
def test_a_grid_that_is_none(
    grid: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = json.loads(Path(MANIFEST).read_text())
    manifest["launch"]["grid"][0] = grid
    (tmp_path / "m.json").write_text(json.dumps(manifest))
    assert main(["sim", RING, "--manifest", f"{tmp_path}/m.json", "--ints"]) == 1
    assert said in capsys.readouterr().err


def test_the_manifest_of_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.json"
    path.write_text('{"schema": "gemmc-manifest", "version": 2}')
    assert main(["sim", RING, "--manifest", str(path)]) == 1
    assert capsys.readouterr().err == (
        f"{path}: error: sim: needed the manifest of a kernel; found that of a program; run the "
        "program itself: gemmc run FILE --on cpu --level ptx\n"
    )


def test_an_output_is_no_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = tmp_path / "a.npy"
    np.save(given, np.ones((4, 4)))
    assert sim("--input", str(given), "--output", str(given)) == 1
    assert "--output: needed another file for each output; found" in capsys.readouterr().err
    assert np.load(given).shape == (4, 4)


def test_it_needs_no_compiler() -> None:
    code = """
import sys
import gemmc.interpret.ptx as ptx
assert "numpy" not in sys.modules
ptx.run
print([m for m in sys.modules if m.startswith(("xdsl", "gemmc.dialects", "gemmc.errors"))])
"""
    found = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert found.strip() == "[]"


def test_arrays_must_fit() -> None:
    import json

    from gemmc.interpret.ptx import PtxError, run

    manifest: Any = json.loads(Path(MANIFEST).read_text())
    with pytest.raises(PtxError, match="needed 2 arrays; found 0"):
        run(Path(RING).read_text(), manifest, [])
    with pytest.raises(PtxError, match="type bf16; found float32"):
        run(Path(RING).read_text(), manifest, [np.zeros((136, 328), "f4")] * 2)
    launch = manifest["launch"]
    for change, message in (
        ({"block": [256, 1, 1]}, r"blocks of \(384, 1, 1\)"),
        ({"dynamic_shared_memory": 240000}, "at most 232448 B of shared memory; found 240000 B"),
        ({"cluster": [3, 1, 1]}, r"whole clusters of \(3, 1, 1\)"),
    ):
        manifest["launch"] = {**launch, **change}
        inputs = [np.zeros(s, ml_dtypes.bfloat16) for s in ((136, 328), (72, 328))]
        with pytest.raises(PtxError, match=message):
            run(Path(RING).read_text(), manifest, inputs)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("dims", "0 - 8", "needed extents of 1 to 2^32; found"),
        ("dims", 2**70, "needed extents of 1 to 2^32; found"),
        ("strides_bytes", 2**70, "needed strides of a multiple of 16 B; found"),
    ],
)
def test_a_tensor_map_that_there_is_not(
    field: str, value: Any, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = json.loads(Path(MANIFEST).read_text())
    manifest["parameters"][0][field][-1] = value
    changed = tmp_path / "ring.json"
    changed.write_text(json.dumps(manifest))
    assert main(["sim", RING, "--manifest", str(changed), "--ctas", "0"]) == 1
    assert said in capsys.readouterr().err


def test_a_size_that_no_parameter_holds() -> None:
    for value, kind, most in (("0 - 1", "u32", 31), (2**31, "u32", 31), (2**64, "u64", 64)):
        size = Size(kind, parse_expression(value))
        with pytest.raises(ValueError, match=rf"needed 0 to 2\^{most} - 1; found"):
            size.packed(Environment({}, {}))
