"""Blocks that branch to each other are choices and loops of `scf`, which compute the same."""

from __future__ import annotations

import operator
import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from parts import thorough_but
from xdsl.dialects import arith, cf, func, scf
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i1
from xdsl.ir import Block, Operation, SSAValue
from xdsl.transforms.convert_scf_to_cf import ConvertScfToCf

from gemmc import frontend
from gemmc.dialects.branches import write_out
from gemmc.errors import GemmcError
from gemmc.located_parser import LocatedParser

PROGRAMS = Path(__file__).parents[1] / "programs" / "seen"
LOWERED = [
    path
    for path in sorted(PROGRAMS.glob("*.mlir"))
    if any(word in path.read_text("utf-8") for word in ("scf.for %", "scf.if %"))
    and not any(word in path.read_text("utf-8") for word in ("dense_resource", "flow.dispatch"))
]
"""Not those with what is read but never printed."""
WORDS: dict[type[Operation], Callable[[int, int], int]] = {
    arith.AddiOp: operator.add, arith.SubiOp: operator.sub, arith.XOrIOp: operator.xor,
    arith.AndIOp: operator.and_, arith.OrIOp: operator.or_,
}  # fmt: skip
COMPARED = {0: operator.eq, 1: operator.ne, 2: operator.lt, 4: operator.gt}


def read(text: str) -> ModuleOp:
    """A module as it is spelled, with nothing written out."""
    return LocatedParser(frontend.context(), text, "branches.mlir").parse_module()


def joined(text: str) -> ModuleOp:
    module = read(text)
    write_out(module, frontend.context())
    frontend.verify(module)
    return module


class Steps:
    """A function of single numbers, op by op, of whichever of `cf` and `scf`."""

    def __init__(self) -> None:
        self.known: dict[SSAValue, int] = {}
        self.left = 20_000

    def of(self, values: Sequence[SSAValue]) -> list[int]:
        return [self.known[each] for each in values]

    def enter(self, block: Block, values: Sequence[int]) -> list[int]:
        """What a block, and those that it leads to, end in."""
        while True:
            self.known.update(zip(block.args, values, strict=True))
            *ops, end = block.ops
            for op in ops:
                self.left -= 1
                assert self.left, "these programs end"
                self.known.update(zip(op.results, self._op(op), strict=True))
            if not end.successors:
                return self.of(end.operands)
            block, values = self._next(end)

    def _next(self, end: Operation) -> tuple[Block, list[int]]:
        if isinstance(end, cf.BranchOp):
            return end.successor, self.of(end.arguments)
        if isinstance(end, cf.SwitchOp):
            return self._case(end)
        assert isinstance(end, cf.ConditionalBranchOp), "there is no other"
        if self.known[end.cond]:
            return end.then_block, self.of(end.then_arguments)
        return end.else_block, self.of(end.else_arguments)

    def _case(self, op: cf.SwitchOp) -> tuple[Block, list[int]]:
        numbers = () if op.case_values is None else op.case_values.get_values()
        for number, block, values in zip(numbers, op.case_blocks, op.case_operand, strict=True):
            if number == self.known[op.flag]:
                return block, self.of(values)
        return op.default_block, self.of(op.default_operands)

    def _op(self, op: Operation) -> list[int]:
        if isinstance(op, arith.ConstantOp):
            assert isinstance(op.value, IntegerAttr)
            return [op.value.value.data & 1 if op.result.type == i1 else op.value.value.data]
        if isinstance(op, arith.CmpiOp):
            return [int(COMPARED[op.predicate.value.data](*self.of(op.operands)))]
        if isinstance(op, arith.SelectOp):
            holds, yes, no = self.of(op.operands)
            return [yes if holds else no]
        if isinstance(op, scf.IfOp):
            region = op.true_region if self.known[op.cond] else op.false_region
            return self.enter(region.block, []) if region.blocks else []
        if isinstance(op, scf.ForOp):
            carried = self.of(op.iter_args)
            for number in range(*self.of([op.lb, op.ub, op.step])):
                carried = self.enter(op.body.block, [number, *carried])
            return carried
        if isinstance(op, scf.WhileOp):
            carried = self.of(op.arguments)
            while True:
                holds, *carried = self.enter(op.before_region.block, carried)
                if not holds:
                    return carried
                carried = self.enter(op.after_region.block, carried)
        return [WORDS[type(op)](*self.of(op.operands))]


