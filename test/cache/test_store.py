"""The folder: whole files or none, whoever writes, and a bound."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gemmc.cache import Entry, Store
from gemmc.cache.entry import unpacked
from gemmc.cache.leases import made_once
from gemmc.cache.settings import limit
from gemmc.cache.store import ENTRIES, LEASES
from gemmc.errors import GemmcError

KEYS = [f"{number:02x}" * 32 for number in range(16)]
ENTRY = Entry(".version 8.0\n", {"entry": "main"}, b"\x7fELF\0", {"pipeline": "auto"})


def store(folder: Path, limit: int = 1 << 20) -> Store:
    return Store(folder / "cache", limit)


def test_an_entry_is_read_as_it_was_written() -> None:
    assert unpacked(ENTRY.packed()) == ENTRY


@pytest.mark.parametrize("place", [0, 20, 60, -1])
def test_an_entry_with_one_changed_bit_is_none(place: int) -> None:
    data = bytearray(ENTRY.packed())
    data[place] ^= 1
    assert unpacked(bytes(data)) is None


@pytest.mark.parametrize("kept", [0, 10, 40, 100])
def test_an_entry_that_was_cut_off_is_none(kept: int) -> None:
    assert unpacked(ENTRY.packed()[:kept]) is None


def test_what_is_there_is_counted_and_cleared(tmp_path: Path) -> None:
    there = store(tmp_path)
    assert there.read(ENTRIES, KEYS[0]) is None and there.held().entries == 0
    there.write(ENTRIES, KEYS[0], b"old")
    there.write(ENTRIES, KEYS[0], b"newer")
    there.write(ENTRIES, KEYS[1], b"other")
    assert there.read(ENTRIES, KEYS[0]) == b"newer"
    held = there.held()
    assert (held.entries, held.size) == (2, 10)
    assert there.clear() == 2 and there.held().entries == 0


def test_what_was_used_longest_ago_goes(tmp_path: Path) -> None:
    there = store(tmp_path, limit=1000)
    for number, key in enumerate(KEYS[:10]):
        there.write(ENTRIES, key, bytes(100))
        aged(there.path(ENTRIES, key), 1000 - number)
    assert there.trim() == 0
    assert there.read(ENTRIES, KEYS[0])  # used now
    there.write(ENTRIES, KEYS[10], bytes(100))
    assert there.trim() == 2
    left = [key for key in KEYS[:11] if there.path(ENTRIES, key).exists()]
    assert left == [KEYS[0], *KEYS[3:11]]


def aged(path: Path, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(path, (then, then))


def test_unfinished_files_count_as_nothing_and_go_later(tmp_path: Path) -> None:
    there = store(tmp_path)
    there.write(ENTRIES, KEYS[0], b"whole")
    part = there.path(ENTRIES, KEYS[0]).with_name("half.part")
    part.write_bytes(b"ha")
    assert there.held().entries == 1 and there.trim() == 0
    aged(part, 4000)
    assert there.trim() == 1 and not part.exists()
    assert there.read(ENTRIES, KEYS[0]) == b"whole"


@pytest.mark.parametrize("where", ["write", "close", "rename"])
def test_a_full_disk_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    there = store(tmp_path)
    there.write(ENTRIES, KEYS[0], b"before")
    fill_the_disk(monkeypatch, where)
    with pytest.raises(GemmcError, match="No space left on device") as error:
        there.write(ENTRIES, KEYS[0], b"after")
    monkeypatch.undo()
    assert "\n" not in str(error.value) and "GEMMC_CACHE_DIR" in str(error.value)
    assert there.read(ENTRIES, KEYS[0]) == b"before"
    assert not list(tmp_path.rglob("*.part"))


def fill_the_disk(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    import builtins

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    if where == "rename":
        monkeypatch.setattr(os, "replace", full)
        return
    usual: Any = builtins.open

    class Full:
        """A file whose bytes, or the last of them, have no room."""

        def __init__(self, *arguments: Any) -> None:
            self.file = usual(*arguments)

        def __enter__(self) -> Full:
            return self

        def write(self, data: bytes) -> None:
            self.file.write(data[: len(data) // 2])
            if where == "write":
                full()

        def __exit__(self, *_: Any) -> None:
            self.file.close()
            if where == "close":
                full()

    def opened(path: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        return Full(path, mode) if mode == "xb" else usual(path, mode, *more, **named)

    monkeypatch.setattr(builtins, "open", opened)


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(GemmcError, match="GEMMC_CACHE=off"):
        Store(tmp_path / "file" / "cache", 100).write(ENTRIES, KEYS[0], b"data")


@pytest.mark.parametrize(
    ("text", "size"), [("", 1 << 30), ("100", 100), ("500M", 500 << 20), ("2GiB", 2 << 30)]
)
def test_the_bound_is_a_size(monkeypatch: pytest.MonkeyPatch, text: str, size: int) -> None:
    monkeypatch.setenv("GEMMC_CACHE_SIZE", text)
    assert limit() == size


def test_what_is_no_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMMC_CACHE_SIZE", "much")
    with pytest.raises(GemmcError, match="GEMMC_CACHE_SIZE; found 'much'"):
        limit()


WRITER = """
import sys
from pathlib import Path
from gemmc.cache.store import ENTRIES, Store
store = Store(Path(sys.argv[1]), 1 << 30)
print("ready", flush=True)
data = bytes(4 << 20)
while True:
    store.write(ENTRIES, sys.argv[2], data)
