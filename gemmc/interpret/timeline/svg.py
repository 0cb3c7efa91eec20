"""A timeline as a picture: one row per warpgroup, unit and stage, time to the right."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from gemmc.interpret.timeline.intervals import Interval, Timeline, Track, merged

COLOURS = {
    "wait full": "#f2c14e", "wait empty": "#f7e3a1", "wait mma": "#cfd8dc",
    "wait store": "#d7ccc8", "meet": "#e0e0e0", "issue load": "#1f78b4", "load": "#5fa8d8",
    "issue mma": "#2e7d32", "arrive": "#8e24aa", "epilogue": "#d95f02", "fma": "#2e7d32",
    "mma": "#43a047", "store": "#d95f02", "filling": "#90caf9", "full": "#1f78b4",
    "being read": "#a5d6a7",
}  # fmt: skip
"""What an interval is to the colour it is drawn in; the background means idle or empty."""

LABEL, ROW, BAR, TOP, AXIS = 118, 20, 15, 30, 26
"""Pixels: width of labels, heights of a row and its bar, of the title, of the axis."""


def draw(
    timeline: Timeline, title: str, *, span: float | None = None, width: int = 860
) -> str:
    """The picture of a timeline's first CTA. `span` is the cycles the axis has (default: all of
    the run's), so that pictures of different runs can have one scale."""
    clk = max(span or timeline.total, 1.0)
    cta = timeline.ctas[0]
    tracks = [track for track in timeline.tracks() if track.cta == cta]
    lines = list(_rows(timeline, tracks, width / clk))
    bottom = TOP + ROW * len(tracks)
    lines += _axis(clk, width, bottom)
    shown = dict.fromkeys(i.what for i in timeline.intervals if i.track.cta == cta)
    legend, height = _legend([name for name in COLOURS if name in shown], bottom + AXIS, width)
    size = f'width="{LABEL + width + 12}" height="{height}"'
    view = f'viewBox="0 0 {LABEL + width + 12} {height}"'
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view} '
        'font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="8" y="19" font-size="13" font-weight="bold">{escape(title)}</text>',
    ]
    return "\n".join([*head, *lines, *legend, "</svg>"]) + "\n"


def _rows(timeline: Timeline, tracks: list[Track], scale: float) -> Iterator[str]:
    for number, track in enumerate(tracks):
        y = TOP + ROW * number
        yield f'<text x="8" y="{y + 12}">{escape(track.name)}</text>'
        right = _number(timeline.total * scale)
        yield f'<rect x="{LABEL}" y="{y}" width="{right}" height="{BAR}" fill="#f5f5f5"/>'
        for each in merged([i for i in timeline.intervals if i.track == track]):
            yield _bar(each, y, scale)


def _bar(each: Interval, y: int, scale: float) -> str:
    x, width = LABEL + each.begin * scale, max(each.clk * scale, 0.3)
    name = f"{each.what}, clk {each.begin:.0f} to {each.end:.0f}"
    # A gap of a hair between bars: what follows without a pause still reads as two.
    return (
        f'<rect x="{_number(x)}" y="{y}" width="{_number(max(width - 0.4, 0.3))}" height="{BAR}" '
        f'fill="{COLOURS[each.what]}"><title>{escape(name)}</title></rect>'
    )


def _axis(clk: float, width: int, y: int) -> Iterator[str]:
    step = next(s for s in (100, 200, 500, *(10**e * m for e in range(3, 9) for m in (1, 2, 5)))
                if clk / s <= 12)  # fmt: skip
    for tick in range(0, int(clk) + 1, step):
        x = _number(LABEL + tick * width / clk)
        yield f'<line x1="{x}" y1="{TOP - 4}" x2="{x}" y2="{y}" stroke="#00000022"/>'
        unit = " clk" if tick == 0 else ""
        yield f'<text x="{x}" y="{y + 12}" fill="#555555">{tick}{unit}</text>'


def _legend(names: list[str], y: int, width: int) -> tuple[list[str], int]:
    lines: list[str] = []
    x = 8
    for name in names:
        needed = 26 + 7 * len(name)
        if x + needed > LABEL + width:
            x, y = 8, y + 18
        lines.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{COLOURS[name]}"/>')
        lines.append(f'<text x="{x + 16}" y="{y + 10}">{escape(name)}</text>')
        x += needed
    return lines, y + 22


def _number(value: float) -> str:
    return f"{value:.1f}"
