"""Control flow of a function as straight code: loops of a known number of steps are written out,
long ones are recurrences; of a choice both sides are computed; blocks become choices and loops
first. A `scf.while` has as many steps as its condition holds, which follows from constants, or may:
then conditions choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from xdsl.dialects import affine, arith, func, scf, tensor
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    ModuleOp,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineConstantExpr

from gemmc.dialects.blocks import Known, copy_ahead
from gemmc.dialects.branches import join_blocks
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._alike_steps import are_alike
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.problem._calls import inline_straight_calls
from gemmc.transforms.problem._chosen import chosen
from gemmc.transforms.problem._counted_whiles import (
    as_counted,
    as_guarded,
    guard_writes,
    most_steps,
)
from gemmc.transforms.problem._guarded_writes import take_out_writes
from gemmc.transforms.problem._loops_in_memory import carry_memory, carry_memory_until
from gemmc.transforms.problem._numbers import folded, integer_of, number_in
from gemmc.transforms.problem._recurrences import as_recurrence
from gemmc.transforms.problem._untiled import raise_tiles

MOST_STEPS, MOST_OPS = 256, 20_000
"""Of loops that are written out: the steps of one, and the ops that those of a function become."""

FEW_STEPS, VERY_FEW_STEPS, FEW_OPEN_STEPS = 16, 4, 32
FEW_OPS, FEW_OPS_OF_ELEMENTS = 2_000, 4_000
"""Of loops that are written out though their steps could be compiled as one: the steps of one with
sums, which are kernels of their own either way; those of one with which a function has more ops;
those of one that a condition ends, whose steps choose what they keep in kernels of their own. Of
steps that only compute elements of elements, which may be one kernel, there may be more."""

_MOVES = tensor.ExtractSliceOp | tensor.InsertSliceOp | tensor.PadOp | tensor.ConcatOp
"""What moves elements from one step to others of the next."""

def straighten(function: func.FuncOp) -> None:
    """Leave no control flow in a function but loops in bodies of `linalg`. GemmcError for a loop
    whose steps are not known, or too many, and for branches that are taken or not."""
    if function.is_declaration:
        return
    _refuse_single_elements(function)
    join_blocks(function.body)
    raise_tiles(function)
    written = 0
    control = scf.ForOp | scf.WhileOp | scf.IfOp
    while found := [op for op in function.body.block.ops if isinstance(op, control)]:
        for op in found:
            if isinstance(op, scf.ForOp):
                written += _write_out(op, written)
            elif isinstance(op, scf.WhileOp):
                written += _write_out_while(op, written)
            elif isinstance(op, scf.IfOp):
                _choose(op)
    _straighten_bodies(function, written)


def _straighten_bodies(function: func.FuncOp, written: int) -> None:
    """Leave no control flow on numbers in bodies either, in a function of which so many ops are
    written out; loops come first, since a counter tells how often the ones inside of it go on."""
    while loop := next((op for op in _in_bodies(function) if isinstance(op, scf.ForOp)), None):
        written += _write_out_in_body(loop, written)
    for choice in reversed([op for op in _in_bodies(function) if isinstance(op, scf.IfOp)]):
        _choose(choice)


def _in_bodies(op: Operation) -> Iterator[Operation]:
    """The ops in an op, but not in nests whose loops are kept."""
    for region in op.regions:
        for block in region.blocks:
            for each in block.ops:
                yield each
                if not isinstance(each, SequentialOp):
                    yield from _in_bodies(each)


def _write_out_in_body(loop: scf.ForOp, written: int) -> int:
    _settle(loop)
    steps = _steps(loop)
    if steps is None:
        change = "take the loop out of the body"
        raise refuse(loop, "constant bounds and a step of 1 or more, in a body", "others", change)
    _check_steps(loop, steps, written)
    return _copy_steps(loop, steps)


def _refuse_single_elements(function: func.FuncOp) -> None:
    for op in function.walk():
        if isinstance(op, affine.ForOp | affine.ParallelOp):
            needed = "ops of linalg, which say what is computed of whole tensors or memrefs"
            change = "leave -convert-linalg-to-affine-loops out"
            raise refuse(op, needed, "loops over single elements", change)


def _steps(loop: scf.ForOp) -> range | None:
    """The numbers of a loop's steps; None where they are not known."""
    bounds = [constant_index(each) for each in (loop.lb, loop.ub, loop.step)]
    if None in bounds or cast(int, bounds[2]) < 1:
        return None
    return range(*cast("list[int]", bounds))


