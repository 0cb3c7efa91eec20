"""What a pass says about the IR it needs and leaves: named properties, not names of passes.

A pass that declares facts has a method `facts()`, which computes them from its options.
`gemmc.order` walks a pipeline with them before anything runs. Compare the properties that a machine
pass of LLVM declares (llvm/CodeGen/MachineFunction.h, `MachineFunctionProperties`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable


@dataclass(frozen=True)
class Fact:
    """A property that a program has or has not; `meaning` is a noun phrase for refusals.

    A debt is work that is left to be done, before PTX is made at the latest; its meaning is what is
    to be done. A fact may be about a label, an operand or an atom: `LABEL.of("lhs")`.
    """

    name: str
    meaning: str
    debt: bool = False
    about: str = ""

    def of(self, what: str) -> Fact:
        """The same property of one label or kind of op."""
        return replace(self, meaning=f"{self.meaning} {what}", about=what)

    def __str__(self) -> str:
        return f"{self.name} {self.about}".strip()


@dataclass(frozen=True)
class Facts:
    """What a pass with its options needs, refuses and changes.

    `requires` must hold where it runs, `forbids` must not. Afterwards `establishes` holds,
    `removes` does not; `owes` is left to be done by a later pass, and `settles` is done.
    """

    requires: tuple[Fact, ...] = ()
    forbids: tuple[Fact, ...] = ()
    establishes: tuple[Fact, ...] = ()
    removes: tuple[Fact, ...] = ()
    owes: tuple[Fact, ...] = ()
    settles: tuple[Fact, ...] = ()

    @property
    def begins(self) -> tuple[Fact, ...]:
        """What holds afterwards, debts too."""
        return self.establishes + self.owes

    @property
    def ends(self) -> tuple[Fact, ...]:
        """What does not hold any more afterwards, debts too."""
        return self.removes + self.settles


@runtime_checkable
class Declares(Protocol):
    """A pass that says what it needs and leaves; one that does not is never refused."""

    def facts(self) -> Facts:
        """Of the pass with the options that it has."""
        ...


# What the program is.
SOURCE = Fact("source", "a program on tensors")
CONTRACTS = Fact("contracts", "a tile.contract in place of each matrix product")
SHARED = Fact("shared kernels", "kernels that a program launches several times")
KERNEL = Fact("kernel", "a tile.kernel")
PTX = Fact("ptx", "a kernel of ptx ops")
NAMED = Fact("registers named", "registers with names")

# What a kernel is like.
WORK = Fact("work", "work that is not scheduled yet")
GRID = Fact("grid", "a grid whose CTAs have blocks")
WALK = Fact("walk", "CTAs that walk over blocks")
CLUSTER = Fact("cluster", "a cluster")
PARTS = Fact("parts", "blocks whose sums are cut into parts of K")
STREAM = Fact("stream", "a stream of the steps of blocks")
LABEL = Fact("label", "products, copies or bulk stores labelled")
BUFFERS = Fact("buffers", "buffers in shared memory")
COPIES = Fact("copies", "copies into shared memory")
PROMOTED = Fact("promoted", "a buffer in shared memory for the operand")
STAGED = Fact("staged", "a result that leaves through buffers")
LOADED = Fact("loaded", "inputs of the epilogue that are loaded into buffers")
PRELOADED = Fact("preloaded", "inputs of the epilogue that are loaded during the last products")
ADDED = Fact("added", "inputs of the epilogue that are added to the sums in the last products")
RINGS = Fact("rings", "buffers that are rings")
CLIPPED = Fact("clipped", "copies of the rows that there are alone")
MULTICAST = Fact("multicast", "multicast copies")
AHEAD = Fact("ahead", "copies for later iterations")
HINTED = Fact("hinted", "L2 hints on copies or bulk stores labelled")
SNAKE = Fact("snake", "blocks that walk K backwards")

# Who does it, with what.
ROLES = Fact("roles", "a producer and a consumer role")
THREADS = Fact("threads", "a kernel with a thread count")
SHARED_OUT = Fact("shared out", "parts for units of ops labelled")
IN_PARTS = Fact("in parts", "parts for warpgroups or threads of ops labelled")
TURNS = Fact("turns", "warpgroups that take turns")
ASSIGNED = Fact("atoms", "atoms on each")
LAYOUTS = Fact("layouts", "swizzled buffers")

# Who waits for whom.
BARRIERS = Fact("barriers", "barriers in place")
STATIONARY = Fact("stationary", "an operand that stays from block to block")
COPY_ENGINE = Fact("tma loads", "loads of the copy engine (tma.load)")
WGMMA = Fact("wgmma ops", "products as wgmma.mma_async")
FRAGMENTS = Fact("mma_sync ops", "products of fragments")
OVERWRITTEN = Fact("overwritten", "products that overwrite the accumulator")
FENCES = Fact("fences", "fences around products")
DEFERRED = Fact("deferred", "groups of products that are left in flight")
SPLIT = Fact("split", "last steps that are multiplied half by half")
HELD = Fact("held", "tiles that are stored during the next one's products")
THROTTLED = Fact("throttled", "CTAs that wait for their round")
DEPENDENT = Fact("dependent", "a grid that starts before the one before it ends")

# Which thread, slot and address.
SLOTS = Fact("slots", "slots and parities in place of iteration numbers")
NUMBERS = Fact("thread numbers", "roles as branches on thread numbers")
OFFSETS = Fact("offsets", "buffers with offsets")

# What is due before PTX is made.
BARRIERS_DUE = Fact("barriers due", "barriers for every access to shared memory", True)
OWN_DUE = Fact("barriers due for threads", "barriers for what threads copy or store", True)
COUNTS_DUE = Fact("counts due", "mbarriers that count the copy engine's copies", True)
TURNS_DUE = Fact("turns due", "an order of the turns that warpgroups take", True)
UNITS_DUE = Fact("units due", "stores of warps and warpgroups thread by thread", True)
SLOTS_DUE = Fact("slots due", "slots and parities for all rings", True)
ATOMS_DUE = Fact("atoms due", "a conversion of what has the atom", True)
FENCES_DUE = Fact("fences due", "fences around asynchronous products", True)
FIXUP_DUE = Fact("fix-up due", "a fix-up of parts of K thread by thread", True)
ZEROS_DUE = Fact("zeros due", "zeros in results that parts of K are added to", True)

DEBTS = (BARRIERS_DUE, OWN_DUE, COUNTS_DUE, TURNS_DUE, UNITS_DUE, SLOTS_DUE, FENCES_DUE,
         FIXUP_DUE, ZEROS_DUE)
"""What `convert-to-ptx` refuses, besides `ATOMS_DUE` of each atom."""
