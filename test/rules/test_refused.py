"""What the other tests of the rules leave out is refused by name, and is not more than that."""

from __future__ import annotations

import pytest
from rules.programs import PROGRAMS, REFUSED

from gemmc import driver
from gemmc.errors import GemmcError

PATHS = {path.stem: path for paths in PROGRAMS.values() for path in paths}


@pytest.mark.parametrize(("name", "stem"), REFUSED, ids=lambda each: each)
def test_it_says_what_it_needs(name: str, stem: str) -> None:
    path = PATHS[stem]
    with pytest.raises(GemmcError) as caught:
        driver.compile_text(path.read_text(encoding="utf-8"), path.name, name)
    assert str(caught.value).startswith(f"{path.name}:")
    assert f"needed {REFUSED[name, stem]}; found " in str(caught.value)
