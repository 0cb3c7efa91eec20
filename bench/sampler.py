"""Clock and power of the GPU while something is timed, read from nvidia-smi."""

from __future__ import annotations

import subprocess
import threading
import time
from dataclasses import dataclass, field
from statistics import median

FIELDS = ("clocks.sm", "clocks.mem", "power.draw", "temperature.gpu")
PERIOD_MS = 50


@dataclass
class Sampler:
    """Collects (time, values of FIELDS) in a thread; use it as a context manager."""

    samples: list[tuple[float, tuple[float, ...]]] = field(default_factory=list)
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
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        except OSError:
            return self
        threading.Thread(target=self._read, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def _read(self) -> None:
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            try:
                values = tuple(float(part) for part in line.split(","))
            except ValueError:
                continue
            self.samples.append((time.monotonic(), values))

    def between(self, windows: list[tuple[float, float]]) -> dict[str, float]:
        """The median of each field over the samples in some windows of time."""
        inside = [v for t, v in self.samples if any(a <= t <= b for a, b in windows)]
        if not inside:
            return {}
        return {name: median(v[i] for v in inside) for i, name in enumerate(FIELDS)}


def driver_and_name() -> dict[str, str]:
    """The GPU's name, driver, and power limit."""
    fields = ("name", "driver_version", "power.limit", "clocks.max.sm")
    command = ["nvidia-smi", f"--query-gpu={','.join(fields)}", "--format=csv,noheader", "--id=0"]
    try:
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return {}
    return dict(zip(fields, (part.strip() for part in text.split(",")), strict=False))
