"""The documents stay true: what they show runs, what they name exists, what they quote is so.

The first word of a fenced block's header is its language; what follows says how it is checked:

    sh run                a script that succeeds, next to pipelines/, examples/ and test/
    sh run long           the same, in `make thorough`
    sh run with=PASS      the same, with the example of CONTRIBUTING.md added to the package
    python run            a program that succeeds
    python part           a part of a program: those of a document, joined, are one that succeeds
    pycon                 what is typed at Python's prompt, and what it answers (doctest), a
                          document as a whole; ... stands for anything
    mlir after=PASS       lines of the IR after that pass of WALKED; … stands for anything
    … of=PIPELINE         the same, of that pipeline with an example that it takes
    ptx after=emit        lines of its PTX
    … file=PATH           a file of the example; `diff registry` adds its lines to the registry
"""

from __future__ import annotations

import dataclasses
import doctest
import itertools
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from forks import Server
from parts import thorough_but
from rules.test_passes import PARTS, SERVES
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import driver, frontend, pipeline, registry
from gemmc.bench.problem import Problem
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.errors import GemmcError
from gemmc.ladder.rungs import rungs
from gemmc.target import TARGETS
from gemmc.universe import DIALECT_NAMES, load_dialect

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
)
WALKED = (ROOT / "examples" / "matmul_nt_bf16_cast.mlir", "hopper-ws")
"""The program and the pipeline that docs/architecture.md follows."""

PLAIN = ROOT / "examples" / "matmul_f32.mlir"
"""What is excerpted for pipelines of the CUDA cores."""

OTHER_WORDS = {
    "compute-sanitizer", "cp-async-group", "bulk-group", "cuda-python", "xdsl-opt", "bench-compile",
}  # fmt: skip
"""Hyphenated words in code spans that are neither passes nor pipelines."""


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@dataclasses.dataclass(frozen=True)
class Fence:
    """A fenced block: its header, its text, and where it stands."""

    header: str
    text: str
    where: str

    def option(self, name: str) -> str:
        """The value of `name=value` in the header."""
        found = re.search(rf"\b{name}=(\S+)", self.header)
        return found[1] if found else ""


@cache
def fences(path: Path) -> tuple[Fence, ...]:
    found = re.finditer(r"^```(.+)\n((?:.*\n)*?)```$", path.read_text("utf-8"), re.MULTILINE)
    return tuple(
        Fence(m[1], m[2], f"{relative(path)}:{m.string.count(chr(10), 0, m.start()) + 1}")
        for m in found
    )


def fences_with(start: str, *, option: str = "") -> list[Fence]:
    every = itertools.chain.from_iterable(fences(path) for path in DOCUMENTS)
    return [f for f in every if f.header.startswith(start) and (not option or f.option(option))]


def prose(path: Path) -> str:
    """A document without its fenced blocks."""
    return re.sub(r"^```.*\n(?:.*\n)*?```$", "", path.read_text("utf-8"), flags=re.MULTILINE)


def spans(path: Path) -> list[str]:
    """What a document's text has in code spans."""
    return re.findall(r"`([^`\n]+)`", prose(path))


