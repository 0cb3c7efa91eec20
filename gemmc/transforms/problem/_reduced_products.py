"""Which reduction of a product's result can begin in the product's kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import NamedTuple, TypeVar, cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    Float32Type,
    MemRefType,
    TensorType,
    i1,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.dialects.isa import isa
from gemmc.dialects.launch import ProgramOp, RunOp, ViewOp, memory_of
from gemmc.dialects.tile.contract import COMBINED, ContractOp, YieldOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.segments import COLUMNS, SEGMENTS
from gemmc.transforms.problem.pair_products import is_copied

FUNCTION = 8
"""What an op of math costs, in ops of arith."""

OpT = TypeVar("OpT", bound=Operation)

_FREE = (arith.ConstantOp, arith.TruncFOp, arith.ExtFOp, YieldOp)
"""What computes nothing of its own."""


class Reduced(NamedTuple):
    """The launch of a product and of a reduction of its result, with what they launch; along which
    of the product's dimensions runs are combined first, and in which extents the reduction then
    reads what they are combined to."""

    first: RunOp
    contract: ContractOp
    second: RunOp
    loops: LoopsOp
    along: str
    shape: tuple[int, ...]


@dataclass
class Launches:
    """What a program launches: its functions by their names, and how many launches write what
    memory, as it was when this was made."""

    functions: dict[str, func.FuncOp]
    writers: Counter[SSAValue]

    @classmethod
    def of(cls, program: ProgramOp) -> Launches:
        """Those of a program in its module."""
        block = program.parent
        assert block is not None, "a program stands in a module"
        functions = (op for op in block.ops if isinstance(op, func.FuncOp))
        written = (dict.fromkeys(map(memory_of, run.outputs)) for run in program.runs)
        return cls({op.sym_name.data: op for op in functions}, Counter(chain(*written)))

    def reduced(self, first: RunOp, second: RunOp) -> Reduced | str | None:
        """The two launches, if the second reduces the result of the first, a product, and can begin
        in it; why not, if it reduces it otherwise; None if it does not."""
        contract, loops = self._only(first, ContractOp), self._only(second, LoopsOp)
        if contract is None or loops is None or loops.by is None:
            return None
        made = root_of_memory(first.outputs[0])
        if made not in map(root_of_memory, second.inputs) or self.writers[memory_of(made)] != 1:
            return None
        if contract.partials is not None:
            return "the product's kernel combines its elements for another reduction already"
        if refused := _without_runs(contract) or _more_than_elements(loops):
            return refused
        placed = _placed(contract, loops)
        if placed is None:
            return "it combines neither whole runs of 16 rows nor of 32 columns of the product"
        return Reduced(first, contract, second, loops, *placed)

    def _only(self, run: RunOp, kind: type[OpT]) -> OpT | None:
        """What a launch computes, if that is one op of a kind, whose result is returned."""
        function = self.functions.get(run.names[0]) if len(run.names) == 1 else None
        end = None if function is None else function.get_return_op()
        if end is None or not end.operands:
            return None
        owner = end.operands[0].owner
        return owner if isinstance(owner, kind) else None


def root_of_memory(value: SSAValue) -> SSAValue:
    """What a value is in other extents, all of it."""
    owner = value.owner
    while (
        isinstance(owner, ViewOp)
        and not owner.first.value.data
        and _count(owner.source) == (_count(owner.result))
    ):
        value = owner.source
        owner = value.owner
    return value


def _count(value: SSAValue) -> int:
    return prod(cast("MemRefType[Attribute]", value.type).get_shape())


def arithmetic(loops: LoopsOp) -> int:
    """What a reduction computes of an element, in ops of arith."""
    ops = (op for op in loops.body.block.ops if not isinstance(op, _FREE))
    return sum(FUNCTION if op.dialect_name() == "math" else 1 for op in ops)


def _without_runs(op: ContractOp) -> str:
    """Why a product's tiles are no accumulators of wgmma that have whole runs; its result has rows
    of n."""
    sizes = op.extents
    if DYNAMIC_INDEX in sizes.values():
        return "a call tells sizes of the product"
    if op.beside is not None:
        return "the product is two side by side"
    if min(sizes["m"], sizes["n"]) < COLUMNS:
        return f"the product has fewer than {COLUMNS} rows or columns"
    if op.result_layout[-2:] != "mn":
        return "the product's result has rows of m"
    copied = op.accumulator == Float32Type() and is_copied(op)
    return "" if copied else "operands have not 16 bits and rows of whole 16 bytes"


def _more_than_elements(op: LoopsOp) -> str:
    """Why a reduction does not combine what it makes of each element of one tensor, in f32."""
    if op.by is None or op.by.data not in COMBINED:
        return f"it combines by none of {', '.join(COMBINED)}"
    if len(op.inputs) != 1 or op.tables or op.dynamic is not None:
        return "it reads more than the product's result"
    if op.summed_in != Float32Type():
        return f"it combines in {op.summed_in}"
    plain = all(map(_is_element_wise, op.body.block.ops))
    return "" if plain else "it computes more than arithmetic of an element"


def _is_element_wise(op: Operation) -> bool:
    if isinstance(op, YieldOp):
        return True
    kinds = [value.type for value in (*op.operands, *op.results)]
    floats = all(isa(kind, AnyFloat) and kind.bitwidth <= 32 or kind == i1 for kind in kinds)
    return floats and op.dialect_name() in ("arith", "math") and not op.regions


def _placed(contract: ContractOp, loops: LoopsOp) -> tuple[str, tuple[int, ...]] | None:
    """The dimension along which runs are combined, n before m, and the extents in which what they
    are combined to is read; None where a run is of elements that are not combined, or where it is
    unknown."""
    (indexing,) = (each.data for each in loops.maps)
    at = [each.position for each in indexing.results if isinstance(each, AffineDimExpr)]
    if sorted(at) != list(range(len(loops.extents))) or len(at) != len(indexing.results):
        return None
    rank = loops.result.type.get_num_dims()
    shape = cast("TensorType[Attribute]", loops.inputs[0].type).get_shape()
    groups = _groups(contract.result.type.get_shape(), shape)
    if groups is None or [loops.extents[loop] for loop in at] != list(shape):
        return None
    for along, length in zip("nm", SEGMENTS[::-1], strict=True):
        dims = groups[contract.result_layout.index(along)]
        over = [d for d in dims if at[d] >= rank]
        sizes = list(shape)
        if dims[-1] in over and shape[dims[-1]] % length == 0:
            sizes[dims[-1]] //= length
        elif over == dims:
            whole = prod(shape[d] for d in dims)
            sizes = [1 if d in dims else size for d, size in enumerate(shape)]
            sizes[dims[-1]] = -(-whole // length)
        else:
            continue
        return along, tuple(sizes)
    return None


def _groups(outer: Sequence[int], inner: Sequence[int]) -> list[list[int]] | None:
    """The neighbouring dimensions of one shape that each of another is; None where they are not."""
    found: list[list[int]] = []
    left = list(range(len(inner)))
    for size in outer:
        group: list[int] = []
        while left and (not group or prod(inner[d] for d in group) < size):
            group.append(left.pop(0))
        if not group or prod(inner[d] for d in group) != size:
            return None
        found.append(group)
    return None if left else found
