"""Running a ptx.kernel: parameters, CTAs, a warp an agent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntAttr,
    IntegerAttr,
    StringAttr,
)
from xdsl.ir import Attribute

from gemmc.dialects.added import is_added_to
from gemmc.dialects.isa import isa
from gemmc.dialects.ptx import structure as s
from gemmc.dialects.ptx.memory import AtomIncOp
from gemmc.dialects.ptx.types import RangeType
from gemmc.interpret.frame import Code, Launch
from gemmc.interpret.grids import evaluate
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix, order_shared
from gemmc.interpret.hardware.machine import Agent, Machine
from gemmc.interpret.hardware.scheduler import Scheduler
from gemmc.interpret.hardware.tensors import TensorMap
from gemmc.interpret.hardware.workspaces import Workspace
from gemmc.interpret.launches import (
    Outputs,
    check_inputs,
    check_kinds,
    first_contents,
    launch_symbols,
    told_shapes,
)
from gemmc.interpret.ops import by_interface, who
from gemmc.interpret.ptx_ops import (
    arithmetic,
    async_copy,
    bulk,
    control,
    matrix,
    memory,
    sync,
    tensor,
)
from gemmc.interpret.ptx_ops.registers import PtxFrame, place_of
from gemmc.interpret.running import Progress, Result, add_clusters, run_clusters
from gemmc.interpret.types import dtype_of_name

HANDLED_BY = (
    *(arithmetic, async_copy, bulk, by_interface, control, matrix, memory, sync, tensor, who),
)
"""The modules whose import registers the meaning of ops."""

MAP_BASE = 1 << 56
"""Where tensor maps are; no matrix reaches as far."""


def run_ptx(
    kernel: s.KernelOp,
    inputs: Sequence[Any],
    scheduler: Scheduler,
    ctas: Sequence[int] | None,
    sm_count: int,
    progress: Progress | None,
    outputs: Outputs = (),
) -> Result:
    """All CTAs, cluster by cluster."""
    launch = prepare(kernel, inputs, sm_count, outputs)
    return run_clusters(launch, build, scheduler, ctas, progress)


def _ints(attribute: Any) -> list[int]:
    return [int(v) for v in cast("DenseArrayBase[Any]", attribute).get_values()]


def _text(fields: DictionaryAttr, name: str) -> str:
    return cast(StringAttr, fields.data[name]).data


def _number(fields: DictionaryAttr, name: str) -> int:
    return int(cast("IntegerAttr[Any]", fields.data[name]).value.data)


def prepare(
    kernel: s.KernelOp,
    inputs: Sequence[Any],
    sm_count: int,
    outputs: Outputs = (),
) -> Launch:
    """Matrices, grid and parameters."""
    fields = list(kernel.arguments)
    said = [tuple(_ints(f.data["shape"])) for f in fields]
    shapes = told_shapes(kernel, said, inputs, outputs)
    names = [_text(f, "name") for f in fields]
    is_input = [_text(f, "role") == "input" for f in fields]
    count = sum(is_input)
    check_inputs(names[:count], shapes[:count], inputs)
    check_kinds(names, [dtype_of_name(_text(f, "dtype")) for f in fields[:count]], inputs)
    matrices: list[Matrix] = []
    added = is_added_to(kernel)
    for position, (name, shape, given) in enumerate(zip(names, shapes, is_input, strict=True)):
        dtype = dtype_of_name(_text(fields[position], "dtype"))
        array: NDArray[Any]
        if given:
            array = inputs[position]
        else:
            before = outputs[position - count] if outputs else shape
            array = first_contents(before, dtype, added=added)
        matrices.append(Matrix(name, np.ascontiguousarray(array), not given))
    order_shared(matrices)
    cluster = _ints(kernel.cluster) if kernel.cluster is not None else [1]
    sizes = {n: (_ints(v)[0], _ints(v)[1]) for n, v in kernel.sizes.data.items()}
    symbols = launch_symbols(sizes, matrices, prod(cluster), sm_count)
    grid = prod(evaluate(e.data, symbols) for e in kernel.grid)
    launch = Launch(kernel, matrices, Code(), grid, (1, prod(cluster), 1), True)
    launch.together = added or any(isinstance(op, AtomIncOp) for op in kernel.walk())
    _parameters(launch, kernel, symbols)
    return launch


def _parameters(launch: Launch, kernel: s.KernelOp, symbols: Mapping[str, int]) -> None:
    """Values of the parameters by symbol, tensor maps by address, registers to hold."""
    values: dict[str, int] = {}
    maps: dict[int, TensorMap] = {}
    for position, fields in enumerate(kernel.parameters):
        symbol = f"{kernel.sym_name.data}_param_{position}"
        if _text(fields, "kind") == "workspace":
            values[symbol] = memory.matrix_base(len(launch.matrices))
            words = np.zeros(_number(fields, "bytes") // 4, np.uint32)
            zero = "initial" not in fields.data
            launch.workspaces.append(Workspace(_text(fields, "name"), words, zero=zero))
            launch.matrices.append(launch.workspaces[-1])
            continue
        if _text(fields, "kind") == "size":
            values[symbol] = symbols[_text(fields, "name")]
            continue
        argument = _number(fields, "argument")
        values[symbol] = memory.matrix_base(argument)
        if _text(fields, "kind") == "tensor_map":
            values[symbol] = MAP_BASE + 128 * position
            maps[values[symbol]] = _tensor_map(launch.matrices[argument], fields, symbols)
    launch.notes.update(parameters=values, maps=maps, registers=_register_counts(kernel))
    ops = kernel.body.block.ops
    launch.notes["has labels"] = any(isinstance(op, s.LabelOp | s.RetOp) for op in ops)


def _tensor_map(
    matrix: Matrix, fields: DictionaryAttr, symbols: Mapping[str, int]
) -> TensorMap:
    """Of the whole matrix, or of the shape and strides that the parameter has."""
    *_, rows, columns = _ints(fields.data["box"])
    box, span = (rows, columns), _number(fields, "swizzle")
    if "shape" not in fields.data:
        return TensorMap.whole(matrix, box, span)
    shape, strides = (_told(fields.data[each], symbols) for each in ("shape", "strides"))
    return TensorMap(matrix, box, span, shape, strides)


def _told(attribute: Attribute, symbols: Mapping[str, int]) -> tuple[int, ...]:
    """Numbers, or expressions of the launch's sizes."""
    if not isa(attribute, ArrayAttr[StringAttr]):
        return tuple(_ints(attribute))
    return tuple(evaluate(each.data, symbols) for each in attribute)


