"""A device without a GPU: how long a kernel takes, and what is wrong with it, stands in its code.

The code of a kernel is JSON: {"us": 12.5} is timed, with a little noise; {"wrong": true} computes
wrong results, {"hang": true} never answers, {"fault": true} raises, {"die": true} kills its
process, {"refused": true} cannot be loaded. Each kernel that is prepared is written to a log, with
the process that watches over the one that measures.
"""

from __future__ import annotations

import json
import os
import random
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from gemmc.tune.device import Built, NotLoaded, Program, Sampler, WrongResult

NAME, DRIVER = "Fake GPU", "1.0"


@dataclass(frozen=True)
class FakeDevice:
    """Makes itself: an instance is a factory. A sample takes `seconds`."""

    log: str
    seconds: float = 0.0
    noise: float = 0.002

    def __call__(self, ordinal: int) -> FakeDevice:
        return self

    def describe(self) -> tuple[str, str]:
        return NAME, DRIVER

    def open(self, program: Program) -> None:
        if program.text == "no such program":
            raise ValueError("no inputs for it")

    def prepare(self, built: Built) -> Sampler:
        # One write of a short line is never torn, also when the process is killed.
        descriptor = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.write(descriptor, f"{os.getppid()} {built.pipeline}\n".encode())
        os.close(descriptor)
        code = json.loads(built.code)
        if code.get("wrong"):
            raise WrongResult("3 of 4 elements off")
        if code.get("refused"):
            raise NotLoaded("too much shared memory")
        if code.get("die"):
            os.kill(os.getpid(), signal.SIGKILL)
        if code.get("fault"):
            raise RuntimeError("an illegal memory access")
        random_ = random.Random(built.pipeline)

        def sample(warm_ms: float) -> float:
            while code.get("hang"):
                time.sleep(60)
            time.sleep(self.seconds)
            return code["us"] * (1 + self.noise * random_.uniform(-1, 1))

        return sample


def measured(log: Path) -> list[str]:
    """The pipelines that were prepared, in order."""
    return [pipeline for _, pipeline in measured_by(log)]


def measured_by(log: Path) -> list[tuple[int, str]]:
    """The process of the worker that had each pipeline prepared, and the pipeline, in order."""
    lines = log.read_text().splitlines() if log.exists() else []
    return [(int(by), pipeline) for by, pipeline in (line.split() for line in lines)]


def build(program: Program, pipeline: str, target: str) -> Built:
    """A pipeline is `NAME:JSON`; one without JSON does not compile."""
    name, _, code = pipeline.partition(":")
    if not code:
        return Built(pipeline, error=f"{name} does not compile")
    return Built(pipeline, code.encode(), "{}", registers=len(name))


@dataclass(frozen=True)
class AnyKernel(FakeDevice):
    """Times real kernels: by the length of their code."""

    def prepare(self, built: Built) -> Sampler:
        assert built.code.startswith(b"\x7fELF") and json.loads(built.manifest)["entry"]
        return lambda warm_ms: 10.0 + len(built.code) % 97
