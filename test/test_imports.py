"""Who may import whom: the arrows between the layers, read from the source."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Collection
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from sources import PACKAGE, said, said_by

import gemmc

BOTTOM = {"accuracy", "colours", "element_types", "register_kinds"}
"""Plain tables that everything may import, and that import nothing of gemmc."""

ARROWS: dict[str, set[str]] = {
    "accuracy": set(),
    "colours": set(),
    "element_types": set(),
    "register_kinds": set(),
    "errors": set(),
    "collecting": set(),
    "dialects": {"errors", "target"},
    "facts": set(),
    "ir": {"errors", "dialects"},
    "analysis": {"errors", "dialects", "ir"},
    "transforms": {"errors", "facts", "dialects", "ir", "analysis", "plan", "target"},
    "emit": {"errors", "dialects"},
    "interpret": {"errors", "dialects", "reference", "runtime", "target"},
    "reference": {"errors", "dialects"},
    "checking": {
        *("errors", "target", "driver", "frontend", "order", "pipeline", "interpret", "reference"),
        "dialects",
    },
    "installed": {"errors"},
    "registry": {"installed", "transforms", "bench.passes"},
    "target": {"errors"},
    "plan": {"errors", "target"},
    "declared": {"errors", "facts", "registry"},
    "advice": {"errors"},
    "order": {"errors", "facts", "declared"},
    "pipeline": {
        *("errors", "advice", "order", "registry", "plan", "target", "frontend", "dialects"),
        *("analysis", "ir"),
    },
    "resources": {"errors"},
    "located_parser": {"errors", "resources", "dialects"},
    "frontend": {"errors", "installed", "dialects", "located_parser", "resources"},
    "universe": {"registry", "dialects", "emit"},
    "assemble": set(),
    "runtime": {"assemble"},
    "select": {"errors", "dialects", "analysis", "pipeline", "plan", "target", "transforms"},
    "tuned": {"errors", "plan", "target", "pipeline", "select"},
    "early_starts": {"dialects", "pipeline", "transforms"},
    "described": {"errors", "dialects", "transforms"},
    "program": {
        *("described", "errors", "facts", "dialects", "ir", "pipeline", "transforms"),
        "early_starts",
    },
    "chosen": {"errors", "pipeline", "program", "select"},
    "driver": {
        *("errors", "target", "frontend", "pipeline", "program", "chosen", "select", "tuned"),
        *("emit", "collecting", "kept_loops"),
    },
    "kept_loops": {"errors", "pipeline", "program"},
    "compiled": {"assemble", "runtime", "interpret"},
    "cache": {
        *("errors", "target", "assemble", "compiled", "frontend", "pipeline", "driver"),
    },
    "ahead": {"errors", "runtime", "compiled"},
    "frameworks": {"errors", "target", "assemble", "compiled", "cache"},
    "jax": {"errors", "target", "frameworks", "runtime"},
    "torch": {"errors", "target", "cache", "frameworks", "runtime"},
    "api": {
        *("errors", "target", "frontend", "pipeline", "driver", "reference", "compiled", "runtime"),
        "chosen",
    },
    "elementwise": {"errors", "dialects"},
    "products": {"errors", "dialects", "elementwise"},
    "workbench": {
        *("checking", "errors", "target", "frontend", "pipeline", "driver", "interpret", "program"),
        "chosen",
    },
    "bench": {"errors", "target", "pipeline", "assemble", "api", "runtime", "version"},
    "bench.passes": {"errors", "facts", "dialects", "ir"},
    "tune": {
        *("errors", "target", "plan", "frontend", "pipeline", "select", "assemble", "runtime"),
        *("reference", "tuned", "bench", "version", "dialects", "driver"),
    },
    "ladder": {
        *("errors", "target", "frontend", "pipeline", "driver", "assemble", "interpret"),
        *("reference", "bench"),
    },
    "cli": {
        *("errors", "target", "frontend", "pipeline", "registry", "driver", "assemble", "api"),
        *("checking", "interpret", "runtime", "bench", "ladder", "tune", "tuned", "version"),
        *("installed", "workbench", "declared", "facts", "products", "report", "explore", "cache"),
        *("show", "ahead", "elementwise", "chosen", "collecting"),
    },
    "show": {
        *("errors", "target", "frontend", "pipeline", "driver", "program", "dialects", "ir"),
        *("interpret", "transforms", "workbench"),
    },
    "explore": {
        *("errors", "target", "frontend", "registry", "pipeline", "driver", "emit", "checking"),
        *("interpret", "report", "show", "workbench", "version", "chosen", "dialects", "reference"),
        "runtime",
    },
    "report": {
        *("errors", "target", "plan", "frontend", "pipeline", "driver", "assemble", "interpret"),
        *("reference", "dialects", "ladder", "program", "workbench"),
    },
    "version": {
        *("api", "assemble", "elementwise", "errors", "interpret", "pipeline", "products"),
        *("reference", "workbench", "cache", "compiled"),
    },
    "__main__": {"cli"},
}
"""Layer to the layers it may import, besides itself; `version` is gemmc/__init__.py."""

WITHOUT_XDSL = {"assemble", "runtime", "version", "bench", *BOTTOM}
TEXT_ONLY = ("ptx", "hardware")
"""Folders of `interpret` that run PTX text: no dialect, no xDSL, whatever wrote the text."""

LAZY_ONLY = {"cuda", "torch", "jax"}
"""Never imported when a module is loaded: a machine without them still compiles."""

EXTRAS = ("torch", "jax")
"""Packages for a framework that gemmc does without."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def layer_of(module: str) -> str:
    """The layer of a dotted module name that starts with `gemmc`."""
    parts = module.split(".")
    if parts[1:3] == ["bench", "passes"]:
        return "bench.passes"
    return parts[1] if len(parts) > 1 else "version"


