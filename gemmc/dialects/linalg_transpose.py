"""`linalg.transpose`, which names each dimension of its input once."""

from __future__ import annotations

from xdsl.dialects.linalg import ops as stock
from xdsl.utils.exceptions import VerifyException


class TransposeOp(stock.TransposeOp):
    """An xDSL `linalg.transpose` to every pass, with a permutation that is one."""

    name = "linalg.transpose"

    def verify_(self) -> None:
        found = list(self.permutation.get_values())
        if sorted(found) != list(range(len(found))):
            needed = f"each of {len(found)} dimensions once in the permutation"
            raise VerifyException(f"needed {needed}; found {found}")
        super().verify_()
