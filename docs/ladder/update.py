"""Writes what the pages of the ladder quote: diffs, IR, needs of kernels, measured times.

    python3 docs/ladder/update.py            rewrite what has changed
    python3 docs/ladder/update.py --check    only say what would change; 1 if anything would

A page is the rung of its name; README.md is about all of them. Prose is written by hand. What
stands between `<!-- generated: KIND … -->` and `<!-- /generated -->` comes from here:

    place                           where the rung stands, its idea, the way up and down
    diff                            its passes beside those of the rung below
    ir after=PASS [most=N] show=REGEX   lines of the IR after a pass, of the PTX after emit
    source path=FILE [most=N] show=REGEX   lines of a file
    timeline size=MxNxK [from=CLK]  its timeline as a picture, a file beside the page
    needs                           registers, shared memory, occupancy, bytes fetched
    counters METRIC…                the command that collects them
    measured                        times, from bench/results/ladder-*.json
    rungs                           all rungs (README.md)
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from xdsl.dialects.builtin import ModuleOp  # noqa: E402

from gemmc import driver, frontend, pipeline, workbench  # noqa: E402
from gemmc.bench.problem import Problem  # noqa: E402
from gemmc.bench.results import BASELINE, Report  # noqa: E402
from gemmc.interpret.timeline import svg  # noqa: E402
from gemmc.ladder import changes, measured, results, static, table  # noqa: E402
from gemmc.ladder.roofline import attainable  # noqa: E402
from gemmc.ladder.rungs import Rung, rungs  # noqa: E402
from gemmc.pipeline import edited, load_pipeline  # noqa: E402

PAGES = ROOT / "docs" / "ladder"
RESULTS = ROOT / "bench" / "results"
EXAMPLES = {"f32": "examples/matmul_f32.mlir"}
OTHER_EXAMPLE = "examples/matmul_nt_bf16_cast.mlir"
MOST_LINES = 14
WIDTH = 110
BLOCK = re.compile(r"(<!-- generated: (\S+)([^\n]*?) -->\n)(.*?)(<!-- /generated -->)", re.DOTALL)
NOT_TIMED = "Not timed yet."


class Missing(Exception):
    """A page whose pipeline does not exist."""


def example_of(rung: Rung) -> str:
    """The program whose IR a page shows."""
    return EXAMPLES.get(rung.dtypes[0], OTHER_EXAMPLE)


def problem_of(rung: Rung) -> Problem:
    """The problem whose kernel a page describes."""
    f32 = rung.dtypes[0] == "f32"
    if rung.shape:
        return Problem.of_shape(rung.shape, rung.dtypes[0], "nn" if f32 else "nt")
    size = 4096 if f32 else 8192
    return Problem(rung.dtypes[0], "nn" if f32 else "nt", size, size, size)


def place(rung: Rung, arguments: str) -> list[str]:
    """Where the rung stands, and its neighbours."""
    every = rungs()
    at = every.index(rung)
    above = every[at + 1] if at + 1 < len(every) else None
    steps = ("Before", rung.before), ("Next", above)
    links = [f"[{word}: `{each.name}`]({each.name}.md)" for word, each in steps if each]
    where = f"Rung {rung.number} of the {rung.ladder} ladder"
    return [
        f"{where}, [`{rung.file}`](../../{rung.file}): {rung.idea}.",
        "",
        " · ".join([*links, "[the whole ladder](README.md)"]),
    ]


def diff(rung: Rung, arguments: str) -> list[str]:
    """The passes, those that differ from the rung below marked."""
    return ["```diff", *changes.diff(rung), "```"]


@cache
def levels(rung: Rung) -> dict[str, ModuleOp]:
    """Pass to the IR after its last run, and `emit` to that from which the PTX is written."""
    found: dict[str, ModuleOp] = {}

    def observe(before: object, module: ModuleOp, after: object) -> None:
        if before is not None:
            found[str(getattr(before, "name", ""))] = module.clone()

    path = ROOT / example_of(rung)
    text = problem_of(rung).text if rung.shape else path.read_text("utf-8")
    module = frontend.parse(text, path.name)
    driver.compile_module(module, pipeline.load(rung.source), callback=observe)
    return {**found, "emit": module}


def printed(rung: Rung, after: str) -> list[str]:
    """The lines of the IR after a pass, of the PTX after emit; none after another."""
    found = levels(rung).get(after)
    if found is None:
        return []
    if after == "emit":
        return driver.emit(found, pipeline.load(rung.source)).ptx.splitlines()
    return str(found).splitlines()


def options(arguments: str) -> dict[str, str]:
    """`key=value` pairs; the last value may contain spaces."""
    return dict(re.findall(r"(\w+)=(.*?)(?= \w+=|$)", arguments))


def excerpt(lines: Sequence[str], show: str, most: int = MOST_LINES) -> Iterator[str]:
    """The lines that match, cut to size, with … where others were left out between them."""
    picked = [i for i, line in enumerate(lines) if re.search(show, line)][:most]
    margin = min((len(lines[i]) - len(lines[i].lstrip()) for i in picked), default=0)
    for number, at in enumerate(picked):
        if number and picked[number - 1] != at - 1:
            yield "…"
        line = lines[at][margin:]
        yield line if len(line) <= WIDTH else shortened(line)


def shortened(line: str) -> str:
    """A line without what its types say of layouts; without types, or its end, if need be."""
    plain = re.sub(r"(, (#tile\.(layout|space)|strided)<[^<>]*>)+", ", …", line)
    if len(plain) <= WIDTH:
        return plain
    head, mark, _ = plain.partition(" : ")
    return f"{head}{mark}…" if mark and len(head) < WIDTH else f"{plain[:WIDTH]}…"


def ir(rung: Rung, arguments: str) -> list[str]:
    """An excerpt of the IR after a pass."""
    given = options(arguments)
    most = int(given.get("most", MOST_LINES))
    lines = list(excerpt(printed(rung, given["after"]), given["show"], most))
    if not lines:
        raise SystemExit(f"{rung.name}.md: no line after {given['after']} has {given['show']}")
    language = "ptx" if given["after"] == "emit" else "mlir"
    return [f"```{language} after={given['after']} of={called(rung)}", *lines, "```"]


def called(rung: Rung) -> str:
    """What names the pipeline on a command line, in the root of the repository."""
    return rung.file if rung.path else rung.name


def source(rung: Rung | None, arguments: str) -> list[str]:
    """An excerpt of a file."""
    given = options(arguments)
    lines = (ROOT / given["path"]).read_text("utf-8").splitlines()
    most = int(given.get("most", MOST_LINES))
    return ["```mlir", *excerpt(lines, given["show"], most), "```"]


DRAWN: dict[Path, str] = {}
"""Pictures of the pages so far, by their files."""

SPAN, AXIS = 10_000, 720
"""Cycles and pixels of a picture's axis, the same for all: with its labels a page's width."""


def timeline(rung: Rung, arguments: str) -> list[str]:
    """A picture of the rung's timeline, which leads to itself at its own size, and its command."""
    given = options(arguments)
    m, n, k = given["size"].split("x")
    first, title = int(given.get("from", 0)), f"{rung.name}, {m}×{n}×{k}"
    loaded = load_pipeline(rung.source).settled()
    sized = f"resize{{m={m} n={n} k={k}}}@{loaded.lines[0].name}"
    program = workbench.parse((ROOT / OTHER_EXAMPLE).read_text("utf-8"), OTHER_EXAMPLE)
    found = workbench.timeline(program, edited(loaded, sized))
    path = PAGES / f"timeline-{rung.name}.svg"
    DRAWN[path] = svg.draw(found, title, span=SPAN, width=AXIS, first=first)
    return [
        f"[![The timeline of {rung.name}]({path.name})]({path.name})", "", "```sh",
        f"gemmc timeline {OTHER_EXAMPLE} -p {called(rung)} --set '{sized}' \\",
        f"    --title '{title}' --from {first} --span {SPAN} --width {AXIS} --svg {rung.name}.svg",
        "```",
    ]  # fmt: skip


