"""What is known before a pass runs: the problem, the target, and the other passes' options.

An option whose value is `auto` is settled from these alone, by a rule beside its pass, so that a
pipeline and what was chosen for it can be read before anything runs.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from functools import cache, cached_property, lru_cache
from types import CodeType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    Protocol,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

from gemmc.element_types import ELEMENT_TYPES, multiplied
from gemmc.errors import GemmcError
from gemmc.target import DEFAULT, Target

if TYPE_CHECKING:
    from xdsl.passes import ModulePass

Auto = Literal["auto"]
AUTO: Auto = "auto"
"""The value of an option that its pass's rule settles."""

T = TypeVar("T")
P = TypeVar("P", bound="ModulePass")

_PROBLEM = re.compile(r"(\d+)x(\d+)x(\d+),? (\w+),? (nn|nt|tn|tt)(?:,? to (\w+))?")
_BITS = {name: ELEMENT_TYPES[name].bits for name in multiplied()}


@dataclass(frozen=True)
class Problem:
    """One product: extents, element type of the operands, layout (nn, nt, tn or tt), the bits of
    an element of the result, the ops of the epilogue that compute, in order, and its inputs, each
    with the dimensions that it has (such as mn, n or none) and the bits of an element.

    Or `batches` of lhs, rhs and the result: so many matrices of each, of these extents, of which
    `sums` products are summed. Every row of a matrix begins at a multiple of its `pitches` (of lhs,
    rhs and the result, in elements), which are the lengths of rows where none are given.

    Of sizes that a launch tells (`told`), extents are those to plan for: `some` are bounded, and no
    larger; `any` may come. `told_k`: k is one of them; `empty_k`: and may be 0, which no tensor map
    has for an extent.

    With `paired` it is two products side by side that share lhs: n counts the columns of both, and
    the result has half as many.

    With `combined` runs of elements along m or n are combined as well (`fuse-reductions`).
    """

    m: int
    n: int
    k: int
    dtype: str
    layout: str
    result_bits: int = 16
    epilogue: tuple[str, ...] = ()
    inputs: tuple[tuple[str, int], ...] = ()
    batches: tuple[int, int, int] = (1, 1, 1)
    sums: int = 1
    pitches: tuple[int, int, int] | None = None
    told: Literal["none", "some", "any"] = "none"
    paired: bool = False
    told_k: bool = False
    empty_k: bool = False
    combined: Literal["", "m", "n"] = ""

    @property
    def columns(self) -> int:
        """Of the result."""
        return self.n // (1 + self.paired)

    @property
    def batch(self) -> int:
        """Products, each of other matrices than any other in one operand at least."""
        return self.batches[2]

    @property
    def volume(self) -> int:
        """Multiplications and additions."""
        return self.batch * self.sums * self.m * self.n * self.k

    @property
    def rows(self) -> tuple[int, int, int]:
        """What every row of lhs, rhs and the result begins at a multiple of, in elements."""
        if self.pitches is not None:
            return self.pitches
        left = self.k if self.layout[0] == "n" else self.m
        return left, self.k if self.layout[1] == "t" else self.n, self.n

    @property
    def bits(self) -> int:
        """Of an element of the operands."""
        return ELEMENT_TYPES[self.dtype].bits

    @property
    def bytes(self) -> float:
        """Of both operands and the result, each once."""
        lhs, rhs, result = self.batches
        operands = (lhs * self.m + rhs * self.n) * self.k * self.bits
        return (operands + result * self.m * self.columns * self.result_bits) / 8

    @cached_property
    def transposed(self) -> Problem:
        """The product that gives the transposed result, of the operands swapped."""
        layout = "".join({"n": "t", "t": "n"}[side] for side in reversed(self.layout))
        turned = str.maketrans("mn", "nm")
        inputs = tuple((dims.translate(turned), bits) for dims, bits in self.inputs)
        (left, right, result), pitches = self.batches, self.pitches
        return Problem(
            self.n, self.m, self.k, self.dtype, layout, self.result_bits, self.epilogue, inputs,
            (right, left, result), self.sums, pitches and (pitches[1], pitches[0], pitches[2]),
            self.told, self.paired, self.told_k, self.empty_k, self.combined,
        )  # fmt: skip

    def __str__(self) -> str:
        several = f"{self.batch} of " if self.batch > 1 else ""
        both = "two side by side, " if self.paired else ""
        return f"{several}{both}{self.m}x{self.n}x{self.k}, {self.dtype}, {self.layout}"

    @staticmethod
    def parse(text: str, where: str = "") -> Problem:
        """`8192x8192x8192 bf16 nt`, or with `to f32` behind it; GemmcError for another text."""
        match = _PROBLEM.fullmatch(text.strip())
        if match is None or match[4] not in _BITS or (match[6] or "f16") not in _BITS:
            needed = "a problem like 8192x8192x8192 bf16 nt, or with 'to f32' behind it"
            raise GemmcError("pipeline", needed, f"'{text}'", where=where)
        m, n, k = int(match[1]), int(match[2]), int(match[3])
        bits = _BITS[match[6] or match[4]]
        return Problem(m, n, k, match[4], match[5], bits)


