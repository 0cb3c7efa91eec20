"""The `linalg` dialect as other compilers print it, for gemmc's own tools only.

xDSL's `linalg` builds the hidden body of a named matmul without extending its inputs, drops
`indexing_maps` on printing and lacks most named contractions. Here every named contraction
shares one base class that does both; all other ops are xDSL's own classes, so a pass
matches the same classes here and in stock tools. `Linalg` replaces xDSL's dialect of that
name, and a universe may not hold two: it is never registered there.
"""

from collections.abc import Sequence
from enum import auto
from typing import ClassVar, Self, cast

from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    IntegerType,
    MemRefType,
    TensorType,
)
from xdsl.dialects.linalg import Linalg as StockLinalg
from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.abstract_ops import NamedOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, Dialect, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.irdl import irdl_attr_definition, prop_def
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.rewriter import Rewriter
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from gemmc.dialects._definition import op_definition
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_bodies import multiply_accumulate
from gemmc.dialects.linalg_broadcast import BroadcastOp
from gemmc.dialects.linalg_convolution import CONVOLUTIONS
from gemmc.dialects.linalg_elements import OF_ELEMENTS, OfNumbers
from gemmc.dialects.linalg_elementwise import ELEMENTWISE
from gemmc.dialects.linalg_generic import GenericOp
from gemmc.dialects.linalg_init_tensor import InitTensorOp
from gemmc.dialects.linalg_map import MapOp
from gemmc.dialects.linalg_read import READ, READ_ATTRIBUTES
from gemmc.dialects.linalg_reduce import ReduceOp
from gemmc.dialects.linalg_relayout import RELAYOUTS
from gemmc.dialects.linalg_transpose import TransposeOp
from gemmc.dialects.linalg_windows import WINDOWS
from gemmc.dialects.linalg_winograd import WINOGRAD

Maps = ArrayAttr[AffineMapAttr]


class TypeFn(StrEnum):
    """How a named op converts its integer inputs to the type of its output."""

    CAST_SIGNED = auto()
    CAST_UNSIGNED = auto()


@irdl_attr_definition
class TypeFnAttr(EnumAttribute[TypeFn]):
    """`#linalg.type_fn<cast_signed>`."""

    name = "linalg.type_fn"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> TypeFn:
        with parser.in_angle_brackets():
            return super().parse_parameter(parser)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            super().print_parameter(printer)


def _maps(dims: str, *operands: str) -> Maps:
    """One map per operand, from letters: `_maps("mnk", "mk", "kn", "mn")`."""
    identity = AffineMap.identity(len(dims)).results
    return ArrayAttr(
        AffineMapAttr(AffineMap(len(dims), 0, tuple(identity[dims.index(d)] for d in operand)))
        for operand in operands
    )


def _picks(map_: AffineMap) -> bool:
    """Whether each result of a map is a dimension, and each another one."""
    dims = [each for each in map_.results if isinstance(each, AffineDimExpr)]
    return len(set(dims)) == len(map_.results) and map_.num_symbols == 0


