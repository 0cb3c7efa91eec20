"""Further models in PyTorch, of the collections that nobody had tried, for `torch_models.py`.

Decoding with a cache that all heads share (Falcon's), a mixture of experts whose matrices are
gathered for each token (Mixtral's), ConvNeXt, and Conformer's blocks for speech.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor, nn
from torch.nn import functional as f

FALCON_WIDTH, FALCON_HEADS, FALCON_PLACES = 4544, 71, 1023
EXPERTS, CHOSEN, EXPERT_WIDTH, EXPERT_INNER, EXPERT_TOKENS = 8, 2, 1024, 3584, 4
CONFORMER_WIDTH, CONFORMER_HEADS, CONFORMER_FRAMES, CONFORMER_WINDOW = 512, 8, 256, 31


class FalconBlock(nn.Module):
    """Attention of many heads to one of keys and values, beside two linear layers, for one token
    and the places ahead of it."""

    def __init__(self) -> None:
        super().__init__()
        head = FALCON_WIDTH // FALCON_HEADS
        self.norm = nn.LayerNorm(FALCON_WIDTH)
        self.qkv = nn.Linear(FALCON_WIDTH, FALCON_WIDTH + 2 * head, bias=False)
        self.out = nn.Linear(FALCON_WIDTH, FALCON_WIDTH, bias=False)
        self.up = nn.Linear(FALCON_WIDTH, 4 * FALCON_WIDTH, bias=False)
        self.down = nn.Linear(4 * FALCON_WIDTH, FALCON_WIDTH, bias=False)

    def forward(self, x: Tensor, keys: Tensor, values: Tensor) -> Tensor:
        y, head = self.norm(x), FALCON_WIDTH // FALCON_HEADS
        q, k, v = self.qkv(y).split((FALCON_WIDTH, head, head), -1)
        q = q.unflatten(-1, (FALCON_HEADS, head)).transpose(1, 2)
        k, v = torch.cat((keys, k), 1)[:, None], torch.cat((values, v), 1)[:, None]
        shape = (-1, FALCON_HEADS, -1, -1)
        found = f.scaled_dot_product_attention(q, k.expand(*shape), v.expand(*shape))
        attention = self.out(found.transpose(1, 2).flatten(2))
        return x + attention + self.down(f.gelu(self.up(y)))


class FalconStep(nn.Module):
    """One token of two layers of Falcon-7B's sizes in f16, with 1023 places in the cache."""

    def __init__(self) -> None:
        super().__init__()
        self.words = nn.Embedding(32000, FALCON_WIDTH)
        self.layers = nn.ModuleList(FalconBlock() for _ in range(2))
        self.norm = nn.LayerNorm(FALCON_WIDTH)
        self.half()

    def forward(self, token: Tensor, *caches: Tensor) -> Tensor:
        x = self.words(token)
        for number, layer in enumerate(self.layers):
            x = layer(x, caches[2 * number], caches[2 * number + 1])
        return f.linear(self.norm(x), self.words.weight)


class Experts(nn.Module):
    """A mixture of experts, each token's two gathered and multiplied by it."""

    def __init__(self) -> None:
        super().__init__()
        self.router = nn.Linear(EXPERT_WIDTH, EXPERTS, bias=False)
        up, down = (EXPERTS, 2 * EXPERT_INNER, EXPERT_WIDTH), (EXPERTS, EXPERT_WIDTH, EXPERT_INNER)
        self.up = nn.Parameter(torch.randn(up) * EXPERT_WIDTH**-0.5)
        self.down = nn.Parameter(torch.randn(down) * EXPERT_INNER**-0.5)

    def forward(self, x: Tensor) -> Tensor:
        weights = self.router(x).softmax(-1, dtype=torch.float32)
        weights, chosen = weights.topk(CHOSEN, -1)
        weights = weights / weights.sum(-1, keepdim=True)
        tokens = x[:, None].expand(-1, CHOSEN, -1).flatten(0, 1)[..., None]
        gate, up = torch.bmm(self.up[chosen.flatten()], tokens)[..., 0].chunk(2, -1)
        found = torch.bmm(self.down[chosen.flatten()], (f.silu(gate) * up)[..., None])[..., 0]
        found = found.unflatten(0, (-1, CHOSEN)) * weights[..., None].to(x.dtype)
        return found.sum(1)


