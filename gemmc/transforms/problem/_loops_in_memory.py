"""Loops whose steps read and write memory as loops that carry tensors, so that they can be
recurrences."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import cast

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, MemRefType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import Rewriter
from xdsl.traits import SymbolTable

from gemmc.dialects.bufferization import CloneOp, MaterializeInDestinationOp, ToBufferOp, ToTensorOp
from gemmc.dialects.in_memory import VIEWS, Use, uses_of
from gemmc.dialects.memory_types import is_memref, shape_in_memory, strides_in_memory, tensor_of
from gemmc.errors import GemmcError
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._alike_steps import are_alike
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.problem._counted_whiles import most_steps
from gemmc.transforms.problem._debuffered import Debuffered

_Choose = Callable[[scf.IfOp], None]

_TAKEN = memref.AllocOp | memref.AllocaOp | CloneOp


class _StaysError(Exception):
    """A loop in memory that stays one."""


def carry_memory(loop: scf.ForOp, choose: _Choose) -> scf.ForOp:
    """Put a loop that carries tensors in the place of one in memory, where its steps are alike then
    and its memory can be followed; the loop that stands there. `choose` puts both sides in a
    choice's place.

        scf.for %i = … { linalg.add ins(%x, %y) outs(%x) }
        →
        %0 = to_tensor %x
        %1 = scf.for %i = … iter_args(%2 = %0) { %3 = linalg.add ins(%2, …) ; yield %3 }
        materialize_in_destination %1 in %x
    """
    function = loop.parent_op()
    if not isinstance(function, func.FuncOp) or not _touches_memory(loop):
        return loop
    try:
        made = _Carrying(loop, function, choose).made()
    except (GemmcError, _StaysError):
        return loop
    if are_alike(function, made.loop):
        return made.put()
    made.drop()
    return loop


def carry_memory_until(loop: scf.WhileOp, choose: _Choose) -> scf.WhileOp:
    """`carry_memory` of a loop that a condition ends, where integers tell how many steps it has at
    most. What it writes of memory around it is carried as well."""
    function = loop.parent_op()
    if not isinstance(function, func.FuncOp) or not _touches_memory(loop):
        return loop
    copy = loop.clone()
    blocks = copy.before_region.detach_block(0), copy.after_region.detach_block(0)
    copy.erase()
    ahead = Inserter.before(loop)
    try:
        steps = [_OnTensors(each, function, choose) for each in blocks]
    except (GemmcError, _StaysError):
        steps = []
    written = list(dict.fromkeys(root for each in steps for root in each.written))
    if not steps or any(is_memref(each) and _root(each) in written for each in loop.arguments):
        _drop(*blocks)
        return loop
    for each in steps:
        each.carry(ahead, written)
    begun = [_begun(ahead, each) if is_memref(each) else each for each in loop.arguments]
    begun += [_elements(ahead, each) for each in written]
    kinds = [each.type for each in steps[1].block.args]
    made = ahead.op(scf.WhileOp(begun, kinds, *(Region(each.block) for each in steps)))
    if most_steps(made) is None:
        made.detach()
        made.erase(safe_erase=False)
        return loop
    results = _put(ahead, loop, made.results[: len(loop.results)])
    for root, value in zip(written, made.results[len(loop.results) :], strict=True):
        ahead.op(MaterializeInDestinationOp(value, root))
    replace(loop, results)
    return made


class _OnTensors:
    """A block of a loop on tensors, until `carry` with the memory around it that it touches, the
    elements of which it ends with where it writes them. _StaysError, GemmcError of blocks that
    can't be followed."""

    def __init__(self, block: Block, function: func.FuncOp, choose: _Choose) -> None:
        step, given = _Step(block, function, choose), list(block.args)
        self.condition = isinstance(block.last_op, scf.ConditionOp)
        step.bring()
        with step.function() as made:
            written = step.follow(made, given, 0)
            self.block = made.body.detach_block(block)
        self.touched = dict(zip(step.roots, list(self.block.args)[len(given) :], strict=True))
        self.written = [r for r, each in zip(step.roots, written, strict=True) if each]

    def carry(self, ahead: Inserter, carried: Sequence[SSAValue]) -> None:
        """Hand on the elements of memory that the loop carries; read others once, ahead of it."""
        found: dict[SSAValue, SSAValue] = {}
        for root in carried:
            found[root] = self.block.insert_arg(tensor_of(root.type), len(self.block.args))
        for root, argument in self.touched.items():
            value = found[root] if root in found else _elements(ahead, root)
            argument.replace_all_uses_with(value)
            self.block.erase_arg(argument)
        end = cast("Operation", self.block.last_op)
        count = len(end.operands) - len(self.written)
        found |= dict(zip(self.written, end.operands[count:], strict=True))
        made = scf.ConditionOp if self.condition else scf.YieldOp
        Rewriter.replace_op(end, made(*end.operands[:count], *(found[each] for each in carried)))


