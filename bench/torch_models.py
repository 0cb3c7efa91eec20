"""Whole models in PyTorch, for `bench/models.py`, and how their MLIR is made.

    python bench/torch_models.py FOLDER [NAME ...]    writes NAME.mlir.gz; needs torch-mlir

Weights are arguments of the printed function, behind the inputs: they take no room in the file,
and the timing gives both sides the same.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.func import functional_call
from torch.nn import functional as f
from torch_more_models import MORE

LAYERS, WIDTH, HEADS, INNER, TOKENS = 12, 768, 12, 3072, 128
"""Of BERT-base and GPT-2 small; ViT-B/16 has as many tokens as its image has patches, and one."""

LLAMA_WIDTH, LLAMA_HEADS, LLAMA_GROUPS, LLAMA_INNER, LLAMA_TOKENS = 4096, 32, 8, 14336, 64
IMAGE, PATCH, CLASSES = 224, 16, 1000


class Bert(nn.Module):
    """BERT-base: tokens and a mask of them to a pooled vector."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.places = nn.Embedding(30522, WIDTH), nn.Embedding(TOKENS, WIDTH)
        self.norm, self.pooled = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, WIDTH)
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(WIDTH, HEADS, INNER, 0.0, "gelu", batch_first=True)
            for _ in range(LAYERS)
        )

    def forward(self, tokens: Tensor, mask: Tensor) -> Tensor:
        x = self.norm(self.words(tokens) + self.places.weight)
        for layer in self.layers:
            x = layer(x, src_key_padding_mask=~mask)
        return torch.tanh(self.pooled(x[:, 0]))


