"""Random configurations of every pipeline, as hypothesis draws them, and a tally of what ran."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from gpu.cases import Case as Program
from gpu.cases import matmul_text
from hypothesis import strategies as st
from rules.programs import dtypes_of, settled
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, pipeline, reference
from gemmc.errors import GemmcError
from gemmc.pipeline import Template

ROOT = Path(__file__).parents[2]
NAMES = sorted(path.stem for path in (ROOT / "pipelines").glob("*.pipeline"))
CLUSTERS = ((1, 1), (2, 1), (1, 2), (2, 2), (4, 1))


@dataclass(frozen=True)
class Configuration:
    """A program, a pipeline's text made for it, and how many SMs the chip has."""

    name: str
    program: str = field(repr=False)
    size: str
    passes: str
    sm_count: int

    def modules(self) -> Iterator[tuple[str, ModuleOp]]:
        """The module with its size, then after every pass (one module, changed in place).

        Raises GemmcError where a pass refuses the configuration.
        """
        ctx = frontend.context()
        module = frontend.parse(self.program, f"{self.name}.mlir", ctx)
        passes = pipeline.load(self.passes).passes
        if "resize" in self.size:
            pipeline.run(module, ctx, pipeline.load(self.size).passes)
        yield "the input", module
        for each in passes:
            pipeline.run(module, ctx, (each,))
            yield each.name, module

    def kept(self) -> list[tuple[str, ModuleOp]]:
        """`modules`, each a clone."""
        return [(name, module.clone()) for name, module in self.modules()]


@dataclass(frozen=True)
class Truth:
    """Integer inputs of a program and the outputs that NumPy says it has."""

    module: ModuleOp

    @cached_property
    def inputs(self) -> list[Any]:
        return reference.make_inputs(self.module, 0, True)

    @cached_property
    def outputs(self) -> list[Any]:
        found = reference.evaluate(self.module, self.inputs, rounded=True)
        return [each.value for each in found]


@dataclass
class Tally:
    """How many configurations ran, by pipeline, and why the others were refused."""

    ran: Counter[str] = field(default_factory=Counter[str])
    refused: Counter[str] = field(default_factory=Counter[str])

    def accepted(self, drawn: Configuration, work: Callable[[], Any]) -> Any:
        """What `work` gives, or None where gemmc refuses; only the first counts as run."""
        try:
            found = work()
        except GemmcError as error:
            self.refused[f"{drawn.name}: {_kind(str(error))}"] += 1
            return None
        self.ran[drawn.name] += 1
        return found

    def __str__(self) -> str:
        ran, refused = sum(self.ran.values()), sum(self.refused.values())
        lines = [f"{ran} configurations ran, {refused} refused"]
        lines += [f"  {name:20} {count:4} ran" for name, count in sorted(self.ran.items())]
        lines += [f"  {count:4} refused, {why}" for why, count in self.refused.most_common()]
        return "\n".join(lines)


def _kind(message: str) -> str:
    """A refusal without its place and numbers, to count those that are alike."""
    short = re.sub(r"^\S+:\d+:\d+:? ?", "", message.splitlines()[0])
    return re.sub(r"\d+", "#", short)[:150]


