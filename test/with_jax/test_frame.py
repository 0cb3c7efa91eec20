"""The structures of XLA's interface: as its own header has them, and as its own runtime answers."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import jax

from gemmc.jax import frame

STREAM_OF = frame.stream_of
"""Before the stand-in machine puts its own there."""

FIELDS = {
    "XLA_FFI_CallFrame": (frame.Frame, "struct_size extension_start api ctx stage args rets"),
    "XLA_FFI_Args": (frame.Several, "struct_size extension_start size types args"),
    "XLA_FFI_Rets": (frame.Several, "struct_size extension_start size types rets"),
    "XLA_FFI_Api_Version": (
        frame.Version, "struct_size extension_start major_version minor_version",
    ),
    "XLA_FFI_Api": (frame.Api, "struct_size extension_start api_version internal_api"),
    "XLA_FFI_Stream_Get_Args": (frame._Asked, "struct_size extension_start ctx stream"),
    "XLA_FFI_Error_Create_Args": (frame._Error, "struct_size extension_start message errc"),
    "XLA_FFI_Metadata": (frame._Metadata, "struct_size api_version traits"),
}  # fmt: skip
PLACES = {
    "XLA_FFI_Api.XLA_FFI_Error_Create": frame._FUNCTIONS + 8 * frame._ERROR_CREATE,
    "XLA_FFI_Api.XLA_FFI_Stream_Get": frame._FUNCTIONS + 8 * frame._STREAM_GET,
    "XLA_FFI_Api.XLA_FFI_DeviceOrdinal_Get": frame._FUNCTIONS + 8 * frame._DEVICE_ORDINAL,
    "XLA_FFI_Buffer.data": frame._DATA,
    "XLA_FFI_Metadata_Extension.metadata": frame._Extension.metadata.offset,
}
CONSTANTS = {
    "XLA_FFI_API_MAJOR": frame.MAJOR,
    "XLA_FFI_ExecutionStage_EXECUTE": frame.EXECUTE,
    "XLA_FFI_Extension_Metadata": frame._METADATA,
    "XLA_FFI_Error_Code_INTERNAL": frame._INTERNAL,
    "XLA_FFI_Buffer_STRUCT_SIZE": frame._BUFFER_BYTES,
    "XLA_FFI_Stream_Get_Args_STRUCT_SIZE": 32,
    "XLA_FFI_DeviceOrdinal_Get_Args_STRUCT_SIZE": 28,
    "XLA_FFI_Args_STRUCT_SIZE": ctypes.sizeof(frame.Several),
}


def wanted() -> dict[str, int]:
    found = dict(PLACES)
    for name, (kind, fields) in FIELDS.items():
        own: Any = kind._fields_
        for field, (mine, _) in zip(fields.split(), own, strict=False):
            found[f"{name}.{field}"] = getattr(kind, mine).offset
    return found


def test_every_place_is_the_headers(tmp_path: Path) -> None:
    places = wanted()
    lines = [f"""printf("%zu\\n", offsetof({n.replace(".", ", ")}));""" for n in places]
    lines += [f"""printf("%d\\n", (int){name});""" for name in CONSTANTS]
    source = tmp_path / "places.c"
    source.write_text(
        "#include <stdio.h>\n#include <stdbool.h>\n"
        "#include \"xla/ffi/api/c_api.h\"\nint main() {\n" + "\n".join(lines) + "\n}\n"
    )
    out = tmp_path / "places"
    command = ["gcc", "-I", jax.ffi.include_dir(), str(source), "-o", str(out)]
    subprocess.run(command, check=True)
    said = [int(line) for line in subprocess.check_output([str(out)], text=True).split()]
    assert dict(zip([*places, *CONSTANTS], said, strict=True)) == {**places, **CONSTANTS}


def asked_of(functions: dict[int, Any]) -> frame.Frame:
    """A frame whose API has these functions."""
    room = (ctypes.c_uint64 * 32)()
    api = frame.Api.from_buffer(room)
    api.struct_size = ctypes.sizeof(room)
    for place, function in functions.items():
        room[frame._FUNCTIONS // 8 + place] = ctypes.cast(function, ctypes.c_void_p).value
    made = frame.Frame()
    made.api, made.context = ctypes.addressof(room), 0x55
    made.held = room, functions  # pyright: ignore
    return made


def test_the_stream_is_the_contexts() -> None:
    def answer(pointer: int) -> int | None:
        asked = frame._Asked.from_address(pointer)
        assert (asked.struct_size, asked.context) == (32, 0x55)
        asked.answer = 0x7700
        return None

    given = asked_of({frame._STREAM_GET: frame._CALL(answer)})
    assert STREAM_OF(given) == 0x7700


def test_an_xla_that_does_not_say_the_device_means_the_first() -> None:
    given = asked_of({})
    frame.Api.from_address(given.api).struct_size = 100
    assert frame.device_of(given) == 0
