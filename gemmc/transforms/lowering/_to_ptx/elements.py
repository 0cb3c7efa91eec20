"""Runs of neighbouring elements of matrices of any rank, and what is combined of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce as folded
from math import prod
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.async_copy import PackOp, UnpackOp, width_of
from gemmc.dialects.ptx.memory import LdOp, StOp
from gemmc.dialects.ptx.structure import SetOp, UndefOp
from gemmc.dialects.ptx.sync import ShflBflyOp
from gemmc.dialects.ptx.types import RangeType, kind_of
from gemmc.dialects.tile import elements as e
from gemmc.dialects.tile.loops import OF_INTEGERS
from gemmc.dialects.tile.types import FragmentType, bits, is_half, register_of
from gemmc.element_types import ELEMENT_TYPES
from gemmc.errors import refuse
from gemmc.ir import index_of
from gemmc.register_kinds import REGISTER_KINDS
from gemmc.transforms.lowering._to_ptx import doubles, integers
from gemmc.transforms.lowering._to_ptx.body_ops import BINARY
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder, literal
from gemmc.transforms.lowering._to_ptx.flow import told
from gemmc.transforms.lowering._to_ptx.integers import is_integer, register_name
from gemmc.transforms.lowering._to_ptx.pointwise import applied
from gemmc.transforms.lowering._to_ptx.scalars import predicate
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

LIMIT = 1 << 31
"""Elements are counted in 32 bits with a sign."""

WORD_BITS = 32
"""Of a register that lanes exchange (PTX ISA, "shfl.sync")."""

VECTOR = 4
"""Most registers of one access (PTX ISA, "ld")."""

_INTEGERS = {
    "i8": ("s8", "b32"), "i16": ("s16", "b32"), "i32": ("b32", "b32"), "i64": ("b64", "b64"),
}  # fmt: skip
"""Types of integers in memory, what loads one, and into which register."""

COMBINED_BY: dict[str, type[Operation]] = {
    "add": arith.AddfOp, "mul": arith.MulfOp, "max": arith.MaximumfOp, "min": arith.MinimumfOp,
    "maxnum": arith.MaxnumfOp, "minnum": arith.MinnumfOp,
}  # fmt: skip
"""What combines two elements, by the word of a reduction."""


def transfer_read(scope: Scope, op: Operation) -> None:
    source = cast(e.TransferReadOp, op)
    kind, width = source.result.type, source.width.value.data
    ahead = source.outside is not None
    address, size = _address(scope, op, source.matrix, source.indices, ahead=ahead)
    guard = None if source.mask is None else predicate(scope, op, source.mask)
    count = kind.get_shape()[1]
    result = Fragment(kind, single=is_half(kind.element_type) and width == 1)
    step = source.step.value.data
    if step == 0:
        result.parts = _load(scope, op, result, address, 0, 1, guard) * count
    else:
        for first in range(0, count, width):
            offset = first * step * size
            own = _within(scope, op, (source.inside, source.outside), guard, first)
            result.parts += _load(scope, op, result, address, offset, width, own)
    scope.define(source.result, result)


def _within(
    scope: Scope, op: Operation, bounds: tuple[SSAValue | None, SSAValue | None],
    guard: SSAValue | None, number: int,
) -> SSAValue | None:
    """Whether an element of a run is `inside` and not `outside`, the bounds, and the whole run's
    guard holds; None if all always do."""
    build = scope.build
    for bound, above in zip(bounds, ("gt", "le"), strict=True):
        if bound is not None:
            count = build.register(scope.reg(op, bound), "b32")
            test = build.value(a.SetpOp(above, "s32", count, build.imm(number)))
            guard = test if guard is None else build.both(guard, test)
    return guard


def _load(
    scope: Scope, op: Operation, into: Fragment, address: SSAValue, offset: int, width: int,
    guard: SSAValue | None,
) -> list[SSAValue]:
    """The registers of `width` elements that are side by side."""
    build, kind = scope.build, into.kind.element_type
    form, register = _forms(op, into, kind)
    count = width // 2 if into.packed else width
    found: list[SSAValue] = []
    for first in range(0, count, VECTOR):
        number = min(VECTOR, count - first)
        others = [build.value(a.MovOp(register, build.imm(0, register))) for _ in range(number)]
        at = offset + first * max(bits(kind), 32 if into.packed else 8) // 8
        access = LdOp(
            f"global.{form}", address, at, [register] * number, guard, others if guard else ()
        )
        found += build.op(access).values
    return found


def _forms(op: Operation, fragment: Fragment, kind: Attribute) -> tuple[str, str]:
    """What loads an element, or two that are packed, and the kind of register that holds it."""
    if fragment.packed:
        return "b32", "b32"
    register = register_of(kind)
    if register is not None:
        return register.name, register.name
    if str(kind) not in _INTEGERS:
        names = [name for name, each in ELEMENT_TYPES.items() if each.register]
        raise refuse(op, f"elements of {', '.join((*names, *_INTEGERS))}", f"{kind}")
    return _INTEGERS[str(kind)]


def _address(
    scope: Scope, op: Operation, matrix: SSAValue, indices: Sequence[SSAValue],
    *, ahead: bool = False,
) -> tuple[SSAValue, int]:
    """Address of the element at the indices, which may be `ahead` of the matrix, and an element's
    bytes."""
    kind = cast("MemRefType[Attribute]", matrix.type)
    shape, build = kind.get_shape(), scope.build
    if prod(each for each in shape if each != DYNAMIC_INDEX) >= LIMIT:
        raise refuse(op, "a matrix of less than 2^31 elements", f"{kind}")
    if bits(kind.element_type) < 8:
        raise refuse(op, "elements of whole bytes", f"{kind.element_type}")
    place = _place(scope, op, matrix, indices)
    size, base = bits(kind.element_type) // 8, scope.reg(op, matrix)
    if literal(place) == 0:
        return base, size
    form = "s32" if ahead else "u32"
    offset = build.value(a.MulWideOp(form, build.register(place, "b32"), build.imm(size)))
    return build.value(a.AddOp("s64", base, offset)), size


def _place(
    scope: Scope, op: Operation, matrix: SSAValue, indices: Sequence[SSAValue]
) -> SSAValue:
    """The number of the element at the indices, in row-major order."""
    shape, build = cast("MemRefType[Attribute]", matrix.type).get_shape(), scope.build
    place: SSAValue = build.imm(0)
    if DYNAMIC_INDEX not in shape[1:]:
        for axis, value in enumerate(indices):
            stride = build.imm(prod(shape[axis + 1 :]))
            place = build.add(place, build.mul(scope.reg(op, value), stride))
        return place
    for axis, value in enumerate(indices):
        extent = _extent(scope, op, matrix, axis)
        place = build.add(build.mul(place, extent), scope.reg(op, value))
    return place


def _extent(scope: Scope, op: Operation, matrix: SSAValue, axis: int) -> SSAValue:
    """A matrix's extent: a number, or what a launch tells."""
    size = cast("MemRefType[Attribute]", matrix.type).get_shape()[axis]
    if size != DYNAMIC_INDEX:
        return scope.build.imm(size)
    name = scope.kernel.dynamic_size(index_of(matrix), axis)
    if name is None:
        raise refuse(op, "extents that a launch tells", f"{matrix.type}")
    return scope.cache[told(name)]


