"""The ptx dialect: one op is one line of PTX.

Values are virtual registers. A value's type is its register kind, and after `assign-registers`
its name; an op with an in-place operand ties it to the result. Loops and branches are structured
(ptx.for, ptx.if, ptx.repeat) until `linearize` makes them labels and branches; after it the
emitter walks the ops and prints their lines.
"""

from __future__ import annotations

from gemmc.dialects._discovery import discovered

Ptx = discovered("ptx", __name__)
