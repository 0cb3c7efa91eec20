"""Which cases a command is about: its options, and the kernels they choose."""

from __future__ import annotations

import argparse
from collections.abc import Generator
from pathlib import Path

from cases import Built, Case, all_cases, build_all, pipelines, saved


def add_options(parser: argparse.ArgumentParser) -> None:
    """`--pipelines`, `--dtypes`, `--layouts`, `--shapes`, `--only`, `--slice`, …"""
    parser.add_argument("--pipelines", nargs="+", default=pipelines(), metavar="NAME")
    parser.add_argument("--dtypes", nargs="+", default=None, choices=("bf16", "f16", "f32"))
    parser.add_argument("--layouts", nargs="+", default=("nn", "nt"), choices=("nn", "nt"))
    parser.add_argument("--shapes", nargs="+", default=None, metavar="MxNxK", type=_shape)
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument(
        "--slice", default=(1, 1), type=_slice, metavar="I/N",
        help="every Nth case, from the Ith on (1/1)",
    )  # fmt: skip
    parser.add_argument("--workers", type=int, default=None, help="processes that build")


def _shape(text: str) -> tuple[int, int, int]:
    m, n, k = (int(extent) for extent in text.split("x"))
    return m, n, k


def _slice(text: str) -> tuple[int, int]:
    index, count = (int(part) for part in text.split("/"))
    if not 1 <= index <= count:
        raise ValueError
    return index, count


def chosen(arguments: argparse.Namespace) -> list[Case]:
    """The cases of the options."""
    cases = all_cases(arguments.pipelines, arguments.dtypes, arguments.layouts, arguments.shapes)
    index, count = arguments.slice
    return [c for c in cases if arguments.only in c.name][index - 1 :: count]


def built_cases(
    cases: list[Case], folder: Path | None, workers: int | None
) -> tuple[int, Generator[Built]]:
    """How many kernels there are, and the kernels: of a folder, or as they get built."""
    if folder is None:
        return len(cases), build_all(cases, workers)
    names = {c.name for c in cases}
    found = [b for b in saved(folder) if b.case.name in names]
    return len(found), (b for b in found)
