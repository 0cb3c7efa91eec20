"""What may be measured of a problem, in the order in which it is: what `auto` chooses, each change
of it, the candidates of all rows by predicted time, other templates. What a rule refuses is
counted and not compiled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite

from gemmc.errors import GemmcError
from gemmc.pipeline import load_pipeline
from gemmc.plan import Problem
from gemmc.select import Candidate, Configuration, Hopeless, choose, ranked, refusals
from gemmc.target import Target
from gemmc.tune.axes import FILE, changes_of, of_templates
from gemmc.tuned.entry import Rejection, Trial

TWICE = "passes that another candidate has not"
"""The reason of a candidate that resolves to the same passes as one before."""

Source = tuple[Configuration, str, float | None, Candidate | None]
"""A configuration, where it comes from, its predicted microseconds, and the candidate of a row that
it is, if it is one."""


@dataclass
class Rejected:
    """Counts of reasons, each with the first example."""

    counts: dict[str, int] = field(default_factory=dict[str, int])
    examples: dict[str, str] = field(default_factory=dict[str, str])

    def add(self, reason: str, example: str) -> None:
        """One more."""
        self.counts[reason] = self.counts.get(reason, 0) + 1
        self.examples.setdefault(reason, example)

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.counts.values())

    def listed(self) -> list[Rejection]:
        """The most frequent first."""
        order = sorted(self.counts, key=lambda reason: (-self.counts[reason], reason))
        return [Rejection(each, self.counts[each], self.examples[each]) for each in order]


class Space:
    """The trials of a problem on a target; `default` is what `auto` chooses. GemmcError where it
    chooses nothing. `own` are configurations that are tried first, as a user spells them."""

    def __init__(
        self, problem: Problem, target: Target, where: str = "", own: tuple[str, ...] = ()
    ) -> None:
        self.problem, self.target, self.own = problem, target, own
        choice = choose(problem, target, where)
        self._chosen = choice.candidate
        self.default = Trial(
            choice.pipeline.text,
            str(choice.candidate.configuration),
            choice.row.name,
            _predicted(choice.candidate),
        )

    def trials(self, rejected: Rejected) -> Iterator[Trial]:
        """One after the other, resolved when it is asked for; what is refused goes to `rejected`.

        GemmcError for a configuration of the user's that a rule refuses.
        """
        seen = {self.default.pipeline}
        yield self.default
        for text in self.own:
            trial = self._users(text)
            if trial.pipeline not in seen:
                seen.add(trial.pipeline)
                yield trial
        hopeless = Hopeless()
        for configuration, source, us, candidate in self._sources():
            known = hopeless.rule_for(candidate.row, candidate.schedule) if candidate else ""
            if known:
                rejected.add(known, str(configuration))
                continue
            reason, text, found = self._resolved(configuration)
            if reason:
                rejected.add(reason, f"{configuration}: {found}")
                if candidate:
                    hopeless.add(candidate.row, candidate.schedule, reason)
            elif text in seen:
                if configuration != self._chosen.configuration:
                    rejected.add(TWICE, str(configuration))
            else:
                seen.add(text)
                yield Trial(text, str(configuration), source, us)

    def _sources(self) -> Iterator[Source]:
        chosen = self._chosen
        for each in changes_of(chosen.configuration):
            yield each, f"{chosen.row.name}, changed", _predicted(chosen), None
        for each in ranked(self.problem, self.target):
            yield each.configuration, each.row.name, _predicted(each), each
        for each in of_templates(self.problem):
            yield each, FILE, None, None

    def _resolved(self, configuration: Configuration) -> tuple[str, str, str]:
        """Which rule refuses a configuration, the text of its passes, and what the rule found."""
        try:
            made = configuration.resolved(self.problem, self.target)
        except GemmcError as error:
            return f"{error.needed} ({error.subject})", "", error.found
        refusal = next(refusals(made, self.problem, self.target), None)
        return (refusal.rule, "", refusal.found) if refusal else ("", made.text, "")

    def _users(self, text: str) -> Trial:
        made = load_pipeline(text).resolved(self.problem, self.target)
        refusal = next(refusals(made, self.problem, self.target), None)
        if refusal is not None:
            raise GemmcError("--configuration", refusal.rule, refusal.found, where=text)
        return Trial(made.text, text, "--configuration")


def _predicted(candidate: Candidate) -> float | None:
    return candidate.us if isfinite(candidate.us) else None
