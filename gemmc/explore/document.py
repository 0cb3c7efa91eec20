"""The page's own file: with its modules beside it, or with everything in it."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent / "page"
IMPORT_MAP = '<script type="importmap" id="modules">{"imports": {}}</script>'
BOOT = '<script type="application/json" id="boot">{}</script>'
STYLE = '<link rel="stylesheet" href="style.css">'
PREFIX = "gemmc/"
"""What the modules call each other: an import map says where each of them is."""

_ALONE = (
    "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; img-src data:"
)
"""Of a page that has everything in it: nothing else may be fetched."""


def scripts() -> list[Path]:
    """The page's modules."""
    return sorted((PAGE / "js").glob("*.js"))


def page(boot: Mapping[str, Any]) -> str:
    """The page for a server or a site, whose modules and style are beside it."""
    imports = {PREFIX + path.name: f"./js/{path.name}" for path in scripts()}
    return _with(_template(), {IMPORT_MAP: _imports(imports), BOOT: _boot(boot)})


def alone(boot: Mapping[str, Any], carried: Mapping[str, Any]) -> str:
    """The page as one file, with what its engine answers in it: it opens from anywhere, without
    a network. The same input gives the same bytes."""
    imports = {PREFIX + path.name: _data(path.read_bytes()) for path in scripts()}
    style = (PAGE / "style.css").read_text(encoding="utf-8")
    packed = base64.b64encode(gzip.compress(_json(carried).encode(), 9, mtime=0)).decode()
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_ALONE}">\n'
    return _with(_template(), {
        IMPORT_MAP: _imports(imports),
        BOOT: _boot({**boot, "engine": "carried"})
        + f'\n<script type="text/plain" id="carried">{packed}</script>',
        STYLE: f"{policy}<style>\n{style}</style>",
    })  # fmt: skip


def _template() -> str:
    return (PAGE / "index.html").read_text(encoding="utf-8")


def _with(text: str, parts: Mapping[str, str]) -> str:
    for old, new in parts.items():
        before, found, behind = text.partition(old)
        assert found, f"the page's template lacks {old}"
        text = before + new + behind
    return text


def _imports(imports: Mapping[str, str]) -> str:
    return f'<script type="importmap" id="modules">{_json({"imports": imports})}</script>'


def _boot(boot: Mapping[str, Any]) -> str:
    return f'<script type="application/json" id="boot">{_json(boot)}</script>'


def _json(value: Mapping[str, Any]) -> str:
    """JSON that can stand in a script: no text in it ends the element."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c")


def _data(content: bytes) -> str:
    return "data:text/javascript;base64," + base64.b64encode(content).decode()
