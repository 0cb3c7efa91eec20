"""Messages and their answers, the file that stands alone, and the server."""

from __future__ import annotations

import base64
import gzip
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

import gemmc
from gemmc.cli import main
from gemmc.errors import GemmcError
from gemmc.explore import answer
from gemmc.explore.carried import carried
from gemmc.explore.document import alone, scripts
from gemmc.explore.server import HOST, Server

ROOT = Path(__file__).parents[2]
BF16 = (ROOT / "examples" / "matmul_nt_bf16_cast.mlir").read_text()
F32 = (ROOT / "examples" / "matmul_f32.mlir").read_text()
ASKED = {"source": BF16, "pipeline": "hopper-ws"}


def test_what_the_page_offers() -> None:
    about = answer({"kind": "about"})
    assert [each["name"] for each in about["pipelines"]] == ["auto", *gemmc.pipeline_names()]
    assert {about["first"], about["second"]} <= set(gemmc.pipeline_names())
    passes = {each["name"]: each for each in answer({"kind": "passes"})["passes"]}
    assert "stages" in [each["name"] for each in passes["multi-buffer"]["options"]]
    for each in about["examples"]:
        gemmc.parse(each["text"])


def test_each_pipeline_has_a_program_among_the_examples() -> None:
    about = answer({"kind": "about"})
    found = {each["name"].rpartition("_")[2]: each["text"] for each in about["examples"]}
    for each in about["pipelines"]:
        source = found[each["dtypes"].split(",")[0] or "f64"]
        assert answer({"kind": "compile", "source": source, "pipeline": each["name"]})["ptx"]


def test_a_change_and_a_size_are_those_of_the_command_line() -> None:
    found = answer({**ASKED, "kind": "compile", "changes": ["multi-buffer.stages=3"]})
    three = gemmc.load_pipeline("hopper-ws").set("multi-buffer", stages=3)
    assert found["ptx"] == gemmc.compile(BF16, pipeline=three).ptx
    found = answer({**ASKED, "kind": "compile", "size": "m=256 n=256 k=128"})
    resized = gemmc.compile(BF16, pipeline="resize{m=256 n=256 k=128},hopper-ws")
    assert found["ptx"] == resized.ptx


def test_a_change_and_a_size_of_what_auto_chooses_from() -> None:
    change = "hopper-coop.stages=2"
    asked = {**ASKED, "kind": "compile", "pipeline": "auto", "size": "m=64 n=64 k=256"}
    found = answer({**asked, "changes": [change]})
    words = ["resize{m=64 n=64 k=256}@unpack-products", change]
    assert found["ptx"] == gemmc.compile(BF16, pipeline="auto", set=words).ptx
    assert found["ptx"] != answer(asked)["ptx"]


def test_a_pipeline_as_text() -> None:
    text = gemmc.load_pipeline("hopper-ws").text.replace("stages=4", "stages=2")
    found = answer({**ASKED, "kind": "compile", "text": text})
    two = gemmc.load_pipeline("hopper-ws").set("multi-buffer", stages=2)
    assert found["ptx"] == gemmc.compile(BF16, pipeline=two).ptx


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({"kind": "compute"}, "message: needed a kind among about"),
        ({"kind": "trace"}, "message: needed a text as source"),
        ({**ASKED, "kind": "trace", "changes": "x"}, "a list of texts as changes"),
        ({**ASKED, "kind": "compile", "pipeline": "/etc/passwd"}, "found '/etc/passwd'"),
        ({**ASKED, "kind": "compile", "pipeline": "auto", "changes": ["cse.x=1"]}, "'cse.x=1'"),
        ({**ASKED, "kind": "compile", "changes": ["multi-buffer.stages=x"]}, "a whole number"),
        ({**ASKED, "kind": "run", "level": "sass"}, "a level ir or ptx"),
        ({**ASKED, "kind": "compile", "text": "no-such-pass"}, "<pipeline>:1:1: error"),
    ],
)
def test_what_is_refused_is_an_answer(message: dict[str, Any], said: str) -> None:
    error = answer(message)["error"]
    assert said in error["text"]
    assert str(ROOT) not in error["text"]


