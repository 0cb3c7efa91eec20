"""Products in JAX: under jit, grad and vmap, by handlers that XLA calls."""

from __future__ import annotations

import ctypes
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from stand_in import Machine, machine  # noqa: F401

import gemmc
import gemmc.jax as gj
from gemmc.jax import frame
from gemmc.jax.functions import activated

ACTIVE = ("", "relu", "silu", "gelu_tanh")


def rand(*shape: int, dtype: Any = jnp.float32) -> Any:
    key = jax.random.key(sum(shape) + len(shape))
    return jax.random.normal(key, shape, dtype=jnp.float32).astype(dtype)


def close(found: Any, wanted: Any) -> None:
    tolerance = {"float32": 1e-4, "float16": 4e-3, "bfloat16": 4e-2}[str(found.dtype)]
    np.testing.assert_allclose(
        np.asarray(found, np.float32), np.asarray(wanted, np.float32), tolerance, tolerance * 4
    )


def plain(x: Any, w: Any, bias: Any = None, activation: str = "", residual: Any = None) -> Any:
    total = x @ w.T + (0 if bias is None else bias)
    return activated(total, activation) + (0 if residual is None else residual)


@pytest.mark.parametrize(
    ("dtype", "jit", "lead"),
    [(jnp.float32, False, (6,)), (jnp.float16, True, (2, 3)), (jnp.bfloat16, True, (6,))],
)
def test_linear(machine: Machine, dtype: Any, jit: bool, lead: Any) -> None:  # noqa: F811
    x, w, bias = rand(*lead, 16, dtype=dtype), rand(8, 16, dtype=dtype), rand(8, dtype=dtype)
    call = jax.jit(gj.linear) if jit else gj.linear
    for _ in range(2):
        close(call(x, w, bias), plain(x, w, bias))
    assert len(machine.launched) == 2 == gj.counts()["launches"]
    assert not gj.counts()["fallbacks"]


@pytest.mark.parametrize("activation", ACTIVE)
def test_what_follows_is_one_kernel(machine: Machine, activation: str) -> None:  # noqa: F811
    x, w, bias, residual = rand(6, 16), rand(8, 16), rand(8), rand(6, 8)
    found = gj.linear(x, w, bias, activation=activation, residual=residual)
    close(found, plain(x, w, bias, activation, residual))
    (product,) = machine.launched
    assert product.activation == activation and product.residual


@pytest.mark.parametrize(
    "shapes", [((6, 16), (16, 8)), ((2, 3, 16), (16, 8)), ((2, 3, 6, 16), (2, 3, 16, 8))]
)
def test_matmul(machine: Machine, shapes: Any) -> None:  # noqa: F811
    a, b = (rand(*s) for s in shapes)
    close(gj.matmul(a, b), jnp.matmul(a, b))
    assert len(machine.launched) == 1


def test_matmul_of_others_is_refused() -> None:
    with pytest.raises(ValueError, match="batches of the same"):
        gj.matmul(rand(2, 6, 16), rand(3, 16, 8))


@pytest.mark.parametrize(
    ("activation", "jit"), [("", True), ("relu", False), ("silu", True), ("gelu_tanh", False)]
)
def test_gradients(machine: Machine, activation: str, jit: bool) -> None:  # noqa: F811
    given = rand(2, 3, 16), rand(8, 16), rand(8), rand(2, 3, 8)
    weights = rand(2, 3, 8)

    def ours(x: Any, w: Any, b: Any, r: Any) -> Any:
        return (gj.linear(x, w, b, activation=activation, residual=r) * weights).sum()

    def theirs(x: Any, w: Any, b: Any, r: Any) -> Any:
        return (plain(x, w, b, activation, r) * weights).sum()

    # With the value: XLA leaves out a forward product that no gradient needs.
    took = jax.value_and_grad(ours, (0, 1, 2, 3))
    value, found = (jax.jit(took) if jit else took)(*given)
    np.testing.assert_allclose(value, theirs(*given), 1e-4, 1e-3)
    for one, other in zip(found, jax.grad(theirs, (0, 1, 2, 3))(*given), strict=True):
        close(one, other)
    assert sorted(p.layout for p in machine.launched) == ["nn", "nt", "tn"]


def test_gradients_of_matmul_twice(machine: Machine) -> None:  # noqa: F811
    a, b = rand(6, 16), rand(16, 8)

    def second(function: Any) -> Any:
        first = jax.grad(lambda x: (function(x, b) ** 2).sum())
        return jax.grad(lambda x: (first(x) ** 2).sum())(a)

    np.testing.assert_allclose(second(gj.matmul), second(jnp.matmul), 1e-3, 1e-2)
    assert not gj.counts()["fallbacks"]


