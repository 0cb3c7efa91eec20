"""Commands that are forks of one process do what they do as processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from forks import Server

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def path() -> Iterator[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    server = Server(environment)
    yield os.pathsep.join((server.folder, environment["PATH"]))
    server.close()
    assert not Path(server.folder).exists()


def done(command: str, path: str, folder: Path) -> tuple[int, str, str]:
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "COLUMNS": "90"}
    made = subprocess.run(command, shell=True, env=environment, cwd=folder,
                          capture_output=True, text=True)  # fmt: skip
    return made.returncode, made.stdout, made.stderr


COMMANDS = {
    "what is refused": "gemmc nothing.mlir",
    "a wrong command line": "gemmc --no-such-option",
    "input from a pipe": "echo 'builtin.module {}' | gemmc - --emit mlir",
    "a check that holds": "echo one | filecheck expected.txt",
    "a check that fails": "echo two | filecheck expected.txt",
    "a script beside a module": "python beside/script.py 3",
    "a script that ends in words": "python beside/script.py",
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_it_is_what_a_process_of_its_own_does(command: str, path: str, tmp_path: Path) -> None:
    (tmp_path / "expected.txt").write_text("// CHECK: one\n")
    (tmp_path / "beside").mkdir()
    (tmp_path / "beside" / "module.py").write_text("TEXT = 'of a module'\n")
    (tmp_path / "beside" / "script.py").write_text(
        "import os, sys\nfrom module import TEXT\nprint(TEXT, os.getcwd(), os.environ['COLUMNS'])\n"
        "print('said', file=sys.stderr)\n"
        "sys.exit(int(sys.argv[1]) if sys.argv[1:] else 'no number')\n"
    )
    own = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    assert done(command, path, tmp_path) == done(command, own, tmp_path)


def test_one_command_leaves_nothing_to_the_next(path: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import gemmc.errors as e, os\nprint(hasattr(e, 'LEFT'), 'LEFT' in os.environ)\n"
        "e.LEFT = os.environ['LEFT'] = 'here'\n"
    )
    for _ in range(2):
        assert done(f"python {script}", path, tmp_path) == (0, "False False\n", "")
