"""A program while it is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fuzz.text import Writer
from hypothesis import strategies as st


@dataclass
class Maker:
    """Its text so far, its features, whether small integers stay exact, its multiplications; the
    features that it is to have, where it can."""

    draw: Any
    writer: Writer
    features: dict[str, str]
    exact: bool = True
    work: int = 0
    wanted: Mapping[str, str] = field(default_factory=dict[str, str])

    def choose(self, feature: str, values: Sequence[str], *, note: bool = True) -> str:
        """One of the values, the wanted one if there is one."""
        wanted = self.wanted.get(feature)
        found = wanted if wanted in values else self.draw(st.sampled_from(values))
        if note:
            self.features[feature] = found
        return found