def computed(module: ModuleOp, values: Sequence[int]) -> list[int]:
    function = next(each for each in module.walk() if isinstance(each, func.FuncOp))
    return Steps().enter(function.body.blocks[0], values)


class Writer:
    """A function of three numbers in blocks: choices, loops and returns."""

    def __init__(self, seed: int) -> None:
        self.random, self.count = random.Random(seed), 0
        self.lines: list[str] = []

    def text(self) -> str:
        known = self.body(["%x", "%y", "%z"], 3)
        self.lines.append(f"return {known[-1]}, {known[-2]} : i32, i32")
        body = "\n".join(self.lines)
        return f"func.func @main(%x: i32, %y: i32, %z: i32) -> (i32, i32) {{\n{body}\n}}"

    def new(self, stem: str) -> str:
        self.count += 1
        return f"{stem}{self.count}"

    def op(self, text: str) -> str:
        found = self.new("%v")
        self.lines.append(f"{found} = {text}")
        return found

    def number(self, value: int) -> str:
        return self.op(f"arith.constant {value} : i32")

    def body(self, known: list[str], depth: int) -> list[str]:
        for _ in range(self.random.randint(1, 3)):
            kinds = (self.sum, self.choice, self.early, self.counted, self.repeated, self.switch)
            kind = self.random.choice(kinds if depth else (self.sum,))
            known = [*known, kind(known, depth - 1)]
        return known

    def sum(self, known: list[str], depth: int) -> str:
        word = self.random.choice(["addi", "subi", "xori"])
        return self.op(f"arith.{word} {', '.join(self.random.choices(known, k=2))} : i32")

    def condition(self, known: list[str]) -> str:
        word = self.random.choice(["slt", "sgt", "eq", "ne"])
        return self.op(f"arith.cmpi {word}, {', '.join(self.random.choices(known, k=2))} : i32")

    def choice(self, known: list[str], depth: int) -> str:
        """Two sides, one of which may be a block that does nothing, or none."""
        held, (yes, no, then) = self.condition(known), (self.new("^b") for _ in range(3))
        found, direct = self.new("%p"), self.random.random() < 0.4
        other = f"{then}({self.random.choice(known)} : i32)" if direct else no
        first, second = (yes, other) if self.random.random() < 0.5 else (other, yes)
        self.lines.append(f"cf.cond_br {held}, {first}, {second}")
        for side in (yes,) if direct else (yes, no):
            self.lines.append(f"{side}:")
            self.lines.append(f"cf.br {then}({self.body(known, depth)[-1]} : i32)")
        self.lines.append(f"{then}({found}: i32):")
        return found

    def early(self, known: list[str], depth: int) -> str:
        """A return ahead of the end, out of loops and choices."""
        held, (out, on) = self.condition(known), (self.new("^b") for _ in range(2))
        self.lines += [f"cf.cond_br {held}, {out}, {on}", f"{out}:"]
        inner = self.body(known, depth)
        self.lines += [f"return {inner[-1]}, {inner[0]} : i32, i32", f"{on}:"]
        return self.sum(known, depth)

    def counted(self, known: list[str], depth: int) -> str:
        """As `scf.for` and `scf.while` are lowered: a head, a body that leads back."""
        first, last, step = (self.number(each) for each in (0, self.random.randint(0, 4), 1))
        head, body, out = (self.new("^b") for _ in range(3))
        counter, carried = self.new("%i"), self.new("%c")
        self.lines += [f"cf.br {head}({first}, {known[-1]} : i32, i32)",
                       f"{head}({counter}: i32, {carried}: i32):"]  # fmt: skip
        word, sides = self.random.choice([("slt", (body, out)), ("sge", (out, body))])
        extra = [self.sum([*known, carried], depth)] if self.random.random() < 0.3 else []
        less = "slt" if word == "slt" else "sgt"
        pair = f"{counter}, {last}" if word == "slt" else f"{counter}, {self.number(2)}"
        held = self.op(f"arith.cmpi {less}, {pair} : i32")
        self.lines += [f"cf.cond_br {held}, {sides[0]}, {sides[1]}", f"{body}:"]
        value = self.body([*known, *extra, carried, counter], depth)[-1]
        more = self.op(f"arith.addi {counter}, {step} : i32")
        self.lines += [f"cf.br {head}({more}, {value} : i32, i32)", f"{out}:"]
        return self.random.choice([carried, carried, counter, *extra])

    def repeated(self, known: list[str], depth: int) -> str:
        """A block that leads to itself, which counts to a number."""
        first, last, step = (self.number(each) for each in (0, self.random.randint(0, 4), 1))
        head, out, (counter, carried, found) = self.new("^b"), self.new("^b"), "%i %c %p".split()
        counter, carried, found = map(self.new, (counter, carried, found))
        self.lines += [f"cf.br {head}({first}, {known[-1]} : i32, i32)",
                       f"{head}({counter}: i32, {carried}: i32):"]  # fmt: skip
        value = self.body([*known, carried], depth)[-1]
        more = self.op(f"arith.addi {counter}, {step} : i32")
        held = self.op(f"arith.cmpi slt, {more}, {last} : i32")
        self.lines.append(
            f"cf.cond_br {held}, {head}({more}, {value} : i32, i32), {out}({value} : i32)"
        )
        self.lines.append(f"{out}({found}: i32):")
        return found

    def switch(self, known: list[str], depth: int) -> str:
        one, two, then = (self.new("^b") for _ in range(3))
        found = self.new("%p")
        self.lines.append(
            f"cf.switch {self.random.choice(known)} : i32, [ default: {one}, 0: {two}, "
            f"2: {then}({known[0]} : i32) ]"
        )
        for side in (one, two):
            self.lines.append(f"{side}:")
            self.lines.append(f"cf.br {then}({self.body(known, depth)[-1]} : i32)")
        self.lines.append(f"{then}({found}: i32):")
        return found


