"""Rule 1: the emitter prints. One op is one line, and nothing is worked out while printing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from rules.programs import Program, compiled, parameters
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

import gemmc
from gemmc import frontend
from gemmc.dialects.ptx import Ptx
from gemmc.dialects.ptx.structure import KernelOp
from gemmc.dialects.ptx.types import PtxOp
from gemmc.emit.ptx import emit_ptx, emit_ptx_with_map

SOURCE = Path(gemmc.__file__).parent / "emit" / "ptx.py"
TREE = ast.parse(SOURCE.read_text(encoding="utf-8"))

LOOPS = {
    "module.ops",
    "kernel.body.block.ops",
    "kernel.parameters",
    "kernel.cluster.get_values()",
    "parameters",
    "REGISTER_KINDS.values()",
    "lines_of(module)",
    "_kernel(op)",
    "_declarations(kernel)",
}
"""What the emitter may iterate over: ops, the kernel's properties, and its own lines."""

ARITHMETIC = {"index + 1", "'\\n'.join(lines) + '\\n'"}
"""Sums that may occur: is this parameter the last one, and a final line end."""

CLASSES = {"KernelOp", "LabelOp", "PtxOp", "ForOp", "IfOp", "RepeatOp"}
"""Op classes it may know: frame and indentation; the structured ones only to refuse them."""


def iterated(tree: ast.AST) -> Iterator[str]:
    """The expressions that loops and comprehensions run over; `enumerate` looked through."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.For | ast.comprehension):
            continue
        over = node.iter
        if isinstance(over, ast.Call) and ast.unparse(over.func) == "enumerate":
            over = over.args[0]
        yield ast.unparse(over)


def arithmetic(tree: ast.AST) -> Iterator[str]:
    """Every computed expression, `X | Y` between types aside."""
    for node in ast.walk(tree):
        unary = isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not)
        binary = isinstance(node, ast.BinOp) and not isinstance(node.op, ast.BitOr)
        if unary or binary or isinstance(node, ast.AugAssign):
            yield ast.unparse(node)


def state(tree: ast.AST) -> Iterator[str]:
    """Whatever would let one op's line depend on another's."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Global | ast.Nonlocal | ast.While):
            yield ast.unparse(node)
        elif isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            yield ast.unparse(node)


def test_it_loops_over_ops_and_declarations_only() -> None:
    assert set(iterated(TREE)) <= LOOPS


def test_it_computes_nothing() -> None:
    assert set(arithmetic(TREE)) <= ARITHMETIC


def test_it_keeps_no_state_but_the_line_number_of_a_source() -> None:
    assert list(state(TREE)) == ["sources[len(lines)]"]


def test_it_knows_frame_and_labels_and_no_instruction() -> None:
    names = {node.id for node in ast.walk(TREE) if isinstance(node, ast.Name)}
    known = {op.__name__ for op in Ptx.operations} | {"PtxOp"}
    assert names & known <= CLASSES


@pytest.mark.parametrize(
    ("look", "source"),
    [
        (iterated, "for k in range(4):\n  yield k"),
        (arithmetic, "offset = index * 2"),
        (arithmetic, "offset += 1"),
        (state, "self.counter = 1"),
    ],
)
def test_the_rule_sees(look: object, source: str) -> None:
    assert callable(look)
    assert set(look(ast.parse(source))) - LOOPS - ARITHMETIC


def lines_of(op: Operation) -> list[str]:
    """What a kernel's ops say of themselves, those left out that print nothing."""
    texts = [each.text() for each in op.regions[0].block.ops if isinstance(each, PtxOp)]
    return [text for text in texts if text is not None]


@lru_cache(maxsize=1)
def finished(program: Program) -> ModuleOp:
    """The program's PTX ops, compiled once for all tests of the program."""
    return compiled(program)


@pytest.mark.parametrize("program", parameters(), scope="class")
class TestPrinted:
    """On every program of every pipeline."""

    def test_an_op_is_a_line(self, program: Program) -> None:
        module = finished(program)
        (kernel,) = (op for op in module.ops if isinstance(op, KernelOp))
        body = emit_ptx(module).partition("\n{\n")[2].splitlines()
        printed = [line.strip() for line in body if not line.strip().startswith(".reg")]
        assert printed == [*lines_of(kernel), "}"]

    def test_a_line_is_an_instruction(self, program: Program) -> None:
        (kernel,) = (op for op in finished(program).ops if isinstance(op, KernelOp))
        for line in lines_of(kernel):
            assert "\n" not in line
            ends = line.count(";") + line.endswith(":")
            assert ends == 1 and line[-1] in ";:", line

    def test_printing_changes_nothing(self, program: Program) -> None:
        module = finished(program)
        text = frontend.print_module(module)
        first = emit_ptx(module)
        assert emit_ptx_with_map(module)[0] == first
        assert frontend.print_module(module) == text