def test_vmap_of_many_inputs_by_one_weight_is_one_kernel(machine: Machine) -> None:  # noqa: F811
    xs, w = rand(3, 6, 16), rand(16, 8)
    close(jax.vmap(lambda x: gj.matmul(x, w))(xs), jnp.matmul(xs, w))
    assert [(p.m, p.batch) for p in machine.launched] == [(18, 0)]


def test_vmap_of_both_is_a_batch(machine: Machine) -> None:  # noqa: F811
    xs, ws = rand(3, 6, 16), rand(3, 16, 8)
    close(jax.vmap(gj.matmul)(xs, ws), jnp.matmul(xs, ws))
    close(jax.vmap(jax.vmap(gj.matmul))(xs[None], ws[None]), jnp.matmul(xs, ws)[None])
    close(jax.vmap(gj.matmul, (None, 0))(xs[0], ws), jnp.matmul(xs[0], ws))
    assert {p.batch for p in machine.launched} == {3}


def test_vmap_of_linear_and_of_its_gradient(machine: Machine) -> None:  # noqa: F811
    xs, w, bias = rand(3, 6, 16), rand(8, 16), rand(8)
    found = jax.vmap(lambda x: gj.linear(x, w, bias, activation="relu"))(xs)
    close(found, plain(xs, w, bias, "relu"))
    ours = jax.vmap(jax.grad(lambda x: gj.linear(x, w, bias).sum()))(xs)
    close(ours, jax.vmap(jax.grad(lambda x: plain(x, w, bias).sum()))(xs))
    assert not gj.counts()["fallbacks"]


def test_other_types_are_xlas_counted_and_said(machine: Machine) -> None:  # noqa: F811
    x, w = jnp.ones((6, 16), jnp.int32), jnp.ones((8, 16), jnp.int32)
    with pytest.warns(UserWarning, match="XLA computes a product: of int32|i32"):
        assert (gj.linear(x, w) == 16).all()
    assert not machine.launched and sum(gj.counts()["fallbacks"].values()) == 1


def test_what_has_no_kernel_is_xlas(machine: Machine) -> None:  # noqa: F811
    machine.refuse = "no such thing"
    x, w, bias = rand(6, 16), rand(8, 16), rand(8)
    with pytest.warns(UserWarning, match="no such thing"):
        close(gj.linear(x, w, bias), plain(x, w, bias))
    assert gj.counts()["fallbacks"] == {"no such thing": 1}


def test_what_a_launch_raises_is_an_error_of_xla(machine: Machine) -> None:  # noqa: F811
    machine.fail = "broken on purpose"
    with pytest.raises(Exception, match="gemmc: broken on purpose"):
        gj.linear(rand(6, 16), rand(8, 16)).block_until_ready()


def test_an_unknown_activation_is_refused() -> None:
    with pytest.raises(gemmc.GemmcError, match="did you mean 'gelu'"):
        gj.linear(rand(6, 16), rand(8, 16), activation="gellu")


def made_frame(major: int = 0, short: str = "") -> frame.Frame:
    made, api = frame.Frame(), frame.Api()
    api.version.major = major
    made.api = ctypes.addressof(api)
    made.held = api  # pyright: ignore
    made.struct_size = ctypes.sizeof(frame.Frame)
    made.args.struct_size = made.rets.struct_size = ctypes.sizeof(frame.Several)
    if short == "frame":
        made.struct_size -= 8
    if short == "args":
        made.args.struct_size -= 8
    return made


def test_a_frame_of_another_form_is_refused() -> None:
    frame.check(made_frame())
    with pytest.raises(RuntimeError, match="version 0.x; found 1.0"):
        frame.check(made_frame(major=1))
    with pytest.raises(RuntimeError, match="needed call frame of"):
        frame.check(made_frame(short="frame"))
    with pytest.raises(RuntimeError, match="needed arguments of"):
        frame.check(made_frame(short="args"))


def test_a_short_buffer_is_refused() -> None:
    buffer = (ctypes.c_uint64 * 6)(40)
    words = (ctypes.c_uint64 * 1)(ctypes.addressof(buffer))
    several = frame.Several(ctypes.sizeof(frame.Several), None, 1, None, ctypes.addressof(words))
    with pytest.raises(RuntimeError, match="needed buffers of 48 B; found 40 B"):
        frame.buffers(several)
