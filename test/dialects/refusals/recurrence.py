"""Recurrences, as ops on tensors and as launches."""

from __future__ import annotations

from dialects.refusals import Refusal

ROW, ALL = "tensor<4xf32>", "tensor<10x4xf32>"
STEP = f"""func.func private @step(%h: {ROW}, %x: {ROW}) -> {ROW} {{
  func.return %x : {ROW}
}}
"""


def recurrence(
    callee: str = "step",
    steps: int = 10,
    by: str = "[0]",
    stacked: str = "[0]",
    firsts: str = "[0, 0]",
    strides: str = "[4, 4]",
    carried: str = ROW,
) -> str:
    """A function of a step, and one that takes ten of it."""
    operands = f"carried %h by {by} windows %x invariants stacked %x by {stacked}"
    return f"""{STEP}func.func @main(%h: {carried}, %x: {ALL}) -> {carried} {{
  %r, %s = tile.recurrence @{callee} steps {steps} {operands} firsts {firsts} strides {strides}
    : ({carried}) ({ALL}) () ({ALL}) -> {carried}, {ALL}
  func.return %r : {carried}
}}
"""


def launch(callee: str = "step", last: str = "", kinds: str = "", row: str = "4xf32") -> str:
    """The same as a launch."""
    memory = "memref<{}, #tile.space<global>>"
    operands = f"carried %h by [0] windows %x invariants last {last} stacked %s by [0]"
    one, all_ = memory.format(row), memory.format("10x4xf32")
    return f"""{STEP}launch.program @main ["h", "x", "s"] outputs 1 {{
^bb0(%h: {one}, %x: {all_}, %s: {all_}):
  launch.recurrence @{callee} steps 10 {operands} firsts [0, 0] strides [4, 4]
    : ({one}) ({all_}) () ({kinds}) ({all_})
}}
"""


REFUSALS = [
    Refusal("no step", recurrence(steps=0), "needed 1 step or more; found 0"),
    Refusal(
        "places of one operand",
        recurrence(firsts="[0]"),
        "needed 2 firsts and strides; found 1 and 2",
    ),
    Refusal(
        "a result for each",
        recurrence(by="[0, 0]"),
        "needed 1 carried and 1 stacked results; found 2 and 1",
    ),
    Refusal(
        "a result that is stacked twice",
        recurrence(stacked="[0, 0]").replace("stacked %x", "stacked %x, %x")
        .replace(f"({ALL}) ->", f"({ALL}, {ALL}) ->").replace("[0, 0] strides [4, 4]",
                                                              "[0, 0, 0] strides [4, 4, 4]"),
        "needed each result once; found [0, 0]",
    ),
    Refusal("no function", recurrence("other"), "needed a function @other; found none"),
    Refusal(
        "other arguments",
        recurrence(carried="tensor<5xf32>"),
        "needed arguments of tensor<5xf32>, tensor<4xf32> of the step; found tensor<4xf32>, ",
    ),
    Refusal(
        "no such result",
        recurrence(by="[1]"),
        "needed a result 1 of tensor<4xf32> of the step; found 1 results",
    ),
    Refusal(
        "no such result to stack",
        recurrence(stacked="[1]"),
        "needed a result 1 of the step; found 1 results",
    ),
    Refusal(
        "elements behind the end",
        recurrence(strides="[5, 4]"),
        "needed elements within tensor<10x4xf32>; found 0 to 48",
    ),
    Refusal(
        "a result that nothing uses",
        recurrence().replace(f"-> {ROW} {{\n  func.return %x : {ROW}\n",
                             f"-> ({ROW}, {ROW}) {{\n  func.return %x, %x : {ROW}, {ROW}\n", 1),
        "needed each result of the step to be used; found 2 results, and [0]",
    ),
    Refusal("no kernel", launch("other"), "needed a kernel @other; found none"),
    Refusal(
        "a last matrix too many",
        launch(last="%h", kinds="memref<4xf32, #tile.space<global>>"),
        "needed 0 matrices for the last step; found 1",
    ),
]  # fmt: skip
