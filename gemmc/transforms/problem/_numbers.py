"""Numbers that follow from constants: the counter of a loop and its condition, as numbers or as
tensors that are one number in every element; floats are those that their types have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from xdsl.dialects import affine, arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
)
from xdsl.dialects.linalg.ops import FillOp, GenericOp, YieldOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.sizes.arithmetic import least_of
from gemmc.dialects.sizes.divisions import DIVISIONS, UNSIGNED
from gemmc.dialects.splats import splat_of
from gemmc.transforms.problem._float_numbers import float_of, rounded

Known = Mapping[SSAValue, SSAValue]

_INDEX_BITS = 64

_COMPUTED: dict[type[Operation], Callable[[int, int], int]] = {
    arith.AddiOp: lambda x, y: x + y,
    arith.SubiOp: lambda x, y: x - y,
    arith.MuliOp: lambda x, y: x * y,
    arith.AndIOp: lambda x, y: x & y,
    arith.OrIOp: lambda x, y: x | y,
    arith.XOrIOp: lambda x, y: x ^ y,
}

_CHOSEN: dict[type[Operation], Callable[..., int]] = {
    arith.MaxSIOp: max,
    arith.MinSIOp: min,
    arith.MaxUIOp: max,
    arith.MinUIOp: min,
}
"""One of two, by their order with a sign or without."""

_SHIFTED: dict[type[Operation], Callable[[int, int], int]] = {
    arith.ShLIOp: lambda x, y: x << y,
    arith.ShRSIOp: lambda x, y: x >> y,
    arith.ShRUIOp: lambda x, y: x >> y,
}
"""By fewer bits than there are, or the result is undefined."""

_COMPARED: dict[int, Callable[[int, int], bool]] = {
    0: lambda x, y: x == y,
    1: lambda x, y: x != y,
    2: lambda x, y: x < y,
    3: lambda x, y: x <= y,
    4: lambda x, y: x > y,
    5: lambda x, y: x >= y,
}
"""By the number of `arith.cmpi`'s predicate; those without a sign are four more."""

_SIGNED = 6
_BELOW, _ABOVE = (2, 3), (4, 5)
"""Predicates, with a sign, that hold for no larger number on the left, or on the right, alone."""

_KEPT = arith.IndexCastOp | arith.ExtSIOp | arith.TruncIOp | tensor.ExtractOp
_ONE = tensor.FromElementsOp | tensor.SplatOp | FillOp


class AtMost(int):
    """A number that an integer with a sign is not above; which it is is not known."""


def number_in(value: SSAValue) -> int | None:
    """The integer that a constant is, in every element if it is a tensor; a condition is 0 or 1."""
    return _as_integer(constant_in(value))


def constant_in(value: SSAValue) -> float | None:
    """The number that a constant is, in every element if it is a tensor: an integer or a float."""
    if not isinstance(value.owner, arith.ConstantOp):
        return None
    constant = value.owner.value
    found = constant if isinstance(constant, IntegerAttr | FloatAttr) else splat_of(constant)
    return None if found is None else _as_typed(found.value.data, value.type)


def integer_of(value: SSAValue) -> int | None:
    """The integer that a number is, which follows from constants; None of another one."""
    if not isa(value.type, IntegerType | IndexType):
        return None
    return _as_integer(told_ahead(value, {}))


def folded(op: Operation, known: Known) -> Operation | None:
    """The constant that an op of constants is; None of another one."""
    if len(op.results) != 1:
        return None
    kind = op.results[0].type
    number = number_of(op, {each: number_in(known.get(each, each)) for each in read_by(op)})
    if number is None:
        return None
    if isa(kind, IntegerType | IndexType):
        return arith.ConstantOp(IntegerAttr(number, kind))
    if not isa(kind, TensorType[IntegerType]) or DYNAMIC_INDEX in kind.get_shape():
        return None
    return arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, [number]))


def read_by(op: Operation) -> list[SSAValue]:
    """The operands of an op, and of those in its body, which may read tensors around it."""
    return list(dict.fromkeys(value for inner in op.walk() for value in inner.operands))


