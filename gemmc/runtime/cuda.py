"""The CUDA driver calls of the runtime, through cuda-python, imported on first use.

Everything runs in the current device's primary context, the one that torch, CuPy and
JAX use, so their arrays and streams are valid here.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any


class CudaError(RuntimeError):
    """No usable CUDA driver, or a driver call that failed."""


@cache
def bindings() -> Any:
    """The module `cuda.bindings.driver`. Raises CudaError when it cannot be imported."""
    try:
        return import_module("cuda.bindings.driver")
    except ImportError as error:
        raise CudaError(
            f"running a kernel needed the package cuda-python; found none ({error}); "
            "install cuda-python"
        ) from None


def checked(result: tuple[Any, ...], doing: str) -> Any:
    """The values of a driver call's result. Raises CudaError naming the call's error."""
    error, *values = result
    if int(error) == 0:
        return values[0] if len(values) == 1 else tuple(values)
    raise CudaError(f"{doing}: the CUDA driver answered {_error_text(error)}")


def failed(code: int, doing: str) -> CudaError:
    """The error of a call that answered a number other than 0."""
    error = bindings().CUresult(code)
    return CudaError(f"{doing}: the CUDA driver answered {_error_text(error)}")


def _error_text(error: Any) -> str:
    cu = bindings()
    _, name = cu.cuGetErrorName(error)
    _, text = cu.cuGetErrorString(error)
    known = name and text
    return f"{name.decode()} ({text.decode()})" if known else f"error {int(error)}"


@cache
def initialize() -> int:
    """Start the driver and return the number of devices. Raises CudaError without any."""
    cu = bindings()
    try:
        checked(cu.cuInit(0), "starting the CUDA driver")
    except RuntimeError as error:  # cuda-python raises this when libcuda is absent
        if isinstance(error, CudaError):
            raise
        raise CudaError(f"no CUDA driver: {error}") from None
    count = checked(cu.cuDeviceGetCount(), "counting CUDA devices")
    if count == 0:
        raise CudaError("no CUDA device")
    return count


def why_no_gpu() -> str | None:
    """Why nothing can run on a GPU here, or None when it can."""
    try:
        initialize()
    except CudaError as error:
        return str(error)
    return None


def current_context() -> tuple[Any, int]:
    """The current context and its device's ordinal; device 0's primary when there is none."""
    initialize()
    cu = bindings()
    context = checked(cu.cuCtxGetCurrent(), "reading the current context")
    if int(context) == 0:
        context = use_device(0)
    return context, int(checked(cu.cuCtxGetDevice(), "reading the current device"))


def use_device(ordinal: int) -> Any:
    """Make a device's primary context this thread's current one, and return it."""
    context = primary_context(ordinal)
    checked(bindings().cuCtxSetCurrent(context), "setting the current context")
    return context


def primary_context(ordinal: int) -> Any:
    """A device's primary context, the one that array libraries use."""
    count = initialize()
    if not 0 <= ordinal < count:
        raise CudaError(f"needed a device from 0 to {count - 1}; found {ordinal}")
    cu = bindings()
    device = checked(cu.cuDeviceGet(ordinal), f"opening device {ordinal}")
    return checked(cu.cuDevicePrimaryCtxRetain(device), "retaining the primary context")


@contextmanager
def entered(context: Any) -> Generator[None]:
    """Have `context` current inside, and what was current before afterwards.

    A thread that had none keeps it.
    """
    cu = bindings()
    before = int(checked(cu.cuCtxGetCurrent(), "reading the current context"))
    if before == 0:
        checked(cu.cuCtxSetCurrent(context), "setting the current context")
    if before in (0, int(context)):
        yield
        return
    checked(cu.cuCtxPushCurrent(context), "entering a context")
    try:
        yield
    finally:
        checked(cu.cuCtxPopCurrent(), "leaving a context")


def context_id(context: Any) -> int:
    """A number that no other context of the process had, has or gets, unlike the handle."""
    return int(checked(bindings().cuCtxGetId(context), "asking for a context's number"))


