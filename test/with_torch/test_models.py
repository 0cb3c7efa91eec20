"""Models as people write them, swapped: what torch does with modules has to go on working."""

from __future__ import annotations

import copy
import io
import itertools
import pickle
import threading
import warnings
from typing import Any

import pytest
import torch
from stand_in import Machine

import gemmc.torch as gt
from gemmc.torch import eager

F = torch.nn.functional
VOCABULARY, WIDTH, HEADS = 24, 16, 2


class Attention(torch.nn.Module):
    """Grouped queries, a cache, a mask, one projection for all three."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv = torch.nn.Linear(WIDTH, 3 * WIDTH)
        self.out = torch.nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x: Any, past: Any = None) -> Any:
        batch, length, _ = x.shape
        q, k, v = self.qkv(x).chunk(3, dim=-1)
        q, k, v = (t.view(batch, length, HEADS, -1).transpose(1, 2) for t in (q, k, v))
        if past is not None:
            k, v = torch.cat([past[0], k], 2), torch.cat([past[1], v], 2)
        found = F.scaled_dot_product_attention(q, k, v, is_causal=past is None)
        return self.out(found.transpose(1, 2).reshape(batch, length, WIDTH)), (k, v)


class Block(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.attention = Attention()
        self.norm = torch.nn.LayerNorm(WIDTH)
        self.gate, self.up = (torch.nn.Linear(WIDTH, 24, bias=False) for _ in range(2))
        self.down = torch.nn.Linear(24, WIDTH)

    def forward(self, x: Any, past: Any = None) -> Any:
        made, past = self.attention(self.norm(x), past)
        x = x + made
        return x + self.down(F.silu(self.gate(x)) * self.up(x)), past


class Model(torch.nn.Module):
    """A language model whose head is its embedding."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = torch.nn.Embedding(VOCABULARY, WIDTH)
        self.blocks = torch.nn.ModuleList(Block() for _ in range(2))
        self.head = torch.nn.Linear(WIDTH, VOCABULARY, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, tokens: Any, pasts: Any = None) -> Any:
        x = self.embedding(tokens)
        kept = []
        for block, past in zip(self.blocks, pasts or [None] * len(self.blocks), strict=True):
            x, past = block(x, past)
            kept.append(past)
        return self.head(x), kept


LINEARS = 2 * 5 + 1


def pair() -> tuple[Any, Any]:
    """The model, and the same one swapped."""
    theirs = Model()
    ours = copy.deepcopy(theirs)
    assert len(gt.swap_linears(ours)) == LINEARS
    return theirs, ours


def tokens(batch: int = 2, length: int = 5) -> Any:
    return torch.randint(0, VOCABULARY, (batch, length))


def close(found: Any, wanted: Any) -> None:
    torch.testing.assert_close(found, wanted, rtol=1e-4, atol=1e-5)


def no_fallbacks() -> None:
    assert not gt.counts()["fallbacks"]


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode, torch.enable_grad])
def test_prefill_and_decode(machine: Machine, mode: Any) -> None:
    theirs, ours = pair()
    with mode():
        given = tokens()
        one, other = ours(given), theirs(given)
        close(one[0], other[0])
        for _ in range(3):
            given = one[0][:, -1:].argmax(-1)
            one, other = ours(given, one[1]), theirs(given, other[1])
            close(one[0], other[0])
    assert machine.launches == 4 * LINEARS
    no_fallbacks()


def test_tied_weights_stay_tied_and_get_both_gradients(machine: Machine) -> None:
    theirs, ours = pair()
    assert ours.head.weight is ours.embedding.weight
    given, goal = tokens(), tokens()
    for model in (theirs, ours):
        F.cross_entropy(model(given)[0].flatten(0, 1), goal.flatten()).backward()
    for (name, one), other in zip(ours.named_parameters(), theirs.parameters(), strict=True):
        torch.testing.assert_close(one.grad, other.grad, rtol=1e-3, atol=1e-5, msg=name)
    assert machine.launches == 3 * LINEARS
    no_fallbacks()


def test_state_dicts_copies_and_pickles(machine: Machine) -> None:
    theirs, ours = pair()
    ours.load_state_dict(theirs.state_dict(), strict=True)
    theirs.load_state_dict(ours.state_dict(), strict=True)
    file = io.BytesIO()
    torch.save(ours, file)
    file.seek(0)
    given = tokens()
    wanted = theirs(given)[0]
    for made in (
        copy.deepcopy(ours),
        pickle.loads(pickle.dumps(ours)),
        torch.load(file, weights_only=False),
    ):
        assert isinstance(made.head, gt.Linear) and made.head.weight is made.embedding.weight
        close(made(given)[0], wanted)
    no_fallbacks()


