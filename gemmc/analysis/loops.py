"""Loops (scf.for): carried values added and dropped, iteration counters, walks over blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, scf
from xdsl.ir import Block, Operation, Region, SSAValue

from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.dialects.tile.kernel import ExtentOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, constant_of, index_of


def add_carried(
    loop: scf.ForOp,
    inits: Sequence[SSAValue],
    step: Callable[[Inserter, list[SSAValue]], list[SSAValue]],
) -> scf.ForOp:
    """A copy of the loop that also carries `inits`; `step` builds their next values.

    The new carried values come last, in the block arguments and in the results.
    """
    block = loop.body.block
    args = [block.insert_arg(v.type, len(block.args)) for v in inits]
    end = block.last_op
    assert isinstance(end, scf.YieldOp)
    following = step(Inserter.before(end), list(args))
    replacement = scf.YieldOp(*end.operands, *following)
    Inserter.before(end).op(replacement)
    end.detach()
    end.erase()
    return _rebuild(loop, [*loop.iter_args, *inits], list(range(len(loop.results))))


def drop_carried(loop: scf.ForOp, dead: Sequence[int]) -> scf.ForOp:
    """A copy of the loop without the carried values at `dead`, which nothing may use any more.

    An unchanged carried value is its initial value everywhere.
    """
    block = loop.body.block
    end = block.last_op
    assert isinstance(end, scf.YieldOp)
    keep = [i for i in range(len(loop.iter_args)) if i not in dead]
    inits = [loop.iter_args[i] for i in keep]
    for i in sorted(dead, reverse=True):
        argument = block.args[i + 1]
        argument.replace_all_uses_with(loop.iter_args[i])
        loop.results[i].replace_all_uses_with(loop.iter_args[i])
        block.erase_arg(argument)
    replacement = scf.YieldOp(*[end.operands[i] for i in keep])
    Inserter.before(end).op(replacement)
    end.detach()
    end.erase()
    return _rebuild(loop, inits, keep)


def _rebuild(loop: scf.ForOp, inits: Sequence[SSAValue], kept: Sequence[int]) -> scf.ForOp:
    """The loop with other carried values; old result kept[j] becomes new result j."""
    body = loop.detach_region(loop.body)
    new = scf.ForOp(loop.lb, loop.ub, loop.step, inits, body)
    Inserter.before(loop).op(new)
    for j, i in enumerate(kept):
        new.results[j].name_hint = loop.results[i].name_hint
        loop.results[i].replace_all_uses_with(new.results[j])
    loop.add_region(Region(Block()))
    loop.detach()
    loop.erase()
    return new


def unchanged_carried(loop: scf.ForOp) -> list[int]:
    """Positions of carried values that every iteration hands on as they are."""
    end = loop.body.block.last_op
    assert isinstance(end, scf.YieldOp)
    args = loop.body.block.args[1:]
    return [i for i, (a, y) in enumerate(zip(args, end.operands, strict=True)) if a is y]


def carried_index(value: SSAValue) -> tuple[scf.ForOp, int] | None:
    """(loop, position) if the value is a carried value inside its loop, else None."""
    owner = value.owner
    if not isinstance(owner, Block):
        return None
    loop = owner.parent_op()
    position = index_of(value) - 1
    if not isinstance(loop, scf.ForOp) or position < 0:
        return None
    return loop, position


def made_anew(value: SSAValue) -> tuple[SSAValue, SSAValue] | None:
    """(first, following) of what a loop carries, inside or behind it, if each iteration makes the
    following one without any carried value: an address of the block before, for one."""
    owner = value.owner
    if isinstance(owner, scf.ForOp):
        loop, position = owner, index_of(value)
    else:
        found = carried_index(value)
        if found is None:
            return None
        loop, position = found
    following = _following(loop, position)
    block = loop.body.block
    open_ones, seen = [following], set[SSAValue]()
    while open_ones:
        each = open_ones.pop()
        maker = each.owner
        if each in seen or (isinstance(maker, Block) and maker is not block):
            continue
        seen.add(each)
        if isinstance(maker, Block):
            if each is not block.args[0]:
                return None
        elif maker.parent is block:
            if maker.regions:
                return None
            open_ones += maker.operands
    return loop.iter_args[position], following


def constant_trips(loop: scf.ForOp) -> int | None:
    """How often a loop of constant bounds runs; None for others."""
    begin, end, step = (constant_of(v) for v in (loop.lb, loop.ub, loop.step))
    if begin is None or end is None or step is None or step < 1:
        return None
    return max(0, -(-(end - begin) // step))


def least_trips(loop: scf.ForOp) -> int:
    """How often a loop plainly runs at least, 0 where nothing is known of its bounds."""
    begin, step, end = constant_of(loop.lb), constant_of(loop.step), loop.ub
    least = _least(end)
    if begin is None or least is None or step is None or step < 1:
        return 0
    return max(0, -(-(least - begin) // step))


def _least(value: SSAValue) -> int | None:
    """What a value plainly is at least."""
    if isinstance(value.owner, AssumeOp):
        return value.owner.least.value.data
    if isinstance(value.owner, arith.MuliOp):
        lhs, rhs = map(_least, value.owner.operands)
        return None if lhs is None or rhs is None or min(lhs, rhs) < 0 else lhs * rhs
    if isinstance(value.owner, arith.CeilDivUIOp):
        least, by = _least(value.owner.lhs), constant_of(value.owner.rhs)
        return None if least is None or by is None or least < 0 or by < 1 else -(-least // by)
    return value.owner.range.least if isinstance(value.owner, ExtentOp) else constant_of(value)


def known_trips(loop: scf.ForOp) -> int:
    """How often a loop over K runs; one of computed bounds, or that never runs, is refused."""
    trips = constant_trips(loop)
    if not trips:
        found = "computed bounds" if trips is None else "one that never runs"
        raise refuse(loop, "a loop over K of known length", found)
    return trips


def adds_one(loop: scf.ForOp, position: int) -> bool:
    """Whether each iteration hands on the carried value plus one."""
    return adds_units(loop, position, 1)


def adds_units(loop: scf.ForOp, position: int, count: int) -> bool:
    """Whether each iteration hands on the carried value plus a number."""
    following, carried = _following(loop, position).owner, loop.body.block.args[position + 1]
    if not isinstance(following, arith.AddiOp):
        return False
    return any(
        number is carried and constant_of(distance) == count
        for number, distance in zip(following.operands, reversed(following.operands), strict=True)
    )


def after_loops(number: SSAValue) -> SSAValue:
    """What a number that loops carry is after the outermost of them, as that loop's result."""
    found = carried_index(number)
    while found is not None:
        loop, position = found
        number, start = loop.results[position], loop.iter_args[position]
        found = carried_index(start)
        if found is not None and _following(*found) is not number:
            raise refuse(loop, "a number that goes on in the loop around", "one that starts anew")
    return number


