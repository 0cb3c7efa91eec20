"""gemmc inside stock xDSL tools: names that collide with nobody's, and a light import."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from xdsl.universe import Universe

import gemmc
from gemmc import registry
from gemmc.universe import DIALECT_NAMES, GEMMC_UNIVERSE

PACKAGE = Path(gemmc.__file__).parent


def test_the_list_of_passes_is_the_list_of_files() -> None:
    paths = [*PACKAGE.glob("transforms/*/*.py"), *PACKAGE.glob("bench/passes/*.py")]
    files = {path.relative_to(PACKAGE) for path in paths if not path.stem.startswith("_")}
    modules = map(registry.module_name, registry.PASS_NAMES)
    assert files == {Path(*name.split(".")[1:]).with_suffix(".py") for name in modules}
    assert len(set(registry.PASS_NAMES)) == len(registry.PASS_NAMES)


@pytest.mark.parametrize("name", registry.PASS_NAMES)
def test_a_pass_is_found_by_its_name_and_documented(name: str) -> None:
    pass_type = registry.load_pass(name)
    assert pass_type.name == name
    assert (pass_type.__doc__ or "").strip() or sys.modules[pass_type.__module__].__doc__


@pytest.mark.parametrize("name", DIALECT_NAMES)
def test_a_dialect_is_found_by_its_name(name: str) -> None:
    assert GEMMC_UNIVERSE.all_dialects[name]().name == name


def test_the_target_is_found_by_its_name() -> None:
    assert GEMMC_UNIVERSE.all_targets["ptx"]().name == "ptx"


def test_the_entry_point_is_installed_and_nothing_collides() -> None:
    installed = {point.name: point.load() for point in entry_points(group="xdsl.universe")}
    assert installed["gemmc"] is GEMMC_UNIVERSE
    for table in ("all_dialects", "all_passes", "all_targets"):
        own = set(getattr(GEMMC_UNIVERSE, table))
        for name, universe in installed.items():
            assert name == "gemmc" or not own & set(getattr(universe, table)), name
    assert set(registry.PASS_NAMES) <= set(Universe.get_multiverse().all_passes)


def test_importing_the_universe_loads_no_dialect_pass_or_numpy() -> None:
    code = (
        "import sys, xdsl.universe\nbefore = set(sys.modules)\nimport gemmc.universe\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    new = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert new == ["gemmc", "gemmc.registry", "gemmc.universe"]


def test_xdsl_opt_lists_our_passes() -> None:
    command = [sys.executable, "-m", "xdsl.tools.xdsl_opt", "--help"]
    shown = "".join(subprocess.check_output(command, text=True).split())
    assert all(name in shown for name in registry.PASS_NAMES)