def test_a_run_and_the_race_of_a_wait_that_is_deleted() -> None:
    asked = {**ASKED, "size": "m=128 n=256 k=128"}
    assert answer({**asked, "kind": "run", "level": "ptx"})["ok"]
    found = answer({**asked, "kind": "trace"})
    texts: dict[str, str] = {}
    for step in found["steps"]:
        at = found["snapshots"][step["after"]]["lines"]
        texts[step["name"]] = "\n".join(found["texts"][each] for each in at)
    edited = re.sub(r"\n *barrier\.wait %full.*", "", texts["insert-barriers"])
    assert edited != texts["insert-barriers"]
    right = answer({**asked, "kind": "run", "ir": texts["insert-barriers"],
                    "against": texts["resize"]})  # fmt: skip
    wrong = answer({**asked, "kind": "run", "ir": edited, "against": texts["resize"]})
    assert right["ok"] and not wrong["ok"]
    assert "uninitialized: read of shared memory that nothing has written" in wrong["lines"][-1]


def test_every_view_of_a_program_of_several_kernels() -> None:
    text = (ROOT / "gemmc" / "explore" / "examples" / "two_layers_f16.mlir").read_text()
    asked = {"source": text, "pipeline": "hopper-ws"}
    found = answer({**asked, "kind": "timeline"})["kernels"]
    assert [each["kernel"] for each in found] == ["main_0", "main_1"]
    assert all(each["clocks"] > 0 and f", {each['kernel']}<" in each["svg"] for each in found)
    assert len(answer({**asked, "kind": "report"})["reports"]) == 2
    names = [each["name"] for each in answer({**asked, "kind": "layouts"})["pictures"]]
    assert {"main_0-shared", "main_1-shared"} <= set(names)


class TestOpenSizes:
    TEXT = (ROOT / "gemmc" / "explore" / "examples" / "layers_open_rows_f16.mlir").read_text()
    ASKED: ClassVar[dict[str, Any]] = {"source": TEXT, "pipeline": "hopper-ws"}

    @pytest.mark.thorough
    def test_the_timeline_is_of_the_kernels_that_the_sizes_choose(self) -> None:
        asked = {**self.ASKED, "kind": "timeline", "pipeline": "auto"}
        drawn: dict[int, list[str]] = {}
        for rows in (8, 1000):
            found = answer({**asked, "sizes": f"m={rows}"})["kernels"]
            drawn[rows] = [each["kernel"] for each in found]
            assert all(each["clocks"] > 0 and f"={rows}<" in each["svg"] for each in found)
        assert len(drawn[8]) == len(drawn[1000]) == 2 and drawn[8] != drawn[1000]

    def test_a_run_has_them(self) -> None:
        asked = {**self.ASKED, "kind": "run"}
        assert answer({**asked, "sizes": "m=37", "level": "ptx"})["ok"]
        assert answer({**asked, "sizes": "arg0.shape[0]=1"})["ok"]

    @pytest.mark.parametrize("kind", ["timeline", "run"])
    @pytest.mark.parametrize(
        ("sizes", "said"),
        [
            ("", "needed a number for the dynamic size m"),
            ("m=x", "needed NAME=N, such as m=128; found 'm=x'"),
            ("m=3 q=4", "needed a dynamic size of the program"),
        ],
    )
    def test_wrong_ones(self, kind: str, sizes: str, said: str) -> None:
        assert said in answer({**self.ASKED, "kind": kind, "sizes": sizes})["error"]["text"]

    def test_of_one_kernel(self) -> None:
        text = (ROOT / "test/programs/dynamic/mm_all_dynamic_nt.mlir").read_text()
        asked = {"source": text, "pipeline": "ampere-mma", "sizes": "m=20 n=40 k=64"}
        found = answer({**asked, "kind": "timeline"})
        assert found["clocks"] > 0 and "ampere-mma, m=20, n=40, k=64<" in found["svg"]


def test_reading_and_compiling_need_no_numpy() -> None:
    code = """
import json, sys
sys.modules.update(dict.fromkeys(("numpy", "ml_dtypes", "cuda")))  # as if not there
import gemmc
from gemmc.explore import answer
asked = json.load(sys.stdin)
for kind in ("about", "compile", "trace", "report"):
    found = answer({**asked, "kind": kind})
    assert "error" not in found, found["error"]["text"]
assert answer({"kind": "about"})["missing"] == ["numpy", "ml_dtypes"]
print(found["text"])
"""
    said = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps(ASKED), capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr
    assert "196672 B" in said.stdout


