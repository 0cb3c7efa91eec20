"""What is known before a pass runs: the problem, the target, and the other passes' options.

An option whose value is `auto` is settled from these alone, by a rule beside its pass, so that a
pipeline and what was chosen for it can be read before anything runs.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from functools import cache, cached_property, lru_cache
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NamedTuple,
    Protocol,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
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
    larger; `any` may come. What is summed over may always be any: with `told_k` k, or another such,
    is told; with `empty_k` it may be 0, which no tensor map has for an extent.

    With `paired` it is two products side by side that share lhs: n counts the columns of both, and
    the result has half as many.

    With `combined` runs of elements along m or n are combined as well (`fuse-reductions`).

    Of the inputs of an epilogue, those that are `added` are read by nothing but f32 additions to
    the sums, which nothing else is done with before.

    A launch of sizes that are bounded may have `grown` times as many elements of the result as are
    planned for, which all have room in its workspaces. Where it tells the rows of the left operand,
    there are no more than `most` of them: 0 where it does not, any number where nothing is known.
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
    grown: float = 1.0
    added: tuple[int, ...] = ()
    most: int = 0

    @property
    def most_rows(self) -> int:
        """Of the left operand, whatever a launch tells."""
        return max(self.most, self.m)

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

    @cached_property
    def rows(self) -> tuple[int, int, int]:
        """What every row of lhs, rhs and the result begins at a multiple of, in elements."""
        if self.pitches is not None:
            return self.pitches
        left = self.k if self.layout[0] == "n" else self.m
        return left, self.k if self.layout[1] == "t" else self.n, self.n

    @cached_property
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
            self.grown, self.added, 0 if self.told == "none" else sys.maxsize,
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


class Settling(Protocol):
    """A pass that has a rule for its options that are `auto`."""

    def settle(self, plan: Plan) -> ModulePass:
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
        self._numbers = _numbers(tuple(map(type, self.passes)))
        self._done: set[int] = set()
        self._made: dict[Callable[[Plan], Any], Any] = {}

    def all(self, kind: type[P]) -> list[P]:
        """The passes of a class, settled."""
        return [self._settled(n) for n in self._numbers[kind]]  # type: ignore[misc]

    def first(self, kind: type[P]) -> P | None:
        """The first pass of a class, settled; None where there is none."""
        numbers = self._numbers[kind]
        return self._settled(numbers[0]) if numbers else None  # type: ignore[return-value]

    def written(self, kind: type[P]) -> list[P]:
        """The passes of a class as the pipeline has them, `auto` where it says so."""
        numbers = self._numbers[kind]
        return [self.passes[n] for n in numbers] if numbers else []  # type: ignore[misc]

    def once(self, make: Callable[[Plan], T]) -> T:
        """What is made of the plan, at the first time: of what settling does not change."""
        if make not in self._made:
            self._made[make] = make(self)
        return self._made[make]

    def settle(self) -> tuple[ModulePass, ...]:
        """All passes, each settled once."""
        return tuple(map(self._settled, range(len(self.passes))))

    def _settled(self, number: int) -> ModulePass:
        if number not in self._done:
            self.passes[number] = self._settle(number)
            self._done.add(number)
        return self.passes[number]

    def _settle(self, number: int) -> ModulePass:
        found = self.passes[number]
        if not auto_options(found):
            return found
        if number in self._busy:
            chain = " -> ".join(self.passes[n].name for n in (*self._busy, number))
            raise GemmcError(found.name, "options that do not wait for each other", chain)
        if not hasattr(found, "settle"):
            raise unsettled(found)
        self._busy.append(number)
        try:
            made = cast("Settling", found).settle(self)
        except GemmcError as error:
            error.where = error.where or "".join(self.places[number : number + 1])
            raise
        finally:
            self._busy.pop()
        if auto_options(made):
            raise unsettled(made)
        return made


class _Numbers(dict["type[ModulePass]", Sequence[int]]):
    """Which of a pipeline's passes are of a class, also of one that theirs derive from."""

    def __init__(self, kinds: tuple[type[ModulePass], ...]) -> None:
        found: dict[type[ModulePass], list[int]] = {}
        for n, each in enumerate(kinds):
            if each in found:
                found[each].append(n)
            else:
                found[each] = [n]
        super().__init__(found)
        self._kinds = kinds
        for each in found:
            if type.__subclasses__(each):
                self.__missing__(each)

    def __missing__(self, kind: type[ModulePass]) -> Sequence[int]:
        found: Sequence[int] = ()
        if type.__subclasses__(kind):
            found = [n for n, each in enumerate(self._kinds) if kind in each.__mro__]
        self[kind] = found
        return found


