"""What a nest of loops over single elements loads and stores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import func, memref, scf, tensor
from xdsl.dialects.builtin import IndexType, MemRefType, TensorType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.traits import Pure

from gemmc.dialects.element_loops.linear import Linear, bounds, is_inside, of
from gemmc.dialects.element_loops.loops import Loop, without_tiles
from gemmc.dialects.in_memory import VIEWS
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_memref

Conditions = tuple[tuple[SSAValue, bool], ...]
"""Values, and whether each has to hold or not."""


class NotElements(Exception):
    """Why a nest stays as it is."""


@dataclass(eq=False)
class Memory:
    """What holds elements: a memref, a tensor that loops carry or read, or, without a value, memory
    of the nest's own, which has elements for each step of `around`."""

    value: SSAValue | None
    element: Attribute
    shape: tuple[int, ...] = ()
    around: tuple[Loop, ...] = ()

    def at(self, indices: Sequence[Linear]) -> list[Linear]:
        """Indices, behind the counters of the loops around memory of the nest's own."""
        return [*(Linear(0, {each.counter: 1}) for each in self.around), *indices]


@dataclass(eq=False)
class Load:
    """An element that is read at a place of the text; its indices are sums of counters and of what
    is known ahead of the nest, or, where that is None, computed by `op`. One that is `guarded` is
    read where conditions hold, and may be outside of its memory where they do not."""

    memory: Memory
    indices: list[Linear] | None
    loops: tuple[Loop, ...]
    position: int
    op: Operation | None = None
    guarded: bool = False


@dataclass
class Output:
    """Where a statement puts a value."""

    memory: Memory
    indices: list[Linear]
    value: SSAValue | Load


@dataclass(eq=False)
class Statement:
    """What is stored in each step of some loops, where conditions hold: `carried` are values that
    are what an output held before."""

    at: Operation
    outputs: list[Output]
    loops: tuple[Loop, ...]
    conditions: Conditions
    position: int
    carried: dict[SSAValue, Memory] = field(default_factory=dict[SSAValue, Memory])


