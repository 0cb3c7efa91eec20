"""What index values are: multiples, iterations, places in a cluster; and who a CTA's peers are."""

from __future__ import annotations

import pytest
from analysis.programs import op, parsed, value
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import Block, SSAValue

from gemmc.analysis.cluster_variation import Variation
from gemmc.analysis.divisibility import divisor_of, is_multiple, power_that_divides
from gemmc.analysis.loops import (
    add_counter,
    adds_one,
    carried_index,
    drop_carried,
    known_trips,
    least_trips,
    made_anew,
)
from gemmc.analysis.peers import Peers, multicast_dimensions
from gemmc.dialects.tile.assumed import AssumeOp
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.errors import GemmcError
from gemmc.ir import kernels
from gemmc.transforms.lowering._to_ptx.bounds import at_most
from gemmc.transforms.lowering._to_ptx.ranges import never_negative


@pytest.mark.parametrize(("name", "divisor"), [("row", 64), ("k", 32), ("c64", 64), ("it", 1)])
def test_what_divides_a_number(name: str, divisor: int) -> None:
    found = value(parsed(), name)
    assert divisor_of(found) == divisor
    assert is_multiple(found, divisor)
    assert not is_multiple(found, 2 * divisor)


def test_the_largest_power_for_an_offset_and_a_length() -> None:
    row = value(parsed(), "row")
    assert [power_that_divides(16, row, length) for length in (64, 24, 7)] == [16, 8, 1]


def loop_of(module_value: SSAValue) -> scf.ForOp:
    found = carried_index(module_value)
    assert found is not None
    return found[0]


def test_the_number_of_an_iteration_is_carried_and_counts_up() -> None:
    module = parsed()
    loop = loop_of(value(module, "it"))
    assert carried_index(value(module, "it")) == (loop, 1)
    assert carried_index(value(module, "k")) is None
    assert (adds_one(loop, 0), adds_one(loop, 1)) == (False, True)


def test_a_counter_is_added_and_dropped() -> None:
    module = parsed()
    loop, number = add_counter(loop_of(value(module, "it")))
    assert carried_index(number) == (loop, 2)
    assert adds_one(loop, 2)
    replaced = loop.body.block.last_op
    assert replaced is not None
    replaced.operands[2] = loop.body.block.args[3]
    assert len(drop_carried(loop, [2]).results) == 2


@pytest.mark.parametrize(
    ("dimension", "name", "varies"),
    [(0, "row_of", True), (1, "row_of", False), (0, "row", True), (0, "k", False)],
)
def test_what_differs_between_the_ctas_of_a_cluster(
    dimension: int, name: str, varies: bool
) -> None:
    assert Variation((2, 1), dimension).of(value(parsed(), name)) == varies


def test_whether_an_op_does_the_same_in_all_of_them() -> None:
    module = parsed()
    assert Variation((2, 1), 0).of_op(op(module, "tile.copy"))
    assert not Variation((2, 1), 0).of_op(op(module, "tile.alloc"))


@pytest.mark.parametrize(("begin", "end", "trips"), [(0, 64, 2), (0, 65, 3), (32, 64, 1)])
def test_how_often_a_loop_over_k_runs(begin: int, end: int, trips: int) -> None:
    assert known_trips(counting(begin, end)) == trips


def test_a_loop_over_k_that_never_runs_is_refused() -> None:
    with pytest.raises(GemmcError, match="known length; found one that never runs"):
        known_trips(counting(64, 64))


@pytest.mark.parametrize(("least", "trips"), [(64, 2), (96, 3), (0, 0)])
def test_how_often_a_loop_runs_at_least(least: int, trips: int) -> None:
    loop = counting(0, 320)
    assert least_trips(loop) == 10
    assumed = AssumeOp(loop.ub, least, 320, 32)
    loop.operands[1] = assumed.result
    assert least_trips(loop) == trips
    assert at_most(assumed.result) == 320
    assert never_negative(assumed.result)
    assert divisor_of(assumed.result) % 32 == 0
    loop.operands[1] = loop.body.block.args[0]
    assert least_trips(loop) == 0


def counting(begin: int, end: int) -> scf.ForOp:
    """A loop from one constant to another in steps of 32."""
    numbers = [arith.ConstantOp.from_int_and_width(n, IndexType()) for n in (begin, end, 32)]
    loop = scf.ForOp(*numbers, [], Block([scf.YieldOp()], arg_types=[IndexType()]))
    ModuleOp([*numbers, loop])
    return loop


@pytest.mark.parametrize(
    ("dimensions", "count"), [((), 0), ((0,), 1), ((1,), 0), ((0, 1), 1)]
)
def test_peers_are_those_that_a_multicast_reaches(
    dimensions: tuple[int, ...], count: int
) -> None:
    from xdsl.dialects.builtin import DenseArrayBase, i64

    module = parsed()
    copy = op(module, "tile.copy")
    assert isinstance(copy, CopyOp)
    if dimensions:
        copy.multicast = DenseArrayBase.from_list(i64, dimensions)
    (kernel,) = kernels(module)
    assert multicast_dimensions(copy) == dimensions
    assert Peers(kernel, [copy]).count == count
    assert multicast_dimensions(op(module, "tile.mma")) == ()


PLACES = """
func.func @places(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  %c512 = arith.constant 512 : index
  %held_last, %sum_last = scf.for %walked = %c0 to %c512 step %c1
      iter_args(%held = %c0, %sum = %c0) -> (index, index) {
    %row = arith.muli %walked, %c48 : index
    %more = arith.addi %sum, %row : index
    scf.yield %row, %more : index, index
  }
  func.return
}
"""
"""A loop that hands on the place of the iteration before, and one that it adds to."""


def test_what_a_loop_makes_anew_is_known_inside_and_behind_it() -> None:
    module = parsed(PLACES)
    for name in ("held", "held_last"):
        found = value(module, name)
        carried = made_anew(found)
        assert carried is not None and carried[1] is value(module, "row")
        assert divisor_of(found) == 48
        assert never_negative(found)
        assert at_most(found) == 511 * 48
    for name in ("sum", "sum_last"):
        found = value(module, name)
        assert made_anew(found) is None
        assert divisor_of(found) == 1
        assert not never_negative(found)
        assert at_most(found) is None