def share(name: str, examples: int) -> int:
    """How many of `examples` a pipeline gets: tensor cores three times what the others get."""
    weights = {each: 1 if each.startswith("simt") else 3 for each in NAMES}
    return max(1, -(-examples * weights[name] // sum(weights.values())))


@st.composite
def configurations(draw: st.DrawFn, name: str) -> Configuration:
    """A pipeline, with other tiles, stages, swizzles, roles, clusters, rasters, sizes, types."""
    makers = {"hopper": _tensor_core, "ampere": _warps}
    make = makers.get(name.partition("-")[0], _cuda_core)
    made, tile, most = make(draw, name, settled(name))
    made = _raster(draw, made)
    if name.startswith("hopper"):
        made = _experiments(draw, made, tile[2])
    overlaps = "overlap-epilogue" in made or "programmatic-dependent-launch" in made
    if name.startswith("hopper-") and not overlaps and draw(st.integers(0, 3)) == 0:
        made = made.insert_before("lower-rings", "programmatic-dependent-launch")
    if "multicast" in made and _persistent(made) and draw(st.integers(0, 3)) == 0:
        made = made.insert_before("lower-rings", "throttle-waves")
    if draw(st.integers(0, 3)) == 0:
        made = _swapped(made)
    splits = name.startswith("hopper") or dtypes_of(name) == ["f64"]
    if splits and draw(st.integers(0, 2)) == 0:
        made = _in_parts(draw, made)
    alone = not {"multicast", "swap-ab"} & {each.name for each in made.resolved().passes}
    if name.startswith("hopper") and tile[0] == 64 and alone and draw(st.integers(0, 2)) == 0:
        made, most = made.insert_after("promote#2", "clip-copies"), (56, *most[1:])
    m, n, k = (draw(st.integers(1, limit)) for limit in most)
    if name.startswith("hopper"):
        n, k = 8 * -(-n // 8), 8 * -(-k // 8)
    program, size = _program(draw, name, (m, n, k), "stage-epilogue" in made)
    sm_count = draw(st.sampled_from((1, 2, 4, 6, 132)))
    return Configuration(name, program, size, made.resolved().text, sm_count)


def _program(
    draw: st.DrawFn, name: str, extents: tuple[int, int, int], staged: bool
) -> tuple[str, str]:
    """The program's text and its size, which is a `resize` where the text has another."""
    m, n, k = extents
    size = f"m={m} n={n} k={k}"
    layout = draw(st.sampled_from(("nn", "nt")))
    if dtypes_of(name)[0] in ("f32", "f64"):
        dtype = dtypes_of(name)[0]
        return matmul_text(Program(name, dtype, layout, m, n, k)), f"{dtype} {layout} {size}"
    dtype = draw(st.sampled_from(("bf16", "f16", "f16 to f32")[: 3 - staged]))
    if dtype == "f16 to f32":
        return (ROOT / "examples/matmul_f16.mlir").read_text(), f"resize{{{size}}}"
    return matmul_text(Program(name, dtype, layout, m, n, k)), f"{dtype} {layout} {size}"


Made = tuple[Template, tuple[int, ...], tuple[int, int, int]]
"""A pipeline, its tile, and the largest m, n and k worth running."""


def _in_parts(draw: st.DrawFn, made: Template) -> Template:
    """K split, where no other pass has a say in what becomes of a tile."""
    made = _left_out(made, "overlap-epilogue")
    others = {"pingpong", "split-epilogue", "stationary-operand"}
    if others & {each.name for each in made.resolved().passes}:
        return made
    split = f"split-k{{parts={draw(st.integers(2, 4))}}}"
    return made.insert_before("schedule-work", split)


def _persistent(made: Template) -> bool:
    return made.option("schedule-work", "persistent") == "true"


def _left_out(made: Template, *names: str) -> Template:
    """Without the passes that are there."""
    return made.remove(*(name for name in names if name in made))


def _tensor_core(draw: st.DrawFn, name: str, made: Template) -> Made:
    staged, turns = "stage-epilogue" in made, "pingpong" in made
    consumers = _roles(draw, turns) if "specialize-warps" in made else 1
    shared = 1 if turns else consumers
    across = not staged and draw(st.integers(0, 3)) == 0
    rows = 64 * (1 if across else shared) * draw(st.sampled_from((1, 1, 2)))
    widths = (64, 64, 128, 192) if staged else (32, 64, 64, 96, 128, 192, 256)
    columns = draw(st.sampled_from(widths)) * (shared if across else 1)
    depth = draw(st.sampled_from((32, 64, 64, 64, 128)))
    made = made.set("form-kernel", tile=(rows, columns, depth))
    fitting = [s for s in (128, 128, 64, 32) if s <= 2 * min(depth, columns)]
    made = made.set("assign-layouts", swizzle=draw(st.sampled_from(fitting)))
    if "specialize-warps" in made:
        registers = {1: (0, 0), 2: (40, 232), 3: (32, 160)}[consumers]
        made = made.set(
            "specialize-warps", consumers=consumers, producer_registers=registers[0],
            consumer_registers=registers[1],
        )  # fmt: skip
        room = (232448 - 1024 - (98304 if staged else 0)) // (2 * depth * (rows + columns))
        made = made.set("multi-buffer", stages=draw(st.integers(1, max(1, min(5, room)))))
    if not turns:
        made = made.set("distribute", shape=(1, shared) if across else (shared, 1))
    made, (high, wide) = _cluster(draw, made)
    held = rows * columns // (1 if turns else consumers) // 128 * 3 // 2 + 32
    if held > {1: 255, 2: 232, 3: 160}[consumers]:
        made = _left_out(made, "overlap-epilogue")
    if staged:
        wanted = draw(st.sampled_from((64, 64, 32)))
        made = made.set("stage-epilogue", columns=wanted, buffers=draw(st.integers(1, 3)))
    many = 5 if high * wide == 1 else 3
    most = rows * high * many // 2, columns * wide * many // 2, 64 * 7
    return made, (rows, columns, depth), most


def _roles(draw: st.DrawFn, turns: bool) -> int:
    """How many consumers: those that take turns are two or more."""
    return draw(st.sampled_from((2, 2, 3) if turns else (1, 2, 2, 3)))


def _cluster(draw: st.DrawFn, made: Template) -> tuple[Template, tuple[int, int]]:
    """Another cluster, or none; and sometimes nothing deferred."""
    if "form-cluster" not in made:
        return made, (1, 1)
    if draw(st.booleans()):
        made = _left_out(made, "defer-release")
    shape = draw(st.sampled_from(CLUSTERS))
    if shape == (1, 1):
        made = made.remove("multicast")
    return made.set("form-cluster", shape=shape), shape


def _experiments(draw: st.DrawFn, made: Template, depth: int) -> Template:
    """Passes that no pipeline of tensor cores has, or only `auto`: one of them, or none."""
    held = "stationary-operand"
    chosen = draw(st.sampled_from(("none", "split-epilogue", held, held, "sink")))
    if chosen == "split-epilogue" and "pingpong" not in made:
        made = _left_out(made, "defer-release", "overlap-epilogue")
        steps = draw(st.integers(1, 2))
        return made.insert_after("insert-fences", f"split-epilogue{{steps={steps}}}")
    if chosen == "stationary-operand" and _persistent(made) and "pingpong" not in made:
        label = draw(st.sampled_from(("lhs", "rhs")))
        made = _left_out(made, "defer-release", "snake-k")
        made = made.set("schedule-work", contiguous=draw(st.booleans()))
        own = f"multi-buffer{{label={label} stages={-(-64 * 7 // depth)}}}"
        made = made.insert_before("multi-buffer", own)
        return made.insert_after("insert-barriers", f"stationary-operand{{label={label}}}")
    if chosen == "sink":
        return made.insert_before("lower-hierarchy", "sink")
    return made


def _swapped(made: Template) -> Template:
    """The transposed product; what stores a tile in bulk is cut the other way."""
    made = made.insert_after("normalize-contractions", "swap-ab")
    if "distribute[out]" not in made:
        return made
    rows, columns = str(made.option("distribute[out]", "shape")).split(",")
    return made.set("distribute[out]", shape=(int(columns), int(rows)))


def _cuda_core(draw: st.DrawFn, name: str, made: Template) -> Made:
    """Tiles small enough that their threads run quickly."""
    depth = draw(st.sampled_from((8, 16)))
    choices = {
        "simt-naive": (((8, 16), (8, 16)), ((16, 16), (16, 16)), ((32, 8), (32, 8))),
        "simt-coalesced": (((8, 16), (8, 16)), ((16, 16), (16, 16)), ((4, 32), (4, 32))),
        "simt-smem": (((32, 32), (16, 16)), ((16, 32), (8, 16)), ((64, 16), (16, 16))),
        "simt-regtile-1d": (((64, 64), (16, 32)), ((32, 32), (8, 16)), ((64, 32), (8, 32))),
        "simt-regtile-2d": (((64, 64), (8, 8)), ((32, 32), (8, 8)), ((64, 32), (8, 8))),
        "simt-vectorized": (((64, 64), (8, 8)), ((32, 64), (8, 16)), ((64, 32), (8, 8))),
        "simt-warptile": (((128, 128), (2, 4)), ((64, 64), (1, 2)), ((64, 128), (1, 4))),
    }[name]
    (rows, columns), shape = draw(st.sampled_from(choices))
    made = made.set("form-kernel", tile=(rows, columns, depth))
    made = made.set("distribute#1", shape=shape)
    if "pipeline-loop" in made:
        distance = draw(st.integers(1, 3))
        made = made.set("pipeline-loop", distance=distance)
        made = made.set("multi-buffer", stages=distance + draw(st.integers(1, 2)))
        made = made.set("assign-atoms", copy=draw(st.sampled_from(("cp_async", "ldst"))))
    return made, (rows, columns, depth), (rows * 2, columns * 2, 3 * depth)


def _warps(draw: st.DrawFn, name: str, made: Template) -> Made:
    """Other warps, tiles of theirs, slots and distances."""
    high, wide = draw(st.sampled_from(((1, 1), (2, 1), (1, 2), (2, 2))))
    rows = high * draw(st.sampled_from((16, 32, 32, 64)))
    columns = wide * draw(st.sampled_from((16, 32, 64, 64)))
    depth = draw(st.sampled_from((16, 32, 32, 64)))
    doubles = "assign-layouts" not in made
    if doubles:
        depth = draw(st.sampled_from((4, 8, 16, 24, 32)))
        made = made.set("promote", pad=draw(st.sampled_from((0, 2, 4, 4))))
    made = made.set("form-kernel", tile=(rows, columns, depth))
    made = made.set("distribute", shape=(high, wide))
    made = _slots_of_warps(draw, made)
    if doubles:
        return made, (rows, columns, depth), (2 * rows, 2 * columns, 6 * depth)
    swizzle = draw(st.sampled_from([s for s in (128, 64, 32, 0) if s <= 2 * depth]))
    made = made.set("assign-layouts", swizzle=swizzle)
    if not swizzle:
        made = made.remove("assign-layouts")
    return made, (rows, columns, depth), (2 * rows, 2 * columns, 6 * depth)


def _slots_of_warps(draw: st.DrawFn, made: Template) -> Template:
    """Other slots, and copies so many steps ahead."""
    stages = draw(st.integers(2, 4))
    made = made.set("multi-buffer", stages=stages)
    place = draw(st.sampled_from(("first", "last")))
    distance = draw(st.integers(1, stages - 1))
    return made.set("pipeline-loop", distance=distance, copies=place)


def _raster(draw: st.DrawFn, made: Template) -> Template:
    order = draw(st.sampled_from(("row", "column", "grouped", "serpentine", "hilbert")))
    groups = (1, 2, 4, 8) if order == "hilbert" else (1, 2, 3, 8)
    group = draw(st.sampled_from(groups))
    persistent = "pingpong" in made or draw(st.booleans())
    if not persistent or draw(st.booleans()):
        made = _left_out(made, "overlap-epilogue")
    if persistent and "specialize-warps" in made and draw(st.booleans()):
        made = made.insert_before("specialize-warps", "snake-k")
    return made.set("schedule-work", order=order, group=group, persistent=persistent)
