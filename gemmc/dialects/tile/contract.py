"""The contraction in value form: what is computed, before any decision about how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    Float32Type,
    IntegerType,
    StringAttr,
    TensorType,
)
from xdsl.dialects.utils import AbstractYieldOperation
from xdsl.ir import Attribute, Region, SSAValue, TypeAttribute
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import IsTerminator, Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.segments import SEGMENTS

_Scalar = AnyFloat | IntegerType

COMBINED = ("add", "max", "min", "maxnum", "minnum")
"""How runs of elements are combined: some of `tile.loops`' `REDUCTIONS`."""

_NEEDED_DIMS = (("lhs", "rhs", "result"), ("mk", "nk", "mn"))

TILED = "mnk"
"""The dimensions of which a block has many elements: the last three."""

FURTHER = "bcdefghijlopq"
"""The names of the dimensions ahead of them, in order."""


def dim_names(num_dims: int) -> str:
    """The letter of each of an op's dimensions: `bmnk` of 4."""
    return FURTHER[: num_dims - len(TILED)] + TILED


def letters_of_map(indexing_map: AffineMap) -> str:
    """The dimensions a map's results name, `(d0, d1, d2) -> (d0, d2)` being `mk`.

    The map is a projected permutation of three or more dimensions.
    """
    names = dim_names(indexing_map.num_dims)
    return "".join(names[cast(AffineDimExpr, e).position] for e in indexing_map.results)


def map_of_letters(letters: str, num_dims: int) -> AffineMap:
    """The inverse of `letters_of_map`: `mk` of 3 is `(d0, d1, d2) -> (d0, d2)`."""
    names = dim_names(num_dims)
    return AffineMap(num_dims, 0, tuple(AffineDimExpr(names.index(c)) for c in letters))


def swapped_letters(letters: str) -> str:
    """The letters of a tensor's map when m and n have swapped their names."""
    return letters.translate(str.maketrans("mn", "nm"))


@op_definition
class YieldOp(AbstractYieldOperation[Attribute]):
    """Ends a region of this dialect and hands its values to the op that owns it."""

    name = "tile.yield"

    traits = traits_def(IsTerminator())


