"""Programs of sizes, the part of a result that is checked, and JSON in and out."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import numpy as np
import pytest
from tune.test_lookup import HERE, RELU, timing
from tune.world import CASE

from gemmc import frontend, reference
from gemmc.element_types import numpy_dtype
from gemmc.errors import GemmcError
from gemmc.plan import Problem
from gemmc.tune.programs import LAYOUTS, of_size, of_text
from gemmc.tune.sampled import MOST, Sampled
from gemmc.tuned.database import reading, writing
from gemmc.tuned.entry import HANG, MEASURED, Rejection, Result, Trial
from gemmc.tuned.schema import VERSION
from gemmc.tuned.transfer import exported, imported


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("dtype", "result"), [("bf16", "bf16"), ("f16", "f32"), ("f32", "f32")])
def test_a_size_is_the_problem_that_it_says(layout: str, dtype: str, result: str) -> None:
    found = of_size(f"40x24x16:{dtype}:{layout}:{result}")
    bits = 32 if result == "f32" else 16
    assert found.case.problem == Problem(40, 24, 16, dtype, layout, bits)
    module = frontend.parse(found.program.text, "size")
    inputs = reference.make_inputs(module, 0, integers=True)
    a, b = (each.astype(float) for each in inputs)
    a, b = (a.T if layout[0] == "t" else a), (b.T if layout[1] == "t" else b)
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    assert np.array_equal(wanted.value, (a @ b).astype(numpy_dtype(result)).astype(float))


@pytest.mark.parametrize(
    "text", ["64x64", "64x64x64:f64", "64x64x64:bf16:xt", "64x64x64:bf16:nt:f32:more", "0"]
)
def test_other_sizes_are_refused(text: str) -> None:
    with pytest.raises(GemmcError, match="--sizes: needed sizes as MxNxK"):
        of_size(text)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("size", [(600, 300, 48), (48, 300, 32), (300, 300, 300), (32, 40, 48)])
def test_the_part_is_that_of_the_whole(layout: str, size: tuple[int, int, int]) -> None:
    subject = of_size(f"{'x'.join(map(str, size))}:f16:{layout}:f32")
    module = frontend.parse(subject.program.text, "size")
    inputs = reference.make_inputs(module, 0, integers=True)
    (whole,) = reference.evaluate(module, inputs, rounded=True)
    sampled = Sampled(subject.program.text, "size", subject.case.problem, seed=1)
    wanted, part = sampled.wanted(inputs), sampled.part(whole.value)
    assert part.shape == tuple(min(MOST, each) for each in size[:2])
    assert np.array_equal(wanted.value, part)
    spoilt = whole.value.copy()
    spoilt[: size[0] // 2, : size[1] // 2] = 0
    assert not reference.compare(sampled.part(spoilt), wanted, exact=False).passed


def test_a_part_of_a_program_with_an_epilogue() -> None:
    text = RELU.replace("64x64", "512x512")
    problem = Problem(512, 512, 512, "f32", "nn", 32, ("arith.maximumf",))
    module = frontend.parse(text, "relu")
    inputs = reference.make_inputs(module, 0, integers=True)
    (whole,) = reference.evaluate(module, inputs, rounded=True)
    sampled = Sampled(text, "relu", problem, seed=1)
    assert np.array_equal(sampled.wanted(inputs).value, sampled.part(whole.value))
    assert sampled.part(whole.value).min() == 0.0
    halves = sampled.wanted(inputs, "f16")
    single = sampled.wanted(inputs)
    assert halves.c > 10 * single.c and np.array_equal(halves.value, single.value)


PAIR = """
func.func @main(%a: tensor<300x64xf16>, %b: tensor<64x288xf16>, %g: tensor<64x288xf16>)
    -> tensor<300x288xf16> {
  %c = tile.contract %a, %b beside %g maps [affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] accumulate f32
      : tensor<300x64xf16>, tensor<64x288xf16> beside tensor<64x288xf16> -> tensor<300x288xf16> {
  ^bb0(%x: f32, %y: f32):
    %z = arith.subf %x, %y : f32
    %r = arith.truncf %z : f32 to f16
    tile.yield %r : f16
  }
  func.return %c : tensor<300x288xf16>
}
"""

BATCHES = """
func.func @main(%a: tensor<3x300x64xf16>, %b: tensor<3x64x272xf16>, %c: tensor<3x300x272xf32>)
    -> tensor<3x300x272xf32> {
  %r = linalg.batch_matmul ins(%a, %b : tensor<3x300x64xf16>, tensor<3x64x272xf16>)
    outs(%c : tensor<3x300x272xf32>) -> tensor<3x300x272xf32>
  func.return %r : tensor<3x300x272xf32>
}
"""


@pytest.mark.parametrize(
    ("text", "shape"), [(PAIR, (MOST, MOST)), (BATCHES, (3, MOST, MOST))], ids=["pair", "batches"]
)
def test_a_part_of_products_of_two_and_of_many(text: str, shape: tuple[int, ...]) -> None:
    subject = of_text(text, "text")
    module = frontend.parse(text, "text")
    inputs = reference.make_inputs(module, 0, integers=True)
    (whole,) = reference.evaluate(module, inputs, rounded=True)
    sampled = Sampled(text, "text", subject.case.problem, seed=1)
    wanted = sampled.wanted(inputs)
    assert wanted.value.shape == shape
    assert np.array_equal(wanted.value, sampled.part(whole.value))


RESULTS = [
    Result(Trial("a", "A{x=1}", "row", 8.0), MEASURED, "", timing(9.0, 1.1), "a", 168),
    Result(Trial("b", "B", "row"), HANG, "nothing for 20 s"),
]


def test_out_and_in_again(tmp_path: Path) -> None:
    with writing(tmp_path / "one") as one:
        one.record(HERE, CASE, RESULTS)
        one.record_finals(HERE, CASE, "digest", {"a": timing(8.5, 1.2)})
        one.set_rejections(HERE, CASE, [Rejection("registers", 7, "C: 300 of 232")])
        one.set_default(HERE, CASE, "a")
        text = exported(one)
    (tmp_path / "out.json").write_text(text)
    with writing(tmp_path / "two") as two:
        assert imported(two, tmp_path / "out.json") == (2, 2)
        assert imported(two, tmp_path / "out.json") == (2, 0)
        assert [each.result for each in two.entries(HERE, CASE)] == RESULTS
        assert exported(two) == text


def test_what_is_there_stays(tmp_path: Path) -> None:
    with writing(tmp_path / "one") as one:
        one.record(HERE, CASE, RESULTS)
        (tmp_path / "out.json").write_text(exported(one))
    other = Result(RESULTS[0].trial, MEASURED, "", timing(5.0, 2.0), "a")
    with writing(tmp_path / "two") as two:
        two.record(HERE, CASE, [other])
        assert imported(two, tmp_path / "out.json") == (2, 1)
        assert two.entries(HERE, CASE)[0].result == other


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{", "JSONDecodeError"),
        ("[]", "TypeError"),
        (json.dumps({"schema": "gemmc-bench", "version": 1}), "gemmc-bench, version 1"),
        (json.dumps({"schema": "gemmc-tuning", "version": 2}), "gemmc-tuning, version 2"),
        (json.dumps({"schema": "gemmc-tuning", "version": 1, "groups": [{}]}), "KeyError: 'case'"),
    ],
)
def test_another_file_changes_nothing(tmp_path: Path, text: str, found: str) -> None:
    (tmp_path / "in.json").write_text(text)
    with writing(tmp_path / "db") as database:
        with pytest.raises(GemmcError, match=found):
            imported(database, tmp_path / "in.json")
        assert not database.entries()


def test_a_database_of_another_version_or_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but long enough to be taken for one" * 40)
    with pytest.raises(GemmcError, match="needed a tuning database; found file is not a database"):
        with writing(tmp_path / "text"):
            pass
    connection = sqlite3.connect(tmp_path / "new")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(GemmcError, match="needed a database of version 1; found 99"):
        with reading(tmp_path / "new"):
            pass


def is_refused_and_stays(path: Path, said: str) -> None:
    """A file is refused for reading and for writing, and has the bytes that it had."""
    before = path.read_bytes()
    for opened in (reading, writing):
        with pytest.raises(GemmcError, match=said):
            with opened(path):
                pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", [0, VERSION])
def test_a_database_of_other_tables_is_refused_and_left_as_it_is(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "other.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE songs (name)")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.commit()
    connection.close()
    is_refused_and_stays(path, "a tuning database; found a database of other tables")


def test_a_database_of_another_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    is_refused_and_stays(path, "needed a database of version 1; found 99")


def results(path: Path) -> None:
    """Make a database of one result, in one file."""
    with writing(path) as database:
        database.record(HERE, CASE, RESULTS)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()


def test_a_damaged_database_is_said_with_its_name(tmp_path: Path) -> None:
    results(tmp_path / "db")
    whole = (tmp_path / "db").read_bytes()
    page = int.from_bytes(whole[16:18], "big")
    found = set[str]()
    for start in range(page, len(whole), page):
        path = tmp_path / f"page{start}"
        path.write_bytes(whole[:start] + b"\x5a" * page + whole[start + page :])
        try:
            with reading(path) as database:
                assert database is not None and database.entries()
        except GemmcError as error:
            assert str(error).startswith(f"{path}: error: tune: needed a tuning database; found ")
            found.add(error.found)
    assert found == {"database disk image is malformed"}


def test_samples_that_are_none_are_said_with_the_database(tmp_path: Path) -> None:
    path = tmp_path / "db"
    results(path)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE trials SET samples = '[1,'")
    connection.commit()
    connection.close()
    with pytest.raises(GemmcError, match="found samples that are no list, '\\[1,'") as caught:
        with reading(path) as database:
            assert database is not None
            database.entries()
    assert str(caught.value).startswith(f"{path}: error: tune: needed a tuning database")


def test_an_empty_file_is_no_database_yet(tmp_path: Path) -> None:
    (tmp_path / "db").touch()
    with reading(tmp_path / "db") as found:
        assert found is None
