"""Kernels of products: found, made, made elsewhere, refused, written out."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gemmc
from gemmc.cache import compiling
from gemmc.frameworks import kernels as module
from gemmc.frameworks.kernels import WAITING, Kernels, Unmade, described
from gemmc.frameworks.product import Product

ONE = Product(32, 32, 32, "f32", "nt")
NO_KERNEL = Product(32, 32, 32, "f32", "nt", "f64")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GEMMC_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("GEMMC_CACHE", "GEMMC_BACKGROUND", "GEMMC_DUMP_DIR"):
        monkeypatch.delenv(name, raising=False)
    compiling.COUNTS.clear()
    return tmp_path


@pytest.fixture
def kernels() -> Iterator[Kernels]:
    made = Kernels()
    yield made
    made.forget()


def test_a_kernel_is_made_once_and_kept_on_disk(kernels: Kernels) -> None:
    first = kernels.find(ONE, "h200")
    assert kernels.find(ONE, "h200") is first and kernels.made() == {ONE: first}
    again = Kernels().find(ONE, "h200")
    assert again is not first and again.ptx == first.ptx
    assert dict(compiling.COUNTS) == {"compiled": 1, "read": 1}
    assert "form-kernel{" in described(first)


def test_threads_that_want_one_kernel_get_one(
    kernels: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Product] = []

    def compiled(product: Product, target: Any) -> Any:
        made.append(product)
        time.sleep(0.05)
        return object()

    monkeypatch.setattr(module, "compiled", compiled)
    monkeypatch.setattr(module, "dump", lambda product, kernel: None)
    threads = [threading.Thread(target=kernels.find, args=(ONE, "h200")) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert made == [ONE]


def test_what_is_refused_is_asked_once(kernels: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unmade) as first:
        kernels.find(NO_KERNEL, "h200")
    monkeypatch.setattr(module, "compiled", None)
    with pytest.raises(Unmade) as second:
        kernels.find(NO_KERNEL, "h200")
    assert str(first.value) == str(second.value) and "needed" in str(first.value)
    assert kernels.refused() == {NO_KERNEL: str(first.value)}


def test_in_the_background_there_is_none_until_there_is(kernels: Kernels) -> None:
    kernels.background = True
    with pytest.raises(Unmade, match=WAITING):
        kernels.find(ONE, "h200")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            kernels.find(ONE, "h200")
            break
        except Unmade as error:
            assert str(error) == WAITING
            time.sleep(0.05)
    assert ONE in kernels.made() and dict(compiling.COUNTS) == {"read": 1}


@pytest.mark.thorough
def test_kernels_are_prepared_by_processes(kernels: Kernels) -> None:
    failed = kernels.prepare([ONE, ONE, NO_KERNEL], "h200", workers=2)
    assert list(failed) == [NO_KERNEL] and ONE in kernels.made()
    assert compiling.COUNTS["read"] == 1


def test_what_is_made_is_written_out(
    kernels: Kernels, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GEMMC_DUMP_DIR", str(folder / "dump"))
    kernel = kernels.find(ONE, "h200")
    names = sorted(path.name for path in (folder / "dump").iterdir())
    assert names == [f"{ONE.name}.{suffix}" for suffix in ("cubin", "json", "mlir", "ptx")]
    assert (folder / "dump" / f"{ONE.name}.ptx").read_text() == kernel.ptx
    program = (folder / "dump" / f"{ONE.name}.mlir").read_text()
    assert gemmc.compile(program, pipeline="auto").ptx == kernel.ptx


def test_a_folder_that_cannot_be_written_is_an_error(
    kernels: Kernels, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").write_text("")
    monkeypatch.setenv("GEMMC_DUMP_DIR", str(folder / "file" / "dump"))
    with pytest.raises(gemmc.GemmcError, match="GEMMC_DUMP_DIR"):
        kernels.find(ONE, "h200")
