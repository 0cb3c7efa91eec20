"""Names for the dynamic extents of a function's arguments: those that must be equal have one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.dynamic import Place
from gemmc.dialects.in_memory import on_tensors
from gemmc.dialects.linalg_contraction import is_contraction, read_contraction
from gemmc.dialects.memory_types import is_memref, number_arguments, tensor_of
from gemmc.dialects.sizes.arithmetic import Size
from gemmc.dialects.sizes.inlined import with_bodies_inlined
from gemmc.dialects.sizes.shapes import Shape, Shapes, shape_of
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import GemmcError, refuse


@dataclass(frozen=True)
class Naming:
    """The names, by the places that have them, and the extents of each tensor in these."""

    places: dict[str, list[Place]]
    shapes: Shapes
    arguments: list[Shape]


def _named(number: int) -> str:
    return f"d{number}"


def naming(function: func.FuncOp, numbers: Sequence[SSAValue] = ()) -> Naming:
    """A name for each size that a call tells: d0, d1, … in the order of the arguments, and then for
    each of `numbers`, which are arguments.

    Extents that an op or an assertion needs to be equal have one name, or are the number that one
    of them is. GemmcError for sizes that cannot be equal, or are only after arithmetic.
    """
    known: dict[str, Size] = {}
    extents = [each for value in function.body.block.args for each in shape_of(value)]
    while True:
        arguments = list(_arguments(function, known))
        names = (_named(n) for n in count(extents.count(DYNAMIC_INDEX)))
        sizes = {v: _found(name, known) for v, name in zip(numbers, names, strict=False)}
        shapes = Shapes(function, arguments, sizes)
        tie = next((each for each in shapes.ties if not _is_checked(each)), None)
        if tie is None:
            break
        one, other = tie if isinstance(tie[1], str) else tie[::-1]
        later = max((each for each in (one, other) if _is_name(each)), key=_number, default=None)
        if later is None:
            needed = f"sizes of which {one} and {other} are equal"
            raise refuse(function, needed, "others", "say so in the types of the arguments")
        known[str(later)] = other if one == later else one
    places: dict[str, list[Place]] = {}
    for argument, shape in enumerate(arguments):
        for dimension, size in enumerate(shape):
            if isinstance(size, str):
                places.setdefault(size, []).append((argument, dimension))
    return Naming(places, shapes, arguments)


def _is_checked(tie: tuple[Size, Size]) -> bool:
    """Whether a call checks that two sizes are equal, of which one is arithmetic on sizes and so
    no name of an extent: a kernel is launched on arrays that agree."""
    kinds = [_is_name(each) for each in tie]
    return not any(isinstance(each, int) for each in tie) and not all(kinds)


def _is_name(size: Size) -> bool:
    return isinstance(size, str) and size[:1] == "d" and size[1:].isdigit()


def _number(size: Size) -> int:
    return int(str(size)[1:])


def _found(name: str, known: dict[str, Size]) -> Size:
    """What a name is known to be the same as, or itself."""
    found: Size = name
    while isinstance(found, str) and found in known:
        found = known[found]
    return found


def _arguments(function: func.FuncOp, known: dict[str, Size]) -> Iterator[Shape]:
    """The arguments' extents, a name for each that the type leaves open."""
    number = 0
    for value in function.body.block.args:
        shape: list[Size] = []
        for size in shape_of(value):
            found: Size = size
            if size == DYNAMIC_INDEX:
                found, number = _found(_named(number), known), number + 1
            shape.append(found)
        yield tuple(shape)


def size_names(function: func.FuncOp) -> dict[str, list[Place]]:
    """What a user calls the sizes that a call tells: `arg0.shape[1]` by their first place, `arg0`
    of a number, and m, n or k where all the function's products that have the dimension agree on
    its size."""
    if all(DYNAMIC_INDEX not in shape_of(each) for each in function.body.blocks[0].args):
        return {}
    function = with_bodies_inlined(function)
    named = naming(function)
    found: dict[str, list[Place]] = {}
    numbers = number_arguments(function)
    for places in named.places.values():
        argument, dimension = places[0]
        place = "" if argument in numbers else f".shape[{dimension}]"
        found[f"arg{argument}{place}"] = places
    for letter, sizes in _of_products(function, named.shapes).items():
        size = sizes.pop() if len(sizes) == 1 else None
        if isinstance(size, str) and size in named.places:
            found[letter] = named.places[size]
    return found


def _of_products(function: func.FuncOp, shapes: Shapes) -> dict[str, set[Size]]:
    """What each letter's dimension has for a size in the function's products."""
    found: dict[str, set[Size]] = {}
    for op in function.body.block.ops:
        for value, layout in zip(op.operands, _letters(op) or (), strict=False):
            for letter, size in zip(layout, shapes.of(value), strict=False):
                found.setdefault(letter, set()).add(size)
    return found


def _letters(op: Operation) -> tuple[str, ...] | None:
    """The letters of the operands' dimensions, of a product."""
    if isinstance(op, ContractOp):
        return op.layouts[:2]
    if isinstance(op, LinalgStructuredOperation) and any(map(is_memref, op.outputs)):
        op = _of_elements(op)
    if not is_contraction(op):
        return None
    try:
        return read_contraction(op).letters
    except GemmcError:  # of more dimensions than have letters
        return None


def _of_elements(op: LinalgStructuredOperation) -> Operation:
    """An op on memrefs as it is on tensors of their elements."""
    values = Block(arg_types=[tensor_of(v.type) if is_memref(v) else v.type for v in op.operands])
    return on_tensors(op, dict(zip(op.operands, values.args, strict=True)))