def load_module(image: bytes) -> Any:
    """A module of a cubin or of NUL-ended PTX. CudaError carries the JIT's error log."""
    cu = bindings()
    log = bytearray(16384)
    options = cu.CUjit_option
    result = cu.cuModuleLoadDataEx(
        image,
        2,
        [options.CU_JIT_ERROR_LOG_BUFFER, options.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES],
        [log, len(log)],
    )
    if int(result[0]) == 0:
        return result[1]
    text = log.split(b"\0", 1)[0].decode(errors="replace").strip()
    raise CudaError(
        f"loading the kernel: the CUDA driver answered {_error_text(result[0])}"
        + (f"; its log: {text}" if text else "")
    )


def unload_module(module: Any) -> None:
    """Free a module's code."""
    checked(bindings().cuModuleUnload(module), "unloading the kernel")


def function_of(module: Any, entry: str, dynamic_shared_memory: int) -> Any:
    """The kernel `entry`, allowed to use that many bytes of dynamic shared memory."""
    cu = bindings()
    function = checked(
        cu.cuModuleGetFunction(module, entry.encode()), f"finding the kernel `{entry}`"
    )
    if dynamic_shared_memory > 48 * 1024:
        attribute = cu.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        checked(
            cu.cuFuncSetAttribute(function, attribute, dynamic_shared_memory),
            f"asking for {dynamic_shared_memory} B of dynamic shared memory",
        )
    return function


def parameter_offsets(function: Any, count: int) -> list[int]:
    """Where each parameter starts in a launch's buffer, as the driver aligned them."""
    cu, doing = bindings(), "reading the layout of the kernel's parameters"
    return [int(checked(cu.cuFuncGetParamInfo(function, i), doing)[0]) for i in range(count)]


def occupancy_config(
    cluster: tuple[int, int, int], block: tuple[int, int, int], dynamic_shared_memory: int
) -> Any:
    """A CUlaunchConfig of one cluster, which it names even where that is one CTA."""
    cu = bindings()
    config = cu.CUlaunchConfig()
    config.gridDimX, config.gridDimY, config.gridDimZ = cluster
    config.blockDimX, config.blockDimY, config.blockDimZ = block
    config.sharedMemBytes = dynamic_shared_memory
    attribute = cu.CUlaunchAttribute()
    attribute.id = cu.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
    dim = attribute.value.clusterDim
    dim.x, dim.y, dim.z = cluster
    config.attrs, config.numAttrs = [attribute], 1
    return config


def sm_count(device: int) -> int:
    """How many multiprocessors a device has."""
    cu = bindings()
    attribute = cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
    return int(checked(cu.cuDeviceGetAttribute(attribute, device), "counting multiprocessors"))


def max_active_clusters(function: Any, config: Any) -> int:
    """How many clusters of `config`, which names its cluster, run at the same time."""
    answer = bindings().cuOccupancyMaxActiveClusters(function, config)
    return int(checked(answer, "counting the clusters that fit"))


def device_of_pointer(pointer: int) -> int:
    """The ordinal of the device that owns an address."""
    cu = bindings()
    attribute = cu.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    return int(checked(cu.cuPointerGetAttribute(attribute, pointer), "finding an array's device"))


def allocate(size: int) -> int:
    """The address of `size` bytes of device memory."""
    return int(checked(bindings().cuMemAlloc(size), f"allocating {size} B"))


def free(pointer: int) -> None:
    """Give back what `allocate` gave."""
    checked(bindings().cuMemFree(pointer), "freeing device memory")


def allocate_on_stream(size: int, stream: int) -> int:
    """The address of `size` bytes that are valid for later work of `stream`."""
    return int(checked(bindings().cuMemAllocAsync(size, stream), f"allocating {size} B"))


def clear_on_stream(pointer: int, size: int, stream: int) -> None:
    """Zeros for later work of `stream`."""
    checked(bindings().cuMemsetD8Async(pointer, 0, size, stream), "clearing a workspace")


def free_on_stream(pointer: int, stream: int) -> None:
    """Give it back once the work of `stream` so far is done."""
    checked(bindings().cuMemFreeAsync(pointer, stream), "freeing a workspace")


def copy_to_device(pointer: int, host: int, size: int) -> None:
    """Copy `size` bytes from a host address; returns when they have been read."""
    checked(bindings().cuMemcpyHtoD(pointer, host, size), "copying to the device")


def copy_to_host(host: int, pointer: int, size: int) -> None:
    """Copy `size` bytes to a host address; returns when they are there."""
    checked(bindings().cuMemcpyDtoH(host, pointer, size), "copying from the device")


