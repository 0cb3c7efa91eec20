"""The machines that kernels are for: one description, which nothing else repeats."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from sources import PACKAGE, said_by

from gemmc import api, target
from gemmc.cli import main
from gemmc.errors import GemmcError
from gemmc.target import DEFAULT, SM90, TARGETS, Architecture, find_target

SOURCE = Path(__file__).parents[1] / "examples" / "matmul_nt_bf16_cast.mlir"
FIGURES = {132, 114, 227 << 10, 1980, 989}
"""Numbers that say which machine it is."""


def test_the_default_and_the_names() -> None:
    assert DEFAULT is TARGETS["h200"]
    assert [TARGETS[name].sms for name in ("h200", "h100-sxm", "h100-pcie")] == [132, 132, 114]
    assert all(each.cta_shared_bytes + each.cta_reserved_bytes == each.sm_shared_bytes
               for each in TARGETS.values())  # fmt: skip


def test_passes_rely_on_what_all_targets_have() -> None:
    """A kernel is built for sm_90a, and then launched on any board: none is the passes' own."""
    for each in fields(Architecture):
        assert {getattr(found, each.name) for found in TARGETS.values()} == {
            getattr(SM90, each.name)
        }, each.name
    for folder in ("dialects", "transforms", "emit"):
        for path in (PACKAGE / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"gemmc\.target import .*\b(DEFAULT|TARGETS|H\d+)", text), path


def test_an_unknown_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    needed = "error: target: needed a target among h200, h100-sxm, h100-pcie, native; found 'h20'"
    assert main([str(SOURCE), "-p", "hopper-ws", "--target", "h20"]) == 1
    assert capsys.readouterr().err == f"{needed}; did you mean 'h200'?\n"


def test_from_python_and_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    by_name = api.compile(SOURCE.read_text(), pipeline="auto", target="h100-pcie")
    assert main([str(SOURCE), "-p", "auto", "--target", "h100-pcie"]) == 0
    assert capsys.readouterr().out == by_name.ptx


def test_native_is_the_named_one_or_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    device = ["NVIDIA H100 PCIe", 114, 1.755, (9, 0)]
    monkeypatch.setattr(target, "_first_device", lambda: tuple(device))
    assert find_target("native") is TARGETS["h100-pcie"]
    device[:3] = ["NVIDIA H800", 130, 1.9]
    assert (find_target("native").sms, find_target("native").memory_tb_s) == (130, 4.8)
    device[3] = (8, 0)
    with pytest.raises(GemmcError, match="needed a device of compute capability 9.0; found .* 8.0"):
        find_target("native")


def test_no_other_file_has_the_figures() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path.name == "target.py":
            continue
        assert not said_by(path).numbers & FIGURES, path
