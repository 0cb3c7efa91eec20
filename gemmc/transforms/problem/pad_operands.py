"""Pass `pad-operands`: which operands are copied to where the copy engine can read them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import gcd, prod

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    DenseArrayBase,
    FloatAttr,
    IndexType,
    ModuleOp,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.reshapes import shape_of
from gemmc.analysis.whole_rows import is_whole, unit_of
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.contract import TILED, ContractOp
from gemmc.dialects.tile.types import bits, is_half
from gemmc.facts import CONTRACTS, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.mapping._copied import LEAST_COPY
from gemmc.transforms.problem._gain import (
    DRAM_BYTES_US,
    FLOP_US,
    check_gain,
)

AHEAD_US, AHEAD_BYTES_US = 1.1, 3.5e6
"""Microseconds that a copy's launch adds, beside which the product's begins, and bytes that it
reads and writes in one: what products of copies take longer than the model says of them alone."""

THREADS_US = {2: 1.6e6, 4: 2.2e6, 8: 3.3e6}
"""Bytes of an operand that a product's threads copy in a microsecond, in pieces of so many bytes;
these and what threads wait are fitted to 478 products (bench/results/odd-random.json, and
46-pads-*.json and 45-one-copied.json in bench/results/sweeps); bench/log.md has what halves say."""

BLOCK = 160, 8
"""Rows or columns of a block, each of which copies what it needs of the other operand, and how many
it copies at least: of a product of few rows, the columns of an instruction."""

STEP = 64
"""Elements of K that are copied at least, and of which a multiple is."""

WAIT_US, BESIDE_US, VECTOR_US, LONG = 1.6, 1.2, 0.5, 320
"""Microseconds that threads wait for what goes through registers, as pieces of 2 bytes do: of both
operands, which they wait for at a time; of one beside the copy engine; of a vector beside it, of
which they load one row; of a K from so many elements on."""

TOGETHER = 3.0
"""Exponent of the sum of what threads' copies take and what else a product does, which go on beside
each other, not quite."""


@dataclass(frozen=True)
class PadOperandsPass(ModulePass):
    """Copy operands with rows of no multiple of 16 bytes into rows that are, where that pays.

    Before → after:

        tile.contract %a, %b … : tensor<4096x4095xbf16>, …
        →
        %p = tensor.pad %a low[0, 0] high[0, 1] … : … to tensor<4096x4096xbf16>
        %s = tensor.extract_slice %p[0, 0] [4096, 4095] [1, 1] : … to tensor<4096x4095xbf16>
        tile.contract %s, %b …

    Requires: `normalize-contractions`. Products of sizes that a launch tells stay as they are:
    whether a copy pays depends on them, and what begins anywhere is copied by threads.
    Ensures: the same products of the same elements. An operand that several products read is copied
    once. It pays where the copies, at the speed of memory, take less than the product loses by
    copies of threads: few rows of many weights do not, nor what little is copied in pieces of 4
    and 8 bytes.
    Why here: before `form-program`, which makes a kernel of each copy. Serves products whose
    kernels are chosen for them: a pipeline that is named computes on the program's own operands.

    `gain` says how many times what the copies take the product has to lose; 0 copies always.
    """

    name = "pad-operands"

    gain: float = 1.0

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        padded: dict[SSAValue, SSAValue] = {}
        for contract in walk_type(op, ContractOp):
            if DYNAMIC_INDEX in contract.extents.values():
                continue
            numbers = [n for n in (0, 1) if _begins_anywhere(contract.operands[n])]
            for number in _copied_best(contract, numbers, self.gain, padded):
                value = contract.operands[number]
                if value not in padded:
                    padded[value] = _padded(value, contract)
                contract.operands[number] = _window(padded[value], value, contract)


def _begins_anywhere(value: SSAValue) -> bool:
    """Whether rows of 16-bit elements begin inside of 16 bytes."""
    kind = value.type
    if not isa(kind, TensorType[Attribute]) or not is_half(kind.element_type):
        return False
    shape = kind.get_shape()
    if len(shape) < 2 or min(shape) < 1:
        return False
    return not is_whole(_row(value), bits(kind.element_type))


def _row(value: SSAValue) -> int:
    """What each row of a tensor begins at a multiple of, in elements."""
    if not isinstance(value.owner, tensor.ExtractSliceOp):
        return shape_of(value)[-1]
    first = list(value.owner.static_offsets.get_values())[-1]
    return gcd(shape_of(value.owner.source)[-1], 1 if first == DYNAMIC_INDEX else first)


def _copied_best(
    contract: ContractOp, numbers: list[int], gain: float, padded: Collection[SSAValue]
) -> list[int]:
    """Which of some operands are best copied, by what the copies take and what the product loses by
    threads' copies of the others; a copy that is there already takes nothing. One alone is not
    where the other goes through registers: products of warps that copy both are faster (odd ones
    are by 1.17 in bench/results/sweeps/45-one-copied.json, others slower by 0.86)."""

    def took(copied: list[int]) -> float:
        left = [number for number in numbers if number not in copied]
        made = {contract.operands[number] for number in copied}.difference(padded)
        copies = (_bytes(each) * 2 / AHEAD_BYTES_US + AHEAD_US for each in made)
        return gain * sum(copies) + (_lost(contract, left) if left else 0.0)

    alone = [[one] for one in numbers for other in numbers
             if other != one and _piece(contract.operands[other]) >= LEAST_COPY]  # fmt: skip
    return min((numbers, *alone, []), key=took)


def _lost(contract: ContractOp, numbers: list[int]) -> float:
    """Microseconds that a product takes longer because threads copy some of its operands. What a
    block's first step loads into registers is there before anything is multiplied: of a short K
    that is all."""
    moved, k = map(_bytes, (contract.lhs, contract.rhs, contract.result)), contract.extents["k"]
    needed = max(2 * prod(contract.extents.values()) / FLOP_US, sum(moved) / DRAM_BYTES_US)
    pieces = [_piece(contract.operands[number]) for number in numbers]
    took = [
        _copied(contract, number) / THREADS_US[piece]
        for number, piece in zip(numbers, pieces, strict=True)
    ]
    loaded = [us for us, piece in zip(took, pieces, strict=True) if piece < LEAST_COPY]
    waiting = _waiting(contract, numbers) * min(1.0, k / LONG) if loaded else 0.0
    first = sum(loaded) / -(-k // STEP)
    beside = (needed**TOGETHER + sum(took) ** TOGETHER) ** (1 / TOGETHER)
    return beside - needed + waiting + first


def _waiting(contract: ContractOp, numbers: list[int]) -> float:
    """Microseconds that threads wait for operands through registers, of a long K."""
    if len(numbers) > 1:
        return WAIT_US
    return VECTOR_US if contract.extents["mn"[numbers[0]]] == 1 else BESIDE_US


def _copied(contract: ContractOp, number: int) -> int:
    """Bytes of an operand that all blocks of a product copy."""
    extents, (block, least) = contract.extents, BLOCK
    own, other = extents["mn"[number]], extents["mn"[1 - number]]
    value = contract.operands[number].type
    assert isa(value, TensorType[Attribute])
    size = bits(value.element_type) // 8
    products = prod(extent for letter, extent in extents.items() if letter not in TILED)
    depth = -(-extents["k"] // STEP) * STEP
    return products * depth * max(own, least) * -(-other // block) * size


def _piece(value: SSAValue) -> int:
    """Bytes that a thread copies at a time of rows that begin inside of 16 bytes."""
    kind = value.type
    assert isa(kind, TensorType[Attribute])
    return gcd(_row(value) * bits(kind.element_type) // 8, max(THREADS_US))


def _bytes(value: SSAValue) -> int:
    kind = value.type
    assert isa(kind, TensorType[Attribute])
    return prod(kind.get_shape()) * bits(kind.element_type) // 8


def _padded(value: SSAValue, contract: ContractOp) -> SSAValue:
    """The tensor with zeros behind each row, up to whole 16 bytes."""
    kind = value.type
    assert isa(kind, TensorType[AnyFloat])
    *most, last = kind.get_shape()
    step = unit_of(kind.element_type)
    wide = -(-last // step) * step
    build = Inserter.before(contract)
    zero = build.value(arith.ConstantOp(FloatAttr(0.0, kind.element_type)))
    body = Block(arg_types=[IndexType()] * (len(most) + 1))
    Inserter.at_end(body, contract).op(tensor.YieldOp(zero))
    low, high = [0] * (len(most) + 1), [*([0] * len(most)), wide - last]
    made = tensor.PadOp.build(
        operands=[value, [], []],
        regions=[Region(body)],
        properties={
            "static_low": DenseArrayBase.from_list(i64, low),
            "static_high": DenseArrayBase.from_list(i64, high),
        },
        result_types=[TensorType(kind.element_type, [*most, wide])],
    )
    return build.value(made, "padded")


def _window(padded: SSAValue, value: SSAValue, contract: ContractOp) -> SSAValue:
    """What a padded tensor has of the one that was padded."""
    shape = shape_of(value)
    made = tensor.ExtractSliceOp.from_static_parameters(
        padded, [0] * len(shape), shape, [1] * len(shape)
    )
    return Inserter.before(contract).value(made, value.name_hint)
