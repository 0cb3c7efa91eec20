"""The C of a program's launches: which kernel, on arrays of which sizes, and what is refused."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from gemmc.ahead.expressions import Scope
from gemmc.ahead.kernel import KernelSource
from gemmc.runtime.expressions import Expression, parse_expression
from gemmc.runtime.programs import Place, Step

MESSAGES = """\
#ifdef __cplusplus
static thread_local char gemmc_message[256];
#else
static _Thread_local char gemmc_message[256];
#endif
static inline CUresult gemmc_refuse(const char *needed, int64_t bound, int64_t found) {
  snprintf(gemmc_message, sizeof gemmc_message, "%s %lld; found %lld", needed, (long long)bound,
           (long long)found);
  return CUDA_ERROR_INVALID_VALUE;
}
static inline int64_t gemmc_times(int64_t a, int64_t b) {
  return a > 0 && b > INT64_MAX / a ? INT64_MAX : a * b;
}
static inline int gemmc_within(int64_t size, int64_t least, int64_t most, int64_t multiple) {
  return size >= least && size <= most && size % multiple == 0;
}
"""
"""For programs of open sizes alone."""


@dataclass(frozen=True)
class StepSource:
    """A launch of one of several kernels; `scope` has the program's sizes."""

    step: Step
    kernels: tuple[KernelSource, ...]
    scope: Scope

    def chain(self, call: Callable[[KernelSource, str], str], no_kernel: str) -> Iterator[str]:
        """C that does what `call` says for the first kernel whose guard holds, or `no_kernel`;
        `call` is given the kernel, and as C its open sizes, each with a comma behind it."""
        kernel = self.kernels[0]
        for number, kernel in enumerate(self.kernels):
            start = "  else " if number else "  "
            values = self._values(kernel)
            given = "".join(f"{values[name]}, " for name in kernel.names.open)
            guards = kernel.manifest.guard.items()
            tests = [
                f"gemmc_within({values[name]}, {g.least}, {g.most}, {g.multiple})"
                for name, g in guards
            ]
            test = f"if ({' && '.join(tests)}) " if tests else ""
            yield f"{start}{test}{{ {call(kernel, given)} }}"
            if not tests:
                return
        yield f"  else {{ {no_kernel} }}"

    @property
    def refusal(self) -> str:
        """C for sizes that no kernel is for, which only a kernel alone can have."""
        kernel = self.kernels[-1].manifest
        allowed = ", ".join(f"{name} of {guard}" for name, guard in kernel.guard.items())
        needed = f"sizes of {kernel.entry}: needed {allowed}, and kernels of at least"
        return f'return gemmc_refuse("{needed}", 1, 0);'

    def checks(self) -> Iterator[str]:
        """C that refuses sizes of which arrays are not what the kernels take them for."""
        kernel = self.kernels[0]
        extents = self._extents(kernel)
        told = {
            name: extents[argument][dim]
            for name, (argument, dim) in kernel.manifest.sizes.items()
        }
        for argument in kernel.manifest.arguments:
            for size, found in zip(argument.shape, extents[argument.name], strict=True):
                if isinstance(size, str) and told[size].text != found.text:
                    wanted, value = self.scope.c(told[size]), self.scope.c(found)
                    needed = f"`{found.text}`: needed `{told[size].text}`,"
                    refused = f'gemmc_refuse("{needed}", {wanted}, {value})'
                    yield f"  if ({value} != {wanted}) return {refused};"
        for each in extents.values():
            for expression in each:
                yield from not_negative(expression, self.scope)

    def _values(self, kernel: KernelSource) -> Mapping[str, str]:
        """What the kernel's sizes are, in C."""
        extents = self._extents(kernel)
        return {
            name: self.scope.c(extents[argument][dim])
            for name, (argument, dim) in kernel.manifest.sizes.items()
        }

    def _extents(self, kernel: KernelSource) -> dict[str, tuple[Expression, ...]]:
        """Of each argument of the kernel, in sizes of the program."""
        pairs = zip(kernel.manifest.arguments, self.step.arguments, strict=True)
        return {
            argument.name: tuple(parse_expression(_extent(e)) for e in argument.shape)
            if place.shape is None
            else place.shape
            for argument, place in pairs
        }


def _extent(extent: int | str | None) -> int | str:
    assert extent is not None, "refused when the kernel's names are made"
    return extent


def not_negative(expression: Expression, scope: Scope) -> Iterator[str]:
    """C that refuses an extent below 0, or a quotient by 0, where that can be: a size was asked
    already."""
    if not isinstance(expression.tree, ast.Constant | ast.Name):
        for divisor in expression.divisors():
            by = scope.c(divisor)
            needed = f"`{divisor.text}`, which divides: needed at least"
            yield f'  if ({by} < 1) return gemmc_refuse("{needed}", 1, {by});'
        value = scope.c(expression)
        needed = f"`{expression.text}`: needed at least"
        yield f'  if ({value} < 0) return gemmc_refuse("{needed}", 0, {value});'


def alone(kernel: KernelSource) -> Step:
    """The launch of a kernel that is no program's, on the arrays of the call."""
    manifest = kernel.manifest
    places = [
        Place(a.name, "argument", 0, tuple(parse_expression(_extent(e)) for e in a.shape))
        for a in manifest.arguments
    ]
    return Step((manifest.entry,), tuple(places))