def _settle(loop: scf.ForOp) -> None:
    """Put constants in the place of bounds and a step that follow from constants."""
    for number, value in enumerate((loop.lb, loop.ub, loop.step)):
        known = integer_of(value)
        if known is not None and constant_index(value) is None:
            constant = IntegerAttr(known, cast("IndexType | IntegerType", value.type))
            loop.operands[number] = Inserter.before(loop).value(arith.ConstantOp(constant))


def _size(block: Block) -> int:
    """Ops of a block, with those that the loops in it become; of unknown steps as one."""
    found = 0
    for op in block.ops:
        inner = sum(_size(each) for region in op.regions for each in region.blocks)
        steps = _steps(op) if isinstance(op, scf.ForOp) else None
        found += 1 + inner * (1 if steps is None else len(steps))
    return found


def _write_out(loop: scf.ForOp, written: int) -> int:
    """A loop as its steps, in a function of which so many ops are written out; how many more."""
    _settle(loop)
    steps = _steps(loop)
    if steps is None:
        if constant_index(loop.step) is not None and cast(int, constant_index(loop.step)) < 1:
            raise refuse(loop, "a step of 1 or more", f"{constant_index(loop.step)}")
        return _write_out_guarded(loop, written)
    if len(steps) > FEW_STEPS or _is_long(loop, steps, written):
        take_out_writes(loop)
        loop = carry_memory(loop, _choose)
    made = as_recurrence(loop, steps) if _is_long(loop, steps, written) else None
    if made is not None:
        for step in made:
            straighten(step)
        return 1
    _check_steps(loop, steps, written)
    return _copy_steps(loop, steps)


def _copy_steps(loop: scf.ForOp, steps: range) -> int:
    """Put a loop's steps in its place; how many ops more."""
    copied = len(steps) * sum(1 for _ in loop.body.walk())
    carried = list(loop.iter_args)
    for counter in steps:
        known = _entering(loop, counter, carried)
        carried = copy_ahead(loop, loop.body.block, known, folded)
    replace(loop, carried)
    return copied


def _is_long(loop: scf.ForOp, steps: range, written: int) -> bool:
    """Whether a loop's steps are better compiled once than written out, or have to be."""
    return _better_once(loop, len(steps), written + len(steps) * _size(loop.body.block))


def _better_once(loop: scf.ForOp | scf.WhileOp, steps: int, ops: int) -> bool:
    """Whether so many steps, with which a function has so many ops, are not written out."""
    if steps > MOST_STEPS or ops > MOST_OPS:
        return True
    found = (op for op in loop.walk() if isinstance(op, LinalgStructuredOperation))
    has_sums = not all(map(all_parallel, found))
    if not has_sums and not any(isinstance(op, _MOVES) for op in loop.walk()):
        return steps > FEW_STEPS and ops > FEW_OPS_OF_ELEMENTS
    few = FEW_STEPS if isinstance(loop, scf.ForOp) else FEW_OPEN_STEPS
    return steps > VERY_FEW_STEPS if ops > FEW_OPS else steps > few and has_sums


def _check_steps(loop: scf.ForOp, steps: range, written: int) -> None:
    size = _size(loop.body.block)
    if len(steps) > MOST_STEPS or written + len(steps) * size > MOST_OPS:
        needed = f"at most {MOST_STEPS} steps, of {MOST_OPS} ops together"
        others = f", behind {written} ops of other loops" if written else ""
        change = "write it with linalg, or let no step take what another step stores"
        raise refuse(loop, needed, f"{len(steps)} of {size}{others}", change)


def _entering(
    loop: scf.ForOp, counter: int, carried: Sequence[SSAValue]
) -> Known:
    """What the arguments of a loop's block are in a step."""
    kind = cast("IndexType | IntegerType", loop.lb.type)
    number = Inserter.before(loop).value(arith.ConstantOp(IntegerAttr(counter, kind)))
    return dict(zip(loop.body.block.args, (number, *carried), strict=True))


def _write_out_guarded(loop: scf.ForOp, written: int) -> int:
    """A loop of as many steps as a number tells, which is at most a constant: that many choices."""
    bounds = constant_index(loop.lb), _most(loop.ub), constant_index(loop.step)
    if None in bounds or any(isinstance(each.type, MemRefType) for each in _touched(loop)):
        change = "count to arith.minsi of it and a constant, on tensors, or write the steps out"
        raise refuse(loop, "constant bounds and step", "others", change)
    steps = range(*cast("tuple[int, int, int]", bounds))
    function = loop.parent_op()
    if isinstance(function, func.FuncOp) and _is_long(loop, steps, written):
        if are_alike(function, loop):
            as_guarded(loop, steps.stop, chosen)
            return 0
    _check_steps(loop, steps, written)
    carried: list[SSAValue] = [*loop.iter_args]
    for counter in steps:
        known, build = _entering(loop, counter, carried), Inserter.before(loop)
        less = build.value(arith.CmpiOp(known[loop.body.block.args[0]], loop.ub, "slt"))
        kinds = [each.type for each in carried]
        step, other = (Region(Block()) for _ in range(2))
        step.block.add_op(end := scf.YieldOp())
        end.operands = copy_ahead(end, loop.body.block, known, folded)
        other.block.add_op(scf.YieldOp(*carried))
        carried = [*build.op(scf.IfOp(less, kinds, step, other)).results]
    replace(loop, carried)
    return len(steps) * sum(1 for _ in loop.body.walk())