def test_swapping_twice_and_by_name() -> None:
    ours = Model()
    names = gt.swap_linears(ours, where=lambda name, module: "attention" in name)
    assert names == [f"blocks.{i}.attention.{n}" for i in range(2) for n in ("qkv", "out")]
    assert gt.swap_linears(ours, where=lambda name, module: "attention" in name) == []
    assert len(gt.swap_linears(ours)) == LINEARS - 4


def test_moving_a_model_changes_its_kernels(machine: Machine) -> None:
    theirs, ours = pair()
    given = tokens()
    for dtype, off in ((torch.float32, 1e-4), (torch.bfloat16, 0.1), (torch.float16, 0.02)):
        one, other = ours.to(dtype)(given)[0], theirs.to(dtype)(given)[0]
        torch.testing.assert_close(one, other, rtol=off, atol=off)
    close(ours.double()(given)[0], theirs.double()(given)[0])
    assert {p.dtype for p in machine.kernels} == {"f32", "bf16", "f16", "f64"}


def test_a_cpu_tensor_on_a_gpus_machine_is_said(machine: Machine, monkeypatch: Any) -> None:
    from gemmc.torch import policy

    monkeypatch.setattr(policy, "DEVICE", ["cuda"])
    theirs, ours = pair()
    given = tokens()
    with pytest.warns(gt.FallbackWarning, match="on cpu") as said:
        close(ours(given)[0], theirs(given)[0])
    assert machine.launches == 0 and len(said) == 1
    assert gt.counts()["fallbacks"] == {"on cpu": LINEARS}
    with warnings.catch_warnings(), pytest.raises(gt.FallbackWarning):
        warnings.simplefilter("error")
        gt.reset_counts()
        ours(given)


def test_hooks_and_parametrizations(machine: Machine) -> None:
    layer = torch.nn.Linear(WIDTH, WIDTH)
    seen: list[Any] = []
    layer.register_forward_hook(lambda module, given, made: seen.append(made.shape))
    layer.register_full_backward_hook(lambda module, given, made: seen.append(made[0].shape))
    assert gt.swap_linears(torch.nn.Sequential(layer)) == ["0"]
    x = torch.randn(3, WIDTH, requires_grad=True)
    layer(x).sum().backward()
    assert seen == [(3, WIDTH), (3, WIDTH)] and machine.launches == 3
    normed = torch.nn.utils.parametrizations.weight_norm(gt.Linear(WIDTH, WIDTH))
    wanted = F.linear(x, normed.weight, normed.bias)
    close(normed(x), wanted)
    normed(x).sum().backward()
    assert normed.parametrizations.weight.original0.grad is not None
    no_fallbacks()


@pytest.mark.parametrize("needed", ["x", "weight", "bias", "x weight", "weight bias"])
def test_only_what_needs_gradients_gets_them(machine: Machine, needed: str) -> None:
    layer = gt.Linear(7, 5)
    x = torch.randn(2, 3, 7)
    tensors = {"x": x, "weight": layer.weight, "bias": layer.bias}
    for name, each in tensors.items():
        each.requires_grad_(name in needed.split())
    wanted = torch.autograd.grad(
        F.linear(*tensors.values()).pow(2).sum(), [tensors[n] for n in needed.split()]
    )
    layer(x).pow(2).sum().backward()
    for name, each in zip(needed.split(), wanted, strict=True):
        close(tensors[name].grad, each)
    assert [n for n, t in tensors.items() if t.grad is not None] == needed.split()
    assert machine.launches == 1 + len(set(needed.split()) - {"bias"})


@pytest.mark.parametrize("mode", ["default", "reduce-overhead", "max-autotune-no-cudagraphs"])
def test_compiled_whole(machine: Machine, mode: str) -> None:
    theirs, ours = pair()
    backend = {"backend": "aot_eager"} if mode == "default" else {"mode": mode, "backend": "eager"}
    if "backend" in backend and "mode" in backend:
        del backend["backend"]
        pytest.importorskip("torch._inductor")
    compiled = torch.compile(ours, fullgraph=True, **backend)
    given = tokens()
    with torch.no_grad():
        close(compiled(given)[0], theirs(given)[0])
    assert machine.launches == LINEARS
    no_fallbacks()


def test_compiled_with_lengths_that_change(machine: Machine) -> None:
    theirs, ours = pair()
    compiled = torch.compile(ours, fullgraph=True, dynamic=True, backend="aot_eager")
    for length in (3, 5, 8):
        given = tokens(2, length)
        one, other = compiled(given)[0], theirs(given)[0]
        close(one, other)
        one.sum().backward()
    assert machine.launches == 3 * 3 * LINEARS
    no_fallbacks()


