"""The C header and source of a program: its code as bytes, and a function that launches it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gemmc.ahead.kernel import KernelSource
from gemmc.errors import GemmcError
from gemmc.runtime import Manifest, ProgramManifest
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import Argument
from gemmc.runtime.programs import Place, Step

HELPERS = """\
static inline int64_t gemmc_floor_div(int64_t a, int64_t b) {
  int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
static inline int64_t gemmc_floor_mod(int64_t a, int64_t b) {
  return a - gemmc_floor_div(a, b) * b;
}
static inline int64_t gemmc_cdiv(int64_t a, int64_t b) { return -gemmc_floor_div(-a, b); }
static inline int64_t gemmc_min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t gemmc_max(int64_t a, int64_t b) { return a > b ? a : b; }

static inline void gemmc_configure(CUlaunchConfig *config, CUlaunchAttribute *attributes,
                             int64_t gx, int64_t gy, int64_t gz,
                             unsigned cx, unsigned cy, unsigned cz,
                             unsigned bx, unsigned by, unsigned bz, unsigned shared) {
  memset(config, 0, sizeof *config);
  memset(attributes, 0, 2 * sizeof *attributes);
  attributes[0].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  attributes[0].value.clusterDim.x = cx;
  attributes[0].value.clusterDim.y = cy;
  attributes[0].value.clusterDim.z = cz;
  config->gridDimX = (unsigned)gx;
  config->gridDimY = (unsigned)gy;
  config->gridDimZ = (unsigned)gz;
  config->blockDimX = bx;
  config->blockDimY = by;
  config->blockDimZ = bz;
  config->sharedMemBytes = shared;
  config->attrs = attributes;
  config->numAttrs = 1;
}

static inline CUresult gemmc_launch(CUfunction f, int64_t gx, int64_t gy, int64_t gz,
                             unsigned cx, unsigned cy, unsigned cz,
                             unsigned bx, unsigned by, unsigned bz, unsigned shared,
                             int overlapped, void **parameters, CUstream stream) {
  CUlaunchAttribute attributes[2];
  CUlaunchConfig config;
  gemmc_configure(&config, attributes, gx, gy, gz, cx, cy, cz, bx, by, bz, shared);
  if (cx * cy * cz == 1) config.numAttrs = 0;
  if (overlapped) {
    CUlaunchAttribute *last = attributes + config.numAttrs++;
    memset(last, 0, sizeof *last);
    last->id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
    last->value.programmaticStreamSerializationAllowed = 1;
  }
  config.hStream = stream;
  return cuLaunchKernelEx(&config, f, parameters, NULL);
}

static inline CUresult gemmc_count_clusters(int64_t *found, CUfunction f,
                                     unsigned cx, unsigned cy, unsigned cz,
                                     unsigned bx, unsigned by, unsigned bz, unsigned shared) {
  CUlaunchAttribute attributes[2];
  CUlaunchConfig config;
  int clusters = 0;
  CUresult r;
  gemmc_configure(&config, attributes, cx, cy, cz, cx, cy, cz, bx, by, bz, shared);
  r = cuOccupancyMaxActiveClusters(&clusters, f, &config);
  *found = clusters;
  return r;
}
"""


INLINE_BYTES = 256 << 10
"""Constants of more bytes than that together are a file of their own, NAME.weights: a C compiler
takes seconds for each MiB of numbers, and a program may want to map the file."""


@dataclass(frozen=True)
class Whole:
    """A program: its arrays, kernels and launches; a kernel alone is a program of one launch."""

    name: str
    arguments: tuple[Argument, ...]
    kernels: tuple[KernelSource, ...]
    steps: tuple[Step, ...]
    places: dict[str, int]
    workspace_bytes: int
    constants: dict[str, bytes]

    @property
    def sizes(self) -> list[str]:
        """Further parameters: sizes of a kernel alone; programs have none."""
        return self.kernels[0].sizes if len(self.kernels) == 1 else []

    def parameters(self) -> str:
        """Of the launch function, in C."""
        arrays = [f"CUdeviceptr {a.name}" for a in self.arguments]
        return ", ".join([*self.sizes, *arrays, "CUdeviceptr workspace", "CUstream stream"])

    @property
    def weights(self) -> bytes:
        """NAME.weights: the constants one behind the other; empty where C has them."""
        whole = b"".join(self.constants.values())
        return whole if len(whole) > INLINE_BYTES else b""

    def load_parameters(self) -> str:
        """Of the load function, in C."""
        return f"{self.name} **made" + (", const void *weights" if self.weights else "")

    def size_names(self) -> list[str]:
        """The sizes without their types."""
        return [each.removeprefix("int64_t ") for each in self.sizes]


def whole(name: str, manifest: Manifest | ProgramManifest) -> Whole:
    """What C is made of; `name` is a C identifier. GemmcError for what C can't be given."""
    if not name.isidentifier() or not name.isascii():
        raise GemmcError("build", "a C identifier as the name", repr(name), "give --name")
    if isinstance(manifest, Manifest):
        places = tuple(Place(a.name, "argument", 0) for a in manifest.arguments)
        one = Step((manifest.entry,), places)
        return Whole(name, manifest.arguments, (KernelSource(manifest, 0),), (one,), {}, 0, {})
    if manifest.sizes:
        needed, change = "a program of static sizes, or of one kernel", "write the sizes out"
        raise GemmcError("build", needed, f"{', '.join(manifest.sizes)} open", change)
    kernels = tuple(KernelSource(each, i) for i, each in enumerate(manifest.kernels.values()))
    known = Environment({}, {})
    return Whole(
        name,
        manifest.arguments,
        kernels,
        manifest.launches,
        {each.name: each.offset.evaluate(known) for each in manifest.workspaces},
        manifest.workspace_bytes.evaluate(known),
        {each.name: each.data for each in manifest.constants},
    )


def header(program: Whole) -> str:
    """NAME.h."""
    name, guard = program.name, f"{program.name.upper()}_H"
    arrays = "\n".join(f" *   {_described(each)}" for each in program.arguments)
    sizes = "".join(f", {each}" for each in program.sizes)
    weights = ""
    if program.weights:
        weights = f"""
/* What {name}_load is given as `weights`: the contents of {name}.weights, so many bytes. They are
 * copied to the device, and may go afterwards. */
#define {name.upper()}_WEIGHTS_BYTES {len(program.weights)}
"""
    return f"""\
/* Made by gemmc. C11 or C++11; needs the CUDA driver's header and library, nothing else. */
#ifndef {guard}
#define {guard}

#include <cuda.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif

typedef struct {name} {name};
{weights}
/* Loads the code into the current context; {name}_unload frees it. */
CUresult {name}_load({program.load_parameters()});
CUresult {name}_unload({name} *self);

/* Bytes of device memory that a launch works in, 256-byte aligned; 0 needs none. Launches that
 * may run at the same time need memory of their own. */
size_t {name}_workspace_bytes(const {name} *self{sizes});

/* Launches on `stream` and returns. Arrays are contiguous, the last dimension innermost:
{arrays}
 */
CUresult {name}_launch({name} *self, {program.parameters()});

#ifdef __cplusplus
}}
#endif
#endif
"""


def source(program: Whole, cubin: bytes) -> str:
    """NAME.c."""
    return "\n".join(_source(program, cubin)) + "\n"


def _source(program: Whole, cubin: bytes) -> Iterator[str]:
    name = program.name
    yield f'#include "{name}.h"'
    yield "#include <stdlib.h>"
    yield "#include <string.h>\n"
    yield from _bytes("code", cubin)
    for each, data in program.constants.items():
        if not program.weights:
            yield from _bytes(f"data_{each}", data)
    yield f"struct {name} {{"
    yield "  CUmodule module;"
    yield "  int64_t sm_count;"
    yield f"  int64_t clusters[{len(program.kernels)}];"
    yield f"  CUfunction functions[{len(program.kernels)}];"
    yield from (f"  CUdeviceptr {each};" for each in program.constants)
    yield "};\n"
    yield HELPERS
    for kernel in program.kernels:
        yield from kernel.function(name)
        yield ""
    yield from _load(program)
    yield from _unload(program)
    yield from _sizes(program)
    yield from _launch(program)


def _load(program: Whole) -> Iterator[str]:
    name = program.name
    yield f"CUresult {name}_load({program.load_parameters()}) {{"
    yield "  CUdevice device;"
    yield "  CUresult r;"
    yield "  int count = 0;"
    yield f"  {name} *self = ({name} *)calloc(1, sizeof *self);"
    yield "  *made = NULL;"
    yield "  if (self == NULL) return CUDA_ERROR_OUT_OF_MEMORY;"
    yield "  r = cuModuleLoadData(&self->module, code);"
    yield "  if (r != CUDA_SUCCESS) goto failed;"
    yield "  r = cuCtxGetDevice(&device);"
    yield "  if (r != CUDA_SUCCESS) goto failed;"
    yield "  r = cuDeviceGetAttribute(&count, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device);"
    yield "  if (r != CUDA_SUCCESS) goto failed;"
    yield "  self->sm_count = count;"
    for kernel in program.kernels:
        yield from kernel.setup()
    offset = 0
    for each, data in program.constants.items():
        start = f"(const char *)weights + {offset}" if program.weights else f"data_{each}"
        offset += len(data)
        yield f"  r = cuMemAlloc(&self->{each}, {len(data)});"
        yield "  if (r != CUDA_SUCCESS) goto failed;"
        yield f"  r = cuMemcpyHtoD(self->{each}, {start}, {len(data)});"
        yield "  if (r != CUDA_SUCCESS) goto failed;"
    yield "  *made = self;"
    yield "  return CUDA_SUCCESS;"
    yield "failed:"
    yield f"  {name}_unload(self);"
    yield "  return r;"
    yield "}\n"


def _unload(program: Whole) -> Iterator[str]:
    name = program.name
    yield f"CUresult {name}_unload({name} *self) {{"
    yield "  CUresult r = CUDA_SUCCESS;"
    yield "  if (self == NULL) return r;"
    for each in program.constants:
        yield f"  if (self->{each}) cuMemFree(self->{each});"
    yield "  if (self->module) r = cuModuleUnload(self->module);"
    yield "  free(self);"
    yield "  return r;"
    yield "}\n"


def _sizes(program: Whole) -> Iterator[str]:
    """Kernels work one after the other, in the same memory behind the program's."""
    sizes = "".join(f", {each}" for each in program.sizes)
    yield f"size_t {program.name}_workspace_bytes(const {program.name} *self{sizes}) {{"
    yield "  int64_t most = 0;"
    yield "  (void)self;"
    for kernel in program.kernels:
        if kernel.manifest.workspaces:
            yield f"  most = gemmc_max(most, {kernel.workspace_bytes()});"
    yield f"  return (size_t)(INT64_C({_own(program)}) + most);"
    yield "}\n"


def _own(program: Whole) -> int:
    """The bytes of the program's own workspaces, rounded up."""
    return -(-program.workspace_bytes // 256) * 256


def _launch(program: Whole) -> Iterator[str]:
    name = program.name
    numbers = {kernel.manifest.entry: kernel.number for kernel in program.kernels}
    yield f"CUresult {name}_launch({name} *self, {program.parameters()}) {{"
    yield "  CUresult r;"
    yield f"  const CUdeviceptr behind = workspace + INT64_C({_own(program)});"
    for step in program.steps:
        places = [_place(program, each) for each in step.arguments]
        given = ", ".join(["self", *program.size_names(), *places, "behind", "stream"])
        yield f"  r = launch_{numbers[step.kernel]}({given});"
        yield "  if (r != CUDA_SUCCESS) return r;"
    yield "  return CUDA_SUCCESS;"
    yield "}"


def _place(program: Whole, place: Place) -> str:
    start = {"argument": place.name, "constant": f"self->{place.name}"}.get(place.kind)
    offset = place.offset
    if start is None:
        start, offset = "workspace", offset + program.places[place.name]
    return f"{start} + INT64_C({offset})" if offset else start


def _bytes(name: str, data: bytes) -> Iterator[str]:
    yield f"static const unsigned char {name}[{len(data)}] = {{"
    for first in range(0, len(data), 24):
        yield "  " + "".join(f"{byte}," for byte in data[first : first + 24])
    yield "};\n"


def _described(argument: Argument) -> str:
    shape = " x ".join(str(extent) for extent in argument.shape) or "a number"
    aligned = f", at a multiple of {argument.alignment} bytes" if argument.alignment > 1 else ""
    return f"{argument.name}: {argument.role}, {argument.dtype}, {shape}{aligned}"


def cmake(name: str) -> str:
    """CMakeLists.txt: a library with the program's name."""
    return f"""\
cmake_minimum_required(VERSION 3.18)
project({name} LANGUAGES C)

add_library({name} STATIC {name}.c)
target_include_directories({name} PUBLIC ${{CMAKE_CURRENT_SOURCE_DIR}})
set_property(TARGET {name} PROPERTY C_STANDARD 11)

find_package(CUDAToolkit REQUIRED)
target_link_libraries({name} PUBLIC CUDA::cuda_driver)
"""
