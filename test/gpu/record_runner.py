"""Runs kernels in a process of its own, so that one that fails or hangs takes no other with it.

The process (this file as a script) reads kernels' numbers and answers with a line for each;
arrays go through files. After a driver's error its context is lost, so it ends, and the next
process goes on with the kernels that are left.
"""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LIMIT_S = {"gpu": 20.0, "cpu": 300.0}
"""How long one kernel may take, the start of the process included."""
MOST_FAILURES = 40


class Runner:
    """Runs jobs on a device, "gpu" or "cpu"; `device` and `driver` are known afterwards."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.folder, self.kind = folder, kind
        self.device = self.driver = "unknown"

    def run(self, jobs: list[Any]) -> tuple[dict[int, Any], dict[int, str]]:
        """(outputs, errors) by the job's number. RuntimeError without a device that runs any."""
        errors = {number: job.error for number, job in enumerate(jobs) if job.error}
        left = [number for number in range(len(jobs)) if number not in errors]
        for number in left:
            self.save(number, jobs[number])
        done: set[int] = set()
        while left:
            failed = self._process(left, done)
            left = [n for n in left if n not in done]
            if not failed or not left:
                break
            if self.device == "unknown":
                raise RuntimeError(f"no device: {failed}")
            errors[left.pop(0)] = failed
            if len(errors) > MOST_FAILURES:
                errors.update(dict.fromkeys(left, "not begun: too many others failed"))
                break
        return {n: self._output(n, jobs[n]) for n in sorted(done)}, errors

    def save(self, number: int, job: Any) -> None:
        """NUMBER.code, .json and .K.raw for the process to read."""
        self._path(number, "code").write_bytes(job.code or job.ptx.encode())
        shapes = [list(array.shape) for array in job.inputs]
        said = {"manifest": job.manifest, "shapes": shapes, "output": list(job.expected.shape)}
        self._path(number, "json").write_text(json.dumps(said))
        for index, array in enumerate(job.inputs):
            array.tofile(self._path(number, f"{index}.raw"))

    def _path(self, number: int, suffix: str) -> Path:
        return self.folder / f"{number}.{suffix}"

    def _output(self, number: int, job: Any) -> Any:
        import numpy as np

        raw = self._path(number, "out").read_bytes()
        return np.frombuffer(raw, job.expected.dtype).reshape(job.expected.shape)

    def _process(self, numbers: list[int], done: set[int]) -> str:
        """Run in one process until it ends; why the first number not done failed, or ""."""
        command = [sys.executable, __file__, str(self.folder), self.kind]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            process.stdin.write(" ".join(map(str, numbers)))
            process.stdin.close()
            lines: queue.Queue[str | None] = queue.Queue()
            threading.Thread(target=_forward, args=(process.stdout, lines), daemon=True).start()
            return self._listen(process, lines, done)

    def _listen(self, process: Any, lines: queue.Queue[str | None], done: set[int]) -> str:
        while True:
            try:
                line = lines.get(timeout=LIMIT_S[self.kind])
            except queue.Empty:
                process.kill()
                return f"no answer within {LIMIT_S[self.kind]:.0f} s"
            if line is None:
                code = process.wait()
                return f"the process ended with {code}" if code else ""
            kind, _, rest = line.partition(" ")
            if kind == "device":
                self.device, self.driver = json.loads(rest)
            elif kind == "done":
                done.add(int(rest))
            elif kind == "failed":
                process.wait()
                return rest


def _forward(stream: Any, lines: queue.Queue[str | None]) -> None:
    for line in stream:
        lines.put(line.rstrip("\n"))
    lines.put(None)


def _say(*words: object) -> None:
    print(*words, flush=True)


def _device(kind: str) -> tuple[str, str]:
    """Its name and the driver's version."""
    if kind == "cpu":
        return "the PTX machine", "none"
    from gemmc.runtime import cuda

    cuda.current_context()
    cu = cuda.bindings()
    device = cuda.checked(cu.cuDeviceGet(0), "opening device 0")
    name = cuda.checked(cu.cuDeviceGetName(128, device), "reading the device's name")
    version = cuda.checked(cu.cuDriverGetVersion(), "reading the driver's version")
    return name.split(b"\0", 1)[0].decode(), str(version)


def run_one(kind: str, folder: Path, number: int) -> Any:
    """The output of one kernel, on memory of 0xFF bytes."""
    import numpy as np

    from gemmc.runtime.manifest import load_manifest
    from gemmc.runtime.outputs import host_dtype

    said = json.loads((folder / f"{number}.json").read_text())
    manifest = load_manifest(said["manifest"])
    inputs = [
        np.fromfile(folder / f"{number}.{i}.raw", host_dtype(a.dtype)).reshape(shape)
        for i, (a, shape) in enumerate(
            zip(manifest.with_role("input"), said["shapes"], strict=True)
        )
    ]
    code = (folder / f"{number}.code").read_bytes()
    if kind == "cpu":
        from gemmc.interpret.ptx.simulate import run

        return run(code.decode(), manifest, inputs)[0]
    from gemmc.runtime import load

    out = np.empty(said["output"], host_dtype(manifest.with_role("output")[0].dtype))
    out.view(np.uint8)[...] = 0xFF
    kernel = load(code, manifest)
    kernel(*inputs, out=out)
    kernel.close()
    return out


def main() -> int:
    """FOLDER KIND, numbers on stdin: runs them in order until one fails."""
    sys.path[:0] = [str(ROOT)]
    folder, kind = Path(sys.argv[1]), sys.argv[2]
    numbers = [int(word) for word in sys.stdin.read().split()]
    try:
        _say("device", json.dumps(_device(kind)))
        for number in numbers:
            run_one(kind, folder, number).tofile(folder / f"{number}.out")
            _say("done", number)
    except Exception as error:
        _say("failed", f"{type(error).__name__}: {' '.join(str(error).split())}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
