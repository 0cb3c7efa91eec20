"""gemmc.jax on a GPU: results, gradients, launches, and the host's time beside jnp.dot's.

    python3 test/gpu/in_jax.py [--prepare]

Writes jax.json to $OUT; exit code 1 on a failure. A product that XLA computed in silence fails it.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gemmc.frameworks.kernels import SHARED  # noqa: E402
from gemmc.frameworks.product import Product  # noqa: E402

M, N, K = 2048, 4096, 4096
SMALL = (64, 512, 512)


def products() -> list[Product]:
    """What is launched here, for the compiler ahead."""
    found: list[Product] = []
    for m, n, k in ((M, N, K), SMALL):
        found += [Product(m, n, k, "bf16", "nt", "bf16"), Product(m, n, k, "bf16", "nt")]
        found += [Product(m, k, n, "bf16", "nn"), Product(n, k, m, "bf16", "tn")]
    m, n, k = SMALL
    found.append(Product(m, n, k, "bf16", "nt", "bf16", "silu", True))
    found += [Product(4 * m, n, k, "bf16", "nn"), Product(m, n, k, "bf16", "nn", batch=4)]
    found += [Product(k, n, m, "bf16", "tn"), Product(m, k, n, "bf16", "nt")]
    return list(dict.fromkeys(found))


def main() -> int:
    if sys.argv[1:] == ["--prepare"]:
        print(SHARED.prepare(products(), "h200", 2))
        return 0
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    failed = SHARED.prepare(products(), "native", 12)
    report: dict[str, Any] = {"failed": list(map(str, failed.values())), "failures": []}
    for section in (right, host):
        try:
            section(report)
        except Exception as error:  # the other section still says something
            report["failures"].append(f"{section.__name__}: {type(error).__name__}: {error}"[:1500])
        print(json.dumps(report), flush=True)
        path = Path(os.environ.get("OUT", ".")) / "jax.json"
        path.write_text(json.dumps(report, indent=1))
    return 1 if report["failures"] else 0


def arrays(m: int, n: int, k: int) -> Any:
    import jax
    import jax.numpy as jnp

    keys = jax.random.split(jax.random.key(0), 4)
    shapes = (m, k), (n, k), (n,), (m, n)
    made = [jax.random.normal(key, s) for key, s in zip(keys, shapes, strict=True)]
    return [each.astype(jnp.bfloat16) for each in made]


def off(found: Any, wanted: Any) -> float:
    import numpy as np

    one, other = (np.asarray(each, np.float64) for each in (found, wanted))
    return float(np.linalg.norm(one - other) / np.linalg.norm(other))


def right(report: dict[str, Any]) -> None:
    import jax
    import jax.numpy as jnp

    import gemmc.jax as gj
    from gemmc.jax.functions import by_xla

    x, w, bias, residual = arrays(*SMALL)
    wide = [each.astype(jnp.float32) for each in (x, w, bias, residual)]
    with jax.default_matmul_precision("highest"):
        fused = by_xla("silu", "nt", *wide)
        grads = jax.grad(lambda a, b, c: (by_xla("", "nt", a, b, c) ** 2).sum(), (0, 1, 2))(
            *wide[:3]
        )
    call = jax.jit(lambda *given: gj.linear(*given[:3], activation="silu", residual=given[3]))
    ours = jax.jit(
        jax.grad(
            lambda a, b, c: (gj.linear(a, b, c).astype(jnp.float32) ** 2).sum(), (0, 1, 2)
        )
    )
    xs = jnp.stack([x] * 4)
    pairs = list(zip(ours(x, w, bias), grads, strict=True))
    found = {
        "fused": off(call(x, w, bias, residual), fused),
        **{f"gradient {i}": off(g, r) for i, (g, r) in enumerate(pairs)},
        "vmap one": off(jax.vmap(lambda a: gj.matmul(a, w.T))(xs)[3], by_xla("", "nt", *wide[:2])),
        "vmap both": off(
            jax.vmap(gj.matmul)(xs, jnp.stack([w.T] * 4))[2], by_xla("", "nt", *wide[:2])
        ),
    }
    counts = gj.counts()
    report["right"], report["counts"] = found, counts
    # fused, forward and two gradients, and one of each vmap.
    if counts["launches"] != 6 or counts["fallbacks"]:
        report["failures"].append(f"launches: {counts}")
    report["failures"] += [f"{name}: {each}" for name, each in found.items() if each > 0.01]


def host(report: dict[str, Any]) -> None:
    import jax
    import jax.numpy as jnp

    import gemmc.jax as gj

    for m, n, k in (SMALL, (M, N, K)):
        x, w, bias, _ = arrays(m, n, k)
        sides: dict[str, Any] = {
            "gemmc": jax.jit(gj.linear),
            "jnp.dot": jax.jit(lambda a, b, c: jnp.dot(a, b.T) + c),
        }
        step = {
            "gemmc": jax.jit(jax.grad(lambda a, b, c: (gj.linear(a, b, c) ** 2).sum(), (0, 1, 2))),
            "jnp.dot": jax.jit(
                jax.grad(lambda a, b, c: ((jnp.dot(a, b.T) + c) ** 2).sum(), (0, 1, 2))
            ),
        }
        size = f"{m}x{n}x{k}"
        report.setdefault("host_us", {})[size] = timed(sides, (x, w, bias), wait=False)
        report.setdefault("through_us", {})[size] = timed(sides, (x, w, bias), wait=True)
        report.setdefault("gradient_us", {})[size] = timed(step, (x, w, bias), wait=True)
    if gj.counts()["fallbacks"]:
        report["failures"].append(f"XLA computed: {gj.counts()}")


def timed(sides: dict[str, Any], given: Any, wait: bool) -> dict[str, float]:
    """Microseconds a call, in turns: until it returns, or until the last result is there."""
    import jax

    found: dict[str, list[float]] = {name: [] for name in sides}
    for call in sides.values():
        jax.block_until_ready([call(*given) for _ in range(20)])
    for _ in range(15):
        for name, call in sides.items():
            before = time.perf_counter()
            made = [call(*given) for _ in range(50)]
            if not wait:
                found[name].append((time.perf_counter() - before) / 50 * 1e6)
            jax.block_until_ready(made)
            if wait:
                found[name].append((time.perf_counter() - before) / 50 * 1e6)
            del made
    return {name: round(median(times), 2) for name, times in found.items()}


if __name__ == "__main__":
    sys.exit(main())
