"""How to launch a program on arrays of one geometry: the plans of its kernels, in order.

A `ProgramPlan` is made once for arrays of one shape and type. What it prepares for a stream and
addresses is a tuple of the kernels' own prepared launches; a call goes through them, and asks the
driver for nothing else. Where the program or one of its kernels has workspaces, the stream is
asked for once, for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias, TypeGuard
from weakref import WeakSet

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime import cuda, native
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.checks import (
    address_multiple,
    check_arguments,
    check_rooms,
    refuse_negative,
)
from gemmc.runtime.dlpack import row_major_strides
from gemmc.runtime.expressions import Environment
from gemmc.runtime.kernel import Kernel
from gemmc.runtime.modules import Modules
from gemmc.runtime.plan import LAUNCH_LIMIT, Launch, Plan, closed
from gemmc.runtime.programs import ProgramManifest, Step
from gemmc.runtime.recent import Recent
from gemmc.runtime.workspaces import CHANGES, Needs, Pool, WithWorkspaces

PLAN_LIMIT = 64
"""Geometries whose plan a program keeps."""


@dataclass(frozen=True)
class Loaded:
    """What all plans of a program share; `constants` are addresses, `context` is a handle, `pool`
    has the program's workspaces and `kernels_pool` those of its kernels, where there are any.
    `made` is all that was prepared and is still there."""

    manifest: ProgramManifest
    modules: Modules
    constants: Mapping[str, int]
    context: int
    device: int
    pool: Pool | None
    kernels_pool: Pool | None
    made: WeakSet[ProgramLaunch] = field(default_factory=lambda: WeakSet[ProgramLaunch]())

    def needs(self, sizes: Mapping[str, int]) -> Needs:
        """The program's workspaces for some sizes, as one piece."""
        environment = Environment(sizes, {})
        parts = [(f"workspace `{each.name}`", each.bytes) for each in self.manifest.workspaces]
        size = 0
        for where, expression in (*parts, ("workspace_bytes", self.manifest.workspace_bytes)):
            size = expression.evaluate(environment)
            refuse_negative(where, [size], [expression.text], sizes)
        return Needs({}, {"workspace": 0} if size else {}, 0, size, True)


class _Stage:
    """One launch of a program, and where its arrays begin: `places` are numbers in a list of
    addresses, each with bytes behind it, in the order of a call of the kernel."""

    def __init__(
        self, kernel: Kernel, places: Sequence[tuple[int, int]], views: Sequence[ArrayView]
    ) -> None:
        """`views` are the arrays in the same order, wherever they begin."""
        self._kernel, self._places, self._views = kernel, places, views
        self._plan: Plan | None = None

    def launch(self, stream: int, bases: Sequence[int]) -> Launch:
        """The kernel's launch on arrays behind these addresses. Raises ValueError."""
        pointers = [bases[number] + offset for number, offset in self._places]
        found = None if self._plan is None else self._plan.find((stream, *pointers))
        if found is None:
            pairs = zip(self._views, pointers, strict=True)
            self._plan = self._kernel.plan_for([replace(v, pointer=p) for v, p in pairs])
            found = self._plan.find((stream, *pointers))
        assert found is not None, "the addresses were checked"
        return found


class ProgramPlan:
    """A program on arrays of one geometry; `order` is the place of each argument in a call."""

    def __init__(
        self, loaded: Loaded, views: Sequence[ArrayView], order: Sequence[int], stream: int
    ) -> None:
        """`views` are in the manifest's order. The kernels that they choose are loaded, for
        launches on `stream`. Raises TypeError or ValueError if they don't fit, and CudaError."""
        manifest = loaded.manifest
        sizes = check_arguments(manifest, views, loaded.device)
        check_rooms(manifest.rooms, sizes, manifest.sizes)
        self.loaded = loaded
        self.needs = loaded.needs(sizes)
        if loaded.pool is not None:
            loaded.pool.check(self.needs)
        self.launches: Recent[ProgramLaunch] = Recent(LAUNCH_LIMIT)
        self._multiples = [
            (place, address_multiple(manifest, a))
            for place, a in zip(order, manifest.arguments, strict=True)
        ]
        bases = self._bases(sizes, order)
        chosen = zip(manifest.launches, manifest.chosen(sizes), strict=True)
        self._stages = [
            self._stage(step, loaded.modules.kernel(entry, stream), sizes, bases)
            for step, entry in chosen
        ]

    def aligned(self, pointers: Sequence[int]) -> bool:
        """Whether addresses, in the order of a call, are the multiples that they must be."""
        return not any(pointers[place] % multiple for place, multiple in self._multiples)

    def find(self, key: tuple[int, ...]) -> ProgramLaunch | None:
        """The launches for a stream and the addresses in the order of a call, kept for later.

        None where an address is not the multiple that it must be.
        """
        found = self.launches.get(key)
        if found is None and self.aligned(key[1:]):
            found = ProgramLaunch(self, key)
            self.launches.put(key, found)
            self.loaded.made.add(found)
        return found

    def launches_on(self, key: tuple[int, ...], workspace: int) -> tuple[Launch, ...]:
        """The kernels' launches in order, with the program's workspaces from an address on."""
        bases = (*key[1:], workspace, *self.loaded.constants.values())
        return tuple([stage.launch(key[0], bases) for stage in self._stages])

    def _bases(self, sizes: Mapping[str, int], order: Sequence[int]) -> dict[str, tuple[int, int]]:
        """Of each name, the number of an address in what `launches_on` works with, and the bytes
        behind it."""
        manifest = self.loaded.manifest
        found = {a.name: (place, 0) for a, place in zip(manifest.arguments, order, strict=True)}
        workspace = len(found)
        environment = Environment(sizes, {})
        for each in manifest.workspaces:
            found[each.name] = workspace, each.offset.evaluate(environment)
        for number, name in enumerate(self.loaded.constants, workspace + 1):
            found[name] = number, 0
        return found

    def _stage(
        self,
        step: Step,
        kernel: Kernel,
        sizes: Mapping[str, int],
        bases: Mapping[str, tuple[int, int]],
    ) -> _Stage:
        device = self.loaded.device
        places: list[tuple[int, int]] = []
        views: list[ArrayView] = []
        for argument, place in zip(kernel.manifest.arguments, step.arguments, strict=True):
            shape = place.shape_of(argument, sizes)
            where = f"launch of {kernel.manifest.entry}, `{argument.name}`"
            refuse_negative(where, shape, place.sees(argument), sizes)
            number, start = bases[place.name]
            places.append((number, start + place.offset))
            strides = row_major_strides(shape, ELEMENT_TYPES[argument.dtype].bytes)
            views.append(ArrayView(0, shape, strides, argument.dtype, device, None))
        return _Stage(kernel, kernel.in_call_order(places), kernel.in_call_order(views))


