# ruff: noqa: F821  (lit runs this file with `config` and `lit_config` defined)
"""The lit suite: every .mlir file under test/, except the inputs that tests read.

Tools come from the environment that runs lit, and gemmc's code from this checkout, wherever
that environment has it installed from. `not` is built into lit's own shell, which
also keeps the tests independent of the shell that is installed.
"""

import atexit
import os
import shutil
import sys
from pathlib import Path

import lit.formats

root = Path(__file__).resolve().parent.parent

config.name = "gemmc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["inputs", "programs", "found"]
config.test_source_root = str(root / "test")
config.test_exec_root = str(root / "build" / "lit")
config.environment["PATH"] = os.pathsep.join((os.path.dirname(sys.executable), os.environ["PATH"]))
config.environment["PYTHONPATH"] = os.pathsep.join(
    (str(root), *filter(None, (os.environ.get("PYTHONPATH"),)))
)
config.environment["OPENBLAS_NUM_THREADS"] = "1"
config.substitutions.append(("%inputs", str(root / "test" / "inputs")))

for tool in ("gemmc", "filecheck"):
    if shutil.which(tool, path=config.environment["PATH"]) is None:
        lit_config.fatal(f"needed '{tool}' beside {sys.executable}: install gemmc[test]")

# The same commands, without the time that each takes to import its modules.
sys.path.insert(0, str(root / "test"))
from forks import Server  # noqa: E402

server = Server(config.environment)
atexit.register(server.close)
config.environment["PATH"] = os.pathsep.join((server.folder, config.environment["PATH"]))
