"""By way of the cache: what is read, what is made, and what is said."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import gemmc
from gemmc.cache import Entry, compiling, opened
from gemmc.cache.store import ENTRIES, REQUESTS

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = (ROOT / "examples" / "matmul_f32.mlir").read_text()
SIMPLE = "simt-smem"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own; nothing counted or said yet."""
    monkeypatch.setenv("GEMMC_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("GEMMC_CACHE", raising=False)
    monkeypatch.setattr(compiling, "_SAID", set[str]())
    compiling.COUNTS.clear()
    return tmp_path


def counts() -> dict[str, int]:
    found = dict(compiling.COUNTS)
    compiling.COUNTS.clear()
    return found


def test_what_is_compiled_once_is_read_and_the_same() -> None:
    first = gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    assert counts() == {"compiled": 1}
    second = gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    assert counts() == {"read": 1}
    plain = gemmc.compile(PROGRAM, pipeline=SIMPLE)
    assert first.ptx == second.ptx == plain.ptx
    assert first.manifest == second.manifest == plain.manifest
    assert first.cubin == second.cubin and first.cubin.startswith(b"\x7fELF")


def test_a_template_a_resolved_pipeline_and_a_name_share_an_entry() -> None:
    module = gemmc.parse(PROGRAM)
    given = [SIMPLE, gemmc.load_pipeline(SIMPLE), gemmc.resolve(SIMPLE, module)]
    for pipeline in given:
        gemmc.cache.compile(PROGRAM, pipeline=pipeline)
    store = opened()
    assert store is not None and store.held().entries == 1


def test_another_program_pipeline_or_target_is_another_entry() -> None:
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    gemmc.cache.compile(PROGRAM + "// more\n", pipeline=SIMPLE)
    gemmc.cache.compile(PROGRAM, pipeline="simt-naive")
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE, target="h100-pcie")
    assert counts() == {"compiled": 4}


def test_another_gemmc_or_ptxas_is_another_entry() -> None:
    this = compiling.identity(opened())
    request = {"program": "p"}
    others = [
        compiling.Identity("0" * 32, "", "", this.ptxas_version),
        compiling.Identity(this.sources, "", "", "1.2.3"),
    ]
    keys = {compiling.digest(request, each) for each in (this, *others)}
    assert len(keys) == 3


@pytest.mark.parametrize("kind", [ENTRIES, REQUESTS])
def test_a_damaged_file_is_made_again(folder: Path, kind: str) -> None:
    first = gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    (path,) = (each for each in (folder / kind).rglob("*") if each.is_file())
    path.write_bytes(path.read_bytes()[:-7] + b"damaged")
    assert gemmc.cache.compile(PROGRAM, pipeline=SIMPLE).cubin == first.cubin
    assert counts() == {"compiled": 2}
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    assert counts() == {"read": 1}


def test_without_a_cache_all_is_compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMMC_CACHE", "off")
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    assert counts() == {"compiled": 2} and not list(folder.iterdir())


@dataclass(frozen=True)
class Watch(ModulePass):
    """A pass of somebody else's, which changes nothing."""

    name = "watch"

    def apply(self, ctx: Any, op: ModuleOp) -> None:
        """Nothing."""


def test_passes_of_others_are_not_kept() -> None:
    watched = gemmc.load_pipeline(SIMPLE).insert_after("form-kernel", Watch())
    for _ in range(2):
        gemmc.cache.compile(PROGRAM, pipeline=watched)
    store = opened()
    assert counts() == {"compiled": 2} and store is not None and store.held().entries == 0


def test_what_is_refused_is_not_kept(folder: Path) -> None:
    for _ in range(2):
        with pytest.raises(gemmc.GemmcError):
            gemmc.cache.compile(PROGRAM, pipeline="no-such-pass")
    assert not list((folder / ENTRIES).rglob("*.*"))


