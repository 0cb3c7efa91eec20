"""What is written to memory on one side of a choice: both sides write copies, and of these the
condition takes one, element by element."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import affine, arith, func, memref, scf
from xdsl.dialects.builtin import AffineMapAttr, MemRefType, ModuleOp
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects.bufferization import MaterializeInDestinationOp
from gemmc.dialects.in_memory import VIEWS, Destinations, destinations
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, ancestors, walk_type


def take_out_writes(module: Operation, *, told: bool = True) -> None:
    """Let nothing be written in a choice, the inner ones first; unless `told`, not in those whose
    side each step of the loops around tells. GemmcError where memory that is written is shown by
    several memrefs, or has open sizes."""
    for choice in reversed(walk_type(module, scf.IfOp)):
        if any(isinstance(each, SequentialOp) for each in ancestors(choice)):
            continue  # the thread of a nest that is kept takes one side
        written = _written(choice)
        if written and (told or not _is_told(choice)):
            _take_out(choice, written)


def _is_told(choice: scf.IfOp) -> bool:
    """Whether a choice's condition follows from constants in each step, should the loops around
    be written out."""
    around = [each for each in ancestors(choice) if isinstance(each, scf.ForOp)]
    return _follows(choice.cond, around) and all(_is_counted(each) for each in ancestors(choice))


def _is_counted(op: Operation) -> bool:
    if isinstance(op, scf.ForOp):
        around = [each for each in ancestors(op) if isinstance(each, scf.ForOp)]
        return all(_follows(each, around) for each in (op.lb, op.ub, op.step))
    return isinstance(op, func.FuncOp | ModuleOp) or isinstance(op, scf.IfOp) and _is_told(op)


def _follows(value: SSAValue, around: Sequence[scf.ForOp]) -> bool:
    """Whether a number follows from constants and the counters of loops."""
    op = value.owner
    if isinstance(op, Block):
        return any(value is loop.body.block.args[0] for loop in around)
    numbers = op.dialect_name() in (arith.Arith.name, affine.Affine.name) and not op.regions
    return numbers and all(_follows(each, around) for each in op.operands)


def _written(choice: scf.IfOp) -> list[SSAValue]:
    """The memrefs from outside that are written on a side."""
    found: dict[SSAValue, None] = {}
    for op in choice.walk():
        if isinstance(op, Destinations):
            values = destinations(op)
        elif isinstance(op, memref.StoreOp):
            values = (op.memref,)
        elif isinstance(op, memref.CopyOp | MaterializeInDestinationOp):
            values = (op.operands[1],)
        else:
            values = tuple(op.operands) if isinstance(op, func.CallOp) else ()
        for value in filter(is_memref, values):
            if not _is_inside(choice, root := _shown(choice, value)):
                found[root] = None
    return list(found)


def _shown(choice: scf.IfOp, value: SSAValue) -> SSAValue:
    """The memref from outside that a view made in a choice shows; or the memory that it takes."""
    while isinstance(value.owner, VIEWS) and _is_inside(choice, value):
        value = value.owner.operands[0]
    return value


def _is_inside(choice: scf.IfOp, value: SSAValue) -> bool:
    owner = value.owner
    at = owner.parent_op() if isinstance(owner, Block) else owner
    return at is not None and at is not choice and choice in ancestors(at) or at is choice


def _roots(value: SSAValue) -> set[SSAValue]:
    """The memrefs whose memory a value shows: several where choices or loops tell which."""
    found, left = set[SSAValue](), [value]
    while left:
        value = left.pop()
        if value not in found:
            found.add(value)
            left += _sources(value)
    return found


def _sources(value: SSAValue) -> list[SSAValue]:
    """The memrefs one of which a value is, or a view of it."""
    op = value.owner
    if isinstance(op, VIEWS):
        return [op.operands[0]]
    if isinstance(op, arith.SelectOp):
        return [op.lhs, op.rhs]
    if isinstance(op, scf.IfOp | scf.ForOp | scf.WhileOp):
        ends = [each.last_op for region in op.regions for each in region.blocks]
        values = [*op.operands, *(value for end in ends if end for value in end.operands)]
        return [each for each in values if each.type == value.type]
    around = op.parent_op() if isinstance(op, Block) else None
    if isinstance(around, scf.ForOp | scf.WhileOp):
        return [each for each in around.operands if each.type == value.type]
    return []


def _check(choice: scf.IfOp, written: list[SSAValue]) -> None:
    outside = {
        value
        for op in choice.walk()
        for value in op.operands
        if op is not choice and is_memref(value) and not _is_inside(choice, value)
    }
    for value in written:
        kind = value.type
        if not isa(kind, MemRefType[Attribute]) or not kind.has_static_shape():
            raise refuse(choice, "static sizes of what is written in a choice", f"{kind}")
        if any(_roots(each) & _roots(value) and each is not value for each in outside):
            needed = "memory that is written in a choice through one memref"
            raise refuse(choice, needed, "views of one memory", "make the views in the choice")
    for number, result in enumerate(choice.results):
        if is_memref(result):
            _check_yielded(choice, written, number)
        elif not _is_number(result.type):
            needed = "numbers or memory from a choice that writes memory"
            raise refuse(choice, needed, f"{result.type}")


def _check_yielded(choice: scf.IfOp, written: list[SSAValue], number: int) -> None:
    """What a choice gives is no view, made in it, of memory from outside that it writes: such a
    view is one of a side's copy."""
    for region in choice.regions:
        end = region.block.last_op if region.blocks else None
        value = end.operands[number] if end is not None else None
        if value is None or not _is_inside(choice, value):
            continue
        if any(_roots(value) & _roots(each) for each in written):
            needed = "memory from a choice that is its own, or is there ahead of it"
            raise refuse(choice, needed, "a view of what it writes", "make the view behind it")


