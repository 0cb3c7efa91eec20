"""Plans and their launches: what a call costs in calls of the driver, and what it looks at."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from runtime.fake_cuda import FakeCuda
from runtime.manifests import tma
from runtime.stand_in_torch import Guards, Tensor, Torch, tensor

from gemmc.runtime import CudaError, Kernel, load, matching, plan, streams
from gemmc.runtime import cuda as driver
from gemmc.runtime import kernel as runtime_kernel

A, B, C = (512, 1024), (768, 1024), (512, 768)


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeCuda]:
    fake = FakeCuda().installed(monkeypatch)
    fake.parameters = 4
    yield fake
    driver.initialize.cache_clear()


@pytest.fixture(params=[True, False], ids=["private", "public"])
def torch(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Torch]:
    """torch with its private interfaces, and without them."""
    module = Torch(request.param)
    monkeypatch.setitem(sys.modules, "torch", module)
    matching._guards.cache_clear()
    yield module
    matching._guards.cache_clear()


def abc() -> tuple[Tensor, Tensor, Tensor]:
    return tensor(A), tensor(B), tensor(C)


def counted(cuda: FakeCuda, call: Any) -> Counter[str]:
    """The calls of the driver that `call` makes."""
    cuda.counts.clear()
    call()
    return Counter(cuda.counts)


def test_a_known_launch_is_one_call_of_the_driver(cuda: FakeCuda, torch: Torch) -> None:
    kernel, (a, b, c) = load("", tma()), abc()
    kernel(a, b, out=c)
    one = Counter({"cuLaunchKernelEx": 1})
    assert counted(cuda, lambda: kernel(a, b, out=c)) == one
    assert counted(cuda, kernel.bind(a, b, c)) == one
    torch.current = 7
    kernel(a, b, out=c)
    assert counted(cuda, lambda: kernel(a, b, out=c)) == one
    assert counted(cuda, lambda: kernel(a, b, out=c, stream=42)) == one
    assert [launch.stream for launch in cuda.launches] == [0, 0, 0, 7, 7, 42]


def test_new_addresses_encode_nothing(cuda: FakeCuda, torch: Torch) -> None:
    kernel = load("", tma())
    a, b, c = abc()
    kernel(a, b, out=c)
    kernel(a, b)
    seen: list[list[int]] = []
    cuda.kernel = lambda config, p: seen.append([cuda.mapped(p[i])[0] for i in (0, 1)])
    a2, b2, _ = abc()
    assert counted(cuda, lambda: kernel(a2, b2, out=c)) == {"cuLaunchKernelEx": 1}
    assert counted(cuda, lambda: kernel(a2, b)) == {"cuLaunchKernelEx": 1}
    assert seen == [[a2.data_ptr(), b2.data_ptr()], [a2.data_ptr(), b.data_ptr()]]


def test_a_driver_with_another_form_of_maps(cuda: FakeCuda, torch: Torch) -> None:
    """Where the address does not stand in front, the driver puts it in: once per map."""
    cuda.address_word = 1
    kernel = load("", tma())
    a, b, c = abc()
    kernel(a, b, out=c)
    seen: list[list[int]] = []
    cuda.kernel = lambda config, p: seen.append([cuda.mapped(p[i])[0] for i in (0, 1)])
    a2, b2, _ = abc()
    made = counted(cuda, lambda: kernel(a2, b2, out=c))
    assert made == {"cuLaunchKernelEx": 1, "cuTensorMapReplaceAddress": 2}
    assert counted(cuda, lambda: kernel(a2, b2, out=c)) == {"cuLaunchKernelEx": 1}
    assert seen == 2 * [[a2.data_ptr(), b2.data_ptr()]]


def test_the_output_is_allocated_as_the_first_time(cuda: FakeCuda, torch: Torch) -> None:
    kernel, (a, b, _) = load("", tma()), abc()
    found = [kernel(a, b) for _ in range(3)]
    assert [f.shape for f in found] == 3 * [C] and len({f.data_ptr() for f in found}) == 3
    assert {f.dtype for f in found} == {"torch.bfloat16"}


def test_an_open_shape_is_not_guessed_from_the_last_call(cuda: FakeCuda, torch: Torch) -> None:
    manifest = tma()
    manifest["arguments"][2]["shape"] = [None, 768]
    kernel, (a, b, c) = load("", manifest), abc()
    kernel(a, b, out=c)
    with pytest.raises(ValueError, match="`result0`: needed out=, because its shape"):
        kernel(a, b)


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        (lambda a: tensor(A, "float16"), TypeError, "`arg0`: needed dtype bf16; found f16"),
        (lambda a: tensor((512, 1032)), ValueError, "`arg0`: needed shape 512x1024; found 512x103"),
        (lambda a: tensor(A, index=1), ValueError, "`arg0`: needed an array on cuda:0, where"),
        (lambda a: tensor((1024, 512)).t(), ValueError, "`arg0`: needed a contiguous last dim"),
        (lambda a: tensor((513, 1024))[1:], None, ""),
        (lambda a: _shifted(), ValueError, "`arg0`: needed a base address of a multiple of 16 B"),
        (lambda a: _on_host(), TypeError, "needed a torch tensor on a CUDA device; found one on"),
        (lambda a: a.array, TypeError, "needed arrays of one kind, all NumPy or all on a CUDA"),
    ],
)
def test_a_plan_lets_nothing_through_that_was_refused(
    cuda: FakeCuda, torch: Torch, change: Any, error: type[Exception] | None, message: str
) -> None:
    kernel, (a, b, c) = load("", tma()), abc()
    for _ in range(2):
        kernel(a, b, out=c)
    count = len(cuda.launches)
    if error is None:
        kernel(change(a), b, out=c)
        assert len(cuda.launches) == count + 1
        return
    for call in (lambda: kernel(change(a), b, out=c), lambda: kernel(change(a), b)):
        with pytest.raises(error) as caught:
            call()
        assert message in str(caught.value)
    with pytest.raises(error, match=".*") as caught:
        kernel.bind(change(a), b, c)
    assert len(cuda.launches) == count


def _shifted() -> Tensor:
    flat = tensor((512 * 1024 + 64,))
    return Tensor(flat.array[4 : 4 + 512 * 1024].reshape(A), "bfloat16")


def _on_host() -> Tensor:
    return Tensor(tensor(A).array, "bfloat16", device="cpu")


def test_one_address_with_other_shapes_strides_and_types(cuda: FakeCuda, torch: Torch) -> None:
    """Two plans of one kernel, in turns, on the same memory."""
    kernel, (_, b, c) = load("", tma()), abc()
    wide = tensor((512, 1032))
    padded = Tensor(wide.array[:, :1024], "bfloat16")
    same = Tensor(wide.array.reshape(-1)[: 512 * 1024].reshape(A), "bfloat16")
    assert padded.data_ptr() == same.data_ptr()
    seen: list[int] = []
    cuda.kernel = lambda config, p: seen.append(int(cuda.mapped(p[0])[1][4][0]))
    for _ in range(3):
        kernel(padded, b, out=c)
        kernel(same, b, out=c)
    assert seen == 3 * [2064, 2048]


def test_modes_that_change_what_guards_see_do_not_make_them_for_ever(
    cuda: FakeCuda, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As under no_grad: the same tensors, and a guard that refuses them."""
    monkeypatch.setitem(sys.modules, "torch", Torch())
    matching._guards.cache_clear()
    made: list[Any] = []
    monkeypatch.setattr(matching, "matcher", lambda tensors: made.append(1) or (lambda *t: False))
    kernel, (a, b, c) = load("", tma()), abc()
    for _ in range(50):
        kernel(a, b, out=c)
    assert len(cuda.launches) == 50 and len(cuda.maps) == 2 and len(made) < 20


