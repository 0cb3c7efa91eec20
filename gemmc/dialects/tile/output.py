"""Ops on the way of a finished tile out of the registers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import MemRefType, NoneAttr, StringAttr, UnitAttr
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.interfaces import (
    BulkStore,
    ByCopyEngine,
    CacheHinted,
    FragmentFlow,
    HasAtom,
    Touched,
)
from gemmc.dialects.tile.atoms import thread_tile
from gemmc.dialects.tile.attrs import ROLE, AtomAttr, LayoutAttr, ScopeAttr
from gemmc.dialects.tile.data.moves import verify_adds, verify_atom, verify_cache
from gemmc.dialects.tile.kernel import I64, int_attr
from gemmc.dialects.tile.types import FragmentType, WindowType, memref_type


@op_definition
class ExtractOp(IRDLOperation, FragmentFlow):
    """Columns `first` … of a fragment, as many as the result has: the same registers.

    Of a fragment that one thread holds it may be some rows only, those from `row` on.
    """

    name = "tile.extract"

    value = operand_def(FragmentType)
    first = prop_def(I64)
    row = opt_prop_def(I64)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = (
        "$value `from` $first (`row` $row^)? attr-dict `:` type($value) `to` type($result)"
    )

    def __init__(
        self, value: SSAValue, first: int, columns: int, rows: tuple[int, int] | None = None,
        layout: LayoutAttr | None = None,
    ):
        """`rows`, of what one thread holds: from which one on, and how many; the `layout` of the
        columns, where it is known."""
        kind = value.type
        assert isinstance(kind, FragmentType)
        result = FragmentType.of((kind.get_shape()[0], columns), kind.element_type, layout)
        if rows is not None:
            shape = rows[1], columns
            result = FragmentType.of(shape, kind.element_type, thread_tile(shape))
        super().__init__(
            operands=[value],
            properties={
                "first": int_attr(first),
                "row": None if rows is None else int_attr(rows[0]),
            },
            result_types=[result],
        )

    def verify_(self) -> None:
        value, result = self.value.type, self.result.type
        assert isinstance(value, FragmentType)
        assert isinstance(result, FragmentType)
        rows, columns = value.get_shape()
        if self.row is not None:
            rows = self._rows_behind(value, self.row.value.data)
        _verify_columns(result, self.first.value.data, (rows, columns), value)

    def _rows_behind(self, value: FragmentType, row: int) -> int:
        """Rows of the result, if a thread has so many from that row on."""
        held, rows = value.get_shape()[0], self.result.type.get_shape()[0]
        if isinstance(value.layout, NoneAttr) or value.register_layout.num_threads > 1:
            raise VerifyException(f"needed rows of what one thread holds; found {value}")
        if row < 0 or row + rows > held:
            raise VerifyException(f"needed rows within {held}; found {rows} from {row}")
        return rows

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)

    @property
    def keeps_columns(self) -> bool:
        value = self.value.type
        assert isinstance(value, FragmentType)
        return self.result.type.get_shape()[1] == value.get_shape()[1]


def _verify_columns(
    part: FragmentType, first: int, within: Sequence[int], of: FragmentType
) -> None:
    """Columns from the first on, of so many rows and columns of a fragment."""
    rows, columns = within
    if part.get_shape()[0] != rows or first < 0 or first + part.get_shape()[1] > columns:
        raise VerifyException(
            f"needed {rows} rows and columns within {columns}; found "
            f"{'x'.join(map(str, part.get_shape()))} from {first}"
        )
    if part.element_type != of.element_type:
        raise VerifyException("needed equal element types")


@op_definition
class ConcatOp(IRDLOperation, FragmentFlow):
    """Fragments of equally many rows side by side, in the order given: the same registers."""

    name = "tile.concat"

    parts = var_operand_def(FragmentType)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = "$parts attr-dict `:` type($parts) `to` type($result)"

    def __init__(self, parts: Sequence[SSAValue], result: FragmentType):
        super().__init__(operands=[parts], result_types=[result])

    def verify_(self) -> None:
        result, columns = self.result.type, 0
        assert isinstance(result, FragmentType)
        for part in (each.type for each in self.parts):
            assert isinstance(part, FragmentType)
            columns += part.get_shape()[1]
            if part.get_shape()[0] != result.get_shape()[0]:
                raise VerifyException(f"needed parts of {result.get_shape()[0]} rows; found {part}")
            if part.element_type != result.element_type:
                raise VerifyException("needed equal element types")
        if columns != result.get_shape()[1]:
            raise VerifyException(
                f"needed parts of {result.get_shape()[1]} columns in all; found {columns}"
            )

    def flows(self) -> Sequence[tuple[int, int]]:
        return [(number, 0) for number in range(len(self.parts))]


@op_definition
class InsertOp(IRDLOperation, FragmentFlow):
    """A fragment with other elements in the columns from `first` on, as many as the part has: the
    same registers, of which those of the part's elements hold these now."""

    name = "tile.insert"

    value = operand_def(FragmentType)
    part = operand_def(FragmentType)
    first = prop_def(I64)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = (
        "$part `into` $value `from` $first attr-dict `:` type($part) `into` type($value) "
        "`to` type($result)"
    )

    def __init__(self, value: SSAValue, part: SSAValue, first: int):
        properties = {"first": int_attr(first)}
        super().__init__(
            operands=[value, part], properties=properties, result_types=[value.type]
        )

    def verify_(self) -> None:
        value, part, first = self.value.type, self.part.type, self.first.value.data
        assert isinstance(value, FragmentType)
        assert isinstance(part, FragmentType)
        if value != self.result.type:
            raise VerifyException(f"needed a result like {value}; found {self.result.type}")
        _verify_columns(part, first, value.get_shape(), value)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0), (1, 0))