@runtime_checkable
class Settling(Protocol):
    """A pass that has a rule for its options that are `auto`."""

    def settle(self, plan: Plan) -> Self:
        """The pass with a value for each of them."""
        ...


@dataclass
class Plan:
    """A pipeline whose options are being settled; a rule asks it for the other passes."""

    passes: list[ModulePass]
    problem: Problem
    target: Target = DEFAULT
    places: tuple[str, ...] = ()
    _busy: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self._kinds = tuple(map(type, self.passes))

    def all(self, kind: type[P]) -> list[P]:
        """The passes of a class, settled."""
        return [self._settled(n) for n in _numbers(self._kinds, kind)]  # type: ignore[misc]

    def first(self, kind: type[P]) -> P | None:
        """The first pass of a class, settled; None where there is none."""
        numbers = _numbers(self._kinds, kind)
        return self._settled(numbers[0]) if numbers else None  # type: ignore[return-value]

    def written(self, kind: type[P]) -> list[P]:
        """The passes of a class as the pipeline has them, `auto` where it says so."""
        return [self.passes[n] for n in _numbers(self._kinds, kind)]  # type: ignore[misc]

    def settle(self) -> tuple[ModulePass, ...]:
        """All passes, each settled once."""
        return tuple(self._settled(n) for n in range(len(self.passes)))

    def _settled(self, number: int) -> ModulePass:
        found = self.passes[number]
        if not auto_options(found):
            return found
        if number in self._busy:
            chain = " -> ".join(self.passes[n].name for n in (*self._busy, number))
            raise GemmcError(found.name, "options that do not wait for each other", chain)
        if not isinstance(found, Settling):
            raise unsettled(found)
        self._busy.append(number)
        try:
            self.passes[number] = found.settle(self)
        except GemmcError as error:
            error.where = error.where or "".join(self.places[number : number + 1])
            raise
        finally:
            self._busy.pop()
        if auto_options(self.passes[number]):
            raise unsettled(self.passes[number])
        return self.passes[number]


@lru_cache(maxsize=4096)
def _numbers(kinds: tuple[type[ModulePass], ...], kind: type[ModulePass]) -> Sequence[int]:
    """Which passes are of a class. Rules ask thousands of times, of few kinds of pipelines."""
    return [n for n, each in enumerate(kinds) if kind in each.__mro__]


def auto_options(each: ModulePass) -> Sequence[str]:
    """The options of a pass that are still `auto`."""
    found = [name for name in declared_options(type(each)) if getattr(each, name) == AUTO]
    return [name for name in found if takes_auto(hint_of(type(each), name))]


@cache
def hint_of(kind: type[ModulePass], option: str) -> Any:
    """The type of one of a pass's options: `typing.get_type_hints`, which reads the annotations of
    all of them, and the text of each again, where other passes have the same few."""
    base = next(each for each in kind.__mro__ if option in vars(each).get("__annotations__", {}))
    hint = vars(base)["__annotations__"][option]
    if not isinstance(hint, str):
        return hint
    try:
        return _read(hint, vars(sys.modules[base.__module__]))
    except (KeyError, NameError):
        return get_type_hints(kind)[option]


def _read(annotation: str, names: dict[str, Any]) -> Any:
    """A type: those that most options have need no compiler."""
    parts = [names.get(each) or _USUAL.get(each, ...) for each in annotation.split(" | ")]
    if ... in parts:
        return eval(_code(annotation), names)
    first, *others = parts
    for each in others:
        first |= each
    return first


_USUAL: Mapping[str, Any] = {
    "int": int, "bool": bool, "str": str, "float": float, "None": None,
    "tuple[int, ...]": tuple[int, ...], "tuple[str, ...]": tuple[str, ...],
}  # fmt: skip


@cache
def _code(annotation: str) -> CodeType:
    return compile(annotation, "<annotation>", "eval")


@cache
def takes_auto(hint: Any) -> bool:
    """Whether a pass has a rule for an option of the type; in others `auto` is a word."""
    return get_origin(hint) in (Union, UnionType) and Auto in get_args(hint)


@cache
def declared_options(kind: type[ModulePass]) -> Mapping[str, Field[Any]]:
    """A pass's options by name."""
    return {each.name: each for each in fields(kind) if each.name != "name" and each.init}


def unsettled(each: ModulePass) -> GemmcError:
    """The refusal of a pass that has an option nobody settled."""
    option = auto_options(each)[0]
    needed = f"a value for {option}, which gemmc settles from a program's problem"
    return GemmcError(each.name, needed, f"{option}=auto", f"give {option} a value")


def settled(each: ModulePass, value: T | Auto, _: type[T] | Any = None) -> T:
    """An option's value in a pass that runs; GemmcError where it is still `auto`."""
    if value == AUTO:
        raise unsettled(each)
    return value  # type: ignore[return-value]
