"""What the toy dialect's ops do, for the interpreter: importing this registers it."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from foreign import toy
from numpy.typing import NDArray
from xdsl.ir import SSAValue

from gemmc.dialects.tile.types import memory_type
from gemmc.interpret.fragments import Fragment, Registers
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware import sync
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.shared import SharedMemory
from gemmc.interpret.hardware.transfers import commit_group, product, tensor_cores, wait_group
from gemmc.interpret.memory import Buffer, Window, grid
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.barriers import address_of
from gemmc.interpret.ops.products import ready_for_product
from gemmc.interpret.ops.who import leads, scope_units

Array = NDArray[Any]


@handles(toy.FetchOp)
def fetch(frame: Frame, op: toy.FetchOp) -> Program:
    """Ordinary reads and stores, a fence, then one arrival for each thread that copied."""
    agent, together = frame.agent, op.scope.word == "role"
    if together and not leads(frame):
        return
    units = scope_units(frame, op.scope)
    window, place = cast(Window, frame.get(op.window)), cast(Buffer, frame.get(op.place))
    rows, columns = grid(*memory_type(op.place).get_shape())
    data = window.read(agent, units, rows, columns)
    place.write(agent, units, rows, columns, data)
    yield None
    if op.bell is not None:
        sync.fence_proxy_async(agent)
        address = address_of(frame, op.bell, op.number)
        sync.arrive(agent, frame.cta, address, 1 if together else len(units))
    yield None


@handles(toy.DotOp)
def dot(frame: Frame, op: toy.DotOp) -> Program:
    """At once where data flow orders accesses; else queued, and done at any later time."""
    agent, before = frame.agent, cast(Fragment, frame.get(op.sum))
    if not frame.launch.hardware:
        tile = before.touch(agent)
        left = yield from _now(frame, op, op.left, op.left_order.data == "mk")
        right = yield from _now(frame, op, op.right, op.right_order.data == "kn")
        frame.set(op, before.with_tile(tile + left @ right))
        return
    fenced = _has_fences(frame)
    if fenced:
        ready_for_product(frame, before.registers)
    left, right = _region(frame, op, op.left), _region(frame, op, op.right)
    memory = frame.cta.shared
    after = Registers(before.registers.tile, fenced=True)

    def compute() -> None:
        a = _oriented(_elements(memory, left), op.left_order.data == "mk")
        b = _oriented(_elements(memory, right), op.right_order.data == "kn")
        after.tile = before.registers.tile + a @ b

    def _elements(memory: SharedMemory, part: tuple[Any, Any]) -> Array:
        region, dtype = part
        return np.ascontiguousarray(memory.bytes[region.index]).view(dtype)[..., 0]

    number = product(agent, [left[0], right[0]], compute)
    after.pending = tensor_cores(agent).actor, number
    frame.set(op, Fragment(before.kind, before.rows, after))
    if not fenced:
        commit_group(agent, tensor_cores(agent))
        yield from wait_group(agent, tensor_cores(agent), 0)


def _has_fences(frame: Frame) -> bool:
    """Before there is any, the order of the text is what orders products."""
    notes = frame.launch.notes
    if "toy" not in notes:
        ordering = toy.OpenOp | toy.ShutOp | toy.SettleOp
        notes["toy"] = any(isinstance(op, ordering) for op in frame.launch.kernel.walk())
    return bool(notes["toy"])


def _oriented(tile: Array, upright: bool) -> Array:
    tile = tile.astype(np.float32)
    return tile if upright else tile.swapaxes(1, 2)


def _now(frame: Frame, op: toy.DotOp, value: SSAValue, upright: bool) -> Any:
    view, units = cast(Buffer, frame.get(value)), scope_units(frame, op.scope)
    places = grid(*memory_type(value).get_shape())
    yield from view.ready(frame.agent, units, *places)
    return _oriented(view.read(frame.agent, units, *places), upright)


def _region(frame: Frame, op: toy.DotOp, value: SSAValue) -> tuple[Any, Any]:
    view, units = cast(Buffer, frame.get(value)), scope_units(frame, op.scope)
    return view.region(units, *grid(*memory_type(value).get_shape())), view.dtype


@handles(toy.OpenOp)
def open_(frame: Frame, op: toy.OpenOp) -> None:
    fragment = cast(Fragment, frame.get(op.before))
    fragment.registers.fenced = True
    frame.set(op, fragment)


@handles(toy.ShutOp)
def shut(frame: Frame, op: toy.ShutOp) -> None:
    commit_group(frame.agent, tensor_cores(frame.agent))


@handles(toy.SettleOp)
def settle(frame: Frame, op: toy.SettleOp) -> Program:
    yield from wait_group(frame.agent, tensor_cores(frame.agent), 0)
    frame.set(op, frame.get(op.before))
