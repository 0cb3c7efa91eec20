"""Clock and power of the GPU while something is timed, read from nvidia-smi."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

FIELDS = ("clocks.sm", "clocks.mem", "power.draw", "temperature.gpu")
PERIOD_MS = 50


@dataclass
class Sampler:
    """Collects (time, values of FIELDS) in a thread; use it as a context manager.

    Without nvidia-smi it collects nothing. The GPU's settings are only read.
    """

    samples: list[tuple[float, tuple[float, ...]]] = field(
        default_factory=list[tuple[float, tuple[float, ...]]]
    )
    _process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Sampler:
        command = [
            "nvidia-smi",
            f"--query-gpu={','.join(FIELDS)}",
            "--format=csv,noheader,nounits",
            "--id=0",
            f"--loop-ms={PERIOD_MS}",
        ]
        try:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        except OSError:
            return self
        threading.Thread(target=self._read, args=(self._process,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def _read(self, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            try:
                values = tuple(float(part) for part in line.split(","))
            except ValueError:
                continue
            self.samples.append((time.monotonic(), values))

    def between(self, windows: Sequence[tuple[float, float]]) -> dict[str, float]:
        """The median of each field over the samples in some windows of time."""
        inside = [v for t, v in self.samples if any(a <= t <= b for a, b in windows)]
        if not inside:
            return {}
        return {name: median(v[i] for v in inside) for i, name in enumerate(FIELDS)}