def transfer_write(scope: Scope, op: Operation) -> None:
    source = cast(e.TransferWriteOp, op)
    kind, width = cast(FragmentType, source.value.type), source.width.value.data
    address, size = _address(scope, op, source.matrix, source.indices)
    guard = None if source.mask is None else predicate(scope, op, source.mask)
    held = scope.fragment(op, source.value).paired(scope.build, width)
    form, _ = _forms(op, held, kind.element_type)
    registers = held.registers(scope.build)
    per_access = width // 2 if held.packed else width
    if form not in REGISTER_KINDS:  # the low bits of words
        form = f"u{bits(kind.element_type)}"
    for first in range(0, len(registers), min(per_access, VECTOR)):
        values = registers[first : first + min(per_access, VECTOR)]
        at = first * source.step * size * (2 if held.packed else 1)
        own = _within(scope, op, (source.inside, None), guard, first)
        scope.build.op(StOp(f"global.{form}", address, at, values, own, again=source.again))


def gather(scope: Scope, op: Operation) -> None:
    """Element by element: its place, and whether it is inside (an index below 0 is large without
    a sign)."""
    source = cast(e.GatherOp, op)
    kind, matrix = source.result.type, cast("MemRefType[Attribute]", source.matrix.type)
    guard = None if source.mask is None else predicate(scope, op, source.mask)
    result = Fragment(kind, single=is_half(kind.element_type))
    runs = [scope.fragment(op, each).registers(scope.build) for each in source.indices]
    shape, build = matrix.get_shape(), scope.build
    _, size = _address(scope, op, source.matrix, ())
    extents = [_extent(scope, op, source.matrix, axis) for axis in range(len(shape))]
    for at in zip(*runs, strict=True):
        own, place = guard, build.imm(0)
        for axis, (index, extent) in enumerate(zip(at, extents, strict=True)):
            word = build.register(index, "b32")
            test = build.value(a.SetpOp("lt", "u32", word, extent))
            own = test if own is None else build.both(own, test)
            if DYNAMIC_INDEX in shape[1:]:
                place = build.add(build.mul(place, extent), word)
            else:
                place = build.add(place, build.mul(word, build.imm(prod(shape[axis + 1 :]))))
        offset = build.value(a.MulWideOp("u32", build.register(place, "b32"), build.imm(size)))
        address = build.value(a.AddOp("s64", scope.reg(op, source.matrix), offset))
        result.parts += _load(scope, op, result, address, 0, 1, own)
    scope.define(source.result, result)


