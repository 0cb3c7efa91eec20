"""The short way of verifying an op says what xDSL's says, of right ops and of damaged ones."""

from __future__ import annotations

from collections.abc import Callable

from interpret.levels import MMA, WS, levels
from xdsl.dialects import test
from xdsl.ir import Attribute, Operation
from xdsl.irdl import IRDLOperation, OptPropertyDef
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.test_value import create_ssa_value

ODD = test.TestType("odd")
"""An attribute, and a type, that no definition takes."""


def ops() -> list[IRDLOperation]:
    """One op of each name of gemmc's, from two programs on their way down."""
    found: dict[str, IRDLOperation] = {}
    for case in (WS, MMA):
        for level in levels(case):
            for op in level.module.walk():
                if isinstance(op, IRDLOperation) and type(op).__module__.startswith("gemmc"):
                    found.setdefault(op.name, op)
    return list(found.values())


def said(check: Callable[[], None]) -> str:
    """What a check raises, or nothing."""
    try:
        check()
    except VerifyException as error:
        return str(error)
    return ""


def copied(
    op: IRDLOperation, operands: list[Attribute], properties: dict[str, Attribute], results: int = 0
) -> Operation:
    """The op with operands of other types, other properties, or with more results."""
    kinds = [result.type for result in op.results]
    return type(op).create(
        operands=[create_ssa_value(each) for each in operands],
        result_types=kinds + [ODD] * results,
        properties=properties,
        regions=[region.clone() for region in op.regions],
    )


def damaged(op: IRDLOperation) -> list[Operation]:
    kinds, own = [value.type for value in op.operands], dict(op.properties)
    known = op.get_irdl_definition().properties
    needed = [name for name in own if not isinstance(known[name], OptPropertyDef)]
    return [
        copied(op, [*kinds, ODD], own),
        copied(op, kinds, own, results=1),
        copied(op, kinds, {**own, "unknown": ODD}),
        *(copied(op, [*kinds[:at], ODD, *kinds[at + 1 :]], own) for at in range(len(kinds))),
        *(copied(op, kinds, {k: v for k, v in own.items() if k != name}) for name in needed),
        *(copied(op, kinds, {**own, name: ODD}) for name in own),
    ]


def test_it_says_what_xdsl_says() -> None:
    refused = 0
    for op in ops():
        definition = op.get_irdl_definition()
        assert said(op.verify_) == said(lambda d=definition, o=op: d.verify(o)) == "", op.name
        for wrong in damaged(op):
            expected = said(lambda d=definition, o=wrong: d.verify(o))
            assert said(wrong.verify_) == expected or not expected, op.name
            refused += bool(expected)
    assert refused > 300
