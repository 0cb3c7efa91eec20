"""A product of one row, or one column, as loops that sum: what `gemv-variants` makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType, f32
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.placement import Placed
from gemmc.analysis.reshapes import shape_of
from gemmc.analysis.sizes import tensors_of
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import is_half
from gemmc.ir import Inserter, erase_dead
from gemmc.transforms.problem._read_once import is_read_by_lanes
from gemmc.transforms.schedule._contraction import epilogue_of

SIDES = "mn"
"""The letters of which one may have a single element."""


def why_no_sums(contract: ContractOp, function: func.FuncOp, size: str) -> str:
    """What keeps a product that has one element along a letter, which a launch tells, from being
    sums in loops as one of known sizes is (`normalize-contractions`); nothing if nothing does."""
    told = [letter for letter, extent in contract.extents.items() if extent == DYNAMIC_INDEX]
    if size not in SIDES or told != [size]:
        return f"a product of which a launch tells the size {size} alone"
    if contract.summed != ["k"] or contract.partials is not None:
        return "one sum over k, of whose elements nothing else is combined"
    lhs, rhs, result, *_ = contract.layouts
    batch = {*result} - {*SIDES}
    if not batch <= {*lhs} & {*rhs}:
        return "matrices of which none is another product's as well"
    kinds = {element_in(value.type) for value in (contract.lhs, contract.rhs)}
    if len(kinds) != 1 or not (f32 in kinds or is_half(*kinds)):
        return "operands of f32, f16 or bf16"
    if not all(map(_is_plain, tensors_of(contract, function))):
        return "operands and results that are whole dimensions of arguments"
    matrix = rhs if size == "m" else lhs
    if f32 not in kinds and not is_read_by_lanes(matrix[::-1], ["k"], contract.extents):
        return "a matrix in memory along the sum, or in rows of no whole 16 bytes"
    return ""


def write_sums(function: func.FuncOp, contract: ContractOp) -> None:
    """Make a function that is a product with one element along the size that a launch tells loops
    that sum, and what is computed of the sums, on casts of its arguments to their extents then."""
    _RowSums(function, contract).write()
    erase_dead(function)


def _is_plain(each: Placed) -> bool:
    """Whether every dimension is one of the argument's, and these have no others of elements."""
    shape = shape_of(each.argument)
    own = [dim.own for dim in each.dims if dim.size != 1]
    others = [size for d, size in enumerate(shape) if d not in own]
    return None not in own and not any(dim.first for dim in each.dims) and {*others} <= {1}


class _RowSums:
    """The loops while they are written."""

    def __init__(self, function: func.FuncOp, contract: ContractOp) -> None:
        self._function, self._contract = function, contract
        self._build = Inserter.before(contract)
        self._known: dict[SSAValue, SSAValue] = {
            arg: self._as_known(arg) for arg in function.args
        }
        self._tensors = tensors_of(contract, function)
        made = self._tensors[2]
        self._shape = _with_ones(shape_of(made.argument))
        self._rank = len(self._shape)
        pairs = zip(contract.result_layout, made.dims, strict=True)
        self._loops = {letter: dim.own for letter, dim in pairs if dim.own is not None}
        self._loops["k"] = self._rank

    def write(self) -> None:
        """The sums, what is computed of them, and the end."""
        contract, function = self._contract, self._function
        lhs, rhs, _, *others = self._tensors
        inputs, beside = others[: len(contract.inputs)], others[len(contract.inputs) :]
        element = element_in(contract.result.type)
        epilogue = epilogue_of(contract)
        plain = not others and _only_rounds(epilogue.block)
        summed = element if plain else contract.accumulator
        sums = [self._sum(lhs, right, summed) for right in (rhs, *beside)]
        if not plain:
            maps = [AffineMap.identity(self._rank)] * len(sums)
            maps += [self._map(*each, self._rank) for each in
                     zip(inputs, contract.input_layouts, strict=True)]  # fmt: skip
            values = [*sums, *(self._known[each.argument] for each in inputs)]
            sums = [self._put(LoopsOp(values, maps, self._kind(element), epilogue))]
        end = function.get_return_op()
        assert end is not None, "only_contraction holds"
        sums[0].name_hint = contract.result.name_hint
        kind = cast("TensorType[Attribute]", function.function_type.outputs.data[0])
        end.operands[0] = self._build.value(tensor.CastOp(sums[0], kind))

    def _as_known(self, argument: SSAValue) -> SSAValue:
        """An argument of the extents that the guard says it has."""
        shape = shape_of(argument)
        if DYNAMIC_INDEX not in shape:
            return argument
        kind = TensorType(element_in(argument.type), _with_ones(shape))
        made = self._build.value(tensor.CastOp(argument, kind))
        made.name_hint = argument.name_hint
        return made

    def _sum(self, lhs: Placed, rhs: Placed, kind: Attribute) -> SSAValue:
        """The loops of a sum over k of a kind."""
        contract = self._contract
        layouts = contract.lhs_layout, contract.rhs_layout
        pairs = list(zip((lhs, rhs), layouts, strict=True))
        body = Block(arg_types=[element_in(each.argument.type) for each in (lhs, rhs)])
        inner = Inserter.at_end(body, contract)
        left, right = (self._extended(inner, each) for each in body.args)
        inner.op(YieldOp(inner.value(arith.MulfOp(left, right))))
        return self._put(LoopsOp(
            [self._known[each.argument] for each in (lhs, rhs)],
            [self._map(*each, self._rank + 1) for each in pairs],
            self._kind(kind), Region(body), [contract.extents["k"]], "add",
        ))  # fmt: skip

    def _extended(self, build: Inserter, value: SSAValue) -> SSAValue:
        wide = self._contract.accumulator
        return value if value.type == wide else build.value(arith.ExtFOp(value, wide))

    def _put(self, made: LoopsOp) -> SSAValue:
        made.location = self._contract.location
        return self._build.value(made)

    def _kind(self, element: Attribute) -> TensorType[Attribute]:
        return TensorType(element, self._shape)

    def _map(self, of: Placed, letters: str, loops: int) -> AffineMap:
        """Where an argument is read: dimensions that no letter has are of one element."""
        by = {dim.own: letter for letter, dim in zip(letters, of.dims, strict=True)}
        places = [
            AffineExpr.dimension(self._loops[by[d]])
            if d in by and by[d] in self._loops else AffineExpr.constant(0)
            for d in range(len(shape_of(of.argument)))
        ]  # fmt: skip
        return AffineMap(loops, 0, tuple(places))


def _with_ones(shape: Sequence[int]) -> list[int]:
    """A shape whose open extents are 1."""
    return [1 if size == DYNAMIC_INDEX else size for size in shape]


def _only_rounds(block: Block) -> bool:
    """Whether an epilogue stores the sum, or rounds it first, and does nothing else."""
    ops = [op for op in block.ops if not isinstance(op, YieldOp)]
    if len(ops) > 1 or not all(isinstance(op, arith.TruncFOp) for op in ops):
        return False
    stored = cast(YieldOp, block.last_op).operands[0]
    return stored is (ops[0].results[0] if ops else block.args[0])
