"""The C function that launches one kernel: sizes, tensor maps, workspaces, attributes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gemmc.ahead.expressions import Names
from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime import Manifest
from gemmc.runtime.expressions import Expression
from gemmc.runtime.manifest import Parameter, Pointer, Size, TensorMap, Workspace

_SWIZZLES = {0: "NONE", 32: "32B", 64: "64B", 128: "128B"}
_PROMOTIONS = {0: "NONE", 64: "L2_64B", 128: "L2_128B", 256: "L2_256B"}
_INTERLEAVES = {0: "NONE", 16: "16B", 32: "32B"}
_FILLS = {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}
_SMALL_SHARED = 48 * 1024

PIECE = 256
"""Workspaces start at multiples of this."""


class KernelSource:
    """C for the kernel of a number in its program."""

    def __init__(self, manifest: Manifest, number: int) -> None:
        self.manifest, self.number = manifest, number
        self.names = Names(
            manifest,
            {"sm_count": "self->sm_count", "max_active_clusters": f"self->clusters[{number}]"},
        )

    @property
    def sizes(self) -> list[str]:
        """What the kernel has to be told besides addresses, as C parameters."""
        return [f"int64_t {name}" for name in self.names.open]

    def workspace_bytes(self, program: str) -> Iterator[str]:
        """`static int64_t bytes_N(…)`: the memory that a launch works in, where it needs any."""
        each = [_rounded(self.names.c(w.bytes)) for w in self.manifest.workspaces]
        if each:
            listed = ", ".join([*self.sizes, f"const {program} *self"])
            yield f"static int64_t bytes_{self.number}({listed}) {{"
            yield f"  (void)self; {self._unused()}"
            yield f"  return {' + '.join(each)};"
            yield "}"

    @property
    def is_checked(self) -> bool:
        """Whether sizes can be more than the kernel counts."""
        return bool(self.names.open)

    def check(self) -> Iterator[str]:
        """`static CUresult check_N(…)`: refuses sizes that are more than the kernel counts."""
        if not self.is_checked:
            return
        yield f"static CUresult check_{self.number}({', '.join(self.sizes)}) {{"
        yield "  int64_t found = 0;"
        for a in self.manifest.arguments:
            if a.most_elements is not None:
                count = "INT64_C(1)"
                for extent in self.names.extents[a.name].shape:
                    count = f"gemmc_times({count}, {extent})"
                needed = f"argument `{a.name}` of {self.manifest.entry}: needed elements of at most"
                yield from _at_most(needed, a.most_elements, count)
        for each in self.manifest.parameters:
            if isinstance(each, Size) and each.type == "u32":
                needed = f"parameter `{each.value.text}` of {self.manifest.entry}: needed at most"
                yield from _at_most(needed, (1 << 31) - 1, self.names.c(each.value))
        yield f"  (void)found; {self._unused()}"
        yield "  return CUDA_SUCCESS;"
        yield "}"

    def _unused(self) -> str:
        """Says that sizes may be of no use to a function."""
        return " ".join(f"(void){name};" for name in self.names.open)

    def setup(self) -> Iterator[str]:
        """What is done once, when the code is loaded."""
        launch, number = self.manifest.launch, self.number
        function = f"self->functions[{number}]"
        yield f'  r = cuModuleGetFunction(&{function}, self->module, "{self.manifest.entry}");'
        yield "  if (r != CUDA_SUCCESS) goto failed;"
        if launch.dynamic_shared_memory > _SMALL_SHARED:
            yield f"  r = cuFuncSetAttribute({function},"
            yield "      CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, "
            yield f"      {launch.dynamic_shared_memory});"
            yield "  if (r != CUDA_SUCCESS) goto failed;"
        if any("max_active_clusters" in e.names() for e in self.manifest.expressions()):
            cluster, block = _listed(launch.cluster), _listed(launch.block)
            yield f"  r = gemmc_count_clusters(&self->clusters[{number}], {function},"
            yield f"      {cluster}, {block}, {launch.dynamic_shared_memory});"
            yield "  if (r != CUDA_SUCCESS) goto failed;"

    def function(self, program: str) -> Iterator[str]:
        """`static CUresult launch_N(…)`."""
        arguments = [f"CUdeviceptr {a.name}" for a in self.manifest.arguments]
        listed = ", ".join([*self.sizes, f"{program} *self", *arguments])
        yield f"static CUresult launch_{self.number}({listed},"
        yield "                         CUdeviceptr workspace, CUstream stream) {"
        yield "  CUresult r = CUDA_SUCCESS;"
        yield f"  {self._unused()}"
        yield from self._geometry()
        yield from self._workspaces()
        given: list[str] = []
        for number, parameter in enumerate(self.manifest.parameters):
            yield from self._parameter(number, parameter)
            given.append(f"&parameter_{number}")
        yield f"  void *parameters[] = {{{', '.join(given)}}};"
        yield from self._launch()
        yield "}"

    def _geometry(self) -> Iterator[str]:
        grid = [self.names.c(each) for each in self.manifest.launch.grid]
        for axis, value in zip("xyz", grid, strict=True):
            yield f"  const int64_t grid_{axis} = {value};"
        yield "  (void)self; (void)workspace;"
        yield "  if (grid_x == 0 || grid_y == 0 || grid_z == 0) return r;"

    def _workspaces(self) -> Iterator[str]:
        offset = "INT64_C(0)"
        for each in self.manifest.workspaces:
            size = self.names.c(each.bytes)
            yield f"  CUdeviceptr {place_of(each)} = workspace + (CUdeviceptr)({offset});"
            if each.initial == "zero":
                yield f"  r = cuMemsetD8Async({place_of(each)}, 0, (size_t)({size}), stream);"
                yield "  if (r != CUDA_SUCCESS) return r;"
            offset = f"{offset} + {_rounded(size)}"

    def _parameter(self, number: int, parameter: Parameter) -> Iterator[str]:
        name = f"parameter_{number}"
        match parameter:
            case TensorMap():
                yield from self._tensor_map(name, parameter)
            case Pointer(argument=argument):
                yield f"  CUdeviceptr {name} = {argument};"
            case Size(type=kind, value=value):
                c = f"uint{kind[1:]}_t"
                yield f"  {c} {name} = ({c})({self.names.c(value)});"
            case _:
                (found,) = (w for w in self.manifest.workspaces if w.name == parameter.workspace)
                yield f"  CUdeviceptr {name} = {place_of(found)};"

    def _tensor_map(self, name: str, p: TensorMap) -> Iterator[str]:
        strides = self._values(p.strides) if p.strides else "16"
        kind = f"CU_TENSOR_MAP_DATA_TYPE_{ELEMENT_TYPES[p.dtype].tensor_map}"
        yield f"  CUtensorMap {name};"
        yield "  {"
        yield f"    const cuuint64_t dims[] = {{{self._values(p.dims)}}};"
        yield f"    const cuuint64_t strides[] = {{{strides}}};"
        yield f"    const cuuint32_t box[] = {{{', '.join(map(str, p.box))}}};"
        yield f"    const cuuint32_t steps[] = {{{', '.join(map(str, p.element_strides))}}};"
        yield f"    r = cuTensorMapEncodeTiled(&{name}, {kind}, {len(p.box)},"
        yield f"        (void *)(uintptr_t){p.argument}, dims, strides, box, steps,"
        yield f"        CU_TENSOR_MAP_INTERLEAVE_{_INTERLEAVES[p.interleave]},"
        yield f"        CU_TENSOR_MAP_SWIZZLE_{_SWIZZLES[p.swizzle]},"
        yield f"        CU_TENSOR_MAP_L2_PROMOTION_{_PROMOTIONS[p.l2_promotion]},"
        yield f"        CU_TENSOR_MAP_FLOAT_OOB_FILL_{_FILLS[p.oob_fill]});"
        yield "    if (r != CUDA_SUCCESS) return r;"
        yield "  }"

    def _values(self, expressions: Sequence[Expression]) -> str:
        return ", ".join(f"(cuuint64_t)({self.names.c(each)})" for each in expressions)

    def _launch(self) -> Iterator[str]:
        launch = self.manifest.launch
        cluster, block = _listed(launch.cluster), _listed(launch.block)
        overlapped = int(launch.programmatic_stream_serialization)
        yield f"  return gemmc_launch(self->functions[{self.number}], grid_x, grid_y, grid_z,"
        yield f"      {cluster}, {block}, {launch.dynamic_shared_memory}, {overlapped},"
        yield "      parameters, stream);"


def _at_most(needed: str, bound: int, value: str) -> Iterator[str]:
    yield f"  found = {value};"
    yield f'  if (found > {bound}) return gemmc_refuse("{needed}", {bound}, found);'


def place_of(workspace: Workspace) -> str:
    """The C variable with a workspace's address."""
    return f"place_{workspace.name}"


def _rounded(size: str) -> str:
    return f"gemmc_cdiv(gemmc_max({size}, INT64_C(1)), INT64_C({PIECE})) * INT64_C({PIECE})"


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))
