"""Loads the cubin and the manifest that lie beside this file; needs cuda-python and nothing else.

    import NAME                       # this file, as `gemmc build` calls it
    program = NAME.load()             # into the current context
    program(a, b, out, stream=0)      # device arrays or addresses, inputs and outputs in order

Arrays are contiguous; what is checked is their number, and the shapes of those that have one. Sizes
that the program leaves open (`program.sizes`) are read from the arrays' shapes; those of addresses
are given, as `sizes={"d0": 37}`. `geometry` says what to launch, to who launches it otherwise.
"""

from __future__ import annotations

import base64
import json
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any

from gemmc.ahead.evaluation import cdiv, value_of

cu: Any = import_module("cuda.bindings.driver")

_BITS = {
    "f64": 64, "f32": 32, "i64": 64, "i32": 32, "f16": 16, "bf16": 16, "i16": 16, "i8": 8,
    "complex<f32>": 64, "complex<f64>": 128,
}  # fmt: skip
_MAPS = {
    "f64": "FLOAT64", "f32": "FLOAT32", "i32": "INT32", "f16": "FLOAT16", "bf16": "BFLOAT16",
    "i16": "UINT16", "i8": "UINT8", "i64": "INT64",
}  # fmt: skip
_SWIZZLES = {0: "NONE", 32: "32B", 64: "64B", 128: "128B"}
_PROMOTIONS = {0: "NONE", 64: "L2_64B", 128: "L2_128B", 256: "L2_256B"}
_INTERLEAVES = {0: "NONE", 16: "16B", 32: "32B"}
_FILLS = {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}
_PIECE = 256
_NOWHERE = 256


def load(name: str = Path(__file__).stem, folder: Path = Path(__file__).parent) -> Program:
    """The program of the files `name`.cubin and `name`.json. RuntimeError from the driver, and for
    constants that their file does not have."""
    manifest = json.loads((folder / f"{name}.json").read_text())
    for each in manifest.get("constants", []):
        if "file" in each:
            with (folder / each["file"]).open("rb") as file:
                file.seek(each["offset"])
                each["data"] = file.read(each["bytes"])
            if len(each["data"]) != each["bytes"]:
                needed = f"{each['bytes']} bytes of {each['name']} in {each['file']}"
                raise RuntimeError(f"needed {needed}; found {len(each['data'])}")
    return Program((folder / f"{name}.cubin").read_bytes(), manifest)


