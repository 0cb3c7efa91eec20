"""Which op of a module is not valid, and what it says."""

from __future__ import annotations

from xdsl.ir import Operation


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
        return op, error, f"{op.name}: {str(reason) or type(reason).__name__}"
    return None
