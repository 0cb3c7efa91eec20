"""Whether integers as inputs make every number of a program exact, so that its results can be
compared bit by bit, and within the reference's bound elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, ModuleOp
from xdsl.ir import Operation

from gemmc.accuracy import ACCURACIES
from gemmc.dialects.splats import splat_of
from gemmc.element_types import ELEMENT_TYPES
from gemmc.errors import location_of
from gemmc.reference.bounded import Array
from gemmc.reference.compare import Verdict, compare
from gemmc.reference.evaluate import Reference, evaluate

PARTS = 256
"""Of 1 that a constant may be a multiple of and leave sums exact."""


@dataclass(frozen=True)
class Wanted:
    """What results must be, bit by bit where `exact`; `why` says what is not exact in spite of
    integers as inputs."""

    references: list[Reference]
    exact: bool
    why: str = ""

    def verdicts(self, results: Sequence[Array]) -> list[Verdict]:
        """Each result compared with what it must be."""
        pairs = zip(results, self.references, strict=True)
        return [compare(found, each, exact=self.exact) for found, each in pairs]

    @property
    def note(self) -> str:
        """What a line on a verdict says beside it."""
        return f" (the inputs are integers, but {self.why})" if self.why else ""


def wanted(
    module: ModuleOp, inputs: Sequence[Array], *, integers: bool, accumulate: str = "f32"
) -> Wanted:
    """What main's results on `inputs` must be; `integers` says that these are small integers."""
    why = _inexact(module) if integers else ""
    bounded = evaluate(module, inputs, rounded=False, accumulate=accumulate)
    if integers and not why:
        parts = 1 if all(_is_whole(each) for _, each in _constants(module)) else PARTS
        why = _too_large(bounded, parts, accumulate)
        if not why:
            exact = evaluate(module, inputs, rounded=True, accumulate=accumulate)
            return Wanted(exact, True)
    return Wanted(bounded, False, why)


def _inexact(module: ModuleOp) -> str:
    """The first op whose result is no exact number, with its place; or an empty text."""
    for op in module.walk():
        if op.name in ACCURACIES:
            return _named(op)
    for op, numbers in _constants(module):
        if not _is_whole(numbers * PARTS):
            return _named(op)
    return ""


def _named(op: Operation) -> str:
    where = location_of(op)
    return f"{op.name} ({where}) is not exact" if where else f"{op.name} is not exact"


def _constants(module: ModuleOp) -> Iterator[tuple[Operation, Array]]:
    """The ops with floats as attributes, and the numbers."""
    for op in module.walk():
        for value in op.properties.values():
            splat = splat_of(value)
            if isinstance(splat, FloatAttr) or isinstance(value, FloatAttr):
                number = cast("FloatAttr", splat if splat is not None else value)
                yield op, np.array([number.value.data], np.float64)
            elif splat is None and isinstance(value, DenseIntOrFPElementsAttr):
                yield op, np.array(cast("Any", value).get_values(), np.float64)


def _is_whole(numbers: Array) -> bool:
    finite = numbers[np.isfinite(numbers)]
    return bool((finite == np.rint(finite)).all())


def _too_large(found: Sequence[Reference], parts: int, accumulate: str) -> str:
    """Which sums are of more than their type has all integers up to, or an empty text."""
    for each in found:
        if each.c == 0.0 or not ELEMENT_TYPES.get(each.element, ELEMENT_TYPES["f32"]).is_float:
            continue
        element = accumulate if each.element != "f64" else "f64"
        limit = 2.0 ** ELEMENT_TYPES[element].whole_bits / parts
        with np.errstate(invalid="ignore", over="ignore"):
            largest = float(np.max((each.bound - each.floor) / each.c, initial=0.0))
        if not largest < np.inf:
            return "some of the values have no bound"
        if largest > limit:
            return f"sums of up to {largest:.3g} are not exact in {element}"
    return ""
