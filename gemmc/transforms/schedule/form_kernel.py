"""Pass `form-kernel`: which block of the output one CTA owns, and in which steps of K."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import (
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
from xdsl.utils.hints import isa

from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.compute import MmaOp, ZeroOp
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.kernel import KernelOp, WorkOp, int_attr
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import GemmcError, refuse
from gemmc.facts import CONTRACTS, KERNEL, LABEL, WORK, Facts
from gemmc.ir import Inserter
from gemmc.transforms.schedule._contraction import epilogue_of, only_contraction

MULTIPLIED = "main"
"""The label of the product of a kernel."""

STORED = "out"
"""The label of the store of a result."""


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

    Requires: `normalize-contractions`; functions of exactly one tile.contract over (m, n, k) of
    static sizes, on the function's arguments, whose result is all that is returned.
    Ensures: no func, no tensor; every access to a matrix is through a clipped tile.window; sizes
    are SSA index values. Labels: the mma is "main", the epilogue "out", transposed where the result
    has n before m.
    Why here: every later decision is about a block, so the block comes first. Nothing before it
    knows CTAs, nothing after it knows tensors.

    `tile` is the block's rows, columns and step of K in elements.
    """

    name = "form-kernel"

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
        functions = [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]
        if not functions:
            raise refuse(op, "a func.func", "none", "run form-kernel once")
        for function in functions:
            contract = only_contraction(function)
            kernel = _form(function, contract, self.tile)
            Inserter.before(function).op(kernel)
            function.detach()
            function.erase()


def _matrix_type(tensor: Attribute) -> MemRefType:
    assert isa(tensor, TensorType[Attribute])
    return MemRefType(tensor.element_type, tensor.get_shape(), NoneAttr(), GLOBAL)


def _form(function: func.FuncOp, contract: ContractOp, tile: tuple[int, ...]) -> KernelOp:
    types = [_matrix_type(a.type) for a in function.args] + [_matrix_type(contract.result.type)]
    names = [f"arg{i}" for i in range(len(function.args))] + ["result0"]
    arguments: list[SSAValue] = list(function.args)
    lhs, rhs = (arguments.index(v) for v in (contract.lhs, contract.rhs))
    out = len(function.args)
    places = {
        "m": (out, contract.result_layout.index("m")),
        "n": (out, contract.result_layout.index("n")),
        "k": (lhs, contract.lhs_layout.index("k")),
    }
    body = Block(arg_types=types)
    kernel = KernelOp.build(
        properties={
            "sym_name": function.sym_name,
            "arguments": ArrayAttr(StringAttr(n) for n in names),
            "outputs": int_attr(1),
            "sizes": DictionaryAttr(
                {s: DenseArrayBase.from_list(i64, place) for s, place in places.items()}
            ),
        },
        regions=[Region(body)],
    )
    for argument, name in zip(body.args, names, strict=True):
        argument.name_hint = name
    build = Inserter.at_end(body, contract)
    extents = {s: build.index(types[a].get_shape()[d]) for s, (a, d) in places.items()}
    for symbol, extent in extents.items():
        extent.name_hint = symbol
    work = build.op(WorkOp(extents, tile))
    inputs = [body.args[arguments.index(value)] for value in contract.inputs]
    matrices = (body.args[lhs], body.args[rhs], body.args[out], *inputs)
    _fill_work(work, contract, matrices, extents, tile)
    return kernel


def _fill_work(
    work: WorkOp,
    contract: ContractOp,
    matrices: tuple[SSAValue, ...],
    extents: dict[str, SSAValue],
    tile: tuple[int, ...],
) -> None:
    block_row, block_column, _, _, _, last = work.body.block.args
    hints = ("block_row", "block_column", "k0", "k1", "first", "last")
    for argument, hint in zip(work.body.block.args, hints, strict=True):
        argument.name_hint = hint
    build = Inserter.at_end(work.body.block, contract)
    sizes = dict(zip("mnk", tile, strict=True))
    starts = {
        "m": build.value(arith.MuliOp(block_row, build.index(sizes["m"])), "row"),
        "n": build.value(arith.MuliOp(block_column, build.index(sizes["n"])), "column"),
    }
    tiles = _Tiles(sizes, extents, starts)
    total = _sum_over_k(build, work, contract, matrices, tiles)
    finish = build.op(scf.IfOp(last, [], Region(Block())))
    inside = Inserter.at_end(finish.true_region.block, contract)
    target = tiles.window(inside, matrices[2], contract.result_layout)
    turned = contract.result_layout == "nm"
    inputs = [
        (tiles.window(inside, matrix, by), by)
        for matrix, by in zip(matrices[3:], contract.layouts[3:], strict=True)
    ]
    body = epilogue_of(contract)
    inside.op(EpilogueOp(STORED, total, target, body, inputs, transposed=turned))
    inside.op(scf.YieldOp())


def _sum_over_k(
    build: Inserter,
    work: WorkOp,
    contract: ContractOp,
    matrices: tuple[SSAValue, ...],
    tiles: _Tiles,
) -> SSAValue:
    """The loop over the segment's range of K; the block's products summed."""
    zero = build.op(ZeroOp(FragmentType.of(work.block_shape[:2], contract.accumulator)))
    zero.result.name_hint = "zero"
    body = Block(arg_types=[IndexType(), zero.result.type])
    body.args[0].name_hint, body.args[1].name_hint = "k", "acc"
    begin, end = work.body.block.args[2:4]
    step = build.index(tiles.sizes["k"])
    loop = build.op(scf.ForOp(begin, end, step, [zero.result], body))
    loop.results[0].name_hint = "total"
    inner = Inserter.at_end(body, contract)
    tiles.starts["k"] = body.args[0]
    layouts = (contract.lhs_layout, contract.rhs_layout)
    windows = [
        tiles.window(inner, matrix, dims)
        for matrix, dims in zip(matrices[:2], layouts, strict=True)
    ]
    product = inner.value(MmaOp(MULTIPLIED, [*windows, body.args[1]], *layouts), "product")
    inner.op(scf.YieldOp(product))
    return loop.results[0]


@dataclass
class _Tiles:
    """Size, extent and start of a block's tile along m, n and k."""

    sizes: dict[str, int]
    extents: dict[str, SSAValue]
    starts: dict[str, SSAValue]

    def window(self, build: Inserter, matrix: SSAValue, dims: str) -> SSAValue:
        """The tile of a matrix whose dimensions are `dims`, clipped at the matrix's edges.

        A vector is a matrix of one row.
        """
        row = [1] * (2 - len(dims))
        shape = row + [self.sizes[d] for d in dims]
        offsets = [build.index(0) for _ in row] + [self.starts[d] for d in dims]
        edges = [build.index(1) for _ in row] + [self.extents[d] for d in dims]
        return build.value(WindowOp(matrix, offsets, edges, shape), f"{matrix.name_hint}_window")