def _drop(*blocks: Block) -> None:
    """Let blocks that stand nowhere, copies of a loop's that stays in memory, use nothing."""
    for block in [each for each in blocks if each.parent is None]:
        block.erase(safe_erase=False)


def _put(build: Inserter, old: Operation, values: Sequence[SSAValue]) -> list[SSAValue]:
    """What a loop on tensors makes in place of what one in memory does, which holds as much."""
    pairs = zip(values, old.results, strict=True)
    return [_memory(build, v, each.type) if is_memref(each) else v for v, each in pairs]


def _begun(ahead: Inserter, value: SSAValue) -> SSAValue:
    """The elements that a loop begins with: a constant, where memory is a copy of one."""
    users = [use.operation for use in value.uses]
    copies = [op for op in users if isinstance(op, memref.CopyOp)]
    others = [op for op in users if not isinstance(op, memref.CopyOp | scf.WhileOp)]
    if isinstance(value.owner, memref.AllocOp) and len(copies) == 1 and not others:
        found = copies[0].source.owner
        if copies[0].destination is value and isinstance(found, memref.GetGlobalOp):
            constant = SymbolTable.lookup_symbol(found, found.name_)
            held = constant.initial_value if isinstance(constant, memref.GlobalOp) else None
            if isinstance(held, DenseIntOrFPElementsAttr):
                return ahead.value(arith.ConstantOp(held))
    return _elements(ahead, value)


def _touches_memory(op: Operation) -> bool:
    return any(is_memref(v) for each in op.walk() for v in (*each.operands, *each.results))