def test_checkpointing_computes_again(machine: Machine) -> None:
    from torch.utils.checkpoint import checkpoint

    _, ours = pair()
    block = ours.blocks[0]
    x = torch.randn(2, 3, WIDTH, requires_grad=True)
    made = checkpoint(lambda v: block(v)[0], x, use_reentrant=False)
    made.sum().backward()
    found = x.grad
    x.grad = None
    block(x)[0].sum().backward()
    close(found, x.grad)
    assert machine.launches == (5 + 5 + 10) + (5 + 10)


def test_func_grad_vmap_and_functional_call(machine: Machine) -> None:
    layer, x = gt.Linear(6, 4), torch.randn(5, 3, 6)
    weights = dict(layer.named_parameters())

    def loss(w: Any, v: Any) -> Any:
        return torch.func.functional_call(layer, w, (v,)).pow(2).mean()

    each = torch.func.vmap(torch.func.grad(loss), (None, 0))(weights, x)
    for number in range(5):
        one = torch.func.grad(loss)(weights, x[number])
        for name, found in one.items():
            close(each[name][number], found)
    stacked = torch.func.stack_module_state([gt.Linear(6, 4) for _ in range(3)])[0]
    made = torch.func.vmap(
        lambda w, v: torch.func.functional_call(layer, w, (v,)), (0, None)
    )(stacked, x[0])
    for number in range(3):
        close(made[number], F.linear(x[0], stacked["weight"][number], stacked["bias"][number]))
    no_fallbacks()


def test_meta_tensors_and_fake_modes(machine: Machine) -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode

    with torch.device("meta"):
        made = Model()
    gt.swap_linears(made)
    found = made(torch.zeros(2, 5, dtype=torch.long, device="meta"))[0]
    assert found.shape == (2, 5, VOCABULARY) and found.device.type == "meta"
    with FakeTensorMode():
        layer = gt.Linear(6, 4)
        assert layer(torch.empty(3, 6)).shape == (3, 4)
    assert machine.launches == 0


def test_threads_share_a_model(machine: Machine) -> None:
    theirs, ours = pair()
    given = [tokens(1, length) for length in (2, 3, 4, 5)]
    wanted = [theirs(each)[0] for each in given]
    failed: list[BaseException] = []

    def run(number: int) -> None:
        try:
            for _ in range(10):
                close(ours(given[number])[0], wanted[number])
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failed and machine.launches == 4 * 10 * LINEARS


def test_a_sequence_of_odd_inputs(machine: Machine) -> None:
    """Expanded, sliced, permuted and overlapping inputs, vectors, and numbers of rows that never
    come twice."""
    layer = gt.Linear(6, 4)
    base = torch.randn(3, 1, 6)
    with torch.no_grad():
        for x in (
            base.expand(3, 5, 6),
            torch.randn(3, 12)[:, ::2],
            torch.randn(6, 3).t(),
            torch.randn(20).unfold(0, 6, 2),
            torch.randn(2, 6, 3).permute(0, 2, 1),
            torch.randn(6),
            *(torch.randn(rows, 6) for rows in range(1, 40)),
        ):
            close(layer(x), F.linear(x, layer.weight, layer.bias))
    assert sum(map(len, eager.ABOVE.values())) <= 60


DIMS = [
    each
    for each in itertools.product((None, 0, 1), (None, 0, 2), (None, 0, "none"), (None, 1, "none"))
    if set(each) - {None, "none"}
]


@pytest.mark.parametrize(("x_dim", "w_dim", "bias_dim", "residual_dim"), DIMS)
def test_vmap_over_any_of_the_operands_is_one_launch(
    machine: Machine, x_dim: Any, w_dim: Any, bias_dim: Any, residual_dim: Any
) -> None:
    shapes = {"x": (2, 6), "w": (4, 6), "bias": (4,), "residual": (2, 4)}
    dims = {"x": x_dim, "w": w_dim, "bias": bias_dim, "residual": residual_dim}
    dims = {name: dim for name, dim in dims.items() if dim != "none"}
    given = [
        torch.randn(shapes[n] if d is None else (*shapes[n][:d], 3, *shapes[n][d:]))
        for n, d in dims.items()
    ]

    def ours(*tensors: Any) -> Any:
        named = dict(zip(dims, tensors, strict=True))
        return gt.linear(
            named["x"], named["w"], named.get("bias"), activation="silu",
            residual=named.get("residual"),
        )  # fmt: skip

    def theirs(*tensors: Any) -> Any:
        named = dict(zip(dims, tensors, strict=True))
        made = F.silu(F.linear(named["x"], named["w"], named.get("bias")))
        return made + named.get("residual", 0)

    order = tuple(dims.values())
    with torch.no_grad():
        close(torch.vmap(ours, order)(*given), torch.vmap(theirs, order)(*given))
    assert machine.launches == 1
    no_fallbacks()
