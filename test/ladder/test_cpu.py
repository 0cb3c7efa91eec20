"""The CPU's rung: three programs, one result; memory of plain functions in the interpreter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects import memref

from gemmc import frontend, interpret
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.ladder import cpu


def test_the_programs_are_the_loops_in_both_orders_and_numpy() -> None:
    assert [path.stem for path in cpu.programs()] == ["ijk", "ikj", "matmul"]


@pytest.mark.parametrize("path", cpu.programs(), ids=lambda path: path.stem)
def test_results_are_numpys(path: Path) -> None:
    rng = np.random.default_rng(1)
    a, b = rng.integers(-4, 5, (2, 32, 32)).astype(np.float32)
    module = frontend.parse(path.read_text(), path.name)
    frontend.verify(module)
    (found,) = interpret.run(module, [a, b])
    np.testing.assert_array_equal(found, a @ b)


@pytest.mark.parametrize("path", cpu.programs(), ids=lambda path: path.stem)
def test_step_by_step_they_are_the_same(path: Path) -> None:
    text, kept = path.read_text(), "%a[%i, %k]"
    module = frontend.parse(text, path.name, step_by_step=True)
    assert any(isinstance(op, memref.LoadOp) for op in module.walk()) == (kept in text)
    a, b = np.arange(2 * 32 * 32, dtype=np.float32).reshape(2, 32, 32) % 5
    (found,) = interpret.run(module, [a, b])
    np.testing.assert_array_equal(found, a @ b)


@pytest.mark.slow
def test_they_are_timed_and_checked() -> None:
    found = cpu.run_all()
    assert all(each.correct and each.seconds > 0 for each in found)
    assert {(each.size, each.flop) for each in found} == {("32x32x32", 2 * 32**3)}
    assert all(each.idea and not each.idea.startswith("/") for each in found)


def test_a_wrong_loop_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = cpu.programs()[0].read_text()
    (tmp_path / "wrong.mlir").write_text(text.replace("%b[%k, %j]", "%b[%j, %k]"))
    monkeypatch.setattr(cpu, "programs", lambda: (tmp_path / "wrong.mlir",))
    (found,) = cpu.run_all()
    assert not found.correct


def outcome(body: str) -> list[object]:
    """The result of a function of two elements, with this body."""
    text = f"""
    func.func @main(%a: memref<2xf32>) -> memref<2xf32> {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %far = arith.constant -1 : index
      %new = memref.alloc() : memref<2xf32>
      {body}
      func.return %new : memref<2xf32>
    }}"""
    return interpret.run(frontend.parse(text), [np.array([3, 4], np.float32)])[0].tolist()


class TestMemory:
    def test_what_was_never_stored_is_not_a_number(self) -> None:
        load = "%x = memref.load %a[%c1] : memref<2xf32>"
        first, second = outcome(f"{load}\n memref.store %x, %new[%c0] : memref<2xf32>")
        assert first == 4.0 and np.isnan(second)

    @pytest.mark.parametrize("access", [
        "%x = memref.load %a[%far] : memref<2xf32>",
        "%x = memref.load %a[%c0] : memref<2xf32>\n memref.store %x, %new[%far] : memref<2xf32>",
    ])  # fmt: skip
    def test_outside_is_an_error(self, access: str) -> None:
        with pytest.raises(OutOfBounds, match=r"element \[-1\] of a buffer of \[2\]"):
            outcome(access)

    VIEW = (
        "%v = memref.subview %a[AT] [1] [1] :"
        " memref<2xf32> to memref<1xf32, strided<[1], offset: ?>>"
    )
    FILLED = """%z = arith.constant 7.0 : f32
    linalg.fill ins(%z : f32) outs(%v : memref<1xf32, strided<[1], offset: ?>>)
    %x = memref.load %a[%c1] : memref<2xf32>
    memref.store %x, %new[%c0] : memref<2xf32>"""

    @pytest.mark.parametrize("at", ["1", "%c1"])
    def test_a_view_is_the_same_memory(self, at: str) -> None:
        assert outcome(self.VIEW.replace("AT", at) + "\n" + self.FILLED)[0] == 7.0

    def test_a_view_outside_is_an_error(self) -> None:
        with pytest.raises(OutOfBounds, match=r"a view at \[-1\] of a buffer of \[2\]"):
            outcome(self.VIEW.replace("AT", "%far"))
