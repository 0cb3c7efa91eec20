"""Making a kernel ready to decode: scopes flattened, every name resolved.

Registers become slots, labels become positions in the code, and variables get addresses
in their state space.
"""

from __future__ import annotations

from dataclasses import replace

from gemmc.interpret.ptx.errors import PtxSyntaxError, Where
from gemmc.interpret.ptx.program import (
    Both,
    Line,
    Location,
    Many,
    Memory,
    Not,
    Operand,
    Program,
    Slot,
    Special,
    Target,
)
from gemmc.interpret.ptx.syntax import (
    Address,
    BranchTargets,
    Function,
    Group,
    Instruction,
    Label,
    Module,
    Negated,
    Pair,
    Register,
    RegisterDeclaration,
    Scope,
    Symbol,
    Variable,
    Vector,
)
from gemmc.interpret.ptx.syntax import Operand as SyntaxOperand


def build(module: Module, entry: str | None = None) -> Program:
    """The program of one entry (default: the only one). Raises PtxSyntaxError."""
    return _Builder(Program(module, _entry(module, entry))).run()


def _entry(module: Module, name: str | None) -> Function:
    entries = module.entries()
    names = ", ".join(f.name for f in entries) or "none"
    where = Where(module.file, 1, 1)
    if name is None:
        if len(entries) != 1:
            raise PtxSyntaxError(where, "module", "one entry, or the name of one", names)
        return entries[0]
    for function in entries:
        if function.name == name:
            return function
    raise PtxSyntaxError(where, "module", f"an entry `{name}`", names)


