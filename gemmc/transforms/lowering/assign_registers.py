"""The pass `assign-registers`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NoReturn, cast

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, ModuleOp, NoneAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects._integers import int_attr
from gemmc.dialects.ptx.arithmetic import MovOp
from gemmc.dialects.ptx.structure import (
    ElementOp,
    ForOp,
    IfOp,
    ImmediateOp,
    KernelOp,
    RepeatOp,
    SetOp,
    UndefOp,
    YieldOp,
)
from gemmc.dialects.ptx.types import PtxOp, RangeType, RegType, kind_of, unnamed
from gemmc.errors import GemmcError, Run, location_of, refuse
from gemmc.facts import NAMED, PTX, Facts
from gemmc.ir import retype
from gemmc.plan import Plan
from gemmc.register_kinds import REGISTER_KINDS
from gemmc.target import SM90
from gemmc.transforms.lowering._in_place import InPlace

SM_THREADS = SM90.sm_threads
"""Threads an SM can hold (CUDA programming guide, "Compute Capabilities")."""


@dataclass(frozen=True)
class AssignRegistersPass(ModulePass):
    """Which register: a name for every value of a kernel.

    Before → after:

        %a = ptx.undef : !ptx.range<f32, 4>
        %t = ptx.special "%tid.x" : !ptx.reg<b32>
        %b = ptx.wgmma … %a … to !ptx.range<f32, 4>
      →
        %a = ptx.undef : !ptx.range<f32, 4, 0>
        %t = ptx.special "%tid.x" : !ptx.reg<b32, "%r0">
        %b = ptx.wgmma … %a … to !ptx.range<f32, 4, 0>

    and `registers {f = 4, r = 1}` on the kernel: how many of each kind there are, named
    from 0 up in the order of the text.

    Requires: `ptx.kernel` ops that hold only ptx ops whose values have no names yet.

    Ensures: every value is named. An operand that an op updates in place and the result
    have one register; so do the start, the argument, the yielded value and the result of a
    range that a loop carries. A scalar that is needed after its update is copied first; a
    range never is, because a copy between two wgmmas makes ptxas serialize them, so a range
    used twice is refused. Arithmetic on an element that nothing else needs writes to its
    register. From here on names carry the program: passes that merge or drop values must not
    follow.

    Why here: after `convert-to-ptx`, the last pass that makes values; before `linearize`,
    because a loop shows what is carried where, and a label does not. ptxas allocates the
    machine's registers afterwards, so names are not reused here, but for those of accumulators:
    ptxas leaves these where wgmma has them, and an epilogue's results would need registers
    besides. With `ctas_per_sm`, it must leave room for so many CTAs on an SM at a time; 0 lets it
    take what it wants, or keeps to what the kernel says.
    """

    name = "assign-registers"
    at_least: ClassVar[Mapping[str, int]] = {"ctas_per_sm": 0}

    ctas_per_sm: int = 0

    def facts(self) -> Facts:
        return Facts(requires=(PTX,), forbids=(NAMED,), establishes=(NAMED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.ctas_per_sm < 0:
            found = f"ctas_per_sm={self.ctas_per_sm}"
            raise GemmcError(self.name, "ctas_per_sm of at least 0", found)
        for kernel in op.ops:
            if isinstance(kernel, KernelOp):
                self._limit(kernel)
                _Assigner(kernel).run()

    def _limit(self, kernel: KernelOp) -> None:
        threads = self.ctas_per_sm * kernel.threads.value.data
        if threads > SM_THREADS:
            needed = f"at most {SM_THREADS} threads on an SM"
            raise refuse(kernel, needed, f"{threads}", "lower assign-registers' ctas_per_sm")
        if self.ctas_per_sm:
            kernel.ctas_per_sm = int_attr(self.ctas_per_sm)


def ctas_per_sm(plan: Plan) -> int:
    """How many CTAs a pipeline means to share an SM."""
    found = plan.first(AssignRegistersPass)
    return max(1, found.ctas_per_sm) if found else 1


class _Assigner:
    """Names the values of one kernel in one walk: an operand is named before it is used."""

    def __init__(self, kernel: KernelOp):
        if kernel.registers is not None:
            found = f"registers {kernel.registers}"
            raise refuse(kernel, "registers that are not assigned yet", found, "run it once")
        if kernel.body.block.args:
            needed = "a kernel whose parameters are read by ptx.param"
            raise refuse(kernel, needed, "arguments of its body")
        self._kernel = kernel
        self._next = dict.fromkeys(REGISTER_KINDS, 0)
        self._in_place = InPlace(kernel)
        self._coalesced: dict[SSAValue, Attribute] = {}

    def run(self) -> None:
        self._block(self._kernel.body.block)
        counts = ((REGISTER_KINDS[kind], count) for kind, count in self._next.items() if count)
        used = {kind.prefix[1:]: int_attr(count) for kind, count in counts}
        self._kernel.registers = DictionaryAttr(used)

    def _block(self, block: Block) -> None:
        for op in block.ops:
            self._op(op)

    def _op(self, op: Operation) -> None:
        match op:
            case ForOp():
                self._loop(op)
            case IfOp() | RepeatOp():
                for region in op.regions:
                    for block in region.blocks:
                        self._block(block)
            case ImmediateOp():
                retype(op.result, RegType.of(kind_of(op.result), op.literal.data))
            case ElementOp():
                retype(op.result, RegType.of(kind_of(op.result), _element(op)))
            case PtxOp():
                self._instruction(op)
            case YieldOp():
                return
            case _:
                raise refuse(op, "only ptx ops in a kernel", op.name, Run("convert-to-ptx"))

    def _instruction(self, op: PtxOp) -> None:
        ties = {result: self._overwrite(op, index) for index, result in _tied_operands(op)}
        for result in op.results:
            operand = ties.get(result)
            kind = self._shared(op, result) if operand is None else operand.type
            named = retype(result, kind or self._fresh(op, result.type))
            if operand is not None and isinstance(operand.type, RangeType):
                self._in_place.overwritten(operand, op, named)

    def _shared(self, op: PtxOp, result: SSAValue) -> Attribute | None:
        """The register of another value that the result may have; None for one of its own."""
        operand = self._in_place.spent(op)
        return self._coalesced.get(result) if operand is None else operand.type

    def _loop(self, op: ForOp) -> None:
        """The counter and carried scalars get registers of their own, ranges stay in theirs."""
        body = op.body.block
        first = len(op.operands) - len(op.results)
        retype(body.args[0], self._fresh(op, body.args[0].type))
        for k, result in enumerate(op.results):
            if isinstance(result.type, RangeType):
                kind = self._overwrite(op, first + k).type
            else:
                kind = self._fresh(op, result.type)
            self._coalesce(op, k, kind)
            retype(body.args[k + 1], kind)
            retype(result, kind)
        self._block(body)
        for carried, value in zip(op.carried, op.yielded, strict=True):
            if isinstance(carried.type, RangeType) and value.type != carried.type:
                needed = "an accumulator carried in place: the one that came in, updated"
                found = f"another one ({_origin(value)}) yielded in its place"
                raise refuse(op, needed, found, "update the argument, and yield it in its order")

    def _coalesce(self, op: ForOp, k: int, kind: Attribute) -> None:
        """Lets the yielded scalar be computed in the carried one's register where that is
        plainly safe; elsewhere `linearize` copies it."""
        carried, value = op.carried[k], op.yielded[k]
        maker = value.owner
        if isinstance(kind, RangeType) or not isinstance(maker, PtxOp) or maker.tied():
            return
        if isinstance(maker, ImmediateOp | ElementOp) or maker.parent is not op.body.block:
            return
        if self._in_place.is_read_after(carried, maker):
            return
        if not any(_is_tied(carried, use.operation) for use in carried.uses):
            self._coalesced[value] = kind

    def _overwrite(self, op: Operation, index: int) -> SSAValue:
        """The operand whose register `op` may overwrite: a copy where it is needed later."""
        value = op.operands[index]
        blocker = self._in_place.blocker(value, op)
        if blocker is None:
            return value
        if isinstance(value.owner, UndefOp):
            copy = UndefOp(unnamed(value.type))
        elif isinstance(value.type, RangeType):
            op.operands[index] = self._copied(op, value, blocker)
            return op.operands[index]
        else:
            copy = MovOp(kind_of(value), value)
        self._put_ahead(copy, op)
        op.operands[index] = retype(copy.result, self._fresh(copy, copy.result.type))
        return op.operands[index]

    def _copied(self, op: Operation, value: SSAValue, blocker: Operation) -> SSAValue:
        """A range of one number that is needed later, in a register of its own; an accumulator of
        several is no such."""
        kind = cast(RangeType, value.type)
        if kind.count.data > 1:
            _refuse_copy(op, blocker)
        room, element = UndefOp(unnamed(kind)), ElementOp(value, 0)
        made = SetOp(room.result, 0, element.result)
        for each in (room, element, made):
            self._put_ahead(each, op)
            self._op(each)
        return made.results[0]

    def _put_ahead(self, made: Operation, op: Operation) -> None:
        made.location = op.location
        block = op.parent
        assert block is not None
        block.insert_op_before(made, op)
        self._in_place.inserted(made, op)

    def _fresh(self, op: Operation, kind: Attribute) -> RegType | RangeType:
        """The next register, or consecutive registers, of a value's kind."""
        needed = "values without registers"
        match kind:
            case RegType(register=NoneAttr()):
                prefix = REGISTER_KINDS[kind.kind.data].prefix
                return RegType.of(kind.kind.data, f"{prefix}{self._take(kind, 1)}")
            case RangeType(first=NoneAttr()):
                count = kind.count.data
                return RangeType.of(kind.kind.data, count, self._take(kind, count))
            case _:
                raise refuse(op, needed, str(kind), "leave the names to assign-registers")

    def _take(self, kind: RegType | RangeType, count: int) -> int:
        first = self._next[kind.kind.data]
        self._next[kind.kind.data] += count
        return first


