"""How long tiles take at least, by few of the model's numbers: which of them a choice looks at.

Tiles of some rows that are cut along K alike are a strip, for which what they have in common is
computed once. A strip gives its tiles one by one, those with the least bounds first, so that most
are never made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from gemmc.analysis.swizzles import SPANS
from gemmc.select.estimate import BLUNT, SHARP, beside, in_turns, without_room
from gemmc.select.groups import Group, Groups, Sent
from gemmc.select.model import SPAN, WIDEST, Model
from gemmc.select.schedule import (
    COLUMN_STEP,
    ROW_STEP,
    SPARE,
    Axes,
    Schedule,
    consumers_of,
    parted,
)
from gemmc.select.traffic import TOGETHER, in_step

LESS = 1 - 1e-9
"""What rounding may take off a bound."""

BOTH = 2 ** (1 / SHARP) - 1
"""What a step takes longer than the slower of two things that take as long. Of others it is at
least this times `SHARP`'s power of their ratio."""

FAR = 0.6
"""What L2 takes of a step up to which a tile's bound leaves it out: BOTH times 0.03 of the step."""

NEAR = 1.25
"""Tiles whose products take so many times what the first tile of a strip takes at least hardly
come first: a bound of their products is near enough."""

Way = tuple[Sent, int, int]
"""Of clusters of some size: what L2 sends in them, the least and the most CTAs that run at once."""

Width = tuple[int, int, float, float]
"""Columns of tiles, how many lie beside each other, clocks of the tensor cores for a row and an
element of K, and what DRAM's bytes are dearer by for what clusters do not share."""

Cut = tuple[int, int, int, float]
"""Depth of a step, parts of K with work for each, the steps of each, and DRAM's time."""

Line = tuple[float, float, float, float, float, float, float]
"""Of tiles of some rows: of a step's clocks what a consumer takes of them, and what is added;
clocks to store a column, to compute what is read at all and for a column, what is left of storing
it between rounds, and what DRAM's bytes are dearer by."""

Ends = tuple[float, float, float, float]
"""Clocks behind the products of a tile: in every round at all and for a column, and once at all
and for a column."""

NO_ENDS: Ends = (0.0, 0.0, 0.0, 0.0)

Sends = tuple[int, int, float, float, float, float]
"""Of clusters of some size: the most and the least CTAs that run at once, and what a tile of some
rows takes at least (`groups.Asking`)."""

Near = tuple[float, int, bool]
"""Microseconds that a tile of a strip takes at least, its columns, and whether CTAs walk over
several."""


class Common(NamedTuple):
    """What schedules of some axes have in common: whether consumers take turns in all, whether a
    CTA has its SM to itself in all, the most CTAs that have a place, of how many a round is counted
    at most, and their clusters by size."""

    turns: bool
    alone: bool
    places: int
    slots: int
    groups: tuple[Group, ...]


class Strip:
    """Tiles of some rows, cut along K alike, by their widths: what is `left` are clocks that each
    takes at least, infinite for those that were looked at, and nothing before one is."""

    __slots__ = (
        "axes", "common", "cut", "dram", "ends", "high", "left", "line", "more", "rows", "swap",
        "ways", "widths",
    )  # fmt: skip

    def __init__(
        self, axes: Axes, common: Common, rows: int, swap: bool, high: int, line: Line, cut: Cut,
        ways: Sequence[Way], widths: Sequence[Width],
    ) -> None:
        self.axes, self.common, self.rows, self.swap, self.high = axes, common, rows, swap, high
        self.line, self.cut, self.dram, self.more, self.ways = line, cut, 0.0, 0.0, ways
        self.widths, self.ends = widths, NO_ENDS
        self.left: list[float] = []

    def schedule(self, columns: int, walks: bool) -> Schedule:
        """The first of a tile."""
        depth, parts, _, _ = self.cut
        return Schedule(self.rows, columns, depth, 1, 1, self.swap, False, parts, 1, walks)