class Nest:
    """A loop and all that is in it. NotElements where it does anything but load, compute and store
    single elements."""

    def __init__(self, root: scf.ForOp) -> None:
        self.root = root
        self.statements: list[Statement] = []
        self.loads: dict[SSAValue, Load] = {}
        self.choices: dict[SSAValue, tuple[SSAValue, SSAValue, SSAValue]] = {}
        self.carried: dict[SSAValue, Memory] = {}
        self.memories: dict[SSAValue, Memory] = {}
        self.cells: list[Memory] = []
        self.now: dict[SSAValue, Memory | None] = {}
        self._position = 0
        self._loop(root, (), ())
        written = {each.memory for one in self.statements for each in one.outputs}
        shared = [each for each in self.memories.values() if each.value is not None]
        for memory in written & set(shared):
            roots = [each for each in shared if _root(each.value) is _root(memory.value)]
            if len(roots) > 1:
                raise NotElements("stores through one of several views of a memory")
        stored = [_root(memory.value) for memory in written & set(shared)]
        for each in (_root(memory.value) for memory in shared):
            if not _is_known(each) and not all(_is_older(each, other) for other in stored):
                raise NotElements("a memref that may be any of several")

    def _next(self) -> int:
        self._position += 1
        return self._position

    def _block(
        self, block: Block, loops: tuple[Loop, ...], conditions: Conditions
    ) -> list[SSAValue]:
        """Read a block's ops; what it yields."""
        for op in block.ops:
            if isinstance(op, scf.YieldOp):
                return list(op.operands)
            if isinstance(op, scf.ForOp):
                self._loop(op, loops, conditions)
            elif isinstance(op, scf.IfOp):
                self._choice(op, loops, conditions)
            elif isinstance(op, memref.LoadOp | tensor.ExtractOp):
                memory = self._memory(op.operands[0], loops)
                indices = self._indices(op.operands[1:], memory, loops)
                guarded = bool(conditions)
                self.loads[op.results[0]] = Load(
                    memory, indices, loops, self._next(), op, guarded
                )
            elif isinstance(op, memref.StoreOp | tensor.InsertOp):
                self._store(op, loops, conditions)
            elif isinstance(op, memref.AllocOp | memref.AllocaOp):
                kind = op.memref.type
                if op.dynamic_sizes or not isa(kind, MemRefType[Attribute]):
                    raise NotElements("memory of open sizes in a loop")
                shape = tuple(kind.get_shape())
                made = Memory(None, kind.element_type, shape, without_tiles(loops))
                self.memories[op.memref] = made
            elif not isinstance(op, memref.DeallocOp) and not _computes(op):
                raise NotElements(f"{op.name} in a loop")
        return []

    def _loop(
        self, op: scf.ForOp, loops: tuple[Loop, ...], conditions: Conditions
    ) -> None:
        step = of(op.step)
        if step.terms or step.const < 1 or not isinstance(op.lb.type, IndexType):
            raise NotElements("steps that are no constant")
        loop = Loop(op, bounds(op.lb, True), bounds(op.ub, False), step.const)
        inner = (*loops, loop)
        own = self._begin(op, loops, conditions)
        yielded = self._block(op.body.block, inner, conditions)
        if len(yielded) != len(op.results):
            raise NotElements("a loop that yields other values than it carries")
        arguments = op.body.block.args[1:]
        for group in self._groups(own, arguments, yielded):
            outputs = [Output(self.carried[arguments[n]], [], yielded[n]) for n in group]
            carried: dict[SSAValue, Memory] = {
                arguments[n]: self.carried[arguments[n]] for n in group
            }
            position = self._next()
            self.statements.append(Statement(op, outputs, inner, conditions, position, carried))
        for argument, result, value in zip(arguments, op.results, yielded, strict=True):
            if isa(result.type, TensorType[Attribute]):
                self._hand(value, result)
            else:
                memory = self.carried[argument]
                self.loads[result] = Load(memory, [], loops, self._next())

    def _begin(
        self, op: scf.ForOp, loops: tuple[Loop, ...], conditions: Conditions
    ) -> list[int]:
        """What a loop carries begins with its operands; which of it are numbers."""
        own: list[int] = []
        arguments = op.body.block.args[1:]
        for number, (value, argument) in enumerate(zip(op.iter_args, arguments, strict=True)):
            if isa(value.type, TensorType[Attribute]):
                if not loops:
                    self._cell(value)
                self._hand(value, argument)
                continue
            if isa(value.type, MemRefType[Attribute]):
                raise NotElements("memrefs that a loop carries")
            own.append(number)
            if self._goes_on(op, number):
                self.carried[argument] = self.carried[value]
                continue
            memory = self.carried[argument] = Memory(None, value.type, (), without_tiles(loops))
            first = [Output(memory, [], value)]
            self.statements.append(Statement(op, first, loops, conditions, self._next()))
        return own

    def _goes_on(self, op: scf.ForOp, number: int) -> bool:
        """Whether a number that a loop carries is what the loop around it carries, and no more."""
        value, outer = op.iter_args[number], op.parent_op()
        if value not in self.carried or not isinstance(outer, scf.ForOp) or not value.has_one_use():
            return False
        if not isinstance(value, BlockArgument) or value.owner is not outer.body.block:
            return False
        end = outer.body.block.last_op
        ends = end is not None and end.operands[value.index - 1] is op.results[number]
        return ends and op.results[number].has_one_use()

    def _groups(
        self, own: Sequence[int], arguments: Sequence[SSAValue], yielded: Sequence[SSAValue]
    ) -> list[list[int]]:
        """Numbers that a loop carries, together with those that they are computed from; without
        those that an inner loop goes on with."""
        found: list[tuple[set[int], set[SSAValue]]] = []
        for number in own:
            inner = yielded[number].owner
            if isinstance(inner, scf.ForOp) and isinstance(yielded[number], OpResult):
                at = inner.results.index(yielded[number])  # type: ignore[arg-type]
                if inner.iter_args[at] is arguments[number] and self._goes_on(inner, at):
                    continue
            members, read = {number}, set(self.reached(yielded[number])) & set(arguments)
            read.add(arguments[number])
            for other in [each for each in found if each[1] & read]:
                found.remove(other)
                members, read = members | other[0], read | other[1]
            found.append((members, read))
        return [sorted(members) for members, _ in found]

    def reached(self, value: SSAValue) -> Iterator[SSAValue]:
        """What a value is computed from, through ops of the nest: counters, loads, values from
        outside, and numbers that loops carry."""
        seen: set[SSAValue] = set()
        waiting = [value]
        while waiting:
            each = waiting.pop()
            if each in seen:
                continue
            seen.add(each)
            if each in self.choices:
                waiting += self.choices[each]
                continue
            owner = each.owner
            if each in self.loads or isinstance(owner, Block) or not is_inside(self.root, each):
                yield each
            else:
                waiting += owner.operands

    def _choice(self, op: scf.IfOp, loops: tuple[Loop, ...], conditions: Conditions) -> None:
        held = dict(self.now)
        yes = self._block(op.true_region.block, loops, (*conditions, (op.cond, True)))
        after = dict(self.now)
        no: list[SSAValue] = []
        if op.false_region.blocks:
            self.now.clear()
            self.now.update({**{each: None for each in after}, **held})
            no = self._block(op.false_region.block, loops, (*conditions, (op.cond, False)))
        for number, result in enumerate(op.results):
            if not isa(result.type, TensorType[Attribute]):
                self.choices[result] = op.cond, yes[number], no[number]
                continue
            memory = after.get(yes[number])
            if memory is None or self.now.get(no[number]) is not memory:
                raise NotElements("a tensor that is chosen")
            self._forget(memory)
            self.now[result] = memory

    def _cell(self, value: SSAValue) -> None:
        kind = cast("TensorType[Attribute]", value.type)
        memory = Memory(value, kind.element_type, tuple(kind.get_shape()))
        self.cells.append(memory)
        self.now[value] = memory

    def _hand(self, value: SSAValue, to: SSAValue) -> None:
        """A tensor that loops carry is called otherwise from here on."""
        memory = self.now.get(value)
        if memory is None:
            raise NotElements("a tensor in a loop that is not what it was last")
        self._forget(memory)
        self.now[to] = memory

    def _forget(self, memory: Memory) -> None:
        for value in [value for value, each in self.now.items() if each is memory]:
            self.now[value] = None

    def _memory(self, value: SSAValue, loops: tuple[Loop, ...]) -> Memory:
        found = self.now.get(value)
        if found is not None:
            return found
        if value in self.now and is_inside(self.root, value):
            raise NotElements("an element of a tensor as it was before")
        if value in self.memories:
            return self.memories[value]
        if is_inside(self.root, value):
            raise NotElements("views that are made in a loop")
        kind = cast("TensorType[Attribute]", value.type)
        made = Memory(value, kind.element_type, tuple(kind.get_shape()))
        self.memories[value] = made
        return made

    def _store(
        self, op: memref.StoreOp | tensor.InsertOp, loops: tuple[Loop, ...], conditions: Conditions
    ) -> None:
        value, target, *places = op.operands
        memory = self._memory(target, loops)
        indices = self._indices(places, memory, loops)
        if indices is None:
            raise NotElements("a store at a computed place")
        if isinstance(op, tensor.InsertOp):
            if memory not in self.cells:
                raise NotElements("elements that are put into a tensor that no loop carries")
            self._hand(target, op.result)
        output = Output(memory, indices, value)
        self.statements.append(Statement(op, [output], loops, conditions, self._next()))

    def _indices(
        self, places: Sequence[SSAValue], memory: Memory, loops: tuple[Loop, ...]
    ) -> list[Linear] | None:
        """Indices as sums of counters and of what is known ahead; None where one is not."""
        counters = {each.counter for each in loops}
        found = [of(each) for each in places]
        if len(found) != len(memory.shape):
            raise NotElements("another number of indices than dimensions")
        for value in (value for each in found for value in each.terms):
            if value not in counters and is_inside(self.root, value):
                return None
        return found


