"""The parsed form of a PTX module: directives, variables, instructions and their operands."""

from __future__ import annotations

from dataclasses import dataclass, field

from gemmc.interpret.ptx.errors import Where


@dataclass(frozen=True, slots=True)
class Register:
    """`%r1`, or a special register with its component: `%tid.x`."""

    name: str
    component: str = ""

    def __str__(self) -> str:
        return f"{self.name}.{self.component}" if self.component else self.name


@dataclass(frozen=True, slots=True)
class Immediate:
    """A literal: `kind` is int (value), f32 or f64 (value holds the bits)."""

    value: int
    kind: str = "int"

    def __str__(self) -> str:
        if self.kind == "int":
            return str(self.value)
        return f"0f{self.value:08X}" if self.kind == "f32" else f"0d{self.value:016X}"


@dataclass(frozen=True, slots=True)
class Symbol:
    """The address of a variable plus bytes, a label, or a function."""

    name: str
    offset: int = 0

    def __str__(self) -> str:
        return f"{self.name}+{self.offset}" if self.offset else self.name


@dataclass(frozen=True, slots=True)
class Sink:
    """`_`: a result nobody wants."""

    def __str__(self) -> str:
        return "_"


@dataclass(frozen=True, slots=True)
class Negated:
    """`!%p`."""

    operand: Register

    def __str__(self) -> str:
        return f"!{self.operand}"


@dataclass(frozen=True, slots=True)
class Vector:
    """`{a, b}`."""

    items: tuple[Operand, ...]

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.items)) + "}"


@dataclass(frozen=True, slots=True)
class Pair:
    """`a|p`: a value and the predicate that comes with it."""

    first: Operand
    second: Operand

    def __str__(self) -> str:
        return f"{self.first}|{self.second}"


@dataclass(frozen=True, slots=True)
class Address:
    """`[base+offset]`, for tensors `[base, {x, y}]` with the coordinates in `parts`."""

    base: Operand
    offset: int = 0
    parts: tuple[Operand, ...] = ()

    def __str__(self) -> str:
        inner = f"{self.base}+{self.offset}" if self.offset else str(self.base)
        return "[" + ", ".join([inner, *map(str, self.parts)]) + "]"


@dataclass(frozen=True, slots=True)
class Group:
    """`(a, b)`: the arguments of a call."""

    items: tuple[Operand, ...]

    def __str__(self) -> str:
        return "(" + ", ".join(map(str, self.items)) + ")"


Operand = Register | Immediate | Symbol | Sink | Negated | Vector | Pair | Address | Group


@dataclass(frozen=True, slots=True)
class Guard:
    """`@%p` or `@!%p`."""

    register: Register
    negated: bool

    def __str__(self) -> str:
        return f"@{'!' if self.negated else ''}{self.register} "


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction; `parts` is its opcode at the dots: `("ld", "global", "f32")`."""

    parts: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: Guard | None
    where: Where

    @property
    def opcode(self) -> str:
        return ".".join(self.parts)

    def __str__(self) -> str:
        text = f"{self.guard or ''}{self.opcode} {', '.join(map(str, self.operands))}"
        return text.rstrip() + ";"


@dataclass(frozen=True, slots=True)
class Label:
    """`name:`, local to the scope it stands in."""

    name: str
    where: Where


@dataclass(frozen=True, slots=True)
class RegisterDeclaration:
    """`.reg .type name` or `name<count>`; count is None for a single register."""

    type: str
    name: str
    count: int | None
    where: Where


@dataclass(frozen=True, slots=True)
class Variable:
    """Memory: its space, alignment and bytes; `extern` shared memory has size None.

    `initial` are the initializer's values, one per element.
    """

    space: str
    name: str
    type: str
    alignment: int
    size: int | None
    where: Where
    initial: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BranchTargets:
    """`name: .branchtargets a, b;`."""

    name: str
    labels: tuple[str, ...]
    where: Where


@dataclass(frozen=True, slots=True)
class Scope:
    """`{ … }` among the statements; registers, variables and labels in it are its own."""

    statements: tuple[Statement, ...]


Statement = Instruction | Label | RegisterDeclaration | Variable | BranchTargets | Scope


@dataclass(frozen=True, slots=True)
class Function:
    """An `.entry` or a `.func`; the body of a mere declaration is None."""

    name: str
    entry: bool
    parameters: tuple[Variable, ...]
    directives: dict[str, tuple[int, ...]]
    body: Scope | None
    where: Where


@dataclass(frozen=True, slots=True)
class Module:
    """A whole text."""

    file: str
    version: str
    target: tuple[str, ...]
    variables: tuple[Variable, ...]
    functions: tuple[Function, ...]
    lines: tuple[str, ...] = field(default=(), repr=False)

    def entries(self) -> tuple[Function, ...]:
        """The kernels that have a body."""
        return tuple(f for f in self.functions if f.entry and f.body is not None)
