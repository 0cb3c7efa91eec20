"""Functions on memrefs: ops that read and write views of arguments and of own memory, in place.

NumPy's views are what `memref.subview` makes, so that a step does to arrays what its op does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from fuzz.covered import Pair
from fuzz.draw import CHANGES, Program
from fuzz.graphs.bodies import Binary, binaries
from fuzz.graphs.graph import Array, Held, in_type, is_float, most
from fuzz.maker import Maker
from fuzz.text import Body, Scalar, Writer, map_of
from hypothesis import strategies as st

ELEMENTS = ("f32", "i32", "i8", "f16")
EXTENTS = (1, 2, 3, 4, 5, 8, 9, 16)
MOST_OPS = 9


@dataclass
class Base:
    """An argument, or memory of the function: how large its numbers may be, and what was first done
    to it, `wholly` if all of it was written."""

    name: str
    bound: int = 4
    first: str = ""
    written: bool = False


@dataclass(frozen=True)
class View:
    """All of a base, or a part: its name and type, and what it is of the base's array."""

    base: Base
    name: str
    type: str
    shape: tuple[int, ...]
    part: tuple[slice, ...] = ()

    def of(self, held: Held) -> Array:
        return held[self.base.name][self.part]


@dataclass
class Memories:
    """The function so far, of one element type."""

    maker: Maker
    element: str
    arguments: list[View] = field(default_factory=list[View])
    own: list[View] = field(default_factory=list[View])
    steps: list[Callable[[Held], None]] = field(default_factory=list[Callable[[Held], None]])

    def pick(self, some: Sequence[Any]) -> Any:
        return self.maker.draw(st.sampled_from(some))

    def number(self, least: int, largest: int) -> int:
        return self.maker.draw(st.integers(least, largest))

    def memory(self, shape: Sequence[int], name: str) -> View:
        kind = f"memref<{'x'.join(map(str, shape))}x{self.element}>"
        return View(Base(name), name, kind, tuple(shape))

    def line(self, text: str) -> None:
        self.maker.writer.lines.append(text)

    def allocated(self) -> None:
        """Memory of the function, which has numbers at once."""
        shape = self.pick([each.shape for each in (*self.arguments, *self.own)])
        made = self.memory(shape, self.maker.writer.new())
        self.line(f"{made.name} = memref.alloc() : {made.type}")
        self.own.append(made)
        self.filled(made)

    def view(self, shape: Sequence[int] = (), *, other: View | None = None) -> View | None:
        """All of a memory or a part of it, of a shape if one is given; not of another's memory."""
        found = [each for each in (*self.arguments, *self.own)
                 if other is None or each.base is not other.base]  # fmt: skip
        if shape:
            found = [
                each for each in found if len(each.shape) == len(shape)
                and all(a >= b for a, b in zip(each.shape, shape, strict=True))
            ]  # fmt: skip
        if not found:
            return None
        whole = self.pick(found)
        if whole.shape == tuple(shape) or (not shape and self.pick((True, False))):
            return whole
        return self._part(whole, shape)

    def _part(self, whole: View, shape: Sequence[int]) -> View:
        """Some rows and columns, perhaps with steps."""
        sizes = [*shape] or [self.number(1, each) for each in whole.shape]
        if tuple(sizes) == whole.shape:
            return whole
        steps = [
            2 if 2 * (size - 1) < extent and self.pick((False, False, True)) else 1
            for size, extent in zip(sizes, whole.shape, strict=True)
        ]
        firsts = [
            self.number(0, extent - (size - 1) * step - 1)
            for size, step, extent in zip(sizes, steps, whole.shape, strict=True)
        ]
        strides, offset, along = [], 0, 1
        for first, step, extent in zip(firsts[::-1], steps[::-1], whole.shape[::-1], strict=True):
            strides.insert(0, along * step)
            offset, along = offset + first * along, along * extent
        at = f", offset: {offset}" if offset else ""
        extents = "x".join(map(str, sizes))
        kind = f"memref<{extents}x{self.element}, strided<{strides}{at}>>"
        name = self.maker.writer.new()
        self.line(
            f"{name} = memref.subview {whole.name}{firsts} {sizes} {steps} : {whole.type} to {kind}"
        )
        part = tuple(
            slice(first, first + (size - 1) * step + 1, step)
            for first, size, step in zip(firsts, sizes, steps, strict=True)
        )
        self.maker.features["views"] = "steps" if 2 in steps else "parts"
        return View(whole.base, name, kind, tuple(sizes), part)

    def touched(self, reads: Sequence[View], writes: View, bound: int) -> None:
        """What an op reads and writes."""
        for each in reads:
            each.base.first = each.base.first or "read"
        base = writes.base
        base.first = base.first or ("partly" if writes.part else "wholly")
        base.bound, base.written = max(base.bound if writes.part else 0, bound), True

    def filled(self, out: View) -> None:
        """A number everywhere."""
        value = self.number(-2, 2)
        number = self.maker.writer.constant(value, self.element)
        self.line(f"linalg.fill ins({number} : {self.element}) outs({out.name} : {out.type})")
        self.touched([], out, abs(value))

        def step(held: Held) -> None:
            out.of(held)[...] = value

        self.steps.append(step)

    def generic(
        self, ins: Sequence[tuple[View, Sequence[int | str]]], out: View, own: Sequence[int],
        loops: int, body: Callable[[Body, list[Scalar]], Scalar],
    ) -> None:  # fmt: skip
        """An op on memory."""
        maps = ", ".join(map_of(loops, each) for each in (*(m for _, m in ins), own))
        kinds = ", ".join('"parallel"' if n in own else '"reduction"' for n in range(loops))
        within = Body(self.maker.writer)
        numbers = [Scalar(self.maker.writer.new(), self.element) for _ in (*ins, out)]
        found = body(within, numbers)
        names = ", ".join(each.name for each, _ in ins)
        types = ", ".join(each.type for each, _ in ins)
        block = ", ".join(f"{each.name}: {each.element}" for each in numbers)
        self.line(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
            f"ins({names} : {types}) outs({out.name} : {out.type}) {{"
        )
        lines = [*within.lines, f"linalg.yield {found.name} : {self.element}"]
        self.maker.writer.lines += [f"^bb0({block}):", *(f"  {each}" for each in lines), "}"]

    def evaluate(self, inputs: Sequence[Array]) -> list[Array]:
        """What the arguments that are written have at the end."""
        given = iter(inputs)
        held: Held = {}
        for each in (*self.arguments, *self.own):
            passed = each in self.arguments and each.base.first not in ("", "wholly")
            start = next(given) if passed else np.zeros(each.shape)
            held[each.base.name] = in_type(np.array(start), self.element)
        for step in self.steps:
            step(held)
        return [held[each.base.name] for each in self.arguments if each.base.written]


