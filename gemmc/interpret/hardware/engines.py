"""Engines: work that is issued now and done at any later time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from gemmc.interpret.hardware.errors import Site


@dataclass(frozen=True, eq=False)
class Job:
    """One asynchronous operation: `run` does it; `count` is its number at its engine."""

    count: int
    run: Callable[[], None]
    site: Site
    issuer: str
    engine: Engine

    def __str__(self) -> str:
        return f"{self.engine.name}: {self.site} issued by {self.issuer}"


@dataclass(eq=False)
class Engine:
    """Jobs of one kind whose completion is learned in one way.

    The tensor core as one agent drives it, its bulk groups and its cp.async groups complete in
    order (`in_order`); loads counted on one mbarrier in any order. `finished` is the highest
    count up to which all jobs are done.
    """

    actor: int
    kind: str
    name: str
    in_order: bool
    cta: int
    """Number of the CTA that it works for."""
    issued: int = 0
    finished: int = 0
    jobs: list[Job] = field(default_factory=list[Job])
    groups: list[int] = field(default_factory=list[int])
    """Count of the last job of each committed group."""
    writes: int = 0
    """The actor of its writes to global memory, where those are waited for by themselves."""

    def issue(self, site: Site, issuer: str, run: Callable[[], None]) -> Job:
        """Queue a job under the count that `reserve` gave."""
        job = Job(self.issued, run, site, issuer, self)
        self.jobs.append(job)
        return job

    def reserve(self) -> int:
        """The count of the next job, whose accesses are announced before it is queued."""
        self.issued += 1
        return self.issued

    def completable(self) -> list[Job]:
        return self.jobs[:1] if self.in_order else list(self.jobs)

    def complete(self, job: Job) -> None:
        """Do a job now."""
        self.jobs.remove(job)
        self.finished = min((j.count for j in self.jobs), default=self.issued + 1) - 1
        job.run()

    def commit(self) -> None:
        """Close a group; it may be empty (PTX ISA, "wgmma.commit_group")."""
        self.groups.append(self.issued)

    def count_of_pending(self, pending: int) -> int:
        """The count to reach so that at most `pending` groups are in flight."""
        if len(self.groups) <= pending:
            return 0
        return self.groups[len(self.groups) - pending - 1]
