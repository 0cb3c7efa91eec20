"""`tile.sequential`: loads, stores and arithmetic of a nest, one after the other."""

from __future__ import annotations

from typing import cast

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute

from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.op_table import handles
from gemmc.interpret.types import dtype_of, shape_of


@handles(SequentialOp)
def sequential(frame: Frame, op: SequentialOp) -> Program:
    """The nest on memory that begins as the tensors are, which its results are behind it."""
    memory = [np.asarray(frame.get(value)) for value in op.read]
    for before, result, _ in op.begun:
        kind = cast("TensorType[Attribute]", result.type)
        if before is None:
            memory.append(np.zeros(shape_of(kind), dtype_of(kind.element_type)))
        else:
            memory.append(np.array(frame.get(before)))
    frame.bind(op.body.block, memory)
    yield from frame.run(op.body.block)
    frame.set(op, *memory[len(op.read) :])
