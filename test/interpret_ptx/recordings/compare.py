"""What the PTX machine gives for a recorded kernel, against what was recorded."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gpu.cases import Case, matmul_text
from interpret_ptx.recordings.everything import exact_and_bound, inputs_of, snippets
from interpret_ptx.recordings.probes import Probe, probes
from interpret_ptx.recordings.snippet import Snippet, difference
from interpret_ptx.recordings.store import Entry, Recording, sha256_of

from gemmc import api
from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.hardware.tensors import Operand
from gemmc.interpret.ptx.simulate import run

AGAIN = "; record it again (test/gpu/record.py)"


def of_an_h200(recording: Recording) -> bool:
    """Whether the device says that it is one."""
    return "H200" in recording.device


def problem(name: str, entry: Entry) -> str:
    """How the machine and a recorded output disagree; empty if they do not."""
    if "pipeline" in entry.facts:
        return _pipeline_problem(entry)
    snippet = snippets().get(name)
    if snippet is None:
        return "no such snippet any more" + AGAIN
    if sha256_of(snippet.inputs) != entry.inputs:
        return "its inputs are others now" + AGAIN
    if entry.fault:
        return refusal_problem(snippet)
    (found,) = run(snippet.text, snippet.manifest, list(snippet.inputs))
    return _disagreement(entry, found, snippet.expected, snippet.bound)


def refusal_problem(snippet: Snippet) -> str:
    """Empty if the machine refuses a kernel, with the words that it should."""
    try:
        run(snippet.text, snippet.manifest, list(snippet.inputs))
    except InterpretError as error:
        says = bool(snippet.refused) and snippet.refused in str(error)
        return "" if says else f"it is refused otherwise: {error}"
    return "the machine runs what should be refused"


def _pipeline_problem(entry: Entry) -> str:
    facts = entry.facts
    case = Case.of_name(facts["case"])
    inputs = inputs_of(case, facts["integers"], facts["seed"])
    if sha256_of(inputs) != entry.inputs:
        return "its inputs are others now" + AGAIN
    ptx, manifest = _compiled(case)
    (found,) = run(ptx, manifest, inputs)
    if facts["integers"]:
        return _disagreement(entry, found, found, None)
    return _disagreement(entry, found, *exact_and_bound(case, inputs))


@cache
def _compiled(case: Case) -> tuple[str, dict[str, Any]]:
    """What the pipeline of today makes of a case."""
    kernel = api.compile(matmul_text(case), pipeline=case.pipeline)
    return kernel.ptx, kernel.manifest


def _disagreement(entry: Entry, found: Any, exact: Any, bound: Any) -> str:
    """Without a bound both must be equal; else both within it of what is exact."""
    recorded, mine = entry.values, entry.part(found)
    if bound is None:
        if sha256_of([found]) == entry.sha256:
            return ""
        return difference(mine, recorded) or "differs where nothing was kept"
    exact, bound = entry.part(exact), entry.part(bound)
    for who, values in (("recorded", recorded), ("the machine's", mine)):
        wrong = ~(np.abs(values.astype(np.float64) - exact) <= bound)
        if wrong.any():
            return f"{int(wrong.sum())} of {wrong.size} {who} values are outside of the bound"
    return ""


def by_the_ptx_machine(probe: Probe) -> Any:
    """Halfwords (rows, 16) that the machine for PTX text takes for an operand."""
    snippet = probe.snippet
    return probe.elements(run(snippet.text, snippet.manifest, list(snippet.inputs))[0])


def by_the_ir_interpreter(probe: Probe) -> Any:
    """Halfwords (rows, 16) that the IR's interpreter takes for an operand."""
    address, operand = Operand.from_bits(probe.bits, probe.major, 2)
    region = operand.region(address, 0, probe.rows, 16)
    return np.asarray(region.index).reshape(probe.rows, 16, 2)[..., 0] // 2


READINGS = {
    "the PTX machine": by_the_ptx_machine,
    "the interpreter of the IR": by_the_ir_interpreter,
}
"""Who reads descriptors, and how."""


def probes_of(recording: Recording) -> dict[str, tuple[Probe, Any]]:
    """The probes in a recording, with the halfwords that its device took."""
    known = {probe.name: probe for probe in probes()}
    return {
        name: (known[name], known[name].elements(entry.values))
        for name, entry in recording.entries.items()
        if name in known and entry.whole
    }
