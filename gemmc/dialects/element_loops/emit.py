"""Statements of a nest as ops of `linalg`."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, memref, scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from gemmc.dialects.bufferization import ToBufferOp, ToTensorOp
from gemmc.dialects.element_loops.linear import Linear, is_inside
from gemmc.dialects.element_loops.nest import Load, Memory, Nest, NotElements, Output, Statement
from gemmc.dialects.element_loops.order import Ranges, is_running, read_by
from gemmc.dialects.element_loops.placer import Placer
from gemmc.dialects.element_loops.space import Dimension, Extent, Space, dimension_of, space_of
from gemmc.dialects.element_loops.views import (
    Window,
    is_known_inside,
    put_into,
    shown,
    window_of,
)
from gemmc.dialects.memory_types import is_memref, tensor_of


class Emitter:
    """Writes the statements of a nest in front of it, and puts what they make in its place."""

    def __init__(self, nest: Nest, ranges: Ranges) -> None:
        self.nest, self.ranges = nest, ranges
        self.build = Placer(nest.root)
        self.values: dict[Memory, SSAValue] = {}
        written = [each.memory.value for one in nest.statements for each in one.outputs]
        self.in_memory = any(each is not None and is_memref(each) for each in written)
        if self.in_memory and nest.cells:
            raise NotElements("stores to memory in a loop that carries tensors")

    def write(self) -> None:
        """All statements, in order."""
        for statement in self.nest.statements:
            space = space_of(self.nest, statement, self.ranges)
            if not space.is_empty:
                self.build.source = statement.at
                body = Body(self, statement, space)
                try:
                    body.write()
                except NotElements:
                    body.drop()
                    raise
        self.build.source = self.nest.root
        for result in self.nest.root.results:
            memory = self.nest.now.get(result)
            if memory is None:
                whole = self.whole(self.nest.loads[result].memory)
                load = memref.LoadOp.get(whole, []) if self.in_memory else tensor.ExtractOp(
                    whole, [], result.type)  # fmt: skip
                found = self.build.value(load)
            else:
                found = self.whole(memory)
            found.name_hint = found.name_hint or result.name_hint
            result.replace_all_uses_with(found)
        self.nest.root.detach()
        self.nest.root.erase()

    def shape(self, memory: Memory) -> list[Extent]:
        """The extents of all of a memory, with those of the loops around it."""
        around: list[Extent] = [
            dimension_of(each, self.ranges, []).extent for each in memory.around
        ]
        return [*around, *memory.shape]

    def indices(self, memory: Memory, indices: list[Linear]) -> list[Linear]:
        """Places in all of a memory: counters of the loops around it from 0 on."""
        found: list[Linear] = []
        for each in memory.around:
            said = dimension_of(each, self.ranges, [])
            if said.step != 1:
                raise NotElements("numbers that a loop in steps of more than 1 carries")
            found.append(Linear(-said.first, {each.counter: 1}))
        return [*found, *indices]

    def whole(self, memory: Memory) -> SSAValue:
        """A memref or a tensor of all elements, as it is here."""
        if memory in self.values:
            return self.values[memory]
        value = memory.value
        if value is None:
            shape = self.shape(memory)
            static = [each if isinstance(each, int) else DYNAMIC_INDEX for each in shape]
            told = [each for each in shape if not isinstance(each, int)]
            if self.in_memory:
                kind = MemRefType(memory.element, static)
                made: Operation = memref.AllocOp(told, [], kind)
            else:
                made = tensor.EmptyOp(told, TensorType(memory.element, static))
            value = self.build.value(made)
        elif self.in_memory and not is_memref(value):
            kind_ = cast("TensorType[Attribute]", value.type)
            shaped = MemRefType(kind_.element_type, kind_.get_shape())
            value = self.build.value(ToBufferOp.create(operands=[value], result_types=[shaped]))
        elif not self.in_memory and is_memref(value):
            kind_ = tensor_of(value.type)
            value = self.build.value(ToTensorOp.create(operands=[value], result_types=[kind_]))
        self.values[memory] = value
        return value


class Body:
    """A statement as one op, while its body is written."""

    def __init__(self, emitter: Emitter, statement: Statement, space: Space) -> None:
        self.emitter, self.statement, self.space = emitter, statement, space
        self.nest, self.build = emitter.nest, emitter.build
        self.block = Block()
        self.known: dict[SSAValue, SSAValue] = {}
        self.counters = {each.counter: each for each in space.dimensions}
        self.inputs: list[SSAValue] = []
        self.maps: list[AffineMap] = []
        self.loads: dict[Load, BlockArgument] = {}
        self.running: list[BlockArgument] = []

    def drop(self) -> None:
        """Let go of what a body that is not finished reads."""
        if self.block.parent is None:
            self.block.erase(safe_erase=False)

    def write(self) -> None:
        if self._fill():
            return
        self._enter_inputs()
        windows, targets, maps = self._outputs()
        self.maps += maps
        self._tell_extents(maps)
        for output in self.statement.outputs:
            kind = output.memory.element
            self.running.append(self.block.insert_arg(kind, len(self.block.args)))
        self._known_before()
        values = [self._value(each.value) for each in self.statement.outputs]
        values = self._guarded(values)
        kinds = self._kinds(maps)
        if any(each == IteratorTypeAttr.reduction() for each in kinds):
            for argument in self.running:
                if not argument.uses:
                    raise NotElements("an element that several steps store")
        self.block.add_op(YieldOp(*values))
        results = [] if self.emitter.in_memory else [each.type for each in targets]
        indexing = [AffineMapAttr(each) for each in self.maps]
        region = Region(self.block)
        made = self.build.op(
            GenericOp(self.inputs, targets, region, indexing, kinds, results)
        )
        for each in made.walk():
            each.location = self.statement.at.location
        for output, result, window in zip(
            self.statement.outputs, made.results, windows, strict=False
        ):
            whole = self.emitter.whole(output.memory)
            self.emitter.values[output.memory] = put_into(self.build, result, whole, window)

    def _fill(self) -> bool:
        """Write one value from outside to all elements of a slice."""
        (output, *others), value = self.statement.outputs, self.statement.outputs[0].value
        plain = not others and not self.space.guards and not self.space.conditions
        if not plain or isinstance(value, Load) or is_inside(self.nest.root, value):
            constant = not isinstance(value, Load) and isinstance(value.owner, arith.ConstantOp)
            if not plain or not constant:
                return False
            value = self.build.value(cast("Operation", value.owner).clone())  # type: ignore
        window = self._window(output)
        if len(window.map.results) != len(self.space.dimensions):
            return False
        whole = self.emitter.whole(output.memory)
        part = shown(self.build, whole, window)
        kinds = [] if self.emitter.in_memory else [part.type]
        assert not isinstance(value, Load), "a value from outside"
        made = self.build.op(FillOp([value], [part], kinds))
        for each in made.walk():
            each.location = self.statement.at.location
        if made.results:
            found = put_into(self.build, made.results[0], whole, window)
            self.emitter.values[output.memory] = found
        return True

    def _window(self, output: Output) -> Window:
        memory = output.memory
        indices, shape = self.emitter.indices(memory, output.indices), self.emitter.shape(memory)
        guarded = bool(self.space.conditions)
        if guarded and not is_known_inside(memory.value, shape, indices, self.space):
            raise NotElements("a store that may be outside of its memory where it is not done")
        whole = self.emitter.whole(memory)
        window = window_of(self.build, whole, shape, indices, self.space)
        dims = [each for each in window.map.results if isinstance(each, AffineDimExpr)]
        if len(set(dims)) != len(window.map.results):
            raise NotElements("an element that is stored at a place of several counters")
        return window

    def _outputs(self) -> tuple[list[Window], list[SSAValue], list[AffineMap]]:
        windows = [self._window(each) for each in self.statement.outputs]
        pairs = zip(self.statement.outputs, windows, strict=True)
        targets = [shown(self.build, self.emitter.whole(o.memory), w) for o, w in pairs]
        return windows, targets, [each.map for each in windows]

    def _enter_inputs(self) -> None:
        """The operands of the loads whose places are sums of counters. A place that may be outside
        of its memory, where conditions do not hold, is computed: it is read where it is inside."""
        for load in read_by(self.nest, self.statement):
            if load.indices is None or is_running(load, self.statement) is not None:
                continue
            indices = self.emitter.indices(load.memory, load.indices)
            shape = self.emitter.shape(load.memory)
            if load.guarded and not is_known_inside(load.memory.value, shape, indices, self.space):
                continue
            whole = self.emitter.whole(load.memory)
            window = window_of(self.build, whole, shape, indices, self.space)
            self._enter(shown(self.build, whole, window), window.map)
            self.loads[load] = self.block.args[-1]

    def _enter(self, value: SSAValue, indexing: AffineMap) -> None:
        self.inputs.append(value)
        self.maps.append(indexing)
        kind = cast("TensorType[Attribute]", value.type).element_type
        self.block.insert_arg(kind, len(self.block.args))

    def _tell_extents(self, outputs: list[AffineMap]) -> None:
        """An operand without elements that matter, which has dimensions that no other one tells."""
        told = {each for said in self.maps for each in said.results}
        dims = range(len(self.space.dimensions))
        missing = [n for n in dims if AffineExpr.dimension(n) not in told]
        if not missing:
            return
        extents = [self.space.dimensions[n].extent for n in missing]
        static = [each if isinstance(each, int) else DYNAMIC_INDEX for each in extents]
        values = [each for each in extents if not isinstance(each, int)]
        element = self.statement.outputs[0].memory.element
        if self.emitter.in_memory:
            made: Operation = memref.AllocOp(values, [], MemRefType(element, static))
        else:
            made = tensor.EmptyOp(values, TensorType(element, static))
        exprs = tuple(AffineExpr.dimension(n) for n in missing)
        said = AffineMap(len(self.space.dimensions), 0, exprs)
        self.maps = self.maps[: len(self.inputs)]
        self._enter(self.build.value(made), said)
        self.maps += outputs

    def _known_before(self) -> None:
        """What an element was before a step is the value that the op hands on."""
        for number, output in enumerate(self.statement.outputs):
            for argument, memory in self.statement.carried.items():
                if memory is output.memory:
                    self.known[argument] = self.running[number]
        for load in read_by(self.nest, self.statement):
            output = is_running(load, self.statement)
            if output is not None and load not in self.loads:
                number = self.statement.outputs.index(output)
                self.loads[load] = self.running[number]

    def _kinds(self, outputs: list[AffineMap]) -> list[Attribute]:
        kept = [set(each.results) for each in outputs]
        if any(each != kept[0] for each in kept):
            raise NotElements("values of different loops at once")
        return [
            IteratorTypeAttr.parallel() if AffineExpr.dimension(n) in kept[0]
            else IteratorTypeAttr.reduction() for n in range(len(self.space.dimensions))
        ]  # fmt: skip

    def _op(self, op: Operation) -> SSAValue:
        self.block.add_op(op)
        return op.results[0]

    def _index(self, number: int) -> SSAValue:
        return self._op(arith.ConstantOp(IntegerAttr(number, IndexType())))

    def _value(self, value: SSAValue | Load) -> SSAValue:
        """A value in the body."""
        if isinstance(value, Load):
            return self._loaded(value)
        if value in self.known:
            return self.known[value]
        found = self._made(value)
        self.known[value] = found
        return found

    def _made(self, value: SSAValue) -> SSAValue:
        if value in self.nest.loads:
            return self._loaded(self.nest.loads[value])
        if value in self.nest.choices:
            return self._op(arith.SelectOp(*map(self._value, self.nest.choices[value])))
        if value in self.counters:
            return self._counter(self.counters[value])
        if not is_inside(self.nest.root, value):
            return value
        if isinstance(value.owner, Block) or isinstance(value.owner, scf.ForOp):
            raise NotElements("a value that a loop carries, used in its steps")
        operands = {each: self._value(each) for each in value.owner.operands}
        made = value.owner.clone(operands)
        self.block.add_op(made)
        for one, other in zip(value.owner.results, made.results, strict=True):
            self.known[one] = other
        return self.known[value]

    def _counter(self, said: Dimension) -> SSAValue:
        number = self.space.dimensions.index(said)
        found = self._op(IndexOp(number))
        if said.step != 1:
            found = self._op(arith.MuliOp(found, self._index(said.step)))
        return self._op(arith.AddiOp(found, self._index(said.first))) if said.first else found

    def _loaded(self, load: Load) -> SSAValue:
        if load in self.loads:
            return self.loads[load]
        if load.op is None or load.memory.around:
            raise NotElements("a place that may be outside of memory of the nest's own")
        places = [self._value(each) for each in load.op.operands[1:]]
        whole = self.emitter.whole(load.memory)
        if self.emitter.in_memory:
            return self._op(memref.LoadOp.get(whole, places))
        return self._op(tensor.ExtractOp(whole, places, load.memory.element))

    def _guarded(self, values: list[SSAValue]) -> list[SSAValue]:
        """Values where a statement's conditions hold, and elsewhere what was there."""
        held: list[SSAValue] = []
        for value, wanted in self.space.conditions:
            found = self._value(value)
            if not wanted:
                true = self._op(arith.ConstantOp.from_int_and_width(1, 1))
                found = self._op(arith.XOrIOp(found, true))
            held.append(found)
        for guard in self.space.guards:
            total = self._index(guard.const)
            for value, factor in guard.terms.items():
                each = self._op(arith.MuliOp(self._value(value), self._index(factor)))
                total = self._op(arith.AddiOp(total, each))
            held.append(self._op(arith.CmpiOp(total, self._index(0), "sge")))
        if not held:
            return values
        condition = held[0]
        for each in held[1:]:
            condition = self._op(arith.AndIOp(condition, each))
        pairs = zip(values, self.running, strict=True)
        return [self._op(arith.SelectOp(condition, *each)) for each in pairs]