def _is_number(kind: Attribute) -> bool:
    return not hasattr(kind, "get_shape")


def _take_out(choice: scf.IfOp, written: list[SSAValue]) -> None:
    _check(choice, written)
    sides: list[tuple[dict[SSAValue, SSAValue], list[SSAValue]]] = []
    for region in (choice.true_region, choice.false_region):
        own: dict[SSAValue, SSAValue] = {}
        if region.blocks:
            own = {value: _copy(choice, value) for value in written}
        sides.append((own, _moved(choice, region, own)))
    (yes, found), (no, others) = sides
    for value in written:
        _choose(choice, value, yes[value], no.get(value))
    for result, *values in zip(choice.results, found, others, strict=True):
        chosen = Inserter.before(choice).value(arith.SelectOp(choice.cond, *values))
        result.replace_all_uses_with(chosen)
    choice.detach()
    choice.erase()


def _copy(choice: scf.IfOp, value: SSAValue) -> SSAValue:
    build, kind = Inserter.before(choice), value.type
    assert isa(kind, MemRefType[Attribute]), "it was checked"
    own = build.value(memref.AllocOp([], [], MemRefType(kind.element_type, kind.get_shape())))
    build.op(memref.CopyOp(value, own))
    return own


def _moved(choice: scf.IfOp, region: Region, own: dict[SSAValue, SSAValue]) -> list[SSAValue]:
    """Ops of a side in front of the choice, on copies; what they yield."""
    block = choice.parent_block()
    assert block is not None, "a choice stands in a block"
    yielded: list[SSAValue] = []
    for op in list(region.block.ops) if region.blocks else []:
        if isinstance(op, scf.YieldOp):
            yielded = list(op.operands)
            continue
        op.detach()
        for inner in op.walk():
            inner.operands = [own.get(each, each) for each in inner.operands]
        block.insert_op_before(op, choice)
    return yielded


def _choose(choice: scf.IfOp, value: SSAValue, yes: SSAValue, no: SSAValue | None) -> None:
    kind = value.type
    assert isa(kind, MemRefType[Attribute]), "it was checked"
    inputs = [yes] if no is None else [yes, no]
    body = Block(arg_types=[kind.element_type] * (len(inputs) + 1))
    inner = Inserter.at_end(body, choice)
    inner.op(YieldOp(inner.value(arith.SelectOp(choice.cond, body.args[0], body.args[1]))))
    rank = kind.get_num_dims()
    maps = [AffineMapAttr(AffineMap.identity(rank))] * (len(inputs) + 1)
    kinds = [IteratorTypeAttr.parallel()] * rank
    Inserter.before(choice).op(GenericOp(inputs, [value], Region(body), maps, kinds))
