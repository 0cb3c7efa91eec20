"""The C header and source of a program: its code as bytes, and a function that launches it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gemmc.ahead.expressions import Scope
from gemmc.ahead.helpers import HELPERS
from gemmc.ahead.kernel import KernelSource
from gemmc.ahead.steps import MESSAGES, StepSource, alone, not_negative
from gemmc.errors import GemmcError
from gemmc.runtime import Manifest, ProgramManifest
from gemmc.runtime.expressions import Expression, parse_expression
from gemmc.runtime.manifest import Argument
from gemmc.runtime.programs import Place

INLINE_BYTES = 256 << 10
"""Constants of more bytes than that together are a file of their own, NAME.weights: a C compiler
takes seconds for each MiB of numbers, and a program may want to map the file."""


@dataclass(frozen=True)
class Whole:
    """A program: its arrays, kernels and launches; a kernel alone is a program of one launch.

    `sizes` are what a launch is told besides addresses, each the extent of an array; the bytes of
    workspaces and their `places` are expressions of them.
    """

    name: str
    arguments: tuple[Argument, ...]
    sizes: dict[str, tuple[str, int]]
    kernels: tuple[KernelSource, ...]
    steps: tuple[StepSource, ...]
    places: dict[str, Expression]
    workspace_bytes: Expression
    constants: dict[str, bytes]
    rooms: tuple[Expression, ...] = ()

    @property
    def scope(self) -> Scope:
        """The sizes in C, where they have their names."""
        return Scope({each: each for each in self.sizes}, {})

    @property
    def size_parameters(self) -> list[str]:
        """The sizes as parameters in C."""
        return [f"int64_t {name}" for name in self.sizes]

    def parameters(self) -> str:
        """Of the launch function, in C."""
        arrays = [f"CUdeviceptr {a.name}" for a in self.arguments if not a.number]
        listed = [*self.size_parameters, *arrays, "CUdeviceptr workspace", "CUstream stream"]
        return ", ".join(listed)

    @property
    def weights(self) -> bytes:
        """NAME.weights: the constants one behind the other; empty where C has them."""
        whole = b"".join(self.constants.values())
        return whole if len(whole) > INLINE_BYTES else b""

    def load_parameters(self) -> str:
        """Of the load function, in C."""
        return f"{self.name} **made" + (", const void *weights" if self.weights else "")


KEYWORDS = frozenset(
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const "
    "const_cast constexpr continue decltype default delete do double dynamic_cast else enum "
    "explicit export extern false float for friend goto if inline int long mutable namespace new "
    "noexcept not not_eq nullptr operator or or_eq private protected public register "
    "reinterpret_cast restrict return short signed sizeof static static_assert static_cast struct "
    "switch template this thread_local throw true try typedef typeid typename typeof union "
    "unsigned using virtual void volatile wchar_t while xor xor_eq".split()
)
"""Of C and C++: nothing else may be called so."""


def whole(name: str, manifest: Manifest | ProgramManifest) -> Whole:
    """What C is made of; `name` is a C identifier. GemmcError for what C can't be given."""
    if not name.isidentifier() or not name.isascii() or name in KEYWORDS:
        raise GemmcError("build", "a C identifier as the name", repr(name), "give --name")
    if isinstance(manifest, Manifest):
        one = KernelSource(manifest, 0)
        sizes = {each: manifest.sizes[each] for each in one.names.open}
        step = StepSource(alone(one), (one,), Scope({each: each for each in sizes}, {}))
        none = parse_expression(0)
        return Whole(name, manifest.arguments, sizes, (one,), (step,), {}, none, {})
    kernels = {
        entry: KernelSource(each, i) for i, (entry, each) in enumerate(manifest.kernels.items())
    }
    scope = Scope({each: each for each in manifest.sizes}, {})
    return Whole(
        name,
        manifest.arguments,
        dict(manifest.sizes),
        tuple(kernels.values()),
        tuple(
            StepSource(each, tuple(kernels[entry] for entry in each.kernels), scope)
            for each in manifest.launches
        ),
        {each.name: each.offset for each in manifest.workspaces},
        manifest.workspace_bytes,
        {each.name: each.data for each in manifest.constants},
        manifest.rooms,
    )


def header(program: Whole) -> str:
    """NAME.h."""
    name, guard = program.name, f"{program.name.upper()}_H"
    arrays = "\n".join(f" *   {_described(each)}" for each in program.arguments)
    sizes = "".join(f", {each}" for each in program.size_parameters)
    weights = ""
    if program.weights:
        weights = f"""
/* What {name}_load is given as `weights`: the contents of {name}.weights, so many bytes. They are
 * copied to the device, and may go afterwards. */
#define {name.upper()}_WEIGHTS_BYTES {len(program.weights)}
"""
    told, of_sizes = _told(program), " of these sizes" * bool(sizes)
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

/* Bytes of device memory that a launch{of_sizes} works in, 256-byte aligned; 0 needs none.
 * Launches that may run at the same time need memory of their own. */
size_t {name}_workspace_bytes(const {name} *self{sizes});

/* Launches on `stream` and returns. Arrays are contiguous, the last dimension innermost:
{arrays}{told}
 */
