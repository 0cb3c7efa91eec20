"""A nest of loops over single elements as a `tile.sequential`: its ops in order, on memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import affine, arith, func, memref, scf, tensor
from xdsl.dialects.builtin import IndexType, TensorType
from xdsl.dialects.linalg.ops import FillOp, GenericOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.bufferization import MaterializeInDestinationOp, ToTensorOp
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_memref, tensor_of
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._kept_bodies import (
    applied,
    as_held,
    each_element,
    from_held,
    held_in,
    one_number,
    spell_generic,
)
from gemmc.transforms.problem._kept_memory import (
    Memory,
    Shown,
    is_shaped,
    memory_for,
    part_of,
    put_in_order,
    whole,
)
from gemmc.transforms.problem._kept_places import check_places

_OUTSIDE = (memref.AllocOp, memref.AllocaOp, memref.GetGlobalOp)
"""What makes memory that nothing else shows."""


class KeptNest:
    """A nest while it becomes one op. Its own ops are left alone until `put`."""

    def __init__(self, loop: scf.ForOp, function: func.FuncOp) -> None:
        """GemmcError for a nest that has something else in it than loops, choices, arithmetic and
        single elements of memory that can be followed."""
        self.loop, self.function = loop, function
        self.block = Block()
        self.known: dict[SSAValue, SSAValue] = {}
        self.shown: dict[SSAValue, Shown] = {}
        self.memories: list[Memory] = []
        self._captured: list[tuple[SSAValue, Memory]] = []
        self._handlers: dict[str, Callable[[Inserter, Operation], None]] = {
            scf.ForOp.name: self._for,
            scf.IfOp.name: self._if,
            memref.LoadOp.name: self._load,
            tensor.ExtractOp.name: self._load,
            memref.StoreOp.name: self._store,
            tensor.InsertOp.name: self._insert,
            memref.SubviewOp.name: self._part,
            tensor.ExtractSliceOp.name: self._part,
            tensor.InsertSliceOp.name: self._put_back,
            ToTensorOp.name: self._to_tensor,
            tensor.EmptyOp.name: self._take,
            memref.AllocOp.name: self._take,
            memref.AllocaOp.name: self._take,
            memref.DeallocOp.name: lambda build, op: None,
            affine.ApplyOp.name: self._apply,
            FillOp.name: self._fill,
            GenericOp.name: self._generic,
        }
        mark = Inserter.at_end(self.block, loop).op(arith.ConstantOp.from_int_and_width(0, 32))
        self._ahead = Inserter.before(mark, loop)
        end = Inserter.at_end(self.block, loop)
        self._for(end, loop)
        self._results = [self._result(end, each) for each in loop.results]
        mark.detach()
        mark.erase()

    def put(self) -> None:
        """The op in the place of the nest."""
        build, loop = Inserter.before(self.loop), self.loop
        given = {each: self._outside(build, value) for value, each in self._captured}
        read = [each for each in self.memories if each.root is not None and not each.written]
        updated = [each for each in self.memories if each.root is not None and each.written]
        own = [each for each in self.memories if each.root is None]
        put_in_order(self.block, [each.argument for each in (*read, *updated, *own)])
        begun = [
            [given[each] if each in given else _elements(build, each) for each in group]
            for group in (read, updated)
        ]
        kinds = [tensor_of(each.argument.type) for each in own]
        made = build.op(SequentialOp(begun[0], begun[1], kinds, Region(self.block)))
        after = dict(zip((*updated, *own), made.made, strict=True))
        for each in updated:
            if each.root is not None and is_memref(each.root):
                build.op(MaterializeInDestinationOp(after[each], each.root))
        found = [
            after[memory] if is_shaped(value.type) else one_number(build, after[memory], value.type)
            for memory, value in zip(self._results, loop.results, strict=True)
        ]
        replace(loop, found)

    # Values.

    def number(self, value: SSAValue) -> SSAValue:
        """A number of the nest, in it; one from outside is a constant, or in memory of its own."""
        if value in self.known:
            return self.known[value]
        if isinstance(value.owner, arith.ConstantOp):
            self.known[value] = self._ahead.value(value.owner.clone(), value.name_hint)
            return self.known[value]
        cast_ = value.owner
        if isinstance(cast_, arith.IndexCastOp) and isinstance(value.type, IndexType):
            whole_number = self.number(cast_.input)
            self.known[value] = self._ahead.value(arith.IndexCastOp(whole_number, value.type))
            return self.known[value]
        memory = self._memory(self.loop, value, held_in(value.type))
        self._captured.append((value, memory))
        found = self._ahead.value(memref.LoadOp.get(memory.argument, []), value.name_hint)
        self.known[value] = from_held(self._ahead, found, value.type)
        return self.known[value]

    def see(self, op: Operation, value: SSAValue) -> Shown:
        """What a memref or a tensor shows; one from outside is memory that the nest reads."""
        if value in self.shown:
            return self.shown[value]
        owner = value.owner
        if isinstance(owner, memref.SubviewOp):
            source = self.see(op, owner.source)
            found = part_of(self._ahead, source, owner, owner.result.type, self.number)
        else:
            own = value.owner is self.function.body.blocks[0] or isinstance(owner, _OUTSIDE)
            if is_memref(value) and not own:
                needed = "arguments, memory that is taken and slices of these, in a kept loop"
                name = owner.name if isinstance(owner, Operation) else "a block's argument"
                raise refuse(op, needed, name)
            found = whole(self._memory(op, value, value.type))
            found = found if is_memref(value) else found.now()
        self.shown[value] = found
        return found

    def write(self, op: Operation, shown: Shown) -> None:
        """Note that memory is written here. GemmcError of what may not be."""
        root = shown.memory.root
        if root is not None and isinstance(root.owner, memref.GetGlobalOp):
            raise refuse(op, "memory that may be written", "a constant")
        shown.memory.written = True
        shown.memory.version += 1

    def _memory(self, op: Operation, root: SSAValue | None, kind: Attribute) -> Memory:
        made = memory_for(op, self.block, root, kind)
        if root is not None:
            made.argument.name_hint = root.name_hint
        self.memories.append(made)
        return made

    def _outside(self, build: Inserter, value: SSAValue) -> SSAValue:
        """A number as a tensor of one element, ahead of the nest."""
        value = as_held(build, value)
        return build.value(tensor.FromElementsOp(value, result_type=TensorType(value.type, [])))

    def _result(self, build: Inserter, value: SSAValue) -> Memory:
        """The memory that a result of the outermost loop is in."""
        if is_shaped(value.type):
            shown = self.shown[value]
            shown.memory.written = True
            return shown.memory
        memory = self._memory(self.loop, None, held_in(value.type))
        found = as_held(build, self.known[value])
        build.op(memref.StoreOp.get(found, memory.argument, []))
        return memory

    # Ops.

    def run(self, build: Inserter, block: Block) -> Operation | None:
        """A block's ops up to its end, which is returned."""
        for op in block.ops:
            if isinstance(op, scf.YieldOp):
                return op
            build.source = op
            self.do(build, op)
        return None

    def do(self, build: Inserter, op: Operation) -> None:
        """What an op does. GemmcError of one that the nest cannot have."""
        handler = self._handlers.get(op.name)
        if handler is not None:
            handler(build, op)
            return
        values = (*op.operands, *op.results)
        numbers = op.dialect_name() in ("arith", "math") and not op.regions
        if not numbers or any(is_shaped(each.type) for each in values):
            needed = "loops, choices, arithmetic and single elements, in a loop that is kept"
            change = "write it with linalg, or let no step take what another step stores"
            raise refuse(op, needed, op.name, change)
        clone = build.op(op.clone({each: self.number(each) for each in op.operands}))
        clone.location = op.location
        self.known.update(zip(op.results, clone.results, strict=True))

    def _for(self, build: Inserter, op: Operation) -> None:
        loop = cast("scf.ForOp", op)
        if not isinstance(loop.lb.type, IndexType):
            raise refuse(loop, "loops that count indices", f"{loop.lb.type}")
        pairs = [*zip(loop.iter_args, loop.body.block.args[1:], loop.results, strict=True)]
        carried = [each for each in pairs if not is_shaped(each[0].type)]
        tensors = [each for each in pairs if is_shaped(each[0].type)]
        begun = [self._enter(loop, first) for first, *_ in tensors]
        bounds = [self.number(each) for each in (loop.lb, loop.ub, loop.step)]
        kinds = [IndexType(), *(first.type for first, *_ in carried)]
        body = Block(arg_types=kinds)
        lb, ub, step = bounds
        made = scf.ForOp(lb, ub, step, [self.number(first) for first, *_ in carried], body)
        build.op(made).location = loop.location
        before = {each: each.version for each in self.memories}
        self._step_on(loop, before)
        self.known[loop.body.block.args[0]] = body.args[0]
        body.args[0].name_hint = loop.body.block.args[0].name_hint
        for (_, inside, _), argument in zip(carried, body.args[1:], strict=True):
            self.known[inside] = argument
        for (_, inside, _), shown in zip(tensors, begun, strict=True):
            self.shown[inside] = shown.now()
        inner = Inserter.at_end(body, loop)
        end = self.run(inner, loop.body.block)
        ends = list(end.operands) if end is not None else []
        self._check_handed(loop, ends, tensors, begun)
        kept = [each for each in ends if not is_shaped(each.type)]
        inner.op(scf.YieldOp(*map(self.number, kept)))
        for (*_, result), value in zip(carried, made.results, strict=True):
            self.known[result] = value
        for (*_, result), shown in zip(tensors, begun, strict=True):
            self.shown[result] = shown.now()

    def _enter(self, loop: scf.ForOp, first: SSAValue) -> Shown:
        """What a loop's tensor begins as; of one from outside, memory that is this loop's alone."""
        if not isa(first.type, TensorType[Attribute]):
            raise refuse(loop, "loops that carry numbers and tensors", f"{first.type}")
        if first in self.shown and self.shown[first].version is not None:
            shown = self.shown[first]
            if shown.memory.root is not first:
                shown.check(loop)
                return shown
        return whole(self._memory(loop, first, first.type), 0)

    def _step_on(self, op: Operation, before: dict[Memory, int]) -> None:
        """Let no tensor of a memory that a loop writes be known in it: a later step would read what
        an earlier one wrote."""
        for memory in before:
            if any(self._writes(inner, memory) for inner in op.walk()):
                memory.version += 1

    def _writes(self, op: Operation, memory: Memory) -> bool:
        """Whether an op may write a memory: as far as values outside of the loop are known."""
        targets = [v for v in op.operands if is_shaped(v.type)]
        if isinstance(op, memref.StoreOp | tensor.InsertOp | FillOp | GenericOp):
            return any(self._is_of(each, memory) for each in targets)
        return isinstance(op, scf.ForOp) and any(self._is_of(v, memory) for v in op.iter_args)

    def _is_of(self, value: SSAValue, memory: Memory) -> bool:
        while isinstance(value.owner, memref.SubviewOp):
            value = value.owner.source
        return value in self.shown and self.shown[value].memory is memory

    def _check_handed(
        self, loop: Operation, ends: Sequence[SSAValue],
        tensors: Sequence[tuple[SSAValue, ...]], begun: Sequence[Shown],
    ) -> None:
        """GemmcError where a tensor is not the one that came in, with elements replaced."""
        handed = [each for each in ends if is_shaped(each.type)]
        for value, (_, inside, *_), shown in zip(handed, tensors, begun, strict=True):
            found = self.see(loop, value)
            found.check(loop)
            if found.memory is not shown.memory or found != shown:
                needed = "a tensor that is handed on with elements replaced"
                raise refuse(loop, needed, f"another one than %{inside.name_hint or 'it'}")

    def _if(self, build: Inserter, op: Operation) -> None:
        choice = cast("scf.IfOp", op)
        kinds = [each.type for each in choice.results if not is_shaped(each.type)]
        regions = [Region(Block()) for each in op.regions if each.blocks]
        yes, no = regions[0], regions[1] if len(regions) > 1 else Region()
        build.op(made := scf.IfOp(self.number(choice.cond), kinds, yes, no)).location = op.location
        ends: list[list[Shown]] = []
        begun = {each: each.version for each in self.memories}
        for old, new in zip((r for r in op.regions if r.blocks), regions, strict=True):
            written = {each: each.version for each in self.memories}
            for memory, version in begun.items():
                memory.version = version
            inner = Inserter.at_end(new.block, op)
            end = self.run(inner, old.block)
            values = list(end.operands) if end is not None else []
            ends.append([self.see(op, each) for each in values if is_shaped(each.type)])
            for each in ends[-1]:
                each.check(op)
            inner.op(scf.YieldOp(*[self.number(v) for v in values if not is_shaped(v.type)]))
            for memory, version in written.items():
                memory.version = max(memory.version, version)
        for memory, version in begun.items():
            memory.version += memory.version > version
        self._choose(choice, made, ends)

    def _choose(self, op: scf.IfOp, made: scf.IfOp, ends: Sequence[Sequence[Shown]]) -> None:
        numbers = [each for each in op.results if not is_shaped(each.type)]
        self.known.update(zip(numbers, made.results, strict=True))
        tensors = [each for each in op.results if is_shaped(each.type)]
        for value, *sides in zip(tensors, *ends, strict=True):
            if any(each != sides[0] for each in sides):
                raise refuse(op, "a choice of what one tensor becomes", "one of two tensors")
            self.shown[value] = sides[0].now()

    def _at(
        self, build: Inserter, op: Operation, shown: Shown, indices: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Where an element is in its memory."""
        check_places(op, self.loop, indices, shown.sizes)
        return shown.at(build, [self.number(each) for each in indices])

    def _load(self, build: Inserter, op: Operation) -> None:
        shown = self.see(op, op.operands[0])
        at = self._at(build, op, shown, op.operands[1:])
        made = memref.LoadOp.get(shown.memory.argument, at)
        self.known[op.results[0]] = build.value(made, op.results[0].name_hint)

    def _store(self, build: Inserter, op: Operation) -> None:
        self._put(build, op, self.see(op, op.operands[1]))

    def _insert(self, build: Inserter, op: Operation) -> None:
        shown = self.own(op, op.operands[1])
        self._put(build, op, shown)
        self.shown[op.results[0]] = shown.now()

    def _put(self, build: Inserter, op: Operation, shown: Shown) -> None:
        """Store the number of an op where it says."""
        value, _, *indices = op.operands
        at = self._at(build, op, shown, indices)
        build.op(memref.StoreOp.get(self.number(value), shown.memory.argument, at))
        self.write(op, shown)

    def own(self, op: Operation, target: SSAValue) -> Shown:
        """A tensor of the nest that ops replace elements of. GemmcError of one from outside, which
        stays as it is in each step."""
        shown = self.see(op, target)
        if shown.memory.root is target:
            raise refuse(op, "a tensor that the loop carries, or makes", "one from outside of it")
        return shown

    def _part(self, build: Inserter, op: Operation) -> None:
        part = cast("memref.SubviewOp", op)
        shown = self.see(op, part.source)
        kind = op.results[0].type
        self.shown[op.results[0]] = part_of(build, shown, part, kind, self.number)

    def _put_back(self, build: Inserter, op: Operation) -> None:
        """A part that was replaced where it lies, put into the whole: nothing is to be done."""
        part, target = (self.see(op, each) for each in op.operands[:2])
        put = cast("tensor.InsertSliceOp", op)
        same = part_of(build, target, put, put.source.type, self.number)
        part.check(op)
        if part != same:
            raise refuse(op, "parts that are put back where they come from", "others")
        self.shown[op.results[0]] = target.now()

    def _to_tensor(self, build: Inserter, op: Operation) -> None:
        self.shown[op.results[0]] = self.see(op, op.operands[0]).now()

    def _take(self, build: Inserter, op: Operation) -> None:
        found = whole(self._memory(op, None, op.results[0].type))
        self.shown[op.results[0]] = found if is_memref(op.results[0]) else found.now()

    def _apply(self, build: Inserter, op: Operation) -> None:
        numbers = [self.number(each) for each in op.operands]
        (found,) = cast("affine.ApplyOp", op).map.data.results
        rank = cast("affine.ApplyOp", op).map.data.num_dims
        self.known[op.results[0]] = applied(build, found, numbers[:rank], numbers[rank:])

    def _fill(self, build: Inserter, op: Operation) -> None:
        value, target = op.operands
        shown = self.see(op, target) if is_memref(target) else self.own(op, target)

        def step(inner: Inserter, counters: Sequence[SSAValue]) -> None:
            at = shown.at(inner, counters)
            inner.op(memref.StoreOp.get(self.number(value), shown.memory.argument, at))

        each_element(build, shown.sizes, step)
        self.write(op, shown)
        self.shown.update({each: shown.now() for each in op.results})

    def _generic(self, build: Inserter, op: Operation) -> None:
        spell_generic(self, build, cast("GenericOp", op))


def _elements(build: Inserter, memory: Memory) -> SSAValue:
    """What memory begins as: a tensor, or all that a memref holds."""
    root = memory.root
    assert root is not None, "memory of the nest's own begins as nothing"
    return build.value(ToTensorOp(root, tensor_of(root.type))) if is_memref(root) else root
