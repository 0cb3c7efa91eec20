"""A product on tensors of one geometry, prepared: an output, a look into a table, a launch.

The tensors of a call may have any number of leading dimensions: what the kernel sees are matrices
in the same memory, and the output is allocated in the shape that the caller wants.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from typing import Any

from gemmc.frameworks.kernels import SHARED
from gemmc.frameworks.product import Product
from gemmc.runtime.arrays import inspect_array
from gemmc.runtime.kernel import Kernel
from gemmc.runtime.streams import current_stream
from gemmc.torch.library import NAMES, Tensor, torch
from gemmc.torch.policy import TALLY, target

ADDRESS: Any = torch.Tensor.data_ptr


def product_of(
    a: Tensor, b: Tensor, layout: str, bias: Tensor | None, residual: Tensor | None, activation: str
) -> Product:
    """What is computed, of shapes that fit; `a` may have leading dimensions, which are rows."""
    batch = a.shape[0] if b.dim() == 3 else 0
    n, k = b.shape[-2:] if layout[1] == "t" else (b.shape[-1], b.shape[-2])
    rows = a.shape[-1] if layout[0] == "t" else prod(a.shape[bool(batch) : -1])
    kind = "" if bias is None else NAMES[bias.dtype]
    return Product(
        int(rows), int(n), int(k), NAMES[a.dtype], layout, kind, activation, residual is not None,
        int(batch),
    )  # fmt: skip


def shape_of(a: Any, b: Any, layout: str) -> tuple[Any, ...]:
    """The result's, with the leading dimensions of `a`; extents may be symbols."""
    n = b.shape[-2] if layout[1] == "t" else b.shape[-1]
    rows = (a.shape[-1],) if layout[0] == "t" else (a.shape[-2],) if b.dim() == 3 else a.shape[:-1]
    return (a.shape[0], *rows, n) if b.dim() == 3 else (*rows, n)


class Call:
    """A kernel's plan for tensors of one geometry; `count` is how often it was launched.

    Tensors are A, B, the bias and the residual, as far as the product has them.
    """

    __slots__ = ("count", "current", "device", "empty", "kernel", "plan", "product")

    def __init__(self, product: Product, kernel: Kernel, tensors: Sequence[Tensor], shape: Any):
        """Raises TypeError or ValueError where the kernel does not take the tensors."""
        self.product, self.kernel, self.count = product, kernel, 0
        first = tensors[0]
        self.device = kernel.device
        self.current = current_stream("torch")
        self.empty = partial(
            torch.empty_strided, shape, _contiguous(shape), dtype=first.dtype, device=first.device
        )
        made = self.empty()
        out = made if product.batch else made.view(-1, product.n)
        views = [inspect_array(each) for each in (*_matrices(product, tensors), out)]
        self.plan = kernel.plan_for(views)

    def __call__(self, *tensors: Tensor) -> Tensor:
        """The result; the tensors have the geometry of this call. CudaError."""
        made = self.empty()
        key = (self.current(self.device), *map(ADDRESS, tensors), made.data_ptr())
        plan = self.plan
        launch = plan.launches.young.get(key) or plan.prepare(key)
        if launch is None:
            return self(*(_aligned(each) for each in tensors))
        error = launch()
        if error:
            self.kernel.finish(launch, error)
        self.count += 1
        return made


def prepared(product: Product, tensors: Sequence[Tensor], shape: Any) -> Call:
    """A call for tensors that lie as a kernel takes them.

    Unmade without a kernel; TypeError or ValueError where it does not take the tensors.
    """
    kernel: Any = SHARED.find(product, target()).on(tensors[0].get_device())
    call = Call(product, kernel, tensors, shape)
    TALLY.calls.append(call)
    return call


def laid_out(product: Product, tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The tensors as they are if their memory is that of matrices with contiguous rows; copies
    of those that are not."""
    found = zip(tensors, _matrices(product, tensors), strict=True)
    return tuple(_usable(product, each, matrix) for each, matrix in found)


def _usable(product: Product, tensor: Tensor, matrix: Tensor) -> Tensor:
    if matrix.data_ptr() != tensor.data_ptr() or matrix.stride(-1) != 1:
        return tensor.contiguous()
    return _aligned(tensor)


def _aligned(tensor: Tensor) -> Tensor:
    return tensor if tensor.data_ptr() % 16 == 0 else tensor.clone()


def _matrices(product: Product, tensors: Sequence[Tensor]) -> list[Tensor]:
    """What the kernel is called with: leading dimensions are one; a view where there can be."""
    a, b, *more = tensors
    if product.batch:
        return [a, b, *more]
    flat = a if a.dim() == 2 else a.reshape(-1, a.shape[-1])
    residual = [each if each.dim() < 3 else each.reshape(-1, each.shape[-1]) for each in more]
    return [flat, b, *residual]


def _contiguous(shape: Sequence[int]) -> tuple[int, ...]:
    strides = [1]
    for extent in reversed(shape[1:]):
        strides.append(strides[-1] * max(extent, 1))
    return tuple(reversed(strides))
