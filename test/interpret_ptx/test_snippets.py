"""The snippets that are recorded on a GPU: they assemble, and the machine gives what NumPy says."""

from __future__ import annotations

import pytest
from interpret_ptx.recordings.everything import snippets

from gemmc.assemble import assemble
from gemmc.interpret.ptx.simulate import run


@pytest.mark.parametrize("name", snippets())
def test_the_machine_gives_what_numpy_says(name: str) -> None:
    snippet = snippets()[name]
    (found,) = run(snippet.text, snippet.manifest, list(snippet.inputs))
    assert not snippet.problem(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", snippets())
def test_it_assembles_without_a_message(name: str) -> None:
    assert assemble(snippets()[name].text).cubin
