"""A distribution for tests: wheels in the names of NumPy and ml_dtypes, and a lock that names them.

    python playground/test/stub_dist.py DIR
"""

from __future__ import annotations

import hashlib
import json
import sys
import zipfile
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[1] / "node_modules" / "pyodide" / "pyodide-lock.json"
CODE = {
    "numpy": "raise ImportError('the stub of numpy was imported')\n",
    "ml_dtypes": "",
}


def main(target: Path) -> None:
    """Writes the folder."""
    target.mkdir(parents=True, exist_ok=True)
    lock: dict[str, Any] = json.loads(LOCK.read_text())
    lock["packages"] = {}
    for name, code in CODE.items():
        path = target / f"{name}-2.0.0-py3-none-any.whl"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(f"{name}/__init__.py", code)
            about = f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.0.0\n"
            archive.writestr(f"{name}-2.0.0.dist-info/METADATA", about)
        normal = name.replace("_", "-")
        lock["packages"][normal] = {
            "name": name, "version": "2.0.0", "file_name": path.name, "install_dir": "site",
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(), "package_type": "package",
            "imports": [name], "depends": [], "unvendored_tests": False,
        }  # fmt: skip
    (target / LOCK.name).write_text(json.dumps(lock))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
