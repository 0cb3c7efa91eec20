"""Convolutions as products of unfolded windows, of all layouts, beside NumPy's sums."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype

Array = np.ndarray[Any, Any]


class Convolution(NamedTuple):
    """An op of linalg, the shapes of image and filter, and its steps."""

    name: str
    image: tuple[int, ...]
    filters: tuple[int, ...]
    strides: tuple[int, ...]
    dilations: tuple[int, ...]


SPELLED = {
    "conv_1d_ncw_fcw": "ncW fcx nfw", "conv_1d_nwc_wcf": "nWc xcf nwf",
    "conv_2d_nhwc_hwcf": "nHWc yxcf nhwf", "conv_2d_nchw_fchw": "ncHW fcyx nfhw",
    "conv_2d_nhwgc_gfhwc": "nHWgc gfyxc nhwgf", "conv_2d_ngchw_gfchw": "ngcHW gfcyx ngfhw",
    "depthwise_conv_2d_nhwc_hwcm": "nHWc yxcm nhwcm",
    "conv_3d_ndhwc_dhwcf": "nDHWc zyxcf ndhwf",
}  # fmt: skip
"""The dimensions of image, filter and result; those of capitals are a place's and a window's."""

INSIDE = {"D": ("d", "z"), "H": ("h", "y"), "W": ("w", "x")}


def result_of(of: Convolution) -> tuple[int, ...]:
    image, filters, result = SPELLED[of.name].split()
    sizes = dict(zip(filters, of.filters, strict=True)) | dict(zip(image, of.image, strict=True))
    steps = zip(of.strides, of.dilations, strict=True)
    for letter in (each for each in image if each in INSIDE):
        place, window = INSIDE[letter]
        stride, dilation = next(steps)
        sizes[place] = (sizes[letter] - dilation * (sizes[window] - 1) - 1) // stride + 1
    return tuple(sizes[each] for each in result)


def wanted(of: Convolution, x: Array, f: Array) -> Array:
    """Each window, element by element."""
    image, filters, result = SPELLED[of.name].split()
    made = np.zeros(result_of(of), np.float64)
    spatial = [each for each in image if each in INSIDE]
    windows = [of.filters[filters.index(INSIDE[each][1])] for each in spatial]
    places = [made.shape[result.index(INSIDE[each][0])] for each in spatial]
    for at in product(*map(range, windows)):
        cut: list[Any] = [slice(None)] * x.ndim
        for axis, letter in enumerate(spatial):
            first = at[axis] * of.dilations[axis]
            step = of.strides[axis]
            end = first + (places[axis] - 1) * step + 1
            cut[image.index(letter)] = slice(first, end, step)
        taken: list[Any] = [slice(None)] * f.ndim
        for axis, letter in enumerate(spatial):
            taken[filters.index(INSIDE[letter][1])] = at[axis]
        names = {INSIDE[each][1] for each in spatial}
        left = "".join(INSIDE[each][0] if each in INSIDE else each for each in image)
        right = "".join(each for each in filters if each not in names)
        made += np.einsum(f"{left},{right}->{result}", x[tuple(cut)], f[tuple(taken)])
    return made


def program(of: Convolution, dtype: str) -> str:
    def tensor(shape: tuple[int, ...], kind: str = dtype) -> str:
        return f"tensor<{'x'.join(map(str, shape))}x{kind}>"

    made, count = result_of(of), len(of.strides)
    steps = ", ".join(
        f"{name} = dense<{list(each)}> : tensor<{count}xi64>"
        for name, each in (("strides", of.strides), ("dilations", of.dilations))
    )
    image, filters, result = tensor(of.image), tensor(of.filters), tensor(made, "f32")
    return f"""func.func @main(%x: {image}, %f: {filters}) -> {result} {{
  %z = arith.constant dense<0.0> : {result}
  %r = linalg.{of.name} {{{steps}}} ins(%x, %f : {image}, {filters})
      outs(%z : {result}) -> {result}
  return %r : {result}
}}"""


CASES = [
    Convolution("conv_1d_ncw_fcw", (2, 4, 33), (8, 4, 3), (2,), (1,)),
    Convolution("conv_1d_nwc_wcf", (2, 20, 5), (4, 5, 6), (1,), (2,)),
    Convolution("conv_2d_nhwc_hwcf", (1, 9, 10, 8), (3, 3, 8, 16), (1, 1), (1, 1)),
    Convolution("conv_2d_nhwc_hwcf", (2, 12, 12, 3), (4, 4, 3, 8), (4, 4), (1, 1)),
    Convolution("conv_2d_nchw_fchw", (2, 3, 10, 11), (8, 3, 3, 2), (2, 1), (1, 3)),
    Convolution("conv_2d_nhwgc_gfhwc", (1, 7, 7, 2, 4), (2, 8, 3, 3, 4), (1, 1), (1, 1)),
    Convolution("conv_2d_ngchw_gfchw", (2, 2, 4, 7, 7), (2, 8, 4, 3, 3), (1, 2), (1, 1)),
    Convolution("depthwise_conv_2d_nhwc_hwcm", (1, 6, 6, 4), (3, 3, 4, 2), (1, 1), (1, 1)),
    Convolution("conv_3d_ndhwc_dhwcf", (1, 4, 5, 6, 2), (2, 2, 2, 2, 4), (1, 1, 2), (1, 2, 1)),
    # One window, of less than the image, which the stride leaves.
    Convolution("conv_2d_nchw_fchw", (1, 16, 4, 4), (8, 16, 3, 3), (2, 2), (1, 1)),
    Convolution("conv_2d_nhwc_hwcf", (2, 3, 4, 8), (3, 3, 8, 8), (2, 2), (1, 1)),
    Convolution("conv_1d_nwc_wcf", (2, 8, 4), (6, 4, 8), (3,), (1,)),
]


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("of", CASES, ids=lambda of: f"{of.name}-{of.image}")
def test_windows_are_multiplied(of: Convolution, dtype: str) -> None:
    kernel = gemmc.compile(program(of, dtype), pipeline="auto", set=["im2col.gain=0"])
    assert len(kernel.manifest["kernels"]) > 1
    rng = np.random.default_rng(2)
    values = [rng.integers(-3, 4, each).astype(np.float32) for each in (of.image, of.filters)]
    (found,) = kernel.simulate(*(each.astype(numpy_dtype(dtype)) for each in values))
    exact = wanted(of, *(each.astype(np.float64) for each in values))
    assert np.array_equal(np.asarray(found, np.float64), exact)
