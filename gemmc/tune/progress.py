"""What a tuner says while it works: a line for each set, with the best so far."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence

from gemmc.tune.device import Program
from gemmc.tuned.best import Ranked
from gemmc.tuned.entry import MEASURED, Result, Trial

Say = Callable[[str], None]


class Progress:
    """Says lines with `say`."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._begun = time.monotonic()
        self._default = ""
        self.statuses: Counter[str] = Counter()

    def begins(self, program: Program, default: Trial, known: int) -> None:
        """A program is next; `known` of its configurations have a result."""
        self._begun, self._default, self.statuses = time.monotonic(), default.pipeline, Counter()
        before = f"; {known} have a result" if known else ""
        self._say(f"{program.name}: auto is {default.configuration}{before}")

    def kept(self, results: Sequence[Result], ranked: Sequence[Ranked]) -> None:
        """Results are in the database."""
        new = [each for each in results if each.trial.pipeline != self._default] or results
        self.statuses.update(each.status for each in new)
        for each in new:
            if each.status != MEASURED:
                self._say(f"  {each.status}: {each.trial.configuration}: {each.reason[:160]}")
        if any(each.status == MEASURED for each in new):
            seconds = time.monotonic() - self._begun
            self._say(f"  {seconds:.0f} s: {self._counts()}; {best_line(ranked)}")

    def finals(self, count: int) -> None:
        """The finalists are timed again."""
        self._say(f"  {count} finalists once more, side by side")

    def stops(self, sets: int) -> None:
        """Ctrl-C was pressed."""
        doing = f"{sets} sets are still measured and kept; Ctrl-C again drops them"
        self._say("interrupted: " + (doing if sets else "all is kept"))

    def ends(self, ranked: Sequence[Ranked]) -> None:
        """All that was to be measured is."""
        done = self._counts() or "nothing new"
        self._say(f"  done in {time.monotonic() - self._begun:.1f} s: {done}; {best_line(ranked)}")

    def _counts(self) -> str:
        return ", ".join(f"{count} {status}" for status, count in self.statuses.most_common())


def best_line(ranked: Sequence[Ranked]) -> str:
    """The best configuration and its time."""
    if not ranked:
        return "none is right so far"
    best = ranked[0]
    result = best.entry.result
    speed = f", {best.timing.speed:.3f} of auto" if result.yardstick else ""
    return f"best {best.us:.2f} us{speed}: {result.trial.configuration}"