def combined(memories: Memories) -> bool:
    """Two views into a third, which may be one of them."""
    x = memories.view()
    y = memories.view(x.shape) if x is not None else None
    if x is None or y is None:
        return False
    how = memories.pick(("x", "other", "y"))
    out = {"x": x, "y": y}.get(how) or memories.view(x.shape, other=x)
    if out is None or any(each.base is out.base and each.part != out.part for each in (x, y)):
        return False
    ops = binaries(memories.element)
    name = memories.pick([*ops])
    op = ops[name]
    bound = op.bound(x.base.bound, y.base.bound)
    if is_float(memories.element) and bound > most(memories.element):
        return False
    every = [*range(len(x.shape))]
    memories.generic(
        [(x, every), (y, every)], out, every, len(every), lambda b, n: b.op(op.op, n[0], n[1])
    )
    memories.touched([x, y], out, min(bound, most(memories.element)))

    def step(held: Held) -> None:
        out.of(held)[...] = in_type(op.of(x.of(held), y.of(held)), memories.element)

    memories.steps.append(step)
    memories.maker.features["combined"] = f"{name} into {how}"
    return True


def moved(memories: Memories) -> bool:
    """A view copied to another memory."""
    x = memories.view()
    out = memories.view(x.shape, other=x) if x is not None else None
    if x is None or out is None:
        return False
    memories.line(f"memref.copy {x.name}, {out.name} : {x.type} to {out.type}")
    memories.touched([x], out, x.base.bound)

    def step(held: Held) -> None:
        out.of(held)[...] = x.of(held)

    memories.steps.append(step)
    memories.maker.features["moved"] = "part" if out.part else "whole"
    return True


def gathered_up(memories: Memories) -> bool:
    """The rows of a view combined with what a vector has."""
    x = memories.view()
    if x is None or len(x.shape) != 2:
        return False
    axis = memories.number(0, 1)
    out = memories.view([x.shape[axis]], other=x)
    ops: dict[str, Binary] = {
        name: op for name, op in binaries(memories.element).items() if name not in ("sub", "mul")
    }
    name = memories.pick([*ops])
    op, count = ops[name], x.shape[1 - axis]
    if out is None:
        return False
    bound = op.bound(x.base.bound, out.base.bound)
    bound = out.base.bound + count * x.base.bound if name == "add" else bound
    if is_float(memories.element) and bound > most(memories.element):
        return False
    memories.generic([(x, [0, 1])], out, [axis], 2, lambda b, n: b.op(op.op, n[1], n[0]))
    memories.touched([x, out], out, min(bound, most(memories.element)))

    def step(held: Held) -> None:
        found, rows = out.of(held), x.of(held)
        for row in rows.T if axis == 0 else rows:
            found[...] = in_type(np.asarray(op.of(found, row)), memories.element)

    memories.steps.append(step)
    memories.maker.features["gathered up"] = f"{name} {axis}"
    return True