class _Step:
    """A block of a loop in memory, while it becomes one on tensors: for that it is a function's."""

    def __init__(self, block: Block, function: func.FuncOp, choose: _Choose) -> None:
        self.block, self.around, self.choose = block, function, choose
        self.first = cast("Operation", self.block.first_op)
        self.known: dict[SSAValue, SSAValue] = {}
        self.roots: list[SSAValue] = []

    def bring(self) -> None:
        """Let the block touch no memref from outside. _StaysError, and no block, if it can't."""
        try:
            self._bring_all()
        except _StaysError:
            _drop(self.block)
            raise

    def _bring_all(self) -> None:
        for op in list(self.block.walk()):
            for number, value in enumerate(op.operands):
                if is_memref(value) and not self._is_inside(value):
                    op.operands[number] = self._bring(value)

    def _is_inside(self, value: SSAValue) -> bool:
        block = value.owner if isinstance(value.owner, Block) else value.owner.parent_block()
        while block is not None and block is not self.block:
            parent = block.parent_op()
            block = None if parent is None else parent.parent_block()
        return block is self.block

    def _bring(self, value: SSAValue) -> SSAValue:
        """A memref from outside in the step: a view is made there, memory is an argument."""
        if value in self.known:
            return self.known[value]
        op = value.owner
        if isinstance(op, VIEWS):
            made = op.clone({op.operands[0]: self._bring(op.operands[0])})
        elif isinstance(op, memref.GetGlobalOp):
            made = op.clone()
        else:
            return self._argument(value)
        Inserter.before(self.first).op(made)
        self.known |= dict(zip(cast("Operation", op).results, made.results, strict=True))
        return self.known[value]

    def _argument(self, value: SSAValue) -> SSAValue:
        own = value.owner is self.around.body.block
        if not own and not isinstance(value.owner, _TAKEN | ToBufferOp):
            raise _StaysError
        _check(value)
        self.roots.append(value)
        self.known[value] = self.block.insert_arg(value.type, len(self.block.args))
        return self.known[value]

    @contextmanager
    def function(self) -> Generator[func.FuncOp]:
        """A function of the step for a while, with the memory that it touches among its arguments;
        it reads values of the function around."""
        for argument in self.block.args:
            if is_memref(argument) and argument not in self.known.values():
                _check_shape(argument)
                kind = cast("MemRefType[Attribute]", argument.type)
                whole = MemRefType(kind.element_type, kind.get_shape())
                Rewriter.replace_value_with_new_type(argument, whole)
        end = cast("Operation", self.block.last_op)
        values = list(end.operands)
        Rewriter.replace_op(end, func.ReturnOp(*values))
        kinds = [each.type for each in self.block.args], [each.type for each in values]
        step = func.FuncOp(f"{self.around.sym_name.data}_carried", kinds, Region(self.block))
        Inserter.after(self.around).op(step)
        try:
            yield step
        finally:
            step.detach()
            step.erase(safe_erase=False)

    def follow(self, step: func.FuncOp, before: Sequence[SSAValue], first: int) -> list[bool]:
        """Let a step compute tensors; which of the memory it writes. Its arguments from the number
        `first` on are what the loop carries, which begins as `before`."""
        while inner := [op for op in self.block.ops if self._is_control(op)]:
            for op in inner:
                if isinstance(op, scf.IfOp):
                    self.choose(op)
                elif isinstance(op, scf.ForOp):
                    _Carrying(op, step, self.choose).made().put()
                else:
                    raise _StaysError
        uses = uses_of(step)
        behind = first + len(before)
        written = [each.written for each in uses[behind:]]
        carried = [each.written for each in uses[first:behind]]
        self._check_carried(step, before, carried, written)
        Debuffered(step, [Use(read=True, written=each.written) for each in uses]).rewrite()
        return written

    @staticmethod
    def _is_control(op: Operation) -> bool:
        control = scf.IfOp | scf.ForOp | scf.WhileOp
        return isinstance(op, control) and _touches_memory(op)

    def _check_carried(
        self,
        step: func.FuncOp,
        before: Sequence[SSAValue],
        carried: Sequence[bool],
        written: Sequence[bool],
    ) -> None:
        """Memrefs that steps hand on are of memory that each takes anew, and nobody writes again:
        they are as good as their elements."""
        changed = [root for root, each in zip(self.roots, written, strict=True) if each]
        end = step.get_return_op()
        assert end is not None, "the step has been given a return"
        if any(is_memref(v) and (w or _root(v) in changed)
               for v, w in zip(before, carried, strict=True)):  # fmt: skip
            raise _StaysError
        for value in filter(is_memref, end.operands):
            taken = _root(value).owner
            if not isinstance(taken, _TAKEN) or taken.parent_block() is not self.block:
                raise _StaysError


