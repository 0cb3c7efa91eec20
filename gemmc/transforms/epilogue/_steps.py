"""Steps of a loop over K that stand outside of it, with something else during their products."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from xdsl.dialects import scf
from xdsl.ir import Block, SSAValue

from gemmc.dialects.wgmma import WaitGroupOp
from gemmc.ir import Inserter, constant_of

T = TypeVar("T")


def waits_in(loop: scf.ForOp) -> list[WaitGroupOp]:
    """The waits for products right in a loop."""
    return [op for op in loop.body.block.ops if isinstance(op, WaitGroupOp)]


def product_loops(block: Block) -> list[scf.ForOp]:
    """The loops over K right in a block: those that wait for products."""
    return [op for op in block.ops if isinstance(op, scf.ForOp) and waits_in(op)]


def shares(items: Sequence[T], count: int) -> list[Sequence[T]]:
    """The items cut into so many runs, the first of which have as many as the last, or one more."""
    cuts = [-(-number * len(items) // count) for number in range(count + 1)]
    return [items[begin:end] for begin, end in zip(cuts, cuts[1:], strict=False)]


def last_steps(
    build: Inserter,
    loop: scf.ForOp,
    trips: int,
    during: Sequence[Callable[[], None]],
    after: Callable[[list[SSAValue]], None] = lambda _: None,
) -> None:
    """As many of the last steps of a loop over K, of known length, as there are callers, behind it,
    each with what one of them inserts before its wait for the products; `after` each it may change
    the values that it hands on. What has used the loop's results uses the last step's."""
    uses = [list(result.uses) for result in loop.results]
    width, values = constant_of(loop.step) or 0, list[SSAValue](loop.results)
    end = (constant_of(loop.lb) or 0) + (trips - len(during)) * width
    loop.operands[1] = Inserter.before(loop).index(end)
    for number, inserts in enumerate(during):
        values = step(build, loop, [build.index(end + number * width), *values], inserts)
        after(values)
    for each, value in zip(uses, values, strict=True):
        for use in each:
            use.operation.operands[use.index] = value


def step(
    build: Inserter, loop: scf.ForOp, values: Sequence[SSAValue], during: Callable[[], None]
) -> list[SSAValue]:
    """A copy of a loop's body, of which `values` are the arguments, with what `during` inserts
    before its wait for the products; what it yields."""
    block = loop.body.block
    known: dict[SSAValue, SSAValue] = dict(zip(block.args, values, strict=True))
    for op in block.ops:
        if isinstance(op, scf.YieldOp):
            return [known.get(v, v) for v in op.operands]
        if isinstance(op, WaitGroupOp):
            during()
        build.op(op.clone(known)).location = op.location
    raise AssertionError("a loop's body ends with scf.yield")
