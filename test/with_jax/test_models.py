"""Models as people write them in JAX: what transforms do has to go on working."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from stand_in import Machine

import gemmc.jax as gj

WIDTH, FFN, LAYERS = 8, 12, 3


def weights() -> dict[str, Any]:
    """Of all layers, stacked, as scan wants them."""
    keys = iter(jax.random.split(jax.random.key(1), 8))

    def made(*shape: int) -> Any:
        return jax.random.normal(next(keys), (LAYERS, *shape)) / shape[-1] ** 0.5

    return {
        "qkv": made(3 * WIDTH, WIDTH), "out": made(WIDTH, WIDTH), "gate": made(FFN, WIDTH),
        "up": made(FFN, WIDTH), "down": made(WIDTH, FFN), "bias": made(WIDTH),
    }  # fmt: skip


def layer(linear: Any, x: Any, w: Any) -> Any:
    q, k, v = jnp.split(linear(x, w["qkv"]), 3, -1)
    scores = jax.nn.softmax(q @ k.swapaxes(-1, -2) / WIDTH**0.5, -1)
    x = linear(scores @ v, w["out"]) + x
    up = jax.nn.silu(linear(x, w["gate"])) * linear(x, w["up"])
    return linear(up, w["down"], w["bias"]) + x


def plain(x: Any, w: Any, bias: Any = None) -> Any:
    return x @ w.T + (0 if bias is None else bias)


def stacked(linear: Any, x: Any, w: Any, remat: bool = False) -> Any:
    def step(carried: Any, each: Any) -> Any:
        return layer(linear, carried, each), None

    return jax.lax.scan(jax.checkpoint(step) if remat else step, x, w)[0]


def close(found: Any, wanted: Any, off: float = 1e-4) -> None:
    pairs = zip(jax.tree.leaves(found), jax.tree.leaves(wanted), strict=True)
    for one, other in pairs:
        scale = float(np.abs(np.asarray(other)).max())
        np.testing.assert_allclose(np.asarray(one), np.asarray(other), off, off * scale)


def x_of(*lead: int) -> Any:
    return jax.random.normal(jax.random.key(2), (*lead, 5, WIDTH))


def no_fallbacks() -> None:
    assert not gj.counts()["fallbacks"]


def test_layers_in_a_scan(machine: Machine) -> None:
    x, w = x_of(2), weights()
    found = jax.jit(lambda a, b: stacked(gj.linear, a, b))(x, w)
    close(found, stacked(plain, x, w))
    assert len(machine.launched) == 5 * LAYERS
    no_fallbacks()


@pytest.mark.parametrize("remat", [False, True])
def test_a_training_step_through_a_scan(machine: Machine, remat: bool) -> None:
    x, w = x_of(2), weights()

    def loss(linear: Any) -> Any:
        return lambda b: (stacked(linear, x, b, remat) ** 2).mean()

    step = jax.jit(jax.value_and_grad(loss(gj.linear)))
    close(step(w), jax.value_and_grad(loss(plain))(w), 1e-3)
    forward, backward = 5 * LAYERS, 10 * LAYERS
    assert len(machine.launched) >= forward + backward - 1
    assert (len(machine.launched) > forward + backward) == remat
    no_fallbacks()


def test_a_batch_of_models_and_gradients_of_each_example(machine: Machine) -> None:
    x, w = x_of(), weights()
    many = jax.tree.map(lambda each: jnp.stack([each, 0.5 * each]), w)
    models = jax.vmap(lambda b: stacked(gj.linear, x, b))(many)
    close(models, jax.vmap(lambda b: stacked(plain, x, b))(many), 1e-2)
    first = {name: each[0] for name, each in w.items()}

    def loss(linear: Any) -> Any:
        return lambda b, a: (layer(linear, a, b) ** 2).mean()

    examples = x_of(4)
    each = jax.vmap(jax.grad(loss(gj.linear)), (None, 0))(first, examples)
    close(each, jax.vmap(jax.grad(loss(plain)), (None, 0))(first, examples), 1e-3)
    no_fallbacks()


def test_donated_and_nested(machine: Machine) -> None:
    x, w = x_of(), weights()["out"][0]
    inner = jax.jit(lambda a: gj.linear(a, w, residual=a))
    step = jax.jit(lambda a: inner(inner(a)), donate_argnums=0)
    wanted = plain(plain(x, w) + x, w) + plain(x, w) + x
    given = jnp.array(x)
    close(step(given), wanted)
    assert len(machine.launched) == 2
    for _ in range(3):
        x = step(jnp.array(x))
    assert len(machine.launched) == 8


def test_shapes_alone_launch_nothing(machine: Machine) -> None:
    x, w = x_of(2), weights()
    made = jax.eval_shape(lambda a: stacked(gj.linear, a, w), x)
    assert made.shape == x.shape and not machine.launched
    assert "ffi_call" in str(jax.make_jaxpr(lambda a: gj.linear(a, w["out"][0]))(x))
    assert not machine.launched


def test_loops_and_branches(machine: Machine) -> None:
    x, w = x_of(), weights()["out"][0]
    twice = jax.jit(lambda a: jax.lax.fori_loop(0, 2, lambda i, b: gj.linear(b, w), a))
    close(twice(x), plain(plain(x, w), w))
    chosen = jax.jit(lambda p, a: jax.lax.cond(p, lambda b: gj.linear(b, w), lambda b: b, a))
    close(chosen(True, x), plain(x, w))
    close(chosen(False, x), x)
    assert len(machine.launched) == 3
    close(jax.lax.map(lambda a: gj.linear(a, w), x_of(3)), plain(x_of(3), w))
    no_fallbacks()


def test_vectors_and_one_row(machine: Machine) -> None:
    w = weights()["up"][0]
    for x in (x_of()[0], x_of()[:1]):
        close(gj.linear(x, w), plain(x, w))
    assert [p.m for p in machine.launched] == [1, 1]


@pytest.mark.parametrize(
    ("kinds", "out"),
    [
        (("bfloat16", "float32"), "float32"),
        (("float16", "bfloat16"), "float32"),
        (("int32", "int32"), "int32"),
        (("int8", "float16"), "float16"),
    ],
)
def test_types_that_differ_are_promoted_as_jax_does(
    machine: Machine, kinds: Any, out: str
) -> None:
    x, w = (jnp.arange(12).reshape(3, 4).astype(kind) for kind in kinds)
    with pytest.warns(UserWarning, match="XLA computes a product"):
        found = gj.linear(x, w)
    assert found.dtype == out and not machine.launched
    close(found.astype("float32"), jnp.matmul(x, w.T).astype("float32"), 2e-3)


def test_what_is_wider_is_summed_so(machine: Machine) -> None:
    with jax.enable_x64(True):
        x = jnp.array([[1e9, 1.0]], jnp.float64)
        assert gj.linear(x, jnp.ones((1, 2), jnp.float64))[0, 0] == 1e9 + 1
        assert len(machine.launched) == 1, "a kernel of f64"
        big = jnp.array([[2**40 + 1]], jnp.int64)
        assert gj.linear(big, jnp.ones((1, 1), jnp.int64))[0, 0] == 2**40 + 1


def test_gradients_have_the_types_of_what_they_are_of(machine: Machine) -> None:
    x, w = x_of()[0:2].astype(jnp.bfloat16), weights()["out"][0]
    bias = jnp.ones(WIDTH, jnp.float32)
    with pytest.warns(UserWarning):
        of_x, of_w = jax.grad(lambda a, b: gj.linear(a, b).sum(), (0, 1))(x, w)
    assert (of_x.dtype, of_w.dtype) == (jnp.bfloat16, jnp.float32)
    low = w.astype(jnp.bfloat16)
    machine.launched.clear()
    found = jax.grad(lambda a, b, c: gj.linear(a, b, c).astype("float32").sum(), (0, 1, 2))(
        x, low, bias
    )
    assert [each.dtype for each in found] == [jnp.bfloat16, jnp.bfloat16, jnp.float32]
    assert len(machine.launched) == 3


def test_a_traced_function_is_traced_once(machine: Machine) -> None:
    w = weights()["out"][0]
    traced: list[int] = []

    @jax.jit
    def step(a: Any) -> Any:
        traced.append(1)
        return gj.linear(a, w)

    for _ in range(3):
        step(x_of())
    step(x_of(2))
    assert len(traced) == 2 and len(machine.launched) == 4


def test_devices_threads_and_asynchrony(machine: Machine) -> None:
    import threading

    w = weights()["out"][0]
    call = jax.jit(lambda a: gj.linear(gj.linear(a, w), w))
    wanted = plain(plain(x_of(), w), w)
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(call(x_of()))) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    for each in found:
        close(each, wanted)
    assert len(found) == 4 and len(machine.launched) == 8