class NamedContraction(OfNumbers):
    """A named op whose body multiplies two inputs and adds to the output.

    Text: `linalg.op (indexing_maps = [lhs, rhs, out])? ({cast = …})? ins(…) outs(…) -> type`.
    The maps are printed when they differ from the op's default and are never dropped; in
    the attribute dictionary they are read as well.
    """

    PRINT_ATTRS_IN_FRONT: ClassVar[bool] = True

    DEFAULT_MAPS: ClassVar[Maps | None] = None
    """The maps of the text without any; None: the text must have them."""

    def __init__(
        self,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue] = (),
        res: Sequence[Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
        *,
        indexing_maps: Maps | None = None,
    ):
        # Not super(): xDSL's matmul comes between, with a constructor of its own.
        NamedOperation.__init__(
            self,
            ins=inputs,
            outs=outputs,
            result_types=[[out.type for out in outputs] if res is None else res],
            properties={"indexing_maps": indexing_maps or self.DEFAULT_MAPS},
            attributes=attributes,
            hidden_region=self.get_hidden_region(inputs, outputs),
        )

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        for value in (*inputs, *outputs):
            if not isa(value.type, TensorType | MemRefType | IntegerType | AnyFloat):
                raise VerifyException(f"{cls.name}: needed tensors or memrefs; found {value.type}")
        return multiply_accumulate(cls.body_arg_types((*inputs, *outputs)), unsigned=False)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        maps: Attribute | None = None
        if parser.parse_optional_keyword("indexing_maps"):
            parser.parse_punctuation("=")
            maps = parser.parse_attribute()
        try:
            op = super().parse(parser)
        except VerifyException as error:
            parser.raise_error(str(error), start, start)
        maps = maps or op.properties.get("indexing_maps", cls.DEFAULT_MAPS)
        if maps is None:
            parser.raise_error(f"{cls.name} needs indexing_maps", start)
        op.properties["indexing_maps"] = maps
        op.extend_as_told()
        return op

    def verify_(self) -> None:
        super().verify_()
        kind = self.attributes.get("cast")
        if kind is not None and not isinstance(kind, TypeFnAttr):
            raise VerifyException(f"needed #linalg.type_fn<…> as cast; found {kind}")
        maps = [each.data for each in self.get_indexing_maps()]
        known = {self.DEFAULT_MAPS.data[0].data.num_dims} if self.DEFAULT_MAPS else set[int]()
        counts = {each.num_dims for each in maps} | known
        if len(counts) > 1 or not all(_picks(each) for each in maps):
            dims = f"{min(known)} dimensions" if known else "the same dimensions"
            told = ", ".join(map(str, maps))
            raise VerifyException(f"needed maps of {dims}, each to different ones; found {told}")

    def extend_as_told(self) -> None:
        """Rebuilds the hidden body where the attribute `cast` says unsigned."""
        if self.attributes.get("cast") == TypeFnAttr(TypeFn.CAST_UNSIGNED):
            types = self.body_arg_types(self.operands)
            self.detach_region(self.body)
            self.add_region(multiply_accumulate(types, unsigned=True))

    def print(self, printer: Printer) -> None:
        if (maps := self.get_indexing_maps()) != self.DEFAULT_MAPS:
            printer.print_string(" indexing_maps = ")
            printer.print_attribute(maps)
        super().print(printer)

    def get_default_indexing_maps(self) -> Sequence[AffineMap]:
        return tuple(attr.data for attr in self.get_indexing_maps())

    def get_indexing_maps(self) -> Maps:
        return cast(Maps, self.properties.get("indexing_maps", self.DEFAULT_MAPS))

    def get_iterator_types(self) -> ArrayAttr[IteratorTypeAttr]:
        """Parallel where the output is indexed, reduction elsewhere."""
        out = self.get_indexing_maps().data[-1].data
        return ArrayAttr(
            IteratorTypeAttr.parallel() if d in out.used_dims() else IteratorTypeAttr.reduction()
            for d in range(out.num_dims)
        )


class MatmulOp(NamedContraction, stock.MatmulOp):
    """`C[m, n] += A[m, k] * B[k, n]`, or as its maps say.

    An xDSL `linalg.matmul` to every pass: the definition is inherited, not repeated.
    """

    name = "linalg.matmul"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("mnk", "mk", "kn", "mn")


