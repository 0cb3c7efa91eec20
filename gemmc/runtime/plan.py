"""How to launch a kernel on arrays of one shape, stride and type: all but the addresses.

A `Plan` is made once: grid, sizes, tensor maps, launch attributes. A launch of it copies the
plan's block of parameters and writes the addresses into the copy. A block never changes after
that, so threads share launches without a lock; the driver reads the block during the call.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from gemmc.runtime import native
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.checks import address_multiple, check_arguments
from gemmc.runtime.cuda import CudaError, failed
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import (
    Manifest,
    Parameter,
    Pointer,
    Size,
    TensorMap,
    WorkspacePointer,
)
from gemmc.runtime.recent import Recent
from gemmc.runtime.tensor_map import encode, resolve
from gemmc.runtime.workspaces import Needs, Pool, WithWorkspaces

LAUNCH_LIMIT = 512
"""Launches that a plan keeps, for as many sets of addresses and streams."""

STREAM_LIMIT = 256
"""Streams whose launch configuration a plan keeps."""

_MAP_BYTES = 128
"""Of a CUtensorMap."""

_HEAD_WORDS = len(native.packed_parameters(0, 0)) // 8
_BUFFER_WORD = 1
"""Of a block: what stands before the parameters, and the address of the parameters in it."""

Launch = Callable[[], int]
"""Launches and returns the CUresult."""


@dataclass(frozen=True)
class Target:
    """What all plans of a kernel share. `symbols` are the device's, for expressions.

    `offsets` are the parameters' in the buffer that a launch is given; `context` is a handle;
    `pool` has the context's workspaces, where the kernel needs any.
    """

    manifest: Manifest
    function: int
    offsets: Sequence[int]
    context: int
    device: int
    symbols: Mapping[str, int]
    pool: Pool | None


class Plan:
    """One kernel on arrays of one geometry; `order` is the place of each argument in a call."""

    def __init__(
        self, target: Target, views: Sequence[ArrayView], order: Sequence[int]
    ) -> None:
        """`views` are in the manifest's order. Raises TypeError or ValueError if they don't fit."""
        manifest, launch = target.manifest, target.manifest.launch
        sizes = check_arguments(manifest, views, target.device)
        _check_guard(manifest, sizes)
        self._target = target
        self._by_name = dict(zip((a.name for a in manifest.arguments), views, strict=True))
        environment = Environment({**sizes, **target.symbols}, self._by_name)
        self._place = dict(zip(self._by_name, order, strict=True))
        self.grid = tuple(e.evaluate(environment) for e in launch.grid)
        self.needs = Needs.of(manifest.workspaces, environment)
        if target.pool is not None:
            target.pool.check(self.needs)
        self.launches: Recent[Launch] = Recent(LAUNCH_LIMIT)
        self._multiples = [(self._place[a.name], address_multiple(manifest, a))
                           for a in manifest.arguments]  # fmt: skip
        self._mask = _common_mask([multiple for _, multiple in self._multiples])
        self._call = native.library().cuLaunchKernelEx
        self._function = ctypes.c_void_p(target.function)
        attributes = native.launch_attributes(
            launch.cluster, launch.programmatic_stream_serialization
        )
        self._config = partial(
            native.launch_config, self.grid, launch.block, launch.dynamic_shared_memory, attributes
        )
        self._configs: dict[int, Any] = {}
        self._make: Callable[[tuple[int, ...]], Launch] = self._launch
        if target.pool is not None:
            self._make = self._with_workspaces
        if 0 in self.grid:
            self._make = _launch_nothing
            return  # the driver encodes no tensor map of an empty matrix
        self._lay_out(manifest, environment)

    def find(self, key: tuple[int, ...]) -> Launch | None:
        """The launch for a stream and the addresses in the order of a call, kept for later.

        None where an address is not the multiple that it must be.
        """
        launch = self.launches.get(key)
        return self.prepare(key) if launch is None else launch

    def prepare(self, key: tuple[int, ...]) -> Launch | None:
        """The same of what is not among the younger launches."""
        launches = self.launches
        old = launches.old
        launch = old.get(key) if old else None
        if launch is None:
            pointers = key[1:]
            bits = 0
            for pointer in pointers:
                bits |= pointer
            if bits & self._mask and not self.aligned(pointers):
                return None
            launch = self._make(key)
        young = launches.young
        young[key] = launch
        if len(young) >= launches.limit:
            launches.age(young)
        return launch

    def aligned(self, pointers: Sequence[int]) -> bool:
        """Whether addresses, in the order of a call, are the multiples that they must be."""
        return not any(pointers[place] % multiple for place, multiple in self._multiples)

    def close(self) -> None:
        """Refuse to be found from now on: the kernel's code has gone."""
        self._make = _refuse
        self.launches.clear()

    def _with_workspaces(self, key: tuple[int, ...]) -> Launch:
        pool, context = self._target.pool, self._target.context
        assert pool is not None
        return WithWorkspaces(pool, context, key[0], self.needs, partial(self._launch, key))

    def _launch(self, key: tuple[int, ...], places: Mapping[str, int] | None = None) -> Launch:
        """A launch with a block of its own; `places` are the addresses of workspaces, by name."""
        block = self._block.from_buffer_copy(self._template)
        block[_BUFFER_WORD] = base = ctypes.addressof(block) + 8 * _HEAD_WORDS
        for word, place in self._addresses:
            block[word] = key[place]
        if places:
            for word, name in self._workspaces:
                block[word] = places[name]
        if self._sealed_maps:
            for word, place in self._sealed_maps:
                _replace(base + 8 * (word - _HEAD_WORDS), key[place])
        config = self._configs.get(key[0]) or self._config_for(key[0])
        return partial(self._call, config, self._function, None, ctypes.byref(block))

    def _config_for(self, stream: int) -> Any:
        if len(self._configs) >= STREAM_LIMIT:
            self._configs = {}
        config = self._config(stream)
        config.held = (config.held, self._bytes)
        self._configs[stream] = made = ctypes.byref(config)
        return made

    def _lay_out(self, manifest: Manifest, environment: Environment) -> None:
        """The block: what the driver is told of the parameters, and the parameters.

        `_addresses`, `_workspaces` and `_sealed_maps` are words of the block with what belongs
        there: the place of an address in a key, or the name of a workspace.
        """
        packed = bytearray()
        self._addresses: list[tuple[int, int]] = []
        self._workspaces: list[tuple[int, str]] = []
        self._sealed_maps: list[tuple[int, int]] = []
        for parameter, offset in zip(manifest.parameters, self._target.offsets, strict=True):
            data = self._bytes_of(parameter, environment)
            word = _HEAD_WORDS + offset // 8
            packed += bytes(offset - len(packed)) + data
            match parameter:
                case TensorMap(argument=name):
                    first = _starts_with_address(data, self._by_name[name].pointer)
                    words = self._addresses if first else self._sealed_maps
                    words.append((word, 1 + self._place[name]))
                case Pointer(argument=name):
                    self._addresses.append((word, 1 + self._place[name]))
                case WorkspacePointer(workspace=name):
                    self._workspaces.append((word, name))
                case Size():
                    pass
        self._bytes = ctypes.c_size_t(len(packed))
        packed += bytes(-len(packed) % 8)
        self._block = ctypes.c_uint64 * (_HEAD_WORDS + len(packed) // 8)
        self._template = native.packed_parameters(0, ctypes.addressof(self._bytes)) + packed

    def _bytes_of(self, parameter: Parameter, environment: Environment) -> bytes:
        """A parameter as the PTX has it, its addresses aside."""
        match parameter:
            case TensorMap(argument=name):
                made = encode(resolve(parameter, self._by_name[name], environment))
                return ctypes.string_at(made.getPtr(), _MAP_BYTES)
            case Size():
                return parameter.packed(environment)
            case _:
                return bytes(8)


def _check_guard(manifest: Manifest, sizes: Mapping[str, int]) -> None:
    for name, allowed in manifest.guard.items():
        if sizes[name] not in allowed:
            argument, dim = manifest.sizes[name]
            what = f"argument `{argument}`: needed a dimension {dim}"
            raise ValueError(f"{what} of {allowed}, which the kernel is for; found {sizes[name]}")


def _launch_nothing(key: tuple[int, ...]) -> Launch:
    """For a grid with a 0 in it."""
    return int


def _refuse(key: tuple[int, ...]) -> Launch:
    raise closed()


def closed() -> CudaError:
    """What is said of a kernel without its code."""
    return CudaError("launching the kernel: needed one that is loaded; found it closed")


def _common_mask(multiples: Sequence[int]) -> int:
    """Bits that no address may have, if that says that all are good; else all bits."""
    powers = all(multiple & (multiple - 1) == 0 for multiple in multiples)
    return max(multiples, default=1) - 1 if powers else -1


def _starts_with_address(data: bytes, pointer: int) -> bool:
    """Whether a tensor map is its array's address and 120 bytes that do not depend on it.

    The form of a CUtensorMap is the driver's own affair, so the driver is asked: it replaces the
    address by others, in every bit that an address may have.
    """
    if data[:8] != pointer.to_bytes(8, "little"):
        return False
    for probe in (0x10, 0x5555_5555_5550, 0x2AAA_AAAA_AAA0, pointer):
        copy = (ctypes.c_uint64 * (_MAP_BYTES // 8)).from_buffer_copy(data)
        if native.replace_address(ctypes.addressof(copy), probe):
            return False
        if bytes(copy) != probe.to_bytes(8, "little") + data[8:]:
            return False
    return True


def _replace(tensor_map: int, pointer: int) -> None:
    code = native.replace_address(tensor_map, pointer)
    if code:
        raise failed(code, "replacing a tensor map's address")
