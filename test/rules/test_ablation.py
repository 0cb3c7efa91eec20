"""Rule 4: another option is another program, right, and different in a few lines only.

That the results stay right is checked where programs run: by the interpreter and on a GPU,
over the same list.
"""

from __future__ import annotations

import pytest
from rules.ablations import ABLATIONS, LEVEL, Ablation
from rules.programs import Program, changed_lines, examples, outline, parsed, ptx_of, stages

from gemmc import pipeline
from gemmc.assemble import assemble

EXAMPLES = {program.pipeline: program for program in examples()}


def at_level(program: Program, text: str = "") -> str:
    """The IR after the last pass of the tile level."""
    (found,) = (stage.text for stage in stages(program, text) if stage.name == LEVEL)
    return found


@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda each: each.name)
def test_the_difference_is_no_more_than_stated(ablation: Ablation) -> None:
    program = EXAMPLES[ablation.pipeline]
    before, after = at_level(program), at_level(program, ablation.text())
    ops = changed_lines(outline(parsed(before)), outline(parsed(after)))
    assert 0 < ops <= ablation.ops
    assert 0 < changed_lines(before, after) <= ablation.lines


@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda each: each.name)
def test_ptxas_accepts_it_without_a_word(ablation: Ablation) -> None:
    made = assemble(ptx_of(stages(EXAMPLES[ablation.pipeline], ablation.text())[-1]))
    assert made.resources.spill_stores == made.resources.spill_loads == 0
    assert "warning" not in made.log


def test_no_two_are_the_same_program() -> None:
    ptx = [ptx_of(stages(EXAMPLES[each.pipeline], each.text())[-1]) for each in ABLATIONS]
    ptx += [ptx_of(stages(program)[-1]) for program in examples()]
    assert len(set(ptx)) == len(ptx)


def test_every_pipeline_with_stages_or_roles_is_ablated() -> None:
    passes = {name: {each.name for each in pipeline.load(name).passes} for name in EXAMPLES}
    staged = {name for name in passes if passes[name] & {"multi-buffer", "specialize-warps"}}
    assert staged <= {each.pipeline for each in ABLATIONS} <= set(EXAMPLES)


def test_an_option_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="'stages=9' is 0 times in"):
        Ablation("x", ABLATIONS[0].pipeline, (("stages=9", "stages=1"),), 0, 0).text()
