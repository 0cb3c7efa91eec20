"""The registered op: whoever watches torch sees it."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from stand_in import Machine

import gemmc.torch as gt
from gemmc.torch import eager

F = torch.nn.functional
BF16 = torch.bfloat16


def rand(*shape: int, dtype: Any = torch.float32, grad: bool = False) -> Any:
    return torch.randn(shape).to(dtype).requires_grad_(grad)


SAMPLES = [
    ((6, 16), (8, 16), "nt", False, False, ""),
    ((2, 3, 16), (8, 16), "nt", True, True, "gelu"),
    ((16, 6), (16, 8), "tn", False, False, ""),
    ((2, 6, 16), (2, 16, 8), "nn", False, False, "silu"),
]


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("grad", [False, True])
def test_torchs_own_check_of_an_op(sample: Any, grad: bool) -> None:
    a, b, layout, bias, residual, activation = sample
    n = b[-2] if layout[1] == "t" else b[-1]
    m = a[:-1] if len(b) == 2 and layout[0] == "n" else (*a[:-2], a[-1 if layout[0] == "t" else -2])
    given = (
        rand(*a, grad=grad), rand(*b, grad=grad), layout,
        rand(n, grad=grad) if bias else None, rand(*m, n, grad=grad) if residual else None,
        activation,
    )  # fmt: skip
    torch.library.opcheck(gt.OP, given, atol=1e-4, rtol=1e-4)


class Layers(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Linear(16, 32)
        self.second = torch.nn.Linear(32, 8, bias=False)

    def forward(self, x: Any) -> Any:
        return self.second(F.silu(self.first(x))) + gt.linear(
            x, self.second.weight[:, :16], activation="relu"
        )


@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
def test_the_whole_model_is_one_graph(machine: Machine, backend: str) -> None:
    made = Layers()
    wanted = made(rand(4, 16) * 0)
    gt.swap_linears(made)
    compiled = torch.compile(made, fullgraph=True, backend=backend)
    gt.reset_counts()
    x = rand(4, 16)
    torch.testing.assert_close(compiled(x), made(x), rtol=1e-4, atol=1e-4)
    assert wanted.shape == (4, 8) and gt.counts()["launches"] == 6
    compiled(x).sum().backward()
    assert made.first.weight.grad is not None and not gt.counts()["fallbacks"]


def test_sizes_may_be_symbols(machine: Machine) -> None:
    made = torch.nn.Linear(16, 8)
    layer = torch.nn.Sequential(made)
    gt.swap_linears(layer)
    graphs = 0

    def count(graph: Any, inputs: Any) -> Any:
        nonlocal graphs
        graphs += 1
        return graph.forward

    compiled = torch.compile(layer, fullgraph=True, dynamic=True, backend=count)
    for rows in (3, 5, 7, 11):
        x = rand(rows, 16)
        torch.testing.assert_close(compiled(x), F.linear(x, made.weight, made.bias))
    assert graphs == 1 and machine.launches == 4


def test_export_has_the_op() -> None:
    layer = torch.nn.Sequential(torch.nn.Linear(16, 8))
    gt.swap_linears(layer)
    program = torch.export.export(layer, (rand(4, 16),))
    assert "gemmc.product.default" in str(program.graph)


def test_fake_tensors_have_shapes_and_launch_nothing(machine: Machine) -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        found = gt.linear(torch.empty(2, 3, 16), torch.empty(8, 16), torch.empty(8))
    assert found.shape == (2, 3, 8) and machine.launches == 0


def test_a_known_geometry_is_still_seen_by_a_mode(machine: Machine) -> None:
    """The short way is there for these tensors, and must not be taken."""
    from torch.utils._python_dispatch import TorchDispatchMode

    class Log(TorchDispatchMode):
        seen: list[str] = []

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None):
            self.seen.append(str(func))
            return func(*args, **(kwargs or {}))

    x, w = rand(6, 16), rand(8, 16)
    gt.linear(x, w)
    with Log():
        gt.linear(x, w)
    assert Log.seen == ["gemmc.product.default"]


def test_a_function_mode_sees_the_op(machine: Machine) -> None:
    from torch.overrides import TorchFunctionMode

    seen: list[str] = []

    class Log(TorchFunctionMode):
        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    x, w = rand(6, 16), rand(8, 16)
    gt.linear(x, w)
    with Log():
        gt.linear(x, w)
    assert "gemmc.product.default" in seen


def test_a_subclass_sees_the_op(machine: Machine) -> None:
    class Sub(torch.Tensor):
        pass

    x, w = rand(6, 16), rand(8, 16)
    gt.linear(x, w)
    found = gt.linear(x.as_subclass(Sub), w)
    assert type(found) is Sub


@pytest.mark.parametrize("grad", [False, True])
def test_autocast_casts(machine: Machine, grad: bool) -> None:
    x, w, bias = rand(6, 16), rand(8, 16, grad=grad), rand(8, grad=grad)
    gt.linear(x, w, bias)
    with torch.autocast("cpu", BF16):
        found = gt.linear(x, w, bias)
        wanted = F.linear(x, w, bias)
    assert found.dtype == wanted.dtype == BF16
    torch.testing.assert_close(found, wanted, rtol=2e-2, atol=5e-2)
    if grad:
        found.sum().backward()
        assert w.grad is not None and w.grad.dtype == torch.float32
    assert {p.dtype for p in machine.kernels} >= {"bf16", "f32"}


def test_vmap_and_functional_gradients(machine: Machine) -> None:
    xs, w = rand(3, 6, 16), rand(8, 16)
    gt.linear(xs[0], w)
    found = torch.vmap(lambda x: gt.linear(x, w))(xs)
    torch.testing.assert_close(found, F.linear(xs, w))
    one = torch.func.grad(lambda v: gt.linear(xs[0], v).sum())(w)
    other = torch.func.grad(lambda v: F.linear(xs[0], v).sum())(w)
    torch.testing.assert_close(one, other)


def test_forward_derivatives_are_torchs_and_not_lost() -> None:
    x, w = rand(6, 16), rand(8, 16)
    gt.linear(x, w)
    with pytest.warns(gt.FallbackWarning, match="forward-mode"):
        _, found = torch.func.jvp(lambda v: gt.linear(v, w), (x,), (torch.ones_like(x),))
    torch.testing.assert_close(found, F.linear(torch.ones_like(x), w))


def test_flops_are_counted(machine: Machine) -> None:
    from torch.utils.flop_counter import FlopCounterMode

    x, w = rand(2, 3, 16, grad=True), rand(8, 16, grad=True)
    with FlopCounterMode(display=False) as counter:
        gt.linear(x, w).sum().backward()
    assert counter.get_total_flops() == 3 * 2 * 6 * 8 * 16


def test_the_profiler_has_the_op_by_name(machine: Machine) -> None:
    x, w = rand(6, 16), rand(8, 16)
    gt.linear(x, w)
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        gt.linear(x, w)
    assert "gemmc::product" in {event.key for event in profile.key_averages()}
    assert machine.launches == 2


def test_tracing_records_the_op(machine: Machine) -> None:
    w = rand(8, 16)
    gt.linear(rand(6, 16), w)
    traced = torch.jit.trace(lambda x: gt.linear(x, w), (rand(6, 16),))
    assert "gemmc::product" in str(traced.graph)


def test_gradients_of_the_op_with_an_activation(machine: Machine) -> None:
    x, w, bias = rand(6, 16, grad=True), rand(8, 16, grad=True), rand(8, grad=True)
    gt.OP(x, w, "nt", bias, None, "gelu").sum().backward()
    ours = [t.grad.clone() for t in (x, w, bias)]
    for t in (x, w, bias):
        t.grad = None
    F.gelu(F.linear(x, w, bias)).sum().backward()
    for one, t in zip(ours, (x, w, bias), strict=True):
        torch.testing.assert_close(one, t.grad, rtol=1e-4, atol=1e-4)


def test_the_ways_below_and_above_are_not_mixed(machine: Machine) -> None:
    x, w = rand(6, 16, grad=True), rand(8, 16)
    gt.OP(x, w, "nt")
    assert not eager.ABOVE
    assert gt.linear(x, w).requires_grad