def _most(value: SSAValue) -> int | None:
    """A number that an index surely is not above, as signed ones are compared; None of others."""
    op, number = value.owner, constant_index(value)
    if number is not None or not isinstance(op, Operation):
        return number
    if isinstance(op, arith.IndexCastOp):
        return _most(op.input)
    if isinstance(op, arith.MinSIOp | arith.MinUIOp):
        known = [each for each in map(_most, op.operands) if each is not None]
        return min((each for each in known if each >= 0), default=None)
    if isinstance(op, affine.MinOp):
        constants = [each.value for each in op.map.data.results
                     if isinstance(each, AffineConstantExpr)]  # fmt: skip
        return min(constants, default=None)
    return None


def _touched(loop: scf.ForOp) -> list[SSAValue]:
    return [value for op in loop.walk() for value in (*op.operands, *op.results)]


def _write_out_while(loop: scf.WhileOp, written: int) -> int:
    """A loop as its steps; how many ops more. A step whose condition is not known is taken, too:
    of what it and those behind it make, and what was there before it, its condition chooses."""
    if most_steps(loop) is None:
        loop = carry_memory_until(loop, _choose)
    loop = guard_writes(loop)
    before, after = loop.before_region.block, loop.after_region.block
    size = _size(before) + _size(after)
    if (most := _long_while(loop, size, written)) is not None:
        as_counted(loop, most, chosen)
        return 0
    carried, open_, steps = list(loop.arguments), list[tuple[SSAValue, list[SSAValue]]](), 0
    last = most_steps(loop)
    for steps in range(MOST_STEPS + 1):
        known: Known = dict(zip(before.args, carried, strict=True))
        condition, *carried = copy_ahead(loop, before, known, folded)
        holds = number_in(condition) if steps != last else 0
        if holds is None:
            open_.append((condition, carried))
        elif not holds:
            for condition, found in reversed(open_):
                sides = zip(carried, found, strict=True)
                build = Inserter.before(loop)
                carried = [chosen(build, condition, *each) for each in sides]
            replace(loop, carried)
            return steps * size
        if written + (steps + 1) * size > MOST_OPS:
            break
        known = dict(zip(after.args, carried, strict=True))
        carried = copy_ahead(loop, after, known, folded)
    change = "count the steps in integers, too: tolerance > … and steps < 20" if open_ else ""
    if open_ and last is None:
        needed = "a condition that ends it by a number of steps that follows from constants"
        raise refuse(loop, needed, "another", change)
    others = f", behind {written} ops of other loops" if written else ""
    needed = f"at most {MOST_STEPS} steps, of {MOST_OPS} ops together"
    raise refuse(loop, needed, f"more of {size}{others}", change)


def _long_while(loop: scf.WhileOp, size: int, written: int) -> int | None:
    """The most steps of a loop that are better compiled once than written out, or have to be."""
    function, most = loop.parent_op(), most_steps(loop)
    if most is None or not isinstance(function, func.FuncOp) or not are_alike(function, loop):
        return None
    return most if _better_once(loop, most, written + most * size) else None


def _choose(op: scf.IfOp) -> None:
    """Both sides, and of each result one by the condition, element by element; of a condition that
    follows from constants the side that is taken."""
    holds = integer_of(op.cond)
    if holds is not None:
        taken = op.true_region if holds else op.false_region
        replace(op, copy_ahead(op, taken.block, {}, folded) if taken.blocks else [])
        return
    take_out_writes(op)
    if op.parent is None:
        return
    yes = copy_ahead(op, op.true_region.block, {}, folded)
    no = copy_ahead(op, op.false_region.block, {}, folded) if op.false_region.blocks else []
    build = Inserter.before(op)
    found = [chosen(build, op.cond, *sides) for sides in zip(yes, no, strict=True)]
    replace(op, found)


def straighten_all(module: ModuleOp) -> None:
    """`straighten` of every function, behind calls of functions of one block."""
    inline_straight_calls(module)
    for function in walk_type(module, func.FuncOp):
        straighten(function)