class _Carrying(_Step):
    """The step of an `scf.for` in memory. _StaysError of a loop whose steps are not known."""

    def __init__(self, loop: scf.ForOp, function: func.FuncOp, choose: _Choose) -> None:
        bounds = [constant_index(each) for each in (loop.lb, loop.ub)]
        if None in bounds or cast(int, bounds[0]) >= cast(int, bounds[1]):
            raise _StaysError
        copy = loop.clone()
        super().__init__(copy.body.detach_block(0), function, choose)
        copy.erase()
        self.loop = loop
        self.kept = [n for n in range(len(loop.iter_args)) if not self._is_same(n)]

    def _is_same(self, number: int) -> bool:
        """Whether a loop hands a memref on as it is."""
        end, argument = self.block.last_op, self.block.args[1 + number]
        return is_memref(argument) and cast("scf.YieldOp", end).operands[number] is argument

    def made(self) -> _Made:
        """The loop on tensors, ahead of the one in memory. _StaysError, GemmcError where memory
        cannot be followed."""
        self._drop_same()
        self.bring()
        with self.function() as step:
            before = [self.loop.iter_args[number] for number in self.kept]
            return self._built(step, self.follow(step, before, 1))

    def _drop_same(self) -> None:
        """What is handed on as it is, is what the loop begins with."""
        end = cast("Operation", self.block.last_op)
        for number, before in reversed(list(enumerate(self.loop.iter_args))):
            argument = self.block.args[1 + number]
            if number not in self.kept:
                argument.replace_all_uses_with(before)
                self.block.erase_arg(argument)
        Rewriter.replace_op(end, scf.YieldOp(*(end.operands[n] for n in self.kept)))

    def _built(self, step: func.FuncOp, written: Sequence[bool]) -> _Made:
        ahead = Inserter.before(self.loop)
        begun = [
            _elements(ahead, value) if is_memref(value) else value
            for value in (self.loop.iter_args[n] for n in self.kept)
        ]
        first = 1 + len(begun)
        arguments = list(self.block.args[first:])
        for root, argument, is_written in zip(self.roots, arguments, written, strict=True):
            value = _elements(ahead, root)
            if is_written:
                begun.append(value)
                continue
            argument.replace_all_uses_with(value)
            self.block.erase_arg(argument)
        end = cast("Operation", self.block.last_op)
        Rewriter.replace_op(end, scf.YieldOp(*end.operands))
        step.body.detach_block(self.block)
        old = self.loop
        made = ahead.op(scf.ForOp(old.lb, old.ub, old.step, begun, self.block))
        changed = [root for root, each in zip(self.roots, written, strict=True) if each]
        return _Made(old, made, self.kept, changed)


class _Made:
    """A loop on tensors ahead of the one in memory that it is: of what that hands on, those of the
    numbers `kept` come first, then what is in `written` memory."""

    def __init__(
        self, old: scf.ForOp, loop: scf.ForOp, kept: Sequence[int], written: Sequence[SSAValue]
    ) -> None:
        self.old, self.loop, self.kept, self.written = old, loop, kept, written

    def put(self) -> scf.ForOp:
        """In the place of the one in memory, behind which memory holds what it would."""
        build = Inserter.before(self.old)
        results = list(self.old.iter_args)
        for number, value in zip(self.kept, self.loop.results, strict=False):
            result = self.old.results[number]
            results[number] = _memory(build, value, result.type) if is_memref(result) else value
        for root, value in zip(self.written, self.loop.results[len(self.kept) :], strict=True):
            build.op(MaterializeInDestinationOp(value, root))
        replace(self.old, results)
        return self.loop

    def drop(self) -> None:
        """Leave the loop in memory."""
        self.loop.detach()
        self.loop.erase(safe_erase=False)


def _root(value: SSAValue) -> SSAValue:
    while isinstance(value.owner, VIEWS):
        value = value.owner.operands[0]
    return value


def _check(value: SSAValue) -> None:
    """_StaysError of memory that is no row-major array of known sizes; strides that only a call
    tells are those of one."""
    kind = _check_shape(value)
    if strides_in_memory(kind) or shape_in_memory(kind) != tuple(kind.get_shape()):
        raise _StaysError


def _check_shape(value: SSAValue) -> MemRefType[Attribute]:
    kind = cast("MemRefType[Attribute]", value.type)
    if not kind.has_static_shape():
        raise _StaysError
    return kind


def _elements(build: Inserter, value: SSAValue) -> SSAValue:
    return build.value(ToTensorOp(value, tensor_of(value.type)))


def _memory(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """Memory of its own with a tensor's elements, of a type."""
    tensor = tensor_of(kind)
    whole = MemRefType(tensor.element_type, tensor.get_shape())
    made = build.value(memref.AllocOp([], [], whole))
    build.op(MaterializeInDestinationOp(value, made))
    if whole == kind:
        return made
    return build.value(memref.CastOp.get(made, cast("MemRefType[Attribute]", kind)))