class ExpertLayers(nn.Module):
    """Four mixtures of experts of Mixtral's form in f16, each behind a norm and beside a
    residual: tokens to tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(Experts() for _ in range(4))
        self.norms = nn.ModuleList(nn.LayerNorm(EXPERT_WIDTH) for _ in range(4))
        self.half()

    def forward(self, x: Tensor) -> Tensor:
        for norm, layer in zip(self.norms, self.layers, strict=True):
            x = x + layer(norm(x))
        return x


class ConvNextBlock(nn.Module):
    """A window of 7×7 for each channel, a norm, two linear layers and a scale, with channels
    last."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.window = nn.Conv2d(width, width, 7, padding=3, groups=width)
        self.norm = nn.LayerNorm(width, eps=1e-6)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.scale = nn.Parameter(torch.full((width,), 0.1))

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm(self.window(x).permute(0, 2, 3, 1))
        return x + (self.scale * self.down(f.gelu(self.up(y)))).permute(0, 3, 1, 2)


class ChannelNorm(nn.LayerNorm):
    """A norm of channels that lie first."""

    def forward(self, input: Tensor) -> Tensor:
        return super().forward(input.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class ConvNext(nn.Module):
    """ConvNeXt-T: an image to logits."""

    def __init__(self) -> None:
        super().__init__()
        layers: list[nn.Module] = [nn.Conv2d(3, 96, 4, 4), ChannelNorm(96)]
        for number, (width, depth) in enumerate(((96, 3), (192, 3), (384, 9), (768, 3))):
            if number:
                layers += [ChannelNorm(width // 2), nn.Conv2d(width // 2, width, 2, 2)]
            layers += [ConvNextBlock(width) for _ in range(depth)]
        self.layers, self.norm = nn.Sequential(*layers), nn.LayerNorm(768)
        self.head = nn.Linear(768, 1000)

    def forward(self, image: Tensor) -> Tensor:
        return self.head(self.norm(self.layers(image).mean((2, 3))))


class ConformerBlock(nn.Module):
    """Half a step of two linear layers, attention, a gated window over time for each channel, and
    half a step again."""

    def __init__(self) -> None:
        super().__init__()
        wide = CONFORMER_WIDTH

        def linear() -> nn.Sequential:
            norm = nn.LayerNorm(wide)
            return nn.Sequential(
                norm, nn.Linear(wide, 4 * wide), nn.SiLU(), nn.Linear(4 * wide, wide)
            )

        self.before, self.behind = linear(), linear()
        self.norms = nn.ModuleList(nn.LayerNorm(wide) for _ in range(3))
        self.qkv, self.out = nn.Linear(wide, 3 * wide), nn.Linear(wide, wide)
        self.gated, self.pointwise = nn.Conv1d(wide, 2 * wide, 1), nn.Conv1d(wide, wide, 1)
        self.window = nn.Conv1d(wide, wide, CONFORMER_WINDOW, padding="same", groups=wide)
        self.batch_norm = nn.BatchNorm1d(wide)

    def forward(self, x: Tensor) -> Tensor:
        x = x + 0.5 * self.before(x)
        heads = self.qkv(self.norms[0](x)).unflatten(-1, (3, CONFORMER_HEADS, -1))
        q, k, v = heads.permute(2, 0, 3, 1, 4).unbind(0)
        found = f.scaled_dot_product_attention(q, k, v)
        x = x + self.out(found.transpose(1, 2).flatten(2))
        y = f.glu(self.gated(self.norms[1](x).transpose(1, 2)), 1)
        y = self.pointwise(f.silu(self.batch_norm(self.window(y))))
        x = x + y.transpose(1, 2)
        return self.norms[2](x + 0.5 * self.behind(x))


class Conformer(nn.Module):
    """Four blocks of Conformer-L's sizes in f16: frames to frames."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.Sequential(*(ConformerBlock() for _ in range(4)))
        self.half()

    def forward(self, frames: Tensor) -> Tensor:
        return self.blocks(frames)


def _falcon_inputs() -> tuple[Tensor, ...]:
    head = FALCON_WIDTH // FALCON_HEADS
    caches = (torch.randn(1, FALCON_PLACES, head).half() for _ in range(4))
    return torch.randint(32000, (1, 1)), *caches


MORE: dict[str, tuple[Callable[[], nn.Module], Callable[[], tuple[Tensor, ...]]]] = {
    "falcon_step_2_layers_f16": (FalconStep, _falcon_inputs),
    "experts_4_layers_f16": (
        ExpertLayers, lambda: (torch.randn(EXPERT_TOKENS, EXPERT_WIDTH).half(),)
    ),
    "convnext_tiny": (ConvNext, lambda: (torch.randn(1, 3, 224, 224),)),
    "conformer_4_blocks_f16": (
        Conformer, lambda: (torch.randn(1, CONFORMER_FRAMES, CONFORMER_WIDTH).half(),)
    ),
}  # fmt: skip
"""How each is made, and an example of its inputs, by name."""
