"""Scatters as IREE and torch-mlir print them: updates at the places that indices say.

Sources: IREE, dialect "iree_linalg_ext", `ScatterOp`; torch-mlir, dialect "tm_tensor", `ScatterOp`.
Both say "based on XLA operation semantics"; what is left out is by StableHLO, "scatter".
"""

from __future__ import annotations

from typing import Self, cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    BoolAttr,
    DenseArrayBase,
    IntegerType,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._integers import I64Array, ints
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_ext_in_memory import parse_inputs_and_outputs, parse_result_types
from gemmc.dialects.linalg_payload import print_operands

Kind = TensorType[Attribute]

TORCH_MLIR = "tm_tensor"
"""The dialect that prints the dimensions of indices as an attribute of a dictionary."""


@irdl_op_definition
class ScatterOp(IRDLOperation):
    """The original with updates combined into it, one after the other in the order of the indices:
    each element of an update becomes `body(update, what is there so far)`.

    The leading dimensions of the updates number them, as those of the indices do, whose last has
    the index of each dimension in `dimension_map`; it may be missing where that is one. The other
    dimensions of the updates are a slice of the original's last ones, which begins at the indices,
    at 0 in a dimension without one. An element that lies outside of the original is left out.
    `unique_indices` promises that no place is met twice; nothing here depends on it.

    Text: `scatter dimension_map = [0] unique_indices(false) ins(%updates, %indices : t, u)
    outs(%original : v) { ^bb0(%update: e, %so_far: e): … yield %c : e } -> v`; of torch-mlir
    `scatter {dimension_map = array<i64: 0>} unique_indices(false) …`.
    """

    name = "linalg_ext.scatter"

    updates = operand_def(TensorType)
    indices = operand_def(TensorType)
    original = operand_def(TensorType)
    dimension_map = prop_def(I64Array)
    unique_indices = prop_def(BoolAttr)
    # In the generic form, where the types say it as well.
    segments = opt_prop_def(DenseArrayBase, prop_name="operandSegmentSizes")
    body = region_def("single_block")
    result = result_def(TensorType)

    @property
    def kinds(self) -> tuple[Kind, Kind, Kind]:
        """The types of the updates, the indices and the original."""
        updates, indices, original = (cast(Kind, each.type) for each in self.operands)
        return updates, indices, original

    @property
    def depth(self) -> int:
        """How many indices an update has."""
        return len(ints(self.dimension_map))

    @property
    def has_column(self) -> bool:
        """Whether the last dimension of the indices numbers those of an update. An only one numbers
        the updates."""
        counted, shape = (each.get_shape() for each in self.kinds[:2])
        column = len(shape) > 1 and shape[-1:] == (self.depth,)
        return column and all(map(_agree, shape[:-1], counted))

    @property
    def batch(self) -> int:
        """How many dimensions number the updates."""
        return self.kinds[1].get_num_dims() - int(self.has_column)

    @property
    def slices(self) -> dict[int, int]:
        """By dimension of the original that slices have, how large they are along it."""
        shape = self.kinds[0].get_shape()[self.batch :]
        first = self.kinds[2].get_num_dims() - len(shape)
        return {first + axis: extent for axis, extent in enumerate(shape)}

    @property
    def windows(self) -> dict[int, int]:
        """Of `slices`, those of several elements that begin at an index."""
        mapped = set(ints(self.dimension_map))
        return {d: size for d, size in self.slices.items() if d in mapped and size != 1}

    @property
    def yielded(self) -> SSAValue:
        """What the body makes of an element."""
        end = self.body.block.last_op
        assert end is not None, "a body that is verified yields"
        return end.operands[0]

    def verify_(self) -> None:
        kinds = self.kinds
        found = ", ".join(map(str, kinds))
        mapped, rank = ints(self.dimension_map), kinds[2].get_num_dims()
        if not mapped or len(set(mapped)) != self.depth or not {*mapped} <= {*range(rank)}:
            said = ", ".join(map(str, mapped))
            raise VerifyException(f"needed different dimensions of {rank}; found [{said}]")
        if not isinstance(kinds[1].element_type, IntegerType):
            raise VerifyException(f"needed integers as indices; found {kinds[1]}")
        if not self.has_column and self.depth != 1:
            needed = f"indices whose last dimension is {self.depth}, one for each dimension"
            raise VerifyException(f"needed {needed}; found {found}")
        counted = kinds[0].get_shape()[: self.batch]
        same = all(map(_agree, kinds[1].get_shape(), counted))
        if self.batch < 1 or len(counted) != self.batch or not same:
            raise VerifyException(f"needed as many updates as there are indices; found {found}")
        self._verify_slices(kinds[2].get_shape(), found)
        element = kinds[2].element_type
        if kinds[0].element_type != element or self.result.type != kinds[2]:
            needed = "updates of the original's elements and a result of its type"
            raise VerifyException(f"needed {needed}; found {found} to {self.result.type}")
        self._verify_body(element)

    def _verify_slices(self, shape: tuple[int, ...], found: str) -> None:
        """A dimension has an index, or all of a slice's elements."""
        mapped, slices = ints(self.dimension_map), self.slices
        if min(slices, default=0) < 0:
            raise VerifyException(f"needed slices of at most {len(shape)} dimensions; "
                                  f"found {found}")  # fmt: skip
        for dimension, extent in enumerate(shape):
            size = slices.get(dimension)
            if dimension in mapped:
                fits = size is None or DYNAMIC_INDEX in (size, extent) or size <= extent
            else:
                fits = size is not None and _agree(size, extent)
            if not fits:
                needed = f"an index for dimension {dimension}, or slices that fit it"
                raise VerifyException(f"needed {needed}; found {found}")

    def _verify_body(self, element: Attribute) -> None:
        block: Block = self.body.block
        end = block.last_op
        yields = end is not None and [each.type for each in end.operands] == [element]
        if [each.type for each in block.args] != [element] * 2 or not yields:
            raise VerifyException(f"needed a body of two {element} that yields one; found another")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        # With the sizes of the lists of operands in some versions, which the text says as well.
        said = parser.parse_optional_attr_dict()
        start = parser.pos
        mapped = said.get("dimension_map")
        if parser.parse_optional_characters("dimension_map"):
            parser.parse_punctuation("=")
            numbers = parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, parser.parse_integer
            )
            mapped = DenseArrayBase.from_list(i64, numbers)
        parser.parse_characters("unique_indices")
        with parser.in_parens():
            unique = parser.parse_boolean()
        needed = "updates, indices and an original, all tensors or memrefs, and no mask"
        operands = parse_inputs_and_outputs(parser, cls.name, needed, 3)
        if mapped is None:  # as torch-mlir printed before it had the attribute
            depth = cast(Kind, operands[1].type).get_shape()[-1:]
            mapped = DenseArrayBase.from_list(i64, list(range(*depth)))
        if not isa(mapped, DenseArrayBase[IntegerType]) or mapped.get_element_type() != i64:
            needed = "dimension_map to be an array of i64"
            parser.raise_error(f"{cls.name}: needed {needed}; found {mapped}", start, start)
        body = parser.parse_region()
        types = parse_result_types(parser, operands[2:])
        properties: dict[str, Attribute] = {
            "dimension_map": mapped, "unique_indices": BoolAttr.from_bool(unique)
        }  # fmt: skip
        return cls.create(
            operands=operands, result_types=types, properties=properties,
            regions=[body],
        )  # fmt: skip

    def print(self, printer: Printer) -> None:
        numbers = ", ".join(map(str, ints(self.dimension_map)))
        if self.dialect_name() == TORCH_MLIR:
            printer.print_string(f" {{dimension_map = array<i64: {numbers}>}}")
        else:
            printer.print_string(f" dimension_map = [{numbers}]")
        unique = "true" if self.unique_indices.value.data else "false"
        printer.print_string(f" unique_indices({unique})")
        print_operands(printer, "ins", self.operands[:2])
        print_operands(printer, "outs", self.operands[2:])
        printer.print_string(" ")
        printer.print_region(self.body)
        if self.results:  # none of memrefs
            printer.print_string(" -> ")
            printer.print_attribute(self.results[0].type)


def _agree(one: int, other: int) -> bool:
    """Whether two extents may be the same."""
    return one == other or DYNAMIC_INDEX in (one, other)
