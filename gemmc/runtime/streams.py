"""Which CUDA stream a call runs on."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from gemmc.runtime.arrays import library_of


def stream_handle(stream: Any, inputs: Sequence[Any], device: int) -> int:
    """The handle of `stream`, or of the current stream of the first input's library.

    0, the legacy default stream, when the library says nothing. Raises TypeError for an
    object that is no stream.
    """
    if stream is None:
        return _current_stream(library_of(inputs[0]), device) if inputs else 0
    if isinstance(stream, int):
        return int(stream)
    protocol = getattr(stream, "__cuda_stream__", None)
    if protocol is not None:
        # The protocol answers (version, handle).
        answer: Any = protocol() if callable(protocol) else protocol
        return int(answer[1])
    for attribute in ("cuda_stream", "ptr"):
        if hasattr(stream, attribute):
            return int(getattr(stream, attribute))
    raise TypeError(
        "stream: needed a handle or an object with .cuda_stream, .ptr or __cuda_stream__(); "
        f"found {type(stream).__qualname__}"
    )


def _current_stream(library: str, device: int) -> int:
    module = sys.modules.get(library)
    if library == "torch" and module is not None:
        return int(module.cuda.current_stream(device).cuda_stream)
    if library == "cupy" and module is not None:
        return int(module.cuda.get_current_stream().ptr)
    return 0
