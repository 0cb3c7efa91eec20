"""What became of programs: counts, failures, covered pairs; said, and kept as JSON."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fuzz.check import FAILURES, REFUSED, WRONG, Outcome
from fuzz.covered import Covered
from fuzz.draw import Program

ALIKE = 3
"""Programs that are kept of the failures with one reason; of wrong values all are kept."""


@dataclass
class Tally:
    """Counts of all programs so far; `out` is the folder for what is kept."""

    out: Path = Path("fuzz-failures")
    kinds: Counter[str] = field(default_factory=Counter[str])
    refusals: Counter[str] = field(default_factory=Counter[str])
    examples: dict[str, Program] = field(default_factory=dict[str, Program])
    reasons: Counter[str] = field(default_factory=Counter[str])
    kept: dict[Path, tuple[Program, Outcome]] = field(
        default_factory=dict[Path, tuple[Program, Outcome]]
    )
    features: Counter[str] = field(default_factory=Counter[str])
    covered: Covered = field(default_factory=Covered)
    slowest: tuple[float, str] = (0.0, "")
    earlier: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def count(self) -> int:
        """Programs so far, without those of earlier runs."""
        return sum(self.kinds.values())

    @property
    def failures(self) -> list[tuple[Program, Outcome]]:
        """The programs that are kept, with what they said."""
        return list(self.kept.values())

    def add(self, program: Program, found: Outcome) -> None:
        """One more program."""
        self.kinds[found.kind] += 1
        self.features.update(f"{name} = {value}" for name, value in program.features.items())
        self.covered.add(program.features, found.kind in ("right", "unchecked", WRONG))
        self.slowest = max(self.slowest, (round(found.seconds, 2), program.features["pipeline"]))
        if found.failed or not found.reason:
            return
        reason = f"{found.kind}: {found.reason}"
        self.refusals[reason] += 1
        shortest = self.examples.setdefault(reason, program)
        if len(program.text) < len(shortest.text):
            self.examples[reason] = program

    def keep(self, program: Program, found: Outcome, instead: Path | None = None) -> Path | None:
        """A failure's program, as a file, said once; a smaller one takes the place of `instead`.
        None where enough like it are kept."""
        if instead is not None and instead in self.kept:
            del self.kept[instead]
            instead.unlink(missing_ok=True)
        else:
            self.reasons[f"{found.kind}: {found.reason}"] += 1
            if found.kind != WRONG and self.reasons[f"{found.kind}: {found.reason}"] > ALIKE:
                return None
        path = keep(self.out, program, found)
        self.kept[path] = program, found
        print(f"\n{found.kind}: {found.reason}: {path}\n{found.said.strip()}\n{program.text}")
        return path

    def summary(self) -> str:
        """How many of each kind."""
        order = ("right", "refused", "unchecked", *FAILURES)
        return ", ".join(f"{self.kinds[kind]} {kind}" for kind in order if self.kinds[kind])

    def report(self) -> Iterator[str]:
        """Lines that say it all."""
        yield f"\n{self.count} programs: {self.summary()}"
        yield f"kept in {self.out}: {len(self.kept)} failures"
        yield "refusals by reason:"
        for reason, count in self.refusals.most_common(40):
            if reason not in self.examples:
                yield f"{count:6} {reason} (of an earlier run)"
                continue
            path = keep(self.out / "refused", self.examples[reason], Outcome(REFUSED, reason))
            yield f"{count:6} {reason} ({path.name})"
        yield from self.covered.report()

    def read(self, file: Path) -> None:
        """Go on from what an earlier run wrote: its pairs are covered, its counts are added to."""
        if not file.exists():
            return
        self.earlier = json.loads(file.read_text("utf-8"))
        self.covered = Covered.read(self.earlier["pairs"])

    def write(self, file: Path, run: dict[str, Any]) -> None:
        """All of it with what earlier runs had; the file is never half written."""
        earlier = self.earlier

        def summed(name: str, mine: Counter[str]) -> Counter[str]:
            return Counter(earlier.get(name, {})) + mine

        kinds = summed("programs", self.kinds)
        made = {
            "count": sum(kinds.values()),
            "programs": dict(kinds),
            "runs": [*earlier.get("runs", []), run | {"programs": self.count}],
            "slowest": list(self.slowest),
            "failed": dict(summed("failed", self.reasons)),
            "kept": [*earlier.get("kept", []), *map(self._told, self.kept)],
            "refusals": dict(summed("refusals", self.refusals).most_common()),
            "features": dict(sorted(summed("features", self.features).items())),
            "pairs": self.covered.as_json(),
        }
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f"{file.name}.part")
        beside.write_text(json_of(made), "utf-8")
        os.replace(beside, file)

    def _told(self, path: Path) -> dict[str, str]:
        program, found = self.kept[path]
        said = found.said.strip()[-400:]
        return {"file": path.name, "kind": found.kind, "reason": found.reason, "said": said,
                "text": path.read_text("utf-8") if path.exists() else program.text}  # fmt: skip


def json_of(made: dict[str, Any]) -> str:
    """One line for each entry, but for what has many."""
    lines: list[str] = []
    for name, value in made.items():
        text = json.dumps(value, ensure_ascii=False, indent=1 if name not in ("pairs",) else None)
        lines.append(f"{json.dumps(name)}: {text}")
    return "{" + ",\n".join(lines) + "}\n"


def keep(folder: Path, program: Program, found: Outcome) -> Path:
    """The file of a program, named by what it says."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(program.text.encode()).hexdigest()[:8]
    path = folder / f"{found.kind.replace(' ', '-')}-{digest}.mlir"
    path.write_text(f"{program.head()}\n// {found.kind}: {found.reason}\n{program.text}", "utf-8")
    return path
