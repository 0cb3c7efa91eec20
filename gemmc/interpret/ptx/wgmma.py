"""wgmma (PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions").

Each of a warpgroup's four warps multiplies its own 16 rows. A product is queued at the
warp's tensor core and done at any time until it is waited for; until then its registers
have no value.

This model of the tensor core shares no code with the interpreter's of the IR
(`interpret/hardware/tensors.py` says where that is), only what queues products.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.element_types import either
from gemmc.interpret.hardware import transfers
from gemmc.interpret.hardware.agents import Wait
from gemmc.interpret.hardware.errors import (
    AccumulatorInFlight,
    BarrierError,
    MissingFence,
    Unsupported,
)
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.ptx import fragments
from gemmc.interpret.ptx.addresses import RESERVED
from gemmc.interpret.ptx.descriptors import Descriptor, operand_bytes
from gemmc.interpret.ptx.lanes import aligned
from gemmc.interpret.ptx.mma import ACCUMULATORS
from gemmc.interpret.ptx.numbers import HALVES
from gemmc.interpret.ptx.opcode_table import Waiting, opcode
from gemmc.interpret.ptx.program import Line, Many, Slot
from gemmc.interpret.ptx.syntax import Immediate
from gemmc.interpret.ptx.types import BITS
from gemmc.interpret.ptx.values import Execute, Read, elements, operands, reader, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

_ITEM_BYTES = {kind: BITS[kind] // 8 for kind in fragments.PRODUCT_TYPES}


@dataclass(frozen=True)
class Form:
    """What one wgmma.mma_async says: sizes, types, and signs and majors of its operands."""

    n: int
    k: int
    to: str
    a: str
    b: str
    negate: bool
    a_transposed: bool
    b_transposed: bool


class Product:
    """Accumulators in flight: their slots, the (16, N) matrix as computed so far."""

    def __init__(self, slots: tuple[int, ...], matrix: Any) -> None:
        self.slots = slots
        self.matrix = matrix
        self.count = 0
        self.held: list[tuple[int, Any]] = []
        """Registers the product reads, and what they held when it was issued."""


@opcode("wgmma.fence")
def _fence(line: Line) -> Execute:
    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        w.fenced = list(w.regs)

    return run


@opcode("wgmma.commit_group")
def _commit(line: Line) -> Execute:
    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        transfers.commit_group(w.agent, transfers.tensor_cores(w.agent))

    return run


@opcode("wgmma.wait_group")
def _wait(line: Line) -> Waiting:
    (pending,) = operands(line, 1)
    if not isinstance(pending, Immediate) or pending.value < 0:
        raise wrong(line, "a literal of 0 or more", str(pending))

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        aligned(w, mask)
        engine = transfers.tensor_cores(w.agent)
        count = engine.count_of_pending(pending.value)
        yield from transfers.wait_group(w.agent, engine, pending.value)
        for product in list(dict.fromkeys(w.flight.values.values())):
            if product.count <= count:
                retire(w, product)

    return Waiting(execute)


def retire(w: Warp, product: Product) -> None:
    """The registers get their values; none may have been written meanwhile."""
    names = w.cta.program.slots
    for slot, value in product.held:
        if w.regs[slot] is not value:
            what = f"{names[slot].name} is overwritten while a wgmma in flight reads it"
            raise AccumulatorInFlight(what, w.agent.site, [f"by {w.agent.describe()}"])
    values = fragments.registers_of_d(product.matrix)
    for slot, value in zip(product.slots, values, strict=True):
        if w.regs[slot] is not None:
            what = f"{names[slot].name} is overwritten while a wgmma in flight writes it"
            raise AccumulatorInFlight(what, w.agent.site, [f"by {w.agent.describe()}"])
        w.regs[slot] = w.fenced[slot] = value
        del w.flight.values[slot]


@opcode("wgmma.mma_async")
def _mma_async(line: Line) -> Execute:
    if "sp" in line.parts:
        raise wrong(line, "a dense product", line.opcode)
    ops = operands(line, 4, 6, 7, 8)
    in_registers = isinstance(ops[1], Many)
    form = _form(line, [o.value for o in ops[4:] if isinstance(o, Immediate)], in_registers)
    slots = _slots(line, ops[0])
    each = 4 if form.to == "f16" else 2
    if len(slots) * each != form.n:
        raise wrong(line, f"{form.n // each} accumulator registers", str(len(slots)))
    a_slots = _slots(line, ops[1]) if in_registers else ()
    if in_registers and len(a_slots) != 4:
        raise wrong(line, "4 registers of A", str(len(a_slots)))
    a = reader(line, ops[1], "b64") if not in_registers else None
    b = reader(line, ops[2], "b64")
    scale = reader(line, ops[3], "pred")

    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        _issue(w, line, form, slots, a_slots, (a, b), bool(scale(w)[0]))

    return run


def _slots(line: Line, operand: Any) -> tuple[int, ...]:
    found = elements(operand)
    if not all(isinstance(e, Slot) and BITS[e.type] == 32 for e in found):
        raise wrong(line, "32-bit registers", "another operand")
    return tuple(e.index for e in found if isinstance(e, Slot))


def _form(line: Line, literals: list[int], in_registers: bool) -> Form:
    shape = next((re.fullmatch(r"m64n(\d+)k(\d+)", p) for p in line.parts if p[:4] == "m64n"), None)
    types = [p for p in line.parts if p in BITS]
    if shape is None or len(types) != 3:
        raise wrong(line, "m64nNkK and three types", line.opcode)
    n, k = int(shape[1]), int(shape[2])
    to, a, b = types
    if to not in ACCUMULATORS or a not in _ITEM_BYTES or b not in _ITEM_BYTES:
        raise wrong(line, f"{either(_ITEM_BYTES)} operands", line.opcode)
    if n % 8 or not 8 <= n <= 256 or k * _ITEM_BYTES[a] != 32:
        raise wrong(line, "N of 8 to 256 in steps of 8 and 32 bytes of K", f"n{n}k{k}")
    integer = to == "s32"
    signs = literals[:2] if not integer else [1, 1]
    majors = literals[2:] if not integer else []
    if any(s not in (1, -1) for s in signs) or any(m not in (0, 1) for m in majors):
        raise wrong(line, "scales of 1 or -1 and majors of 0 or 1", str(literals))
    if majors and a not in HALVES:
        raise wrong(line, "no transpose for this type", str(majors))
    if in_registers:
        majors = [0, *majors]
    majors = (*majors, 0, 0)[:2]
    negate = signs[:1] == [-1] if len(signs) < 2 else signs[0] * signs[1] < 0
    return Form(n, k, to, a, b, negate, bool(majors[0]), bool(majors[1]))


def _issue(
    w: Warp, line: Line, form: Form, slots: tuple[int, ...], a_slots: tuple[int, ...],
    reads: tuple[Read | None, Read], add: bool,
) -> None:  # fmt: skip
    _fenced(w, (*slots, *a_slots), set(w.flight.values))
    product = _accumulators(w, form, slots, add)
    item = _ITEM_BYTES[form.a]
    b_bits = int(reads[1](w)[0])
    regions = [_operand(w, b_bits, form.b_transposed, form.n, 0, form.k, item)]
    rows, a_bits, first = None, 0, None
    if reads[0] is None:
        rows = fragments.rows_of_a([_register(w, s) for s in a_slots])
        product.held += [(s, w.regs[s]) for s in a_slots]
    else:
        a_bits, first = int(reads[0](w)[0]), w.index % 4 * 16
        left = _operand(w, a_bits, form.a_transposed, 16, first, form.k, item)
        regions.insert(0, left)
    _agree(w, line, (a_bits, b_bits, add))
    shared = w.cta.hardware.shared
    indices = [region.index for region in regions]

    def compute() -> None:
        b = fragments.elements_of(shared.bytes[indices[-1]], form.b)
        raw = rows if rows is not None else shared.bytes[indices[0]]
        a = fragments.elements_of(raw, form.a)
        if form.negate:
            a = -a
        before = product.matrix if add or product.matrix is None else None
        total = fragments.accumulate(a, b, before)
        with np.errstate(over="ignore"):
            product.matrix = total.astype(ACCUMULATORS[form.to])

    product.count = transfers.product(w.agent, regions, compute, first)


def _register(w: Warp, slot: int) -> Any:
    value = w.regs[slot]
    if value is None:
        raise w.unreadable(slot)
    return value


def _fenced(w: Warp, slots: tuple[int, ...], flying: set[int]) -> None:
    """Registers written since the last wgmma.fence must not go into a product."""
    if not w.fenced:
        raise MissingFence("no wgmma.fence before the first product", w.agent.site)
    regs, fenced = w.regs, w.fenced
    for slot in slots:
        if regs[slot] is not fenced[slot] and slot not in flying:
            name = w.cta.program.slots[slot].name
            raise MissingFence(
                f"{name} was written after the last wgmma.fence", w.agent.site,
                [f"by {w.agent.describe()}"],
            )  # fmt: skip


def _accumulators(w: Warp, form: Form, slots: tuple[int, ...], add: bool) -> Product:
    """What is in flight for these registers, or a new entry; the registers lose their values."""
    flying = w.flight.values.get(slots[0])
    if flying is not None and flying.slots == slots:
        return flying
    if any(s in w.flight.values for s in slots):
        what = "accumulators of a product in flight used by one of another shape"
        raise AccumulatorInFlight(what, w.agent.site, [f"by {w.agent.describe()}"])
    matrix = None
    if add:
        values = [_register(w, s) for s in slots]
        matrix = fragments.matrix_of_d(values, ACCUMULATORS[form.to])
    product = Product(slots, matrix)
    for slot in slots:
        w.regs[slot] = None
        w.fenced[slot] = None
        w.flight.values[slot] = product
    return product


def _operand(
    w: Warp, bits: int, transposed: bool, rows: int, first: int, depth: int, item: int
) -> Region:
    d = Descriptor.decode(bits)
    if d.base:
        facts = [f"by {w.agent.describe()}"]
        raise Unsupported(f"a matrix descriptor with a base offset: {d}", w.agent.site, facts)
    return operand_bytes(d, transposed, rows, first, depth, item, RESERVED)


def _agree(w: Warp, line: Line, said: tuple[int, int, bool]) -> None:
    """All four warps of a warpgroup must issue the same products."""
    w.products += 1
    key = w.index // 4, w.products
    other = w.cta.products.setdefault(key, (id(line), *said))
    if other != (id(line), *said):
        raise BarrierError(
            "the warps of a warpgroup issue different products",
            w.agent.site,
            [f"product {w.products} of warpgroup {w.index // 4}", f"by {w.agent.describe()}"],
        )
