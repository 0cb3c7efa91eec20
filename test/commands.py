"""The command line, run in this process."""

from __future__ import annotations

import pytest

from gemmc.cli import main

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *argv: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the command."""
    try:
        code = main(argv)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err
