"""Changes of a pipeline as words, for a command line and for lists of variants.

    multi-buffer.stages=3        an option set; `-` takes it out
    promote[rhs].multiple=64     of the passes that have `rhs` for the value of an option
    -overlap-epilogue            a pass left out
    snake-k@stage-epilogue       a pass put before another, with options or without
"""

from __future__ import annotations

import re

from gemmc import registry
from gemmc.errors import GemmcError
from gemmc.pipeline.options import described_options
from gemmc.pipeline.template import Template

_SET = re.compile(r"(?P<selector>[^.=@{}\s]+)\.(?P<option>\w+)=(?P<value>\S+)")
_WITHOUT = re.compile(r"-(?P<selector>[^.=@{}\s]+)")
_BEFORE = re.compile(r"(?P<added>[\w-]+(\{[^}]*\})?)@(?P<selector>\S+)")


def edited(template: Template, *words: str) -> Template:
    """The pipeline with each change made, in order; GemmcError for one that cannot be."""
    for word in words:
        template = _one(template, word)
    return template


def parts_of(word: str) -> tuple[str, str, str]:
    """Of a change the name that it is of (a pass, before which another may be put), and the option
    and the value that it sets, or two empty texts; three for what is no change."""
    if match := _SET.fullmatch(word):
        return _name(match["selector"]), match["option"], match["value"]
    match = _WITHOUT.fullmatch(word) or _BEFORE.fullmatch(word)
    return (_name(match["selector"]) if match else ""), "", ""


def _name(selector: str) -> str:
    return re.split(r"[#\[]", selector)[0]


def _one(template: Template, word: str) -> Template:
    if match := _SET.fullmatch(word):
        value = None if match["value"] == "-" else match["value"]
        try:
            return template.set(match["selector"], **{match["option"]: value})
        except GemmcError as error:
            # What is wrong stands on the command line, not in the pipeline's file.
            error.where = f"--set {word}"
            raise
    if match := _WITHOUT.fullmatch(word):
        return template.remove(match["selector"])
    if match := _BEFORE.fullmatch(word):
        return template.insert_before(match["selector"], match["added"], where=f"--set {word}")
    needed = "a change like pass.option=value, -pass or pass@other"
    name = word.partition("=")[0]
    own = any(each.name == name for each in template.parameters)
    change = f"a parameter stands behind the name: {template.name}{{{word}}}" if own else ""
    change = change or _with_a_pass(template, name, word)
    raise GemmcError("pipeline", needed, f"'{word}'", change)


def _with_a_pass(template: Template, option: str, word: str) -> str:
    """What to write where only the pass is missing; nothing where none has such an option."""
    kinds = {line.name: registry.find(line.name) for line in template.lines}
    having = [
        name for name, factory in kinds.items()
        if factory and option in {each for each, *_ in described_options(factory())}
    ]  # fmt: skip
    return f"give {' or '.join(f'{name}.{word}' for name in having[:3])}" if having else ""