@op_definition
class MoveOp(IRDLOperation, FragmentFlow):
    """The elements of a fragment in registers of their own, which no other value shares."""

    name = "tile.move"

    value = operand_def(FragmentType)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, value: SSAValue):
        super().__init__(operands=[value], result_types=[value.type])

    def verify_(self) -> None:
        if self.value.type != self.result.type:
            raise VerifyException("needed a result of the operand's type")

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)


@op_definition
class BulkStoreOp(IRDLOperation, HasAtom, BulkStore, CacheHinted, ByCopyEngine):
    """Copy a shared-memory buffer to a window of global memory; what is outside is dropped.

    With an atom that completes by the issuing thread's bulk group, the buffer is read until
    that thread has waited for the group. `cache` is what L2 should do with the lines. With `adds`,
    elements are added to what is in the window.
    """

    name = "tile.bulk_store"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    atom = opt_prop_def(AtomAttr)
    cache = opt_prop_def(StringAttr)
    adds = opt_prop_def(UnitAttr)
    source = operand_def(MemRefType)
    target = operand_def(WindowType)

    assembly_format = (
        "$label $scope (`atom` $atom^)? (`cache` $cache^)? $source (`adds` $adds^)? `to` "
        "$target attr-dict `:` type($source) `to` type($target)"
    )

    def __init__(
        self, label: str, source: SSAValue, target: SSAValue, adds: UnitAttr | None = None
    ):
        super().__init__(
            operands=[source, target],
            properties={"label": StringAttr(label), "scope": ROLE, "adds": adds},
        )

    def verify_(self) -> None:
        source, target = memref_type(self.source), self.target.type
        assert isinstance(target, WindowType)
        verify_cache(self.cache)
        if source.get_shape() != target.get_shape():
            raise VerifyException(
                f"needed a window of shape {list(source.get_shape())}; found "
                f"{list(target.get_shape())}"
            )
        if source.element_type != target.element_type:
            raise VerifyException("needed equal element types")
        verify_adds(self.adds, target)
        verify_atom(self, self.atom, self.takes)

    @property
    def takes(self) -> str:
        return "bulk_store"

    def touched(self) -> Sequence[Touched]:
        return Touched(0, False, "mn"), Touched(1, True, "mn")

    @property
    def scopes(self) -> tuple[str, ...]:
        return "role", "warpgroup"

    @property
    def is_added(self) -> bool:
        return self.adds is not None

    @property
    def outside(self) -> SSAValue:
        return self.target

    @property
    def inside(self) -> SSAValue:
        return self.source

    def ask(
        self, map: SSAValue, at: Sequence[SSAValue], part: SSAValue | None, mask: SSAValue | None
    ) -> Operation:
        from gemmc.dialects import tma

        assert part is not None
        return tma.StoreOp(part, map, at, self.cache, self.adds)

    def close(self) -> Operation:
        """One bulk group per store."""
        from gemmc.dialects import tma

        return tma.CommitGroupOp()
