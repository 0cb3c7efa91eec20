"""The pass `linearize`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, IntegerAttr, ModuleOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from gemmc.dialects._integers import int_attr
from gemmc.dialects.ptx.arithmetic import AddOp, MinOp, MovOp, SetpOp
from gemmc.dialects.ptx.structure import (
    BraOp,
    ForOp,
    IfOp,
    ImmediateOp,
    KernelOp,
    LabelOp,
    RepeatOp,
    RetOp,
    YieldOp,
)
from gemmc.dialects.ptx.types import PtxOp, RangeType, RegType, kind_of
from gemmc.errors import Run, refuse
from gemmc.facts import NAMED, Facts
from gemmc.register_kinds import REGISTER_KINDS

_Op = TypeVar("_Op", bound=Operation)

_LABEL_KINDS = ("loop", "repeat", "else", "end")


@dataclass(frozen=True)
class LinearizePass(ModulePass):
    """In which order in memory: loops and branches become labels and jumps.

    Before → after:

        ptx.for %zero to %n step %one : … { … ptx.yield }
      →
        %i = ptx.mov "b32" %zero : … to !ptx.reg<b32, "%r0">
        %p = ptx.setp "ge" "s32" %i, %n : …
        ptx.bra "$L_end_0" %p : !ptx.reg<pred, "%p0">
        ptx.label "$L_loop_0"
        …
        ptx.add "s32" %i, %one : … to !ptx.reg<b32, "%r0">
        ptx.setp "lt" "s32" %i, %n : … to !ptx.reg<pred, "%p0">
        ptx.bra "$L_loop_0" %p : !ptx.reg<pred, "%p0">
        ptx.label "$L_end_0"

    without the first test where the bounds are immediates of at least one iteration.
    `ptx.repeat` becomes a label and a backward branch, `ptx.if` a branch around its body.
    Scalars that a loop carries are copied as if all at once: what one copy would overwrite
    before another has read it goes through a temporary.

    Requires: `assign-registers` has run.

    Ensures: the body of every `ptx.kernel` is one block of instructions and labels that
    ends in `ptx.ret`; label numbers count the loops and branches of the module in the order
    of the text. Values now only repeat the names in their types, several of them one name:
    a pass that drops unused values would break the program.

    Why here: last of all, so that every other pass sees loops; after `assign-registers`,
    because the copies it makes are between registers.
    """

    name = "linearize"

    def facts(self) -> Facts:
        return Facts(requires=(NAMED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = [each for each in op.ops if isinstance(each, KernelOp)]
        numbers = _free_numbers(op)
        for kernel in kernels:
            _Linearizer(kernel, numbers).run()


def _free_numbers(module: ModuleOp) -> Iterator[int]:
    """Numbers of which no label exists yet, in order."""
    taken = {op.label.data for op in module.walk() if isinstance(op, LabelOp)}
    return (n for n in count() if not any(f"$L_{kind}_{n}" in taken for kind in _LABEL_KINDS))


class _Linearizer:
    """Takes the ops of one kernel out of its regions, in order, into one flat list."""

    def __init__(self, kernel: KernelOp, numbers: Iterator[int]):
        if kernel.registers is None:
            needed = "assigned registers"
            raise refuse(kernel, needed, "values without names", Run("assign-registers"))
        self._kernel = kernel
        self._numbers = numbers
        self._flat: list[Operation] = []
        self._registers = dict(kernel.registers.data)

    def run(self) -> None:
        body = self._kernel.body.block
        self._block(body)
        if not self._flat or not isinstance(self._flat[-1], RetOp):
            self._add(RetOp(), self._kernel)
        body.add_ops(self._flat)
        letters = [kind.prefix[1:] for kind in REGISTER_KINDS.values()]
        declared = {each: self._registers[each] for each in letters if each in self._registers}
        self._kernel.registers = DictionaryAttr(declared)

    def _block(self, block: Block) -> None:
        """Moves the ops of a block to the flat list; only a terminator stays."""
        for op in tuple(block.ops):
            if isinstance(op, PtxOp):
                op.detach()
                self._flat.append(op)
            elif not isinstance(op, YieldOp):
                self._structured(op)
                op.detach()
                op.erase()

    def _structured(self, op: Operation) -> None:
        match op:
            case ForOp():
                self._loop(op, next(self._numbers))
            case IfOp():
                self._branch(op, next(self._numbers))
            case RepeatOp():
                self._repeat(op, next(self._numbers))
            case _:
                raise refuse(op, "only ptx ops in a kernel", op.name, Run("convert-to-ptx"))

    def _loop(self, op: ForOp, n: int) -> None:
        guard = self._register(op, "pred")
        arguments = op.body.block.args
        entered = self._copy(op, [op.begin, *op.inits], arguments)
        for argument, value in zip(arguments, entered, strict=True):
            argument.replace_all_uses_with(value)
        counter = entered[0]
        guarded = not _runs_at_least_once(op)
        if guarded:
            leave = self._test(op, "ge", counter, guard)
            self._add(BraOp(f"$L_end_{n}", leave), op)
        repeated = not _runs_at_most_once(op)
        if repeated:
            self._add(LabelOp(f"$L_loop_{n}"), op)
        self._block(op.body.block)
        self._copy(op, op.yielded, entered[1:])
        if repeated:
            step = self._add(AddOp("s32", counter, op.step), op)
            Rewriter.replace_value_with_new_type(step.result, counter.type)
            again = self._test(op, "lt", counter, guard)
            self._add(BraOp(f"$L_loop_{n}", again), op)
        if guarded:
            self._add(LabelOp(f"$L_end_{n}"), op)
        for result, first, last in zip(op.results, entered[1:], op.yielded, strict=True):
            result.replace_all_uses_with(last if isinstance(last.type, RangeType) else first)

    def _branch(self, op: IfOp, n: int) -> None:
        otherwise = op.otherwise.blocks.first
        if otherwise is not None and otherwise.is_empty:
            otherwise = None  # printed, it cannot be told from no block
        kind = "end" if otherwise is None else "else"
        self._add(BraOp(f"$L_{kind}_{n}", op.condition, unless=True), op)
        self._block(op.body.block)
        if otherwise is not None:
            self._add(BraOp(f"$L_end_{n}"), op)
            self._add(LabelOp(f"$L_else_{n}"), op)
            self._block(otherwise)
        self._add(LabelOp(f"$L_end_{n}"), op)

    def _repeat(self, op: RepeatOp, n: int) -> None:
        self._add(LabelOp(f"$L_repeat_{n}"), op)
        self._block(op.body.block)
        last = op.body.block.last_op
        assert last is not None
        self._add(BraOp(f"$L_repeat_{n}", last.operands[0], unless=True), op)

    def _test(self, op: ForOp, test: str, counter: SSAValue, guard: RegType) -> SSAValue:
        compare = self._add(SetpOp(test, "s32", counter, op.end), op)
        return Rewriter.replace_value_with_new_type(compare.result, guard)

    def _copy(
        self, op: ForOp, sources: Sequence[SSAValue], targets: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Copies all at once; returns, per target, the value that now names its register."""
        values = list(sources)
        pending = [k for k, value in enumerate(values) if value.type != targets[k].type]
        while pending:
            unread = {values[k].type: values[k] for k in pending}
            ready = next((k for k in pending if targets[k].type not in unread), None)
            if ready is None:  # a cycle: what is in one target's way steps aside
                aside = unread[targets[pending[0]].type]
                saved = self._move(op, aside, self._register(op, kind_of(aside)))
                values = [saved if value.type == aside.type else value for value in values]
                continue
            pending.remove(ready)
            values[ready] = self._move(op, values[ready], targets[ready].type)
        return values

    def _move(self, op: ForOp, value: SSAValue, target: Attribute) -> SSAValue:
        if not isinstance(target, RegType):
            found = f"a copy of {value.type} to {target}"
            raise refuse(op, "ranges carried in place", found, Run("assign-registers"))
        return self._add(MovOp(target.kind.data, value, target), op).result

    def _register(self, op: Operation, kind: str) -> RegType:
        """The next free register of a kind, declared on the kernel."""
        letter = REGISTER_KINDS[kind].prefix[1:]
        declared = self._registers.get(letter, int_attr(0))
        if not isinstance(declared, IntegerAttr):
            raise refuse(self._kernel, f"a count of registers {letter}", str(declared))
        self._registers[letter] = int_attr(declared.value.data + 1)
        return RegType.of(kind, f"{REGISTER_KINDS[kind].prefix}{declared.value.data}")

    def _add(self, new: _Op, origin: Operation) -> _Op:
        new.location = origin.location
        self._flat.append(new)
        return new


def _runs_at_least_once(op: ForOp) -> bool:
    """Whether the bounds are immediates that say so."""
    begin, end = _literal(op.begin), _literal(op.end)
    return begin is not None and end is not None and begin < end


def _runs_at_most_once(op: ForOp) -> bool:
    """Whether the end is by a minimum no more than one step from the begin."""
    begin, step = _literal(op.begin), _literal(op.step)
    if begin is None or step is None or not isinstance(op.end.owner, MinOp):
        return False
    ends = (_literal(each) for each in op.end.owner.operands)
    return any(end is not None and 0 <= end <= begin + step for end in ends)


def _literal(value: SSAValue) -> int | None:
    if not isinstance(value.owner, ImmediateOp):
        return None
    try:
        return int(value.owner.literal.data, 0)
    except ValueError:
        return None
