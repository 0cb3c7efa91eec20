"""A dialect is what its modules define: a new file is all that a new op takes."""

import sys
from importlib import import_module

import pytest

from gemmc.dialects._discovery import discovered

MOVES = """
from abc import ABC
from xdsl.irdl import IRDLOperation, irdl_op_definition
from gemmc.dialects.tile.data.moves import CopyOp
from {package}.types import ThingType

class Base(IRDLOperation, ABC):
    pass

@irdl_op_definition
class FirstOp(Base):
    name = "extra.first"
"""

TYPES = """
from xdsl.ir import ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition

@irdl_attr_definition
class ThingType(ParametrizedAttribute, TypeAttribute):
    name = "extra.thing"
"""

LATER = """
from xdsl.irdl import IRDLOperation, irdl_op_definition

@irdl_op_definition
class SecondOp(IRDLOperation):
    name = "extra.second"
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    name = f"extra_{tmp_path.name}"
    (tmp_path / name / "inner").mkdir(parents=True)
    texts = {"moves": MOVES, "types": TYPES, "inner/later": ""}
    for each, text in {"__init__": "", "inner/__init__": "", **texts}.items():
        (tmp_path / name / f"{each}.py").write_text(text.format(package=name))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    for each in [each for each in sys.modules if each.split(".")[0] == name]:
        del sys.modules[each]


def _names(package):
    import_module(package)
    found = discovered("extra", package)
    return [op.name for op in found.operations], [kind.name for kind in found.attributes]


def test_what_a_module_defines_is_a_member_and_what_it_imports_is_not(package):
    assert _names(package) == (["extra.first"], ["extra.thing"])


def test_a_new_file_anywhere_in_the_package_is_found(package, tmp_path):
    (tmp_path / package / "inner" / "later.py").write_text(LATER)
    assert _names(package) == (["extra.second", "extra.first"], ["extra.thing"])


@pytest.mark.parametrize("name", ["tile", "barrier", "ptx", "tma", "wgmma"])
def test_no_member_has_the_name_of_another_dialect(name):
    module = import_module(f"gemmc.dialects.{name}")
    found = discovered(name, module.__name__)
    members = [*found.operations, *found.attributes]
    assert members and all(each.name.split(".")[0] == name for each in members)
