"""Programs that are wrong, as a user meets them: the process ends with exit code 1, says one line
with a place, and leaves no file; and texts that are damaged byte by byte, in this process."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from forks import Server
from frontend.test_bad_programs import CHANGES, GOOD
from parts import thorough_but

import gemmc

ROOT = Path(__file__).parent.parent
ORDINARY = tuple(CHANGES)[::9]


@pytest.fixture(scope="module")
def folder() -> Iterator[str]:
    server = Server(os.environ)
    yield server.folder
    server.close()


@pytest.mark.parametrize("name", thorough_but(CHANGES, lambda each: each in ORDINARY))
def test_a_process_ends_with_one_line_and_no_file(name: str, folder: str, tmp_path: Path) -> None:
    before, after = CHANGES[name]
    (tmp_path / "bad.mlir").write_text(GOOD.replace(before, after), "utf-8")
    command = [f"{folder}/gemmc", "bad.mlir", "--pipeline", "auto", "-o", "k.ptx", "-o", "k.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("bad.mlir:") or done.stderr.startswith("error: "), done.stderr
    assert "Traceback" not in done.stderr
    assert "internal:" not in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["bad.mlir"]


TEXTS = [
    text for path in sorted((ROOT / "programs").rglob("*.mlir"))
    if len(text := path.read_text("utf-8")) < 3000
]  # fmt: skip
PIECES = ["0", "-1", "99999999999", "%", "#", "!", "{", "}", "(", ")", "[", "]", "<", ">", ":", ",",
          "->", '"', "x", "f32", "i64", "index", "tensor<", "\n", "\x00", "\u2028", "^bb0", "dense"]


def damaged(random_: random.Random, text: str) -> str:
    """One or two places of a text cut, doubled, moved or replaced."""
    for _ in range(random_.randint(1, 2)):
        at = random_.randrange(len(text))
        end = min(len(text), at + random_.choice((1, 1, 2, 5, 40)))
        kind = random_.randrange(6)
        piece = random_.choice(PIECES) if kind < 3 else text[at:end]
        if kind in (0, 3):
            text = text[:at] + piece + text[at:]  # inserted, or doubled
        elif kind == 1:
            text = text[:at] + piece + text[end:]
        elif kind == 2:
            text = text[:at] + chr(random_.randrange(32, 127)) + text[at + 1 :]
        elif kind == 4:
            text = text[:at] + text[end:]
        else:
            other = random_.randrange(len(text))
            text = text[:other] + piece + text[other:]
    return text or " "


def complain(text: str) -> None:
    """A text is compiled, or refused in one line that speaks of the text."""
    try:
        gemmc.compile(text, pipeline="auto", filename="bad.mlir")
    except gemmc.GemmcError as error:
        line = str(error)
        assert "\n" not in line and "internal" not in line
        assert "the pass knows" not in line, line


@pytest.mark.parametrize("seed", thorough_but(range(100), lambda each: each == 0))
def test_a_damaged_program_is_compiled_or_refused(seed: int) -> None:
    random_ = random.Random(seed)
    for _ in range(20):
        text = damaged(random_, random_.choice(TEXTS))
        try:
            complain(text)
        except AssertionError:
            raise
        except Exception as error:
            raise AssertionError(f"{error!r} of:\n{text}") from error
