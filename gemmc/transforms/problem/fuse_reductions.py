"""Pass `fuse-reductions`: which reduction begins in the kernel of the product that it reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from dataclasses import replace as replace_options
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import Float32Type, FunctionType, ModuleOp, TensorType
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.passes import ModulePass

from gemmc.dialects.launch import (
    ProgramOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
    matrix_in_global_memory,
)
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.segments import SEGMENTS
from gemmc.dialects.tile.types import bits
from gemmc.errors import refuse
from gemmc.facts import SHARED, Facts
from gemmc.ir import Inserter, replace, retype, walk_type
from gemmc.transforms.problem._gain import DRAM_BYTES_US
from gemmc.transforms.problem._reduced_products import (
    Launches,
    Reduced,
    arithmetic,
    root_of_memory,
)

F32_BYTES = 4

MIB = 1 << 20

LANE_US = 2.7e7
"""Operations of CUDA cores in f32 in a microsecond, on an H200: lanes of its SMs at 1.6 GHz."""

ISSUED = 3.0
"""Operations for each element beside those of its body: what is selected and exchanged between
lanes, and combined (counted in PTX: `test/transforms/problem/test_fuse_reductions.py`)."""


@dataclass(frozen=True)
class FuseReductionsPass(ModulePass):
    """Combine runs of a product's elements in its own kernel, where a reduction reads them.

    Before → after, of the sums of rows of a product:

        func.func @main_0(%x, %w) { %h = tile.contract %x, %w … ; return %h }
        func.func @main_1(%h) { %s = tile.loops %h … over [4096] by "add" … }
        launch.run @main_0 reads %x, %w writes %h; launch.run @main_1 reads %h writes %s
        →
        func.func @main_0(%x, %w) { %h, %p = tile.contract %x, %w … combine "add" along "n"; … }
        func.func @main_1(%p) { %s = tile.loops %p … over [128] by "add" … }
        launch.run @main_0 reads %x, %w writes %h, %p; launch.run @main_1 reads %p writes %s

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: the reduction reads 4 bytes for each 16 rows or 32 columns. What it did to each element
    is done to the product's element as it is stored, so that it has the same roundings; only the
    order in which f32 is combined changes, to another that is the same in every run. One reduction
    for a product: of the f32 values (`by` add, max, min, maxnum, minnum) that a body makes of an
    element of the product's result alone, over its rows, its columns or both, batches included.
    Sizes are static, operands have 16 bits and rows of whole 16 bytes, and tiles have at least 64
    columns; all else is left as it is.
    Why here: behind `form-program`, which says what a reduction computes of which tensors, and
    before anything is chosen for a kernel. Serves gradients of biases, norms, softmax and amax.

    Results of fewer than `least` MiB are left: they stay in L2. `gain` says how many times what the
    product's kernel loses has to be saved, by estimate; 0 fuses always. The kernels of products
    named in `leave` are left too: `auto` names those whose best configuration that can combine runs
    loses too much.
    """

    name = "fuse-reductions"

    least: float = 8.0
    gain: float = 2.0
    leave: tuple[str, ...] = ()

    def facts(self) -> Facts:
        return Facts(forbids=(SHARED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.least < 0 or self.gain < 0:
            found = f"least={self.least:g} gain={self.gain:g}"
            raise refuse(op, "least and gain of 0 or more", found)
        for program in walk_type(op, ProgramOp):
            known = Launches.of(program)
            for first, second in pairs(program):
                pair = known.reduced(first, second)
                if isinstance(pair, Reduced) and not self._reason(pair):
                    _fuse(pair)

    def leaving(self, program: ProgramOp, slower: Mapping[str, float]) -> FuseReductionsPass:
        """The pass that leaves those products too that are not worth it where the kernel of each is
        so many microseconds slower."""
        left, known = list(self.leave), Launches.of(program)
        for first, second in pairs(program):
            pair, name = known.reduced(first, second), first.names[0]
            if isinstance(pair, Reduced) and self.refuses(pair, slower.get(name, 0.0)):
                left.append(name)
        return replace_options(self, leave=tuple(dict.fromkeys(left)))

    def _reason(self, pair: Reduced) -> str:
        if pair.first.names[0] in self.leave:
            return "the product's configurations that can combine runs lose too much"
        return self.refuses(pair)

    def why_apart(self, program: ProgramOp) -> dict[str, str]:
        """By the name of the kernel of each reduction that reads a product's result, why it does
        not begin in the product's kernel."""
        found, known = dict[str, str](), Launches.of(program)
        for first, second in pairs(program):
            pair = known.reduced(first, second)
            if pair is not None:
                found[second.names[0]] = pair if isinstance(pair, str) else self._reason(pair)
        return found

    def refuses(self, pair: Reduced, slower: float = 0.0) -> str:
        """Why reading the result again does not take clearly longer than what the product's kernel
        does instead, which takes it so many microseconds, and what is read of that; empty where it
        does."""
        kind = pair.contract.result.type
        elements = prod(kind.get_shape())
        read = elements * bits(kind.element_type) // 8
        if read < self.least * MIB:
            return f"its {read / MIB:.3g} MiB are fewer than {self.least:g}"
        moved = 2 * elements * F32_BYTES / SEGMENTS["mn".index(pair.along)]
        lost = elements * (arithmetic(pair.loops) + ISSUED) / LANE_US + slower
        lost, saved = lost + moved / DRAM_BYTES_US, read / DRAM_BYTES_US
        if self.gain == 0 or saved > self.gain * lost:
            return ""
        return (
            f"{saved:.3g} us of reading it are not {self.gain:g} times the {lost:.3g} us "
            "of combining runs in the product's kernel"
        )