def align(offset: int, alignment: int) -> int:
    """The next multiple of `alignment`."""
    return -(-offset // alignment) * alignment


class _Names:
    """One scope's names; `%r<10>` is kept as a prefix and a count."""

    def __init__(self, parent: _Names | None) -> None:
        self.parent = parent
        self.known: dict[str, Slot | Location | Target] = {}
        self.ranges: dict[str, tuple[int, str]] = {}


class _Builder:
    def __init__(self, program: Program) -> None:
        self.p = program
        self.names = _Names(None)
        self.functions = {f.name for f in program.module.functions}
        self.pending: list[tuple[Instruction, _Names]] = []
        self.tables: list[tuple[str, BranchTargets, _Names]] = []

    def run(self) -> Program:
        for variable in self.p.module.variables:
            self._declare(variable)
        offset = 0
        for parameter in self.p.entry.parameters:
            offset = align(offset, parameter.alignment)
            self.p.parameters.append((offset, parameter.size or 0))
            self.names.known[parameter.name] = Location("param", offset, parameter.name)
            offset += parameter.size or 0
        assert self.p.entry.body is not None
        self._flatten(self.p.entry.body, self.names)
        self._place_dynamic()
        for _, table, names in self.tables:
            self._branch_targets(table, names)
        for instruction, names in self.pending:
            self.p.code.append(self._line(instruction, names))
        return self.p

    def _declare(self, v: Variable, names: _Names | None = None) -> None:
        p, known = self.p, (names or self.names).known
        if v.space == "shared":
            if v.size is None:
                p.dynamic = max(p.dynamic, v.alignment)
                known[v.name] = Location("dynamic", 0, v.name)
                return
            p.shared = align(p.shared, v.alignment)
            known[v.name] = Location("shared", p.shared, v.name)
            p.shared += v.size
        elif v.space in ("local", "param"):
            p.local = align(p.local, v.alignment)
            known[v.name] = Location("local", p.local, v.name)
            p.local += v.size or 0
        else:
            p.module_bytes = align(p.module_bytes, max(v.alignment, 16))
            known[v.name] = Location("global", p.module_bytes, v.name)
            p.variables.append((p.module_bytes, v))
            p.module_bytes += v.size or 0

    def _place_dynamic(self) -> None:
        """Dynamic shared memory comes after what is static."""
        self.p.dynamic = align(self.p.shared, max(self.p.dynamic, 16))

    def _flatten(self, scope: Scope, names: _Names) -> None:
        for statement in scope.statements:
            if isinstance(statement, Scope):
                self._flatten(statement, _Names(names))
            elif isinstance(statement, Label):
                position = len(self.pending)
                self._new(names, statement.name, Target((position,), statement.name), statement)
            elif isinstance(statement, RegisterDeclaration):
                self._registers(statement, names)
            elif isinstance(statement, Variable):
                self._declare(statement, names)
            elif isinstance(statement, BranchTargets):
                self.tables.append((statement.name, statement, names))
            else:
                self.pending.append((statement, names))

    def _new(self, names: _Names, name: str, value: Slot | Target, at: Label) -> None:
        if name in names.known:
            raise PtxSyntaxError(at.where, f"`{name}`", "a name not yet used", "it twice")
        names.known[name] = value

    def _registers(self, r: RegisterDeclaration, names: _Names) -> None:
        if r.count is not None:
            names.ranges[r.name] = (r.count, r.type)
            return
        names.known[r.name] = self._slot(r.name, r.type)

    def _slot(self, name: str, type_: str) -> Slot:
        slot = Slot(len(self.p.slots), type_, name)
        self.p.slots.append(slot)
        return slot

    def _branch_targets(self, table: BranchTargets, names: _Names) -> None:
        found = [self._lookup(label, names) for label in table.labels]
        for label, target in zip(table.labels, found, strict=True):
            if not isinstance(target, Target):
                raise PtxSyntaxError(table.where, ".branchtargets", "labels", f"`{label}`")
        positions = tuple(t.positions[0] for t in found if isinstance(t, Target))
        names.known[table.name] = Target(positions, table.name)

    def _lookup(self, name: str, names: _Names) -> Slot | Location | Target | None:
        scope: _Names | None = names
        stem = name.rstrip("0123456789")
        while scope is not None:
            if name in scope.known:
                return scope.known[name]
            cut = len(stem)
            while cut <= len(name):
                found = scope.ranges.get(name[:cut])
                digits = name[cut:]
                if found and digits and (digits == "0" or digits[0] != "0"):
                    if int(digits) < found[0]:
                        scope.known[name] = slot = self._slot(name, found[1])
                        return slot
                cut += 1
            scope = scope.parent
        return None

    def _line(self, i: Instruction, names: _Names) -> Line:
        guard = None
        if i.guard is not None:
            slot = self._lookup(i.guard.register.name, names)
            if not isinstance(slot, Slot) or slot.type != "pred":
                raise self._unknown(i, i.guard.register.name, "a declared predicate")
            guard = (slot, not i.guard.negated)
        operands = tuple(self._operand(o, i, names) for o in i.operands)
        return Line(i.parts, operands, guard, i.where, str(i))

    def _unknown(self, i: Instruction, name: str, needed: str) -> PtxSyntaxError:
        return PtxSyntaxError(i.where, i.opcode, needed, f"`{name}`")

    def _operand(self, o: SyntaxOperand, i: Instruction, names: _Names) -> Operand:
        match o:
            case Register():
                return self._register(o, i, names)
            case Symbol():
                return self._symbol(o, i, names)
            case Negated():
                slot = self._lookup(o.operand.name, names)
                if not isinstance(slot, Slot):
                    raise self._unknown(i, o.operand.name, "a declared predicate")
                return Not(slot)
            case Vector() | Group():
                return Many(tuple(self._operand(e, i, names) for e in o.items))
            case Pair():
                return Both(self._operand(o.first, i, names), self._operand(o.second, i, names))
            case Address():
                return self._memory(o, i, names)
            case _:
                return o

    def _memory(self, o: Address, i: Instruction, names: _Names) -> Memory:
        base = o.base
        offset = o.offset
        if isinstance(base, Symbol):
            offset += base.offset
            base = replace(base, offset=0)
        parts = tuple(self._operand(e, i, names) for e in o.parts)
        return Memory(self._operand(base, i, names), offset, parts)

    def _register(self, o: Register, i: Instruction, names: _Names) -> Operand:
        if not o.component:
            slot = self._lookup(o.name, names)
            if slot is not None:
                return slot
        if str(o) in SPECIAL:
            return Special(str(o))
        raise self._unknown(i, str(o), "a declared register")

    def _symbol(self, o: Symbol, i: Instruction, names: _Names) -> Operand:
        found = self._lookup(o.name, names)
        if isinstance(found, Location):
            space, offset = found.space, found.offset + o.offset
            if space == "dynamic":
                space, offset = "shared", offset + self.p.dynamic
            return Location(space, offset, found.name)
        if found is not None:
            return found
        if o.name in self.functions or i.parts[0] == "call":
            return Target((), o.name)
        raise self._unknown(i, o.name, "a declared name")


SPECIAL = frozenset(
    [
        *(
            f"%{name}.{axis}"
            for name in (
                *("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid"),
                *("cluster_ctaid", "cluster_nctaid"),
            )
            for axis in "xyz"
        ),
        *("%laneid", "%warpid", "%nwarpid", "%smid", "%nsmid", "%gridid", "%is_explicit_cluster"),
        *("%cluster_ctarank", "%cluster_nctarank", "%clock", "%clock_hi", "%clock64"),
        *("%globaltimer", "%globaltimer_lo", "%globaltimer_hi"),
        *(f"%lanemask_{test}" for test in ("eq", "lt", "le", "gt", "ge")),
        *("%dynamic_smem_size", "%total_smem_size", "%aggr_smem_size"),
    ]
)
"""Special registers that can be read (PTX ISA, "Special Registers")."""