_Steady: TypeAlias = tuple[int, int, tuple[Launch, ...], Pool | None]
"""A stream's number, `CHANGES` then, and what is launched there until that changes: launches, and
the pool whose memory they share."""


class ProgramLaunch:
    """All launches of a call, on one stream and at given addresses; answers the CUresult."""

    def __init__(self, plan: ProgramPlan, key: tuple[int, ...]) -> None:
        self._plan, self._key = plan, key
        self._launches: tuple[Launch, ...] | None = None
        self._on: tuple[int, _OnWorkspace] | None = None
        self._steady: _Steady | None = None
        if plan.loaded.pool is None and plan.loaded.kernels_pool is None:
            self._launches = plan.launches_on(key, 0)

    def __call__(self) -> int:
        launches = self._launches
        if launches is None:
            return self._in_memory()
        for launch in launches:
            code = launch()
            if code:
                return code
        return 0

    def close(self) -> None:
        """Refuse to be called: the code has gone."""
        self._launches = (_refuse,)

    def _in_memory(self) -> int:
        # The stream's number and memory are those of the current context.
        loaded, needs, stream = self._plan.loaded, self._plan.needs, self._key[0]
        number = native.stream_number(stream, loaded.context)
        steady = self._steady
        if steady is not None and steady[0] == number and steady[1] == CHANGES[0]:
            return _run(steady[2], steady[3], stream)
        if number == native.NOT_HERE:
            return native.INVALID_CONTEXT
        changes, workspace = CHANGES[0], 0
        if loaded.pool is not None and needs:
            pieces = loaded.pool.lasting(stream, needs, number)
            if pieces is None:
                return self._with_its_own(loaded.pool, needs)
            workspace = pieces[1]
        on = self._on
        if on is None or on[0] != workspace:
            on = workspace, _OnWorkspace(self._plan.launches_on(self._key, workspace))
            self._on = on
        launches, shared = on[1].chosen(loaded.kernels_pool, stream, number)
        if number is not None and changes == CHANGES[0]:
            self._steady = number, changes, launches, shared
        return _run(launches, shared, stream)

    def _with_its_own(self, pool: Pool, needs: Needs) -> int:
        """In workspaces of this call alone."""
        stream = self._key[0]
        piece = cuda.allocate_on_stream(needs.bytes, stream)
        try:
            launches = self._plan.launches_on(self._key, piece)
            return next((code for code in (launch() for launch in launches) if code), 0)
        finally:
            cuda.free_on_stream(piece, stream)


class _OnWorkspace:
    """The launches of a call where the program's workspaces are known.

    Those of kernels with workspaces of their own share what the context keeps for the stream, and
    are prepared on it; `held` is where that was, and all launches on it.
    """

    def __init__(self, launches: tuple[Launch, ...]) -> None:
        self._launches = launches
        self._needs = Needs.of_all([x.needs for x in launches if _shares(x)])
        self._held: tuple[tuple[int, int], tuple[Launch, ...]] | None = None

    def chosen(
        self, pool: Pool | None, stream: int, number: int | None
    ) -> tuple[tuple[Launch, ...], Pool | None]:
        """All launches, and the pool whose memory they share, if they do."""
        if pool is not None and self._needs:
            pieces = pool.lasting(stream, self._needs, number)
            if pieces is not None:  # else each launch has its own
                held = self._held
                if held is None or held[0] != pieces:
                    held = self._held = pieces, tuple([_on(x, pieces) for x in self._launches])
                return held[1], pool
        return self._launches, None


def _run(launches: tuple[Launch, ...], shared: Pool | None, stream: int) -> int:
    """Launch all; the first CUresult other than 0 ends it."""
    for launch in launches:
        code = launch()
        if code:
            if shared is not None:
                shared.distrust(stream)
            return code
    return 0


def _shares(launch: Launch) -> TypeGuard[WithWorkspaces]:
    return isinstance(launch, WithWorkspaces) and launch.needs.clean


def _on(launch: Launch, pieces: tuple[int, int]) -> Launch:
    return launch.on(pieces) if _shares(launch) else launch


def _refuse() -> int:
    raise closed()
