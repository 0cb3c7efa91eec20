"""What several loops have together whose results' elements a thread has beside each other."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.ir import SSAValue

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.schedule._beside import in_names


class RunsBeside:
    """Of the elements where a thread is: the runs of inputs that were read there, and those of
    results that were made, which later loops read as they are stored. `names` are the kernel's for
    the sizes of each of the loops."""

    def __init__(self, names: Mapping[LoopsOp, Mapping[str, str]]) -> None:
        self._names = names
        self._read: dict[tuple[SSAValue, str], SSAValue] = {}
        self._made: dict[SSAValue, SSAValue] = {}

    def begin(self) -> None:
        """Go to other elements, of which nothing was read."""
        self._read, self._made = {}, {}

    def known(self, loops: LoopsOp, number: int) -> SSAValue | None:
        """The run of an input of some loops, if there is one."""
        made = self._made.get(loops.inputs[number])
        return self._read.get(self._place(loops, number)) if made is None else made

    def note_read(self, loops: LoopsOp, number: int, run: SSAValue) -> None:
        """Remember what was read of an input."""
        self._read[self._place(loops, number)] = run

    def note_made(self, loops: LoopsOp, run: SSAValue) -> None:
        """Remember what the elements of a result are."""
        self._made[loops.result] = run

    def _place(self, loops: LoopsOp, number: int) -> tuple[SSAValue, str]:
        indices = loops.maps.data[number].data.results
        read = ", ".join(in_names(each, loops, self._names[loops]) for each in indices)
        return loops.inputs[number], read
