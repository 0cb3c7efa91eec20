"""The playground as static files: the explorer's page, Pyodide, and gemmc with what it imports.

    python playground/build.py build/site/playground [--dist DIR] [--lock FILE]

Pyodide is that of `npm ci` in this folder. The Python packages are those of the environment that
runs this, all of them pure Python, in the bytecode of Pyodide's Python. Running programs takes
NumPy and ml_dtypes, whose wheels for Pyodide no package registry has: `--dist` is a folder that has
them, and those that Pyodide's lock file names are copied, if their SHA-256 is the one it names.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from npm import node  # noqa: E402

from gemmc.explore.document import PAGE, page  # noqa: E402
from gemmc.explore.protocol import EXECUTION_NEEDS  # noqa: E402

HERE = Path(__file__).resolve().parent
PYODIDE = HERE / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
PACKAGES = ("xdsl", "immutabledict", "ordered-set", "typing_extensions")
PREPARED = "python.bin", "snapshot.bin"
"""gemmc with what it imports, as files in one, and the memory of a Python that has imported it."""

MAKERS = "boot.mjs", "prepare.mjs", "warm.py", "package-lock.json"
DATA = {".json", ".pipeline", ".mlir"}
UNUSED = ("xdsl/interactive/", "xdsl/tools/", "xdsl/_version")
"""What a compilation never imports, some of which needs packages that are not here."""

Entry = tuple[str, bytes]


def main() -> int:
    """0; 1 where something that is needed is not there."""
    parser = argparse.ArgumentParser(description="Builds the playground as static files.")
    parser.add_argument("target", type=Path)
    parser.add_argument("--dist", type=Path, help="a folder with wheels of Pyodide's distribution")
    parser.add_argument("--lock", type=Path, default=PYODIDE / LOCK, help="Pyodide's lock file")
    arguments = parser.parse_args()
    if not PYODIDE.is_dir():
        print(f"{PYODIDE}: needed Pyodide; found none; run python playground/npm.py ci")
        return 1
    arguments.target = arguments.target.resolve()  # node runs in another folder
    shutil.rmtree(arguments.target, ignore_errors=True)
    try:
        found = build(arguments.target, arguments.lock, arguments.dist)
    except ValueError as error:
        print(f"error: {error}")
        return 1
    runs = ", ".join(found) or f"none (programs compile, but do not run; --dist has {LOCK}'s)"
    print(f"built {arguments.target}/index.html; packages for running: {runs}")
    return 0


def build(target: Path, lock: Path, dist: Path | None) -> list[str]:
    """The names of the packages for execution that are there. ValueError for a wrong one."""
    (target / "pyodide").mkdir(parents=True)
    shutil.copytree(PAGE / "js", target / "js")
    shutil.copy(HERE / "boot.mjs", target / "js")
    shutil.copy(PAGE / "style.css", target)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, target / "pyodide")
    shutil.copy(lock, target / "pyodide" / LOCK)
    prepared(target)
    found = copied(json.loads(lock.read_text()), dist, target / "pyodide") if dist else []
    (target / "files.json").write_text(json.dumps({"execution": found}) + "\n")
    (target / "index.html").write_text(page({"engine": "worker", "offline": "offline.js"}))
    offline = (PAGE / "offline.js").read_text()
    names = [path for path in target.rglob("*") if path.is_file()]
    kept = sorted(path.relative_to(target).as_posix() for path in names)
    version = digest(b"".join((target / name).read_bytes() for name in kept))[:16]
    header = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(['./', *kept])};\n"
    (target / "offline.js").write_text(header + offline)
    return found


def prepared(target: Path) -> None:
    """What Python starts from, made once for the same sources."""
    with TemporaryDirectory() as folder:
        sources = Path(folder) / "sources.zip"
        packed(sources, [*own(), *sorted(others())])
        makers = [HERE / name for name in MAKERS]
        key = digest(b"".join(each.read_bytes() for each in (sources, *makers)))[:16]
        kept = ROOT / "build" / "prepared" / key
        if not kept.is_dir():
            shutil.rmtree(kept.parent, ignore_errors=True)
            made = [str(Path(folder) / name) for name in PREPARED]
            node(str(HERE / "prepare.mjs"), str(sources), str(HERE / "warm.py"), *made)
            kept.mkdir(parents=True)
            for path in made:
                shutil.move(path, kept)
    shutil.copytree(kept, target, dirs_exist_ok=True)


def own() -> Iterator[Entry]:
    """gemmc, as names inside of an archive and contents."""
    for path in sorted((ROOT / "gemmc").rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in {".py", *DATA} and "/page/" not in name:
            yield name, path.read_bytes()
    for path in sorted((ROOT / "pipelines").rglob("*")):
        if path.is_file():
            yield f"gemmc/pipelines/{path.relative_to(ROOT / 'pipelines')}", path.read_bytes()


def others() -> Iterator[Entry]:
    """What gemmc imports. ValueError for what is no pure Python."""
    for package in PACKAGES:
        for each in files(package) or []:
            if each.suffix in {".so", ".pyd"}:
                raise ValueError(f"{package}: needed pure Python; found {each}")
            name = each.as_posix()
            if each.suffix == ".py" and not name.startswith(("..", *UNUSED)):
                yield name, each.read_binary()


def packed(target: Path, entries: list[Entry]) -> None:
    """An archive, the same for the same content."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in entries:
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def copied(lock: dict[str, Any], dist: Path, target: Path) -> list[str]:
    """The packages for execution of which `dist` has the wheels, with all that they depend on.
    ValueError for a wheel that is another one than the lock names."""
    known = {name.lower().replace("_", "-"): each for name, each in lock["packages"].items()}
    found: list[str] = []
    for name in EXECUTION_NEEDS:
        wheels = [known[each] for each in needed(known, name.replace("_", "-"))]
        if not wheels or not all((dist / each["file_name"]).is_file() for each in wheels):
            continue
        for each in wheels:
            path = dist / each["file_name"]
            if digest(path.read_bytes()) != each["sha256"]:
                raise ValueError(f"{path}: needed SHA-256 {each['sha256']}, as {LOCK} has it")
            shutil.copy(path, target)
        found.append(name)
    return found


def needed(known: dict[str, Any], name: str) -> list[str]:
    """A package of the lock and those that it depends on; none of one that the lock has not."""
    if name not in known:
        return []
    rest = [each for other in known[name]["depends"] for each in needed(known, other.lower())]
    return list(dict.fromkeys([name, *rest]))


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
