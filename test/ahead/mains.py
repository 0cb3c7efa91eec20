"""Programs in C++ that launch what `gemmc build` wrote, for the driver of the host."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import host_driver
from ahead.python_sides import STREAM, addresses

WARNINGS = ["-Wall", "-Wextra", "-Werror"]
Call = tuple[int, ...]


def built(
    folder: Path, library: Path, compiler: str = "g++", calls: Sequence[Call] = ((),)
) -> Path:
    """An executable of the C in a folder and a main of its own, for the driver of the host; each
    call is the sizes of a launch, in their order."""
    manifest = json.loads((folder / "whole.json").read_text())
    weights = folder / "thing.weights"
    source = main_of(len(manifest["arguments"]), str(weights) if weights.exists() else "", calls)
    (folder / "main.cpp").write_text(source)
    cuda, out = ["-I", host_driver.header_folder(), "-I", str(folder)], folder / "thing.exe"
    steps: list[list[str]] = [
        [compiler, *WARNINGS, *cuda, "-c", str(folder / "thing.c"), "-o", str(folder / "thing.o")],
        ["g++", *WARNINGS, *cuda, str(folder / "main.cpp"), str(folder / "thing.o"),
         f"-L{library.parent}", "-lcuda", "-o", str(out)],
    ]  # fmt: skip
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return out


def main_of(count: int, weights: str, calls: Sequence[Call]) -> str:
    given = ", ".join(str(each) for each in addresses(count))
    called = "".join(_call(given, "".join(f", {each}" for each in call)) for call in calls)
    read = f"""
  static char weights[THING_WEIGHTS_BYTES + 1];
  FILE *file = std::fopen("{weights}", "rb");
  if (std::fread(weights, 1, sizeof weights, file) != THING_WEIGHTS_BYTES) return 1;
""" if weights else ""
    return f"""
#include <cstdio>
#include "thing.h"
int main() {{
  thing *made = nullptr;{read}
  CUresult r = thing_load(&made{", weights" if weights else ""});
  if (r != CUDA_SUCCESS) {{ std::printf("refused %d %d\\n", (int)r, made == nullptr); return 0; }}
{called}  return thing_unload(made);
}}
"""


def _call(given: str, sizes: str) -> str:
    said = 'std::printf("message %s\\n", thing_message());' if sizes else ""
    return f"""\
  std::printf("call\\nworkspace %zu\\n", thing_workspace_bytes(made{sizes}));
  std::fflush(stdout);
  r = thing_launch(made{sizes}, {given}, 0x9000000, (CUstream){STREAM});
  std::printf("answered %d\\n", (int)r); {said}
  std::fflush(stdout);
"""


def said(executable: Path, library: Path, **more: str) -> list[str]:
    """What the program and the driver print; addresses are numbers, with nothing behind them."""
    env = {**host_driver.environment(library, "-"), "ADDRESSES_ARE_NUMBERS": "1", **more}
    done = subprocess.run([str(executable)], capture_output=True, text=True, check=True, env=env)
    return done.stdout.splitlines()