def _following(loop: scf.ForOp, position: int) -> SSAValue:
    end = loop.body.block.last_op
    assert isinstance(end, scf.YieldOp)
    return end.operands[position]


def add_counter(loop: scf.ForOp) -> tuple[scf.ForOp, SSAValue]:
    """Let the loop carry the number of its iteration; (loop, number inside the body).

    In a nest the number goes on across the outer loops' iterations, so that it never repeats
    in the life of the kernel.
    """
    outer = loop.parent_op()
    if not isinstance(outer, scf.ForOp):
        start = Inserter.before(loop).index(0)
        return _count(loop, start)
    outer_counted, start = _carry_through(outer)
    inner, number = _count(loop, start)
    _yield_last(outer_counted, inner.results[-1])
    return inner, number


def _count(loop: scf.ForOp, start: SSAValue) -> tuple[scf.ForOp, SSAValue]:
    new = add_carried(loop, [start], lambda b, v: [b.add(v[0], b.index(1))])
    new.body.block.args[-1].name_hint = "it"
    return new, new.body.block.args[-1]


def _carry_through(loop: scf.ForOp) -> tuple[scf.ForOp, SSAValue]:
    """The loop, carrying a number its body is still to advance."""
    parent = loop.parent_op()
    if isinstance(parent, scf.ForOp):
        counted, start = _carry_through(parent)
        new = add_carried(loop, [start], lambda _, v: v)
        _yield_last(counted, new.results[-1])
    else:
        start = Inserter.before(loop).index(0)
        new = add_carried(loop, [start], lambda _, v: v)
    return new, new.body.block.args[-1]


def _yield_last(loop: scf.ForOp, value: SSAValue) -> None:
    end = loop.body.block.last_op
    assert isinstance(end, scf.YieldOp)
    end.operands[len(end.operands) - 1] = value


def ctas_per_unit(value: SSAValue, kind: type[Operation]) -> int | None:
    """How many CTAs the units have in which `value` counts them: 1, or what a number of that kind
    is divided by, which is a cluster's size. None if it counts something else."""
    owner, size = value.owner, 1
    if isinstance(owner, arith.DivUIOp):
        owner, size = owner.lhs.owner, constant_of(owner.rhs)
    return size if isinstance(owner, kind) else None
