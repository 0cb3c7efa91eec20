"""Inputs for a program: random arrays of its arguments' types."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.ir import Attribute, SSAValue

from gemmc.errors import GemmcError
from gemmc.runtime.outputs import host_dtype


def main_function(module: ModuleOp) -> func.FuncOp:
    """The function that is compiled: the only one, or the one called main."""
    functions = [op for op in module.body.ops if isinstance(op, func.FuncOp)]
    if len(functions) > 1:
        functions = [f for f in functions if f.sym_name.data == "main"]
    if len(functions) != 1 or functions[0].is_declaration:
        raise GemmcError("run", "one function with a body, or one called main", "none")
    return functions[0]


def make_inputs(module: ModuleOp, seed: int, integers: bool) -> list[np.ndarray[Any, Any]]:
    """Random arrays for main's arguments: normal, or integers from -4 to 4."""
    rng = np.random.default_rng(seed)
    arrays: list[np.ndarray[Any, Any]] = []
    for argument in main_function(module).body.block.args:
        shape, element = static_type(argument)
        whole = integers or element.startswith("i")
        data = rng.integers(-4, 5, shape) if whole else rng.standard_normal(shape)
        arrays.append(data.astype(host_dtype(element)))
    return arrays


def static_type(value: SSAValue) -> tuple[tuple[int, ...], str]:
    """Shape and element type of a tensor; a scalar has shape ()."""
    kind: Attribute = value.type
    if not isinstance(kind, TensorType):
        return (), str(kind)
    tensor = cast("TensorType[Attribute]", kind)
    shape = tensor.get_shape()
    if any(extent < 0 for extent in shape):
        raise GemmcError("run", "static shapes", str(tensor), "use the pass resize")
    return tuple(shape), str(tensor.element_type)
