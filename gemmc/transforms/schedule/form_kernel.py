"""Pass `form-kernel`: which block of the output one CTA owns, and in which steps of K."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IndexType,
    MemRefType,
    ModuleOp,
    NoneAttr,
    StringAttr,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.placement import Dim, Operand, Placed
from gemmc.analysis.sizes import ranges_of, tensors_of, told_sizes
from gemmc.dialects.dynamic import guard_attribute, places_attribute
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.compute import MmaOp, ZeroOp
from gemmc.dialects.tile.contract import TILED, ContractOp
from gemmc.dialects.tile.data.beside import BesideOp
from gemmc.dialects.tile.data.views import MatricesOp, WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.kernel import REGISTER_FILE, ExtentOp, KernelOp, WorkOp, int_attr
from gemmc.dialects.tile.output import ExtractOp
from gemmc.dialects.tile.types import FragmentType, memref_type
from gemmc.errors import GemmcError, refuse
from gemmc.facts import CONTRACTS, KERNEL, LABEL, WORK, Facts
from gemmc.ir import Inserter
from gemmc.transforms.schedule._contraction import epilogue_of, only_contraction
from gemmc.transforms.schedule._masks import Masks
from gemmc.transforms.schedule._partial_reduction import check_tile, combine, yielding
from gemmc.transforms.schedule._summed_places import places_in_k, walked_in_k

MULTIPLIED = "main"
"""The label of the product of a kernel."""

STORED = "out"
"""The label of the store of a result."""

MOST_SUMS = 2 * REGISTER_FILE
"""No CTA holds more, not even in f16: the passes behind would only take long to say so."""

MOST_STEP = 1 << 16
"""Of K, whose steps become straight code."""


@dataclass(frozen=True)
class FormKernelPass(ModulePass):
    """Make a function that is one contraction a kernel that works block by block.

    Before → after:

        func.func @main(%a, %b) { %r = tile.contract %a, %b … ; return %r }
        →
        tile.kernel @main ["arg0", "arg1", "result0"] … {
        ^bb0(%a, %b, %c : memref<…, #tile.space<global>>):
          tile.work of %m by %n by %k in blocks [128, 256, 64] {
          ^bb0(%row, %column, %k0, %k1 : index, %first, %last : i1):
            zero; for k in [%k0, %k1) { windows; tile.mma }; scf.if %last { tile.epilogue }
          }
        }

    Requires: `normalize-contractions`; functions of exactly one tile.contract over (m, n, k), on
    the function's arguments, whose result is all that is returned; sizes are static, or extents of
    arguments or of the result.
    Ensures: no func, no tensor; every access to a matrix is through a clipped tile.window; sizes
    are SSA index values. Labels: the mma is "main", the epilogue "out", transposed where the result
    has n before m.
    Why here: every later decision is about a block, so the block comes first. Nothing before it
    knows CTAs, nothing after it knows tensors.

    Where runs of the result are combined too, a `tile.partial_reduce` before the epilogue
    stores what a block's are combined to; that is the kernel's second output.

    `tile` is the block's rows, columns and step of K in elements. Of two products side by side
    (`pair-products`) the tile's columns are half of each: one product reads windows of both right
    operands beside each other, and the epilogue gets the halves of its sums:

        %w = tile.beside %v, %u along 0; %acc = tile.mma "main" %x "mk", %w "nk", …   (128×256)
        %s = tile.extract %acc from 0; %t = tile.extract %acc from 128               (128×128)
        tile.epilogue "out" %s with %t by ["mn"] to …
    """

    name = "form-kernel"
    at_least: ClassVar[Mapping[str, int]] = {"tile": 1}
    how_many: ClassVar[Mapping[str, int]] = {"tile": 3}

    tile: tuple[int, ...] = (128, 128, 64)

    def facts(self) -> Facts:
        return Facts(
            requires=(CONTRACTS,),
            establishes=(KERNEL, WORK, LABEL.of(MULTIPLIED)),
            removes=(CONTRACTS,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if len(self.tile) != 3 or min(self.tile) < 1:
            found = f"tile={','.join(map(str, self.tile))}"
            raise GemmcError(self.name, "tile=M,N,K of three positive sizes", found)
        if self.tile[0] * self.tile[1] > MOST_SUMS or self.tile[2] > MOST_STEP:
            needed = f"tile=M,N,K of at most {MOST_SUMS} sums, in steps of at most {MOST_STEP}"
            raise GemmcError(self.name, needed, f"tile={','.join(map(str, self.tile))}")
        functions = [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]
        if not functions:
            raise refuse(op, "a func.func", "none", "run form-kernel once")
        for function in functions:
            contract = only_contraction(function)
            check_tile(contract, self.tile)
            if self.tile[1] % contract.sums:
                needed = "an even number of columns for two products side by side"
                raise refuse(contract, needed, f"{self.tile[1]}", "change form-kernel's tile")
            kernel = _form(function, contract, self.tile)
            Inserter.before(function).op(kernel)
            function.detach()
            function.erase()


def _extent(build: Inserter, symbol: str, size: int) -> SSAValue:
    """A number, or what the launch tells."""
    return build.value(ExtentOp(symbol)) if size == DYNAMIC_INDEX else build.index(size)


def _memory_type(kind: Attribute) -> MemRefType[Attribute]:
    assert isa(kind, TensorType[Attribute])
    return MemRefType(kind.element_type, kind.get_shape(), NoneAttr(), GLOBAL)


def _form(function: func.FuncOp, contract: ContractOp, tile: tuple[int, ...]) -> KernelOp:
    returned = function.get_return_op()
    assert returned is not None, "only_contraction holds"
    results = list(returned.operands)
    arguments: list[SSAValue] = [*function.args, *results]
    names = [f"arg{i}" for i in range(len(function.args))]
    names += [f"result{i}" for i in range(len(results))]
    tensors = tensors_of(contract, function)
    places = _places(contract, tensors, arguments)
    told = told_sizes(contract, tensors, arguments)
    places |= {symbol: min(each) for symbol, each in told.items()}
    kernel = KernelOp.build(
        properties={
            "sym_name": function.sym_name,
            "arguments": ArrayAttr(StringAttr(n) for n in names),
            "outputs": int_attr(len(results)),
            "sizes": DictionaryAttr(
                {s: DenseArrayBase.from_list(i64, place) for s, place in places.items()}
            ),
            "dynamic": places_attribute(told),
            "guard": guard_attribute(ranges_of(function, told)),
        },
        regions=[Region(Block(arg_types=[_memory_type(value.type) for value in arguments]))],
    )
    for argument, name in zip(kernel.body.block.args, names, strict=True):
        argument.name_hint = name
    _fill_kernel(kernel, contract, arguments, tensors, told, tile)
    return kernel


def _fill_kernel(
    kernel: KernelOp,
    contract: ContractOp,
    arguments: Sequence[SSAValue],
    tensors: Sequence[Placed],
    told: Mapping[str, Sequence[tuple[int, int]]],
    tile: tuple[int, ...],
) -> None:
    """The matrices that the product's operands have in a kernel's arguments, and its work."""
    body = kernel.body.block
    build = Inserter.at_end(body, contract)
    sizes = contract.extents
    extents = {s: _extent(build, s, sizes[s]) for s in dict.fromkeys((*TILED, *sizes))}
    for symbol, extent in extents.items():
        extent.name_hint = symbol
    operands = [Operand.of(*each) for each in zip(tensors, contract.layouts, strict=True)]
    by_place = {place: s for s, each in told.items() for place in each}
    own = [arguments.index(operand.argument) for operand in operands]
    memories = [
        _memory(
            build, body.args[number], each,
            {d: extents[s] for (at, d), s in by_place.items() if at == number},
        )
        for number, each in zip(own, operands, strict=True)
    ]  # fmt: skip
    summed = [s for s in contract.summed if s != "k"]
    walked = {s: extent for s, extent in extents.items() if s not in summed}
    if summed:
        walked["k"] = walked_in_k(build, sizes, extents, summed, tile[2])
    rows, columns, depth = tile
    work = build.op(WorkOp(walked, (rows, columns // contract.sums, depth)))
    matrices = list(zip(memories, operands, strict=True))
    partials = body.args[-1] if contract.partials is not None else None
    _fill_work(work, contract, matrices, extents, partials)


def _places(
    contract: ContractOp, tensors: Sequence[Placed], arguments: Sequence[SSAValue]
) -> dict[str, tuple[int, int]]:
    """[argument, dimension] of each of the product's dimensions that is one of an argument's: of
    the result's, if it has it, else of the left operand's."""
    found: dict[str, tuple[int, int]] = {}
    for number in (1, 0, 2):
        tensor, letters = tensors[number], contract.layouts[number]
        shape = _memory_type(tensor.argument.type).get_shape()
        for letter, dim in zip(letters, tensor.dims, strict=True):
            if dim.own is not None and dim.size == shape[dim.own]:
                found[letter] = arguments.index(tensor.argument), dim.own
    return {s: found[s] for s in dict.fromkeys((*TILED, *contract.extents)) if s in found}


def _memory(
    build: Inserter, argument: SSAValue, operand: Operand, told: dict[int, SSAValue]
) -> SSAValue:
    """An argument as the matrices that an operand has in it; `told` are those of the argument's
    extents that a launch tells, by their dimension."""
    if operand.plain:
        return argument
    kind = operand.view_of(memref_type(argument))
    open_ = [dim.own for dim in operand.dims if dim.size == DYNAMIC_INDEX]
    sizes = [told[own] for own in open_ if own is not None]
    strides = [_stride(build, dim, told) for dim in operand.dims if dim.times]
    return build.value(MatricesOp(argument, kind, sizes, strides), argument.name_hint)


def _stride(build: Inserter, dim: Dim, told: dict[int, SSAValue]) -> SSAValue:
    """Elements from one index of a dimension to the next."""
    first, *others = (told[each] for each in dim.times)
    value = first if dim.stride == 1 else build.mul(first, build.index(dim.stride))
    for other in others:
        value = build.mul(value, other)
    return value


def _fill_work(
    work: WorkOp,
    contract: ContractOp,
    matrices: list[tuple[SSAValue, Operand]],
    extents: dict[str, SSAValue],
    partials: SSAValue | None,
) -> None:
    block_row, block_column, _, _, _, last, *others = work.body.block.args
    hints = ("block_row", "block_column", "k0", "k1", "first", "last", *work.others)
    for argument, hint in zip(work.body.block.args, hints, strict=True):
        argument.name_hint = hint
    build = Inserter.at_end(work.body.block, contract)
    sizes = dict(zip("mnk", work.block_shape, strict=True))
    starts = {
        "m": build.value(arith.MuliOp(block_row, build.index(sizes["m"])), "row"),
        "n": build.value(arith.MuliOp(block_column, build.index(sizes["n"])), "column"),
        **dict(zip(work.others, others, strict=True)),
    }
    tiles = _Tiles(sizes, extents, starts)
    total = _sum_over_k(build, work, contract, matrices, tiles)
    finish = build.op(scf.IfOp(last, [], Region(Block())))
    inside = Inserter.at_end(finish.true_region.block, contract)
    target = tiles.window(inside, *matrices[2])
    turned = matrices[2][1].tile == "nm"
    sums, *beside = _halves(inside, total, contract.sums)
    inputs = [(each, "mn") for each in beside]
    others = matrices[3 : 3 + len(contract.inputs)]
    masks = Masks(Inserter.before(work, contract), contract, lambda build, number: tiles.window(
        build, *others[number]))  # fmt: skip
    inputs += [
        (tiles.window(inside, *each, masks.of(number)), each[1].tile)
        for number, each in enumerate(others)
    ]
    body = epilogue_of(contract)
    if partials is not None:
        values = yielding(body, 1)
        combine(inside, work, contract, partials, sums, inputs, values, tiles.starts)
        body = yielding(body, 0)
    inside.op(EpilogueOp(STORED, sums, target, body, inputs, transposed=turned))
    inside.op(scf.YieldOp())


def _halves(build: Inserter, total: SSAValue, count: int) -> list[SSAValue]:
    """The sums of each of the products whose columns a tile has."""
    kind = total.type
    assert isinstance(kind, FragmentType)
    if count == 1:
        return [total]
    columns = kind.get_shape()[1] // count
    return [build.value(ExtractOp(total, n * columns, columns), "sums") for n in range(count)]


def _sum_over_k(
    build: Inserter,
    work: WorkOp,
    contract: ContractOp,
    matrices: list[tuple[SSAValue, Operand]],
    tiles: _Tiles,
) -> SSAValue:
    """The loop over the segment's range of K; the block's products summed."""
    rows, columns, _ = work.block_shape
    shape = rows, columns * contract.sums
    zero = build.op(ZeroOp(FragmentType.of(shape, contract.accumulator)))
    zero.result.name_hint = "zero"
    body = Block(arg_types=[IndexType(), zero.result.type])
    body.args[0].name_hint, body.args[1].name_hint = "k", "acc"
    begin, end = work.body.block.args[2:4]
    step = build.index(tiles.sizes["k"])
    loop = build.op(scf.ForOp(begin, end, step, [zero.result], body))
    loop.results[0].name_hint = "total"
    inner = Inserter.at_end(body, contract)
    others, own = [each for each in contract.summed if each != "k"], tiles.sizes["k"]
    tiles.starts |= places_in_k(inner, contract.extents, tiles.extents, others, own, body.args[0])
    left, right = (tiles.window(inner, *each) for each in matrices[:2])
    lhs, rhs = (operand.tile for _, operand in matrices[:2])
    if contract.beside is not None:
        second = tiles.window(inner, *matrices[-1])
        right = inner.value(BesideOp(right, second, rhs.index("n")), "beside")
    product = inner.value(MmaOp(MULTIPLIED, [left, right, body.args[1]], lhs, rhs), "product")
    inner.op(scf.YieldOp(product))
    return loop.results[0]


@dataclass
class _Tiles:
    """Size, extent and start of a block's tile along m, n and k."""

    sizes: dict[str, int]
    extents: dict[str, SSAValue]
    starts: dict[str, SSAValue]

    def window(
        self, build: Inserter, matrix: SSAValue, operand: Operand, mask: SSAValue | None = None
    ) -> SSAValue:
        """The tile of an operand's matrix, clipped at the matrix's edges.

        A vector is a matrix of one row.
        """
        row = [1] * (2 - len(operand.tile))
        shape = row + [self.sizes[d] for d in operand.tile]
        ahead = operand.dims[: len(operand.numbers)]
        behind = operand.dims[len(operand.dims) - len(operand.tile) :]
        of = [self._start(build, *each) for each in zip(operand.numbers, ahead, strict=True)]
        offsets = [build.index(0) for _ in row]
        offsets += [self._start(build, *each) for each in zip(operand.tile, behind, strict=True)]
        edges = [build.index(1) for _ in row] + [
            build.index(dim.end) if dim.first else self.extents[each]
            for each, dim in zip(operand.tile, behind, strict=True)
        ]
        window = WindowOp(matrix, offsets, edges, shape, of, mask)
        return build.value(window, f"{matrix.name_hint}_window")

    def _start(self, build: Inserter, letter: str, dim: Dim) -> SSAValue:
        """Where the tile begins along a dimension of memory."""
        start = self.starts[letter]
        return build.add(start, build.index(dim.first)) if dim.first else start
