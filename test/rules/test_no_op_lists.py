"""Passes ask an op what it is by its interfaces: they name no classes of working ops, and no lists.

Working ops move, multiply or store tiles, or let register tiles through. A pass may make one,
which is to call its class; any other mention of the class is a place that would have to be opened
again for every op that is added. The same holds for unions, tuples and match statements over
several classes of gemmc's ops. Conversions are about ops of one kind by their nature, so
`transforms/lowering` is left out.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from xdsl.ir import Operation

import gemmc
from gemmc.dialects.interfaces import FragmentFlow, MemoryAccess

PACKAGE = Path(gemmc.__file__).parent
FOLDERS = ("analysis", "transforms")
FILES = sorted(
    path
    for folder in FOLDERS
    for path in (PACKAGE / folder).rglob("*.py")
    if "lowering" not in path.parts
)

NAMED = {
    "transforms/synchronization/defer_release.py": (
        {"WaitGroupOp"},
        "lets the waits of wgmma groups leave some in flight, which is a number of that op",
    ),
    "transforms/epilogue/load_inputs.py": (
        {"EpilogueOp", "StagedEpilogueOp"},
        "only an epilogue has other inputs than the product's, and its pieces are read in place",
    ),
    "transforms/schedule/_added_parts.py": (
        {"EpilogueOp"},
        "only an epilogue's body says whether parts through it are what their sum is",
    ),
    "transforms/epilogue/prefetch_inputs.py": (
        {"EpilogueOp"},
        "only an epilogue has other inputs than the product's",
    ),
    "transforms/epilogue/stage_epilogue.py": (
        {"EpilogueOp", "ExtractOp", "StagedEpilogueOp"},
        "takes an epilogue and the columns that it is of apart into the pieces that it makes",
    ),
    "transforms/epilogue/overlap_epilogue.py": (
        {"StagedEpilogueOp"},
        "moves a tile's pieces between the products and the waits of wgmma groups",
    ),
    "transforms/epilogue/_steps.py": (
        {"WaitGroupOp"},
        "puts something between the products and the waits of wgmma groups",
    ),
    "transforms/epilogue/preload_inputs.py": (
        {"StagedEpilogueOp"},
        "takes apart the pieces that stage-epilogue made",
    ),
    "transforms/epilogue/accumulate_inputs.py": (
        {"ExtractOp", "StagedEpilogueOp"},
        "takes arithmetic out of the pieces that stage-epilogue made",
    ),
    "transforms/epilogue/_additions.py": (
        {"ExtractOp", "MapOp"},
        "reads in what a piece computes which operands are columns of the tile",
    ),
    "transforms/epilogue/_whole_tile.py": (
        {"MapOp", "StagedEpilogueOp"},
        "moves arithmetic out of the pieces that stage-epilogue made",
    ),
    "transforms/epilogue/_loaded_parts.py": (
        {"ExtractOp", "LoadOp", "MapOp", "StagedEpilogueOp"},
        "reads in the pieces that stage-epilogue made what are columns, loads and arithmetic",
    ),
    "transforms/epilogue/_finished.py": (
        {"StagedEpilogueOp"},
        "finds a tile's pieces, in a branch too",
    ),
    "transforms/epilogue/split_epilogue.py": (
        {"ExtractOp", "FenceOp", "MapOp", "MmaAsyncOp", "StagedEpilogueOp", "WaitGroupOp"},
        "writes wgmma groups of half a tile",
    ),
    "transforms/epilogue/_halves.py": (
        {"MmaAsyncOp", "ZeroOp"},
        "writes wgmma groups of half a tile",
    ),
}
"""Files that name working ops otherwise than to make them: which, and why that is no list."""

LISTS = {
    "transforms/synchronization/_barriers/copy_groups.py": (
        1,
        "the two ops of cp.async groups, which are all that PTX has",
    ),
    "transforms/synchronization/_barriers/syncs.py": (
        1,
        "what orders the threads of a CTA: the ops that this pass itself inserts",
    ),
    "transforms/epilogue/_halves.py": (1, "the two ways in which an accumulator begins"),
    "transforms/epilogue/split_epilogue.py": (
        2,
        "what is numbered by iterations, and a group of wgmmas",
    ),
}
"""Files with lists of op classes: how many, and why they are closed."""


def relative(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def module_of(path: Path) -> ModuleType:
    dotted = ".".join(["gemmc", *path.relative_to(PACKAGE).with_suffix("").parts])
    return importlib.import_module(dotted.removesuffix(".__init__"))


def op_class(node: ast.AST, names: dict[str, object]) -> type[Operation] | None:
    """The class of a gemmc dialect's ops that a name or `module.name` stands for."""
    found: object = None
    if isinstance(node, ast.Name):
        found = names.get(node.id)
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        found = getattr(names.get(node.value.id), node.attr, None)
    if not isinstance(found, type) or not issubclass(found, Operation):
        return None
    of_gemmc = found.__module__.startswith("gemmc.dialects.")
    return found if of_gemmc and ".interfaces" not in found.__module__ else None


