"""The machine code of every pipeline's main loop, as ptxas makes it: nothing in it but the loop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest
import sass
from gpu.cases import Case, dtypes_of, matmul_text, pipelines
from parts import thorough_but

from gemmc import api, pipeline

SIZE = (4096, 4096, 4096)
FENCES = ("MEMBAR", "ERRBAR", "CCTL", "CGAERRBAR")
LOCAL = ("LDL", "STL")
MOVES = ("MOV", "IMAD", "R2UR", "S2UR", "SHFL")
"""What moves a value between registers, other than one uniform register to another (UMOV)."""
TENSOR_CORES = [name for name in pipelines() if "f32" not in dtypes_of(name)]


@dataclass(frozen=True)
class Built:
    """A kernel's PTX and disassembled code."""

    ptx: str
    kernel: sass.Kernel

    @property
    def loops(self) -> list[list[sass.Instruction]]:
        return self.kernel.main_loops()


@cache
def built(name: str, layout: str = "nn") -> Built:
    """A·B, or A·Bᵀ, in the first type that the pipeline is for."""
    case = Case(name, dtypes_of(name)[0], layout, *SIZE)
    made = api.compile(matmul_text(case), pipeline=name)
    (kernel,) = sass.disassemble(made.cubin)
    return Built(made.ptx, kernel)


def kinds(loop: list[sass.Instruction]) -> set[str]:
    return {each.kind for each in loop}


@pytest.mark.slow
@pytest.mark.parametrize("name", pipelines())
def test_nothing_is_in_local_memory(name: str) -> None:
    assert not kinds(built(name).kernel.code) & set(LOCAL)


@pytest.mark.slow
@pytest.mark.parametrize("name", pipelines())
def test_main_loops_hold_their_products_and_no_fence(name: str) -> None:
    """A wgmma kernel has one; others may have a copy for the last steps of K."""
    loops = built(name).loops
    assert loops
    product = "HGMMA" if "wgmma" in built(name).ptx else ("HMMA" if "mma.sync" in built(name).ptx
                                                          else "FFMA")  # fmt: skip
    for loop in loops:
        assert product in kinds(loop)
        assert not [i for i in loop if i.kind in FENCES]


@pytest.mark.slow
@pytest.mark.parametrize("name", TENSOR_CORES)
def test_accumulators_stay_where_they_are(name: str) -> None:
    """Nothing between warpgroup products names one of their accumulators: no move, no spill."""
    for loop in built(name).loops:
        assert not sass.touched(loop)


@pytest.mark.slow
@pytest.mark.parametrize("name", TENSOR_CORES)
def test_specialized_warps_meet_only_at_mbarriers(name: str) -> None:
    """With roles (setmaxnreg) no barrier of the CTA is in the main loop."""
    if "setmaxnreg" not in built(name).ptx:
        assert sum(i.kind == "BAR" for i in built(name).loops[0]) <= built(name).ptx.count("bar.")
        return
    for loop in built(name).loops:
        assert not [i for i in loop if i.kind in ("BAR", "WARPSYNC")]


@pytest.mark.slow
@pytest.mark.parametrize("layout", thorough_but(("nn", "nt"), lambda layout: layout == "nn"))
@pytest.mark.parametrize("name", TENSOR_CORES)
def test_nothing_is_moved_between_the_products_of_a_group(name: str, layout: str) -> None:
    """Descriptors are advanced in place. Where they are the same in every iteration, which needs
    a ring of one slot, the assembler copies a pair again (docs/performance.md)."""
    one_slot = pipeline.load_pipeline(name).option("multi-buffer", "stages") == "1"
    for loop in built(name, layout).loops:
        found = kinds(sass.between_products(loop))
        assert not found & set(MOVES)
        assert one_slot or "UMOV" not in found


def test_what_stands_between_products_is_found() -> None:
    moved = TEXT.replace("R24, gsb0", "R24").replace(
        "        /*0060*/",
        "        /*0058*/                   UMOV UR4, UR5 ;\n"
        "        /*005a*/                   HGMMA.64x16x16.F32.BF16 R24, gdesc[UR4], R24, gsb0 ;\n"
        "        /*005c*/                   R2UR UR4, R5 ;\n"
        "        /*0060*/",
    )
    assert [i.kind for i in sass.between_products(loop_of(moved))] == ["UMOV"]
    assert not sass.between_products(loop_of(TEXT))


TEXT = """
.text.k:
        /*0000*/                   MOV R1, c[0x0][0x28] ;
.L_x_0:
        /*0010*/                   WARPGROUP.ARRIVE ;
.L_x_3:
        /*0020*/                   SYNCS.PHASECHK.TRANS64.TRYWAIT P0, [UR10], R2 ;
        /*0030*/              @!P0 BRA `(.L_x_2) ;
.L_x_1:
        /*0040*/                   HGMMA.64x16x16.F32.BF16 R24, gdesc[UR16], R24 ;
        /*0050*/                   HGMMA.64x16x16.F32.BF16 R24, gdesc[UR16], R24, gsb0 ;
        /*0060*/              @!P1 BRA `(.L_x_0) ;
        /*0070*/                   STG.E desc[UR4][R2.64], R24 ;
        /*0080*/                   EXIT ;
.L_x_2:
        /*0090*/                   MEMBAR.ALL.GPU ;
        /*00a0*/                   BRA `(.L_x_1) ;
.L_x_4:
        /*00b0*/                   BRA `(.L_x_4);
"""


def loop_of(text: str) -> list[sass.Instruction]:
    (kernel,) = sass.parse(text)
    (loop,) = kernel.main_loops()
    return loop


def test_a_loop_has_the_wait_that_was_put_behind_the_kernel() -> None:
    loop = loop_of(TEXT)
    assert [i.address for i in loop] == [*range(0x10, 0x70, 0x10), 0x90, 0xA0]
    assert "MEMBAR" in kinds(loop)
    assert sass.accumulators(loop) == set(range(24, 32)) and not sass.touched(loop)


@pytest.mark.parametrize("move", ["MOV R31, R4", "IMAD.MOV.U32 R5, RZ, RZ, R24", "STL [R1], R30"])
def test_a_moved_accumulator_is_found(move: str) -> None:
    changed = TEXT.replace("WARPGROUP.ARRIVE", move)
    assert [i.address for i in sass.touched(loop_of(changed))] == [0x10]
    other = TEXT.replace("WARPGROUP.ARRIVE", move.replace("R31", "R3").replace("R24", "R32"))
    assert bool(sass.touched(loop_of(other))) == move.startswith("STL")


def test_the_innermost_loop_is_the_main_one() -> None:
    outer = TEXT.replace(".text.k:\n", ".text.k:\n.L_x_9:\n")
    outer = outer.replace("STG.E desc[UR4][R2.64], R24", "@P3 BRA `(.L_x_9)")
    (kernel,) = sass.parse(outer)
    assert len(kernel.loops) == 2
    (loop,) = kernel.main_loops()
    assert loop[0].address == 0x10
