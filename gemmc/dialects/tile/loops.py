"""What a tensor's elements are, in value form: loops, element by element, over other tensors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IndexType,
    IntegerType,
    StringAttr,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import HasParent, Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, I64Array, int_attr, ints
from gemmc.dialects.dynamic import Place, places_attribute, places_of
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.contract import YieldOp

REDUCTIONS = ("add", "mul", "max", "min", "maxnum", "minnum")
"""How the elements of a reduction are combined: by arith's float op of that name (`maximumf` and
`maxnumf` differ in what a NaN does)."""

OF_INTEGERS: dict[str, type[Operation]] = {
    "add": arith.AddiOp, "mul": arith.MuliOp, "max": arith.MaxSIOp, "min": arith.MinSIOp,
    "maxu": arith.MaxUIOp, "minu": arith.MinUIOp, "and": arith.AndIOp, "or": arith.OrIOp,
    "xor": arith.XOrIOp,
}  # fmt: skip
"""How integers are, and by which op: `maxu` and `minu` see their bits as numbers of 0 or more."""


@op_definition
class LoopsOp(IRDLOperation):
    """A tensor whose element at (d0, …) is what the body makes of one element of each input.

    Input i is read at the indices that its map gives for the loops' counters; an index outside of
    the input reads zero. `tables` are read at indices that the body computes, by
    `tile.loop_gather`. The result's dimensions are the first loops, in order. `reduced` are the
    extents of further loops, over which `by` combines what the body yields, in that type and in any
    order; the result is then converted to its own type.

    With `keeps` they are steps instead, done one after the other, the last loop fastest: the body
    gets, behind the inputs' elements, values that the step before has yielded, zeros in the first,
    and yields as many; what it yields last as that number is the result. So are the largest
    element's place and other reductions that carry several values.

    Sizes that a call tells have names: `dynamic` says of each where it stands, as [input,
    dimension, …], where the number behind the last input's is the result's, and those behind it the
    tables'. They are the symbols of
    the maps, in that order; `lengths` are those of the loops that are reduced over and are `?`. Of
    `shares`, one for each of these, a loop runs over the size divided by that number, rounded up.

        %r = tile.loops %x, %b maps [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>]
             : tensor<8x4xf32>, tensor<8xf32> -> tensor<4x8xf32> {
        ^bb0(%e: f32, %f: f32):
          %s = arith.addf %e, %f : f32
          tile.yield %s : f32
        }
    """

    name = "tile.loops"

    inputs = var_operand_def(TensorType)
    tables = var_operand_def(TensorType)
    maps = prop_def(ArrayAttr[AffineMapAttr])
    reduced = opt_prop_def(I64Array)
    by = opt_prop_def(StringAttr)
    keeps = opt_prop_def(I64)
    dynamic = opt_prop_def(DictionaryAttr)
    lengths = opt_prop_def(ArrayAttr[StringAttr])
    shares = opt_prop_def(I64Array)
    result = result_def(TensorType)
    body = region_def("single_block")

    traits = traits_def(Pure())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "($inputs^)? `maps` $maps (`tables` $tables^)? (`over` $reduced^)? (`by` $by^)? "
        "(`keeps` $keeps^)? "
        "(`dynamic` $dynamic^)? (`lengths` $lengths^)? (`shares` $shares^)? attr-dict `:` "
        "(type($inputs)^)? (`tables` type($tables)^)? `->` type($result) $body"
    )

    def __init__(
        self,
        inputs: Sequence[SSAValue],
        maps: Sequence[AffineMap],
        result: TensorType[Attribute],
        body: Region,
        reduced: Sequence[int] = (),
        by: str | None = None,
        tables: Sequence[SSAValue] = (),
        dynamic: Mapping[str, Sequence[Place]] | None = None,
        lengths: Sequence[str] = (),
        keeps: int | None = None,
        shares: Sequence[int] = (),
    ):
        super().__init__(
            operands=[inputs, tables],
            properties={
                "maps": ArrayAttr(AffineMapAttr(each) for each in maps),
                "reduced": DenseArrayBase.from_list(i64, list(reduced)) if reduced else None,
                "by": None if by is None else StringAttr(by),
                "keeps": None if keeps is None else int_attr(keeps),
                "dynamic": places_attribute(dynamic or {}),
                "lengths": ArrayAttr(map(StringAttr, lengths)) if lengths else None,
                "shares": DenseArrayBase.from_list(i64, list(shares)) if shares else None,
            },
            result_types=[result],
            regions=[body],
        )

    @property
    def extents(self) -> tuple[int, ...]:
        """Of all loops, those that are reduced over last; DYNAMIC_INDEX where a call tells."""
        reduced = () if self.reduced is None else ints(self.reduced)
        return (*self.result.type.get_shape(), *reduced)

    @property
    def places(self) -> dict[str, tuple[Place, ...]]:
        """Where each size stands that a call tells, in the order of the maps' symbols."""
        if self.dynamic is None:
            return {}
        return {name: places_of(each) for name, each in self.dynamic.data.items()}

    @property
    def sizes(self) -> tuple[AffineExpr, ...]:
        """The extents of all loops: numbers, symbols of sizes, or shares of these."""
        names = list(self.places)
        lengths = [] if self.lengths is None else [names.index(n.data) for n in self.lengths]
        shares = [1] * len(lengths) if self.shares is None else ints(self.shares)
        told = iter([
            AffineExpr.symbol(name) if share == 1 else AffineExpr.symbol(name).ceil_div(share)
            for name, share in zip(lengths, shares, strict=True)
        ])  # fmt: skip
        rank = self.result.type.get_num_dims()
        behind = [
            next(told) if each == DYNAMIC_INDEX else AffineExpr.constant(each)
            for each in self.extents[rank:]
        ]
        return (*self.shape_of(len(self.inputs)), *behind)

    def shape_of(self, number: int) -> tuple[AffineExpr, ...]:
        """The extents of an input, or of the result, which is behind the last."""
        value = self.result if number == len(self.inputs) else self.inputs[number]
        known = {place: s for s, places in enumerate(self.places.values()) for place in places}
        shape = cast("TensorType[Attribute]", value.type).get_shape()
        return tuple(
            AffineExpr.symbol(known[number, d]) if size == DYNAMIC_INDEX
            else AffineExpr.constant(size) for d, size in enumerate(shape)
        )  # fmt: skip

    @property
    def summed_in(self) -> Attribute:
        """The type of what the body yields for the result."""
        return self.yielded[0 if self.keeps is None else self.keeps.value.data].type

    @property
    def yielded(self) -> tuple[SSAValue, ...]:
        """What the body yields: one value, or all that a step hands to the next."""
        end = self.body.block.last_op
        assert isinstance(end, YieldOp)
        return tuple(end.arguments)

    def verify_(self) -> None:
        if min((each for each in self.extents if each != DYNAMIC_INDEX), default=1) < 1:
            raise VerifyException(f"needed extents of 1 or more; found {self.result.type}")
        self._verify_told()
        if len(self.maps) != len(self.inputs):
            raise VerifyException(
                f"needed a map for each of {len(self.inputs)} inputs; found {len(self.maps)}"
            )
        given = sum(each is not None for each in (self.by, self.keeps))
        if given != int(self.reduced is not None):
            raise VerifyException("needed loops to reduce over and how to combine, or neither")
        kinds: list[Attribute] = []
        for value, indexing in zip(self.inputs, self.maps, strict=True):
            kind = cast("TensorType[Attribute]", value.type)
            _verify_map(indexing.data, len(self.extents), len(self.places), kind)
            kinds.append(kind.element_type)
        end = self.body.block.last_op
        carried = end.operands if self.keeps is not None and isinstance(end, YieldOp) else ()
        kinds += [value.type for value in carried]
        if list(self.body.block.arg_types) != kinds:
            raise VerifyException("needed a body of one argument of each input's element type")
        self._verify_yield()

    def _verify_told(self) -> None:
        """Every `?` has a name."""
        values = (*self.inputs, self.result, *self.tables)
        shapes = [cast("TensorType[Attribute]", value.type).get_shape() for value in values]
        found = {(n, d) for n, shape in enumerate(shapes) for d, size in enumerate(shape)
                 if size == DYNAMIC_INDEX}  # fmt: skip
        named = [place for each in self.places.values() for place in each]
        if sorted(named) != sorted(found):
            needed = f"a name for each dynamic extent, at {sorted(found)}"
            raise VerifyException(f"needed {needed}; found names of {sorted(named)}")
        lengths = [] if self.lengths is None else [each.data for each in self.lengths]
        open_ = self.extents[self.result.type.get_num_dims() :].count(DYNAMIC_INDEX)
        if len(lengths) != open_ or not {*lengths} <= {*self.places}:
            needed = f"a dynamic size for each of {open_} loops that are reduced over"
            raise VerifyException(f"needed {needed}; found {lengths}")
        shares = [1] * open_ if self.shares is None else list(ints(self.shares))
        if len(shares) != open_ or min(shares, default=1) < 1:
            needed = f"a share of 1 or more for each of {open_} such loops"
            raise VerifyException(f"needed {needed}; found {shares}")

    def _verify_yield(self) -> None:
        end = self.body.block.last_op
        number = 0 if self.keeps is None else self.keeps.value.data
        count = 1 if self.keeps is None else max(number + 1, len(end.operands) if end else 0)
        if not isinstance(end, YieldOp) or len(end.arguments) != count or number < 0:
            several = f"{count} values" if self.keeps is not None else "one value"
            raise VerifyException(f"needed a body that yields {several}")
        found, needed = self.summed_in, self.result.type.element_type
        if self.by is None and self.keeps is None and found != needed:
            raise VerifyException(f"needed a body that yields {needed}; found {found}")
        if self.reduced is None:
            return
        floats = isa(found, AnyFloat) and isa(needed, AnyFloat)
        if not floats and not (isa(found, IntegerType) and isa(needed, IntegerType)):
            needed_ = "needed a reduction of floats to floats, or integers to integers"
            raise VerifyException(f"{needed_}; found {found} to {needed}")
        known = REDUCTIONS if floats else OF_INTEGERS
        if self.by is not None and self.by.data not in known:
            raise VerifyException(f"needed one of {', '.join(known)}; found {self.by.data}")


