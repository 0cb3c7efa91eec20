"""A call as one CUDA graph: all of its launches are handed to the driver at once.

CUDA driver API, "Graph Management" and "Stream Management" (stream capture).
"""

from __future__ import annotations

from typing import Any

from gemmc.runtime import cuda, streams
from gemmc.runtime.arrays import library_of
from gemmc.runtime.kernel import Kernel
from gemmc.runtime.program import Program


class CapturedCall:
    """The graph of a call on some device arrays; calling it launches all of it.

    The arrays are kept alive, and must keep their memory. What kernels hand to each other lies in
    memory of the graph, so two launches of it must not run at the same time.
    """

    def __init__(self, loaded: Kernel | Program, arrays: tuple[Any, ...]) -> None:
        self._context, self._device = loaded.context, loaded.device
        self._current = streams.current_stream(library_of(arrays[0])) if arrays else None
        with cuda.entered(self._context):
            self._graph = cuda.captured(lambda stream: loaded.bind(*arrays, stream=stream))
        outputs = arrays[len(loaded.manifest.with_role("input")) :]
        self._result: Any = outputs[0] if len(outputs) == 1 else outputs
        self._arrays = arrays

    def __call__(self, *, stream: Any = None) -> Any:
        """Launch the graph on `stream`, by default the current one of the first array's library,
        and return the output, or a tuple. Raises CudaError."""
        if stream is None and self._current is not None:
            handle = self._current(self._device)
        else:
            handle = streams.stream_handle(stream, (), self._device)
        with cuda.entered(self._context):
            cuda.launch_graph(self._graph, handle)
        return self._result

    def close(self) -> None:
        """Give back the graph, and with it the memory that its kernels work in."""
        if self._graph is not None:
            with cuda.entered(self._context):
                cuda.destroy_graph(self._graph)
            self._graph = None


def capture(loaded: Kernel | Program, *arrays: Any) -> CapturedCall:
    """The call of a kernel or program on these device arrays, inputs first, then outputs, as one
    CUDA graph. Nothing runs yet. Raises TypeError or ValueError as `bind`, and CudaError."""
    return CapturedCall(loaded, arrays)