@cache
def static_of(rung: Rung) -> static.Static:
    return static.static(rung, problem_of(rung))


def needs(rung: Rung, arguments: str) -> list[str]:
    """What the kernel needs and fetches, and the rung below for comparison where it is alike."""
    shown = [rung]
    if rung.before and rung.before.ladder == rung.ladder:
        shown.insert(0, rung.before)
    names = "registers a thread", "shared memory a CTA", "on an SM", "operations per byte fetched"
    lines = [f"For {problem_of(rung).name}:", "", *header("", *names, "roofline")]
    for each in shown:
        found = static_of(each)
        if found.registers is None:
            raise SystemExit("needed ptxas for the pages; found none: install gemmc[ptxas]")
        roof = attainable(found.intensity, problem_of(rung).dtype)
        kept = f"{found.registers}", f"{found.shared} B", table.held(found)
        lines.append(row(f"`{each.name}`", *kept, f"{found.intensity:.3g}", f"{roof:.1f} TFLOP/s"))
    return lines


def row(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


def header(*names: str) -> list[str]:
    """The first two lines of a table."""
    return [row(*names), f"|{'---|' * len(names)}"]


def link_to(path: Path) -> str:
    """A result, from a page."""
    return f"[{path.name}](../../bench/results/{path.name})"


def counters(rung: Rung, metrics: str) -> list[str]:
    """The profiler's command line."""
    problem = problem_of(rung)
    entry = f"resize{{m={problem.m} n={problem.n} k={problem.k}}}, {called(rung)}"
    return [
        "```sh",
        f"ncu --metrics {','.join(metrics.split())} \\",
        f"    gemmc run {example_of(rung)} --pipeline '{entry}'",
        "```",
    ]


@cache
def reports() -> list[tuple[Path, Report]]:
    """Every measured ladder."""
    files = sorted(RESULTS.glob("ladder-*.json"))
    return [(path, report) for path in files for report in results.reports(path)]


def timings(rung: Rung) -> Iterator[tuple[Path, Problem, measured.Timed, measured.Timed | None]]:
    """(file, problem, its time, that of the rung below) of every run that timed the rung."""
    for path, report in reports():
        for case in report.cases:
            times = measured.timed(case)
            found = times.get(rung.name)
            if found is None or found.missing:
                continue
            below = times.get(rung.before.name) if rung.before else None
            yield path, case.problem, found, None if below is None or below.missing else below


def measured_(rung: Rung, arguments: str) -> list[str]:
    """Times beside cuBLAS's and those of the rung below."""
    lines = [
        row(
            problem.name, f"{found.milliseconds:.3f} ms", f"{found.tflops:.1f}",
            f"{found.share:.1%}", faster(found, below), link_to(path),
        )
        for path, problem, found, below in timings(rung)
    ]  # fmt: skip
    names = "problem", "time", "TFLOP/s", "of cuBLAS", "times faster than the rung before", "run"
    return [*header(*names), *lines] if lines else [NOT_TIMED]


def faster(found: measured.Timed, below: measured.Timed | None) -> str:
    """How many times; nothing without the rung below in the same run."""
    return f"{below.milliseconds / found.milliseconds:.2f}" if below else ""


def rungs_(rung: Rung | None, arguments: str) -> list[str]:
    """A table of all rungs of both ladders."""
    lines = header("rung", "idea", "lines changed", "of cuBLAS")
    for each in rungs():
        link = f"{each.ladder} {each.number}: [`{each.name}`]({each.name}.md)"
        count = len(changes.changed_lines(each))
        shares = ", ".join(f"{t.share:.1%} ({p.name})" for _, p, t, _ in timings(each))
        lines.append(row(link, each.idea, str(count), shares or "not timed yet"))
    return lines


def speeds(rung: Rung | None, arguments: str) -> list[str]:
    """cuBLAS's own speed in every run."""
    lines: list[str] = []
    for path, report in reports():
        for case in report.cases:
            base = measured.timed(case)[BASELINE]
            gpu = report.versions.get("name", "an unknown GPU")
            what = f"{case.problem.name} on {gpu}, cuBLAS at {base.tflops:.1f} TFLOP/s"
            lines.append(f"- {link_to(path)}: {what}")
    return lines or [NOT_TIMED]


KINDS: dict[str, Callable[..., list[str]]] = {
    "place": place, "diff": diff, "ir": ir, "source": source, "needs": needs,
    "timeline": timeline, "counters": counters, "measured": measured_, "rungs": rungs_,
    "speeds": speeds,
}  # fmt: skip
FOR_ALL = ("rungs", "source", "speeds")


def updated(path: Path) -> str:
    """The page's text with every block written anew. Missing without its pipeline."""
    rung = next((each for each in rungs() if each.name == path.stem), None)
    if rung is None and path.stem != "README":
        raise Missing(path.stem)

    def block(match: re.Match[str]) -> str:
        start, kind, arguments, _, end = match.groups()
        if rung is None and kind not in FOR_ALL:
            raise SystemExit(f"{path.name}: '{kind}' needs the page of a rung")
        return start + "\n".join(KINDS[kind](rung, arguments.strip())) + "\n" + end

    return BLOCK.sub(block, path.read_text("utf-8"))


def written(path: Path, text: str, check: bool) -> bool:
    """Whether a file's text is another one, which is then written unless it is only checked."""
    if path.exists() and text == path.read_text("utf-8"):
        return False
    print(f"{path.name}: {'would change' if check else 'written'}")
    if not check:
        path.write_text(text, "utf-8")
    return True


def main(argv: Sequence[str] | None = None) -> int:
    """0, or 1 when `--check` finds a page that is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args(argv).check
    stale = 0
    for path in sorted(PAGES.glob("*.md")):
        try:
            text = updated(path)
        except Missing:
            print(f"{path.name}: left alone, there is no pipeline of that name on a ladder")
            continue
        stale += written(path, text, check)
    stale += sum(written(path, text, check) for path, text in DRAWN.items())
    absent = [each.name for each in rungs() if not (PAGES / f"{each.name}.md").exists()]
    for name in absent:
        print(f"{name}.md: needed a page for this rung")
    return 1 if check and (stale or absent) else 0


if __name__ == "__main__":
    sys.exit(main())