class Program:
    """A program in the current context; `sizes` has the argument and dimension of each that a call
    tells."""

    def __init__(self, cubin: bytes, manifest: dict[str, Any]) -> None:
        if manifest["schema"] != "gemmc-manifest" or manifest["version"] not in (1, 2, 3, 4):
            raise RuntimeError(f"needed a manifest of version 1 to 4; found {manifest['version']}")
        self.module = _checked(cu.cuModuleLoadData(cubin))
        self.arguments = manifest["arguments"]
        kernels = manifest.get("kernels", [manifest])
        self.kernels = {each["entry"]: Kernel(self.module, each) for each in kernels}
        alone = [{"argument": a["name"], "offset": 0, "shape": a["shape"]} for a in self.arguments]
        self.launches = manifest.get(
            "launches", [{"kernel": manifest.get("entry"), "arguments": alone}]
        )
        declared = {a["name"]: a["shape"] for a in self.arguments}
        self.sizes = {
            name: each
            for name, each in manifest.get("sizes", {}).items()
            if not isinstance(declared[each["argument"]][each["dim"]], int)
        }
        self.own = manifest.get("workspace_bytes", 0)
        self.rooms = manifest.get("rooms", [])
        self.workspaces: list[dict[str, Any]] = []
        if "kernels" in manifest:
            self.workspaces = manifest["workspaces"]
        self.constants = {c["name"]: _uploaded(c) for c in manifest.get("constants", [])}

    def __call__(self, *arrays: Any, stream: Any = 0, sizes: dict[str, int] | None = None) -> None:
        """Launch on arrays, or their addresses, in the order of `arguments`; returns at once.

        TypeError for sizes that nothing tells, ValueError for arrays of other shapes and for sizes
        that a kernel can't count; then nothing is launched.
        """
        if len(arrays) != len(self.arguments):
            names = ", ".join(a["name"] for a in self.arguments)
            raise TypeError(f"needed {len(self.arguments)} arrays ({names}); found {len(arrays)}")
        told = self._told(arrays, sizes or {})
        pairs = zip(self.arguments, arrays, strict=True)
        starts = {a["name"]: _NOWHERE if "given" in a else _address(x) for a, x in pairs}
        steps = [(*self._chosen(step, told), step["arguments"]) for step in self.launches]
        own = cdiv(value_of(self.own, told), _PIECE) * _PIECE
        total = own + max((kernel.workspace(scope) for kernel, scope, _ in steps), default=0)
        room = int(_checked(cu.cuMemAllocAsync(total, stream)) if total else 0)
        places = {**starts, **self.constants}
        places |= {w["name"]: room + value_of(w["offset"], told) for w in self.workspaces}
        try:
            for kernel, scope, given in steps:
                found = [places[_name_of(each)] + each["offset"] for each in given]
                kernel.launch(found, scope, room + own, stream)
        finally:
            if total:
                _checked(cu.cuMemFreeAsync(room, stream))

    def _told(self, arrays: tuple[Any, ...], given: dict[str, int]) -> dict[str, int]:
        """The sizes of a call, which all arrays that have shapes agree with."""
        pairs = list(zip(self.arguments, arrays, strict=True))
        shapes = {a["name"]: tuple(x.shape) for a, x in pairs if hasattr(x, "shape")}
        shapes |= {a["name"]: (_whole(a["name"], x),) for a, x in pairs if "given" in a}
        told = dict(given)
        for name, each in self.sizes.items():
            found = shapes.get(each["argument"])
            if name not in told and (found is None or len(found) <= each["dim"]):
                needed = f"sizes={{'{name}': ...}}, dimension {each['dim']} of {each['argument']}"
                raise TypeError(f"needed {needed}, or that array; found neither")
            if name not in told:
                told[name] = int(found[each["dim"]])  # type: ignore[index]
        for argument in self.arguments:
            wanted = tuple(value_of(each, told) for each in argument["shape"])
            found = shapes.get(argument["name"], wanted)
            if min(wanted, default=0) < 0 or found != wanted:
                name = argument["name"]
                raise ValueError(f"argument `{name}`: needed shape {wanted}; found {found}")
        for room in self.rooms:
            if value_of(room, told) < 0:
                raise ValueError(f"needed {room} of 0 or more, for slices to fit; found {told}")
        return told

    def _chosen(self, step: dict[str, Any], told: dict[str, int]) -> tuple[Kernel, dict[str, Any]]:
        """The kernel of a launch, and what the names in its expressions stand for."""
        names = step["kernels"] if "kernels" in step else [step["kernel"]]
        for name in names:
            kernel = self.kernels[name]
            pairs = zip(kernel.manifest["arguments"], step["arguments"], strict=True)
            shapes = {
                a["name"]: [value_of(e, told) for e in place.get("shape", a["shape"])]
                for a, place in pairs
            }
            scope = kernel.scope(shapes)
            if kernel.holds(scope):
                kernel.check(shapes, scope)
                return kernel, scope
        raise ValueError(f"needed sizes that one of {', '.join(names)} is for; found {told}")

    def close(self) -> None:
        """Unload the code."""
        for each in self.constants.values():
            _checked(cu.cuMemFree(each))
        _checked(cu.cuModuleUnload(self.module))


