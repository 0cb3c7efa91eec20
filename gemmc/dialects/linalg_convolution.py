"""Convolutions whose inputs may be narrower than their output; xDSL's take one type of float."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.abstract_ops import ConvOperation
from xdsl.ir import Region, SSAValue
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.linalg_bodies import multiply_accumulate


def check_steps(op: ConvOperation, count: int) -> None:
    """VerifyException for strides or dilations that are not one of 1 or more for each of `count`
    dimensions of the window."""
    for word, found in (("stride", op.strides), ("dilation", op.dilations)):
        numbers = list(found.get_values())
        if len(numbers) not in (1, count) or min(numbers) < 1:
            needed = f"a {word} of 1 or more for each of {count} dimensions of the window"
            raise VerifyException(f"needed {needed}; found {numbers}")


class _Extending(ConvOperation):
    """A convolution whose body extends the inputs, as upstream's does."""

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        return multiply_accumulate(cls.body_arg_types((*inputs, *outputs)), unsigned=False)

    def verify_(self) -> None:
        check_steps(self, 2)
        super().verify_()


class Conv2DNchwFchwOp(_Extending, stock.Conv2DNchwFchwOp):
    """Image by channel, row and column; filters by channel, row and column."""

    name = "linalg.conv_2d_nchw_fchw"


class Conv2DNhwcFhwcOp(_Extending, stock.Conv2DNhwc_FhwcOp):
    """Image by row, column and channel; filters by row, column and channel."""

    name = "linalg.conv_2d_nhwc_fhwc"


class Conv2DNhwcHwcfOp(_Extending, stock.Conv2DNhwc_HwcfOp):
    """Image by row, column and channel; row, column and channel by filter."""

    name = "linalg.conv_2d_nhwc_hwcf"


CONVOLUTIONS = (Conv2DNchwFchwOp, Conv2DNhwcFhwcOp, Conv2DNhwcHwcfOp)
