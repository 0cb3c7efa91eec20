"""Which tensor memory holds at a place of the text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from xdsl.ir import SSAValue

from gemmc.ir import Inserter
from gemmc.transforms.problem._chosen import chosen
from gemmc.transforms.problem._views import Step, are_apart, put_through


@dataclass(eq=False)
class Memory:
    """Memory that nothing else overlaps: the tensor of all its elements, and what was written last
    through views that do not meet."""

    value: SSAValue
    fixed: bool = False
    """Nobody may write it."""
    origin: int = 0
    """The number of its first element, as `memref.reinterpret_cast` counts them."""
    written: dict[tuple[Step, ...], SSAValue] = field(
        default_factory=dict[tuple[Step, ...], SSAValue]
    )


@dataclass(frozen=True)
class View:
    """Some elements of a memory."""

    memory: Memory
    steps: tuple[Step, ...] = ()

    def then(self, step: Step | None) -> View:
        """A view of this view."""
        return self if step is None else View(self.memory, (*self.steps, step))

    def anew(self, steps: Callable[[Memory], tuple[Step, ...]]) -> View:
        """Another view of the memory, of those steps."""
        return View(self.memory, steps(self.memory))

    def read(self, build: Inserter) -> SSAValue:
        """The tensor of the elements."""
        known = self.memory.written.get(self.steps)
        if known is not None:
            return known
        value = self.memory.value
        for step in self.steps:
            value = step.down(build, value)
        return value

    def write(self, build: Inserter, value: SSAValue) -> None:
        """Let the elements be those of a tensor from here on."""
        self.memory.value = put_through(build, self.steps, value, self.memory.value)
        kept = {
            steps: part
            for steps, part in self.memory.written.items()
            if are_apart(steps, self.steps)
        }
        self.memory.written = {**kept, self.steps: value}

    def is_apart(self, other: AnyView) -> bool:
        """Whether two views surely share no element."""
        if isinstance(other, EitherView):
            return other.is_apart(self)
        return self.memory is not other.memory or are_apart(self.steps, other.steps)

    def is_same(self, other: AnyView) -> bool:
        """Whether two views show the same elements at the same indices."""
        if isinstance(other, EitherView):
            return False
        return self.memory is other.memory and self.steps == other.steps

    def memories(self) -> list[Memory]:
        """The memories that it may show: one."""
        return [self.memory]


@dataclass(frozen=True)
class EitherView:
    """One of two views, as a condition says. What is written through it is written to both: to the
    one that is not meant, what is there already."""

    condition: SSAValue
    yes: AnyView
    no: AnyView

    def then(self, step: Step | None) -> EitherView:
        """A view of this view."""
        return EitherView(self.condition, self.yes.then(step), self.no.then(step))

    def anew(self, steps: Callable[[Memory], tuple[Step, ...]]) -> EitherView:
        """Another view of each memory, of those steps."""
        return EitherView(self.condition, self.yes.anew(steps), self.no.anew(steps))

    def read(self, build: Inserter) -> SSAValue:
        """The tensor of the elements."""
        return chosen(build, self.condition, self.yes.read(build), self.no.read(build))

    def write(self, build: Inserter, value: SSAValue) -> None:
        """Let the elements be those of a tensor from here on."""
        self.yes.write(build, chosen(build, self.condition, value, self.yes.read(build)))
        self.no.write(build, chosen(build, self.condition, self.no.read(build), value))

    def is_apart(self, other: AnyView) -> bool:
        """Whether two views surely share no element."""
        return self.yes.is_apart(other) and self.no.is_apart(other)

    def is_same(self, other: AnyView) -> bool:
        """Whether two views show the same elements at the same indices."""
        if not isinstance(other, EitherView) or self.condition is not other.condition:
            return False
        return self.yes.is_same(other.yes) and self.no.is_same(other.no)

    def memories(self) -> list[Memory]:
        """The memories that it may show."""
        return [*self.yes.memories(), *self.no.memories()]


AnyView = View | EitherView