def synchronize(stream: int) -> None:
    """Wait for the work of `stream`; errors of its kernels appear here."""
    checked(bindings().cuStreamSynchronize(bindings().CUstream(stream)), "running the kernel")


def synchronize_context() -> None:
    """Wait for all work of the current context."""
    checked(bindings().cuCtxSynchronize(), "waiting for a context's work")


@contextmanager
def relaxed_capture() -> Generator[None]:
    """Let this thread allocate and copy while a stream is captured."""
    cu = bindings()
    doing = "changing the capture mode"
    relaxed = cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    before = checked(cu.cuThreadExchangeStreamCaptureMode(relaxed), doing)
    try:
        yield
    finally:
        checked(cu.cuThreadExchangeStreamCaptureMode(before), doing)


def clear_now(pointer: int, size: int) -> None:
    """Zeros that are there on return, whatever else runs on the GPU and is captured.

    A copy, since a memset may be a kernel and wait for a multiprocessor; on a stream that no other
    one waits for.
    """
    cu, doing = bindings(), "clearing a workspace"
    zeros = (ctypes.c_uint8 * max(size, 1))()
    stream = checked(cu.cuStreamCreate(cu.CUstream_flags.CU_STREAM_NON_BLOCKING), doing)
    try:
        checked(cu.cuMemcpyHtoDAsync(pointer, ctypes.addressof(zeros), size, stream), doing)
        checked(cu.cuStreamSynchronize(stream), doing)
    finally:
        checked(cu.cuStreamDestroy(stream), doing)


def captured(prepare: Callable[[int], Callable[[], Any]]) -> Any:
    """An executable graph of what a call launches; `prepare` gives the call for a stream.

    Nothing is launched: the stream is one of its own, and exists only meanwhile. No garbage is
    collected while it is captured: what other libraries' finalizers ask of the driver may be what
    a capture forbids, and would end it.
    """
    cu, doing = bindings(), "capturing a graph"
    stream = checked(cu.cuStreamCreate(cu.CUstream_flags.CU_STREAM_NON_BLOCKING), doing)
    try:
        call = prepare(int(stream))
        with _no_collection():
            graph = _ended(cu, stream, call)
        try:
            return checked(cu.cuGraphInstantiate(graph, 0), "instantiating a graph")
        finally:
            checked(cu.cuGraphDestroy(graph), doing)
    finally:
        checked(cu.cuStreamDestroy(stream), doing)


def _ended(cu: Any, stream: Any, call: Callable[[], Any]) -> Any:
    """The graph of a call that is captured on a stream."""
    doing = "capturing a graph"
    mode = cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    checked(cu.cuStreamBeginCapture(stream, mode), doing)
    try:
        call()
    except BaseException:
        # A capture has to end also where a launch of it failed.
        error, graph = cu.cuStreamEndCapture(stream)
        if int(error) == 0:
            cu.cuGraphDestroy(graph)
        raise
    return checked(cu.cuStreamEndCapture(stream), doing)


@contextmanager
def _no_collection() -> Generator[None]:
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def launch_graph(graph: Any, stream: int) -> None:
    """Launch an executable graph on a stream."""
    checked(bindings().cuGraphLaunch(graph, bindings().CUstream(stream)), "launching a graph")


def destroy_graph(graph: Any) -> None:
    """Give back an executable graph."""
    checked(bindings().cuGraphExecDestroy(graph), "destroying a graph")


def capture_id(stream: int) -> int:
    """The driver's number for what a stream is being captured into; no other capture has it."""
    cu = bindings()
    info = checked(cu.cuStreamGetCaptureInfo(cu.CUstream(stream)), "asking for a capture's number")
    return int(info[1])


def give_to_captured_graph(stream: int, argument: int, function: int) -> None:
    """Have the C function at `function` called with `argument` once the graph has gone.

    The graph is the one that `stream` is captured into.
    """
    cu, doing = bindings(), "giving a workspace to a graph"
    info = checked(cu.cuStreamGetCaptureInfo(cu.CUstream(stream)), doing)
    graph = info[2]
    unsynchronized = cu.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    owned = checked(
        cu.cuUserObjectCreate(argument, cu.CUhostFn(function), 1, int(unsynchronized)), doing
    )
    move = cu.CUuserObjectRetain_flags.CU_GRAPH_USER_OBJECT_MOVE
    checked(cu.cuGraphRetainUserObject(graph, owned, 1, int(move)), doing)
