"""Pictures of where data lies and whose it is: `gemmc show` (docs/show.md).

    pictures(module, pipeline)         a `Picture` for each buffer, fragment, box and cluster
    shared_over_time(timeline, …)      who uses which bytes of shared memory when

Every cell of a picture has its numbers as attributes, `data-row`, `data-byte` and so on, which are
those that the interpreter computes. Nothing here needs NumPy.
"""

from gemmc.show.collect import pictures
from gemmc.show.picture import Picture
from gemmc.show.shared import shared_over_time

__all__ = ["Picture", "pictures", "shared_over_time"]
