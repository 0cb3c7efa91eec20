"""Products on tensors: results, ways, launches, gradients."""

from __future__ import annotations

import contextlib
import copy
import warnings
from typing import Any

import pytest
import torch
from stand_in import Machine

import gemmc.torch as gt
from gemmc.frameworks.product import ACTIVATIONS, Product
from gemmc.torch import eager

F = torch.nn.functional
BF16 = torch.bfloat16


def rand(*shape: int, dtype: Any = torch.float32, grad: bool = False) -> Any:
    return torch.randn(shape, dtype=torch.float32).to(dtype).requires_grad_(grad)


def close(found: Any, wanted: Any) -> None:
    tolerance = {torch.float32: 1e-5, torch.float16: 2e-3, BF16: 2e-2}[found.dtype]
    torch.testing.assert_close(found, wanted, rtol=tolerance, atol=tolerance * 4)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, BF16])
@pytest.mark.parametrize("lead", [(6,), (2, 3), (2, 1, 3)])
@pytest.mark.parametrize("with_bias", [False, True])
def test_linear_is_torchs(machine: Machine, dtype: Any, lead: Any, with_bias: bool) -> None:
    x, w = rand(*lead, 16, dtype=dtype), rand(8, 16, dtype=dtype)
    bias = rand(8, dtype=dtype) if with_bias else None
    for _ in range(3):
        close(gt.linear(x, w, bias), F.linear(x, w, bias))
    assert machine.launches == 3 == gt.counts()["launches"] and not gt.counts()["fallbacks"]
    (product,) = machine.kernels
    assert (product.m, product.n, product.k, product.layout) == (6, 8, 16, "nt")


@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_what_follows_is_one_kernel(machine: Machine, activation: str) -> None:
    x, w, bias, residual = rand(6, 16), rand(8, 16), rand(8), rand(6, 8)
    found = gt.linear(x, w, bias, activation=activation, residual=residual)
    named = {"gelu_tanh": lambda v: F.gelu(v, approximate="tanh")}
    wanted = named.get(activation, getattr(F, activation, None))(F.linear(x, w, bias)) + residual
    close(found, wanted)
    assert machine.launches == 1


def test_a_second_call_takes_the_short_way(machine: Machine, monkeypatch: Any) -> None:
    x, w = rand(6, 16), rand(8, 16)
    gt.linear(x, w)
    monkeypatch.setattr(eager, "found_anew", None)
    close(gt.linear(x, w), F.linear(x, w))

    other = rand(6, 16)
    close(gt.linear(other, w), F.linear(other, w))
    assert machine.launches == 3


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
@pytest.mark.parametrize("batch", [(), (3,), (2, 3)])
def test_transposed_views_are_used_in_place(machine: Machine, layout: str, batch: Any) -> None:
    a = rand(*batch, 6, 16) if layout[0] == "n" else rand(*batch, 16, 6).mT
    b = rand(*batch, 16, 8) if layout[1] == "n" else rand(*batch, 8, 16).mT
    close(gt.matmul(a, b), torch.matmul(a, b))
    (product,) = machine.kernels
    assert product.layout == layout and machine.launches == 1


def test_many_dimensions_by_a_matrix_are_rows(machine: Machine) -> None:
    a, b = rand(2, 3, 4, 16), rand(16, 8)
    close(gt.matmul(a, b), torch.matmul(a, b))
    assert next(iter(machine.kernels)) == Product(24, 8, 16, "f32", "nn")


def test_what_lies_otherwise_is_copied(machine: Machine) -> None:
    x, w = rand(6, 32)[:, ::2], rand(8, 16)
    close(gt.linear(x, w), F.linear(x, w))
    padded = rand(6, 64)[:, :16]
    close(gt.linear(padded, w), F.linear(padded, w))
    odd = rand(6 * 16 + 1)[1:].view(6, 16)
    for _ in range(2):
        close(gt.linear(odd, w), F.linear(odd, w))
    swapped = rand(3, 2, 16).transpose(0, 1)
    close(gt.linear(swapped, w), F.linear(swapped, w))
    assert not gt.counts()["fallbacks"] and machine.launches == 5


