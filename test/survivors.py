"""Lists of mutants that survive: `pattern | pattern | proof` a line, `#` for comments; and the
tables of how many were caught."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

Patterns = tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]


@cache
def patterns(path: Path) -> Patterns:
    """(pipelines, mutants) of each line; a line without a proof is an error."""
    found: list[tuple[re.Pattern[str], re.Pattern[str]]] = []
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            where, pattern, proof = (part.strip() for part in line.split(" | "))
            assert proof
            found.append((re.compile(where), re.compile(pattern)))
    return tuple(found)


def counted(page: Path) -> dict[str, tuple[int, int]]:
    """(caught, of how many) for each pipeline in a page's table."""
    found = re.findall(r"^\| `(\S+)` \| (\d+) of (\d+) \|$", page.read_text(), re.M)
    return {pipeline: (int(caught), int(all_)) for pipeline, caught, all_ in found}
