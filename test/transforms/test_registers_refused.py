"""What assign-registers and linearize refuse, each in one located line."""

from __future__ import annotations

import pytest
from xdsl.context import Context

from gemmc import frontend
from gemmc.errors import GemmcError
from gemmc.transforms.lowering.assign_registers import AssignRegistersPass
from gemmc.transforms.lowering.linearize import LinearizePass

HEAD = 'ptx.kernel @k arguments [] parameters [] sizes {} grid ["1"] threads 32 shared 0'
PROLOGUE = """
  %c0 = ptx.immediate "0" : !ptx.reg<b32>
  %n = ptx.special "%ctaid.x" : !ptx.reg<b32>
  %f = ptx.immediate "0f00000000" : !ptx.reg<f32>
  %u = ptx.undef : !ptx.range<f32, 2>
  %a = ptx.set %u[0], %f : !ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>
"""
FOR = "ptx.for %c0 to %n step %n : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>"
SET = "!ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>"
ELEMENT = "!ptx.range<f32, 2> to !ptx.reg<f32>"

REFUSED = {
    "element read after it was overwritten two updates later": (
        f"""
        %e = ptx.element %a[1] : {ELEMENT}
        %b = ptx.set %a[0], %f : {SET}
        %c = ptx.set %b[1], %f : {SET}
        %d = ptx.set %c[0], %e : {SET}
        """,
        "ptx.set: needed an accumulator used once, as it is updated in place; found another use "
        "of it after this one, ptx.set at <input>:11:9; read it before it is updated",
    ),
    "update in every iteration of what was made outside": (
        f"""
        {FOR} {{
        ^bb0(%i: !ptx.reg<b32>):
          %b = ptx.set %a[0], %f : {SET}
          ptx.yield
        }}
        """,
        "ptx.set: needed an accumulator used once, as it is updated in place; found one that is "
        "made once and updated in every iteration of a loop, or twice by one op; carry it",
    ),
    "two accumulators that change places": (
        f"""
        %b = ptx.undef : !ptx.range<f32, 2>
        %r:2 = {FOR} carries %a, %b : !ptx.range<f32, 2>, !ptx.range<f32, 2>
            to !ptx.range<f32, 2>, !ptx.range<f32, 2> {{
        ^bb0(%i: !ptx.reg<b32>, %x: !ptx.range<f32, 2>, %y: !ptx.range<f32, 2>):
          ptx.yield %y, %x : !ptx.range<f32, 2>, !ptx.range<f32, 2>
        }}
        """,
        "ptx.for: needed an accumulator carried in place: the one that came in, updated; found "
        "another one (an argument of the loop) yielded in its place",
    ),
    "a use after the loop that updates it": (
        f"""
        %r = {FOR} carries %a : !ptx.range<f32, 2> to !ptx.range<f32, 2> {{
        ^bb0(%i: !ptx.reg<b32>, %x: !ptx.range<f32, 2>):
          ptx.yield %x : !ptx.range<f32, 2>
        }}
        %e = ptx.element %a[1] : {ELEMENT}
        %b = ptx.set %r[0], %e : {SET}
        """,
        "ptx.for: needed an accumulator used once, as it is updated in place; found another use",
    ),
    "a name that somebody chose": (
        '%x = ptx.elect : !ptx.reg<pred, "%p7">',
        'ptx.elect: needed values without registers; found !ptx.reg<pred, "%p7">; leave the names',
    ),
    "an op of another dialect": (
        "%x = arith.constant 1 : i32",
        "arith.constant: needed only ptx ops in a kernel; found arith.constant; run convert-to-ptx",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    body, expected = REFUSED[case]
    module = frontend.parse(f"{HEAD} {{{PROLOGUE}{body}}}")
    frontend.verify(module)
    with pytest.raises(GemmcError) as caught:
        AssignRegistersPass().apply(Context(), module)
    assert f"error: {expected}" in str(caught.value)
    assert str(caught.value).startswith("<input>:")


def test_registers_are_assigned_once() -> None:
    module = frontend.parse(f"{HEAD} {{{PROLOGUE}}}")
    AssignRegistersPass().apply(Context(), module)
    with pytest.raises(GemmcError, match="needed registers that are not assigned yet; found"):
        AssignRegistersPass().apply(Context(), module)


def test_a_kernel_with_arguments() -> None:
    module = frontend.parse(f"{HEAD} {{\n^bb0(%x: !ptx.reg<b64>):\n}}")
    with pytest.raises(GemmcError, match="needed a kernel whose parameters are read by ptx.param"):
        AssignRegistersPass().apply(Context(), module)


def test_ranges_in_two_places_cannot_be_carried() -> None:
    at = "!ptx.range<f32, 2, 0>"
    text = f"""{HEAD} registers {{f = 4, r = 1}} {{
      %c = ptx.immediate "0" : !ptx.reg<b32, "0">
      %a = ptx.undef : {at}
      %r = ptx.for %c to %c step %c : !ptx.reg<b32, "0">, !ptx.reg<b32, "0">, !ptx.reg<b32, "0">
          carries %a : {at} to !ptx.range<f32, 2, 2> {{
      ^bb0(%i: !ptx.reg<b32, "%r0">, %x: !ptx.range<f32, 2, 2>):
        ptx.yield %x : !ptx.range<f32, 2, 2>
      }}
    }}"""
    module = frontend.parse(text)
    with pytest.raises(GemmcError, match="ptx.for: needed ranges carried in place; found a copy"):
        LinearizePass().apply(Context(), module)


def test_linearize_refuses_another_dialect() -> None:
    text = f"{HEAD} registers {{}} {{\n  %x = arith.constant 1 : i32\n}}"
    with pytest.raises(GemmcError, match="arith.constant: needed only ptx ops in a kernel"):
        LinearizePass().apply(Context(), frontend.parse(text))
