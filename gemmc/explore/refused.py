"""What is refused, as a message has it."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from gemmc.errors import GemmcError


def as_data(error: GemmcError) -> dict[str, Any]:
    """An error's parts and its line, without the folders of this machine."""
    error.where = without_folders(error.where)
    return {**error.data, "text": str(error)}


def without_folders(where: str) -> str:
    """A place whose file is called by its name alone, if it was called by its whole path."""
    return PurePath(where).name if where.startswith("/") else where
