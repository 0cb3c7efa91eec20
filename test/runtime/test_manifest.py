"""Loading a manifest: the fields, and a refusal that names the wrong one.

The JSON schema that is shipped for other tools agrees with the checks written by hand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from runtime.manifests import changed, tma, without

import gemmc
from gemmc.runtime import ManifestError, load_manifest
from gemmc.runtime.manifest import Size, TensorMap

SCHEMA = json.loads((Path(gemmc.__file__).parent / "emit/manifest.schema.json").read_text())

WRONG_FORM: list[tuple[dict[str, Any], str]] = [
    (changed("schema", "other"), "manifest: schema: needed 'gemmc-manifest'; found 'other'"),
    (changed("version", 2), "manifest: version: needed 1; found 2"),
    (without("entry"), "manifest: entry: needed a non-empty string; found nothing"),
    (changed("entry", ""), "manifest: entry"),
    (changed("arguments.0.dtype", "bf17"), "arguments[0].dtype: needed one of"),
    (changed("arguments.0.role", "inout"), "arguments[0].role"),
    (changed("arguments.1.shape", [-1, 4]), "arguments[1].shape"),
    (changed("arguments.1.shape", 4), "arguments[1].shape"),
    (changed("arguments.0.alignment", 0), "arguments[0].alignment: needed an integer"),
    (changed("sizes.m", 3), "sizes.m: needed an object; found 3"),
    (changed("parameters.0.kind", "tensor"), "parameters[0].kind"),
    (changed("parameters.0.box", [64, 512]), "parameters[0].box: needed extents of at most 256"),
    (changed("parameters.0.box", []), "parameters[0].box: needed 1 to 5 dimensions"),
    (changed("parameters.0.swizzle", 96), "parameters[0].swizzle: needed one of 0, 32, 64, 128"),
    (changed("parameters.0.dims", [True, 1]), "parameters[0].dims[0]"),
    (changed("parameters.3.type", "s32"), "parameters[3].type"),
    (changed("launch.grid", ["1"]), "launch.grid: needed 3 expressions"),
    (changed("launch.block", [384, 1]), "launch.block: needed three positive integers"),
    (changed("launch.attributes", {"priority": 3}), "launch.attributes.priority"),
    (changed("launch.dynamic_shared_memory", -1), "launch.dynamic_shared_memory"),
    (changed("workspaces", None), "workspaces: needed a list of objects"),
    (changed("provenance", {"gemmc": 1}), "provenance.gemmc: needed a string"),
]
"""Wrong in form: the schema refuses these as well."""

WRONG_MEANING: list[tuple[dict[str, Any], str]] = [
    (changed("sizes.m.argument", "arg9"), "sizes.m.argument: needed one of arg0, arg1, result0"),
    (changed("sizes.m.dim", 2), "sizes.m.dim: needed below 2; found 2"),
    (changed("arguments.1.name", "arg0"), "arguments: needed distinct names"),
    (changed("arguments.1.shape", ["q", 4]), "argument `arg1` shape: needed one of k, m, n"),
    (changed("parameters.2.argument", "c"), "parameters[2].argument"),
    (changed("parameters.3.value", "m / 2"), "parameters[3].value: needed an expression"),
    (changed("launch.grid.0", "cdiv(mm, 128)"), "expression `cdiv(mm, 128)`: needed one of"),
    (changed("parameters.0.box", [128, 64]), "at most the swizzle span, 128 B; found 256 B"),
    (changed("parameters.0.box", [4, 64]), "a multiple of 16 B; found 8 B"),
    (changed("parameters.0.dims", ["1"]), "parameters[0].dims: needed 2 expressions"),
    (changed("parameters.0.element_strides", [1]), "parameters[0].element_strides"),
]


def test_a_good_manifest() -> None:
    manifest = load_manifest(json.dumps(tma()))
    jsonschema.validate(tma(), SCHEMA)
    assert manifest.entry == "main"
    assert [a.name for a in manifest.with_role("input")] == ["arg0", "arg1"]
    assert manifest.sizes["k"] == ("arg0", 1)
    assert isinstance(manifest.parameters[0], TensorMap)
    assert manifest.parameters[0].swizzle == 128
    assert isinstance(manifest.parameters[3], Size)
    assert manifest.launch.block == (384, 1, 1)
    assert manifest.arguments[2].alignment == 2, "one element unless it says more"
    assert load_manifest(manifest) is manifest


def test_the_schema_itself_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_rows_may_be_padded_when_only_tensor_maps_use_them() -> None:
    manifest = load_manifest(tma())
    assert manifest.may_be_pitched("arg0")
    assert not manifest.may_be_pitched("result0")
    both = tma()
    both["parameters"].append({"kind": "pointer", "argument": "arg0"})
    assert not load_manifest(both).may_be_pitched("arg0")


def test_optional_fields_have_defaults() -> None:
    shorter = tma()
    for name in ("element_strides", "interleave", "l2_promotion", "oob_fill"):
        del shorter["parameters"][0][name]
    del shorter["provenance"]
    jsonschema.validate(shorter, SCHEMA)
    parameter = load_manifest(shorter).parameters[0]
    assert isinstance(parameter, TensorMap)
    assert parameter.element_strides == (1, 1)
    assert (parameter.interleave, parameter.l2_promotion, parameter.oob_fill) == (0, 0, "zero")


def test_workspaces_and_launch_attributes() -> None:
    manifest = tma()
    manifest["workspaces"] = [{"name": "partials", "bytes": "m * n * 4", "initial": "zero"}]
    manifest["parameters"].append({"kind": "workspace", "workspace": "partials"})
    manifest["launch"]["attributes"] = {"programmatic_stream_serialization": True}
    jsonschema.validate(manifest, SCHEMA)
    loaded = load_manifest(manifest)
    assert loaded.workspaces[0].initial == "zero"
    assert loaded.launch.programmatic_stream_serialization
    manifest["parameters"][-1]["workspace"] = "flags"
    with pytest.raises(ManifestError, match="workspace: needed one of partials; found `flags`"):
        load_manifest(manifest)


LONG = "1 + " * 3000 + "q"


@pytest.mark.parametrize(
    ("path", "value"),
    [("launch.grid.0", LONG), ("launch.grid.0", LONG + "."), ("arguments.1.shape", [LONG, 4])],
)
def test_a_long_text_is_repeated_in_part(path: str, value: Any) -> None:
    with pytest.raises(ManifestError, match=r"1 \+ 1 \+.*\.\.\.") as said:
        load_manifest(changed(path, value))
    assert len(str(said.value)) < 600


@pytest.mark.parametrize(("manifest", "message"), WRONG_FORM + WRONG_MEANING)
def test_a_wrong_field_is_named(manifest: dict[str, Any], message: str) -> None:
    with pytest.raises(ManifestError) as caught:
        load_manifest(manifest)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("manifest", [m for m, _ in WRONG_FORM])
def test_the_schema_refuses_a_wrong_form_too(manifest: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(manifest, SCHEMA)


@pytest.mark.parametrize("text", ["", "{", "[]", "3"])
def test_what_is_no_json_object(text: str) -> None:
    with pytest.raises(ManifestError, match="^manifest: needed"):
        load_manifest(text)
