"""Functions that front ends spell as polynomials, raised to the ops that they stand for.

JAX has no op for erf and erfc in the dialects that it hands on: it prints their expansions, some
70 ops of f32 (OpenXLA, "chlo", ErfOp and ErfcOp; the polynomials are those of Cephes, "ndtrf.c").
The ops of `math` have the same values within a few last places, and a third of the instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from xdsl.dialects import arith, func, math, tensor
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects.math_more import ErfcOp
from gemmc.dialects.splats import splat_of
from gemmc.ir import Inserter
from gemmc.transforms.problem._elementwise import each_element

OLT = 4
"""arith.cmpf's predicate for less than."""

COMMUTE = (arith.AddfOp, arith.MulfOp, arith.MaximumfOp, arith.MinimumfOp)


class Argument:
    """The function's argument in a pattern."""


class Term(NamedTuple):
    """An op of a pattern, of terms, numbers and the argument."""

    form: type[Operation]
    operands: tuple[Pattern, ...]


Pattern = Term | Argument | float
X = Argument()


def term(form: type[Operation], *operands: Pattern) -> Term:
    """A term."""
    return Term(form, operands)


def polynomial(x: Pattern, *coefficients: float) -> Pattern:
    """By Horner's rule, the highest power first."""
    value: Pattern = coefficients[0]
    for each in coefficients[1:]:
        value = term(arith.AddfOp, term(arith.MulfOp, value, x), each)
    return value


def limited(x: Pattern, least: float, largest: float) -> Term:
    """Between two numbers."""
    return term(arith.MinimumfOp, term(arith.MaximumfOp, x, least), largest)


def less(x: Pattern, y: Pattern) -> Term:
    """x < y."""
    return term(arith.CmpfOp, x, y)


def erf() -> Term:
    """A quotient of polynomials of x², of x between -4 and 4."""
    x = limited(X, -4.0, 4.0)
    square = term(arith.MulfOp, x, x)
    above = polynomial(
        square, -2.72614225801306e-10, 2.77068142495902e-08, -2.10102402082508e-06,
        -5.69250639462346e-05, -7.34990630326855e-04, -2.95459980854025e-03, -1.60960333262415e-02,
    )  # fmt: skip
    below = polynomial(
        square, -1.45660718464996e-05, -2.13374055278905e-04, -1.68282697438203e-03,
        -7.37332916720468e-03, -1.42647390514189e-02,
    )  # fmt: skip
    found = term(arith.DivfOp, term(arith.MulfOp, x, above), below)
    return limited(found, -1.0, 1.0)


def erfc() -> Term:
    """1 − x·P(x²) below 1, above e^−x² / |x| · Q(1 / x²) with another Q from 2 on."""
    square, size = term(arith.MulfOp, X, X), term(math.AbsFOp, X)
    negative = term(arith.NegfOp, square)
    inverse = term(arith.DivfOp, 1.0, square)
    near = polynomial(
        inverse, 2.326819970068386e-02, -1.387039388740657e-01, 3.687424674597105e-01,
        -5.824733027278666e-01, 6.210004621745983e-01, -4.944515323274145e-01,
        3.404879937665872e-01, -2.741127028184656e-01, 5.638259427386472e-01,
    )  # fmt: skip
    far = polynomial(
        inverse, -1.047766399936249e01, 1.297719955372516e01, -7.495518717768503e00,
        2.921019019210786e00, -1.015265279202700e00, 4.218463358204948e-01,
        -2.820767439740514e-01, 5.641895067754075e-01,
    )  # fmt: skip
    power = term(arith.MulfOp, term(math.ExpOp, negative), term(arith.DivfOp, 1.0, size))
    tail = term(arith.MulfOp, power, term(arith.SelectOp, less(size, 2.0), near, far))
    tail = term(arith.SelectOp, less(negative, -88.72283905206835), 0.0, tail)
    other = term(arith.SelectOp, less(X, 0.0), term(arith.SubfOp, 2.0, tail), tail)
    small = polynomial(
        square, 7.853861353153693e-05, -8.010193625184903e-04, 5.188327685732524e-03,
        -2.685381193529856e-02, 1.128358514861418e-01, -3.761262582423300e-01,
        1.128379165726710e00,
    )  # fmt: skip
    small = term(arith.SubfOp, 1.0, term(arith.MulfOp, X, small))
    return term(arith.SelectOp, less(size, 1.0), small, other)


SPELLINGS: tuple[tuple[type[Operation], Callable[[], Term]], ...] = (
    (ErfcOp, erfc), (math.ErfOp, erf),
)  # fmt: skip
"""What is raised, and to which op."""


def raise_functions(function: func.FuncOp) -> None:
    """Put `math.erf` and `math.erfc` in the place of JAX's polynomials, in one `linalg.generic` or
    across many, and erase what nothing uses then."""
    patterns = [(made, spelling()) for made, spelling in SPELLINGS]
    roots = {pattern.form for _, pattern in patterns}
    raised = False
    for root in list(function.walk()):
        if type(root) in roots and root.results[0].type == f32:
            raised |= any(_raise(root, made, pattern) for made, pattern in patterns)
    if raised:
        _erase_unused(function)