def splat(scope: Scope, op: Operation) -> None:
    source = cast(e.SplatOp, op)
    kind, build = source.result.type, scope.build
    register = register_of(kind.element_type)
    if is_integer(kind.element_type):
        name = register_name(kind.element_type)
    elif register is not None and register.is_float:
        name = register.name
    else:
        raise refuse(op, "a number of f32 or an integer", f"{kind.element_type}")
    value, count = scope.reg(op, source.value), kind.get_shape()[1]
    made = build.value(UndefOp(RangeType.of(name, count)))
    for index in range(count):
        made = build.value(SetOp(made, index, value))
    scope.define(source.result, Fragment(kind, made))


def iota(scope: Scope, op: Operation) -> None:
    source = cast(e.IotaOp, op)
    build, start = scope.build, scope.reg(op, source.start)
    step, count = source.step.value.data, source.result.type.get_shape()[1]
    found = [build.add(start, build.imm(step * number)) for number in range(count)]
    scope.define(source.result, Fragment(source.result.type, None, found))


def as_index(scope: Scope, op: Operation) -> None:
    (register,) = scope.fragment(op, op.operands[0]).registers(scope.build)
    scope.define(op.results[0], register)


def reduce(scope: Scope, op: Operation) -> None:
    """A thread's elements one after the other, then lanes with their partners, half of the lanes
    apart, a quarter and so on to 1 (PTX ISA, "shfl.sync.bfly")."""
    source = cast(e.ReduceOp, op)
    build, combine = scope.build, _combining(scope.build, source)
    total = folded(combine, scope.fragment(op, source.value).registers(build))
    for apart in e.lanes_apart(source.across.value.data):
        total = combine(total, _from_lane(build, total, apart))
    kind = source.result.type
    scope.define(source.result, Fragment(kind, None, [total] * kind.get_shape()[1]))


def combine(scope: Scope, op: Operation) -> None:
    """In order: what is behind, a thread's elements, then lanes with the next ones, 1 apart, 2 and
    so on; the first of them is the first in each step."""
    source = cast(e.CombineOp, op)
    build, body = scope.build, source.body.block
    runs = [scope.fragment(op, each).registers(build) for each in source.values]
    total, *others = ([*each] for each in zip(*runs, strict=True))
    for each in others:
        total = applied(scope, body, [*total, *each])
    for apart in reversed(e.lanes_apart(source.across.value.data)):
        total = applied(scope, body, [*total, *(_from_lane(build, v, apart) for v in total)])
    if source.before:
        before = [scope.fragment(op, each).registers(build)[0] for each in source.before]
        total = applied(scope, body, [*before, *total])
    for result, register in zip(source.made, total, strict=True):
        scope.define(result, Fragment(result.type, None, [register]))


def _combining(
    build: PtxBuilder, op: e.ReduceOp
) -> Callable[[SSAValue, SSAValue], SSAValue]:
    """What combines two registers of the elements' type."""
    by, kind = op.by.data, op.result.type.element_type
    if is_integer(kind):
        whole = OF_INTEGERS[by]
        return lambda x, y: integers.of_two(build, whole, kind, x, y)
    form = COMBINED_BY[by]
    if kind == doubles.F64:
        return lambda x, y: doubles.of_two(build, form, x, y)
    make, suffix = BINARY[form]
    return lambda x, y: build.value(make(suffix, x, y))


def _from_lane(build: PtxBuilder, value: SSAValue, apart: int) -> SSAValue:
    """A lane's value; of 64 bits, half by half."""
    if width_of(value) == WORD_BITS:
        return build.value(ShflBflyOp(value, apart))
    halves = build.op(UnpackOp(value, "b32")).results
    low, high = (build.value(ShflBflyOp(each, apart)) for each in halves)
    return build.value(PackOp(low, high, kind_of(value)))


HANDLERS = {
    e.CombineOp: combine,
    e.TransferReadOp: transfer_read,
    e.GatherOp: gather,
    e.TransferWriteOp: transfer_write,
    e.SplatOp: splat,
    e.IotaOp: iota,
    e.AsIndexOp: as_index,
    e.ReduceOp: reduce,
}
