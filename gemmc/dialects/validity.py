"""Which op of a module is not valid, and what it says."""

from __future__ import annotations

from xdsl.ir import Operation
from xdsl.utils.exceptions import DiagnosticException, VerifyException

from gemmc.errors import GemmcError


def invalid(op: Operation) -> tuple[Operation, Exception, str] | None:
    """The innermost, first op that does not verify, with its exception and what that says."""
    for region in op.regions:
        for block in region.blocks:
            for nested in block.ops:
                if (failure := invalid(nested)) is not None:
                    return failure
    try:
        op.verify()
    except Exception as error:
        # xDSL wraps an op's own message in one that shows the whole module.
        reason = error.__cause__ or error
        return op, error, f"{op.name}: {_said(reason)}"
    return None


def _said(reason: BaseException) -> str:
    """A verifier's own words. What Python says of its code is none of an op, but for names that a
    compiler's developer can look for."""
    if isinstance(reason, VerifyException | DiagnosticException | GemmcError) and str(reason):
        return str(reason)
    found = f"one whose verifier fails ({type(reason).__name__}: {reason})"
    return f"needed an op that verifies; found {found}"