class Floors:
    """Of a model's estimates."""

    def __init__(self, model: Model, groups: Groups) -> None:
        self.model, self.problem, self.target = model, model.problem, model.target
        self._groups = groups
        self._known: tuple[dict[int, tuple[int, float]], ...] = {}, {}
        self._of_axes: dict[tuple[tuple[int, ...], bool, int], list[Width]] = {}
        found, self._sms = self.target.calibration, self.target.sms
        self._clock, self._launch = found.clock_ghz * 1e3, found.launch_us
        self._nearest = inf
        self._walked = self.problem.sums * self.problem.k
        self._ticket, self._summed = found.ticket, 4 / found.store_bytes
        self._column = model.products(1, WIDEST) / WIDEST

    def of(self, axes: Axes) -> Iterator[Strip]:
        """Tiles that are worth while, by their rows and by how they are cut along K.

        A tile is no larger than what there is to compute, a wide one of an operand along N has
        whole boxes of it, a parted K has steps for every part, and CTAs walk over several tiles
        just where there are more of them than SMs; where DRAM decides, also a CTA for each.
        """
        cuts, common, sms = list(self._cuts(axes)), self._common(axes), self.target.sms
        several = 1 in axes.parts and not self._fills_once(axes)
        only_walk = axes.persistent == (True,) and common.alone
        for swap in axes.swap:
            (down, across), batch = self.model.sides(swap), self.model.batch
            least = batch * -(-down // max(axes.rows)) * -(-across // axes.columns[-1])
            if least > sms and not several:
                continue
            widths, sent = self._widths(axes, swap), self._groups.sent
            ways = [(sent(swap, each.best), each.least, each.most) for each in common.groups]
            for rows in axes.rows:
                if rows >= down + ROW_STEP and rows > ROW_STEP:
                    continue
                high, line = batch * -(-down // rows), self._line(axes, rows, swap)
                few = [each for each in widths if high * each[1] <= sms]
                whole = widths[: len(widths) - len(few)] if only_walk else widths
                for depth, parts, steps in cuts:
                    wide = whole if several and parts == 1 else [] if only_walk else few
                    if wide:
                        dram = self.model.read(rows, depth, swap, parts)
                        cut = depth, parts, steps, dram
                        yield Strip(axes, common, rows, swap, high, line, cut, ways, wide)

    def tiles(self, axes: Axes) -> Iterator[tuple[float, Schedule]]:
        """All that are worth while, each with the largest of its bounds."""
        for strip in self.of(axes):
            first = self.first(strip)
            self.fill(strip)
            while strip.left:
                least = max(first, self.least(strip))
                if least == inf:
                    break
                if found := self.tile(strip):
                    us, columns, walks = found
                    yield max(least, us), strip.schedule(columns, walks)

    def _common(self, axes: Axes) -> Common:
        groups = self._groups.by_size(axes.clusters)
        alone, sms = axes.residents == (1,), self.target.sms
        slots = max([group.most for group in groups]) if alone else sms
        return Common(axes.turns == (True,), alone, sms * max(axes.residents), slots, groups)

    def _fills_once(self, axes: Axes) -> bool:
        """Whether tiles of which there are more than SMs are not worth while, whatever they are."""
        problem = self.problem
        least = problem.batch * problem.sums * problem.m * problem.n * problem.k / (2 * 64 * 16)
        walks = axes.persistent != (False,) or axes.residents != (1,)
        return not (walks or self.model.waits_for_dram(least))

    def first(self, strip: Strip) -> float:
        """Microseconds that any tile of a strip takes at least, from a few numbers: products of all
        tiles without what rounds leave over, or of the narrowest tile in one round."""
        (depth, parts, steps, dram), widths = strip.cut, strip.widths
        at_all, column, end, rest = strip.ends = self._ends(strip)
        (columns, _, clocks, _), (_, fewest, _, asked) = widths[0], widths[-1]
        ctas, of_row = strip.high * parts, steps * depth * strip.rows
        strip.dram = dram * (strip.line[-1] + asked)
        room = without_room(False, ctas * fewest / strip.common.places)
        strip.more = self._launch * (1 + room)
        last = at_all + column * columns + end + rest * columns  # Behind DRAM's, too.
        strip.more += last / self._clock
        one = of_row * clocks + at_all + column * columns
        across = self.model.sides(strip.swap)[1]
        every = ctas * across / strip.common.slots * (of_row * self._column + column)
        copied = steps * self.model.copies[strip.swap].of(strip.rows, columns, depth)
        most = max(one, every, copied) + end + rest * columns - last
        return (strip.more + beside(most / self._clock, strip.dram)) * LESS

    def fill(self, strip: Strip) -> None:
        """All tiles of a strip, with the clocks up to their end that the narrowest does not take,
        too: in every round a step's, what is computed and what of storing is not hidden, and once
        the rest. In few lines for all of them: hardly any is looked at again.

        Small clusters come first, which have no more rounds than others, so that those need not be
        asked where L2 is far from what a step takes."""
        (depth, parts, steps, _), ways, rows = strip.cut, self._ways(strip), strip.rows
        share, added = strip.line[0], strip.line[1] / depth
        at_all, column, _, rest = strip.ends
        ctas, walked, narrow = strip.high * parts, steps * depth, strip.widths[0][0]
        copied, copied_column, once = self.model.copies[strip.swap]
        copied, less, left = copied * rows + once / depth, at_all + column * narrow, list[float]()
        slots, enough = ways[0][0], self._enough(strip)
        for columns, wide, clocks, _ in strip.widths:
            running, step = ctas * wide, rows * clocks
            issue, behind = step * share + added, at_all + column * columns
            step = step if step > issue else issue
            if copied + copied_column * columns > step:
                step = copied + copied_column * columns
            more = rest * (columns - narrow) - less
            products = -(-running // slots) * (walked * step + behind)
            if products + more > enough:
                left.append(products + more)
                continue
            least = inf
            for most, fewest, asked, asked_column, arrived, arrived_column in ways:
                l2 = asked + asked_column * columns
                l2 *= running if running < fewest else fewest
                l2 += arrived + arrived_column * columns
                if l2 < FAR * step:
                    least = products if products < least else least
                    break
                if step > l2:
                    l2 = step * (1 + BOTH * (l2 / step) ** SHARP)
                else:
                    l2 *= 1 + BOTH * (step / l2) ** SHARP
                now = -(-running // most) * (walked * l2 + behind)
                least = now if now < least else least
            left.append(least + more)
        strip.left = left

    def _enough(self, strip: Strip) -> float:
        """From how many clocks on tiles of a strip need no nearer bound: they hardly come first."""
        us = (NEAR * self._nearest - strip.more) / LESS
        if us <= strip.dram or us == inf:
            return us if us == inf else 0.0
        return self._clock * (us**BLUNT - strip.dram**BLUNT) ** (1 / BLUNT)

    def _ways(self, strip: Strip) -> list[Sends]:
        """Of each tile of a strip, clusters of the most CTAs that run at once first; near for tiles
        that are neither narrow nor wide."""
        if not strip.common.alone:  # Several CTAs of an SM share what a round takes.
            return [(strip.common.slots, 0, 0.0, 0.0, 0.0, 0.0)]
        parts, widths = strip.cut[1], strip.widths
        ctas, walked, middle = strip.high * parts, self._walked // parts, widths[len(widths) // 2]
        loaded = self.model.loaded(strip.rows, strip.swap)
        of = loaded, widths[0][0], widths[-1][0], middle[0]
        fewest, running = ctas * widths[-1][1], ctas * middle[1]
        return [
            (most, least, *sent.line(
                of, -(-fewest // most) * walked, running if running < least else least, self._sms
            ))
            for sent, least, most in strip.ways
        ]  # fmt: skip

    def _ends(self, strip: Strip) -> Ends:
        (_, parts, _, _), (_, _, area, once, each, hidden, _) = strip.cut, strip.line
        if strip.common.turns:  # An epilogue is behind the other consumer's products.
            at_all, column, end, rest = 0.0, 0.0, once, area + each
        else:
            at_all, column, end, rest = once, each + hidden * area, 0.0, (1 - hidden) * area
        if parts > 1:
            found = self.target.calibration
            end += found.ticket
            rest += parts * strip.rows * 4 / found.store_bytes
        return at_all, column, end, rest

    def least(self, strip: Strip) -> float:
        """Microseconds that the tiles of a strip take at least that are left: what is behind the
        products, but for what the narrowest tile has there, counts as if it were beside DRAM, too,
        which it never takes less than."""
        clocks = min(strip.left)
        if clocks == inf:
            return inf
        us = (strip.more + beside(clocks / self._clock, strip.dram)) * LESS
        self._nearest = us if us < self._nearest else self._nearest
        return us

    def tile(self, strip: Strip) -> Near | None:
        """The next tile of a strip, taken from it, and a nearer bound: with what L2 sends, a share
        of DRAM's bytes and of the places; None where it does not walk as the axes say. In one
        piece, as it is asked for more often than anything else."""
        rows, persistent, sms = strip.rows, strip.axes.persistent, self._sms
        depth, parts, steps, dram = strip.cut
        share, added, area, once, each, hidden, dearer = strip.line
        turns, alone, places, slots, _ = strip.common
        place = strip.left.index(min(strip.left))
        strip.left[place] = inf
        columns, wide, clocks_of_row, asked = strip.widths[place]
        tiles, step = strip.high * wide, depth * rows * clocks_of_row
        ctas = tiles * parts
        walks = ctas > sms and alone and parts == 1
        if persistent and walks not in persistent:
            if not (walks and self.model.waits_for_dram(tiles * steps * step)):
                return None
            walks = False
        issue = step * share + added
        step = max(step, issue, self.model.copies[strip.swap].of(rows, columns, depth))
        stored, last = area * columns, once + each * columns
        behind, last = last + hidden * stored, last + stored
        if parts > 1:
            last += self._ticket + parts * rows * columns * self._summed
        clocks, power, (arrived, port) = inf, step**SHARP, self.model.arrived[strip.swap]
        loaded = self.model.loaded(rows, strip.swap)
        arrived = (loaded * arrived + columns * port) ** TOGETHER
        for sent, fewest, most in strip.ways if alone else ():
            rounds, least = -(-ctas // most), inf
            met = in_step(rounds * steps * depth)
            for row, column, less_row, less in sent.lines:
                now = loaded * (row - met * less_row) + columns * (column - met * less)
                if now < least:
                    least = now
            least *= (ctas if ctas < fewest else fewest) / sms
            l2 = depth * (least**TOGETHER + arrived) ** (1 / TOGETHER)
            products = steps * (power + l2**SHARP) ** (1 / SHARP)
            if turns:
                now = in_turns(rounds, products, last)
            else:
                now = rounds * (products + behind) - behind
            if now < clocks:
                clocks = now
        if not alone:
            rounds = -(-ctas // slots)
            clocks = in_turns(rounds, steps * step, last) if turns else (
                rounds * (steps * step + behind) - behind
            )  # fmt: skip
        us = self._launch + beside(clocks / self._clock, dram * (dearer + asked))
        us += last / self._clock + self._launch * without_room(walks, ctas / places)
        return us * LESS, columns, walks

    def _line(self, axes: Axes, rows: int, swap: bool) -> Line:
        model, found = self.model, self.target.calibration
        down, _ = model.sides(swap)
        by_itself = axes.residents == (1,) and axes.turns == (False,)
        tallest = max([tall for tall, _ in axes.clusters])
        area = rows * self.problem.result_bits / 8 * model.stored / found.store_bytes
        alone = axes.residents == (1,) and len(axes.turns) == 1
        once, each = model.work.line(rows, swap, True in axes.ahead) if alone else (0.0, 0.0)
        hidden = model.hidden(axes) if by_itself else 0.0
        consumers = consumers_of(rows, False)
        share = 1 / consumers if by_itself else 0.0
        waits = by_itself and (consumers not in SPARE or axes.overlap == (True,))
        latency = found.wgmma_latency if waits else 0.0
        asked = model.asked_for(-(-down // (rows * tallest)), 1, swap)
        return share, latency, area, once, each, hidden, asked

    def _widths(self, axes: Axes, swap: bool) -> list[Width]:
        """Those that there is something to compute for, and whose boxes are whole."""
        model, known = self.model, self._known[swap]
        _, across = model.sides(swap)
        in_spans = not model.along_k[0 if swap else 1]
        widest = max([wide for _, wide in axes.clusters])
        of_axes = axes.columns, swap, widest
        if of_axes in self._of_axes:
            return self._of_axes[of_axes]
        dear, found = model.asked_for(1, 1 << 62, swap) - 1, list[Width]()
        least = min(SPANS) // (self.problem.bits // 8) if in_spans else COLUMN_STEP
        for columns in axes.columns:
            if columns >= across + COLUMN_STEP and columns > least:
                break
            if in_spans and columns > SPAN and columns % SPAN:
                continue
            if columns not in known:
                known[columns] = -(-across // columns), model.products(1, columns)
            wide, clocks = known[columns]
            asked = dear * (1 - 1 / (-(-wide // widest) or 1))
            found.append((columns, wide, clocks, asked))
        self._of_axes[of_axes] = found
        return found

    def _cuts(self, axes: Axes) -> Iterator[tuple[int, int, int]]:
        """Depths of a step, parts of K with work for each, and the steps of each."""
        for depth in axes.depths:
            whole = self.problem.sums * -(-self.problem.k // depth)
            for parts, steps in parted(whole, axes.parts).items():
                yield depth, parts, steps
