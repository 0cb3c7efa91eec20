"""What is tuned: the products of programs, or products of given sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.dialects.dynamic import LARGEST
from gemmc.dialects.sizes import is_dynamic
from gemmc.dialects.tile.contract import ContractOp
from gemmc.driver import products
from gemmc.element_types import ELEMENT_TYPES, either, summed_in_f32
from gemmc.errors import GemmcError
from gemmc.plan import Problem
from gemmc.reference import main_function
from gemmc.target import Target
from gemmc.tune.device import Program
from gemmc.tuned.entry import Case
from gemmc.tuned.program import case_of

LAYOUTS = {"nn": ("mk", "kn"), "nt": ("mk", "nk"), "tn": ("km", "kn"), "tt": ("km", "nk")}
"""The dimensions of both operands as they lie in memory."""

USUAL = "bf16", "nt"


@dataclass(frozen=True)
class Subject:
    """A program, what makes it the same as another, and where its product stands."""

    program: Program
    case: Case
    where: str


def of_program(text: str, name: str, target: Target, say: Callable[[str], None]) -> list[Subject]:
    """The products of an MLIR text, each as `--tuned` looks it up; `say` gets a line for each that
    can't be timed. GemmcError for a text of which none can."""
    ctx = frontend.context()
    module = frontend.parse(text, name, ctx)
    frontend.verify(module)
    found: list[Subject] = []
    without: dict[str, list[str]] = {}
    for inner in products(module, ctx, target):
        if reason := _not_timed(inner):
            without.setdefault(reason, []).append(main_function(inner).sym_name.data)
            continue
        case, where = case_of(inner, ctx)
        if inner.is_structurally_equivalent(module):
            found.append(Subject(Program(name, text, case.problem), case, where))
            continue
        alone = Program(_named(name, inner), frontend.print_module(inner), case.problem)
        found.append(Subject(alone, case, where))
    for reason, names in without.items():
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        said = ", ".join(f"@{each}" for each in names[:3])
        say(f"{name}: left out: {said}{more}: {reason}")
    if not found:
        needed = "a program with a product that can be timed"
        change = "give products of the sizes in question by --sizes MxNxK"
        raise GemmcError("tune", needed, next(iter(without), "no product"), change, name)
    return found


def _named(name: str, module: ModuleOp) -> str:
    """A file and the function there, or what it has become, that is a product."""
    return f"{name} @{main_function(module).sym_name.data}"


def _not_timed(module: ModuleOp) -> str:
    """Why a product can't be timed by itself; empty if it can."""
    if is_dynamic(main_function(module)):
        return "sizes that a call tells"
    if any(isinstance(op, ContractOp) and op.partials is not None for op in module.walk()):
        return "a product that hands on combined elements beside its result"
    return ""


def of_text(text: str, name: str) -> Subject:
    """A text that is one product, as it stands."""
    ctx = frontend.context()
    module = frontend.parse(text, name, ctx)
    frontend.verify(module)
    case, where = case_of(module, ctx)
    return Subject(Program(name, text, case.problem), case, where)


def of_size(spelled: str) -> Subject:
    """The product that `MxNxK[:dtype[:layout[:result]]]` means: bf16 and nt unless it says so, and
    a result of the operands' type. GemmcError for another text."""
    size, *rest = spelled.split(":")
    if len(rest) > 3:
        raise _no_size(spelled)
    dtype, layout = (*rest[:2], *USUAL[len(rest[:2]) :])
    result = rest[2] if len(rest) == 3 else dtype
    try:
        problem = Problem.parse(f"{size} {dtype} {layout} to {result}")
    except GemmcError:
        raise _no_size(spelled) from None
    if not {dtype, result} <= {*summed_in_f32()}:
        raise _no_size(spelled)
    if not all(0 < each <= LARGEST for each in (problem.m, problem.n, problem.k)):
        raise GemmcError("--sizes", f"sizes from 1 to {LARGEST}", f"'{spelled}'")
    return of_text(text_of(problem, result), f"{size}:{dtype}:{layout}:{result}")


def _no_size(found: str) -> GemmcError:
    types = either(summed_in_f32())
    needed = f"sizes as MxNxK[:dtype[:layout[:result]]], {types}, {either(LAYOUTS)}"
    return GemmcError("--sizes", needed, f"'{found}'")


def text_of(problem: Problem, result: str) -> str:
    """A `linalg.generic` that sums in f32, and a cast where the result is narrower."""
    extents = {"m": problem.m, "n": problem.n, "k": problem.k}
    left, right = LAYOUTS[problem.layout]
    a, b, c = (_tensor(extents, dims, problem.dtype) for dims in (left, right, "mn"))
    sums, out = c.replace(problem.dtype, "f32"), c.replace(problem.dtype, result)
    maps = ", ".join(_map(dims) for dims in (left, right, "mn"))
    wide = ELEMENT_TYPES[problem.dtype].bits < 32
    first, second = ("%aw", "%bw") if wide else ("%ae", "%be")
    lines = [
        f"func.func @main(%a: {a}, %b: {b}) -> {out} {{",
        "%zero = arith.constant 0.0 : f32",
        f"%empty = tensor.empty() : {sums}",
        f"%start = linalg.fill ins(%zero : f32) outs(%empty : {sums}) -> {sums}",
        f"%c = linalg.generic {{indexing_maps = [{maps}], iterator_types = "
        '["parallel", "parallel", "reduction"]} '
        f"ins(%a, %b : {a}, {b}) outs(%start : {sums}) {{",
        f"^bb0(%ae: {problem.dtype}, %be: {problem.dtype}, %sum: f32):",
        *(f"%{x}w = arith.extf %{x}e : {problem.dtype} to f32" for x in "ab" if wide),
        f"%product = arith.mulf {first}, {second} : f32",
        "%next = arith.addf %sum, %product : f32",
        "linalg.yield %next : f32",
        f"}} -> {sums}",
    ]
    if result != "f32":
        lines += _narrowed(sums, out, result)
    name = "c" if result == "f32" else "narrow"
    return "\n".join([*lines, f"func.return %{name} : {out}", "}", ""])


def _narrowed(sums: str, out: str, result: str) -> list[str]:
    same = "affine_map<(d0, d1) -> (d0, d1)>"
    return [
        f"%room = tensor.empty() : {out}",
        f"%narrow = linalg.generic {{indexing_maps = [{same}, {same}], "
        'iterator_types = ["parallel", "parallel"]} '
        f"ins(%c : {sums}) outs(%room : {out}) {{",
        f"^bb0(%ce: f32, %re: {result}):",
        f"%cn = arith.truncf %ce : f32 to {result}",
        f"linalg.yield %cn : {result}",
        f"}} -> {out}",
    ]


def _tensor(extents: dict[str, int], dims: str, dtype: str) -> str:
    return f"tensor<{'x'.join(str(extents[each]) for each in dims)}x{dtype}>"


def _map(dims: str) -> str:
    place = {"m": "d0", "n": "d1", "k": "d2"}
    return f"affine_map<(d0, d1, d2) -> ({', '.join(place[each] for each in dims)})>"