def _root(value: SSAValue | None) -> SSAValue | None:
    """The memref that views are views of."""
    while value is not None and isinstance(value.owner, VIEWS):
        value = value.owner.operands[0]
    return value


def _is_known(value: SSAValue | None) -> bool:
    """Whether no other name shows the memory of a memref, or a value is none."""
    if value is not None and not is_memref(value):
        return True
    own = memref.AllocOp | memref.AllocaOp | memref.GetGlobalOp
    if value is None or isinstance(value.owner, own):
        return True
    return isinstance(value.owner, Block) and isinstance(value.owner.parent_op(), func.FuncOp)


def _is_older(value: SSAValue | None, other: SSAValue | None) -> bool:
    """Whether memory that may be any of several, as what a loop carries, was there before other
    memory was allocated, and is none of that."""
    owner = None if other is None else other.owner
    if value is None or not isinstance(owner, memref.AllocOp | memref.AllocaOp):
        return False
    block = value.owner if isinstance(value.owner, Block) else value.owner.parent_block()
    at: Operation | None = owner
    while at is not None and at.parent_block() is not block:
        at = at.parent_op()
    if at is None:
        return False
    return isinstance(value.owner, Block) or value.owner.is_before_in_block(at)


def _computes(op: Operation) -> bool:
    """Whether an op makes single numbers of single numbers."""
    plain = (*op.operands, *op.results)
    shaped = any(isa(each.type, TensorType[Attribute]) or is_memref(each) for each in plain)
    known = op.dialect_name() in ("arith", "math", "affine") or op.has_trait(Pure())
    return known and not shaped and not op.regions