class Block(nn.Module):
    """Attention and two linear layers, each behind a norm and beside a residual. `causal` with
    PyTorch's attention and gelu by tanh, as GPT-2 has; else by products and softmax, as in ViT."""

    def __init__(self, causal: bool) -> None:
        super().__init__()
        self.causal = causal
        self.before_attention, self.before_linear = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)

    def attention(self, x: Tensor) -> Tensor:
        batch, tokens, _ = x.shape
        heads = self.qkv(x).reshape(batch, tokens, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        q, k, v = heads.unbind(0)
        if self.causal:
            found = f.scaled_dot_product_attention(q, k, v, is_causal=True)
        else:
            scores = (q * (WIDTH // HEADS) ** -0.5) @ k.transpose(-2, -1)
            found = scores.softmax(-1) @ v
        return self.out(found.transpose(1, 2).reshape(batch, tokens, WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.before_attention(x))
        gelu = "tanh" if self.causal else "none"
        return x + self.down(f.gelu(self.up(self.before_linear(x)), approximate=gelu))


class Gpt2(nn.Module):
    """GPT-2 small in f16: tokens to logits."""

    def __init__(self) -> None:
        super().__init__()
        self.words = nn.Embedding(50257, WIDTH)
        self.places = nn.Parameter(torch.randn(TOKENS, WIDTH) * 0.02)
        self.layers = nn.ModuleList(Block(causal=True) for _ in range(LAYERS))
        self.norm = nn.LayerNorm(WIDTH)
        self.half()

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.words(tokens) + self.places
        for layer in self.layers:
            x = layer(x)
        return f.linear(self.norm(x), self.words.weight)


class Vit(nn.Module):
    """ViT-B/16 in f16: an image to logits."""

    def __init__(self) -> None:
        super().__init__()
        patches = (IMAGE // PATCH) ** 2
        self.patches = nn.Conv2d(3, WIDTH, PATCH, PATCH)
        self.first = nn.Parameter(torch.zeros(1, 1, WIDTH))
        self.places = nn.Parameter(torch.randn(1, patches + 1, WIDTH))
        self.layers = nn.ModuleList(Block(causal=False) for _ in range(LAYERS))
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, CLASSES)
        self.half()

    def forward(self, image: Tensor) -> Tensor:
        x = self.patches(image).flatten(2).transpose(1, 2)
        x = torch.cat([self.first.expand(x.shape[0], -1, -1), x], 1) + self.places
        for layer in self.layers:
            x = layer(x)
        return self.head(self.norm(x)[:, 0])


def convolution(
    channels: int, out: int, window: int, stride: int = 1, groups: int = 1,
    activation: nn.Module | None = None,
) -> nn.Sequential:
    """A convolution, batch norm, and an activation."""
    first = nn.Conv2d(channels, out, window, stride, window // 2, groups=groups, bias=False)
    return nn.Sequential(first, nn.BatchNorm2d(out), *([activation] if activation else []))


class Bottleneck(nn.Module):
    """Three convolutions beside a residual, or beside a convolution of it."""

    def __init__(self, channels: int, width: int, stride: int) -> None:
        super().__init__()
        self.main = nn.Sequential(
            convolution(channels, width, 1, activation=nn.ReLU()),
            convolution(width, width, 3, stride, activation=nn.ReLU()),
            convolution(width, 4 * width, 1),
        )
        same = stride == 1 and channels == 4 * width
        self.beside = nn.Identity() if same else convolution(channels, 4 * width, 1, stride)

    def forward(self, x: Tensor) -> Tensor:
        return f.relu(self.main(x) + self.beside(x))


class Resnet50(nn.Module):
    """ResNet-50: an image to logits."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(
            convolution(3, 64, 7, 2, activation=nn.ReLU()), nn.MaxPool2d(3, 2, 1)
        )
        blocks: list[nn.Module] = []
        channels = 64
        for stage, count in enumerate((3, 4, 6, 3)):
            for number in range(count):
                stride = 2 if stage and not number else 1
                blocks.append(Bottleneck(channels, 64 << stage, stride))
                channels = 4 * (64 << stage)
        self.blocks, self.head = nn.Sequential(*blocks), nn.Linear(channels, CLASSES)

    def forward(self, image: Tensor) -> Tensor:
        x = self.blocks(self.stem(image))
        return self.head(f.adaptive_avg_pool2d(x, 1).flatten(1))


class Inverted(nn.Module):
    """Wider, a convolution of each channel alone, narrower again, beside a residual."""

    def __init__(self, channels: int, out: int, stride: int, times: int) -> None:
        super().__init__()
        wide = channels * times
        ahead = [convolution(channels, wide, 1, activation=nn.ReLU6())] if times > 1 else []
        self.main = nn.Sequential(
            *ahead, convolution(wide, wide, 3, stride, wide, nn.ReLU6()), convolution(wide, out, 1)
        )
        self.residual = stride == 1 and channels == out

    def forward(self, x: Tensor) -> Tensor:
        return x + self.main(x) if self.residual else self.main(x)


class MobilenetV2(nn.Module):
    """MobileNetV2: an image to logits."""

    def __init__(self) -> None:
        super().__init__()
        blocks: list[nn.Module] = [convolution(3, 32, 3, 2, activation=nn.ReLU6())]
        channels = 32
        for times, out, count, stride in (
            (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1),
            (6, 160, 3, 2), (6, 320, 1, 1),
        ):  # fmt: skip
            for number in range(count):
                blocks.append(Inverted(channels, out, 1 if number else stride, times))
                channels = out
        blocks.append(convolution(channels, 1280, 1, activation=nn.ReLU6()))
        self.blocks, self.head = nn.Sequential(*blocks), nn.Linear(1280, CLASSES)

    def forward(self, image: Tensor) -> Tensor:
        return self.head(self.blocks(image).mean((2, 3)))


class Rms(nn.Module):
    """A norm by the root of the mean square, taken in f32."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(LLAMA_WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        wide = x.float()
        scale = torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * (wide * scale).to(x.dtype)


class LlamaBlock(nn.Module):
    """Attention of 32 heads in 8 groups with turned positions, and SwiGLU."""

    def __init__(self) -> None:
        super().__init__()
        head = LLAMA_WIDTH // LLAMA_HEADS
        self.q, self.out = (nn.Linear(LLAMA_WIDTH, LLAMA_WIDTH, bias=False) for _ in range(2))
        self.k, self.v = (
            nn.Linear(LLAMA_WIDTH, LLAMA_GROUPS * head, bias=False) for _ in range(2)
        )
        self.gate, self.up = (nn.Linear(LLAMA_WIDTH, LLAMA_INNER, bias=False) for _ in range(2))
        self.down = nn.Linear(LLAMA_INNER, LLAMA_WIDTH, bias=False)
        self.before_attention, self.before_linear = Rms(), Rms()

    def attention(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        def turned(each: Tensor) -> Tensor:
            left, right = each.chunk(2, -1)
            return each * cos + torch.cat((-right, left), -1) * sin

        q, k, v = (
            each(x).unflatten(-1, (-1, LLAMA_WIDTH // LLAMA_HEADS)).transpose(1, 2)
            for each in (self.q, self.k, self.v)
        )
        q, k = turned(q), turned(k)
        shape = (-1, -1, LLAMA_HEADS // LLAMA_GROUPS, -1, -1)
        k, v = (each[:, :, None].expand(*shape).reshape(q.shape) for each in (k, v))
        later = torch.full(2 * (LLAMA_TOKENS,), -65504.0, dtype=x.dtype, device=x.device).triu(1)
        scores = (q @ k.transpose(2, 3)) * (LLAMA_WIDTH // LLAMA_HEADS) ** -0.5 + later
        weights = scores.softmax(-1, dtype=torch.float32).to(x.dtype)
        return self.out((weights @ v).transpose(1, 2).flatten(2))

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        x = x + self.attention(self.before_attention(x), cos, sin)
        y = self.before_linear(x)
        return x + self.down(f.silu(self.gate(y)) * self.up(y))


class Llama(nn.Module):
    """Two layers of Llama-8B's sizes in f16: tokens to logits."""

    def __init__(self) -> None:
        super().__init__()
        self.words = nn.Embedding(32000, LLAMA_WIDTH)
        self.layers = nn.ModuleList(LlamaBlock() for _ in range(2))
        self.norm, self.head = Rms(), nn.Linear(LLAMA_WIDTH, 32000, bias=False)
        self.half()

    def forward(self, tokens: Tensor) -> Tensor:
        x, head = self.words(tokens), LLAMA_WIDTH // LLAMA_HEADS
        places = torch.arange(LLAMA_TOKENS, device=x.device)[:, None]
        angles = places * 1e4 ** (-torch.arange(0, head, 2, device=x.device) / head)
        angles = torch.cat((angles, angles), -1)
        cos, sin = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
        for layer in self.layers:
            x = layer(x, cos, sin)
        return self.head(self.norm(x))


class Model(NamedTuple):
    """How a model is made, and an example of its inputs."""

    make: Callable[[], nn.Module]
    inputs: Callable[[], tuple[Tensor, ...]]


MODELS = {
    "bert_base": Model(
        Bert,
        lambda: (torch.randint(30522, (1, TOKENS)), torch.ones(1, TOKENS, dtype=torch.bool)),
    ),
    "gpt2_small_f16": Model(Gpt2, lambda: (torch.randint(50257, (1, TOKENS)),)),
    "vit_b16_f16": Model(Vit, lambda: (torch.randn(1, 3, IMAGE, IMAGE).half(),)),
    "resnet50": Model(Resnet50, lambda: (torch.randn(1, 3, IMAGE, IMAGE),)),
    "mobilenet_v2": Model(MobilenetV2, lambda: (torch.randn(1, 3, IMAGE, IMAGE),)),
    "llama_2_layers_f16": Model(Llama, lambda: (torch.randint(32000, (1, LLAMA_TOKENS)),)),
    **{name: Model(*each) for name, each in MORE.items()},
}
"""The models by their names; those without a type in theirs are in f32."""


def made(name: str) -> tuple[nn.Module, tuple[Tensor, ...]]:
    """A model and its inputs on the CPU, the same ones each time."""
    torch.manual_seed(0)
    return MODELS[name].make().eval(), MODELS[name].inputs()


def weights(model: nn.Module) -> dict[str, Tensor]:
    """What a model's function has as arguments behind its inputs, in their order."""
    floats = {name: each for name, each in model.named_buffers() if each.is_floating_point()}
    return {**dict(model.named_parameters()), **floats}


def mlir(name: str) -> str:
    """The model as torch-mlir prints it, in linalg on tensors."""
    from torch_mlir import fx

    model, inputs = made(name)
    held = weights(model)

    class OfArguments(nn.Module):
        def forward(self, *arguments: Any) -> Any:
            own = dict(zip(held, arguments[len(inputs) :], strict=True))
            return functional_call(model, own, arguments[: len(inputs)])

    with torch.no_grad():
        exported = torch.export.export(
            OfArguments(), (*inputs, *(each.detach() for each in held.values()))
        )
    found = fx.export_and_import(exported, output_type="linalg-on-tensors", func_name="main")
    return found.operation.get_asm(large_elements_limit=None)


def main() -> int:
    folder = Path(sys.argv[1])
    for name in sys.argv[2:] or MODELS:
        path = folder / f"{name}.mlir.gz"
        path.write_bytes(gzip.compress(mlir(name).encode(), mtime=0))
        print(f"{path}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