def number_of(op: Operation, numbers: Mapping[SSAValue, float | None]) -> int | None:
    """The integer that an op of one result makes, in every element, of those that it reads (see
    `read_by`); None where these do not tell."""
    return _as_integer(value_of(op, numbers))


def value_of(op: Operation, numbers: Mapping[SSAValue, float | None]) -> float | None:
    """The number, an integer or a float, that an op of one result makes (see `number_of`)."""
    number = _number(op, numbers)
    if number is None or isinstance(number, AtMost):
        return number
    return _as_typed(number, op.results[0].type)


def told_ahead(value: SSAValue, known: dict[SSAValue, float | None]) -> float | None:
    """The number that a value is, or is at most, as constants tell ahead of it; `known` keeps what
    was asked for."""
    waiting = [value]
    while waiting:
        each = waiting[-1]
        if each in known:
            waiting.pop()
            continue
        constant, owner = constant_in(each), each.owner
        integer = isa(_element(each.type), IntegerType | IndexType)
        if constant is not None or not integer or not isinstance(owner, Operation):
            known[each] = constant
            continue
        read = read_by(owner) if len(owner.results) == 1 else []
        ahead = [other for other in read if other not in known]
        if ahead:
            waiting += ahead
        else:
            known[each] = value_of(owner, {other: known[other] for other in read}) if read else None
    return known[value]


def _as_integer(number: float | None) -> int | None:
    return number if isinstance(number, int) and not isinstance(number, AtMost) else None


def _number(op: Operation, numbers: Mapping[SSAValue, float | None]) -> float | None:
    """What an op is of numbers, those of its operands that are known."""
    if isinstance(op, GenericOp):
        return _of_body(op, numbers)
    found = [numbers.get(each) for each in op.operands]
    if isinstance(op, _ONE | tensor.ExtractOp):  # what is written to, and a place, do not matter
        return found[0] if len(found) == 1 or not isinstance(op, tensor.FromElementsOp) else None
    values = [each for each in found if each is not None]
    if len(values) < len(found) or any(isinstance(each, AtMost) for each in values):
        return _of_some(op, found)
    if isinstance(op, arith.SelectOp):
        return values[1] if values[0] else values[2]
    integers = [each for each in values if isinstance(each, int)]
    if len(integers) < len(values) or isinstance(op, arith.SIToFPOp):
        return float_of(op, values)
    return _of_integers(op, integers)


def _of_some(op: Operation, values: Sequence[float | None]) -> float | None:
    """What an op is where numbers are not known, or at most so large."""
    if isinstance(op, arith.AndIOp | arith.OrIOp) and _is_condition(op.results[0]):
        decided = 0 if isinstance(op, arith.AndIOp) else 1
        return decided if decided in values else None
    if isinstance(op, arith.MinSIOp | arith.MinUIOp) and not _is_condition(op.results[0]):
        bounded = isinstance(op, arith.MinSIOp)  # without a sign, less than 0 is more than all
        known = [v for v in values if isinstance(v, int) and (bounded or not isinstance(v, AtMost))]
        return AtMost(min(known)) if known and min(known) >= 0 else None
    if isinstance(op, arith.IndexCastOp | arith.ExtSIOp):
        return values[0] if _bits(op.operands[0].type) <= _bits(op.results[0].type) else None
    if not isinstance(op, arith.CmpiOp):
        return None
    lhs, rhs = values
    if not isinstance(lhs, int) or not isinstance(rhs, int):
        return None
    below, above = op.predicate.value.data in _BELOW, op.predicate.value.data in _ABOVE
    ends = below and isinstance(rhs, AtMost) and not isinstance(lhs, AtMost)
    ends = ends or (above and isinstance(lhs, AtMost) and not isinstance(rhs, AtMost))
    return 0 if ends and not _compared(op, lhs, rhs) else None