class Geometry:
    """What a kernel's manifest says of a launch; `symbols` are the device's."""

    def __init__(self, manifest: dict[str, Any], symbols: dict[str, int]) -> None:
        self.manifest, self.symbols = manifest, symbols

    def grid(self, scope: dict[str, Any]) -> list[int]:
        """CTAs by x, y and z."""
        return [value_of(each, scope) for each in self.manifest["launch"]["grid"]]

    def scope(self, shapes: dict[str, Any]) -> dict[str, Any]:
        """What names in the manifest's expressions stand for; `shapes` are the arrays', for the
        sizes that the kernel leaves open."""
        scope: dict[str, Any] = dict(self.symbols)
        known = {a["name"]: a["shape"] for a in self.manifest["arguments"]}
        for name, each in self.manifest["sizes"].items():
            extent = known[each["argument"]][each["dim"]]
            is_known = isinstance(extent, int)
            scope[name] = extent if is_known else shapes[each["argument"]][each["dim"]]
        for each in self.manifest["arguments"]:
            shape = tuple(scope[e] if isinstance(e, str) else e for e in each["shape"])
            item = _BITS[each["dtype"]] // 8
            strides = tuple(item * prod(shape[dim + 1 :]) for dim in range(len(shape)))
            scope[each["name"]] = {"shape": shape, "strides": strides}
        return scope

    def parameters(
        self, scope: dict[str, Any], starts: dict[str, int], rooms: dict[str, int]
    ) -> list[dict[str, Any]]:
        """Each parameter in order: {"type": "u32" or "u64", "value"}, or what a tensor map is made
        of: {"type": "tensor_map", "start", "dtype", "dims" and "box" in elements and "strides" in
        bytes, innermost first, "element_strides", "swizzle", "interleave", "l2_promotion",
        "oob_fill"}. `starts` are addresses of arguments, `rooms` those of workspaces."""
        return [self._parameter(each, scope, starts, rooms) for each in self.manifest["parameters"]]

    def _parameter(
        self, p: dict[str, Any], scope: Any, starts: dict[str, int], rooms: dict[str, int]
    ) -> dict[str, Any]:
        if p["kind"] == "tensor_map":
            return {
                "type": "tensor_map",
                "start": starts[p["argument"]],
                "dtype": p["dtype"],
                "dims": [value_of(each, scope) for each in p["dims"]],
                "strides": [value_of(each, scope) for each in p["strides_bytes"]],
                "box": p["box"],
                "element_strides": p.get("element_strides", [1] * len(p["box"])),
                "swizzle": p["swizzle"],
                "interleave": p.get("interleave", 0),
                "l2_promotion": p.get("l2_promotion", 0),
                "oob_fill": p.get("oob_fill", "zero"),
            }
        if p["kind"] == "pointer":
            return {"type": "u64", "value": starts[p["argument"]]}
        if p["kind"] == "workspace":
            return {"type": "u64", "value": rooms[p["workspace"]]}
        return {"type": p["type"], "value": value_of(p["value"], scope)}


def geometry(
    manifest: dict[str, Any], *arrays: Any, symbols: dict[str, int] | None = None
) -> dict[str, Any]:
    """A launch of a manifest's only kernel on device arrays or addresses, for launchers of others:
    "entry", "grid", "block", "cluster", "shared" (bytes) and "parameters" (`Geometry.parameters`).

    `symbols` are sm_count and max_active_clusters, where the manifest names them. RuntimeError for
    a program of several kernels and a kernel with workspaces.
    """
    if "kernels" in manifest or manifest["workspaces"]:
        raise RuntimeError("needed one kernel without workspaces; load() launches others")
    described, launch = Geometry(manifest, symbols or {}), manifest["launch"]
    names = [a["name"] for a in manifest["arguments"]]
    starts = dict(zip(names, map(_address, arrays), strict=True))
    shapes = {name: getattr(x, "shape", ()) for name, x in zip(names, arrays, strict=True)}
    scope = described.scope(shapes)
    return {
        "entry": manifest["entry"],
        "grid": described.grid(scope),
        "block": launch["block"],
        "cluster": launch["cluster"],
        "shared": launch["dynamic_shared_memory"],
        "parameters": described.parameters(scope, starts, {}),
    }


