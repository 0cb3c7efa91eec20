"""A process that tries programs, plan after plan, until there is none."""

from __future__ import annotations

import ctypes
import gc
import signal
import sys
from multiprocessing.connection import Connection

from fuzz.chunk import Plan, run

DIES_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of prctl(2)."""

RARELY = 200_000, 50, 100
"""Collector thresholds: what a compilation makes is mostly kept until its end."""


def work(connection: Connection) -> None:
    """What the process does; it ends with the one that started it. Behind a program that fails on
    a device it ends, since nothing else may run in its context."""
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    gc.freeze()
    gc.set_threshold(*RARELY)
    try:
        while True:
            plan: Plan | None = connection.recv()
            if plan is None or not run(plan, lambda what, said: connection.send((what, said))):
                return
            connection.send(("end", None))
            gc.collect()
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