"""


def test_a_writer_that_is_killed_leaves_a_whole_file(tmp_path: Path) -> None:
    there = store(tmp_path)
    data = bytes(4 << 20)
    there.write(ENTRIES, KEYS[0], data)
    for _ in range(5):
        command = [sys.executable, "-c", WRITER, str(there.folder), KEYS[0]]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None and writer.stdout.readline()
            time.sleep(0.01)
            writer.send_signal(signal.SIGKILL)
        assert there.read(ENTRIES, KEYS[0]) == data
    there.write(ENTRIES, KEYS[0], b"after")
    assert there.read(ENTRIES, KEYS[0]) == b"after" and there.held().entries == 1


HOLDER = """
import sys, time
from pathlib import Path
from gemmc.cache.leases import made_once
from gemmc.cache.store import Store
def make():
    print("making", flush=True)
    time.sleep(100)
made_once(Store(Path(sys.argv[1]), 1 << 20), sys.argv[2], lambda: None, make)
"""


def test_nobody_waits_for_a_maker_that_was_killed(tmp_path: Path) -> None:
    there = store(tmp_path)
    command = [sys.executable, "-c", HOLDER, str(there.folder), KEYS[0]]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline()
        assert there.path(LEASES, KEYS[0]).exists()
        holder.kill()
    before = time.monotonic()
    assert made_once(there, KEYS[0], lambda: None, lambda: 5) == 5
    assert time.monotonic() - before < 5
    assert not there.path(LEASES, KEYS[0]).exists()


def test_a_holder_on_another_machine_is_waited_for_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = store(tmp_path)
    path = there.path(LEASES, KEYS[0])
    path.parent.mkdir(parents=True)
    path.write_text("another/boot 1")
    monkeypatch.setattr("gemmc.cache.leases.PATIENCE_S", 0.2)
    looks = 0

    def look() -> int | None:
        nonlocal looks
        looks += 1
        return None

    assert made_once(there, KEYS[0], look, lambda: 7) == 7
    assert looks > 2 and path.exists()
    assert made_once(there, KEYS[0], lambda: 8, lambda: 7) == 8


def test_a_lease_without_a_folder_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    there = Store(tmp_path / "file" / "cache", 100)
    assert made_once(there, KEYS[0], lambda: None, lambda: 3) == 3
