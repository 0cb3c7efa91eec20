"""The kinds of registers that ptx ops name: the one table of their names, widths and contents.

Plain data, beside `element_types`, so that the dialect, the conversions, the emitter and the
interpreter of the ptx dialect read the same rows. Which kind holds an element is a column of the
element's row there. (The machine that runs PTX text has a table of its own, of all that PTX has:
`gemmc/interpret/ptx/types.py`. The two are tested against each other.)

Source: PTX ISA, "State Spaces: Register State Space", "Fundamental Types".
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class RegisterKind:
    """One kind, by the type that it is declared with.

    `prefix` begins the names of its registers. `bits` is the width. `types` are the instruction
    types whose values it holds, each with the NumPy dtype that has the type's meaning; the first,
    the kind's own, is how an interpreter keeps the contents. `literal` is how PTX spells a number
    of it exactly, None for integers: what its text begins with, and the format of its bytes
    (module `struct`).
    """

    name: str
    prefix: str
    bits: int
    types: Mapping[str, str]
    literal: tuple[str, str] | None = None

    @property
    def is_float(self) -> bool:
        """Whether instructions compute with its contents as floating-point numbers."""
        return self.literal is not None

    def literal_of(self, number: float) -> str:
        """PTX's exact text of a number: `0f3F800000` is 1 (PTX ISA, "Floating-Point Constants")."""
        if self.literal is None:
            return str(int(number))
        begin, form = self.literal
        return begin + struct.pack(form, number).hex().upper()

    def number_of(self, literal: str) -> float | int:
        """The number that a literal of this kind stands for; integers modulo the width."""
        if self.literal is None:
            return int(literal, 0) % (1 << self.bits)
        begin, form = self.literal
        return struct.unpack(form, bytes.fromhex(literal.removeprefix(begin)))[0]


def _integers(bits: int) -> dict[str, str]:
    return {f"b{bits}": f"uint{bits}", f"u{bits}": f"uint{bits}", f"s{bits}": f"int{bits}"}


REGISTER_KINDS: dict[str, RegisterKind] = {
    kind.name: kind
    for kind in (
        RegisterKind("pred", "%p", 1, {"pred": "bool"}),
        RegisterKind("b16", "%h", 16, _integers(16)),
        RegisterKind("b32", "%r", 32, _integers(32)),
        RegisterKind("b64", "%d", 64, _integers(64)),
        RegisterKind("f32", "%f", 32, {"f32": "float32"}, ("0f", ">f")),
        RegisterKind("f64", "%g", 64, {"f64": "float64"}, ("0d", ">d")),
    )
}
"""Name to kind. The order is that of the declarations in the PTX."""

_HOLDS = {type_: kind for kind in REGISTER_KINDS.values() for type_ in kind.types}


def _base(instruction_type: str) -> str:
    """The type at the end of an instruction's suffix: `f32` of `rn.f32`."""
    return instruction_type.rsplit(".", 1)[-1]


def kind_holding(instruction_type: str) -> RegisterKind:
    """The kind that holds a value of an instruction type such as u32 or rn.f32.

    Raises KeyError where none does.
    """
    return _HOLDS[_base(instruction_type)]


def holds(instruction_type: str) -> bool:
    """Whether some kind holds values of an instruction type."""
    return _base(instruction_type) in _HOLDS


def view_of(instruction_type: str) -> str:
    """Name of the NumPy dtype that an instruction type gives a register's contents.

    Raises KeyError for a type that no kind holds.
    """
    base = _base(instruction_type)
    return _HOLDS[base].types[base]
