"""What threads do together: whose work it is, with which instruction, and how it completes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from xdsl.ir import Operation, SSAValue

from gemmc.dialects.interfaces.memory import MemoryAccess

if TYPE_CHECKING:
    from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, IntegerType, StringAttr

    from gemmc.dialects.tile.atoms import Atom
    from gemmc.dialects.tile.attrs import AtomAttr, ScopeAttr


class Collective(MemoryAccess, ABC):
    """One action of all threads of its scope together, until a conversion spells it out.

    `label` is what options select it by, `scope` who executes it together.
    """

    if TYPE_CHECKING:
        label: StringAttr
        scope: ScopeAttr

    @property
    @abstractmethod
    def work_of(self) -> Literal["producer", "consumer"]:
        """Which role does it where roles are apart: who fills buffers, or who uses them."""

    @abstractmethod
    def done_by(self) -> Atom | None:
        """How its accesses complete and by which proxy they go; None if that is still open."""


class HasAtom(Collective, ABC):
    """An op whose instruction, `atom`, is one of the table of atoms, chosen by `assign-atoms`."""

    if TYPE_CHECKING:
        atom: AtomAttr | None

    @property
    @abstractmethod
    def takes(self) -> str:
        """The kind of atoms it takes: mma, copy, store or bulk_store."""

    def done_by(self) -> Atom | None:
        from gemmc.dialects.tile.atoms import ATOMS

        return None if self.atom is None else ATOMS[self.atom.instruction.data]


class Transfer(Collective, ABC):
    """Moves a tile from `source` to `target`, both in memory."""

    if TYPE_CHECKING:
        source: SSAValue
        target: SSAValue


class Fill(Transfer, ABC):
    """Fills a shared-memory buffer from global memory."""

    @property
    def kept_rows(self) -> int | None:
        """So many rows are filled, the first ones; the others have no value then. None: all."""
        return None

    @property
    def work_of(self) -> Literal["producer", "consumer"]:
        return "producer"


class BulkStore(Transfer, ABC):
    """Copies a shared-memory buffer to global memory."""

    @property
    def work_of(self) -> Literal["producer", "consumer"]:
        return "consumer"

    @property
    def is_added(self) -> bool:
        """Whether elements are added to what is there, instead of taking its place."""
        return False


class ByCopyEngine(Collective, ABC):
    """Work that the copy engine can do: one thread of the scope asks for it, box by box."""

    @property
    def scopes(self) -> tuple[str, ...]:
        """The scopes, by their words, of which one thread may ask for it."""
        return ("role",)

    @property
    def is_asked_for(self) -> bool:
        """Whether it has been decided that the copy engine does it."""
        atom = self.done_by()
        return atom is not None and atom.scope == "one"

    @property
    @abstractmethod
    def outside(self) -> SSAValue:
        """The tile in global memory: a window, or a part of one."""

    @property
    def inside(self) -> SSAValue | None:
        """The buffer that the tile goes to or comes from; None where no data arrive."""
        return None

    @abstractmethod
    def ask(
        self, map: SSAValue, at: Sequence[SSAValue], part: SSAValue | None, mask: SSAValue | None
    ) -> Operation:
        """What the thread issues for one box, by the tensor map.

        The box is at [row, column] in the matrix and is `part` of the buffer. `mask` has the
        CTAs that a multicast reaches as bits.
        """

    def close(self) -> Operation | None:
        """What the thread issues behind the last box, if anything: the end of a group."""
        return None


class Signalling(Fill, ABC):
    """A fill that can complete on an mbarrier.

    `signal` is the ring of mbarriers and `iteration` the number by which one is meant; both are
    None until `insert-barriers` has made the ring.
    """

    if TYPE_CHECKING:
        signal: SSAValue | None
        iteration: SSAValue | None

    @abstractmethod
    def signalling(self, ring: SSAValue, iteration: SSAValue) -> Operation:
        """The same op, which completes on the mbarrier of an iteration."""

    @property
    @abstractmethod
    def delivered(self) -> int:
        """Bytes that it counts on the mbarrier of one CTA, its peers' multicasts included.

        One thread announces them, which is one arrival; 0 where nothing is to be announced.
        """

    @property
    def arrivals(self) -> int:
        """How often it arrives at the mbarrier itself, each time."""
        return 0


class Multicasting(Fill, ABC):
    """A fill that can reach several CTAs of a cluster: those along the dimensions `multicast`."""

    if TYPE_CHECKING:
        multicast: DenseArrayBase[IntegerType] | None


class Clipping(Multicasting, ABC):
    """A fill that can be of the first `rows` alone, those that the matrix has."""

    if TYPE_CHECKING:
        rows: IntegerAttr | None

    @property
    def kept_rows(self) -> int | None:
        return None if self.rows is None else self.rows.value.data


class CacheHinted(Transfer, ABC):
    """A transfer that can say what L2 should do with the lines in global memory: `cache`."""

    if TYPE_CHECKING:
        cache: StringAttr | None


class ThreadRegion(Operation, ABC):
    """An op whose body is the program of some threads: straight code, run once by all of them."""


class VariesByThread(Operation, ABC):
    """An op whose result differs between the threads of a CTA, and between its roles."""
