"""One HTML page with everything in it, which opens without a network, and the PNGs beside it."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from gemmc.errors import GemmcError
from gemmc.tune.report.analysis import Study, mattered, reasons, studies
from gemmc.tune.report.pictures import pictures
from gemmc.tuned.database import Database
from gemmc.tuned.entry import MEASURED

TITLES = {
    "predicted": "Predicted and measured",
    "regret": "Regret: what the choice loses to the best measured",
    "heat-maps": "Heat maps: the best time by two parameters",
    "parameters": "Which parameter mattered",
    "rejected": "What was rejected, by reason",
}

STYLE = """
body { font: 15px/1.45 sans-serif; max-width: 70em; margin: 2em auto; padding: 0 1em; color: #222 }
table { border-collapse: collapse; margin: 1em 0; font-size: 13px }
th, td { border-bottom: 1px solid #ccc; padding: .25em .6em; text-align: left; vertical-align: top }
td.n { text-align: right; font-variant-numeric: tabular-nums } img { max-width: 100% }
code { font-size: 12px }
"""


def write(database: Database, folder: Path) -> list[Path]:
    """Write report.html and a PNG for each picture; their paths. GemmcError where nothing was
    measured, without matplotlib, or where the folder can't be written."""
    found = studies(database)
    if not found:
        raise GemmcError("tune report", "results of something that was right", "none")
    drawn = pictures(found)
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in drawn.items():
            written.append(folder / f"{name}.png")
            written[-1].write_bytes(data)
        written.append(folder / "report.html")
        written[-1].write_text(page(found, drawn), encoding="utf-8")
    except OSError as error:
        found_ = f"'{folder}' ({error.strerror})"
        raise GemmcError("tune report", "a folder that can be written", found_) from None
    return written


def page(found: Sequence[Study], drawn: dict[str, bytes]) -> str:
    """The page: the best of each problem, the pictures, the tables behind them."""
    places = dict.fromkeys(
        f"{p.device}, driver {p.driver}, ptxas {p.ptxas}, gemmc {p.gemmc}"
        for p in (each.place for each in found)
    )
    parts = [
        "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>gemmc tune</title>",
        f"<style>{STYLE}</style><h1>gemmc tune</h1>",
        f"<p>Measured on {escape('; '.join(places))}.</p>",
        _best(found),
    ]
    for name, data in drawn.items():
        image = base64.b64encode(data).decode()
        parts.append(f"<h2>{TITLES[name]}</h2><img alt='' src='data:image/png;base64,{image}'>")
    parts += [_parameters(found), _reasons(found), "</html>"]
    return "\n".join(parts) + "\n"


def _best(found: Iterable[Study]) -> str:
    rows = [
        (
            each.name,
            f"{each.statuses[MEASURED]} of {len(each.entries)}",
            f"{each.auto_us:.2f}" if each.auto_us else "",
            f"{each.ranked[0].us:.2f}",
            f"{100 * each.regret:.1f} %" if each.regret is not None else "",
            f"{100 * each.top_regret:.1f} %" if each.top_regret is not None else "",
            each.ranked[0].entry.result.trial.configuration,
        )
        for each in found
    ]
    heads = ("problem", "measured", "auto, us", "best, us", "regret", "of the first 8", "best")
    return "<h2>The best of each problem</h2>" + _table(heads, rows)


def _parameters(found: Iterable[Study]) -> str:
    rows = [
        (each.name, name, f"{100 * loss:.1f} %", value)
        for each in found
        for name, loss, value in mattered(each.ranked)
    ]
    return _table(("problem", "parameter", "lost with its worst value", "best value"), rows)


def _reasons(found: Sequence[Study]) -> str:
    return _table(("reason", "configurations"), [(r, str(n)) for r, n in reasons(found)])


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _cell(text: str) -> str:
    number = text[:1].isdigit() and " of " not in text and "x" not in text
    return f"<td{' class=n' if number else ''}>{escape(text)}</td>"
