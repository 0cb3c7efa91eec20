"""What an epilogue only adds to the sums, its first argument."""

from __future__ import annotations

import pytest
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block

from gemmc.analysis.additions import additions, only_added
from gemmc.frontend import parse
from gemmc.ir import walk_type

CASES: dict[str, tuple[str, str, list[str], bool]] = {
    "on the left": ("", "%r = arith.addf %x, %e : f32", ["r"], (0,)),
    "on the right": ("", "%r = arith.addf %e, %x : f32", ["r"], (0,)),
    "subtracted": ("", "%r = arith.subf %x, %e : f32", ["r"], (0,)),
    "subtracted from": ("", "%r = arith.subf %e, %x : f32", [], ()),
    "multiplied": ("", "%r = arith.mulf %x, %e : f32", [], ()),
    "added to the product with a number": (
        "", "%c = arith.constant 2.0 : f32\n%y = arith.mulf %x, %c : f32\n"
        "%r = arith.addf %y, %e : f32", [], (),
    ),
    "two": (
        "%o: f32", "%y = arith.addf %x, %e : f32\n%r = arith.subf %y, %o : f32", ["y", "r"], (0, 1)
    ),
    "two, of which a function is computed between": (
        "%o: f32", "%y = arith.addf %x, %e : f32\n%f = math.tanh %y : f32\n"
        "%r = arith.addf %f, %o : f32", ["y"], (0,),
    ),
    "a function of the sums": (
        "", "%y = arith.addf %x, %e : f32\n%r = math.tanh %y : f32", ["y"], (0,)
    ),
    "what is computed without the sums": (
        "%o: f32", "%p = arith.mulf %e, %o : f32\n%q = math.exp %p : f32\n"
        "%r = arith.addf %q, %x : f32", ["r"], (0, 1),
    ),
    "an input added to an input": (
        "%o: f32", "%p = arith.addf %e, %o : f32\n%r = arith.addf %x, %p : f32", ["r"], (0, 1)
    ),
    "an input that is read later as well": (
        "", "%y = arith.addf %x, %e : f32\n%r = arith.mulf %y, %e : f32", ["y"], ()
    ),
    "an input of which one part is added": (
        "%o: f32", "%y = arith.addf %x, %e : f32\n%r = arith.maximumf %y, %o : f32", ["y"], (0,)
    ),
    "an input that is added twice": (
        "", "%y = arith.addf %x, %e : f32\n%r = arith.addf %e, %y : f32", ["y"], ()
    ),
    "sums that are used twice": (
        "", "%y = arith.addf %x, %e : f32\n%r = arith.mulf %y, %x : f32", [], ()
    ),
    "a sum that is used twice": (
        "%o: f32", "%y = arith.addf %x, %e : f32\n%z = arith.addf %y, %o : f32\n"
        "%r = arith.mulf %z, %y : f32", ["y"], (0,),
    ),
    "sums that are added to themselves": ("", "%r = arith.addf %x, %x : f32", [], ()),
    "what is computed with the sums": (
        "", "%y = arith.mulf %x, %e : f32\n%r = arith.addf %x, %y : f32", [], ()
    ),
    "a number": ("", "%c = arith.constant 2.0 : f32\n%r = arith.addf %x, %c : f32", [], ()),
    "a number between two inputs": (
        "%o: f32", "%c = arith.constant 12582912.0 : f32\n%y = arith.addf %x, %e : f32\n"
        "%z = arith.addf %y, %c : f32\n%r = arith.subf %z, %o : f32", ["y"], (0,),
    ),
    "an input that is added and taken away": (
        "", "%y = arith.addf %x, %e : f32\n%r = arith.subf %y, %e : f32", ["y"], ()
    ),
    "nothing": ("", "%r = math.tanh %x : f32", [], ()),
}  # fmt: skip
"""Further arguments beside the sums and the input, a body, the results of its additions, and
which inputs are only added."""


def block_of(arguments: str, body: str, result: str = "%r", kind: str = "f32") -> Block:
    """A body of those arguments."""
    kinds = ", ".join([kind] * len(result.split(",")))
    text = f"func.func @f({arguments}) -> ({kinds}) {{\n{body}\nreturn {result} : {kinds}\n}}"
    (function,) = walk_type(parse(text, "f.mlir"), FuncOp)
    return function.body.block


def names(block: Block) -> list[str | None]:
    return [each.results[0].name_hint for each in additions(block)]


@pytest.mark.parametrize("name", CASES)
def test_what_is_added(name: str) -> None:
    further, body, found, only = CASES[name]
    block = block_of(", ".join(filter(None, ("%x: f32, %e: f32", further))), body)
    assert names(block) == found
    assert only_added(block) == only


def test_an_input_of_fewer_bits_is_widened_first() -> None:
    body = "%w = arith.extf %e : bf16 to f32\n%r = arith.addf %x, %w : f32"
    block = block_of("%x: f32, %e: bf16", body)
    assert names(block) == ["r"] and only_added(block) == (0,)


def test_what_is_rounded_is_not_added_to() -> None:
    body = "%y = arith.truncf %x : f32 to f16\n%r = arith.addf %y, %e : f16"
    block = block_of("%x: f32, %e: f16", body, kind="f16")
    assert names(block) == [] and not only_added(block)


def test_sums_in_f16_are_left_alone() -> None:
    block = block_of("%x: f16, %e: f16", "%r = arith.addf %x, %e : f16", kind="f16")
    assert names(block) == [] and not only_added(block)


def test_several_results_are_not_of_what_is_only_added() -> None:
    body = "%y = arith.addf %x, %e : f32\n%r = math.tanh %y : f32"
    block = block_of("%x: f32, %e: f32", body, "%r, %r")
    assert names(block) == ["y"] and not only_added(block)


def test_sums_that_nothing_is_done_with_read_no_inputs() -> None:
    assert not only_added(block_of("%x: f32, %e: f32", "", "%x"))
    assert not only_added(
        block_of("%x: f32", "%c = arith.constant 2.0 : f32\n%r = arith.addf %x, %c : f32")
    )


def test_other_sums_are_no_input() -> None:
    """Columns of the same tile, of which products are still to come."""
    block = block_of("%x: f32, %e: f32, %o: f32",
                     "%y = arith.addf %x, %e : f32\n%r = arith.addf %y, %o : f32")  # fmt: skip
    assert [len(additions(block, others)) for others in ((), block.args[2:], block.args[1:2])] == [
        2, 1, 0,
    ]  # fmt: skip
