"""What XLA hands to a custom call, read through ctypes: XLA's foreign-function interface in C.

The structures are those of `xla/ffi/api/c_api.h`, API version 0. Each says its own size; one that
is shorter than what is read of it, or another major version, is refused and not misread.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

MAJOR, MINOR = 0, 1
"""The version that handlers here are written for."""

EXECUTE = 3
"""XLA_FFI_ExecutionStage_EXECUTE: what a handler is asked for besides is nothing to it."""

_METADATA = 1
_FUNCTIONS = 48
_ERROR_CREATE, _STREAM_GET, _DEVICE_ORDINAL = 0, 4, 17
"""The functions of XLA_FFI_Api start there, and their places among them."""

_INTERNAL = 13
_DATA, _BUFFER_BYTES = 24, 48
_CALL = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


class Several(ctypes.Structure):
    """XLA_FFI_Args or XLA_FFI_Rets."""

    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("size", ctypes.c_int64),
        ("types", ctypes.c_void_p),
        ("values", ctypes.c_void_p),
    ]


class Frame(ctypes.Structure):
    """XLA_FFI_CallFrame as far as it is read."""

    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("api", ctypes.c_void_p),
        ("context", ctypes.c_void_p),
        ("stage", ctypes.c_int),
        ("args", Several),
        ("rets", Several),
    ]


class Version(ctypes.Structure):
    """XLA_FFI_Api_Version."""

    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("major", ctypes.c_int),
        ("minor", ctypes.c_int),
    ]


class Api(ctypes.Structure):
    """The beginning of XLA_FFI_Api."""

    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("version", Version),
        ("internal", ctypes.c_void_p),
    ]


class _Extension(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("type", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("metadata", ctypes.c_void_p),
    ]


class _Metadata(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("version", Version),
        ("traits", ctypes.c_uint32),
        ("state", ctypes.c_int64),
    ]


class _Asked(ctypes.Structure):
    """XLA_FFI_Stream_Get_Args, and XLA_FFI_DeviceOrdinal_Get_Args, whose answer is shorter."""

    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("context", ctypes.c_void_p),
        ("answer", ctypes.c_uint64),
    ]


class _Error(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("message", ctypes.c_char_p),
        ("code", ctypes.c_int),
    ]


Launch = Callable[[int, int, list[int]], None]
"""From a stream, a device's ordinal and the addresses of inputs and outputs."""


def handler(launch: Launch) -> Any:
    """A ctypes function for XLA that launches; what it raises becomes XLA's error."""

    def handle(pointer: int) -> int | None:
        frame = Frame.from_address(pointer)
        if frame.extension and _describe(frame.extension):
            return None
        if frame.stage != EXECUTE:
            return None
        try:
            check(frame)
            addresses = [*buffers(frame.args), *buffers(frame.rets)]
            launch(stream_of(frame), device_of(frame), addresses)
        except Exception as error:  # nothing may leave a callback
            return _failed(frame, f"gemmc: {error}")
        return None

    return _CALL(handle)


def check(frame: Frame) -> None:
    """RuntimeError for a frame of another form."""
    version = Api.from_address(frame.api).version
    if version.major != MAJOR:
        found = f"{version.major}.{version.minor}"
        raise RuntimeError(f"needed XLA's FFI of version {MAJOR}.x; found {found}")
    for what, size, least in (
        ("call frame", frame.struct_size, ctypes.sizeof(Frame)),
        ("arguments", frame.args.struct_size, ctypes.sizeof(Several)),
        ("results", frame.rets.struct_size, ctypes.sizeof(Several)),
    ):
        if size < least:
            raise RuntimeError(f"XLA's FFI: needed {what} of {least} B or more; found {size} B")


def buffers(several: Any) -> list[int]:
    """The addresses of arrays. RuntimeError for a buffer of another form."""
    found: list[int] = []
    words = (ctypes.c_uint64 * several.size).from_address(several.values) if several.size else ()
    for place in words:
        size = ctypes.c_uint64.from_address(place).value
        if size < _BUFFER_BYTES:
            raise RuntimeError(f"XLA's FFI: needed buffers of {_BUFFER_BYTES} B; found {size} B")
        found.append(ctypes.c_uint64.from_address(place + _DATA).value)
    return found


def stream_of(frame: Frame) -> int:
    """The CUDA stream that the call belongs to. RuntimeError without one."""
    return _asked(frame, _STREAM_GET, 32)


def device_of(frame: Frame) -> int:
    """The ordinal of the device; 0 of an XLA that does not say."""
    if Api.from_address(frame.api).struct_size < _FUNCTIONS + 8 * (_DEVICE_ORDINAL + 1):
        return 0
    return _asked(frame, _DEVICE_ORDINAL, 28) & 0xFFFF_FFFF


def _asked(frame: Frame, place: int, size: int) -> int:
    asked = _Asked(size, None, frame.context, 0)
    error = _function(frame, place)(ctypes.addressof(asked))
    if error:
        raise RuntimeError("XLA's FFI answered an error")
    return asked.answer


def _function(frame: Frame, place: int) -> Any:
    return _CALL(ctypes.c_uint64.from_address(frame.api + _FUNCTIONS + 8 * place).value)


def _describe(extension: int) -> bool:
    """Say the version, where that is what is asked."""
    found = _Extension.from_address(extension)
    if found.type != _METADATA:
        return False
    metadata = _Metadata.from_address(found.metadata)
    metadata.version.major, metadata.version.minor = MAJOR, MINOR
    metadata.traits = 0
    return True


def _failed(frame: Frame, message: str) -> int:
    data = message.encode()
    given = _Error(ctypes.sizeof(_Error) - 4, None, data, _INTERNAL)
    return _function(frame, _ERROR_CREATE)(ctypes.addressof(given))
