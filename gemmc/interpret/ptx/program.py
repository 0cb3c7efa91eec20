"""A kernel ready to decode: names resolved to slots, places and positions in the code."""

from __future__ import annotations

from dataclasses import dataclass, field

from gemmc.interpret.ptx.errors import Where
from gemmc.interpret.ptx.syntax import Function, Immediate, Module, Sink, Variable


@dataclass(frozen=True, slots=True)
class Slot:
    """A register: its index in the register file and its declared type."""

    index: int
    type: str
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Special:
    """A special register, like `%tid.x`."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Location:
    """A variable's offset in its state space; `space` is shared, local, param, global or const."""

    space: str
    offset: int
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Target:
    """One or more positions in the code, or a function's name that has none."""

    positions: tuple[int, ...]
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Not:
    """`!%p`."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Many:
    """The elements of a vector, or of an argument list."""

    items: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Both:
    """`a|b`."""

    first: Operand
    second: Operand


@dataclass(frozen=True, slots=True)
class Memory:
    """`[base+offset, parts…]`."""

    base: Operand
    offset: int
    parts: tuple[Operand, ...]


Operand = (
    Slot | Special | Location | Target | Not | Many | Both | Memory | Immediate | Sink
)


@dataclass(frozen=True, slots=True)
class Line:
    """An instruction with resolved operands; `guard` is a predicate and the value that runs it."""

    parts: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: tuple[Slot, bool] | None
    where: Where
    text: str

    @property
    def opcode(self) -> str:
        return ".".join(self.parts)


@dataclass(slots=True)
class Program:
    """One entry of a module.

    `offsets` are the parameters' (offset, bytes) in the param space; `shared` bytes are
    static, and dynamic shared memory starts at `dynamic`. `variables` are initialized
    module memory by offset.
    """

    module: Module
    entry: Function
    code: list[Line] = field(default_factory=list[Line])
    slots: list[Slot] = field(default_factory=list[Slot])
    parameters: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    shared: int = 0
    dynamic: int = 0
    local: int = 0
    variables: list[tuple[int, Variable]] = field(default_factory=list[tuple[int, Variable]])
    module_bytes: int = 0
