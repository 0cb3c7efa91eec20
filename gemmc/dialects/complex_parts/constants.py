"""The parts of constants of several complex numbers, and of memory that holds some."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    AnyFloat,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    TensorType,
)
from xdsl.ir import Attribute, Operation

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.complex_parts.values import NAMES, Pair, check, is_complex, real_type
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import tensor_of
from gemmc.errors import refuse

PairOfConstants = tuple[DenseIntOrFPElementsAttr, DenseIntOrFPElementsAttr]


def parts_of_constant(op: Operation, value: Attribute, kind: Attribute) -> PairOfConstants:
    """The parts of a dense constant of a complex type. GemmcError for another."""
    if not isa(value, DenseIntOrFPElementsAttr):
        raise refuse(op, "a dense constant of complex numbers", f"{value}")
    real = cast("TensorType[AnyFloat]", tensor_of(real_type(kind)))
    width, data = real.element_type.compile_time_size, value.data.data
    words = [data[at : at + width] for at in range(0, len(data), width)]
    first, second = (
        DenseIntOrFPElementsAttr(real, BytesAttr(b"".join(words[part::2]))) for part in (0, 1)
    )
    return first, second


def write_out_globals(module: ModuleOp) -> None:
    """Put two globals of memory in the place of each that holds complex numbers. GemmcError for one
    of other parts than f32 and f64, or whose elements the text does not have."""
    for op in [each for each in module.walk() if isinstance(each, memref.GlobalOp)]:
        if not is_complex(op.type):
            continue
        check(op, op.type)
        values = parts_of_constant(op, op.initial_value, op.type)
        for name, value in zip(NAMES, values, strict=True):
            properties = dict(op.properties)
            properties["sym_name"] = StringAttr(_name(op.sym_name.data, name))
            properties |= {"type": real_type(op.type), "initial_value": value}
            put_ahead(op, type(op).create(properties=properties, attributes=op.attributes))
        op.detach()
        op.erase()


def parts_of_global(op: memref.GetGlobalOp) -> Pair:
    """The memory of both parts of a global."""
    kind, name = real_type(op.memref.type), op.name_.string_value()
    first, second = (
        put_ahead(op, memref.GetGlobalOp(_name(name, part), cast("MemRefType", kind))).results[0]
        for part in NAMES
    )
    return first, second


def _name(name: str, part: str) -> str:
    return f"{name}_{part}"
