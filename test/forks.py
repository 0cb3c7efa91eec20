"""Python commands that start at once: each is a fork of one process that has imported gemmc.

Importing is most of what a short test's commands take. A `Server` writes a folder of small
programs, to be put ahead on PATH: one is called as the command that it stands for, and passes its
arguments, environment, folder, input and outputs to the process that has the modules, a copy of
which does the work and ends with the command's exit code. Nothing that one command leaves in
memory is seen by another.

    python forks.py FOLDER    serve, until standard input ends
"""

from __future__ import annotations

import gc
import marshal
import os
import runpy
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

SOCKET = "socket"
CLIENT = """#!{python} -IS
import marshal, os, sys
import _socket as s
c = s.socket(s.AF_UNIX, s.SOCK_STREAM)
c.connect({socket!r})
fds = b"".join(i.to_bytes(4, sys.byteorder) for i in range(3))
said = marshal.dumps(({name!r}, sys.argv[1:], os.getcwd(), dict(os.environ)))
c.sendmsg([len(said).to_bytes(8, "little")], [(s.SOL_SOCKET, s.SCM_RIGHTS, fds)])
c.sendall(said)
code = c.recv(1)
os._exit(code[0] if code else 70)
"""
"""A command. Of Python it needs only what is built in, since it is started hundreds of times."""

PRELOADED = (
    "gemmc.analysis", "gemmc.cli", "gemmc.dialects", "gemmc.emit", "gemmc.pipeline", "gemmc.select",
    "gemmc.transforms", "filecheck",
)  # fmt: skip
"""Packages whose modules are imported once."""


def gemmc() -> Any:
    from gemmc.cli import main

    return main()


def filecheck() -> Any:
    from filecheck.main import main

    return main()


def python() -> None:
    """`python FILE …`, nothing else."""
    del sys.argv[0]
    sys.path.insert(0, str(Path(sys.argv[0]).resolve().parent))
    runpy.run_path(sys.argv[0], run_name="__main__")


COMMANDS: dict[str, Callable[[], Any]] = {
    "gemmc": gemmc, "filecheck": filecheck, "python": python
}  # fmt: skip


class Server:
    """The process that forks, until `close` or the end of the one that made it; `folder` holds the
    commands. It finds the packages as `environment` says."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.folder = mkdtemp(prefix="gemmc-forks-")
        for name in COMMANDS:
            file = Path(self.folder, name)
            path = os.path.join(self.folder, SOCKET)
            file.write_text(CLIENT.format(python=sys.executable, socket=path, name=name), "utf-8")
            file.chmod(0o755)
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listening.bind(os.path.join(self.folder, SOCKET))
        listening.listen(64)
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, self.folder, str(listening.fileno())],
            stdin=subprocess.PIPE,
            env=dict(environment),
            pass_fds=[listening.fileno()],
        )
        listening.close()

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def modules(package: str) -> Iterator[str]:
    """A package and its modules, those with a dash or a main program left out."""
    root = import_module(package)
    yield package
    for folder in getattr(root, "__path__", ()):
        for file in sorted(Path(folder).rglob("*.py")):
            parts = file.relative_to(folder).with_suffix("").parts
            if parts[-1] not in ("__init__", "__main__"):
                yield ".".join((package, *parts))


def serve(folder: str, listening: socket.socket) -> None:
    """Forks a process for each command that is asked for, until standard input ends."""
    for name in PRELOADED:
        for module in modules(name):
            import_module(module)
    gc.collect()
    gc.freeze()
    watched = os.fork()
    if watched == 0:
        while True:
            connection, _ = listening.accept()
            reap()
            if os.fork() == 0:
                listening.close()
                answer(connection)
            connection.close()
    sys.stdin.buffer.read()
    os.kill(watched, signal.SIGKILL)
    os.waitpid(watched, 0)
    rmtree(folder, ignore_errors=True)


def reap() -> None:
    """Takes note of the copies that have ended, whose time then counts as this process's."""
    try:
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass
    except ChildProcessError:
        return


def answer(connection: socket.socket) -> None:
    """Does what one client asks for, in this process, and ends it."""
    head, fds, _, _ = socket.recv_fds(connection, 8, 3)
    size, said = int.from_bytes(head, "little"), b""
    while len(said) < size:
        said += connection.recv(size - len(said))
    name, arguments, where, environment = marshal.loads(said)
    for number, fd in enumerate(fds):
        os.dup2(fd, number)
        os.close(fd)
    # New ones: those of the process that was copied were made for other files.
    sys.stdin = open(0, encoding="utf-8", closefd=False)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    os.chdir(where)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [name, *arguments]
    connection.sendall(bytes([exit_code(COMMANDS[name])]))
    os._exit(0)


def exit_code(command: Callable[[], Any]) -> int:
    """What a process that runs a command would end with, its output written."""
    try:
        code = command()
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
        code = 1
    if not isinstance(code, int | None):
        print(code, file=sys.stderr)
        code = 1
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        code = 120
    return (code or 0) & 0xFF


if __name__ == "__main__":
    serve(sys.argv[1], socket.socket(fileno=int(sys.argv[2])))