def _verify_map(
    found: AffineMap, loops: int, sizes: int, kind: TensorType[Attribute]
) -> None:
    given, rank = (found.num_dims, found.num_symbols), kind.get_num_dims()
    if given != (loops, sizes) or len(found.results) != rank:
        told = f" and {sizes} sizes" if sizes else ""
        raise VerifyException(
            f"needed a map from {loops} loops{told} to {rank} indices; found {found}"
        )


@op_definition
class LoopIndexOp(IRDLOperation):
    """The counter of a loop, inside of the body of `tile.loops`."""

    name = "tile.loop_index"

    loop = prop_def(I64)
    result = result_def(IndexType)

    traits = traits_def(Pure(), HasParent(LoopsOp))
    assembly_format = "$loop attr-dict"

    def __init__(self, loop: int):
        super().__init__(properties={"loop": int_attr(loop)}, result_types=[IndexType()])

    def verify_(self) -> None:
        parent = self.parent_op()
        assert isinstance(parent, LoopsOp), "the trait says so"
        if not 0 <= self.loop.value.data < len(parent.extents):
            raise VerifyException(
                f"needed a loop below {len(parent.extents)}; found {self.loop.value.data}"
            )


@op_definition
class LoopSizeOp(IRDLOperation):
    """A size that a call tells, inside of the body of `tile.loops`."""

    name = "tile.loop_size"

    size = prop_def(StringAttr)
    result = result_def(IndexType)

    traits = traits_def(Pure(), HasParent(LoopsOp))
    assembly_format = "$size attr-dict"

    def __init__(self, size: str):
        super().__init__(properties={"size": StringAttr(size)}, result_types=[IndexType()])

    def verify_(self) -> None:
        parent = self.parent_op()
        assert isinstance(parent, LoopsOp), "the trait says so"
        if self.size.data not in parent.places:
            known = ", ".join(parent.places) or "none"
            raise VerifyException(f"needed a dynamic size ({known}); found {self.size.data}")


