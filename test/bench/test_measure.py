"""How contenders take turns: order, rest, their own load before what counts, graphs."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from bench.fake_torch import FakeTorch
from bench.world import World

from gemmc.bench import measure
from gemmc.bench.buffers import Buffers
from gemmc.bench.contenders import Contender, absent, torch_mm
from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.sampler import Sampler

PROBLEM = Problem("f16", "nt", 64, 64, 32)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch, noise=0.0)


def buffers(world: World) -> Buffers:
    return Buffers(world.torch, PROBLEM)


def product(world: World, shared: Buffers, name: str) -> Contender:
    """torch.mm under another name, and with another cost."""
    from bench.fake_torch import multiply

    outputs = shared.outputs()

    def launch(index: int) -> None:
        a, b, out = shared.a[index], shared.right(index), outputs[index]
        world.torch.launch(name, lambda: multiply(a, b, out))

    return Contender(name, launch, outputs)


def test_buffers_exceed_twice_the_l2(world: World) -> None:
    made = buffers(world)
    assert (made.count - 1) * PROBLEM.bytes <= 2 * (1 << 15) < made.count * PROBLEM.bytes
    assert len(made.a) == len(made.b) == len(made.outputs()) == made.count
    huge = Buffers(world.torch, Problem("f32", "nn", 256, 256, 256))
    assert huge.count == 2
    assert all(byte == 0xFF for byte in made.outputs()[0].view(world.torch.uint8).array.flat)


def test_each_round_times_everyone_in_an_order_of_its_own(world: World) -> None:
    shared = buffers(world)
    names = ["fast", "slow", "lt1"]
    contenders = [torch_mm(shared), *(product(world, shared, name) for name in names)]
    plan = Plan(rounds=12, phases=("burst",), rest_s=0.2)
    result = measure.measure(shared, contenders, plan)
    turns = world.torch.replayed[2 * len(contenders) :]
    rounds = [tuple(turns[i : i + 4]) for i in range(0, len(turns), 4)]
    assert len(rounds) == 13, "one more than counts"
    assert all(Counter(each) == Counter(["torch.mm", *names]) for each in rounds)
    assert len(set(rounds)) > 6
    assert all(len(c.milliseconds["burst"]) == 12 for c in result.contenders)
    assert world.torch.clock.slept == [0.2] * 13 * 4


def test_settled_loads_the_card_and_each_makes_its_own_weather(world: World) -> None:
    shared = buffers(world)
    plan = Plan(rounds=3, phases=("settled",), settle_s=3.0, own_s=0.35, timed_s=0.15)
    before = world.torch.clock.now
    measure.measure(shared, [torch_mm(shared), product(world, shared, "slow")], plan)
    taken = world.torch.clock.now - before
    assert taken == pytest.approx(3 + 3 * (2 + 4 * 2) * 0.5, rel=0.15)
    # Of the two graphs of 30 ms: 0.15 s are 5 replays, 0.35 s are 12.
    names = [name for name in world.torch.replayed if name == "slow"]
    assert len(names) >= 3 * 4 * (5 + 12)


def test_a_settled_round_goes_there_and_back_from_both_ends(world: World) -> None:
    shared = buffers(world)
    contenders = [torch_mm(shared), *(product(world, shared, name) for name in ("slow", "lt1"))]
    plan = Plan(rounds=9, phases=("settled",), settle_s=0.0, own_s=0.0, timed_s=0.0)
    result = measure.measure(shared, contenders, plan)
    # One replay of the first, then two in a turn: one of its own weather, one that counts.
    replayed = world.torch.replayed[2 * len(contenders) :]
    rounds = [replayed[i : i + 26] for i in range(0, len(replayed), 26)]
    assert len(rounds) == 9 and len({tuple(each) for each in rounds}) > 3
    for each in rounds:
        for half in (each[:13], each[13:]):
            turns = half[1::2]
            assert half[0] == turns[0] and turns[3:] == turns[2::-1]
        assert each[1::2][:3] == each[14::2][2::-1]
    for name, cost in (("slow", world.torch.costs["slow"]), ("lt1", world.torch.costs["lt1"])):
        assert result.named(name).milliseconds["settled"] == pytest.approx([cost * 1000] * 9)


def test_the_order_depends_on_the_seed_only() -> None:
    def turns(seed: int) -> list[str]:
        with pytest.MonkeyPatch.context() as patch:
            world = World(patch, noise=0.0)
            shared = buffers(world)
            contenders = [torch_mm(shared), product(world, shared, "slow")]
            measure.measure(shared, contenders, Plan(rounds=8, phases=("burst",), seed=seed))
            return world.torch.replayed

    assert turns(1) == turns(1) != turns(2)


@pytest.mark.parametrize(
    ("cost", "launches"), [(1e-4, 300), (1e-3, 30), (3e-3, 10), (0.5, 5)],
    ids=["short", "medium", "long", "very long"],
)
def test_a_graph_is_a_burst_but_walks_over_every_set(
    world: World, cost: float, launches: int
) -> None:
    shared = buffers(world)
    assert shared.count == 5
    world.torch.costs["torch.mm"] = cost
    result = measure.measure(shared, [torch_mm(shared)], Plan(rounds=1, phases=("burst",)))
    assert result.contenders[0].launches == pytest.approx(launches, abs=shared.count)
    assert result.contenders[0].launches % shared.count == 0


def test_every_place_has_its_laps_of_the_walk_after_the_other(world: World) -> None:
    shared = Buffers(world.torch, PROBLEM, places=2)
    assert (shared.walk, shared.count, len(shared.outputs())) == (5, 10, 10)
    used: list[int] = []
    inner = torch_mm(shared)

    def launch(index: int) -> None:
        used.append(index)
        inner.launch(index)

    contenders = [Contender("torch.mm", launch, inner.outputs)]
    result = measure.measure(shared, contenders, Plan(rounds=1, phases=("burst",), repeats=1))
    graph = used[-result.contenders[0].launches - 3 : -3]
    assert graph == [*(3 * [0, 1, 2, 3, 4]), *(3 * [5, 6, 7, 8, 9])]
    assert (result.buffer_sets, result.places) == (5, 2)


def test_there_are_as_many_places_as_are_of_use_and_fit(world: World) -> None:
    def places(problem: Problem, sharers: int = 2) -> int:
        return Buffers.spread(world.torch, problem, sharers).places

    assert places(PROBLEM) == 25, "64 times the L2 of 32 KiB, in walks of 5 sets of 16 KiB"
    assert places(Problem("f16", "nt", 16, 16, 16)) == 31, "a walk is more than twice the L2"
    assert places(Problem("f32", "nn", 512, 512, 512)) == 1
    world.torch.free = 2 * 6 * 2 * 5 * PROBLEM.bytes
    assert places(PROBLEM) == 6 and places(PROBLEM, sharers=4) == 3
    world.torch.free = 0
    assert places(PROBLEM) == 1


def test_what_the_host_takes_for_a_graph_is_not_timed(world: World) -> None:
    shared = buffers(world)
    world.torch.handing_over = 400e-6
    result = measure.measure(shared, [torch_mm(shared)], Plan(rounds=1, phases=("burst",)))
    assert result.contenders[0].milliseconds["burst"] == pytest.approx([1.0])


def test_what_the_host_takes_for_a_launch_makes_no_graph_shorter(world: World) -> None:
    shared = buffers(world)
    world.torch.costs["torch.mm"], world.torch.host = 25e-6, 100e-6
    result = measure.measure(shared, [torch_mm(shared)], Plan(rounds=1, phases=("burst",)))
    assert result.contenders[0].launches == pytest.approx(1200, rel=0.03)


def test_warm_launches_stay_on_one_set(world: World) -> None:
    shared = buffers(world)
    used: list[int] = []
    inner = torch_mm(shared)

    def launch(index: int) -> None:
        used.append(index)
        inner.launch(index)

    plan = Plan(rounds=1, phases=("burst",), l2=("warm",), repeats=1)
    result = measure.measure(shared, [Contender("x", launch, inner.outputs)], plan)
    assert result.states == ("burst warm",)
    captured = used[shared.count + 1 : shared.count + 1 + 30]
    assert set(captured) == {0}


def test_one_that_is_missing_stays_in_its_place(world: World) -> None:
    shared = buffers(world)
    contenders = [torch_mm(shared), absent("gone", "why"), product(world, shared, "slow")]
    result = measure.measure(shared, contenders, Plan(rounds=1, phases=("burst",)))
    assert [c.name for c in result.contenders] == ["torch.mm", "gone", "slow"]
    assert result.named("gone").missing == "why"
    with pytest.raises(KeyError):
        result.named("nobody")


def test_choosing_among_many(world: World) -> None:
    shared = buffers(world)
    found = measure.quick(
        shared, [product(world, shared, n) for n in ("lt1", "lt2")], 0.05, 3, 0
    )
    assert found == pytest.approx([1.0, 0.9])


SMI = """#!/bin/sh
echo "1980, 2619, 650.5, 60"
echo "[N/A], 2619, 650.5, 60"
echo "1500, 2619, 690.5, 61"
sleep 5
"""


def test_clocks_are_read_from_nvidia_smi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "nvidia-smi"
    tool.write_text(SMI)
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with Sampler() as sampler:
        for _ in range(500):
            if len(sampler.samples) == 2:
                break
            __import__("time").sleep(0.01)
    (first, _), (second, _) = sampler.samples
    assert sampler.between([(first, first)]) == {
        "clocks.sm": 1980, "clocks.mem": 2619, "power.draw": 650.5, "temperature.gpu": 60,
    }  # fmt: skip
    assert sampler.between([(first, second)])["power.draw"] in (650.5, 670.5)
    assert sampler.between([]) == {}


def test_without_nvidia_smi_there_are_no_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with Sampler() as sampler:
        pass
    assert sampler.between([(0.0, 1e12)]) == {}


def test_the_fake_is_random_where_it_says_so() -> None:
    assert FakeTorch({}).random.random() == random.Random(1).random()
