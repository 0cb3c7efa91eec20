"""Memory that a captured launch works in: it belongs to the graph and is used again after it.

CUDA calls a function of ours when a graph's last user, the graph, its executables and their
launches, has gone (CUDA driver API, "Graph Management": user objects). It does so on a thread of
its own, where neither CUDA nor Python may be called; so the function is libc's `sem_post` on a
semaphore of libc's memory, which is looked at when the next launch is captured.
"""

from __future__ import annotations

import ctypes
from functools import cache
from threading import Lock
from typing import Any

from gemmc.runtime import cuda

_SEMAPHORE_BYTES = 64
"""At least a sem_t, 32 bytes on 64-bit Linux."""

_Use = tuple[int, int, int, int]
"""The driver's number of a capture, the stream, the bytes and how many of them start as zeros."""


class GraphMemory:
    """Pieces of device memory that graphs own, and those that none owns any more."""

    def __init__(self) -> None:
        self._owned: list[tuple[int, int, _Use]] = []
        self._pieces: dict[_Use, int] = {}
        self._idle: dict[int, list[int]] = {}
        self._lock = Lock()

    def piece(self, stream: int, size: int, zeroed: int) -> int:
        """The address of `size` bytes for a launch captured on `stream`, the first of them zeros.

        Launches of one stream follow each other in a graph, too: those with the same needs share
        a piece. It is free for another graph once the one that is being captured, and whatever was
        made of it, has gone; also if the capture ends without a graph. Raises CudaError.
        """
        use = (cuda.capture_id(stream), stream, size, zeroed)
        with self._lock, cuda.relaxed_capture():
            found = self._pieces.get(use)
            if found is not None:
                return found
            self._collect()
            idle = self._idle.get(size)
            piece = idle.pop() if idle else cuda.allocate(size)
            flag = _new_flag()
            try:
                cuda.clear_now(piece, zeroed)
                cuda.give_to_captured_graph(stream, flag, _post())
            except cuda.CudaError:
                self._idle.setdefault(size, []).append(piece)
                raise
            self._owned.append((flag, piece, use))
            self._pieces[use] = piece
            return piece

    def free_idle(self) -> None:
        """Free the pieces that no graph owns."""
        with self._lock:
            self._collect()
            for pieces in self._idle.values():
                for piece in pieces:
                    cuda.free(piece)
            self._idle = {}

    def _collect(self) -> None:
        still: list[tuple[int, int, _Use]] = []
        for flag, piece, use in self._owned:
            if not _is_set(flag):
                still.append((flag, piece, use))
                continue
            _libc().free(ctypes.c_void_p(flag))
            del self._pieces[use]
            self._idle.setdefault(use[2], []).append(piece)
        self._owned = still


@cache
def _libc() -> Any:
    libc = ctypes.CDLL(None)
    libc.calloc.restype = ctypes.c_void_p
    return libc


@cache
def _post() -> int:
    """The address of sem_post."""
    return ctypes.cast(_libc().sem_post, ctypes.c_void_p).value or 0


def _new_flag() -> int:
    """The address of a semaphore at 0. It is libc's, so it outlives this process's Python."""
    flag = int(_libc().calloc(1, _SEMAPHORE_BYTES))
    _libc().sem_init(ctypes.c_void_p(flag), 0, 0)
    return flag


def _is_set(flag: int) -> bool:
    value = ctypes.c_int()
    _libc().sem_getvalue(ctypes.c_void_p(flag), ctypes.byref(value))
    return value.value > 0