def test_a_misaligned_tensor_of_a_known_geometry_is_copied(machine: Machine) -> None:
    w = rand(8, 16)
    gt.linear(rand(6, 16), w)
    odd = rand(6 * 16 + 1)[1:].view(6, 16)
    close(gt.linear(odd, w), F.linear(odd, w))
    assert machine.launches == 2


def grads(function: Any, *tensors: Any) -> list[Any]:
    made = [t.detach().clone().requires_grad_() for t in tensors]
    out = function(*made)
    (out * torch.arange(out.numel()).view(out.shape).to(out.dtype).cos()).sum().backward()
    return [t.grad for t in made]


@pytest.mark.parametrize("lead", [(6,), (2, 3)])
@pytest.mark.parametrize("activation", ["", *ACTIVATIONS])
def test_gradients_are_torchs(machine: Machine, lead: Any, activation: str) -> None:
    x, w, bias, residual = rand(*lead, 16), rand(8, 16), rand(8), rand(*lead, 8)

    def ours(x: Any, w: Any, b: Any, r: Any) -> Any:
        return gt.linear(x, w, b, activation=activation, residual=r)

    def theirs(x: Any, w: Any, b: Any, r: Any) -> Any:
        from gemmc.torch.reference import activated

        return activated(F.linear(x, w, b), activation) + r

    for _ in range(2):
        for one, other in zip(
            grads(ours, x, w, bias, residual), grads(theirs, x, w, bias, residual), strict=True
        ):
            close(one, other)
    assert machine.launches == 6
    layouts = sorted(p.layout for p in machine.kernels)
    assert layouts == ["nn", "nt", "tn"]


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
@pytest.mark.parametrize("batch", [(), (3,)])
def test_gradients_of_every_layout(machine: Machine, layout: str, batch: Any) -> None:
    a = rand(*batch, 6, 16) if layout[0] == "n" else rand(*batch, 16, 6)
    b = rand(*batch, 16, 8) if layout[1] == "n" else rand(*batch, 8, 16)

    def views(x: Any, y: Any) -> Any:
        return (x if layout[0] == "n" else x.mT), (y if layout[1] == "n" else y.mT)

    ours = grads(lambda x, y: gt.matmul(*views(x, y)), a, b)
    theirs = grads(lambda x, y: torch.matmul(*views(x, y)), a, b)
    for one, other in zip(ours, theirs, strict=True):
        close(one, other)
    assert machine.launches == 3 and not gt.counts()["fallbacks"]


def test_only_the_gradients_that_are_needed(machine: Machine) -> None:
    x, w = rand(6, 16), rand(8, 16, grad=True)
    gt.linear(x, w).sum().backward()
    assert machine.launches == 2 and x.grad is None
    close(w.grad, torch.ones(6, 8).t() @ x)


def test_second_gradients(machine: Machine) -> None:
    x, w = rand(4, 8).double().float(), rand(4, 8)

    def second(function: Any) -> Any:
        leaf = x.clone().requires_grad_()
        (first,) = torch.autograd.grad(function(leaf, w).pow(2).sum(), leaf, create_graph=True)
        (found,) = torch.autograd.grad(first.pow(2).sum(), leaf)
        return found

    torch.testing.assert_close(second(gt.linear), second(F.linear), rtol=1e-4, atol=1e-3)
    assert not gt.counts()["fallbacks"]


def test_modes_of_gradients_take_turns(machine: Machine) -> None:
    x, w = rand(6, 16), rand(8, 16, grad=True)
    for _ in range(3):
        assert gt.linear(x, w).requires_grad
        with torch.no_grad():
            assert not gt.linear(x, w).requires_grad
        with torch.inference_mode():
            assert gt.linear(x, w).is_inference()
    assert machine.launches == 9
    assert sum(map(len, eager.ABOVE.values())) <= 3


def test_products_of_f64_are_kernels(machine: Machine) -> None:
    """Their sums are in f64."""
    x, w, b = torch.tensor([[1e9, 1.0]]).double(), torch.ones(3, 2).double(), torch.ones(3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = gt.linear(x, w, b)
    assert machine.launches == 1 and (found == 1e9 + 2).all()


def test_a_bias_that_sums_do_not_hold_is_torchs(machine: Machine) -> None:
    x, w, b = torch.ones(6, 16), torch.ones(8, 16), torch.ones(8, dtype=torch.float64)
    with pytest.warns(gt.FallbackWarning, match="a bias"), contextlib.suppress(RuntimeError):
        gt.linear(x, w, b)
    assert machine.launches == 0


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32])
def test_other_types_are_torchs_counted_and_said(machine: Machine, dtype: Any) -> None:
    x, w = torch.ones(6, 16, dtype=dtype), torch.ones(8, 16, dtype=dtype)
    with pytest.warns(gt.FallbackWarning, match=str(dtype).removeprefix("torch.")):
        found = gt.linear(x, w)
    assert torch.equal(found, F.linear(x, w))
    assert machine.launches == 0 and sum(gt.counts()["fallbacks"].values()) == 1


