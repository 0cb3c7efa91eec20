"""The extents of a function's tensors, where arguments tell them: as numbers, or by names."""

from __future__ import annotations

from gemmc.dialects.sizes.arithmetic import Size
from gemmc.dialects.sizes.inlined import with_bodies_inlined
from gemmc.dialects.sizes.naming import Naming, naming, size_names
from gemmc.dialects.sizes.shapes import Shapes
from gemmc.dialects.sizes.tell import is_dynamic, is_open_inside, tell, tell_inputs

__all__ = [
    "Naming",
    "Shapes",
    "Size",
    "is_dynamic",
    "is_open_inside",
    "naming",
    "size_names",
    "tell",
    "tell_inputs",
    "with_bodies_inlined",
]