def _raise(root: Operation, made: type[Operation], pattern: Term) -> bool:
    """Whether an op ends a pattern; nothing uses it then."""
    match = Match()
    if not match.matches(pattern, root.results[0]) or match.argument is None:
        return False
    here, whole = match.argument, match.tensors.get(match.argument)
    generic = root.parent_op()
    if whole is not None and isinstance(generic, GenericOp):
        here = _element_here(generic, whole) or here
    if here.owner is root.parent or getattr(here.owner, "parent", None) is root.parent:
        value = Inserter.before(root).value(_op(made, here))
        root.results[0].replace_all_uses_with(value)
        return True
    return whole is not None and _raise_whole(root, made, whole)


def _op(made: type[Operation], x: SSAValue) -> Operation:
    return made.create(operands=[x], result_types=[f32])


def _element_here(generic: GenericOp, whole: SSAValue) -> SSAValue | None:
    """A tensor's element in a body that has it."""
    elements = _elements(generic) or []
    inputs = zip(generic.inputs, elements, generic.body.block.args, strict=False)
    return next((arg for each, is_here, arg in inputs if is_here and each is whole), None)


def _raise_whole(root: Operation, made: type[Operation], whole: SSAValue) -> bool:
    """The same of a tensor's elements, where the op makes those of another."""
    generic = root.parent_op()
    if not isinstance(generic, GenericOp) or _elements(generic) is None:
        return False
    end = generic.body.block.last_op
    if end is None or end.operands[0] is not root.results[0]:
        return False
    build = Inserter.before(generic)
    found = each_element(build, generic, whole, f32, lambda x: _op(made, x))
    generic.results[0].replace_all_uses_with(found)
    return True


class Match:
    """What a pattern's argument is, found while values are compared with it."""

    def __init__(self) -> None:
        self.argument: SSAValue | None = None
        self.tensors: dict[SSAValue, SSAValue] = {}
        self._known: dict[tuple[int, SSAValue], bool] = {}

    def matches(self, pattern: Pattern, value: SSAValue) -> bool:
        """Whether a value is computed as a pattern says."""
        value = self._source(value)
        if isinstance(pattern, Argument):
            self.argument = value if self.argument is None else self.argument
            return value is self.argument
        if not isinstance(pattern, Term):
            return _number(value) == FloatAttr(pattern, f32).value.data
        key = id(pattern), value
        if key not in self._known:
            self._known[key] = self._is_term(pattern, value)
        return self._known[key]

    def _is_term(self, pattern: Term, value: SSAValue) -> bool:
        op = value.owner
        if not isinstance(op, pattern.form) or len(op.operands) != len(pattern.operands):
            return False
        if isinstance(op, arith.CmpfOp) and op.predicate.value.data != OLT:
            return False
        if self._are(pattern.operands, op.operands):
            return True
        return isinstance(op, COMMUTE) and self._are(pattern.operands, op.operands[::-1])

    def _are(self, patterns: Sequence[Pattern], values: Sequence[SSAValue]) -> bool:
        return all(self.matches(*each) for each in zip(patterns, values, strict=True))

    def _source(self, value: SSAValue) -> SSAValue:
        """Of a tensor's element, what the body that made the tensor yields; else the tensor."""
        while isinstance(value, BlockArgument):
            generic = value.block.parent_op()
            elements = _elements(generic) if isinstance(generic, GenericOp) else None
            if elements is None or value.index >= len(elements) or not elements[value.index]:
                return value
            assert isinstance(generic, GenericOp), "others have no elements"
            whole = generic.inputs[value.index]
            end = _end_of(whole)
            value = whole if end is None else end.operands[0]
            self.tensors.setdefault(value, whole)
            if end is None:
                return value
        return value


def _end_of(whole: SSAValue) -> Operation | None:
    """The end of the body that computes a tensor's elements one by one."""
    maker = whole.owner
    if not isinstance(maker, GenericOp) or _elements(maker) is None:
        return None
    return maker.body.block.last_op


def _elements(op: GenericOp) -> list[bool] | None:
    """Of which inputs a body has the element at the result's place; None of several results, of a
    reduction, and where the result is not written in order."""
    maps = [each.data for each in op.get_indexing_maps()]
    whole = AffineMap.identity(maps[-1].num_dims)
    if len(op.results) != 1 or maps[-1] != whole:
        return None
    return [each == whole for each in maps[:-1]]


def _number(value: SSAValue) -> float | None:
    """A constant of f32, or the element of a tensor that has one number everywhere."""
    op = value.owner
    if not isinstance(op, arith.ConstantOp):
        return None
    held = op.value if isinstance(op.value, FloatAttr) else splat_of(op.value)
    return held.value.data if isinstance(held, FloatAttr) and held.type == f32 else None


def _erase_unused(function: func.FuncOp) -> None:
    """Erase what made the polynomials."""
    kinds = (LinalgStructuredOperation, tensor.EmptyOp)
    for op in reversed(list(function.walk())):
        unused = bool(op.results) and not any(each.first_use for each in op.results)
        if unused and (isinstance(op, kinds) or op.dialect_name() in ("arith", "math")):
            op.detach()
            op.erase()