def _register_counts(kernel: s.KernelOp) -> dict[str, int]:
    """How many registers of each kind have names in the kernel's types."""
    counts: dict[str, int] = {}
    for op in kernel.walk():
        arguments = [a for region in op.regions for block in region.blocks for a in block.args]
        for value in (*op.results, *arguments):
            kind = value.type
            if isinstance(kind, RangeType) and isinstance(kind.first, IntAttr):
                last = kind.first.data + kind.count.data
                counts[kind.kind.data] = max(counts.get(kind.kind.data, 0), last)
            elif (found := place_of(value)) is not None:
                counts[found[0]] = max(counts.get(found[0], 0), found[1] + 1)
    return counts


def build(launch: Launch, members: Sequence[int]) -> Machine:
    """A machine with the CTAs `members` of the grid, of whole clusters, a warp an agent."""
    machine = Machine(launch.notes.get("recorder"), actors=launch.actors)
    kernel = cast(s.KernelOp, launch.kernel)
    threads = kernel.threads.value.data
    size = kernel.shared_bytes.value.data
    for cta in add_clusters(launch, machine, members, size, threads):
        for first in range(0, threads, 32):
            count = min(32, threads - first)
            machine.spawn(
                cta, f"warp {first // 32}", first, count, lambda agent: _program(launch, agent)
            )
    for agent in machine.agents:
        agent.after_grid = kernel.overlapped is None
    return machine


def _program(launch: Launch, agent: Agent) -> Program:
    frame = PtxFrame(launch, agent, role_threads=agent.cta.threads)
    block = cast(s.KernelOp, launch.kernel).body.block
    if launch.notes["has labels"]:
        yield from control.run_lines(frame, block)
    else:
        yield from frame.run(block)
