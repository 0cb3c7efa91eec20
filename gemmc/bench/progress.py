"""What is said while contenders are timed, and which rounds are whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Say = Callable[[str], None]


def silent(line: str) -> None:
    """Says nothing."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C after a whole round; `found` is what had been measured by then."""

    def __init__(self, found: Any) -> None:
        super().__init__()
        self.found = found


@dataclass
class Progress:
    """Says each round when it is over; `whole` counts those of each state."""

    say: Say = silent
    whole: dict[str, int] = field(default_factory=dict[str, int])

    def round_ended(self, state: str, rounds: int) -> None:
        """All contenders have had their turns."""
        self.whole[state] = self.whole.get(state, 0) + 1
        self.say(f"  {state}: round {self.whole[state]} of {rounds}")