def test_private_guards_that_overlook_something_are_not_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "torch", Torch())
    for lenient in (False, True):
        monkeypatch.setattr(Guards, "lenient", lenient)
        matching._guards.cache_clear()
        assert (matching._guards() is None) == lenient
    matching._guards.cache_clear()


def test_the_private_stream_is_used_only_where_it_agrees() -> None:
    agrees, lies, lacks = Torch(), Torch(), Torch(private=False)
    lies._C._cuda_getCurrentRawStream = lambda device: 3
    for module, private in ((agrees, True), (lies, False), (lacks, False)):
        current = streams._of_torch(module)
        module.current, module.asked = 5, 0
        assert current(0) == 5 and (module.asked == 0) == private


def test_a_bound_call_follows_the_current_stream(cuda: FakeCuda, torch: Torch) -> None:
    kernel, (a, b, c) = load("", tma()), abc()
    bound, fixed = kernel.bind(a, b, c), kernel.bind(a, b, c, stream=42)
    for torch.current in (0, 7, 0):
        assert bound() is c and fixed() is c
    assert [launch.stream for launch in cuda.launches] == [0, 42, 7, 42, 0, 42]


def test_a_bound_call_names_what_it_needs(cuda: FakeCuda, torch: Torch) -> None:
    kernel, (a, b, _) = load("", tma()), abc()
    with pytest.raises(TypeError, match=r"bind: needed 3 arrays \(arg0, arg1, result0\); found 2"):
        kernel.bind(a, b)