def pairs(program: ProgramOp) -> Iterator[tuple[RunOp, RunOp]]:
    """Each launch with each later one that reads all of its result; those that have been replaced
    are left out."""
    runs = program.runs
    readers: dict[SSAValue, list[int]] = {}
    for number, run in enumerate(runs):
        for value in dict.fromkeys(map(root_of_memory, run.inputs)):
            readers.setdefault(value, []).append(number)
    for number, first in enumerate(runs):
        for later in readers.get(root_of_memory(first.outputs[0]), ()):
            second = runs[later]
            if later > number and first.parent is not None and second.parent is not None:
                yield first, second


def _fuse(pair: Reduced) -> None:
    contract = _combining(pair)
    partials = contract.partials
    assert partials is not None, "made with a reduction"
    build = Inserter.before(pair.first)
    shape = partials.type.get_shape()
    made = WorkspaceOp(matrix_in_global_memory(partials.type.element_type, shape))
    held = build.value(made, "partials")
    outputs = [*pair.first.outputs, held]
    first = RunOp(pair.first.names[0], pair.first.inputs, outputs)
    build.op(first)
    behind = Inserter.before(pair.second)
    seen = held if pair.shape == shape else behind.value(ViewOp(held, pair.shape), "partials")
    behind.op(RunOp(pair.second.names[0], [seen], pair.second.outputs))
    for run in (pair.first, pair.second):
        run.detach()
        run.erase()
    _reduce_partials(pair.loops, TensorType(partials.type.element_type, pair.shape))


def _combining(pair: Reduced) -> ContractOp:
    """The product with what runs of its elements are combined to, returned behind its result."""
    old, by = pair.contract, pair.loops.by
    assert by is not None, "a reduction combines"
    made = ContractOp(
        old.lhs, old.rhs, old.layouts, old.accumulator, old.result.type,
        _with_second(old, pair.loops), old.inputs, reduction=(by.data, pair.along),
    )  # fmt: skip
    Inserter.before(old).op(made)
    made.result.name_hint = old.result.name_hint
    assert made.partials is not None, "made with a reduction"
    made.partials.name_hint = "partials"
    function = old.parent_op()
    assert isinstance(function, func.FuncOp), "a kernel's product is right in its function"
    end = function.get_return_op()
    assert end is not None, "a function that is verified returns"
    old.result.replace_all_uses_with(made.result)
    old.detach()
    old.erase()
    Inserter.before(end).op(func.ReturnOp(*made.results))
    end.detach()
    end.erase()
    _retype(function)
    return made


def _with_second(contract: ContractOp, loops: LoopsOp) -> Region:
    """The product's epilogue, and behind it what the reduction does to each element."""
    body = contract.detach_region(contract.epilogue)
    end, block = body.block.last_op, body.block
    assert isinstance(end, YieldOp), "an epilogue yields"
    element = end.arguments[0]
    known: dict[SSAValue, SSAValue] = {loops.body.block.args[0]: element}
    second = element
    for op in loops.body.block.ops:
        for value in op.operands:
            if value not in known and isinstance(value.owner, arith.ConstantOp):
                known[value] = Inserter.before(end, loops).value(value.owner.clone())
        if isinstance(op, YieldOp):
            second = known[op.arguments[0]]
            break
        Inserter.before(end, op).op(op.clone(known))
    made = YieldOp(element, second)
    Inserter.before(end).op(made)
    end.detach()
    end.erase()
    assert block.last_op is made
    return body


def _reduce_partials(loops: LoopsOp, partials: TensorType[Attribute]) -> None:
    """In place of a reduction the one of what runs are combined to."""
    function = loops.parent_op()
    assert isinstance(function, func.FuncOp) and loops.by is not None
    retype(function.args[0], partials)
    (indexing,) = (each.data for each in loops.maps)
    rank = loops.result.type.get_num_dims()
    sizes = {
        cast(AffineDimExpr, at).position: size
        for at, size in zip(indexing.results, partials.get_shape(), strict=True)
    }
    over = [sizes[number] for number in range(rank, indexing.num_dims)]
    body = Block(arg_types=[Float32Type()])
    end = YieldOp(body.args[0])
    end.location = loops.location
    body.add_op(end)
    made = LoopsOp(
        [function.args[0]], [indexing], loops.result.type, Region(body), over, loops.by.data
    )
    made.result.name_hint = loops.result.name_hint
    replace(loops, [Inserter.before(loops).op(made).result])
    _retype(function)


def _retype(function: func.FuncOp) -> None:
    """Let a function's type say what its arguments and results are."""
    end = function.get_return_op()
    assert end is not None, "a function that is verified returns"
    function.function_type = FunctionType.from_lists(
        [value.type for value in function.args], [value.type for value in end.operands]
    )
