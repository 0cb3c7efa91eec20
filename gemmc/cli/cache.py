"""`gemmc cache`: what is kept on disk, and an end to it."""

from __future__ import annotations

import json
import time

from gemmc.cli.arguments import LineParser

ACTIONS = ("info", "clear")


def cache_command(words: list[str]) -> int:
    """`gemmc cache info|clear`; exit code 0, also where the cache is off."""
    arguments = cache_parser().parse_args(words)
    from gemmc.cache import opened
    from gemmc.cache.settings import FOLDER, SWITCH
    from gemmc.errors import GemmcError

    store = opened()
    if store is None:
        print(f"the cache is off ({SWITCH})")
        return 0
    if store.folder.exists() and not store.folder.is_dir():
        raise GemmcError("cache", "a folder", "a file", f"change ${FOLDER}", f"{store.folder}")
    if arguments.what == "clear":
        print(f"{store.folder}: removed {_counted(store.clear())}")
        return 0
    held = store.held()
    if arguments.json:
        print(json.dumps({**vars(held), "folder": str(held.folder)}))
        return 0
    print(f"{held.folder}: {_counted(held.entries)}, {held.size} B of {held.limit} B")
    if held.entries:
        print(f"last used: {_day(held.oldest)} to {_day(held.newest)}")
    return 0


def cache_parser() -> LineParser:
    """`gemmc cache WHAT`."""
    parser = LineParser(
        prog="gemmc cache",
        description="The compiled kernels that are kept on disk.",
        epilog="GEMMC_CACHE_DIR names the folder, GEMMC_CACHE_SIZE bounds it (1G), GEMMC_CACHE=off "
        "does without.",
        allow_abbrev=False,
    )
    parser.add_argument("what", choices=ACTIONS, help="say what is there, or remove it")
    parser.add_argument("--json", action="store_true", help="info as one JSON object")
    return parser


def _counted(entries: int) -> str:
    return f"{entries} {'kernel' if entries == 1 else 'kernels'}"


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
