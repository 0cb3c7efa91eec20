"""Named ops of `linalg` that walk windows, beside those in `linalg_convolution`: convolutions of
one to three dimensions, grouped and depthwise ones, and pooling.

xDSL has few of them, and its largest of a window is that of an element and the window itself.
A row of `_SPELLED` is an op: its loops, then the dimensions of image, filter (or window) and result
by the loops that index them. `h+y` is an output's row and a window's: the first is stepped by the
op's stride, the second by its dilation, in the order in which they stand in the image.

Source: MLIR, "linalg" dialect, named ops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, cast

from xdsl.builder import Builder
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    ModuleOp,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import ConvOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import irdl_op_definition

from gemmc.dialects.linalg_bodies import Scalar, converted, multiply_accumulate
from gemmc.dialects.linalg_convolution import check_steps

_SPELLED = {
    "conv_1d": "w x : w+x | x | w",
    "conv_2d": "h w y x : h+y w+x | y x | h w",
    "conv_3d": "d h w z y x : d+z h+y w+x | z y x | d h w",
    "conv_1d_nwc_wcf": "n w f x c : n w+x c | x c f | n w f",
    "conv_1d_ncw_fcw": "n f w c x : n c w+x | f c x | n f w",
    "conv_2d_ngchw_fgchw": "n g f h w c y x : n g c h+y w+x | f g c y x | n g f h w",
    "conv_2d_ngchw_gfchw": "n g f h w c y x : n g c h+y w+x | g f c y x | n g f h w",
    "conv_2d_nhwgc_gfhwc": "n h w g f y x c : n h+y w+x g c | g f y x c | n h w g f",
    "conv_3d_ndhwc_dhwcf": "n d h w f z y x c : n d+z h+y w+x c | z y x c f | n d h w f",
    "conv_3d_ncdhw_fcdhw": "n d h w f z y x c : n c d+z h+y w+x | f c z y x | n f d h w",
    "depthwise_conv_1d_nwc_wc": "n w c x : n w+x c | x c | n w c",
    "depthwise_conv_1d_ncw_cw": "n w c x : n c w+x | c x | n c w",
    "depthwise_conv_1d_nwc_wcm": "n w c m x : n w+x c | x c m | n w c m",
    "depthwise_conv_2d_nhwc_hwc": "n h w c y x : n h+y w+x c | y x c | n h w c",
    "depthwise_conv_2d_nchw_chw": "n h w c y x : n c h+y w+x | c y x | n c h w",
    "depthwise_conv_2d_nhwc_hwcm": "n h w c m y x : n h+y w+x c | y x c m | n h w c m",
    "depthwise_conv_3d_ndhwc_dhwc": "n d h w c z y x : n d+z h+y w+x c | z y x c | n d h w c",
    "depthwise_conv_3d_ndhwc_dhwcm": "n d h w c m z y x:n d+z h+y w+x c | z y x c m | n d h w c m",
    "depthwise_conv_3d_ncdhw_cdhw": "n d h w c z y x : n c d+z h+y w+x | c z y x | n c d h w",
}  # fmt: skip

_POOLED = {
    "nhwc": "n h w c y x : n h+y w+x c | y x | n h w c",
    "nchw": "n c h w y x : n c h+y w+x | y x | n c h w",
    "nwc": "n w c x : n w+x c | x | n w c",
    "ncw": "n c w x : n c w+x | x | n c w",
    "ndhwc": "n d h w c z y x : n d+z h+y w+x c | z y x | n d h w c",
}
"""The layouts that are pooled."""

_COMBINED: dict[str, tuple[type[Operation], type[Operation]]] = {
    "sum": (arith.AddfOp, arith.AddiOp),
    "max": (arith.MaximumfOp, arith.MaxSIOp),
    "max_unsigned": (arith.MaximumfOp, arith.MaxUIOp),
    "min": (arith.MinimumfOp, arith.MinSIOp),
    "min_unsigned": (arith.MinimumfOp, arith.MinUIOp),
}
"""How pooling combines floats, and integers."""


def spelled_maps(
    spelled: str, strides: Sequence[int] | None = None, dilations: Sequence[int] | None = None
) -> list[AffineMap]:
    """The maps of a row's operands; strides and dilations are 1 where there are none."""
    names, _, tensors = spelled.partition(":")
    dims = {name: AffineExpr.dimension(number) for number, name in enumerate(names.split())}
    count = spelled.count("+")
    steps = iter(zip(strides or [1] * count, dilations or [1] * count, strict=True))

    def index(text: str) -> AffineExpr:
        outer, plus, inner = text.partition("+")
        if not plus:
            return dims[outer]
        stride, dilation = next(steps)
        return dims[outer] * int(stride) + dims[inner] * int(dilation)

    return [
        AffineMap(len(dims), 0, tuple(index(each) for each in tensor.split()))
        for tensor in tensors.split("|")
    ]


@irdl_op_definition
class WindowOp(ConvOperation):
    """What these ops share; `SPELLED` is the op's row, `BY` how one that pools combines."""

    name = "linalg.window"
    SPELLED: ClassVar[str] = ""
    BY: ClassVar[str | None] = None

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        kinds = cls.body_arg_types((*inputs, *outputs))
        if cls.BY is None:
            return multiply_accumulate(kinds, unsigned=False)
        return _combine(kinds, cls.BY)

    def verify_(self) -> None:
        check_steps(self, self.SPELLED.count("+"))
        super().verify_()

    def get_default_indexing_maps(self) -> Sequence[AffineMap]:
        return spelled_maps(self.SPELLED, self.strides.get_values(), self.dilations.get_values())

    def get_iterator_types(self) -> ArrayAttr[IteratorTypeAttr]:
        """Parallel where the result is indexed, reduction elsewhere."""
        names, _, tensors = self.SPELLED.partition(":")
        kept = tensors.split("|")[-1].split()
        parallel, reduction = IteratorTypeAttr.parallel(), IteratorTypeAttr.reduction()
        return ArrayAttr(parallel if name in kept else reduction for name in names.split())


def _combine(kinds: Sequence[Scalar], by: str) -> Region:
    """`yield combine(%c, convert(%a))`; the window's elements are nowhere used."""
    floats, integers = _COMBINED[by]
    target = kinds[-1]
    make = cast("Callable[..., Operation]", floats if isinstance(target, AnyFloat) else integers)

    @Builder.implicit_region(kinds)
    def region(args: tuple[BlockArgument, ...]) -> None:
        value = converted(args[0], target, by.endswith("unsigned"))
        YieldOp(make(args[-1], value))

    return region


def _op(name: str, spelled: str, by: str | None = None) -> type[WindowOp]:
    return type(f"{name}_op", (WindowOp,), {"name": f"linalg.{name}", "SPELLED": spelled, "BY": by})


WINDOWS: tuple[type[WindowOp], ...] = (
    *(_op(name, spelled) for name, spelled in _SPELLED.items()),
    *(
        _op(f"pooling_{layout}_{by}", spelled, by)
        for layout, spelled in _POOLED.items()
        for by in _COMBINED
    ),
)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Give the ops strides and dilations of 1 where a text has none, as MLIR does."""
    for op in module.walk():
        if isinstance(op, ConvOperation):
            count = op.SPELLED.count("+") if isinstance(op, WindowOp) else 2
            ones = DenseIntOrFPElementsAttr.from_list(TensorType(i64, [count]), [1] * count)
            for name in ("strides", "dilations"):
                op.properties.setdefault(name, ones)
