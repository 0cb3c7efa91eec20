"""The process that measures: `python -m gemmc.tune.child FD`, with a connection on descriptor FD.

It is told a device, then programs and sets of kernels, and says what it is about to do before it
does it: whoever watches knows what it was about when it hangs or dies.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from gemmc.errors import GemmcError
from gemmc.tune.device import Built, Device, NotLoaded, Sampler, WrongResult
from gemmc.tune.rounds import Turns, take_turns

PR_SET_PDEATHSIG = 1
"""Linux, prctl(2)."""

STARTS, DOING, SAMPLE, WRONG, NOT_LOADED, RAISED, DONE = (
    *("starts", "doing", "sample", "wrong", "not loaded", "raised", "done"),
)


def end_with_parent() -> None:
    """Have this process killed when the one that started it ends, and leave Ctrl-C to that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


IDLE_S = 900.0
"""Seconds without a question after which the process ends and gives the device's memory back."""


def serve(connection: Connection, device: Device) -> None:
    """Answer until the connection is closed, or idle for `IDLE_S`: ("describe",), ("open", program)
    and ("measure", kernels, turns)."""
    while connection.poll(IDLE_S):
        try:
            what, *given = connection.recv()
        except EOFError:
            return
        try:
            if what == "open":
                device.open(*given)
                answer: Any = None
            elif what == "measure":
                answer = _measure(connection, device, *given)
            else:
                answer = device.describe()
        except Exception as error:
            connection.send((RAISED, _said(error)))
            return
        connection.send((DONE, answer))


def _said(error: Exception) -> str:
    """An error in one line; of a refusal, what was found."""
    if isinstance(error, GemmcError):
        return error.found
    return " ".join(f"{type(error).__name__}: {error}".split())


def _measure(
    connection: Connection, device: Device, kernels: dict[int, Built], turns: Turns
) -> None:
    ready: dict[int, Sampler] = {}
    for number, built in kernels.items():
        connection.send((DOING, number))
        try:
            ready[number] = _announced(connection, number, device.prepare(built))
        except WrongResult as error:
            connection.send((WRONG, number, str(error)))
        except NotLoaded as error:
            connection.send((NOT_LOADED, number, str(error)))

    def heard(number: int, turn: int, us: float) -> None:
        connection.send((SAMPLE, number, us))

    take_turns(ready, turns, heard)


def _announced(connection: Connection, number: int, sampler: Sampler) -> Sampler:
    """A sampler that says that it is about to run."""

    def sample(warm_ms: float) -> float:
        connection.send((DOING, number))
        return sampler(warm_ms)

    return sample


def main() -> None:
    """Be told the device, and serve."""
    parent = os.getppid()
    end_with_parent()
    if os.getppid() != parent:
        return
    connection = Connection(int(sys.argv[1]))
    # What is printed by a driver or a library does not belong on the tuner's output.
    sys.stdout = sys.stderr
    # A tuner that has gone is nobody to tell.
    with suppress(ConnectionError, EOFError):
        _run(connection)


def _run(connection: Connection) -> None:
    try:
        factory, ordinal = pickle.loads(connection.recv_bytes())
        connection.send((DOING, -1))
        device: Device = factory(ordinal)
    except Exception as error:
        connection.send((RAISED, _said(error)))
        return
    connection.send((STARTS,))
    serve(connection, device)


if __name__ == "__main__":
    main()