def test_what_has_no_kernel_is_torchs_counted_and_said_once(machine: Machine, recwarn: Any) -> None:
    machine.refuse = "no such thing"
    x, w = rand(6, 16), rand(8, 16)
    for _ in range(3):
        close(gt.linear(x, w), F.linear(x, w))
    assert gt.counts()["fallbacks"] == {"no such thing": 3}
    assert len(recwarn) == 1
    machine.refuse = ""
    gt.linear(x, w)
    assert machine.launches == 1


def test_empty_tensors_are_torchs(machine: Machine) -> None:
    with pytest.warns(gt.FallbackWarning, match="empty"):
        assert gt.linear(rand(0, 16), rand(8, 16)).shape == (0, 8)


@pytest.mark.parametrize(
    ("shapes", "words"),
    [
        (((6, 16), (8, 15)), "multiplied"),
        (((6, 16), (8, 16), (9,)), "bias of 8"),
        (((6, 16), (8, 16), (8,), (6, 9)), "residual of shape"),
    ],
)
def test_shapes_that_do_not_fit_are_refused(shapes: Any, words: str) -> None:
    x, w, *more = (rand(*s) for s in shapes)
    named = {"residual": more.pop()} if len(more) == 2 else {}
    with pytest.raises(ValueError, match=words):
        gt.linear(x, w, *more, **named)


def test_an_unknown_activation_is_refused() -> None:
    with pytest.raises(gt_error(), match="did you mean 'gelu'"):
        gt.linear(rand(6, 16), rand(8, 16), activation="gellu")


def gt_error() -> Any:
    from gemmc import GemmcError

    return GemmcError


def model() -> Any:
    return torch.nn.Sequential(
        torch.nn.Linear(16, 32), torch.nn.ReLU(), torch.nn.Linear(32, 8, bias=False)
    )


def test_a_swapped_model_is_the_same_model(machine: Machine) -> None:
    eager_model = model()
    ours = copy.deepcopy(eager_model)
    assert gt.swap_linears(ours) == ["0", "2"]
    x = rand(4, 16)
    close(ours(x), eager_model(x))
    assert machine.launches == 2
    ours.load_state_dict(eager_model.state_dict())
    assert isinstance(ours[0], torch.nn.Linear) and "in_features=16" in repr(ours[0])
    close(gt.Linear(16, 4)(x).detach() * 0, torch.zeros(4, 4))


def test_swapping_by_name_and_not_of_subclasses(machine: Machine) -> None:
    class Mine(torch.nn.Linear):
        pass

    complex_ = torch.nn.Linear(4, 4, dtype=torch.cfloat)
    made = torch.nn.Sequential(torch.nn.Linear(4, 4), Mine(4, 4), complex_)
    assert gt.swap_linears(made, where=lambda name, module: name != "0") == []
    assert gt.swap_linears(made) == ["0"]
    lines = gt.explain(made).splitlines()
    assert "0: no kernel yet" in lines[0]
    assert "1: torch: a Mine" in lines[1] and "complex64" in lines[2]


def test_a_training_run_is_torchs(machine: Machine) -> None:
    def losses(swapped: bool) -> list[float]:
        torch.manual_seed(1)
        made = model()
        if swapped:
            gt.swap_linears(made)
        optimizer = torch.optim.AdamW(made.parameters(), lr=1e-2)
        x, y = rand(32, 16), rand(32, 8)
        found = []
        for _ in range(20):
            optimizer.zero_grad()
            loss = F.mse_loss(made(x), y)
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    theirs = losses(False)
    assert machine.launches == 0
    ours = losses(True)
    assert machine.launches == 20 * 5  # the first layer's input needs no gradient
    torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