@op_definition
class LoopGatherOp(IRDLOperation):
    """The element of a table of `tile.loops` at indices that its body computes; zero where one lies
    outside of the table.

        %e = tile.loop_gather 0[%i, %d] : f32
    """

    name = "tile.loop_gather"

    table = prop_def(I64)
    indices = var_operand_def(IndexType)
    result = result_def()

    traits = traits_def(Pure(), HasParent(LoopsOp))
    assembly_format = "$table `[` $indices `]` attr-dict `:` type($result)"

    def __init__(self, table: int, indices: Sequence[SSAValue], element: Attribute):
        super().__init__(
            operands=[indices], properties={"table": int_attr(table)}, result_types=[element]
        )

    def verify_(self) -> None:
        parent, number = self.parent_op(), self.table.value.data
        assert isinstance(parent, LoopsOp), "the trait says so"
        if not 0 <= number < len(parent.tables):
            raise VerifyException(f"needed a table below {len(parent.tables)}; found {number}")
        kind = cast("TensorType[Attribute]", parent.tables[number].type)
        known = len(self.indices) == kind.get_num_dims() and self.indices
        if not known or self.result.type != kind.element_type:
            raise VerifyException(
                f"needed an index for each dimension of {kind}, and its element type; found "
                f"{len(self.indices)} and {self.result.type}"
            )


Scalar = AnyFloat | IntegerType | IndexType
"""The types of values in a body."""
