"""When things happen: the interpreter's execution under a simple cost model.

    found = gemmc.interpret.timeline.simulate(module)     # a tile.kernel, at the wgmma level
    trace.events(found), svg.draw(found, "title")

Every agent (a warpgroup) and every unit (tensor core, copy engine, memory ports) has a clock;
the scheduler always lets go on whoever is earliest. `figures` is the table of costs.
"""

from __future__ import annotations

from gemmc.interpret.timeline.intervals import Timeline
from gemmc.interpret.timeline.simulate import simulate

__all__ = ["Timeline", "simulate"]
