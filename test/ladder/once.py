"""Each rung is compiled, assembled and run once for a problem, whichever test asks first."""

from __future__ import annotations

from functools import cache

from gemmc.ladder.static import static

STATIC = cache(static)
"""`gemmc.ladder.static.static`, remembered."""
