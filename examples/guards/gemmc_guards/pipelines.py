"""The pipelines of this package, as values."""

from __future__ import annotations

from pathlib import Path

import gemmc


def guarded(limit: int) -> gemmc.Template:
    """The pipeline of `guarded.pipeline`, for kernels of at most `limit` bytes of shared memory."""
    return gemmc.load_pipeline(Path(__file__).with_name("guarded.pipeline")).given(limit=limit)
