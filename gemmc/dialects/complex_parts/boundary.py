"""Functions of complex arrays: what a call gives and gets has both parts of each number in it.

    func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  →
    func.func @main(%x: tensor<4x2xf32> {launch.complex}) -> (tensor<4x2xf32> {launch.complex})

Functions that only others call take the parts as two tensors.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    MemRefType,
    NoneAttr,
    UnitAttr,
)
from xdsl.dialects.memref import AllocOp
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.bufferization import MaterializeInDestinationOp
from gemmc.dialects.complex_parts.arrays import joined, parts_in
from gemmc.dialects.complex_parts.rewriting import Rewriting
from gemmc.dialects.complex_parts.values import Pair, check, is_complex, real_type, with_parts
from gemmc.dialects.in_memory import Use, uses_of
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import COMPLEX, tensor_of
from gemmc.errors import refuse


def rewrite_function(rewriting: Rewriting, function: func.FuncOp, *, is_entry: bool) -> None:
    """Rewrite a function, with one array for each complex argument and result where it is an entry,
    and two elsewhere. GemmcError for memory that is not dense or of open sizes."""
    kind = function.function_type
    for each in (*kind.inputs, *kind.outputs):
        check(function, each)
    if is_entry:
        _Entry(rewriting, function).rewrite()
        return
    for name, kinds in (("arg_attrs", kind.inputs), ("res_attrs", kind.outputs)):
        if any(map(is_complex, kinds)):  # what is said by number is of others then
            function.properties.pop(name, None)
    rewriting.region(function.body)
    outputs = [
        real for each in kind.outputs
        for real in ([real_type(each)] * 2 if is_complex(each) else [each])
    ]  # fmt: skip
    given = [each.type for each in function.body.blocks[0].args]
    function.function_type = FunctionType.from_lists(given, outputs)


class _Entry:
    """A function that a call gives arrays, and gets them from."""

    def __init__(self, rewriting: Rewriting, function: func.FuncOp) -> None:
        self._rewriting, self._function = rewriting, function
        self._written: list[tuple[SSAValue, Pair]] = []
        """Arrays in memory, and the memory of their parts."""

    def rewrite(self) -> None:
        """Put arrays of parts in the place of complex arguments and results."""
        function = self._function
        kinds = list(function.function_type.outputs)
        marks = [is_complex(each) for each in function.function_type.inputs]
        with self._rewriting.parts.clearing():
            self._take()
            self._rewriting.region(function.body)
        made: list[tuple[Attribute, bool]] = []
        for op in [each for block in function.body.blocks for each in block.ops]:
            if isinstance(op, func.ReturnOp):
                made = self._return(op, kinds)
        _say(function, "arg_attrs", marks)
        _say(function, "res_attrs", [mark for _, mark in made])
        given = [each.type for each in function.body.blocks[0].args]
        function.function_type = FunctionType.from_lists(given, [each for each, _ in made])

    def _take(self) -> None:
        """Let each complex argument be an array of parts."""
        block = self._function.body.blocks[0]
        for argument, use in zip(list(block.args), uses_of(self._function), strict=True):
            if not is_complex(argument.type):
                continue
            array = block.insert_arg(with_parts(argument.type), argument.index)
            array.name_hint = argument.name_hint
            if isa(argument.type, MemRefType[Attribute]):
                pair = self._in_memory(argument.type, array, use)
            else:
                pair = parts_in(self._function, argument.type, array)
            self._rewriting.parts.say(argument, pair)
            self._rewriting.parts.leave(argument)

    def _in_memory(self, kind: MemRefType[Attribute], array: SSAValue, use: Use) -> Pair:
        """Memory of its own for each part of an array in memory; it is written in the end."""
        function, first = self._function, self._function.body.blocks[0].first_op
        assert first is not None, "a function ends in a return"
        shape = kind.get_shape()
        if not isinstance(kind.layout, NoneAttr) or DYNAMIC_INDEX in shape:
            needed = "complex numbers in tensors, or in dense memory of static sizes"
            raise refuse(function, needed, f"an argument of {kind}")
        real = MemRefType(tensor_of(real_type(kind)).element_type, shape)
        made = [put_ahead(first, AllocOp([], [], real)) for _ in range(2)]
        pair = made[0].results[0], made[1].results[0]
        if use.read:
            for part, memory in zip(parts_in(function, kind, array), pair, strict=True):
                put_ahead(first, MaterializeInDestinationOp(part, memory))
        if use.written:
            self._written.append((array, pair))
        return pair

    def _return(
        self, end: func.ReturnOp, kinds: Sequence[Attribute]
    ) -> list[tuple[Attribute, bool]]:
        """Return one array for both parts of each complex result; the types of what is returned,
        and which are such arrays."""
        values, found = iter(list(end.operands)), list[SSAValue]()
        made: list[tuple[Attribute, bool]] = []
        for array, pair in self._written:
            whole = joined(end, tensor_of(array.type), pair)
            put_ahead(end, MaterializeInDestinationOp(whole, array))
        memory = [pair for _, pair in self._written]
        for kind in kinds:
            value = next(values)
            if is_complex(kind):
                pair = value, next(values)
                if pair in memory:
                    continue  # it is written anyway
                value = joined(end, tensor_of(with_parts(kind)), pair)
            found.append(value)
            made.append((value.type, is_complex(kind)))
        end.operands = found
        return made


def _say(function: func.FuncOp, name: str, marks: Sequence[bool]) -> None:
    """Mark which arguments or results are arrays of complex numbers."""
    if not any(marks):
        return
    given = function.properties.get(name)
    known = list(given.data) if isa(given, ArrayAttr[DictionaryAttr]) else []
    known += [DictionaryAttr({})] * (len(marks) - len(known))
    function.properties[name] = ArrayAttr(
        DictionaryAttr({**each.data, COMPLEX: UnitAttr()} if mark else each.data)
        for each, mark in zip(known, marks, strict=True)
    )
