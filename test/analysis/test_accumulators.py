"""Which values are one register tile, and what stores it."""

from __future__ import annotations

import pytest
from analysis.programs import PLAIN, parsed, value

from gemmc.analysis.accumulators import Web, webs
from gemmc.dialects.interfaces import Product
from gemmc.errors import GemmcError
from gemmc.ir import walk_type


def web_of(text: str = PLAIN) -> Web:
    (found,) = webs(walk_type(parsed(text), Product))
    return found


def test_the_tile_goes_through_products_loops_maps_and_extracts() -> None:
    names = {v.name_hint for v in web_of().values}
    assert names == {"zero", "acc", "product", "total", "result", "half"}


def test_it_ends_in_stores() -> None:
    web = web_of()
    assert [op.name for op in web.products] == ["tile.mma"]
    assert [op.name for op in web.stores] == ["tile.store"]


def test_a_fix_up_hands_the_tile_on_to_what_stands_in_it() -> None:
    kind, slots = "!tile.fragment<64x64xf32>", "!tile.partials<1x2x64x64xf32>"
    store = next(line for line in PLAIN.splitlines(keepends=True) if "tile.store" in line)
    inside = (
        f"  %slots = tile.partials : {slots}\n"
        f'  tile.fixup "fixup" <role> %half in %slots[%c0, %c0] : {kind} in {slots} {{\n'
        f"  ^bb2(%sum: {kind}):\n  {store.replace('%half', '%sum')}  }}\n"
    )
    web = web_of(PLAIN.replace(store, inside))
    assert [op.name for op in web.of_units] == ["tile.fixup"]
    assert [op.name for op in web.stores] == ["tile.store"]
    assert "sum" in {v.name_hint for v in web.values}


FIRST = next(line for line in PLAIN.splitlines(keepends=True) if "tile.mma" in line)
SECOND = FIRST.replace("%product =", "%second =")


def two(start: str, before: str = "") -> str:
    """A second product, added to the value `start`; the loop hands it on, or the first."""
    text = PLAIN.replace(FIRST, FIRST + before + SECOND.replace("%acc :", f"{start} :"))
    return text.replace("scf.yield %product", "scf.yield %second") if not before else text


def test_a_chain_of_products_is_one_web_in_the_order_of_the_text() -> None:
    web = web_of(two("%product"))
    assert [op.results[0].name_hint for op in web.products] == ["product", "second"]


def test_separate_sums_are_separate_webs() -> None:
    text = two("%other", before="    %other = tile.zero : !tile.fragment<64x64xf32>\n")
    assert len(webs(walk_type(parsed(text), Product))) == 2


def test_sums_that_begin_with_one_zero_are_one_web() -> None:
    assert len(webs(walk_type(parsed(two("%zero")), Product))) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "%zero = tile.zero : !tile.fragment<64x64xf32>",
            "%zero = tile.load %out : memref<64x64xf32, #tile.space<shared>> to "
            "!tile.fragment<64x64xf32>",
            "tile.load: needed an accumulator made by tile.zero; found tile.load",
        ),
        (
            "    %next =",
            "    %loose = tile.fma %product, %product, %product : !tile.fragment<64x64xf32>, "
            "!tile.fragment<64x64xf32>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>\n"
            "    %next =",
            "needed an accumulator used by tile ops and loops only; found tile.fma",
        ),
    ],
)
def test_what_is_no_accumulator_is_refused(old: str, new: str, message: str) -> None:
    text = PLAIN.replace(old, new)
    assert text != PLAIN
    module = parsed(text)
    with pytest.raises(GemmcError, match=message):
        webs(walk_type(module, Product))


def test_values_outside_of_the_web() -> None:
    module = parsed()
    (web,) = webs(walk_type(module, Product))
    assert value(module, "it") not in web.values
