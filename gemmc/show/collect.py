"""All pictures of a program under a pipeline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.dialects.tma import DescriptorOp
from gemmc.pipeline import Pipeline, run
from gemmc.program import kernels_of
from gemmc.show.boxes import box_picture, cluster_picture
from gemmc.show.buffers import buffer_picture
from gemmc.show.fragments import fragment_picture
from gemmc.show.picture import Picture
from gemmc.show.shared import shared_picture
from gemmc.target import DEFAULT, Target
from gemmc.workbench import chosen_kernel

ENDS_WITH = "convert-to-ptx"
"""Ahead of this pass a kernel has buffers, fragments and boxes as such, and all of them decided."""


def pictures(
    module: ModuleOp, pipeline: driver.Source, *, kernel: str = "", target: Target = DEFAULT
) -> list[Picture]:
    """The pictures of each kernel of a module, which is left as it is: the map of shared memory,
    each buffer, fragment and box, and what a cluster shares. Of a program of several kernels those
    of the one with the name `kernel`, or of all. GemmcError for what is refused."""
    if kernel:
        return _named(_of(lowered(*chosen_kernel(module, pipeline, kernel, target))))
    ctx, copy = frontend.context(), frontend.copy(module)
    frontend.verify(copy)
    loaded = driver.resolve(pipeline, copy, ctx, target)
    if not loaded.kernels:
        return _named(_of(lowered(copy, loaded)))
    found: list[Picture] = []
    for name, only, inner in kernels_of(copy, loaded, ctx):
        for each in _of(lowered(only, inner)):
            found.append(replace(each, name=f"{name}-{each.name}", title=f"{name}: {each.title}"))
    return _named(found)


def _named(found: Iterable[Picture]) -> list[Picture]:
    """Pictures with a name each: the second of one name is its name and -2."""
    seen: Counter[str] = Counter()
    named: list[Picture] = []
    for each in found:
        seen[each.name] += 1
        several = f"-{seen[each.name]}" if seen[each.name] > 1 else ""
        named.append(replace(each, name=each.name + several))
    return named


def lowered(module: ModuleOp, loaded: Pipeline) -> KernelOp | None:
    """The kernel, taken through a pipeline to where its data has its place for good; None where
    there is none."""
    passes = tuple(takewhile(lambda each: each.name != ENDS_WITH, loaded.passes))
    run(module, frontend.context(), passes, places=loaded.places[: len(passes)])
    return next((op for op in module.body.block.ops if isinstance(op, KernelOp)), None)


def _of(kernel: KernelOp | None) -> Iterator[Picture]:
    if kernel is None:
        return
    drawn = [shared_picture(kernel), *_buffers(kernel), *_fragments(kernel), *_boxes(kernel)]
    yield from (each for each in (*drawn, cluster_picture(kernel)) if each is not None)


def _buffers(kernel: KernelOp) -> Iterator[Picture]:
    for op in kernel.walk():
        if isinstance(op, AllocOp) and len(op.buffer_type.get_shape()) == 2:
            yield buffer_picture(op, op.results[0].name_hint or "buffer")


def _fragments(kernel: KernelOp) -> Iterator[Picture]:
    kinds: dict[FragmentType, str] = {}
    for op in kernel.walk():
        for value in op.results:
            kind = value.type
            if isinstance(kind, FragmentType) and isinstance(kind.layout, LayoutAttr):
                kinds.setdefault(kind, value.name_hint or "fragment")
    yield from (fragment_picture(kind, name) for kind, name in kinds.items())


def _boxes(kernel: KernelOp) -> Iterator[Picture | None]:
    for op in kernel.walk():
        if isinstance(op, DescriptorOp):
            yield box_picture(op, op.matrix.name_hint or "matrix")
