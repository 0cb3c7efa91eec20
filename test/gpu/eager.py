"""What PyTorch does for a program, op by op, as somebody would write it: to be timed beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def nibbles(torch: Any, packed: Any) -> Any:
    """Signed integers of 4 bits out of their bytes, the low ones first."""
    return torch.stack([packed << 4 >> 4, packed >> 4], -1).flatten(-2)


def table(torch: Any) -> dict[str, Callable[..., Any]]:
    """By the program's name: a function of its inputs."""
    nn, e = torch.nn.functional, torch.einsum
    bf16, f16 = torch.bfloat16, torch.float16

    def grads(x: Any, w: Any, dy: Any) -> Any:
        return dy @ w.T, x.T @ dy

    def swiglu(x: Any, one: Any, other: Any) -> Any:
        return nn.silu(x @ one) * (x @ other)

    return {
        "jax_attention_out_proj": lambda x, w: e("bqhe,hed->bqd", x, w),
        "jax_decode_m1": torch.mm,
        "jax_einsum_result_transposed": lambda a, b: e("ij,jk->ki", a, b).float(),
        "jax_einsum_tn": lambda a, b: (a.T @ b).float(),
        "jax_f32_by_bf16": lambda a, b: a @ b.float(),
        "jax_gelu_erf_bias": lambda x, w, b: nn.gelu(torch.addmm(b.to(bf16), x, w)),
        "jax_gram": lambda x: (x @ x.T).float(),
        "jax_linear_f16": torch.mm,
        "jax_linear_f32": lambda x, w, b: torch.addmm(b, x, w),
        "jax_linear_grads": grads,
        "jax_moe_dispatch": lambda a, b: e("tec,td->ecd", a, b).float(),
        "jax_odd_f32": torch.mm,
        "jax_qkv_einsum": lambda x, w: e("bsd,dthe->tbhse", x, w).float(),
        "jax_qkv_split": lambda x, w: [each.contiguous() for each in (x @ w).split(512, 1)],
        "jax_residual": lambda r, h, w: torch.addmm(r, h, w),
        "jax_scores_scaled": lambda q, k: e("bqhd,bkhd->bhqk", q, k).float() * 0.125,
        "jax_silu": lambda x, w: nn.silu(x @ w),
        "jax_softcap": lambda x, w: 30 * torch.tanh((x @ w) / 30),
        "jax_swiglu": swiglu,
        "jax_w4a16_groups": lambda x, w, s: (
            x @ (nibbles(torch, w).to(bf16).view(8, 64, 1024) * s[:, None]).view(512, 1024)
        ).float(),
        "onnx_conv1x1": lambda x, w, b: nn.conv2d(x, w, b),
        "onnx_gemm_linear": nn.linear,
        "onnx_gemm_mlp": lambda x, a, b, c, d: nn.linear(nn.relu(nn.linear(x, a, b)), c, d),
        "onnx_layernorm_matmul": lambda x, g, b, w, c: torch.addmm(
            c, nn.layer_norm(x, (256,), g, b), w
        ),
        "onnx_matmul_broadcast_4d": torch.matmul,
        "onnx_matmul_f16": torch.mm,
        "torch_linear_bias": nn.linear,
        "torch_linear_gelu_tanh": lambda x, w, b: nn.gelu(nn.linear(x, w, b), approximate="tanh"),
        "torch_mv": torch.mv,
        "torch_scores_softmax": lambda q, k: torch.softmax(q @ k.transpose(2, 3) / 8, -1),
        "torch_sdpa": nn.scaled_dot_product_attention,
        "torch_swiglu": lambda x, a, b: nn.silu(nn.linear(x, a)) * nn.linear(x, b),
        "torch_w8_weight_only": lambda x, w, s: nn.linear(x, w.to(bf16) * s[:, None]),
        "turbine_linear_3d_bias": nn.linear,
        "turbine_linear_bias": nn.linear,
        "batch_matmul_f16": lambda a, b: torch.bmm(a, b).float(),
        "matmul_bf16_cast": torch.mm,
        "matmul_f16_f32": lambda a, b: (a @ b).float(),
        "matmul_f32": torch.mm,
        "matmul_nt_bf16": lambda a, b: a @ b.T,
        "mlp_bias_relu_bf16": lambda x, w, b: nn.relu(torch.addmm(b.to(bf16), x, w)),
        "two_layer_mlp_f16": lambda x, a, b: nn.relu(x @ a).to(f16) @ b,
    }