@op_definition
class ContractOp(IRDLOperation):
    """A whole-tensor matrix product and what is done to each of its elements.

    Over dimensions (m, n, k):

        result[m, n] = epilogue(sum over k of lhs[m, k] * rhs[k, n])

    with the index order of each tensor given by its map. Dimensions ahead of these (b, c, …) say
    which of many products: each is in the result and in one operand or both, so that an operand
    without it is shared; one that both operands have and the result has not is summed over, as k
    is. Products and sums are taken in
    the accumulator's type, starting from zero; both inputs extend to it exactly. The
    epilogue's first argument is the finished sum, the others an element of each of `inputs`, whose
    maps follow that of the result; it yields the element that is stored.

        %r = tile.contract %a, %b maps [
               affine_map<(d0, d1, d2) -> (d0, d2)>,
               affine_map<(d0, d1, d2) -> (d1, d2)>,
               affine_map<(d0, d1, d2) -> (d0, d1)>
             ] accumulate f32 : tensor<512x1024xbf16>, tensor<768x1024xbf16>
               -> tensor<512x768xbf16> {
        ^bb0(%x: f32):
          %y = arith.truncf %x : f32 to bf16
          tile.yield %y : bf16
        }

    With a second right operand `beside` the first, of its type and map, it is two products that
    share lhs, as of a gated layer: the epilogue's first two arguments are their finished sums.

    With `combine`, there is a second result, of the second value that the epilogue yields: runs of
    its elements, `SEGMENTS` neighbours along m or n, each combined to one in any order. Its
    dimensions are those of the result.

        %r, %p = tile.contract %a, %b maps … accumulate f32 combine "add" along "n"
            : tensor<512x1024xbf16>, … -> tensor<512x768xbf16>, tensor<512x24xf32> { … }
    """

    name = "tile.contract"

    lhs = operand_def(TensorType)
    rhs = operand_def(TensorType)
    beside = opt_operand_def(TensorType)
    inputs = var_operand_def(TensorType)
    indexing_maps = prop_def(ArrayAttr[AffineMapAttr])
    accumulator = prop_def(TypeAttribute)
    combine = opt_prop_def(StringAttr)
    along = opt_prop_def(StringAttr)
    result = result_def(TensorType)
    partials = opt_result_def(TensorType)
    epilogue = region_def("single_block")

    traits = traits_def(Pure())

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$lhs `,` $rhs (`beside` $beside^)? (`with` $inputs^)? `maps` $indexing_maps "
        "`accumulate` $accumulator (`combine` $combine^ `along` $along)? attr-dict "
        "`:` type($lhs) `,` type($rhs) "
        "(`beside` type($beside)^)? (`with` type($inputs)^)? `->` type($result) "
        "(`,` type($partials)^)? $epilogue"
    )

    def __init__(
        self,
        lhs: SSAValue,
        rhs: SSAValue,
        layouts: Sequence[str],
        accumulator: TypeAttribute,
        result_type: Attribute,
        epilogue: Region,
        inputs: Sequence[SSAValue] = (),
        beside: SSAValue | None = None,
        reduction: tuple[str, str] | None = None,
    ):
        """`layouts` are the letters of lhs, rhs, result and inputs: `("mk", "nk", "mn", "n")`;
        `reduction` is `combine` and `along`."""
        num_dims = len(set("".join(layouts)))
        combine, along = map(StringAttr, reduction) if reduction else (None, None)
        results: list[Attribute | None] = [result_type, None]
        if reduction:
            results[1] = partials_type(result_type, layouts[2], reduction[1])
        super().__init__(
            operands=[lhs, rhs, beside, inputs],
            properties={
                "indexing_maps": ArrayAttr(
                    AffineMapAttr(map_of_letters(letters, num_dims)) for letters in layouts
                ),
                "accumulator": accumulator,
                "combine": combine,
                "along": along,
            },
            result_types=results,
            regions=[epilogue],
        )

    @property
    def lhs_layout(self) -> str:
        """The index order of lhs, such as `mk`."""
        return letters_of_map(self.indexing_maps.data[0].data)

    @property
    def rhs_layout(self) -> str:
        """The index order of rhs, such as `kn` or, transposed, `nk`."""
        return letters_of_map(self.indexing_maps.data[1].data)

    @property
    def result_layout(self) -> str:
        """The index order of the result, such as `mn`."""
        return letters_of_map(self.indexing_maps.data[2].data)

    @property
    def layouts(self) -> tuple[str, ...]:
        """The index orders of `tensors`."""
        found = tuple(letters_of_map(each.data) for each in self.indexing_maps)
        return found if self.beside is None else (*found, self.rhs_layout)

    @property
    def input_layouts(self) -> tuple[str, ...]:
        """The index orders of the inputs."""
        return self.layouts[3 : 3 + len(self.inputs)]

    @property
    def sums(self) -> int:
        """How many finished sums an epilogue gets for an element, ahead of the inputs."""
        return 1 if self.beside is None else 2

    @property
    def extents(self) -> dict[str, int]:
        """The size of each dimension, by its letter, those ahead of m, n and k first;
        DYNAMIC_INDEX where no tensor says it."""
        found: dict[str, int] = {}
        for value, layout in zip(self.tensors, self.layouts, strict=True):
            shape = cast(TensorType[Attribute], value.type).get_shape()
            for letter, size in zip(layout, shape, strict=True):
                if found.get(letter, DYNAMIC_INDEX) == DYNAMIC_INDEX:
                    found[letter] = size
        return {letter: found[letter] for letter in dim_names(len(found))}

    @property
    def summed(self) -> list[str]:
        """The dimensions that are summed over, further ones ahead of k."""
        return [letter for letter in self.extents if letter not in self.result_layout]

    @property
    def tensors(self) -> tuple[SSAValue, ...]:
        """lhs, rhs, the result and the inputs, then what is beside rhs: the tensors whose index
        orders `layouts` are."""
        beside = () if self.beside is None else (self.beside,)
        return self.lhs, self.rhs, self.result, *self.inputs, *beside

    def swapped(self) -> ContractOp:
        """The same numbers as the transposed product of the swapped operands: m and n trade names.

        Products of scalars commute. The new op takes this one's epilogue. Of one right operand.
        """
        assert self.beside is None, "two right operands have no place on the left"
        lhs, rhs, *others = map(swapped_letters, self.layouts)
        return ContractOp(
            self.rhs,
            self.lhs,
            (rhs, lhs, *others),
            self.accumulator,
            self.result.type,
            self.detach_region(self.epilogue),
            self.inputs,
        )

    def verify_(self) -> None:
        self._verify_maps()
        self._verify_shapes()
        self._verify_types()
        self._verify_epilogue()

    def _verify_maps(self) -> None:
        maps = [attr.data for attr in self.indexing_maps]
        if len(maps) != 3 + len(self.inputs):
            needed = f"{3 + len(self.inputs)} maps (lhs, rhs, result, inputs)"
            raise VerifyException(f"needed {needed}; found {len(maps)}")
        most = len(TILED) + len(FURTHER)
        for indexing_map in maps:
            if not len(TILED) <= indexing_map.num_dims <= most:
                raise VerifyException(
                    f"needed maps over (m, n, k) and at most {len(FURTHER)} dimensions before; "
                    f"found {indexing_map.num_dims} dimensions"
                )
            if indexing_map.num_dims != maps[0].num_dims:
                raise VerifyException("needed maps over the same dimensions")
            if not indexing_map.is_projected_permutation():
                raise VerifyException(
                    f"needed maps that are projected permutations; found {indexing_map}"
                )
        for role, needed, indexing_map in zip(*_NEEDED_DIMS, maps[:3], strict=True):
            letters = letters_of_map(indexing_map)
            if {*letters} & {*TILED} != {*needed}:
                raise VerifyException(
                    f"needed the dimensions {', '.join(needed)} in the map of {role}; "
                    f"found {', '.join(letters)}"
                )
        self._verify_further()

    def _verify_further(self) -> None:
        lhs, rhs, result, *_ = self.layouts
        for name in dim_names(self.indexing_maps.data[0].data.num_dims)[: -len(TILED)]:
            if [name in letters for letters in (lhs, rhs, result)].count(True) < 2:
                raise VerifyException(
                    f"needed {name} in two or three of the maps of lhs, rhs and result"
                )
        for letters in self.input_layouts:
            if not {*letters} <= {*result}:
                raise VerifyException(
                    f"needed inputs of the result's dimensions {', '.join(result)}; "
                    f"found {', '.join(letters)}"
                )

    def _verify_shapes(self) -> None:
        sizes: dict[str, int] = {}
        for value, layout in zip(self.tensors, self.layouts, strict=True):
            shape = cast(TensorType[Attribute], value.type).get_shape()
            if len(shape) != len(layout):
                raise VerifyException(
                    f"needed a tensor of rank {len(layout)} for the map ({', '.join(layout)}); "
                    f"found {value.type}"
                )
            for letter, size in zip(layout, shape, strict=True):
                if size == DYNAMIC_INDEX:
                    continue
                if sizes.setdefault(letter, size) != size:
                    raise VerifyException(
                        f"needed one size of {letter}; found {sizes[letter]} and {size}"
                    )

    def _verify_types(self) -> None:
        accumulator = self.accumulator
        if not isa(accumulator, AnyFloat | IntegerType):
            raise VerifyException(f"needed a float or integer accumulator; found {accumulator}")
        if self.beside is not None and self.beside.type != self.rhs.type:
            raise VerifyException(
                f"needed right operands of one type; found {self.rhs.type} and {self.beside.type}"
            )
        for role, value in (("lhs", self.lhs), ("rhs", self.rhs)):
            element = cast(TensorType[Attribute], value.type).element_type
            if not _extends_to(element, accumulator):
                raise VerifyException(
                    f"needed {role} elements that extend to {accumulator} exactly; found {element}"
                )

    def _verify_epilogue(self) -> None:
        block = self.epilogue.block
        others = [cast(TensorType[Attribute], each.type).element_type for each in self.inputs]
        needed = [*[self.accumulator] * self.sums, *others]
        if list(block.arg_types) != needed:
            found = ", ".join(str(t) for t in block.arg_types) or "none"
            raise VerifyException(
                f"needed an epilogue with arguments of {', '.join(map(str, needed))}; found {found}"
            )
        end = block.last_op
        if not isinstance(end, YieldOp):
            raise VerifyException("needed an epilogue that ends in tile.yield")
        element = self.result.type.element_type
        if end.arguments.types[:1] != (element,) or len(end.arguments) != len(self.results):
            found = ", ".join(str(t) for t in end.arguments.types) or "nothing"
            raise VerifyException(
                f"needed an epilogue that yields the result's element type {element}; found {found}"
            )
        self._verify_partials(end)

    def _verify_partials(self, end: YieldOp) -> None:
        given = (self.combine, self.along, self.partials)
        if self.combine is None or self.along is None or self.partials is None:
            if any(given):
                raise VerifyException("needed all of combine, along and a second result, or none")
            return
        if self.combine.data not in COMBINED or self.along.data not in ("m", "n"):
            raise VerifyException(
                f"needed one of {', '.join(COMBINED)} along m or n; found {self.combine.data} "
                f"along {self.along.data}"
            )
        needed = partials_type(self.result.type, self.result_layout, self.along.data)
        found = end.arguments[1].type
        if self.partials.type != needed or found != needed.element_type:
            raise VerifyException(
                f"needed a second result of {needed}, and elements of f32 for it; found "
                f"{self.partials.type} and {found}"
            )


def partials_type(result: Attribute, layout: str, along: str) -> TensorType[Attribute]:
    """The type of what runs of a result along m or n are combined to; the last of a length that is
    no multiple is shorter."""
    kind = cast("TensorType[Attribute]", result)
    sizes = list(kind.get_shape())
    at = layout.index(along)
    if sizes[at] != DYNAMIC_INDEX:
        sizes[at] = -(-sizes[at] // SEGMENTS["mn".index(along)])
    return TensorType(Float32Type(), sizes)


def _extends_to(element: Attribute, accumulator: _Scalar) -> bool:
    """Whether `element` is `accumulator` or a narrower scalar of the same kind."""
    if element == accumulator:
        return True
    if isinstance(accumulator, IntegerType):
        return isinstance(element, IntegerType) and element.bitwidth < accumulator.bitwidth
    return isinstance(element, AnyFloat) and element.bitwidth < accumulator.bitwidth