def test_a_file_that_stands_alone() -> None:
    evil = BF16.replace("@main", '@"</script><img src=x onerror=alert(1)>"')
    found = carried(evil, "<b>.mlir", ["hopper-ws", "no-such-pass"])
    page = alone({"first": "hopper-ws"}, found)
    assert page == alone({"first": "hopper-ws"}, found)
    assert "</script><img" not in page and "<b>.mlir" not in page
    assert not re.findall(r'(?:src|href)="(?!data:)[^"]*"', page)
    data = re.search(r'id="carried">([^<]*)<', page)
    assert data is not None
    again = json.loads(gzip.decompress(base64.b64decode(data[1])))
    assert again == json.loads(json.dumps(found))
    assert "no-such-pass" in again["runs"][1]["trace"]["error"]["text"]
    for path in scripts():
        text = path.read_text()
        assert "innerHTML" not in text and "insertAdjacentHTML" not in text
        for module in re.findall(r'from "([^"]+)"', text):
            local = module.startswith("gemmc/") and (path.parent / module[6:]).is_file()
            assert local or path.name == "worker.js", module


def test_ci_tests_the_page() -> None:
    assert "\nmake test-page " in (ROOT / ".ci" / "run").read_text()


def test_the_command_writes_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.html"
    source = str(ROOT / "examples" / "matmul_f32.mlir")
    assert main(["explore", source, "-p", "simt-naive", "--html", str(target)]) == 0
    assert target.stat().st_size < 1e6
    assert str(ROOT) not in target.read_text()
    assert "simt-naive" in capsys.readouterr().out
    assert main(["explore", source, "-p", "hopper-ws", "--html", str(target)]) == 1


@pytest.mark.thorough
def test_the_largest_program_stays_below_ten_megabytes() -> None:
    found = carried(F32, "matmul_f32.mlir", ["simt-warptile", "simt-regtile-2d"])
    assert len(alone({}, found)) < 10e6


@pytest.mark.thorough
def test_a_transformer_block_has_every_view_in_less_than_ten_megabytes() -> None:
    path = ROOT / "examples" / "transformer" / "transformer_block.mlir"
    found = carried(path.read_text(), path.name, ["auto"])
    assert len(alone({}, found)) < 10e6
    (run,) = found["runs"]
    assert not [kind for kind, said in run.items() if kind != "pipeline" and "error" in said]
    kernels = [each["kernel"] for each in run["timeline"]["kernels"]]
    assert len(kernels) == len(run["report"]["reports"]) > 10
    assert len({each["kernel"] for each in run["trace"]["steps"]} - {""}) == len(kernels)


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server(0, {})
    Thread(target=made.serve_forever, daemon=True).start()
    yield made
    made.shutdown()
    made.server_close()


def asked(
    server: Server, method: str, path: str, body: str = "", **headers: str
) -> tuple[int, bytes]:
    connection = HTTPConnection(HOST, server.server_port)
    names = {key.replace("_", "-"): value for key, value in headers.items()}
    connection.request(method, path, body or None, names)
    response = connection.getresponse()
    return response.status, response.read()


def test_the_server_has_the_page_and_nothing_else(server: Server) -> None:
    code, page = asked(server, "GET", "/")
    assert code == 200 and b'"engine":"server"' in page
    for path in re.findall(rb'"\./(js/\w+\.js)"', page):
        assert asked(server, "GET", f"/{path.decode()}")[0] == 200
    for path in ("/../server.py", "/js/../../server.py", "/etc/passwd", "/engine", "/js/"):
        assert asked(server, "GET", path)[0] == 404
    assert asked(server, "GET", "/", Host="evil.example:80")[0] == 403


def test_a_port_that_is_taken_is_refused(server: Server) -> None:
    port = server.server_port
    with pytest.raises(GemmcError, match=f"needed a port that is free; found {port}: Address"):
        Server(port, {})


def test_the_server_answers_messages_of_its_own_page_alone(server: Server) -> None:
    body, json_type = json.dumps({"kind": "about"}), "application/json"
    code, said = asked(server, "POST", "/engine", body, Content_Type=json_type)
    assert code == 200 and json.loads(said) == json.loads(json.dumps(answer({"kind": "about"})))
    assert asked(server, "POST", "/engine", body, Content_Type="text/plain")[0] == 400
    assert asked(server, "POST", "/engine", "[1]", Content_Type=json_type)[0] == 400
    assert asked(server, "POST", "/engine", "{", Content_Type=json_type)[0] == 400
    assert asked(server, "POST", "/engine", body, Content_Type=json_type, Host="a.b:1")[0] == 403
