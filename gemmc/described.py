"""A program's kernels in words: what each computes, of how many elements, and which ops went in."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import TypeGuard, cast

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.ir import Attribute, Operation

from gemmc.dialects.dynamic import function_guards
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.segments import SEGMENTS
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import location_of
from gemmc.transforms.schedule._taken_steps import taken_steps


def is_kernel(op: Operation) -> TypeGuard[ContractOp | LoopsOp | SequentialOp]:
    """Whether an op is what a kernel computes."""
    return isinstance(op, ContractOp | LoopsOp | SequentialOp)


def taken_in(name: str, made: ContractOp | LoopsOp | SequentialOp) -> Iterator[str]:
    """A kernel, and the ops that went into it."""
    yield f"{name}: {_described(made)}{_for_sizes(made)}"
    if isinstance(made, SequentialOp):
        return
    taken = [op for op in made.walk() if op is not made and not isinstance(op, YieldOp)]
    places = (f"{op.name} ({location_of(op)})" for op in taken if op.operands)
    if listed := ", ".join(dict.fromkeys(places)):
        yield f"  takes in {listed}"


def combined_in(op: ContractOp) -> Iterator[str]:
    """What a product's kernel combines of its elements, for a reduction that follows."""
    if op.combine is not None and op.along is not None:
        count = SEGMENTS["mn".index(op.along.data)]
        yield f"  combines runs of {count} along {op.along.data} by {op.combine.data}"


def _for_sizes(op: Operation) -> str:
    """The sizes that a kernel is for, where it is not for all."""
    function = op.parent_op()
    guards = function_guards(function) if isinstance(function, func.FuncOp) else []
    said = ", ".join(
        f"dimension {d} of argument {a} {each.words}".rstrip() for (a, d), each in guards
    )
    return f", for {said}" if said else ""


def _described(op: ContractOp | LoopsOp | SequentialOp) -> str:
    """What a kernel computes, in a line."""
    if isinstance(op, SequentialOp):
        return (
            f"loops ({location_of(op)}) whose steps depend on each other: one thread takes them in "
            "order, a million or so in a second by estimate, which is slow"
        )
    extents = op.result.type.get_shape()
    shape = "x".join("?" if each == DYNAMIC_INDEX else str(each) for each in extents) or "one"
    at = location_of(op)
    if isinstance(op, ContractOp):
        return f"product ({at}) of {shape} elements"
    if op.reduced is None:
        return f"loops ({at}) over {shape} elements, element-wise: bound by memory"
    reduced = op.extents[op.result.type.get_num_dims() :]
    over = "x".join("?" if each == DYNAMIC_INDEX else str(each) for each in reduced)
    if op.by is not None:
        said = f"loops ({at}) over {shape} elements, each combined of {over} by {op.by.data}"
        return said + (_in_all(op) if _reads_again(op) else "")
    if taken_steps(op) is not None:
        return f"loops ({at}) over {shape} elements, each in those of {over} steps that change it"
    return f"loops ({at}) over {shape} elements, each in {over} steps in order{_in_all(op)}"


AGAIN = 16
"""How often what is combined is read, from which on what it takes is no matter of its bytes."""


def _reads_again(op: LoopsOp) -> bool:
    """Whether many elements are combined of the same, as those of a scatter of its updates."""
    shapes = [cast("TensorType[Attribute]", value.type).get_shape() for value in op.inputs]
    if any(DYNAMIC_INDEX in each for each in (op.extents, *shapes)):
        return False
    read = sum(map(prod, shapes))
    return prod(op.extents) > AGAIN * read


MANY_STEPS = 1 << 30
"""Steps in order that take the GPU a millisecond or so, by estimate: ten instructions each."""


def _in_all(op: LoopsOp) -> str:
    """How many steps a kernel takes in order, where no call tells a size."""
    steps = prod(op.extents)
    if DYNAMIC_INDEX in op.extents:
        return ""
    return f": {steps} steps in all" + (", which is slow" if steps >= MANY_STEPS else "")
