"""The frame of a kernel that is some `tile.loops`: its arguments, and what it says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    MemRefType,
    StringAttr,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue

from gemmc.analysis.told_loops import guards_named
from gemmc.dialects.dynamic import Place, guard_attribute, places_attribute
from gemmc.dialects.launch import matrix_in_global_memory
from gemmc.dialects.tile.data.views import MatricesOp
from gemmc.dialects.tile.kernel import KernelOp, int_attr
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import memref_type
from gemmc.ir import Inserter, uncast


class KernelFrame:
    """A kernel's arguments, of a function whose results are those of some loops: `matrices` has
    them by the function's, `targets` by the results, and what is written into `body` is the kernel.
    """

    def __init__(self, function: func.FuncOp) -> None:
        self._function = function
        end = function.get_return_op()
        self._returned = () if end is None else tuple(map(uncast, end.operands))
        self._values: tuple[SSAValue, ...] = (*function.args, *self._returned)
        kinds = function.function_type
        types = (*kinds.inputs, *kinds.outputs)
        self.body = Block(arg_types=[_matrix(each) for each in types])
        self._names = [f"arg{i}" for i in range(len(function.args))]
        self._names += [f"result{i}" for i in range(len(self._returned))]
        for argument, name in zip(self.body.args, self._names, strict=True):
            argument.name_hint = name
        pairs = list(zip(self._values, self.body.args, strict=True))
        self.matrices: dict[SSAValue, SSAValue] = dict(pairs[: len(function.args)])
        self.targets: dict[SSAValue, SSAValue] = dict(pairs[len(function.args) :])
        self._only: dict[str, set[Place]] = {}
        self._show_known()

    def _show_known(self) -> None:
        """Arguments of the extents that casts say, which the function's guard promises."""
        casts = [op for op in self._function.body.block.ops if isinstance(op, tensor.CastOp)]
        for op in casts:
            if op.source in self.matrices:
                self.matrices[op.dest] = self._seen_as(op.dest, self.matrices[op.source])
            else:
                self.targets[op.source] = self._seen_as(op.source, self.targets[op.source])

    def _seen_as(self, value: SSAValue, matrix: SSAValue) -> SSAValue:
        """A matrix of the kernel of the extents that a tensor has; its open ones are noted."""
        kind, number = _matrix(value.type), self.body.args.index(matrix)
        for dimension, size in enumerate(memref_type(matrix).get_shape()):
            if size == DYNAMIC_INDEX:
                place = number, dimension
                self._only.setdefault(f"only_{kind.get_shape()[dimension]}", set()).add(place)
        build = Inserter.at_end(self.body, self._function)
        return build.value(MatricesOp(matrix, kind), matrix.name_hint)

    def kernel(
        self, grid: str, threads: int, stages: Sequence[tuple[LoopsOp, Mapping[str, str]]]
    ) -> KernelOp:
        """The kernel, of so many CTAs and threads in each; `stages` are its loops, each with the
        names of its sizes in the last ones."""
        places = self._places(stages)
        return KernelOp.build(
            properties={
                "sym_name": self._function.sym_name,
                "arguments": ArrayAttr(StringAttr(name) for name in self._names),
                "outputs": int_attr(len(self._returned)),
                "sizes": DictionaryAttr(
                    {s: DenseArrayBase.from_list(i64, min(each)) for s, each in places.items()}
                ),
                "dynamic": places_attribute(places),
                "guard": guard_attribute(guards_named(self._function, places)),
                "grid": ArrayAttr([StringAttr(grid)]),
                "threads": int_attr(threads),
            },
            regions=[Region(self.body)],
        )

    def _places(
        self, stages: Sequence[tuple[LoopsOp, Mapping[str, str]]]
    ) -> dict[str, list[Place]]:
        """Where the sizes stand in the kernel's arguments."""
        numbers = {value: number for number, value in enumerate(self._values)}
        told = (names[name] for loops, names in reversed(stages) for name in loops.places)
        found = {**self._only, **{name: set[Place]() for name in dict.fromkeys(told)}}
        for loops, names in stages:
            values = (*loops.inputs, loops.result, *loops.tables)
            for name, each in loops.places.items():
                found[names[name]] |= {
                    (numbers[values[number]], dimension)
                    for number, dimension in each if values[number] in numbers
                }  # fmt: skip
        return {name: sorted(each) for name, each in found.items()}


def _matrix(kind: Attribute) -> MemRefType[Attribute]:
    tensor = cast("TensorType[Attribute]", kind)
    return matrix_in_global_memory(tensor.element_type, tensor.get_shape())