def _tied_operands(op: PtxOp) -> list[tuple[int, SSAValue]]:
    """Indices of the operands that are overwritten, with the results they become.

    A value may be an operand several times; the tied ones come last, in the results' order.
    """
    found: list[tuple[int, SSAValue]] = []
    end = len(op.operands)
    for operand, result in reversed(op.tied()):
        end = max(i for i in range(end) if op.operands[i] is operand)
        found.append((end, result))
    return found[::-1]


def _refuse_copy(op: Operation, blocker: Operation) -> NoReturn:
    if blocker is op:
        found = "one that is made once and updated in every iteration of a loop, or twice by one op"
        change = "carry it through the loop"
    else:
        found = f"another use of it after this one, {blocker.name} at {location_of(blocker)}"
        change = "read it before it is updated, or start another accumulator"
    raise refuse(op, "an accumulator used once, as it is updated in place", found, change)


def _origin(value: SSAValue) -> str:
    owner = value.owner
    return "an argument of the loop" if isinstance(owner, Block) else f"by {owner.name}"


def _is_tied(value: SSAValue, op: Operation) -> bool:
    return isinstance(op, PtxOp) and any(operand is value for operand, _ in op.tied())


def _element(op: ElementOp) -> str:
    source = op.source.type
    assert isinstance(source, RangeType)
    return source.register(op.index.value.data)
