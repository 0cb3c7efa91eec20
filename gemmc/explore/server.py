"""The page with CPython behind it, on this machine alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from typing import Any

from gemmc.errors import GemmcError
from gemmc.explore.document import PAGE, page
from gemmc.explore.protocol import answer

HOST = "127.0.0.1"
MOST = 16 << 20
"""Bytes of a message; a larger one is refused."""

_TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8"}
_LOCAL = {HOST, "localhost"}


class Server(ThreadingHTTPServer):
    """Serves the page at `/` and answers messages at `/engine`, one at a time."""

    daemon_threads = True

    def __init__(self, port: int, boot: Mapping[str, Any]):
        """GemmcError for a port that it can't have."""
        try:
            super().__init__((HOST, port), _Handler)
        except OSError as error:
            found = f"{port}: {error.strerror or error}"
            change = "give another --port, or 0 for any"
            raise GemmcError("explore", "a port that is free", found, change) from error
        self.text = page({**boot, "engine": "server"}).encode()
        self.files = {
            f"/{path.relative_to(PAGE).as_posix()}": path
            for path in PAGE.rglob("*") if path.suffix in _TYPES
        }  # fmt: skip
        self.answering = Lock()

    @property
    def address(self) -> str:
        """Where a browser finds the page."""
        return f"http://{HOST}:{self.server_port}/"


class _Handler(BaseHTTPRequestHandler):
    server: Server  # pyright: ignore[reportIncompatibleVariableOverride]

    def do_GET(self) -> None:
        """The page and its own files, and nothing else of this machine."""
        path = self.path.partition("?")[0]
        if not self._is_local():
            return
        if path == "/":
            self._send(200, "text/html; charset=utf-8", self.server.text)
        elif found := self.server.files.get(path):
            self._send(200, _TYPES[found.suffix], found.read_bytes())
        else:
            self._send(404, "text/plain", b"no such file\n")

    def do_POST(self) -> None:
        """A message. A page of another site can send none: it may not set this content type."""
        if not self._is_local():
            return
        size = self.headers.get("Content-Length", "")
        kind = self.headers.get_content_type()
        if self.path != "/engine" or kind != "application/json" or not size.isdecimal():
            return self._send(400, "text/plain", b"needed JSON at /engine\n")
        if int(size) > MOST:
            return self._send(413, "text/plain", f"more than {MOST} bytes\n".encode())
        try:
            message = json.loads(self.rfile.read(int(size)))
        except ValueError:
            message = None
        if not isinstance(message, dict):
            return self._send(400, "text/plain", b"needed a JSON object\n")
        with self.server.answering:
            code, found = _answered(message)  # pyright: ignore[reportUnknownArgumentType]
        self._send(code, "application/json", found)

    def _is_local(self) -> bool:
        """A name of another site that leads here, by its own DNS, is refused."""
        name = self.headers.get("Host", "").rpartition(":")[0]
        if name in _LOCAL:
            return True
        self._send(403, "text/plain", b"needed this machine's own address\n")
        return False

    def _send(self, code: int, kind: str, content: bytes) -> None:
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing: the terminal shows the address alone."""


def _answered(message: Mapping[str, Any]) -> tuple[int, bytes]:
    try:
        return 200, json.dumps(answer(message)).encode()
    except Exception as error:  # a defect: the page shows it, and the server goes on
        return 500, f"internal: {type(error).__name__}: {error}".encode()