class Kernel(Geometry):
    """One kernel of a program, loaded."""

    def __init__(self, module: Any, manifest: dict[str, Any]) -> None:
        super().__init__(manifest, {})
        launch = manifest["launch"]
        self.function = _checked(cu.cuModuleGetFunction(module, manifest["entry"].encode()))
        self.shared = launch["dynamic_shared_memory"]
        if self.shared > 48 * 1024:
            which = cu.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            _checked(cu.cuFuncSetAttribute(self.function, which, self.shared))
        device = _checked(cu.cuCtxGetDevice())
        count = cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
        self.symbols = {"sm_count": _checked(cu.cuDeviceGetAttribute(count, device))}
        if "max_active_clusters" in json.dumps(manifest):
            config = self._config(launch["cluster"], True)
            found = _checked(cu.cuOccupancyMaxActiveClusters(self.function, config))
            self.symbols["max_active_clusters"] = found

    def holds(self, scope: dict[str, Any]) -> bool:
        """Whether the kernel is for these sizes."""
        return all(
            each.get("least", 0) <= scope[name] <= each["most"]
            and scope[name] % each.get("multiple", 1) == 0
            for name, each in self.manifest.get("guard", {}).items()
        )

    def check(self, shapes: dict[str, list[int]], scope: dict[str, Any]) -> None:
        """Refuse, by a ValueError, arrays that are not of the sizes, or more than is counted."""
        for each in self.manifest["arguments"]:
            name, found = each["name"], tuple(shapes[each["name"]])
            wanted, count = scope[name]["shape"], prod(found)
            where = f"argument `{name}` of {self.manifest['entry']}: needed"
            if found != wanted or min(found, default=0) < 0:
                raise ValueError(f"{where} shape {wanted}, of 0 or more; found {found}")
            if count > each.get("most_elements", count):
                raise ValueError(f"{where} at most {each['most_elements']} elements; found {count}")
        for each in self.manifest["parameters"]:
            if each["kind"] == "size" and each["type"] == "u32":
                value = value_of(each["value"], scope)
                if not 0 <= value < 2**31:
                    needed = "needed 0 to 2^31 - 1"
                    raise ValueError(f"parameter `{each['value']}`: {needed}; found {value}")

    def workspace(self, scope: dict[str, Any]) -> int:
        """The bytes that a launch works in."""
        return sum(_rounded(value_of(w["bytes"], scope)) for w in self.manifest["workspaces"])

    def launch(self, given: list[int], scope: dict[str, Any], room: int, stream: Any) -> None:
        """On arrays that start at these addresses."""
        grid = self.grid(scope)
        if 0 in grid:
            return
        starts = dict(zip((a["name"] for a in self.manifest["arguments"]), given, strict=True))
        rooms: dict[str, int] = {}
        for each in self.manifest["workspaces"]:
            size = value_of(each["bytes"], scope)
            rooms[each["name"]] = room
            if each["initial"] == "zero":
                _checked(cu.cuMemsetD8Async(room, 0, size, stream))
            room += _rounded(size)
        config = self._config(grid, False)
        config.hStream = cu.CUstream(int(stream))
        made = [passed(each) for each in self.parameters(scope, starts, rooms)]
        values, types = tuple(value for value, _ in made), tuple(kind for _, kind in made)
        _checked(cu.cuLaunchKernelEx(config, self.function, (values, types), 0))

    def _config(self, grid: Any, names_cluster: bool) -> Any:
        launch = self.manifest["launch"]
        config = cu.CUlaunchConfig()
        config.gridDimX, config.gridDimY, config.gridDimZ = grid
        config.blockDimX, config.blockDimY, config.blockDimZ = launch["block"]
        config.sharedMemBytes = self.shared
        attributes: list[Any] = []
        if names_cluster or launch["cluster"] != [1, 1, 1]:
            one = cu.CUlaunchAttribute()
            one.id = cu.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
            dim = one.value.clusterDim
            dim.x, dim.y, dim.z = launch["cluster"]
            attributes.append(one)
        if launch["attributes"].get("programmatic_stream_serialization") and not names_cluster:
            one = cu.CUlaunchAttribute()
            kinds = cu.CUlaunchAttributeID
            one.id = kinds.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
            one.value.programmaticStreamSerializationAllowed = 1
            attributes.append(one)
        config.attrs, config.numAttrs = attributes, len(attributes)
        return config


