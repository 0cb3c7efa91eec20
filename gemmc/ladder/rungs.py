"""Which pipelines are rungs of a ladder, in which order: read from their files.

    #: ladder = fp32       the ladder; ladders follow each other in the order of names
    #: rung = 3            the place on it, from 1
    #: idea = less traffic what the rung adds to the one before
    #: problem = 64x64x64   the extents m, n and k that it is about, if not those of its ladder

Pipelines that only fill in another's parameters are in the folder `ladder` beside the named ones.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gemmc import pipeline
from gemmc.element_types import summed_in_f32
from gemmc.errors import GemmcError
from gemmc.pipeline.text import read_metadata

FOLDER = "ladder"
"""Beside the named pipelines: those that are rungs and nothing else."""


@dataclass(frozen=True)
class Rung:
    """A pipeline's place on its ladder, and its passes as the file spells them,
    its parameters and what is `auto` filled in."""

    name: str
    ladder: str
    number: int
    idea: str
    dtypes: tuple[str, ...]
    passes: tuple[str, ...]
    before: Rung | None = None
    """The rung below; that of the ladder before for a ladder's first one."""

    path: str = ""
    """Its file, where that is none of a named pipeline."""

    shape: str = ""
    """The extents that it is about, if it says so."""

    @property
    def file(self) -> str:
        """Where the pipeline is, as a reader of the repository finds it."""
        folder = f"pipelines/{FOLDER}" if self.path else "pipelines"
        return f"{folder}/{self.name}{pipeline.SUFFIX}"

    @property
    def source(self) -> str:
        """What names the pipeline to the compiler."""
        return self.path or self.name


def rungs(folder: Path | None = None) -> tuple[Rung, ...]:
    """All rungs, ladder after ladder, from the pipelines of `folder` (the named ones).

    Raises `GemmcError` at a file whose place is no number or is another's as well.
    """
    top = folder or pipeline.folder()
    paths = sorted(top.glob(f"*{pipeline.SUFFIX}"))
    further = sorted(top.glob(f"{FOLDER}/*{pipeline.SUFFIX}"))
    found = [rung for path in paths if (rung := _read(path)) is not None]
    found += [replace(r, path=str(path)) for path in further if (r := _read(path)) is not None]
    ordered: list[Rung] = []
    for rung in sorted(found, key=lambda each: (each.ladder, each.number)):
        below = ordered[-1] if ordered else None
        if below and (below.ladder, below.number) == (rung.ladder, rung.number):
            needed = f"one pipeline on rung {rung.number} of ladder {rung.ladder}"
            found_names = f"{below.name} and {rung.name}"
            raise GemmcError("ladder", needed, found_names, "change a '#: rung ='", rung.file)
        ordered.append(replace(rung, before=below))
    return tuple(ordered)


def _read(path: Path) -> Rung | None:
    """The rung that a file describes, if it is one."""
    text = path.read_text(encoding="utf-8")
    facts = read_metadata(text, str(path))
    if "ladder" not in facts:
        return None
    for key in ("rung", "idea", "dtypes"):
        if key not in facts:
            needed = f"a '#: {key} =' beside '#: ladder ='"
            raise GemmcError("ladder", needed, "none", where=str(path))
    if not facts["rung"].isdecimal():
        needed = "a number as '#: rung ='"
        raise GemmcError("ladder", needed, f"'{facts['rung']}'", where=str(path))
    named = map(str.strip, facts["dtypes"].split(","))
    dtypes = tuple(each for each in named if each in summed_in_f32())
    passes = tuple(map(str, pipeline.load_pipeline(str(path)).settled().lines))
    number, idea = int(facts["rung"]), facts["idea"]
    shape = facts.get("problem", "")
    return Rung(path.stem, facts["ladder"], number, idea, dtypes, passes, shape=shape)


def with_dtype(dtype: str | None, every: tuple[Rung, ...]) -> tuple[Rung, ...]:
    """The rungs that take inputs of a type; all without one. GemmcError for no rung."""
    found = tuple(rung for rung in every if dtype is None or dtype in rung.dtypes)
    if not found:
        known = ", ".join(sorted({each for rung in every for each in rung.dtypes}))
        raise GemmcError("ladder", f"a type among {known}", f"'{dtype}'", "change --dtype")
    return found
