"""Imports what the page needs to compile and to show, ahead of the snapshot of its Python.

Its programs are none that a page shows, and nothing of them is kept: what is compiled in a browser
is compiled there.
"""

import gc
import json

import gemmc
from gemmc.explore import answer


def warm() -> None:
    """Every message that takes no execution. RuntimeError for one that is refused."""
    f32, bf16 = (str(gemmc.matmul(192, 256, 320, dtype=each)) for each in ("f32", "bf16"))
    programs = {"f32": f32, "f64": f32.replace("f32", "f64")}
    for each in answer({"kind": "about"})["pipelines"]:
        source = programs.get(each["dtypes"].split(",")[0], bf16)
        _asked("compile", source=source, pipeline=each["name"])
    for kind in ("passes", "trace", "report", "layouts"):
        _asked(kind, source=bf16, pipeline="hopper-ws")


def _asked(kind: str, **message: str) -> None:
    found = answer({"kind": kind, **message})
    if "error" in found:
        raise RuntimeError(f"{kind} {message.get('pipeline')}: {found['error']['text']}")
    json.dumps(found)


warm()
gc.collect()