@op_definition
class MatmulTransposeAOp(NamedContraction):
    """`C[m, n] += A[k, m] * B[k, n]`."""

    name = "linalg.matmul_transpose_a"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("mnk", "km", "kn", "mn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class MatmulTransposeBOp(NamedContraction):
    """`C[m, n] += A[m, k] * B[n, k]`."""

    name = "linalg.matmul_transpose_b"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("mnk", "mk", "nk", "mn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchMatmulOp(NamedContraction):
    """`C[b, m, n] += A[b, m, k] * B[b, k, n]`, or as its maps say."""

    name = "linalg.batch_matmul"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bmnk", "bmk", "bkn", "bmn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchMatmulTransposeAOp(NamedContraction):
    """`C[b, m, n] += A[b, k, m] * B[b, k, n]`."""

    name = "linalg.batch_matmul_transpose_a"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bmnk", "bkm", "bkn", "bmn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchMatmulTransposeBOp(NamedContraction):
    """`C[b, m, n] += A[b, m, k] * B[b, n, k]`."""

    name = "linalg.batch_matmul_transpose_b"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bmnk", "bmk", "bnk", "bmn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class MatvecOp(NamedContraction):
    """`y[m] += A[m, k] * x[k]`."""

    name = "linalg.matvec"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("mk", "mk", "k", "m")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class VecmatOp(NamedContraction):
    """`y[n] += x[k] * B[k, n]`."""

    name = "linalg.vecmat"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("nk", "k", "kn", "n")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class DotOp(NamedContraction):
    """`z += x[k] * y[k]`."""

    name = "linalg.dot"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("k", "k", "k", "")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchMatvecOp(NamedContraction):
    """`y[b, m] += A[b, m, k] * x[b, k]`."""

    name = "linalg.batch_matvec"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bmk", "bmk", "bk", "bm")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchVecmatOp(NamedContraction):
    """`y[b, n] += x[b, k] * B[b, k, n]`."""

    name = "linalg.batch_vecmat"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bnk", "bk", "bkn", "bn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchReduceMatmulOp(NamedContraction):
    """`C[m, n] += A[b, m, k] * B[b, k, n]`, summed over b and k."""

    name = "linalg.batch_reduce_matmul"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bmnk", "bmk", "bkn", "mn")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class Mmt4dOp(NamedContraction):
    """`C[m, n, i, j] += A[m, k, i, l] * B[n, k, j, l]`: of tiles, the second transposed."""

    name = "linalg.mmt4d"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("mnkijl", "mkil", "nkjl", "mnij")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class BatchMmt4dOp(NamedContraction):
    """`linalg.mmt4d` of each batch, which is the first dimension."""

    name = "linalg.batch_mmt4d"
    DEFAULT_MAPS: ClassVar[Maps | None] = _maps("bmnkijl", "bmkil", "bnkjl", "bmnij")
    indexing_maps = prop_def(Maps, default_value=DEFAULT_MAPS)


@op_definition
class ContractOp(NamedContraction):
    """The contraction that its maps describe; they are not optional."""

    name = "linalg.contract"
    indexing_maps = prop_def(Maps)


_CONTRACTIONS = (
    MatmulOp,
    MatmulTransposeAOp,
    MatmulTransposeBOp,
    BatchMatmulOp,
    BatchMatmulTransposeAOp,
    BatchMatmulTransposeBOp,
    MatvecOp,
    VecmatOp,
    DotOp,
    BatchMatvecOp,
    BatchVecmatOp,
    BatchReduceMatmulOp,
    Mmt4dOp,
    BatchMmt4dOp,
    ContractOp,
)
_GENERIC = (
    *(BroadcastOp, GenericOp, InitTensorOp, MapOp, ReduceOp, TransposeOp),
    *(*READ, *RELAYOUTS),
)
_OWN = (
    *(*_CONTRACTIONS, *CONVOLUTIONS, *WINDOWS, *WINOGRAD),
    *(*ELEMENTWISE, *OF_ELEMENTS, *_GENERIC),
)
_OWN_NAMES = {op.name for op in _OWN}

Linalg = Dialect(
    "linalg",
    [*(op for op in StockLinalg.operations if op.name not in _OWN_NAMES), *_OWN],
    [*StockLinalg.attributes, TypeFnAttr, *READ_ATTRIBUTES],
)


def adopt(module: Operation) -> None:
    """Makes xDSL's named contractions inside `module` those of this dialect, as if it had been
    printed and read: their hidden bodies extend the inputs."""
    own = {op.name: op for op in _CONTRACTIONS}
    for op in [each for each in module.walk() if each.name in own]:
        if isinstance(op, NamedOperation) and not isinstance(op, NamedContraction):
            _replace(op, own[op.name])
    for op in [each for each in module.walk() if isinstance(each, stock.BroadcastOp)]:
        _replace_with(op, BroadcastOp(op.input, op.init, op.dimensions))


def _replace(op: NamedOperation, kind: type[NamedContraction]) -> None:
    maps = cast("Maps | None", op.properties.get("indexing_maps"))
    types = [result.type for result in op.results]
    new = kind(op.inputs, op.outputs, types, dict(op.attributes), indexing_maps=maps)
    new.extend_as_told()
    _replace_with(op, new)


def _replace_with(op: Operation, new: Operation) -> None:
    new.location = op.location
    for old, result in zip(op.results, new.results, strict=True):
        result.name_hint = old.name_hint
    Rewriter.replace_op(op, new)
