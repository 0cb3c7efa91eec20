"""Lines of the driver's log as launches that can be compared, whatever was allocated where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

BYTES = {"tensor_map": 128, "pointer": 8, "workspace": 8}
ARRAYS = range(0x10_0000, 0x900_0000)
"""Addresses of a call's arrays; others were allocated by the launcher."""


def launches(lines: Iterable[str], manifest: Mapping[str, Any]) -> list[str]:
    """Each launch with all of its parameters; addresses that the launcher allocated are numbered
    in the order in which they are met."""
    kernels = {k["entry"]: k for k in manifest.get("kernels", [manifest])}
    met: dict[int, int] = {}
    return [_launch(line, kernels, met) for line in lines if line.startswith("launch")]


def _launch(line: str, kernels: Mapping[str, Any], met: dict[int, int]) -> str:
    head, _, data = line.rpartition(" ")
    given = bytearray.fromhex(data)
    places = _places(kernels[line.split()[1]]["parameters"])
    # The code has its parameters behind some bytes of the driver's own.
    front = len(given) - places[-1][1]
    assert front in (0, 48), line
    for is_address, end, size in places:
        place = slice(front + end - size, front + end - size + 8)
        address = int.from_bytes(given[place], "little")
        if is_address and address not in ARRAYS:
            given[place] = met.setdefault(address, len(met)).to_bytes(8, "little")
    return f"{head} {given[front:].hex()}"


def _places(parameters: Iterable[Mapping[str, Any]]) -> list[tuple[bool, int, int]]:
    """Of each parameter, whether it begins with an address, its end and its size in bytes."""
    found: list[tuple[bool, int, int]] = []
    end = 0
    for each in parameters:
        size = BYTES.get(each["kind"]) or int(each["type"][1:]) // 8
        end += -end % min(size, 64) + size
        found.append((each["kind"] in BYTES, end, size))
    return found


def sides(log: str) -> dict[tuple[str, str], list[str]]:
    """The log's lines by side and folder."""
    found: dict[tuple[str, str], list[str]] = {}
    lines: list[str] = []
    for line in log.splitlines():
        if line.startswith("side "):
            _, side, folder = line.split()
            lines = found[side, folder] = []
        lines.append(line)
    return found
