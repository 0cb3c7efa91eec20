"""How to launch a kernel on arrays of one shape, stride and type: all but the addresses.

A `Plan` is made once: grid, sizes, tensor maps, launch attributes. A launch of it copies the
plan's argument block and writes the addresses into the copy. A block never changes after that, so
threads share launches without a lock; the driver reads the block during the call.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from struct import Struct
from typing import Any

from gemmc.runtime import native
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.checks import address_multiple, check_arguments
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import Manifest, Pointer, Size, TensorMap, WorkspacePointer
from gemmc.runtime.recent import Recent
from gemmc.runtime.tensor_map import encode, resolve
from gemmc.runtime.workspaces import Needs

LAUNCH_LIMIT = 512
"""Launches that a plan keeps, for as many sets of addresses and streams."""

STREAM_LIMIT = 256
"""Streams whose launch configuration a plan keeps."""

_MAP_WORDS = 16

Launch = Callable[[], int]
"""Launches and returns the CUresult."""


@dataclass(frozen=True)
class Target:
    """What all plans of a kernel share. `symbols` are the device's, for expressions."""

    manifest: Manifest
    function: int
    device: int
    symbols: Mapping[str, int]


class Plan:
    """One kernel on arrays of one geometry; `order` is the place of each argument in a call."""

    def __init__(
        self, target: Target, views: Sequence[ArrayView], order: Sequence[int]
    ) -> None:
        """`views` are in the manifest's order. Raises TypeError or ValueError if they don't fit."""
        manifest, launch = target.manifest, target.manifest.launch
        sizes = check_arguments(manifest, views, target.device)
        self._by_name = dict(zip((a.name for a in manifest.arguments), views, strict=True))
        environment = Environment({**sizes, **target.symbols}, self._by_name)
        self._place = dict(zip(self._by_name, order, strict=True))
        self.grid = tuple(e.evaluate(environment) for e in launch.grid)
        self.empty = 0 in self.grid
        self.needs = Needs.of(manifest.workspaces, environment)
        self.launches: Recent[Launch] = Recent(LAUNCH_LIMIT)
        self._multiples = tuple((self._place[a.name], address_multiple(manifest, a))
                                for a in manifest.arguments)  # fmt: skip
        self._call = native.library().cuLaunchKernelEx
        self._function = ctypes.c_void_p(target.function)
        attributes = native.launch_attributes(
            launch.cluster, launch.programmatic_stream_serialization
        )
        self._config = partial(
            native.launch_config, self.grid, launch.block, launch.dynamic_shared_memory, attributes
        )
        self._configs: dict[int, Any] = {}
        self._lay_out(manifest, environment)

    def aligned(self, pointers: Sequence[int]) -> bool:
        """Whether addresses, in the order of a call, are the multiples that they must be."""
        return not any(pointers[place] % multiple for place, multiple in self._multiples)

    def launch(self, stream: int, pointers: Sequence[int], places: Mapping[str, int]) -> Launch:
        """A launch on addresses in the order of a call, and of workspaces, by name."""
        if self.empty:
            return int
        block = self._block.from_buffer_copy(self._template)
        base = ctypes.addressof(block)
        self._table.pack_into(block, 0, *[base + offset for offset in self._offsets])
        for word, place in self._addresses:
            block[word] = pointers[place]
        for word, name in self._workspaces:
            block[word] = places[name]
        for word, place in self._sealed_maps:
            _replace(base + 8 * word, pointers[place])
        config = self._configs.get(stream) or self._config_for(stream)
        return partial(self._call, config, self._function, ctypes.byref(block), None)

    def _config_for(self, stream: int) -> Any:
        if len(self._configs) >= STREAM_LIMIT:
            self._configs = {}
        made = ctypes.byref(self._config(stream))
        self._configs[stream] = made
        return made

    def _lay_out(self, manifest: Manifest, environment: Environment) -> None:
        """The block: the table of addresses that the driver reads, then what they point at."""
        count = max(len(manifest.parameters), 1)
        words: list[int] = [0] * count
        self._addresses: list[tuple[int, int]] = []
        self._workspaces: list[tuple[int, str]] = []
        self._sealed_maps: list[tuple[int, int]] = []
        starts: list[int] = []
        for parameter in manifest.parameters:
            starts.append(len(words))
            match parameter:
                case TensorMap():
                    words += self._map_words(parameter, environment, len(words))
                case Pointer(argument=name):
                    self._addresses.append((len(words), self._place[name]))
                    words.append(0)
                case WorkspacePointer(workspace=name):
                    self._workspaces.append((len(words), name))
                    words.append(0)
                case Size():
                    words.append(_size(parameter, environment))
        self._offsets = tuple(8 * start for start in starts)
        self._table = Struct(f"={len(starts)}Q")
        self._block = ctypes.c_uint64 * len(words)
        self._template = Struct(f"={len(words)}Q").pack(*words)

    def _map_words(self, parameter: TensorMap, environment: Environment, start: int) -> list[int]:
        """A tensor map of the first arrays, and how later launches put their address into it."""
        view, place = self._by_name[parameter.argument], self._place[parameter.argument]
        made = encode(resolve(parameter, view, environment))
        words = list(Struct(f"={_MAP_WORDS}Q").unpack(ctypes.string_at(made.getPtr(), 128)))
        first = _starts_with_address(words, view.pointer)
        (self._addresses if first else self._sealed_maps).append((start, place))
        return words


def _starts_with_address(words: Sequence[int], pointer: int) -> bool:
    """Whether a tensor map is its array's address and 120 bytes that do not depend on it.

    The form of a CUtensorMap is the driver's own affair, so the driver is asked: it replaces the
    address by others, in every bit that an address may have.
    """
    if words[0] != pointer:
        return False
    for probe in (0x10, 0x5555_5555_5550, 0x2AAA_AAAA_AAA0, pointer):
        copy = (ctypes.c_uint64 * _MAP_WORDS)(*words)
        if native.replace_address(ctypes.addressof(copy), probe):
            return False
        if list(copy) != [probe, *words[1:]]:
            return False
    return True


def _replace(tensor_map: int, pointer: int) -> None:
    code = native.replace_address(tensor_map, pointer)
    if code:
        raise native.failed(code, "replacing a tensor map's address")


def _size(parameter: Size, environment: Environment) -> int:
    value = parameter.value.evaluate(environment)
    bits = 32 if parameter.type == "u32" else 64
    if not 0 <= value < 2**bits:
        text = parameter.value.text
        raise ValueError(
            f"parameter `{text}`: needed a value of {parameter.type}; found {value}"
        )
    return value
