"""Neighbouring elements of a value in an epilogue's body: in which registers they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import Float32Type, Float64Type, i1
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.async_copy import PackOp, UnpackOp
from gemmc.dialects.tile.types import is_half
from gemmc.element_types import either, halves
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.integers import is_integer


@dataclass
class Lanes:
    """A value of the body for some neighbouring elements.

    `wide` are its registers: f32, predicates, or words of integers. 16-bit values are `packed` in
    pairs where an instruction has packed them, or `single` where their number is odd or each was
    read alone, and f32 with exactly their value where something computes in f32.
    """

    kind: Attribute
    wide: list[SSAValue] = field(default_factory=list[SSAValue])
    packed: list[SSAValue] = field(default_factory=list[SSAValue])
    single: list[SSAValue] = field(default_factory=list[SSAValue])

    @property
    def are_alike(self) -> bool:
        """Whether all elements are in one register."""
        return len(set(self.wide or self.single)) == 1 and not self.packed

    def cut(self, first: int, count: int) -> Lanes:
        """`count` of the elements, from an even one on."""
        return Lanes(
            self.kind,
            self.wide[first : first + count],
            self.packed[first // 2 : (first + count + 1) // 2],
            self.single[first : first + count],
        )

    def widened(self, build: PtxBuilder, op: Operation) -> list[SSAValue]:
        """The registers for `op` to compute with: f32, whatever the float type, predicates or
        words."""
        if self.wide:
            return self.wide
        if not is_half(self.kind):
            _need_number(op, self.kind)
        form = f"f32.{self.kind}"
        alone = dict.fromkeys(self.single)
        made = {each: build.value(a.CvtOp(form, each, "f32")) for each in alone}
        self.wide += [made[each] for each in self.single]
        for pair in self.packed if not self.single else ():
            for half in build.op(UnpackOp(pair)).results:
                self.wide.append(build.value(a.CvtOp(form, half, "f32")))
        return self.wide

    def paired(self, build: PtxBuilder) -> list[SSAValue]:
        """16-bit values in pairs, if they are 16 bits somewhere and their number is even."""
        if not self.packed and len(self.single) % 2 == 0:
            pairs = list(zip(self.single[::2], self.single[1::2], strict=True))
            made = {each: build.value(PackOp(*each)) for each in dict.fromkeys(pairs)}
            self.packed = [made[each] for each in pairs]
        return self.packed

    def stored(self, build: PtxBuilder, op: Operation) -> list[SSAValue]:
        """What `op` stores of it: f32, words, or 16 bits in pairs, or alone if they are odd."""
        if not is_half(self.kind):
            _need_number(op, self.kind)
            return self.wide
        if not self.packed and not self.single:
            return rounded(build, op, self.kind, self.wide).stored(build, op)
        return self.paired(build) or self.single


def need_f32(op: Operation, kind: Attribute) -> None:
    """Refuses what is neither f32, f64 nor a condition."""
    if not isinstance(kind, Float32Type | Float64Type) and kind != i1:
        raise refuse(op, f"values of f32, {either(halves())} in an epilogue", f"{kind}")


def _need_number(op: Operation, kind: Attribute) -> None:
    if not is_integer(kind):
        need_f32(op, kind)


def rounded(build: PtxBuilder, op: Operation, kind: Attribute, wide: Sequence[SSAValue]) -> Lanes:
    """f32 rounded to 16 bits: in pairs, or one by one where their number is odd."""
    if is_half(kind) and len(wide) % 2:
        form = f"rn.{kind}.f32"
        return Lanes(kind, single=[build.value(a.CvtOp(form, each, "b16")) for each in wide])
    return Lanes(kind, packed=packed(build, op, kind, wide))


def packed(
    build: PtxBuilder, op: Operation, kind: Attribute, wide: Sequence[SSAValue]
) -> list[SSAValue]:
    """Round pairs of f32 to nearest even and pack them."""
    if not is_half(kind) or len(wide) % 2:
        needed = f"an even number of values rounded to {either(halves())}"
        raise refuse(op, needed, f"{kind}")
    form = f"rn.{kind}x2.f32"
    pairs = zip(wide[::2], wide[1::2], strict=True)
    return [build.value(a.CvtPackOp(form, high, low)) for low, high in pairs]