def is_working(found: type[Operation]) -> bool:
    return issubclass(found, MemoryAccess | FragmentFlow)


def named(tree: ast.AST, names: dict[str, object]) -> set[str]:
    """Working op classes that are named otherwise than to make an op."""
    made = [n.func for n in ast.walk(tree) if isinstance(n, ast.Call)]
    built = [n.value for n in made if isinstance(n, ast.Attribute) and n.attr == "build"]
    return {
        found.__name__
        for node in ast.walk(tree)
        if node not in made and node not in built
        if (found := op_class(node, names)) is not None and is_working(found)
    }


def groups(tree: ast.AST) -> Iterator[list[ast.expr]]:
    """What unions, tuples, lists, sets, dicts and match statements put together."""
    inner: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and node not in inner:
            inner |= set(ast.walk(node))
            yield [n for n in ast.walk(node) if isinstance(n, ast.Name | ast.Attribute)]
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield node.elts
        elif isinstance(node, ast.Dict):
            yield [key for key in node.keys if key is not None]
        elif isinstance(node, ast.Match):
            yield [n.cls for n in ast.walk(node) if isinstance(n, ast.MatchClass)]


def lists(tree: ast.AST, names: dict[str, object]) -> list[str]:
    """Groups of two or more op classes."""
    found = [[op_class(each, names) for each in group] for group in groups(tree)]
    classes = [[c.__name__ for c in group if c is not None] for group in found]
    return [" ".join(group) for group in classes if len(set(group)) > 1]


def read(path: Path) -> tuple[ast.AST, dict[str, object]]:
    return ast.parse(path.read_text(encoding="utf-8")), vars(module_of(path))


def test_working_ops_are_only_made() -> None:
    found = {relative(path): named(*read(path)) for path in FILES}
    allowed = {name: NAMED.get(name, (set[str](), ""))[0] for name in found}
    assert found == allowed


def test_no_lists_of_op_classes() -> None:
    found = {relative(path): lists(*read(path)) for path in FILES}
    wrong = {name: each for name, each in found.items() if len(each) != LISTS.get(name, (0, ""))[0]}
    assert wrong == {}


def test_what_is_allowed_is_there() -> None:
    assert {*NAMED, *LISTS} <= set(map(relative, FILES))


PASS = """
from gemmc.dialects import tma
from gemmc.dialects.barrier import SyncOp, WaitOp
from gemmc.dialects.interfaces import Fill, Product
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.data.views import PartOp
"""


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = isinstance(y, CopyOp)", ({"CopyOp"}, [])),
        ("x = walk_type(y, MmaOp)", ({"MmaOp"}, [])),
        ("def f(x: MmaOp): ...", ({"MmaOp"}, [])),
        ("x = isinstance(y, tma.LoadOp)", ({"LoadOp"}, [])),
        ("x = CopyOp('lhs', y, z)", (set(), [])),
        ("x = MmaOp.build(operands=[])", (set(), [])),
        ("x = isinstance(y, Fill | Product)", (set(), [])),
        ("x = isinstance(y, PartOp)", (set(), [])),
        ("x = (SyncOp, WaitOp)", (set(), ["SyncOp WaitOp"])),
        ("x = SyncOp | WaitOp | None", (set(), ["SyncOp WaitOp"])),
        ("x = {SyncOp: 1, WaitOp: 2}", (set(), ["SyncOp WaitOp"])),
        (
            "match x:\n    case SyncOp():\n        pass\n    case WaitOp():\n        pass",
            (set(), ["SyncOp WaitOp"]),
        ),
    ],
)
def test_what_is_seen(line: str, expected: tuple[set[str], list[str]]) -> None:
    names: dict[str, object] = {}
    exec(PASS, names)
    tree = ast.parse(line)
    assert (named(tree, names), lists(tree, names)) == expected