def module_of(path: Path) -> str:
    """The dotted name of a file of the package."""
    parts = ["gemmc", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of_path(path: Path) -> str:
    """The layer of a file of the package."""
    return layer_of(module_of(path))


def wrong_arrows(layer: str, names: Collection[str]) -> list[str]:
    """Those of some imports that `layer` may not have."""
    allowed = ARROWS[layer] | BOTTOM | {layer}
    inside = {name for name in names if name.split(".")[0] == "gemmc"}
    wrong = [name for name in inside if layer_of(name) not in allowed]
    if layer in WITHOUT_XDSL:
        wrong += [name for name in names if name.split(".")[0] == "xdsl"]
    return sorted(wrong)


def relative(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def test_only_the_arrows_that_exist() -> None:
    wrong = {each: wrong_arrows(layer_of_path(each), said_by(each).imports) for each in MODULES}
    assert {relative(path): names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize("folder", TEXT_ONLY)
def test_the_ptx_machine_reads_text_only(folder: str) -> None:
    for path in (PACKAGE / "interpret" / folder).rglob("*.py"):
        names = said_by(path).imports
        inside = {name for name in names if name.startswith("gemmc.")}
        assert not {name for name in names if name.split(".")[0] == "xdsl"}, path
        assert not {name for name in inside if layer_of(name) in ("dialects", "errors")}, path


MODELS = (
    {"hardware.tensors", "ops.products", "ptx_ops.tensor", "ptx_ops.matrix"},
    {"ptx.descriptors", "ptx.fragments", "ptx.wgmma", "ptx.mma", "ptx.matrices"},
)
"""The modules under gemmc.interpret of the two models of the tensor core."""


def test_the_models_of_the_tensor_core_are_independent() -> None:
    imports = imports_of_modules()
    for model, other in (MODELS, MODELS[::-1]):
        others = {f"gemmc.interpret.{name}" for name in other}
        for name in model:
            assert not imports[f"gemmc.interpret.{name}"] & others


def test_no_relative_imports() -> None:
    assert [relative(path) for path in MODULES if said_by(path).relative] == []


def test_device_packages_are_imported_inside_functions() -> None:
    at_once = {path: {name.split(".")[0] for name in said_by(path).at_once} for path in MODULES}
    assert [relative(path) for path, names in at_once.items() if LAZY_ONLY & names] == []


@pytest.mark.parametrize("extra", EXTRAS)
def test_only_an_extra_knows_its_framework(extra: str) -> None:
    """Nothing else imports the package for it, and so nothing else loads it."""
    for path in MODULES:
        if layer_of_path(path) != extra:
            found = said_by(path).imports
            assert not {name for name in found if layer_of(name) == extra and "." in name}, path


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("dialects", "from gemmc.transforms.memory.promote import Promote"),
        ("dialects", "from gemmc import pipeline"),
        ("transforms", "import gemmc.emit.ptx"),
        ("element_types", "import gemmc.errors"),
        ("emit", "from gemmc.pipeline import load"),
        ("runtime", "from xdsl.ir import Operation"),
        ("assemble", "from gemmc.errors import GemmcError"),
        ("transforms", "import_module('gemmc.cli.build')"),
    ],
)
def test_a_wrong_arrow_is_seen(layer: str, source: str) -> None:
    assert wrong_arrows(layer, said(source).imports)


def test_a_relative_import_and_what_is_loaded_at_once_are_seen() -> None:
    found = said("from . import x\ndef f():\n    import torch\nimport cuda.bindings\n")
    assert found.relative and found.at_once == {"", "cuda.bindings"}
    assert found.imports == {"", "cuda.bindings", "torch"}


def innermost(name: str, modules: Collection[str]) -> str:
    """The module that a dotted name is or is in."""
    while name not in modules:
        name = name.rpartition(".")[0]
    return name


def imports_of_modules() -> dict[str, set[str]]:
    """What each module imports of the package, wherever: inside functions and for types too."""
    modules = {module_of(path): path for path in MODULES}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        inside = {name for name in said_by(path).imports if name.split(".")[0] == "gemmc"}
        found[module] = {innermost(name, modules) for name in inside} - {module}
    return found


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules each of which imports the next, the last the first; empty if there are none."""
    order = TopologicalSorter(imports)
    try:
        order.prepare()
    except CycleError as error:
        return error.args[1]
    return []


SETTLED = {
    "gemmc.transforms.memory.multi_buffer",
    "gemmc.transforms.epilogue.load_inputs",
    "gemmc.transforms.epilogue.stage_epilogue",
}
"""Passes whose options are settled by a rule of `_room`, inside a function: the rule looks at the
options of all passes that take shared memory, theirs among them."""


def test_no_circle_between_modules() -> None:
    imports = imports_of_modules()
    for name in SETTLED:
        imports[name].remove("gemmc.transforms.memory._room")
    assert circle(imports) == []


def test_a_circle_is_seen() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    assert circle({"a": {"b"}, "b": {"c"}, "d": {"a", "c"}}) == []


def modules_after(statement: str) -> set[str]:
    """The modules loaded by `statement` in a process of its own."""
    code = f"import sys\n{statement}\nprint(*sys.modules)"
    return set(subprocess.check_output([sys.executable, "-c", code], text=True).split())


@pytest.mark.parametrize(
    "statement", ["import gemmc", "from gemmc.cli import main", "import gemmc.cli.build"]
)
def test_starting_loads_nothing_heavy(statement: str) -> None:
    loaded = modules_after(statement)
    assert not loaded & {"numpy", "ml_dtypes", "torch", "cuda.bindings", "gemmc.api"}


def test_compiling_loads_no_numpy() -> None:
    """A browser's Python has it only once a program runs."""
    warm = (PACKAGE.parent / "playground" / "warm.py").read_text(encoding="utf-8")
    code = f"import sys\nsys.modules['numpy'] = None\n{warm}"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_root_package_has_only_compile_and_version() -> None:
    assert gemmc.__version__
    with pytest.raises(AttributeError, match="no attribute 'decompile'"):
        _ = gemmc.decompile  # pyright: ignore


def runtime_imports() -> dict[str, set[str]]:
    """Module of gemmc.runtime to those of its modules that it imports, anywhere in its text."""
    found: dict[str, set[str]] = {}
    for path in sorted((PACKAGE / "runtime").glob("*.py")):
        parts = (name.split(".") for name in said_by(path).imports)
        found[path.stem] = {p[2] for p in parts if p[:2] == ["gemmc", "runtime"] and len(p) > 2}
    return found


def test_the_runtime_has_no_circles() -> None:
    """What is only imported for types, or when a function is called, counts as well."""
    left = runtime_imports()
    assert left["kernel"] >= {"plan", "cuda"}
    while left:
        free = {name for name, needs in left.items() if not needs & set(left)}
        assert free, f"a circle among {sorted(left)}"
        left = {name: needs for name, needs in left.items() if name not in free}