def rows(path: Path, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its header, code marks removed."""
    section = re.split(rf"^#+ {re.escape(heading)}$", path.read_text("utf-8"), flags=re.MULTILINE)
    table = re.search(r"(?:^\|.*\n)+", section[1], re.MULTILINE)
    assert table, f"no table under '{heading}' in {path.name}"
    lines = table[0].splitlines()[2:]
    return [[c.strip().replace("`", "") for c in line.strip("|").split("|")] for line in lines]


class TestNames:
    """What is named exists."""

    @pytest.mark.parametrize("path", DOCUMENTS, ids=relative)
    def test_links_lead_somewhere(self, path: Path) -> None:
        for target in re.findall(r"\]\(([^)\s]+)\)", prose(path)):
            if re.match(r"https?://", target):
                continue
            file, _, anchor = target.partition("#")
            document = (path.parent / file) if file else path
            assert document.exists(), target
            assert not anchor or anchor in anchors(document), target

    @pytest.mark.parametrize("path", DOCUMENTS, ids=relative)
    def test_paths_exist(self, path: Path) -> None:
        examples = {fence.option("file") for fence in fences_with("", option="file")}
        folders = {each.name for each in ROOT.iterdir() if each.is_dir()}
        named = {s for s in spans(path) if re.fullmatch(r"[\w.*/-]+", s) and "/" in s}
        for name in named - examples:
            if name.split("/")[0] in folders - {"build", "demo-out"}:
                concrete = name.replace("NAME", "*")
                assert any(ROOT.glob(concrete.rstrip("/"))), name

    @pytest.mark.parametrize("path", DOCUMENTS, ids=relative)
    def test_ops_types_and_attributes_exist(self, path: Path) -> None:
        pattern = re.compile(rf"[!#]?((?:{'|'.join(DIALECT_NAMES)})\.\w+)\b(?!\()")
        known = dialect_names()
        for span in spans(path):
            found = pattern.match(span)
            assert not found or span.endswith(".py") or found[1] in known, span

    @pytest.mark.parametrize("path", DOCUMENTS, ids=relative)
    def test_passes_and_pipelines_exist(self, path: Path) -> None:
        known = {*registry.PASS_NAMES, *registry.RENAMED, *pipeline.names(), *TARGETS}
        known |= {*OTHER_WORDS, *example_passes(), *(rung.name for rung in rungs())}
        known |= {atom.completion for atom in ATOMS.values()}
        if path.name == "CHANGELOG.md":
            known |= set(registry.RENAMED)
        for span in spans(path):
            if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", span):
                assert span in known, span
            elif re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*\{[^…]*\}", span):
                pipeline.load(span)


def anchors(path: Path) -> set[str]:
    """The anchors that GitHub makes of a document's headings."""
    titles = re.findall(r"^#+ (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@cache
def dialect_names() -> frozenset[str]:
    """The names of all ops, types and attributes of gemmc's dialects."""
    dialects = [load_dialect(name) for name in DIALECT_NAMES]
    return frozenset(
        each.name for d in dialects for each in itertools.chain(d.operations, d.attributes)
    )


class TestTables:
    """Tables say what the registry and the inputs say."""

    def test_every_pass_is_listed_in_order(self) -> None:
        table = rows(ROOT / "docs" / "architecture.md", "The passes in order")
        assert tuple(row[0] for row in table) == registry.PASS_NAMES

    def test_every_option_is_listed(self) -> None:
        found = [row[:2] + row[3:] for row in rows(ROOT / "docs" / "pipelines.md", "Options")]
        assert found == list(options())

    def test_every_pipeline_is_described(self) -> None:
        table = rows(ROOT / "docs/support.md", "The pipelines")
        assert sorted(row[0] for row in table) == sorted(pipeline.names())
        for name, inputs, _ in table:
            dtypes = pipeline.metadata_of(name)["dtypes"]
            assert sorted(inputs.split(", ")) == sorted(dtypes.split(", "))

    def test_the_glossary_has_every_pass_and_dialect(self) -> None:
        text = (ROOT / "docs/glossary.md").read_text("utf-8")
        words = set(re.findall(r"`([a-z][\w-]*)[`{]", text))
        assert set(registry.PASS_NAMES) <= words
        prefixes = [row[0] for row in rows(ROOT / "docs/glossary.md", "Dialects")]
        assert sorted(prefixes) == sorted(f"{name}." for name in DIALECT_NAMES)

    def test_the_glossary_names_ops_that_exist(self) -> None:
        text = (ROOT / "docs/glossary.md").read_text("utf-8")
        named = set(re.findall(rf"`((?:{'|'.join(DIALECT_NAMES)})\.\w+)", text))
        assert len(named) > 30
        dialects = [load_dialect(name) for name in DIALECT_NAMES]
        assert named - {op.name for dialect in dialects for op in dialect.operations} == set()

    def test_levels_exist(self) -> None:
        from gemmc.transforms.lowering.verify_level import LEVELS

        table = rows(ROOT / "docs" / "architecture.md", "Levels")
        assert [row[0] for row in table] == list(LEVELS)

    @pytest.mark.slow
    @pytest.mark.parametrize("every", thorough_but((False, True), lambda every: not every))
    def test_inputs_compile_or_are_refused_as_said(self, every: bool) -> None:
        """By one pipeline of each column, or by `every` one."""
        text = (ROOT / "docs/support.md").read_text("utf-8")
        header = re.search(r"^\| program \|(.*)\|$", text, re.MULTILINE)
        assert header
        columns = [re.findall(r"`([\w-]+)`", group) for group in header[1].split("|")]
        assert sorted(itertools.chain(*columns)) == sorted(pipeline.names())
        found = re.findall(r"^\| `(\w+\.mlir)` \|(.*)\|$", text, re.MULTILINE)
        inputs = {path.name for path in (ROOT / "test" / "inputs").glob("*.mlir")}
        assert {name for name, _ in found} == inputs
        for name, line in found:
            cells = [cell.strip(" `") for cell in line.split("|")]
            for at, names in enumerate(columns):
                if cells[at] == "the same":
                    cells[at] = cells[at - 1]
                for each in names if every else names[:1]:
                    assert cells[at] in outcome(name, each), (name, each)


def options() -> Iterator[list[str]]:
    """[pass, option, default] of every option, as docs/pipelines.md writes them."""
    for name in registry.PASS_NAMES:
        for field in dataclasses.fields(registry.load_pass(name)):
            if field.name != "name" and field.init:
                yield [name, field.name, spelled(field.default)]


def spelled(default: object) -> str:
    """A default as it stands in a pipeline."""
    if default is dataclasses.MISSING or default is None:
        return "none" if default is None else "—"
    numbers = default if isinstance(default, tuple) else (default,)
    return ",".join(str(number).lower() for number in numbers)


def outcome(name: str, which: str) -> str:
    """`compiles`, or the refusal."""
    path = ROOT / "test" / "inputs" / name
    try:
        driver.compile_text(path.read_text("utf-8"), name, which)
    except GemmcError as error:
        return str(error)
    return "compiles"


@pytest.mark.slow
class TestExcerpts:
    """Lines of IR are lines that the passes print."""

    @pytest.mark.parametrize("fence", fences_with("", option="after"), ids=lambda f: f.where)
    def test_it_is_what_is_printed(self, fence: Fence) -> None:
        lines = iter(printed(fence.option("of") or WALKED[1], fence.option("after")))
        anywhere = True
        for line in fence.text.splitlines():
            pieces = [piece.strip() for piece in line.split("…")]
            if not any(pieces):
                anywhere = True
                continue
            pattern = re.compile(".*".join(re.escape(piece) for piece in pieces))
            candidates = lines if anywhere else [next(lines, "")]
            assert any(pattern.search(candidate) for candidate in candidates), line
            anywhere = False

    def test_there_are_some(self) -> None:
        assert len(fences_with("mlir", option="after")) > 5


@cache
def walked(name: str) -> dict[str, ModuleOp]:
    """Pass to the IR after its last run, and `emit` to that from which the PTX is written."""
    facts = pipeline.metadata_of(name)
    path = PLAIN if facts["dtypes"].startswith("f32") else WALKED[0]
    text = path.read_text("utf-8")
    if "problem" in facts:
        text = Problem.of_shape(facts["problem"], "bf16", "nt").text
    found: dict[str, ModuleOp] = {}

    def observe(before: object, module: ModuleOp, after: object) -> None:
        if before is not None:
            found[str(getattr(before, "name", ""))] = module.clone()

    module = frontend.parse(text, path.name)
    driver.compile_module(module, pipeline.load(name), callback=observe)
    return {**found, "emit": module}


@cache
def printed(name: str, after: str) -> list[str]:
    """The lines of the IR after a pass, of the PTX after emit."""
    found = walked(name)[after]
    if after == "emit":
        return driver.emit(found, pipeline.load(name)).ptx.splitlines()
    return str(found).splitlines()


class TestFigures:
    """Measured figures are those of the JSON that a document links."""

    FIRST = "bench/results/vs_cublas-8192-bf16-nt.json"

    def test_the_first_kernels_are_quoted_right(self) -> None:
        report = json.loads((ROOT / self.FIRST).read_text("utf-8"))
        text = (ROOT / "docs/performance.md").read_text("utf-8")
        versions = report["versions"]
        assert f"driver {versions['driver_version']}, torch {versions['torch']}" in text
        assert Path(self.FIRST).name in text
        expected = [self._cells(row) for row in report["cases"][0]["contenders"]]
        heading = "The first kernels: 8192×8192×8192, bf16, NT"
        assert [row[:3] for row in rows(ROOT / "docs/performance.md", heading)] == expected

    @staticmethod
    def _cells(row: dict[str, float | str]) -> list[str]:
        speeds = [f"{row[f'{kind}_tflops']:.0f}" for kind in ("settled", "burst")]
        ratios = [f" ({row[f'{kind}_ratio']:.3f})" for kind in ("settled", "burst")]
        if row["name"] == "torch.mm":
            return [str(row["name"]), *speeds]
        return [str(row["name"]), speeds[0] + ratios[0], speeds[1] + ratios[1]]

    def test_what_auto_reaches_is_quoted_right(self) -> None:
        found = {row[0]: row[1:] for row in rows(ROOT / "README.md", "Speed")}
        assert found == {
            shape: [
                f"{summary[state]['tflops']:.0f} ({summary[state]['ratio']['median']:.3f})"
                for state in ("settled", "burst")
            ]
            for shape, summary in self._auto("bf16", "nt")
        }

    @pytest.mark.parametrize("column", range(4))
    def test_all_types_and_layouts_are_quoted_right(self, column: int) -> None:
        dtype, layout = (("bf16", "nt"), ("bf16", "nn"), ("f16", "nt"), ("f16", "nn"))[column]
        table = rows(ROOT / "docs/performance.md", "Against cuBLAS")
        found = {row[0]: row[1 + column] for row in table}
        known = dict(self._auto(dtype, layout))
        assert set(found) >= set(known)
        assert {shape: found[shape] for shape in known} == {
            shape: " / ".join(
                f"{summary[state]['ratio']['median']:.3f}" for state in ("settled", "burst")
            )
            for shape, summary in known.items()
        }

    @staticmethod
    def _auto(dtype: str, layout: str) -> Iterator[tuple[str, dict[str, Any]]]:
        for path in sorted((ROOT / "bench/results").glob("bench-auto-*.json")):
            for case in json.loads(path.read_text("utf-8"))["cases"]:
                problem = case["problem"]
                auto = next(each for each in case["contenders"] if each["name"] == "auto")
                if (problem["dtype"], problem["layout"]) == (dtype, layout):
                    yield "×".join(str(problem[d]) for d in "mnk"), auto["summary"]


# Scripts run with the tools of this environment, in a folder of their own.


def environment(*first: Path) -> dict[str, str]:
    """With this interpreter's folder first on PATH, and `first` where modules are looked for."""
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTHONPATH": os.pathsep.join(map(str, first))}


def workplace(folder: Path) -> Path:
    """A folder with what the documents' scripts read."""
    for name in ("examples", "pipelines", "test", "gemmc", "bench", "pyproject.toml"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def run(script: str, cwd: Path, env: dict[str, str], *, prelude: str = "") -> None:
    """Runs a script in bash and fails with what it printed."""
    command = ["bash", "-euo", "pipefail", "-c", prelude + script]
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


def plain_scripts() -> list[Any]:
    every = (f for f in fences_with("sh run") if not f.option("with"))
    found = list({f.text: f for f in every}.values())
    marks = [pytest.mark.thorough if f.header.endswith(" long") else () for f in found]
    return [pytest.param(f, id=f.where, marks=m) for f, m in zip(found, marks, strict=True)]


def at_once(usual: dict[str, str]) -> Iterator[dict[str, str]]:
    """An environment with commands that start at once: importing is most of what each takes."""
    server = Server(usual)
    yield {**usual, "PATH": os.pathsep.join((server.folder, usual["PATH"]))}
    server.close()


@pytest.fixture(scope="module")
def started() -> Iterator[dict[str, str]]:
    """With this checkout's commands."""
    yield from at_once(environment(ROOT))


@pytest.mark.slow
@pytest.mark.parametrize("fence", plain_scripts())
def test_a_script_runs(fence: Fence, tmp_path: Path, started: dict[str, str]) -> None:
    run(fence.text, workplace(tmp_path), started)


@pytest.mark.parametrize("fence", fences_with("python run"), ids=lambda f: f.where)
def test_a_program_runs(fence: Fence, tmp_path: Path) -> None:
    run(f"python -c {shlex.quote(fence.text)}", workplace(tmp_path), environment(ROOT))


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [p for p in DOCUMENTS if any(f.header == "python part" for f in fences(p))],
    ids=relative,
)
def test_a_program_in_parts_runs(path: Path, tmp_path: Path) -> None:
    parts = [fence.text for fence in fences(path) if fence.header == "python part"]
    (workplace(tmp_path) / "program.py").write_text("".join(parts), "utf-8")
    run("python program.py", tmp_path, environment(ROOT))


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", [p for p in DOCUMENTS if any(f.header == "pycon" for f in fences(p))], ids=relative
)
def test_a_session_answers_as_shown(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(workplace(tmp_path))
    typed = "".join(fence.text for fence in fences(path) if fence.header == "pycon")
    session = doctest.DocTestParser().get_doctest(typed, {}, relative(path), relative(path), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    result = doctest.DocTestRunner(optionflags=flags).run(session)
    assert result.attempted > 0
    assert result.failed == 0, capsys.readouterr().out


# The example of CONTRIBUTING.md, in a copy of the package.

NOT = 'not() { ! "$@"; }\n'


def example_passes() -> set[str]:
    return {fence.option("with") for fence in fences_with("sh run", option="with")}


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, its pipelines and inputs, with the example's files and lines."""
    folder = tmp_path_factory.mktemp("extended")
    for name in ("gemmc", "pipelines", "examples", "test/inputs"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for fence in fences_with("", option="file"):
        target = folder / fence.option("file")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(fence.text, "utf-8")
    names = folder / "gemmc" / "registry.py"
    for fence in fences_with("diff registry"):
        names.write_text(patched(names.read_text("utf-8"), fence.text), "utf-8")
    return folder


@pytest.fixture(scope="module")
def extended_commands(extended: Path) -> Iterator[dict[str, str]]:
    """With the copy's commands."""
    yield from at_once(environment(extended))


def patched(text: str, diff: str) -> str:
    """`text` with the added lines of a diff put after the line that stands before them."""
    context, added = "", ""
    for line in diff.splitlines(keepends=True):
        if line.startswith("+"):
            added += line[1:]
        elif not added:
            context = line[1:]
    assert text.count(context) == 1, context
    return text.replace(context, context + added)


class TestInstruction:
    """The instruction that CONTRIBUTING.md follows is in the places that it lists."""

    TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Add an instruction\n")[1]
    STEPS = re.split(r"^\d\. ", TEXT.split("\n\nAn instruction")[0], flags=re.MULTILINE)[1:]

    def test_each_place_has_it(self) -> None:
        known = {name.partition(".")[2] for name in dialect_names() if name.startswith("ptx.")}
        (name,) = set(re.findall(r"`ptx\.(\w+)` is in six places", self.TEXT)) & known
        assert len(self.STEPS) == 6
        for step in self.STEPS:
            paths = re.findall(r"\]\(([\w/.]+)\)|`([\w/]+/|[\w/]+\.\w+)`", step)
            files = [ROOT / path for each in paths for path in each if path and "/" in path]
            assert files, step
            for each in files:
                sources = sorted(each.rglob("*.py")) if each.is_dir() else [each]
                assert any(name in file.read_text("utf-8").lower() for file in sources), each

    def test_its_op_alone_knows_how_it_is_written(self) -> None:
        """Beside the machine, which reads it from the PTX ISA and not from the op."""
        files = [*ROOT.glob("gemmc/emit/**/*.py"), *ROOT.glob("gemmc/transforms/**/*.py")]
        assert files and not [each for each in files if "tanh." in each.read_text("utf-8")]


@pytest.mark.slow
class TestExample:
    """The pass that CONTRIBUTING.md adds."""

    def test_its_tests_pass(self, extended: Path, extended_commands: dict[str, str]) -> None:
        tests = [f for f in fences_with("mlir", option="file")]
        assert [Path(f.option("file")).stem for f in tests] == ["reverse-k", "reverse-k-invalid"]
        for fence in tests:
            here, inputs = extended / fence.option("file"), extended / "test" / "inputs"
            for line in re.findall(r"^// RUN: (.*)$", fence.text, re.MULTILINE):
                script = line.replace("%inputs", str(inputs)).replace("%s", str(here))
                run(script, extended, extended_commands, prelude=NOT)

    @pytest.mark.parametrize("fence", fences_with("sh run", option="with"), ids=lambda f: f.where)
    def test_it_fits_into_pipelines(
        self, extended: Path, fence: Fence, extended_commands: dict[str, str]
    ) -> None:
        run(fence.text, extended, extended_commands)

    def test_it_says_what_every_pass_says(self) -> None:
        (source,) = fences_with("python", option="file")
        assert SERVES.search(source.text)
        assert [part for part in PARTS if part not in source.text] == []

    def test_it_is_clean(self, extended: Path) -> None:
        (source,) = [f.option("file") for f in fences_with("python", option="file")]
        config = str(ROOT / "pyproject.toml")
        command = f"ruff check --config {config} {source}"
        run(command, extended, environment(extended))

    def test_it_is_not_part_of_gemmc(self) -> None:
        stems = {path.stem for path in Path(gemmc.__file__).parent.rglob("*.py")}
        assert not stems & {name.replace("-", "_") for name in example_passes()}
