"""The pictures of a report, as PNG. Drawing needs matplotlib, the extra `plot`."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from gemmc.errors import GemmcError
from gemmc.tune.report.analysis import Study, heat_map, mattered, predicted, reasons

MOST = 24
"""Bars, and problems with a heat map, of a picture."""

DPI = 110
_BAR, _OTHER = "#3b6ea5", "#d08770"


def pictures(found: Sequence[Study]) -> dict[str, bytes]:
    """Each by its name, those left out that there is nothing to draw in. GemmcError without
    matplotlib."""
    drawers: dict[str, Callable[[Sequence[Study]], Any]] = {
        "predicted": _predicted,
        "regret": _regret,
        "heat-maps": _heat_maps,
        "parameters": _parameters,
        "rejected": _rejected,
    }
    drawn = {name: draw(found) for name, draw in drawers.items()}
    return {name: _png(figure) for name, figure in drawn.items() if figure is not None}


def _png(figure: Any) -> bytes:
    data = io.BytesIO()
    figure.savefig(data, format="png", dpi=DPI, metadata={"Software": None})
    return data.getvalue()


def _figure(width: float, height: float) -> Any:
    try:
        module = import_module("matplotlib.figure")
    except ImportError as error:
        needed, change = "matplotlib for pictures", "install gemmc[plot]"
        raise GemmcError("tune report", needed, "none", change) from error
    return module.Figure(figsize=(width, height), layout="constrained")


def _predicted(found: Sequence[Study]) -> Any:
    """Measured over predicted time; what is on the line was foreseen."""
    pairs = [predicted(each.ranked) for each in found]
    if not any(pairs):
        return None
    figure = _figure(7.0, 6.0)
    axes: Any = figure.add_subplot()
    for number, (study, points) in enumerate(zip(found, pairs, strict=True)):
        if points:
            label = study.name if number < MOST // 2 else None
            axes.plot(*zip(*points, strict=True), ".", alpha=0.6, label=label)
    every = [value for points in pairs for pair in points for value in pair]
    ends = [min(every), max(every)]
    axes.plot(ends, ends, color="black", linewidth=0.8)
    axes.set(xscale="log", yscale="log", xlabel="predicted, us", ylabel="measured, us")
    axes.legend(fontsize="small", frameon=False)
    return figure


def _regret(found: Sequence[Study]) -> Any:
    """What auto, and the best of the model's first few, lose to the best, the worst case first."""
    rows = [each for each in found if each.regret is not None]
    rows = sorted(rows, key=lambda each: -(each.regret or 0.0))[:MOST]
    if not rows:
        return None
    figure = _figure(8.0, 1.2 + 0.4 * len(rows))
    axes: Any = figure.add_subplot()
    places = range(len(rows))
    auto = [100 * (each.regret or 0.0) for each in rows]
    top = [100 * (each.top_regret or 0.0) for each in rows]
    axes.barh([at - 0.2 for at in places], auto, height=0.38, color=_BAR, label="auto")
    axes.barh(
        [at + 0.2 for at in places], top, height=0.38, color=_OTHER,
        label="best of the model's first 8",
    )  # fmt: skip
    axes.set_yticks(list(places), [each.name for each in rows])
    axes.invert_yaxis()
    axes.set_xlabel("slower than the best measured, %")
    axes.legend(frameon=False)
    return figure


def _heat_maps(found: Sequence[Study]) -> Any:
    """The best time by the two parameters with the most values, a panel for each problem."""
    maps = [(each, heat_map(each.ranked)) for each in found]
    maps = [(study, each) for study, each in maps if each is not None][:MOST]
    if not maps:
        return None
    across = min(2, len(maps))
    down = -(-len(maps) // across)
    figure = _figure(6.5 * across, 3.6 * down)
    panels: Any = figure.subplots(down, across, squeeze=False)
    for panel in panels.flat[len(maps) :]:
        panel.set_visible(False)
    for panel, (study, each) in zip(panels.flat, maps, strict=False):
        best = study.ranked[0].us
        cells = [[us / best if us else float("nan") for us in row] for row in each.us]
        worst = min(2.0, max(us / best for row in each.us for us in row if us))
        image = panel.imshow(
            cells, aspect="auto", cmap="viridis_r", vmin=1.0, vmax=max(worst, 1.01)
        )
        panel.set_xticks(range(len(each.columns)), each.columns, fontsize="x-small", rotation=90)
        panel.set_yticks(range(len(each.rows)), each.rows, fontsize="x-small")
        panel.set(xlabel=each.across, ylabel=each.down, title=study.name)
        figure.colorbar(image, ax=panel, label="of the best time")
    return figure


def _parameters(found: Sequence[Study]) -> Any:
    """What is lost with the worst value of a parameter, a point for each problem."""
    losses: dict[str, list[float]] = {}
    for study in found:
        for name, loss, _ in mattered(study.ranked):
            losses.setdefault(name, []).append(100 * loss)
    if not losses:
        return None
    order = sorted(losses, key=lambda name: -max(losses[name]))[:MOST]
    figure = _figure(8.0, 1.2 + 0.35 * len(order))
    axes: Any = figure.add_subplot()
    for at, name in enumerate(order):
        axes.plot(losses[name], [at] * len(losses[name]), "o", color=_BAR, alpha=0.7)
    axes.set_yticks(range(len(order)), order)
    axes.invert_yaxis()
    axes.set_xlabel("slower than the best with the parameter's worst value, all else free, %")
    return figure


def _rejected(found: Sequence[Study]) -> Any:
    """How many were not compiled, or have no time, by reason."""
    counts = reasons(found)[:MOST]
    if not counts:
        return None
    figure = _figure(9.0, 1.2 + 0.4 * len(counts))
    axes: Any = figure.add_subplot()
    places = range(len(counts))
    axes.barh(places, [count for _, count in counts], color=_BAR)
    axes.set_yticks(list(places), [_short(reason) for reason, _ in counts], fontsize="small")
    axes.invert_yaxis()
    axes.set_xlabel("configurations")
    return figure


def _short(text: str, limit: int = 70) -> str:
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
