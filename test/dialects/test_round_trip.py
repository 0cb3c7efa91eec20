"""Text -> IR -> text, in both syntaxes, for every op, type and attribute of gemmc's dialects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp
from xdsl.ir import Attribute, Dialect, Operation, ParametrizedAttribute
from xdsl.irdl import OptionalDef, VariadicDef
from xdsl.printer import Printer

from gemmc.dialects.barrier import Barrier
from gemmc.dialects.launch import Launch
from gemmc.dialects.ptx import Ptx
from gemmc.dialects.tile import Tile
from gemmc.dialects.tma import Tma
from gemmc.dialects.wgmma import Wgmma
from gemmc.frontend import parse, print_module, verify

DIALECTS = (Tile, Tma, Wgmma, Barrier, Ptx, Launch)
FOLDER = Path(__file__).parent
FILES = [*(FOLDER / f"{dialect.name}.mlir" for dialect in DIALECTS), FOLDER / "adds.mlir",
         FOLDER / "tile-partial-reduce.mlir", FOLDER / "recurrence.mlir"]  # fmt: skip
WITH_CONTRACT = [*FILES, FOLDER / "tile-contract.mlir"]


def read(path: Path) -> ModuleOp:
    return parse(path.read_text(encoding="utf-8"), path.name)


def source_lines(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("//")]


def generic(module: ModuleOp) -> str:
    stream = StringIO()
    Printer(stream=stream, print_generic_format=True).print_op(module)
    return stream.getvalue()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_printed_text_is_the_source(path: Path) -> None:
    printed = print_module(read(path)).splitlines()[1:-1]
    assert [line.removeprefix("  ") for line in printed] == source_lines(path)


@pytest.mark.parametrize("path", WITH_CONTRACT, ids=lambda path: path.stem)
def test_the_generic_form_means_the_same(path: Path) -> None:
    module = read(path)
    again = parse(generic(module), path.name)
    assert again.is_structurally_equivalent(module)
    assert print_module(again) == print_module(module)


@pytest.mark.parametrize("path", WITH_CONTRACT, ids=lambda path: path.stem)
def test_the_source_verifies(path: Path) -> None:
    verify(read(path))


def attributes_in(attribute: Attribute) -> Iterator[Attribute]:
    """An attribute and all that it is made of."""
    yield attribute
    parts: Iterable[Attribute] = ()
    if isinstance(attribute, ParametrizedAttribute):
        parts = attribute.parameters
    elif isinstance(attribute, ArrayAttr):
        parts = attribute.data
    elif isinstance(attribute, DictionaryAttr):
        parts = attribute.data.values()
    for part in parts:
        yield from attributes_in(part)


def attributes_of(module: ModuleOp) -> Iterator[Attribute]:
    for op in module.walk():
        arguments = [a.type for region in op.regions for b in region.blocks for a in b.args]
        top = [*op.properties.values(), *op.attributes.values(), *op.result_types, *arguments]
        for attribute in top:
            yield from attributes_in(attribute)


@cache
def names_seen() -> frozenset[str]:
    """The ops of all files."""
    return frozenset(op.name for path in WITH_CONTRACT for op in read(path).walk())


@cache
def types_seen() -> frozenset[type[Attribute]]:
    """The classes of the types and attributes of all files."""
    return frozenset(type(each) for path in FILES for each in attributes_of(read(path)))


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
def test_every_op_is_in_a_file(dialect: Dialect) -> None:
    assert {op.name for op in dialect.operations} - names_seen() == set()


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
def test_every_type_and_attribute_is_in_a_file(dialect: Dialect) -> None:
    assert set(dialect.attributes) - types_seen() == set()


ALWAYS_THERE = {
    ("tile.window", "offsets"),
    ("tile.window", "extents"),
    ("tile.part", "indices"),
    ("tile.shift", "offsets"),
    ("tile.yield", "arguments"),
    ("tile.combine", "values"),
    ("tile.combine", "made"),
    ("tma.load", "offsets"),
    ("tma.store", "offsets"),
    ("tma.prefetch_box", "offsets"),
    ("ptx.tensor_prefetch", "at"),
    ("ptx.tensor_load", "at"),
    ("ptx.tensor_store", "at"),
    ("ptx.ld", "values"),
    ("ptx.stmatrix", "values"),
    ("ptx.ldmatrix", "values"),
    ("ptx.mma_sync", "lhs"),
    ("ptx.mma_sync", "rhs"),
    ("ptx.st", "values"),
    ("ptx.red_add", "values"),
    ("launch.run", "outputs"),
    ("tile.transfer_read", "indices"),
    ("tile.transfer_write", "indices"),
    ("tile.concat", "parts"),
    ("tile.gather", "indices"),
    ("tile.loop_gather", "indices"),
}
"""Variadic in their definitions, while a verifier asks for a number of them."""


def optional_parts(op: Operation) -> Iterator[tuple[str, bool]]:
    """Name of each optional or variadic part of an op, and whether this one has it."""
    definition = type(op).get_irdl_definition()
    for name, part in [*definition.operands, *definition.results]:
        if isinstance(part, VariadicDef):
            yield name, getattr(op, name) not in (None, ())
    for name, part in definition.properties.items():
        if isinstance(part, OptionalDef):
            yield name, name in op.properties


@cache
def parts_seen() -> dict[tuple[str, str], set[bool]]:
    """Whether ops of a name have an optional part and have it not, in all files."""
    seen: dict[tuple[str, str], set[bool]] = {}
    gemmc = tuple(each for dialect in DIALECTS for each in dialect.operations)
    for op in (op for path in FILES for op in read(path).walk()):
        for name, there in optional_parts(op) if isinstance(op, gemmc) else ():
            seen.setdefault((op.name, name), set()).add(there)
    return seen


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
def test_every_optional_part_is_there_and_missing(dialect: Dialect) -> None:
    own = {each.name for each in dialect.operations}
    one_way = {part for part, states in parts_seen().items() if len(states) == 1 and part[0] in own}
    assert one_way - ALWAYS_THERE == set()