def passed(p: dict[str, Any]) -> tuple[Any, Any]:
    """A parameter as cuda-python takes it in a launch: a value, and its type."""
    import ctypes

    if p["type"] == "tensor_map":
        return tensor_map(p), None
    return p["value"], ctypes.c_uint32 if p["type"] == "u32" else ctypes.c_uint64


def tensor_map(p: dict[str, Any]) -> Any:
    """The CUtensorMap of a parameter of `Geometry.parameters`; 128 bytes at its `getPtr()`."""
    answer = cu.cuTensorMapEncodeTiled(
        getattr(cu.CUtensorMapDataType, f"CU_TENSOR_MAP_DATA_TYPE_{_MAPS[p['dtype']]}"),
        len(p["box"]),
        p["start"],
        [cu.cuuint64_t(each) for each in p["dims"]],
        [cu.cuuint64_t(each) for each in p["strides"] or [16]],
        [cu.cuuint32_t(each) for each in p["box"]],
        [cu.cuuint32_t(each) for each in p["element_strides"]],
        _named(cu.CUtensorMapInterleave, "INTERLEAVE", _INTERLEAVES[p["interleave"]]),
        _named(cu.CUtensorMapSwizzle, "SWIZZLE", _SWIZZLES[p["swizzle"]]),
        _named(cu.CUtensorMapL2promotion, "L2_PROMOTION", _PROMOTIONS[p["l2_promotion"]]),
        _named(cu.CUtensorMapFloatOOBfill, "FLOAT_OOB_FILL", _FILLS[p["oob_fill"]]),
    )
    return _checked(answer)


def _named(kind: Any, group: str, name: str) -> Any:
    return getattr(kind, f"CU_TENSOR_MAP_{group}_{name}")


def _name_of(place: dict[str, Any]) -> str:
    """The argument, workspace or constant in which an array of a launch begins."""
    return place.get("argument") or place.get("workspace") or place["constant"]


def _rounded(size: int) -> int:
    return -(-max(size, 1) // _PIECE) * _PIECE


def _whole(name: str, given: Any) -> int:
    """A number of the call that sizes follow from: an int, or NumPy's."""
    if isinstance(given, bool) or not hasattr(given, "__index__") or hasattr(given, "__setitem__"):
        raise TypeError(f"argument `{name}`: needed a whole number of the host; found {given!r}")
    if not 0 <= (size := int(given.__index__())) < 2**31:
        raise ValueError(f"argument `{name}`: needed a size from 0 to 2^31 - 1; found {size}")
    return size


def _address(array: Any) -> int:
    if hasattr(array, "data_ptr"):
        return array.data_ptr()
    if hasattr(array, "__cuda_array_interface__"):
        return array.__cuda_array_interface__["data"][0]
    return int(array)


def _uploaded(constant: dict[str, Any]) -> int:
    data = given if isinstance(given := constant["data"], bytes) else base64.b64decode(given)
    pointer = _checked(cu.cuMemAlloc(len(data)))
    _checked(cu.cuMemcpyHtoD(pointer, data, len(data)))
    return int(pointer)


def _checked(answer: tuple[Any, ...]) -> Any:
    code, *values = answer
    if int(code):
        raise RuntimeError(f"the CUDA driver answered {code}")
    return values[0] if values else None
