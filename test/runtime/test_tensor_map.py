"""The numbers a tensor map is encoded from, and the driver call they go to."""

from __future__ import annotations

from typing import Any

import pytest
from runtime.fake_cuda import FakeCuda
from runtime.manifests import changed, tma

from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import TensorMap, load_manifest
from gemmc.runtime.tensor_map import TensorMapArguments, encode, resolve


def resolved(manifest: dict[str, Any], array: ArrayView) -> TensorMapArguments:
    parameter = load_manifest(manifest).parameters[0]
    assert isinstance(parameter, TensorMap)
    return resolve(parameter, array, Environment({"m": 4, "n": 4, "k": 4}, {"arg0": array}))


def array(pointer: int = 4096, pitch: int = 2048) -> ArrayView:
    return ArrayView(pointer, (512, 1024), (pitch, 2), "bf16", 0, None)


def test_innermost_first() -> None:
    found = resolved(tma(), array(pitch=2080))
    assert (found.pointer, found.dims, found.strides) == (4096, (1024, 512), (2080,))


def test_three_dimensions() -> None:
    manifest = tma()
    manifest["parameters"][0] |= {
        "dims": ["64", "arg0.shape[0]", "arg0.shape[1] // 64"],
        "strides_bytes": ["arg0.strides[0]", "128"],
        "box": [64, 128, 2],
        "element_strides": [1, 1, 1],
    }
    found = resolved(manifest, array())
    assert (found.dims, found.strides) == ((64, 512, 16), (2048, 128))


@pytest.mark.parametrize(
    ("manifest", "given", "message"),
    [
        (tma(), array(pointer=4104), "`arg0`: needed a base address of a multiple of 16 B"),
        (tma(), array(pitch=2056), "tensor-map strides of a multiple of 16 B"),
        (tma(), array(pitch=2**40), "below 2^40; found 1099511627776 B"),
        (changed("parameters.0.dims.0", "0"), array(), "extents of 1 to 2^32; found 0"),
    ],
)
def test_what_tma_cannot_address(manifest: dict[str, Any], given: ArrayView, message: str) -> None:
    with pytest.raises(ValueError) as caught:
        resolved(manifest, given)
    assert message in str(caught.value)


def test_a_map_of_one_dimension_has_strides_for_the_driver(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An empty list would be a null pointer, which the driver refuses."""
    cuda, manifest = FakeCuda().installed(monkeypatch), tma()
    manifest["parameters"][0] |= {
        "dims": ["arg0.shape[1]"],
        "strides_bytes": [],
        "box": [64],
        "element_strides": [1],
    }
    found = resolved(manifest, array())
    encode(found)
    assert found.strides == ()
    assert cuda.maps[0].arguments[1:6] == (1, 4096, [1024], [16], [64])


def test_the_driver_call(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = FakeCuda().installed(monkeypatch)
    encode(resolved(tma(), array()))
    assert cuda.maps[0].arguments == (
        "CU_TENSOR_MAP_DATA_TYPE_BFLOAT16",
        2,
        4096,
        [1024, 512],
        [2048],
        [64, 128],
        [1, 1],
        "CU_TENSOR_MAP_INTERLEAVE_NONE",
        "CU_TENSOR_MAP_SWIZZLE_128B",
        "CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
        "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE",
    )