_numbers = lru_cache(maxsize=256)(_Numbers)
"""By the passes' classes: rules ask thousands of times, of few kinds of pipelines."""


class Taken(NamedTuple):
    """A value of a type, any number where there may be `several`, or one of some `words`; whether
    an option may be left out; whether it may be `auto`, for which its pass has a rule: in others
    `auto` is a word.

    A type that is none of int, bool, str and float is as an annotation has it.
    """

    kind: Any
    several: bool = False
    words: tuple[Any, ...] = ()
    optional: bool = False
    auto: bool = False


@cache
def declared_options(kind: type[ModulePass]) -> Mapping[str, Field[Any]]:
    """A pass's options by name."""
    return {each.name: each for each in fields(kind) if each.name != "name" and each.init}


@cache
def taken_by(kind: type[ModulePass], option: str) -> Taken:
    """What one of a pass's options may have."""
    hint: Any = declared_options(kind)[option].type
    if not isinstance(hint, str):
        return taken(hint)
    names = _names_for(kind, option)
    if hint in names:
        return taken(names[hint])
    ours = "Auto" not in hint or names.get("Auto", Auto) is Auto
    found = _usual(hint) if ours else None
    return taken(get_type_hints(kind)[option]) if found is None else found


def _names_for(kind: type[ModulePass], option: str) -> Mapping[str, Any]:
    """What names mean where a pass declares an option."""
    base = next(each for each in kind.__mro__ if option in vars(each).get("__annotations__", {}))
    return vars(sys.modules[base.__module__])


def taken(hint: Any) -> Taken:
    """What a type takes."""
    is_union = get_origin(hint) in (Union, UnionType)
    of = get_args(hint) if is_union else (hint,)
    parts = [each for each in of if each not in (NoneType, Auto)]
    kind = parts[0] if len(parts) == 1 else hint
    origin, inner = get_origin(kind), get_args(kind)
    several = origin is tuple and inner[1:] == (...,)
    words = inner if origin is Literal else ()
    kind = inner[0] if several else str if words else kind
    return Taken(kind, several, words, is_union and NoneType in of, is_union and Auto in of)


@cache
def _usual(annotation: str) -> Taken | None:
    """What the text of a type takes; None for one that needs a compiler."""
    first, *others = annotation.split(" | ")
    if not {"None", "Auto"}.issuperset(others):
        return None
    optional, auto = "None" in others, "Auto" in others
    if first.startswith("Literal['"):
        words = first.removeprefix("Literal['").removesuffix("']").split("', '")
        known = all(map(str.isidentifier, words))
        return Taken(str, False, tuple(words), optional, auto) if known else None
    one = first.removeprefix("tuple[").removesuffix(", ...]")
    kind = _SINGLE.get(one)
    return None if kind is None else Taken(kind, one != first, (), optional, auto)


_SINGLE: Mapping[str, Any] = {"int": int, "bool": bool, "str": str, "float": float}


def auto_options(each: ModulePass) -> Sequence[str]:
    """The options of a pass that are still `auto`."""
    kind = type(each)
    found = [name for name in declared_options(kind) if getattr(each, name) == AUTO]
    return [name for name in found if taken_by(kind, name).auto] if found else found


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
