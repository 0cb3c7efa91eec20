"""A program while it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fuzz.text import Writer
from hypothesis import strategies as st


@dataclass
class Maker:
    """Its text so far, its features, whether small integers stay exact, its multiplications."""

    draw: Any
    writer: Writer
    features: dict[str, str]
    exact: bool = True
    work: int = 0

    def choose(self, feature: str, values: Sequence[str], *, note: bool = True) -> str:
        found = self.draw(st.sampled_from(values))
        if note:
            self.features[feature] = found
        return found

    def flag(self, feature: str) -> bool:
        found = self.draw(st.booleans())
        self.features[feature] = "yes" if found else "no"
        return found
