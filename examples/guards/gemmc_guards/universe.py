"""What the entry point `xdsl.universe` names: factories, so that nothing is imported early."""

from __future__ import annotations

from xdsl.ir import Dialect
from xdsl.passes import ModulePass
from xdsl.universe import Universe


def _guard() -> Dialect:
    from gemmc_guards.dialect import Guard

    return Guard


def _add() -> type[ModulePass]:
    from gemmc_guards.passes import AddGuards

    return AddGuards


def _check() -> type[ModulePass]:
    from gemmc_guards.passes import CheckGuards

    return CheckGuards


GUARDS_UNIVERSE = Universe(
    all_dialects={"guard": _guard},
    all_passes={"add-guards": _add, "check-guards": _check},
)