SMALL_FILES = """
import resource, sys
import gemmc.cache
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
for _ in range(2):
    entry = gemmc.cache.made({"program": "p"}, lambda: (gemmc.cache.Entry("x" * 5000, {}), "p"))
print(len(entry.ptx), dict(gemmc.cache.compiling.COUNTS))
"""


def test_no_room_is_said_once_and_the_kernel_is_there() -> None:
    """Files end at 1,000 bytes there: the system refuses the rest, as of a full disk."""
    done = run(SMALL_FILES)
    assert done.stdout == "5000 {'compiled': 2, 'unwritten': 2}\n"
    (line,) = done.stderr.splitlines()
    assert "error: cache: needed room for" in line and "File too large" in line


def run(code: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


RACERS = 64


def test_of_64_processes_one_makes_the_entry_and_each_gets_it(folder: Path) -> None:
    compiling.identity(opened())  # before the processes part, so that they start together
    log = folder / "made.log"
    fork = multiprocessing.get_context("fork")
    start, answers = fork.Barrier(RACERS), fork.SimpleQueue()

    def build() -> tuple[Entry, str]:
        with log.open("a") as file:
            file.write(f"{os.getpid()}\n")
        time.sleep(0.3)
        return Entry(".version 8.0", {"maker": os.getpid()}, b"\x7fELF" * 10_000), "p"

    def race() -> None:
        start.wait()
        entry = gemmc.cache.made({"program": "p"}, build)
        answers.put((entry.manifest["maker"], len(entry.cubin), dict(compiling.COUNTS)))

    racers = [fork.Process(target=race) for _ in range(RACERS)]
    for each in racers:
        each.start()
    found = [answers.get() for _ in racers]
    for each in racers:
        each.join()
    (maker,) = log.read_text().split()
    assert {(who, size) for who, size, _ in found} == {(int(maker), 40_000)}
    made = [count for _, _, count in found if "compiled" in count]
    assert made == [{"compiled": 1}]
    store = opened()
    assert store is not None and store.held().entries == 1
    assert not [each for each in (folder / "leases").rglob("*") if each.is_file()]


WARM = """
import sys, time
import gemmc.cache, gemmc.runtime
started = time.perf_counter()
kernel = gemmc.cache.compile(open(sys.argv[1]).read(), pipeline=sys.argv[2])
found = time.perf_counter() - started
loaded = [name for name in sys.modules if name.startswith("xdsl.") and "exceptions" not in name]
print(found, dict(gemmc.cache.compiling.COUNTS), loaded[:3], "gemmc.driver" in sys.modules)
"""


def test_a_warm_process_loads_no_compiler(folder: Path) -> None:
    path = ROOT / "examples" / "matmul_f32.mlir"
    gemmc.cache.compile(path.read_text(), pipeline=SIMPLE)
    command = [sys.executable, "-c", WARM, str(path), SIMPLE]
    seconds, rest = subprocess.check_output(command, text=True).strip().split(" ", 1)
    assert rest == "{'read': 1} ['xdsl.utils'] False"
    # 5 ms on an idle machine; the bound is for one that is not.
    assert float(seconds) < 0.5


def test_the_command_says_and_clears(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from gemmc.cli import main

    assert main(["cache", "info"]) == 0
    assert ": 0 kernels, 0 B of 1073741824 B" in capsys.readouterr().out
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    assert main(["cache", "info", "--json"]) == 0
    assert '"entries": 1' in capsys.readouterr().out
    assert main(["cache", "clear"]) == 0
    assert "removed 1 kernel\n" in capsys.readouterr().out
    gemmc.cache.compile(PROGRAM, pipeline=SIMPLE)
    assert counts() == {"compiled": 2}


def test_the_command_knows_when_the_cache_is_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from gemmc.cli import main

    monkeypatch.setenv("GEMMC_CACHE", "off")
    assert main(["cache", "info"]) == 0
    assert capsys.readouterr().out == "the cache is off (GEMMC_CACHE)\n"
