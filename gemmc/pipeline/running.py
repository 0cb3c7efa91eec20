"""Passes on a module, one after the other, and what is said of those that fail."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipelineCallbackType

from gemmc import order
from gemmc.errors import GemmcError, OtherType


class PassError(GemmcError):
    """A pass failed on IR that it neither knows nor refuses. Its cause is what was raised."""

    def __init__(self, name: str, error: Exception, where: str):
        said = " ".join(f"{type(error).__name__}: {error}".split())
        change = "check the order of the passes; GEMMC_TRACEBACK=1 shows where it failed"
        found = f"IR that it fails on ({said})"
        super().__init__(name, "IR that the pass knows", found, change, where)


def run(
    module: ModuleOp,
    ctx: Context,
    passes: tuple[ModulePass, ...],
    callback: PassPipelineCallbackType | None = None,
    places: tuple[str, ...] = (),
) -> None:
    """Rewrites `module` in place; `callback` sees it before, between and after passes.

    Errors are those of `applied`; what `callback` refuses is placed like them.
    """
    for number in applied(module, ctx, passes, places):
        if callback is None:
            continue
        before, after = (passes[at] if at in range(len(passes)) else None
                         for at in (number, number + 1))  # fmt: skip
        try:
            callback(before, module, after)
        except GemmcError as error:
            _place(error, passes, places, number)
            raise


def applied(
    module: ModuleOp, ctx: Context, passes: tuple[ModulePass, ...], places: tuple[str, ...] = ()
) -> Iterator[int]:
    """Rewrites `module` in place, pass by pass: -1 before the first, a pass's number behind it.

    What a pass refuses without a place in the program gets the pass's own of `places`; passes in
    an impossible order are refused before the first of them runs. Raises `PassError` for what a
    pass raises that is no refusal.
    """
    order.check(module, passes, places)
    yield -1
    for number in range(len(passes)):
        apply_one(module, ctx, passes, places, number)
        yield number


def apply_one(
    module: ModuleOp,
    ctx: Context,
    passes: tuple[ModulePass, ...],
    places: tuple[str, ...],
    number: int,
) -> None:
    """Rewrites `module` in place by one pass of a pipeline, whose order is not checked. Errors are
    those of `applied`."""
    try:
        passes[number].apply(ctx, module)
    except GemmcError as error:
        _place(error, passes, places, number)
        raise
    except Exception as error:
        where = places[number] if number < len(places) else ""
        raise PassError(passes[number].name, error, where) from error


def _place(
    error: GemmcError, passes: tuple[ModulePass, ...], places: tuple[str, ...], number: int
) -> None:
    """Advice that fits the pipeline, and the pass's place where the error has none."""
    from gemmc import advice

    advice.fit(error, passes, places, number)
    if isinstance(error.change, OtherType):
        error.change = _for_type(error.change.element)
    if not error.where and 0 <= number < len(places):
        error.where = places[number]


def _for_type(element: str) -> str:
    """Which pipelines take operands of a type, as advice."""
    from gemmc.pipeline.files import AUTO, metadata_of, names

    found = [
        each for each in names() if element in metadata_of(each).get("dtypes", "").split(", ")
    ]
    return f"for {element} take {' or '.join((', '.join(found), AUTO) if found else (AUTO,))}"
