"""The tile dialect: a matmul as blocks, buffers, copies and products, and who does each.

From `form-kernel` to `lower-hierarchy` a program is written in it. It says nothing about how a
copy or a product is spelled on a chip, only what it does, who takes part and with which atom.
"""

from __future__ import annotations

from gemmc.dialects._discovery import discovered

Tile = discovered("tile", __name__)
