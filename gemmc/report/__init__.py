"""What a program becomes with a pipeline, known without a GPU: `gemmc report`.

`collect` compiles and looks, `collect_each` at all kernels of a program; `Report` is what was
found, JSON-able; `table` puts several side by side. What needs ptxas or nvdisasm is None where
there is none, never an estimate.
"""

from gemmc.report.collect import collect, collect_each
from gemmc.report.found import Buffer, Report
from gemmc.report.table import text

__all__ = ["Buffer", "Report", "collect", "collect_each", "text"]
