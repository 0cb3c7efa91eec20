"""As much of torch as the launcher asks for, its tensors in host memory."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
from runtime.fake_cuda import FakeTensor


class Tensor(FakeTensor):
    """A tensor whose dtype prints as torch's; `get_device` as on `cuda:index`."""

    def get_device(self) -> int:
        return self.device.index if self.device.type == "cuda" else -1

    def is_contiguous(self) -> bool:
        return bool(self.array.flags.c_contiguous)

    def t(self) -> Tensor:
        return Tensor(self.array.T, self.dtype.removeprefix("torch."), self.device.type)

    def __getitem__(self, index: Any) -> Tensor:
        return Tensor(self.array[index], self.dtype.removeprefix("torch."), self.device.type)

    def new_empty(self, shape: tuple[int, ...], dtype: str) -> Tensor:
        return tensor(shape, dtype.removeprefix("torch."))

    def new_full(self, shape: tuple[int, ...], value: Any, dtype: str) -> Tensor:
        made = tensor(shape, dtype.removeprefix("torch."))
        made.array[...] = value
        return made


def tensor(shape: tuple[int, ...], dtype: str = "bfloat16", index: int = 0) -> Tensor:
    """One of zeros at an address that is a multiple of 128 B."""
    kind = ml_dtypes.bfloat16 if dtype == "bfloat16" else np.dtype(dtype)
    count = int(np.prod(shape))
    room = np.zeros(count + 64, kind)
    skip = (-room.ctypes.data % 128) // room.itemsize
    return Tensor(room[skip : skip + count].reshape(shape), dtype, index=index)


class Guards:
    """torch's private class of guards; `lenient` is one that has come to overlook strides."""

    lenient = False

    def __init__(self, *tensors: Any, dynamic_dims_sizes: Any, dynamic_dims_strides: Any) -> None:
        assert dynamic_dims_sizes is dynamic_dims_strides is None
        self.wanted = [self.seen(t) for t in tensors]

    def check(self, *tensors: Any) -> bool:
        return [self.seen(t) for t in tensors] == self.wanted

    def seen(self, each: Any) -> Any:
        if not isinstance(each, Tensor):
            return None
        strides = () if self.lenient else each.stride()
        return (each.shape, strides, each.dtype, str(each.device.type), each.device.index)


class Torch:
    """The module. `private` says which private interfaces it has."""

    Tensor = Tensor
    bfloat16, float16, float32 = "torch.bfloat16", "torch.float16", "torch.float32"

    def __init__(self, private: bool = True) -> None:
        self.current = 0
        self.asked = 0
        self.cuda = SimpleNamespace(
            current_device=lambda: 0,
            current_stream=self._current_stream,
            Stream=lambda device: 70 + device,
            ExternalStream=lambda handle: handle,
            stream=self._entered,
        )
        guards = SimpleNamespace(TensorGuards=Guards)
        self._C = SimpleNamespace()
        if private:
            self._C = SimpleNamespace(
                _dynamo=SimpleNamespace(guards=guards),
                _cuda_getCurrentRawStream=lambda device: self.current,
            )

    def _current_stream(self, device: int) -> Any:
        self.asked += 1
        return SimpleNamespace(cuda_stream=self.current)

    def _entered(self, stream: int) -> Any:
        return _Current(self, stream)

    def empty(self, *shape: int, dtype: str = "torch.float32", device: str = "cpu") -> Tensor:
        made = tensor(shape, dtype.removeprefix("torch."))
        made.device = SimpleNamespace(type=device, index=0)
        return made

    def empty_strided(
        self, shape: tuple[int, ...], stride: tuple[int, ...], dtype: str, device: Any
    ) -> Tensor:
        made = tensor(shape, dtype.removeprefix("torch."), device.index)
        assert made.stride() == tuple(stride)
        return made


class _Current:
    """torch.cuda.stream as a context."""

    def __init__(self, torch: Torch, stream: int) -> None:
        self.torch, self.stream = torch, stream

    def __enter__(self) -> None:
        self.before, self.torch.current = self.torch.current, self.stream

    def __exit__(self, *exception: object) -> None:
        self.torch.current = self.before