def _of_integers(op: Operation, values: Sequence[int]) -> int | None:
    """What an op is of integers, which are all of its operands."""
    if isinstance(op, _KEPT):
        return -values[0] if _is_condition(op.operands[0]) and _has_sign(op) else values[0]
    if isinstance(op, arith.ExtUIOp):
        return values[0] % (1 << _bits(op.operands[0].type))
    if isinstance(op, arith.CmpiOp):
        return _compared(op, *values)
    if isinstance(op, affine.ApplyOp | affine.MinOp):
        least = least_of(op.map.data, values)
        return least if isinstance(least, int) else None
    if type(op) in DIVISIONS:
        return _divided(op, *values)
    if type(op) in _SHIFTED or type(op) in _CHOSEN:
        return _of_bits(op, *values)
    return _COMPUTED[type(op)](*values) if type(op) in _COMPUTED else None


def _divided(op: Operation, lhs: int, rhs: int) -> int | None:
    """A quotient or a remainder of numbers as the op counts them; None of one by 0."""
    kind, unsigned = op.results[0].type, type(op) in UNSIGNED
    lhs, rhs = (_ordered(each, kind, unsigned) for each in (lhs, rhs))
    return DIVISIONS[type(op)](lhs, rhs) if rhs else None


def _of_bits(op: Operation, lhs: int, rhs: int) -> int | None:
    """A shift of a number, or one of two by their order."""
    if type(op) in _CHOSEN:
        unsigned = isinstance(op, arith.MaxUIOp | arith.MinUIOp)
        order = partial(_ordered, kind=op.results[0].type, unsigned=unsigned)
        return _CHOSEN[type(op)](lhs, rhs, key=order)
    bits = _bits(op.results[0].type)
    unsigned = isinstance(op, arith.ShRUIOp)
    lhs = _ordered(lhs, op.results[0].type, unsigned)
    return _SHIFTED[type(op)](lhs, rhs) if 0 <= rhs < bits else None


def _ordered(number: int, kind: Attribute, unsigned: bool) -> int:
    """What a type's number counts as with a sign, which a condition's one bit is, or without."""
    if unsigned:
        return number % (1 << _bits(kind))
    return -number if _bits(kind) == 1 else number


def _of_body(op: GenericOp, numbers: Mapping[SSAValue, float | None]) -> float | None:
    """What a body yields that reads elements of tensors that are one number."""
    if not all_parallel(op):
        return None
    given = zip(op.body.block.args, op.operands, strict=True)
    known = {**numbers, **{argument: numbers.get(value) for argument, value in given}}
    for inner in op.body.block.ops:
        if isinstance(inner, YieldOp):
            value = inner.operands[0]
            return known[value] if value in known else constant_in(value)
        read = {each: known.get(each, constant_in(each)) for each in inner.operands}
        if len(inner.results) == 1:
            number = constant_in(inner.results[0])
            known[inner.results[0]] = value_of(inner, read) if number is None else number
    return None


def _compared(op: arith.CmpiOp, lhs: int, rhs: int) -> int:
    predicate = op.predicate.value.data
    if predicate >= _SIGNED:
        predicate -= _SIGNED - 2
        lhs, rhs = (_ordered(each, op.lhs.type, unsigned=True) for each in (lhs, rhs))
    else:
        lhs, rhs = (_ordered(each, op.lhs.type, unsigned=False) for each in (lhs, rhs))
    return int(_COMPARED[predicate](lhs, rhs))


def _element(kind: Attribute) -> Attribute:
    return kind.element_type if isa(kind, TensorType[Attribute]) else kind


def _bits(kind: Attribute) -> int:
    element = _element(kind)
    return element.width.data if isa(element, IntegerType) else _INDEX_BITS


def _is_condition(value: SSAValue) -> bool:
    return _bits(value.type) == 1


def _has_sign(op: Operation) -> bool:
    return isinstance(op, arith.ExtSIOp | arith.IndexCastOp)


def _as_typed(number: float, kind: Attribute) -> float | None:
    """A number as a type of numbers, or of tensors of such, has it."""
    if isa(_element(kind), AnyFloat):
        return rounded(number, _element(kind))
    return _wrapped(number, kind) if isinstance(number, int) else None


def _wrapped(number: int, kind: Attribute) -> int:
    """A number in so many bits, with its sign; a condition is 0 or 1."""
    bits = _bits(kind)
    if bits == 1:
        return number & 1
    half = 1 << bits - 1
    return (number + half) % (2 * half) - half
