"""Sphinx's settings: the same Markdown files as on the repository's pages, as a site.

`make docs` builds it. The README is the front page; what is linked but is no document (sources,
data) is shown as a file to read.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, Operator, String, Text
from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import gemmc  # noqa: E402

project = "gemmc"
author = "gemmc's authors"
copyright = author
version = release = gemmc.__version__

extensions = ["myst_parser"]
root_doc = "README"
source_suffix = {".md": "markdown"}
include_patterns = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**.md", "bench/README.md", "bench/log.md",
    "examples/**.md",
]  # fmt: skip

myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure", "myst.header", "toc.not_included"]

html_theme = "furo"
html_title = "gemmc"
html_copy_source = False
html_show_sphinx = False

templates_path = ["templates"]
PLAYGROUND = ROOT / "build" / "site" / "playground" / "index.html"
"""Which `make site` builds ahead of the documents; without it they have no link there."""

html_sidebars = {
    "**": [
        "sidebar/brand.html", "sidebar/search.html", "sidebar/scroll-start.html",
        *(["playground.html"] if PLAYGROUND.exists() else []),
        "sidebar/navigation.html", "sidebar/scroll-end.html",
    ],
}  # fmt: skip

GROUPS = {
    "Begin": ("docs/tutorials", "docs/tasks", "docs/python", "docs/pipelines", "docs/support"),
    "Look": ("docs/report", "docs/interpreter", "docs/ptx-machine", "docs/ladder/README"),
    "Measure": ("docs/performance", "docs/bench", "docs/tuning", "bench/README", "bench/log"),
    "Work on it": ("docs/architecture", "CONTRIBUTING", "docs/glossary", "CHANGELOG"),
}
"""What the sidebar has, in order; "More" takes every document that is in none of these."""

TREE = "\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{entries}\n```\n"


def documents() -> list[str]:
    """Every document but the front page, as Sphinx names them."""
    patterns = (pattern.replace("**.", "**/*.") for pattern in include_patterns)
    found = (path for pattern in patterns for path in ROOT.glob(pattern))
    return sorted({str(path.relative_to(ROOT).with_suffix("")) for path in found} - {root_doc})


def without_folders(app: Sphinx, name: str, text: list[str]) -> None:
    """Links to folders, which a repository's page can show and a site can't, become their text."""
    here = (ROOT / name).parent

    def shown(link: re.Match[str]) -> str:
        return link[1] if (here / link[2]).is_dir() else link[0]

    text[0] = re.sub(r"\[([^\]\n]*)\]\(([^)\s#:]+)\)", shown, text[0])


def with_trees(app: Sphinx, name: str, text: list[str]) -> None:
    """Gives the front page the sidebar's tables of contents, which its file has no need of."""
    if name != root_doc:
        return
    every = documents()
    listed = {each for group in GROUPS.values() for each in group}
    others = [each for each in every if each not in listed]
    rungs = tuple(each for each in others if each.startswith("docs/ladder/"))
    rest = tuple(each for each in others if each not in rungs)
    for caption, entries in {**GROUPS, "More": rest, "The ladder, rung by rung": rungs}.items():
        text[0] += TREE.format(caption=caption, entries="\n".join(f"/{each}" for each in entries))


def with_index(app: Sphinx, error: Exception | None) -> None:
    """The front page is what a server shows for the folder."""
    if error is None:
        front = Path(app.outdir) / f"{root_doc}.html"
        front.with_name("index.html").write_bytes(front.read_bytes())


class AssemblyLexer(RegexLexer):
    """MLIR and PTX, well enough to read: comments, values, numbers, strings, ops."""

    name = "gemmc"
    aliases = ("mlir", "ptx")
    tokens = {  # noqa: RUF012
        "root": [
            (r"//.*$", Comment.Single),
            (r'"[^"\n]*"', String),
            (r"[%@#!^$][\w.$-]+", Name.Variable),
            (r"\b(func|builtin|return|module|to|step|iter_args|ins|outs|reg|entry)\b", Keyword),
            (r"\b[a-z_]+(\.[\w:]+)+", Name.Function),
            (r"\b(0x[0-9a-fA-F]+|\d[\d.]*(e[+-]?\d+)?)\b", Number),
            (r"[-+*/=<>{}()\[\],:;…→]", Operator),
            (r"\s+", Text),
            (r"\w+|.", Text),
        ],
    }


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx's entry point."""
    app.connect("source-read", without_folders)
    app.connect("source-read", with_trees)
    app.connect("build-finished", with_index)
    for alias in AssemblyLexer.aliases:
        app.add_lexer(alias, AssemblyLexer)
    return {"parallel_read_safe": True}