@pytest.mark.parametrize("first", thorough_but(range(0, 200, 20), lambda first: first < 20))
def test_random_blocks_compute_what_they_did(first: int) -> None:
    for seed in range(first, first + 20):
        text = Writer(seed).text()
        before, after = read(text), joined(text)
        assert not any(each.name.startswith("cf.") for each in after.walk()), text
        for values in ((1, 2, 3), (2, 0, -5), (0, 0, 0), (-3, 7, 2)):
            assert computed(before, values) == computed(after, values), text


def words(module: ModuleOp) -> Counter[str]:
    return Counter(each.name for each in module.walk() if not isinstance(each, arith.ConstantOp))


@pytest.mark.parametrize("path", LOWERED, ids=lambda path: path.stem)
def test_lowered_programs_are_read_as_they_were(path: Path) -> None:
    text, ctx = path.read_text("utf-8"), frontend.context()
    lowered = read(text)
    ConvertScfToCf().apply(ctx, lowered)
    if not any(isinstance(each, cf.ConditionalBranchOp) for each in lowered.walk()):
        pytest.skip("its loops are in bodies of other ops")
    found = frontend.parse(frontend.print_module(lowered), path.name)
    frontend.verify(found)
    assert words(found) == words(frontend.parse(text, path.name))


class Graph:
    """A function of blocks that branch to each other anyhow, until they have taken some steps."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = self.random.randint(2, 7)
        self.lines = [f"cf.br ^b{self.random.randrange(self.count)}(%x, %y, %z : KINDS)"]
        for number in range(self.count):
            self.block(number)
        self.lines += ["^end(%p: i32, %q: i32):", "return %p, %q : i32, i32"]

    @property
    def text(self) -> str:
        body = "\n".join(self.lines).replace("KINDS", "i32, i32, i32")
        return f"func.func @main(%x: i32, %y: i32, %z: i32) -> (i32, i32) {{\n{body}\n}}"

    def block(self, n: int) -> None:
        """One that ends all where no steps are left, or else asks where to go on."""
        words = self.random.choice(["addi", "subi", "xori"]), self.random.choice(["slt", "eq"])
        own = [f"%n{n}", f"%a{n}", f"%c{n}", f"%v{n}"]
        self.lines += [
            f"^b{n}(%n{n}: i32, %a{n}: i32, %c{n}: i32):",
            f"%one{n} = arith.constant 1 : i32",
            f"%left{n} = arith.subi %n{n}, %one{n} : i32",
            f"%none{n} = arith.cmpi slt, %left{n}, %one{n} : i32",
            f"%v{n} = arith.{words[0]} %a{n}, %c{n} : i32",
            f"%held{n} = arith.cmpi {words[1]}, {self.random.choice(own)}, %v{n} : i32",
        ]
        on = [self.to(f"%left{n}", own), self.to(f"%left{n}", own)]
        way = f"cf.cond_br %held{n}, {on[0]}, {on[1]}" if self.random.random() < 0.8 else (
            f"cf.br {on[0]}")  # fmt: skip
        if self.random.random() < 0.6:
            out = f"^end({', '.join(self.random.choices(own, k=2))} : i32, i32)"
            self.lines += [f"cf.cond_br %none{n}, {out}, ^on{n}", f"^on{n}:", way]
        else:
            self.lines += [f"cf.cond_br %none{n}, ^out{n}, ^on{n}", f"^on{n}:", way, f"^out{n}:",
                           f"cf.br ^end(%v{n}, %a{n} : i32, i32)"]  # fmt: skip

    def to(self, left: str, own: list[str]) -> str:
        values = ", ".join([left, *self.random.choices(own, k=2)])
        return f"^b{self.random.randrange(self.count)}({values} : KINDS)"


@pytest.mark.parametrize("first", thorough_but(range(0, 400, 20), lambda first: first < 40))
def test_blocks_that_branch_anyhow_compute_what_they_did(first: int) -> None:
    """Loops that are entered and left at several places, and choices that never meet."""
    for seed in range(first, first + 20):
        text = Graph(seed).text
        before, after = read(text), joined(text)
        assert not any(each.name.startswith("cf.") for each in after.walk()), text
        uses = [use for op in after.walk() for each in op.results for use in each.uses]
        assert {each.operation for each in uses} <= {*after.walk()}, "what is gone uses nothing"
        for values in ((9, 2, 3), (2, 0, -5), (30, 0, 0), (17, 7, 2)):
            assert computed(before, values) == computed(after, values), text


NO_EXIT = """func.func @main(%p: i1) {
cf.cond_br %p, ^a, ^b
^a:
  cf.br ^a
^b:
  return
}"""
OF_MEMORY = """func.func @main(%p: i1, %q: i1) {
cf.br ^a
^a:
  cf.cond_br %p, ^b, ^e
^b:
  %m = memref.alloc() : memref<4xf32>
  cf.cond_br %q, ^a, ^d(%m : memref<4xf32>)
^d(%n: memref<4xf32>):
  memref.dealloc %n : memref<4xf32>
  cf.br ^e
^e:
  return
}"""
REFUSED = {
    "no exit": (NO_EXIT, "4:3", "a loop that nothing ends"),
    "memory": (OF_MEMORY, "4:3", "branches that leave a loop, or a choice, at several places"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    text, place, found = REFUSED[name]
    with pytest.raises(GemmcError) as caught:
        joined(text)
    needed = "needed branches to blocks that are choices, or loops that end"
    assert f"branches.mlir:{place}: error: cf." in f"{caught.value}"
    assert f"{needed}; found {found}" in f"{caught.value}"


def test_values_of_other_types_are_refused() -> None:
    text = NO_EXIT.replace("cf.br ^a", "cf.br ^a(%p : i1)")
    with pytest.raises(GemmcError) as caught:
        joined(text)
    needed = "branches.mlir:4:3: error: cf.br: needed values of types () for its block; found (i1)"
    assert needed in f"{caught.value}"
