"""What a pass advises when it refuses, made to fit the pipeline that the pass stands in."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.passes import ModulePass

from gemmc.errors import GemmcError, Run


def fit(
    error: GemmcError, passes: Sequence[ModulePass], places: Sequence[str], reached: int
) -> None:
    """No pass is advised that the pipeline has: it is said where that stands.

    `reached` is the number of the pass that refuses; `places` are as far as they are known.
    """
    advice = error.change
    if not isinstance(advice, Run):
        return
    found = [i for i, each in enumerate(passes) if i != reached and _is(each, advice)]
    if not found:
        return
    stands = f"{advice.name} stands {'later' if found[-1] > reached else 'earlier'}"
    if found[-1] < len(places) and places[found[-1]]:
        stands += f", at {places[found[-1]]}"
    move = "move it up" if found[-1] > reached else "move it down, or change its options"
    error.change = advice.then or f"{stands}: {move}"


def _is(each: ModulePass, advice: Run) -> bool:
    """Whether it is the pass that is advised, with at least these options."""
    if each.name != advice.name:
        return False
    has = each.pipeline_pass_spec().parameters
    wanted = advice.options.items()
    return all(set(value.split(",")) <= set(map(str, has.get(key, ()))) for key, value in wanted)