CUresult {name}_launch({name} *self, {program.parameters()});
{_message(program)}
#ifdef __cplusplus
}}
#endif
#endif
"""


def _told(program: Whole) -> str:
    """What the header says of sizes."""
    lines = [f" *   {size}: dimension {dim} of {a}" for size, (a, dim) in program.sizes.items()]
    if not lines:
        return ""
    head = " * Sizes, which may be 0:"
    return "\n" + "\n".join([head, *lines])


def _message(program: Whole) -> str:
    """The header's function that says what was refused, where sizes can be refused."""
    if not program.sizes:
        return ""
    return f"""
/* Why {program.name}_launch refused sizes, with CUDA_ERROR_INVALID_VALUE and nothing launched: of
 * this thread's last launch; "" where it refused none. */
const char *{program.name}_message(void);
"""


def source(program: Whole, cubin: bytes) -> str:
    """NAME.c."""
    return "\n".join(_source(program, cubin)) + "\n"


def _source(program: Whole, cubin: bytes) -> Iterator[str]:
    name = program.name
    yield f'#include "{name}.h"'
    if program.sizes:
        yield "#include <stdio.h>"
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
    if program.sizes:
        yield MESSAGES
        yield f"const char *{name}_message(void) {{ return gemmc_message; }}\n"
    for kernel in program.kernels:
        yield from kernel.workspace_bytes(name)
        yield from kernel.check()
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
    sizes = "".join(f", {each}" for each in program.size_parameters)
    yield f"size_t {program.name}_workspace_bytes(const {program.name} *self{sizes}) {{"
    yield "  int64_t most = 0;"
    yield f"  (void)self; {_unused(program)}"
    for step in program.steps:
        if any(kernel.manifest.workspaces for kernel in step.kernels):
            yield from step.chain(_most, "return 0;")
    yield f"  return (size_t)({_own(program)} + most);"
    yield "}\n"


def _most(kernel: KernelSource, sizes: str) -> str:
    """Notes a kernel's workspaces where they are the most."""
    if not kernel.manifest.workspaces:
        return ""
    return f"most = gemmc_max(most, bytes_{kernel.number}({sizes}self));"


def _unused(program: Whole) -> str:
    """Says that sizes may be of no use to a function."""
    return " ".join(f"(void){name};" for name in program.sizes)


def _own(program: Whole) -> str:
    """C for the bytes of the program's own workspaces, rounded up."""
    return f"gemmc_cdiv({program.scope.c(program.workspace_bytes)}, INT64_C(256)) * INT64_C(256)"


def _launch(program: Whole) -> Iterator[str]:
    """All sizes are checked before anything is launched."""
    name = program.name
    yield f"CUresult {name}_launch({name} *self, {program.parameters()}) {{"
    yield "  CUresult r = CUDA_SUCCESS;"
    if not program.steps:
        arrays = (each.name for each in program.arguments if not each.number)
        unused = ("self", "stream", "workspace", *arrays)
        yield f"  {' '.join(f'(void){each};' for each in unused)}"
    else:
        yield f"  const CUdeviceptr behind = workspace + (CUdeviceptr)({_own(program)});"
    if program.sizes:
        yield from _checks(program)
    for step in program.steps:
        places = ", ".join(_place(program, each) for each in step.step.arguments)

        def call(kernel: KernelSource, sizes: str, places: str = places) -> str:
            return f"r = launch_{kernel.number}({sizes}self, {places}, behind, stream);"

        yield from step.chain(call, "return CUDA_ERROR_INVALID_VALUE;")
        yield "  if (r != CUDA_SUCCESS) return r;"
    yield "  return r;"
    yield "}"


def _checks(program: Whole) -> Iterator[str]:
    yield "  gemmc_message[0] = 0;"
    for name in program.sizes:
        yield f'  if ({name} < 0) return gemmc_refuse("size {name}: needed at least", 0, {name});'
    for room in program.rooms:
        yield from not_negative(room, program.scope)
    outputs = [e for a in program.arguments for e in a.shape if isinstance(e, str)]
    lines = [x for e in outputs for x in not_negative(parse_expression(e), program.scope)]
    lines += [line for step in program.steps for line in step.checks()]
    yield from dict.fromkeys(lines)
    for step in program.steps:
        yield from step.chain(_checked, step.refusal)
        yield "  if (r != CUDA_SUCCESS) return r;"


def _checked(kernel: KernelSource, sizes: str) -> str:
    return f"r = check_{kernel.number}({sizes.removesuffix(', ')});" if kernel.is_checked else ""


_NOWHERE = "(CUdeviceptr)256"
"""Where a kernel is told that an array lies of which it reads the extent alone."""


def _place(program: Whole, place: Place) -> str:
    if any(a.number and a.name == place.name for a in program.arguments):
        return _NOWHERE
    start = {"argument": place.name, "constant": f"self->{place.name}"}.get(place.kind)
    if start is None:
        start = f"workspace + (CUdeviceptr){program.scope.c(program.places[place.name])}"
    return f"{start} + INT64_C({place.offset})" if place.offset else start


def _bytes(name: str, data: bytes) -> Iterator[str]:
    yield f"static const unsigned char {name}[{len(data)}] = {{"
    for first in range(0, len(data), 24):
        yield "  " + "".join(f"{byte}," for byte in data[first : first + 24])
    yield "};\n"


def _described(argument: Argument) -> str:
    if argument.number:
        return f"{argument.name}: the number {argument.shape[0]}"
    shape = " x ".join(str(extent) for extent in argument.shape) or "a number"
    aligned = f", at a multiple of {argument.alignment} bytes" if argument.alignment > 1 else ""
    place = f"; may be the memory of {argument.in_place}" if argument.in_place else ""
    return f"{argument.name}: {argument.role}, {argument.dtype}, {shape}{aligned}{place}"


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
