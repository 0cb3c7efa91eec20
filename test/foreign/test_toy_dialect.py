"""Ops of a foreign dialect go through gemmc's passes by what they say of themselves.

The dialect is registered by its classes' interfaces and its handlers in the interpreter; nothing
under gemmc/ knows of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import StringIO
from typing import Any

import foreign.toy_meaning  # noqa: F401  (registers the handlers)
import numpy as np
import pytest
from foreign import toy
from interpret.levels import ROOT, Level, delete
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.printer import Printer

from gemmc import frontend, pipeline, reference
from gemmc.dialects import barrier
from gemmc.dialects.tile import compute, output
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data import moves
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.types import memory_type
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError
from gemmc.ir import Inserter, replace, walk_type

SOURCE = ROOT / "examples" / "matmul_nt_bf16_cast.mlir"
SIZE = "m=96 n=40 k=160"
BEFORE = (
    f"resize{{{SIZE}}}",
    "normalize-contractions",
    "form-kernel{tile=64,32,32}",
    "schedule-work{persistent=true}",
    "promote{operand=lhs}",
    "promote{operand=rhs transpose=true}",
)
ROLES = (
    "multi-buffer{stages=2}",
    "specialize-warps{consumers=2 producer_registers=0 consumer_registers=0}",
    "distribute{label=main to=warpgroup shape=2,1}",
    "distribute{label=lhs to=thread shape=8,4}",
    "insert-barriers",
    "insert-fences",
)
TURNS = (
    *ROLES[:2],
    "pingpong",
    "order-pingpong",
    *ROLES[4:],
)


@dataclass(frozen=True)
class AdoptToy(ModulePass):
    """Somebody's pass: their copies and products instead of gemmc's."""

    name = "adopt-toy"

    plain: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for copy in walk_type(op, CopyOp):
            fetch = toy.FetchOp.make(copy.label, copy.source, copy.target, self.plain)
            Inserter.before(copy).op(fetch)
            replace(copy, [])
        for mma in walk_type(op, MmaOp):
            orders = mma.lhs_dims.data, mma.rhs_dims.data
            dot = toy.DotOp.make(mma.label, mma.lhs, mma.rhs, mma.accumulator, orders)
            replace(mma, [Inserter.before(mma).value(dot)])


def adopted(plain: bool = False) -> tuple[Context, ModuleOp, list[Any], list[Any]]:
    """The program in foreign ops, with inputs and the outputs it must have."""
    ctx = frontend.context()
    ctx.load_dialect(toy.Toy)
    module = frontend.parse(SOURCE.read_text(), SOURCE.name, ctx)
    pipeline.run(module, ctx, pipeline.load(BEFORE[0]).passes)
    inputs = reference.make_inputs(module, 0, True)
    expected = [r.value for r in reference.evaluate(module, inputs, rounded=True)]
    pipeline.run(module, ctx, pipeline.load(",".join(BEFORE[1:])).passes)
    AdoptToy(plain).apply(ctx, module)
    return ctx, module, inputs, expected


@cache
def levels(passes: tuple[str, ...]) -> tuple[Level, ...]:
    """The module after the adoption and after each pass that follows."""
    ctx, module, inputs, expected = adopted()
    found = [Level("adopt-toy", module.clone(), inputs, expected)]
    for each in passes:
        pipeline.run(module, ctx, pipeline.load(each).passes)
        module.verify()
        found.append(Level(each, module.clone(), inputs, expected))
    return tuple(found)


PATHS = {"roles": ROLES, "turns": TURNS}


@pytest.mark.parametrize("name", PATHS)
def test_every_level_computes_the_right_thing(name: str) -> None:
    for level in levels(PATHS[name]):
        level.check(seed=0)


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("name", PATHS)
def test_in_any_order_of_events(name: str, seed: int) -> None:
    levels(PATHS[name])[-1].check(seed)


def test_the_ops_subclass_none_of_gemmcs() -> None:
    for each in toy.Toy.operations:
        bases = [base for base in each.__mro__ if base.__module__.startswith("gemmc.")]
        assert {base.__module__.rpartition(".")[0] for base in bases} <= {
            "gemmc.dialects.interfaces"
        }


def names(path: str) -> list[str]:
    return [op.name for op in levels(PATHS[path])[-1].module.walk()]


def test_nothing_of_gemmcs_copies_and_products_is_left() -> None:
    theirs = {compute.MmaOp.name, moves.CopyOp.name, output.BulkStoreOp.name}
    assert not theirs & set(names("roles"))
    assert names("roles").count("toy.fetch") == 2
    assert names("roles").count("toy.dot") == 1


def test_it_completes_in_its_own_way() -> None:
    """No bytes are announced: a barrier counts the threads that fetch the left operand (32), and
    the one that fetches the right one."""
    kernel = levels(ROLES)[-1].module
    full, *_ = walk_type(kernel, barrier.WaitOp)
    fetches = walk_type(kernel, toy.FetchOp)
    counts = {o.ring: o.count.value.data for o in walk_type(kernel, barrier.InitOp)}
    assert {counts[fetch.bell] for fetch in fetches if fetch.bell is not None} == {33}
    assert not walk_type(kernel, barrier.ExpectOp)
    assert full.ring in counts


def test_signalling_before_the_data_can_be_seen_is_refused() -> None:
    ctx, module, _, _ = adopted(plain=True)
    with pytest.raises(GemmcError, match="async proxy sees when it signals; found one by the gen"):
        pipeline.run(module, ctx, pipeline.load(",".join(ROLES)).passes)


def test_a_copy_that_cannot_signal_is_refused_across_roles() -> None:
    ctx, module, _, _ = adopted()
    for fetch in walk_type(module, toy.FetchOp):
        mute = toy.MuteFetchOp.build(
            operands=[fetch.place, fetch.window],
            properties={"label": fetch.label, "scope": fetch.scope},
        )
        Inserter.before(fetch).op(mute)
        replace(fetch, [])
    with pytest.raises(GemmcError, match="told which mbarrier it completes on; found toy.mute"):
        pipeline.run(module, ctx, pipeline.load(",".join(ROLES)).passes)


def test_a_product_beside_gemmcs_own_takes_no_atom() -> None:
    ctx, module, _, _ = adopted()
    (dot,) = walk_type(module, toy.DotOp)
    operands = [dot.left, dot.right, dot.out]
    own = MmaOp("main", operands, dot.left_order.data, dot.right_order.data)
    uses = list(dot.out.uses)
    total = Inserter.after(dot).value(own)
    for use in uses:
        if use.operation is not own:
            use.operation.operands[use.index] = total
    with pytest.raises(GemmcError, match="toy.dot: needed a product that takes an atom for fma"):
        pipeline.run(module, ctx, pipeline.load("assign-atoms{mma=fma}").passes)


def text_of(module: ModuleOp) -> str:
    out = StringIO()
    Printer(stream=out, print_generic_format=True).print_op(module)
    return out.getvalue()


def test_it_prints_and_reads_back_at_every_level() -> None:
    ctx = frontend.context()
    ctx.load_dialect(toy.Toy)
    for level in levels(ROLES):
        text = text_of(level.module)
        assert text_of(Parser(ctx, text).parse_module()) == text


NEEDED = {
    *("barrier.wait", "barrier.arrive", "barrier.init", "barrier.sync"),
    *("toy.fetch", "toy.open", "toy.shut", "toy.settle"),
}


def deletions() -> list[tuple[int, str]]:
    walk = levels(ROLES)[-1].module.walk()
    return [(at, op.name) for at, op in enumerate(walk) if op.name in NEEDED]


def fails(level: Level, module: ModuleOp, seed: int) -> bool:
    try:
        found: list[Any] = level.run(seed, module)
    except InterpretError:
        return True
    return not all(map(np.array_equal, found, level.expected))


def test_each_op_that_orders_is_needed() -> None:
    level = levels(ROLES)[-1]
    found = deletions()
    assert {name for _, name in found} == NEEDED
    for number, name in found:
        module = delete(level, number)
        assert any(fails(level, module, seed) for seed in range(3)), name


def label_of(op: Operation) -> str:
    label = op.properties["label"]
    assert isinstance(label, StringAttr)
    return label.data


def test_parts_follow_the_names_of_dimensions() -> None:
    """Rows of the left factor, all of the right one, though it stands first."""
    after = next(level for level in levels(ROLES) if level.name.startswith("distribute{label=lhs"))
    (dot,) = walk_type(after.module, toy.DotOp)
    assert (dot.shape, dot.scope.word) == ((32, 32, 32), "warpgroup")
    fetches = {label_of(op): op for op in walk_type(after.module, toy.FetchOp)}
    shapes = {k: memory_type(op.window).get_shape() for k, op in fetches.items()}
    assert shapes == {"lhs": (8, 8), "rhs": (32, 32)}
    assert {k: op.scope.word for k, op in fetches.items()} == {"lhs": "thread", "rhs": "role"}
