"""Rule 4: another option is another program, right, and different in a few lines only.

That the results stay right is checked where programs run: by the interpreter and on a GPU,
over the same list.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from rules.ablations import ABLATIONS, LEVEL, Ablation
from rules.programs import Program, after_each, changed_lines, examples, outline, ptx_of
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, pipeline
from gemmc.assemble import assemble
from gemmc.errors import GemmcError

HASHES = Path(__file__).parents[1] / "pipelines" / "golden" / "hashes.json"
EXAMPLES = {program.pipeline: program for program in examples()}


@cache
def at_level(program: Program, text: str = "") -> tuple[str, str]:
    """The outline and the whole of the IR after the last pass of the tile level."""
    names = [each.name for each in pipeline.load(text or program.pipeline).passes]
    stages = after_each(program, _shown, text, first=names.index(LEVEL) + 1)
    return next(shown for _, shown in stages)


def _shown(module: ModuleOp) -> tuple[str, str]:
    return outline(module), frontend.print_module(module)


@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda each: each.name)
def test_the_difference_is_no_more_than_stated(ablation: Ablation) -> None:
    program = EXAMPLES[ablation.pipeline]
    before, after = at_level(program), at_level(program, ablation.text())
    ops, lines = (changed_lines(*texts) for texts in zip(before, after, strict=True))
    assert 0 < ops <= ablation.ops
    assert 0 < lines <= ablation.lines


@pytest.mark.slow
@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda each: each.name)
def test_ptxas_accepts_it_without_a_word(ablation: Ablation) -> None:
    made = assemble(ptx_of(EXAMPLES[ablation.pipeline], ablation.text()))
    assert made.resources.spill_stores == made.resources.spill_loads == 0
    assert "warning" not in made.log


def test_no_two_are_the_same_program() -> None:
    """By the digests that `test_goldens.py` compares with the PTX of each."""
    kept = json.loads(HASHES.read_text(encoding="utf-8"))
    names = [each.name for each in ABLATIONS] + [str(program) for program in examples()]
    assert len({kept[each] for each in names}) == len(names)


def test_every_pipeline_with_stages_or_roles_is_ablated() -> None:
    passes = {name: {each.name for each in pipeline.load(name).passes} for name in EXAMPLES}
    staged = {name for name in passes if passes[name] & {"multi-buffer", "specialize-warps"}}
    assert staged <= {each.pipeline for each in ABLATIONS} <= set(EXAMPLES)


def test_an_option_that_is_not_there_is_refused() -> None:
    with pytest.raises(GemmcError, match="multi-buffer: needed one of the options stages, label"):
        Ablation("x", ABLATIONS[0].pipeline, ("multi-buffer.stage=1",), 0, 0).text()