def test_a_closed_kernel_is_not_launched(cuda: FakeCuda, torch: Torch) -> None:
    kernel, (a, b, c) = load("", tma()), abc()
    bound = kernel.bind(a, b, c)
    kernel(a, b, out=c)
    kernel.close()
    for call in (bound, lambda: kernel(a, b, out=c), lambda: kernel(a, b)):
        with pytest.raises(CudaError, match="needed one that is loaded; found it closed"):
            call()
    assert len(cuda.launches) == 1


def test_a_closed_kernel_is_not_launched_by_what_it_bound_long_ago(
    cuda: FakeCuda, torch: Torch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel keeps some plans only; a bound call keeps its own."""
    monkeypatch.setattr(runtime_kernel, "PLAN_LIMIT", 1)
    kernel, (a, b, c) = load("", tma()), abc()
    bound = kernel.bind(a, b, c)
    for pitch in (1032, 1040):
        kernel.bind(tensor((512, pitch))[:, :1024], b, c)
    kernel.close()
    with pytest.raises(CudaError, match="needed one that is loaded; found it closed"):
        bound()
    assert not cuda.launches


@pytest.mark.parametrize("current", [0, 101])
def test_another_context_is_current(cuda: FakeCuda, torch: Torch, current: int) -> None:
    """None, as on a new thread, or another device's: it is so again after the call."""
    driver.use_device(0)
    kernel, (a, b, c) = load("", tma()), abc()
    kernel(a, b, out=c)
    bound = kernel.bind(a, b, c)
    for call in (bound, lambda: kernel(a, b, out=c)):
        cuda.current = current
        call()
        assert cuda.launches[-1].context == 100
        assert cuda.current == (current or 100) and not cuda.pushed


def test_a_launch_that_fails_is_told_and_tried_again_next_time(
    cuda: FakeCuda, torch: Torch
) -> None:
    kernel, (a, b, c) = load("", tma()), abc()
    kernel(a, b, out=c)
    cuda.fail_launch = True
    message = "launching the kernel: the CUDA driver answered CUDA_ERROR_INVALID_VALUE"
    for call in (kernel.bind(a, b, c), lambda: kernel(a, b, out=c)):
        with pytest.raises(CudaError, match=message):
            call()
    cuda.fail_launch = False
    kernel(a, b, out=c)
    assert len(cuda.launches) == 2


def test_threads_share_launches_but_no_argument_block_changes(
    cuda: FakeCuda, torch: Torch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight threads, each on outputs of its own, while plans forget and make launches."""
    monkeypatch.setattr(plan, "LAUNCH_LIMIT", 4)
    kernel = load("", tma())
    a, b, _ = abc()
    outputs = [[tensor(C) for _ in range(3)] for _ in range(8)]
    kernel(a, b, out=outputs[0][0])
    wrong: list[Any] = []
    expected: dict[int, int] = {}

    def look(config: Any, parameters: Any) -> None:
        import ctypes

        found = ctypes.c_uint64.from_address(parameters[2]).value
        if found != expected[threading.get_ident()]:
            wrong.append(found)

    cuda.kernel = look

    def work(mine: list[Tensor]) -> None:
        for turn in range(300):
            out = mine[turn % 3]
            expected[threading.get_ident()] = out.data_ptr()
            kernel(a, b, out=out)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    threads = [threading.Thread(target=work, args=(mine,)) for mine in outputs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(before)
    assert not wrong and len(cuda.launches) == 1 + 8 * 300


def test_no_lock_is_held_while_the_queue_is_full(cuda: FakeCuda, torch: Torch) -> None:
    """A launch that waits in the driver; another thread launches meanwhile, known and new."""
    kernel, (a, b, c) = load("", tma()), abc()
    kernel(a, b, out=c)
    room, waiting = threading.Event(), threading.Event()

    def wait(config: Any, parameters: Any) -> None:
        if (config.stream or 0) == 42:
            waiting.set()
            assert room.wait(10)

    cuda.kernel = wait
    stuck = threading.Thread(target=lambda: kernel(a, b, out=c, stream=42))
    stuck.start()
    assert waiting.wait(10)
    kernel(a, b, out=c)
    kernel(tensor(A), b, out=c)
    kernel.bind(a, b, c)()
    room.set()
    stuck.join()
    assert len(cuda.launches) == 5


def test_kernels_of_two_devices_side_by_side(cuda: FakeCuda, torch: Torch) -> None:
    kernels: list[Kernel] = []
    for device in (0, 1):
        driver.use_device(device)
        kernels.append(load("", tma()))
    for device in (0, 1, 0, 1):
        a, b, c = (tensor(shape, index=device) for shape in (A, B, C))
        kernels[device](a, b, out=c)
        assert cuda.launches[-1].context == 100 + device
        with pytest.raises(ValueError, match=f"needed an array on cuda:{1 - device}"):
            kernels[1 - device](a, b, out=c)
    assert cuda.current == 101
