"""PTX text: one line per op, printed and nothing else.

Every op of the ptx dialect knows its own line. What is decided here is only the frame: the
directives at the top, the parameter list and the register declarations, all of them read from
`ptx.kernel`'s properties (PTX ISA, "PTX Module Directives", "Kernel Function Directives").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, IntegerAttr, ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.target import Target

from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.ptx.structure import ForOp, IfOp, KernelOp, LabelOp, RepeatOp
from gemmc.dialects.ptx.types import PtxOp
from gemmc.errors import Run, location_of, refuse
from gemmc.register_kinds import REGISTER_KINDS

PTX_VERSION = "8.6"
"""The ISA version declared. All forms the dialect has so far assemble from 8.0 on; 8.6 is the
first with what the copy engine's next forms need (a .shared::cta destination, .relaxed mbarrier
operations)."""

PTX_TARGET = "sm_90a"
"""wgmma and setmaxnreg exist on this architecture only, hence the `a`."""

_DECLARATIONS = {
    "pointer": ".param .u64 {}",
    "tensor_map": ".param .align 64 .b8 {}[128]",
    "workspace": ".param .u64 {}",
    "size": ".param .u32 {}",
}
"""Parameter kind to its declaration; a tensor map is 64-byte aligned (PTX ISA, "Tensor-map")."""


@dataclass(frozen=True)
class PtxTarget(Target):
    """`xdsl-opt -t ptx` and `gemmc --emit ptx`."""

    name = "ptx"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        output.write(emit_ptx(module))


def emit_ptx(module: ModuleOp) -> str:
    """The PTX text of a module of assigned, linearized kernels; GemmcError if it is not one."""
    return _text([line for line, _ in lines_of(module)])


def emit_ptx_with_map(module: ModuleOp) -> tuple[str, dict[int, str]]:
    """The PTX text, and for each line (from 1) that an op of known origin printed, the origin:
    "file:line:col: op"."""
    lines: list[str] = []
    sources: dict[int, str] = {}
    for line, op in lines_of(module):
        lines.append(line)
        where = "" if op is None else location_of(op)
        if op is not None and where:
            sources[len(lines)] = f"{where}: {op.name}"
    return _text(lines), sources


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


_Line = tuple[str, Operation | None]


def lines_of(module: ModuleOp) -> Iterator[tuple[str, Operation | None]]:
    """The lines of the PTX, each with the op that printed it."""
    yield f".version {PTX_VERSION}", None
    yield f".target {PTX_TARGET}", None
    yield ".address_size 64", None
    for op in module.ops:
        if isinstance(op, ProgramOp):
            continue  # how its kernels are launched stands in the manifest
        yield "", None
        if isinstance(op, KernelOp):
            yield from _kernel(op)
        else:
            yield _line(op), op


def _kernel(kernel: KernelOp) -> Iterator[_Line]:
    parameters = list(_parameters(kernel))
    yield f".visible .entry {kernel.sym_name.data}(", kernel
    for index, text in enumerate(parameters):
        yield f"    {text}{',' if index + 1 < len(parameters) else ''}", kernel
    yield ")", kernel
    yield f".reqntid {kernel.threads.value.data}, 1, 1", kernel
    if kernel.ctas_per_sm is not None:
        yield f".minnctapersm {kernel.ctas_per_sm.value.data}", kernel
    if kernel.cluster is not None:
        shape = ", ".join(str(int(extent)) for extent in kernel.cluster.get_values())
        yield f".reqnctapercluster {shape}", kernel
    if kernel.launch_registers is not None:
        yield f".maxnreg {kernel.launch_registers.value.data}", kernel
    yield "{", kernel
    yield from ((f"    {text}", kernel) for text in _declarations(kernel))
    for op in kernel.body.block.ops:
        line = _line(op)
        if line:
            yield (line if isinstance(op, LabelOp) else f"    {line}"), op
    yield "}", kernel


def _parameters(kernel: KernelOp) -> Iterator[str]:
    """`<kernel>_param_<i>`, the symbols that ptx.param and ptx.address name."""
    for index, parameter in enumerate(kernel.parameters):
        kind = parameter.data.get("kind")
        form = _DECLARATIONS.get(kind.data) if isinstance(kind, StringAttr) else None
        if form is None:
            needed = f"parameters of kind {' or '.join(_DECLARATIONS)}"
            raise refuse(kernel, needed, f"{kind} at number {index}")
        yield form.format(f"{kernel.sym_name.data}_param_{index}")


def _declarations(kernel: KernelOp) -> Iterator[str]:
    """`.reg` lines: %r<n> declares %r0 to %r(n-1) (PTX ISA, "Parameterized Variable Names")."""
    if not isinstance(kernel.registers, DictionaryAttr):
        raise refuse(kernel, "assigned registers", "none", Run("assign-registers"))
    for kind in REGISTER_KINDS.values():
        count = kernel.registers.data.get(kind.prefix[1:])
        if isinstance(count, IntegerAttr):
            yield f".reg .{kind.name} {kind.prefix}<{count.value.data}>;"


def _line(op: Operation) -> str:
    """An op's line, empty if it only names registers."""
    if isinstance(op, PtxOp):
        try:
            return op.text() or ""
        except VerifyException as error:
            raise refuse(op, "assigned registers", str(error), Run("assign-registers")) from error
    change = Run("linearize") if isinstance(op, ForOp | IfOp | RepeatOp) else Run("convert-to-ptx")
    raise refuse(op, "linearized ptx instructions to print", op.name, change)
