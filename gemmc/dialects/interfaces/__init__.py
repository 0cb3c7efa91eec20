"""What ops say of themselves, so that a pass asks an op and need not know its class.

`memory`: what is a view of what, which operands are read and written, and how they are cut.
`work`: what threads do together; whose work it is, with which atom, and how it completes.
`registers`: which values are one register tile at different times, and who multiplies into it.

An op class of any dialect inherits the interfaces that it has. They know no other op.
"""

from __future__ import annotations

from gemmc.dialects.interfaces.memory import Hint, InGlobalMemory, MemoryAccess, Touched, View
from gemmc.dialects.interfaces.registers import (
    AsyncProduct,
    BesideProducts,
    CollectiveRegions,
    ElementWise,
    FragmentFlow,
    FragmentRegions,
    Product,
    ProductFence,
    Store,
    UnitRegions,
)
from gemmc.dialects.interfaces.work import (
    BulkStore,
    ByCopyEngine,
    CacheHinted,
    Clipping,
    Collective,
    Fill,
    HasAtom,
    Multicasting,
    Signalling,
    ThreadRegion,
    Transfer,
    VariesByThread,
)

__all__ = [
    "AsyncProduct",
    "BesideProducts",
    "ByCopyEngine",
    "CacheHinted",
    "Clipping",
    "Collective",
    "BulkStore",
    "ElementWise",
    "Fill",
    "FragmentFlow",
    "FragmentRegions",
    "HasAtom",
    "Hint",
    "InGlobalMemory",
    "MemoryAccess",
    "Multicasting",
    "Product",
    "ProductFence",
    "Signalling",
    "Store",
    "ThreadRegion",
    "Touched",
    "Transfer",
    "CollectiveRegions",
    "UnitRegions",
    "VariesByThread",
    "View",
]