def multiplied(memories: Memories) -> bool:
    """A product added to what a memory has."""
    x = memories.view()
    if x is None or len(x.shape) != 2:
        return False
    y = memories.view([x.shape[1], memories.pick(EXTENTS)])
    out = memories.view([x.shape[0], y.shape[1]], other=x) if y is not None else None
    if y is None or out is None or out.base is y.base or memories.element not in ("f32", "i32"):
        return False
    bound = out.base.bound + x.shape[1] * x.base.bound * y.base.bound
    if is_float(memories.element) and bound > most(memories.element):
        return False
    memories.line(
        f"linalg.matmul ins({x.name}, {y.name} : {x.type}, {y.type}) outs({out.name} : {out.type})"
    )
    memories.touched([x, y, out], out, min(bound, most(memories.element)))

    def step(held: Held) -> None:
        out.of(held)[...] += x.of(held) @ y.of(held)

    memories.steps.append(step)
    memories.maker.features["multiplied"] = memories.element
    return True


def emptied(memories: Memories) -> bool:
    """A number into a view."""
    out = memories.view()
    if out is not None:
        memories.filled(out)
    return out is not None


def by_rows(memories: Memories) -> bool:
    """Each row of a memory combined with the one above it or with another memory's, in a loop."""
    x = memories.view()
    if x is None or x.part or len(x.shape) != 2 or not 1 < x.shape[0] <= 8:
        return False
    others = [each for each in (*memories.arguments, *memories.own) if each.shape == x.shape]
    y = memories.pick(others)
    op, element = binaries(memories.element)["max"], memories.element
    writer, (rows, columns) = memories.maker.writer, x.shape
    low, high, one = (writer.number(f"arith.constant {n} : index") for n in (1, rows, 1))
    step, above = writer.new(), writer.new()
    row = f"memref<{columns}x{element}, strided<[1], offset: ?>>"
    memories.line(f"scf.for {step} = {low} to {high} step {one} {{")
    memories.line(f"{above} = arith.subi {step}, {one} : index")
    parts: list[View] = []
    for whole, place in ((x, above), (y, step), (x, step)):
        name = writer.new()
        memories.line(f"{name} = memref.subview {whole.name}[{place}, 0] [1, {columns}] [1, 1] : "
                      f"{whole.type} to {row}")  # fmt: skip
        parts.append(View(whole.base, name, row, (columns,)))
    ins = [(each, [0]) for each in parts[:2]]
    memories.generic(ins, parts[2], [0], 1, lambda b, n: b.op(op.op, n[0], n[1]))
    memories.line("}")
    memories.touched([x, y], x, max(x.base.bound, y.base.bound))

    def stepped(held: Held) -> None:
        for at in range(1, rows):
            x.of(held)[at] = op.of(x.of(held)[at - 1], y.of(held)[at])

    memories.steps.append(stepped)
    memories.maker.features["by rows"] = "its own" if y.base is x.base else "another's"
    return True


OPS = (combined, combined, moved, gathered_up, multiplied, by_rows, emptied)


@st.composite
def in_memory(draw: Any, wanted: Sequence[Pair] = ()) -> Program:
    """Ops on two to four arguments of few shapes and on memory of the function."""
    pair = draw(st.sampled_from(((), *wanted)))
    maker = Maker(draw, Writer(), {"pipeline": "auto"}, wanted=dict(pair))
    memories = Memories(maker, maker.choose("element", ELEMENTS))
    extents = [memories.pick(EXTENTS) for _ in range(2)]
    for number in range(memories.number(2, 4)):
        shape = [memories.pick(extents) for _ in range(memories.number(1, 2))]
        memories.arguments.append(memories.memory(shape, f"%arg{number}"))
    for _ in range(memories.number(0, 2)):
        memories.allocated()
    for _ in range(memories.number(1, MOST_OPS)):
        memories.pick(OPS)(memories)
    if not any(each.base.written for each in memories.arguments):
        memories.filled(memories.arguments[0])
    given = ", ".join(f"{each.name}: {each.type}" for each in memories.arguments)
    lines = "\n".join(f"  {each}" for each in maker.writer.lines)
    text = f"func.func @main({given}) {{\n{lines}\n  return\n}}\n"
    changes = CHANGES[maker.choose("changes", ("none", "none", *CHANGES))]
    return Program(
        text, "auto", True, maker.features, {}, len(maker.writer.lines), changes,
        own=memories.evaluate,
    )  # fmt: skip
