"""A loop whose steps depend on each other, in value form: a function, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    TensorType,
)
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, I64Array
from gemmc.dialects.isa import isa
from gemmc.dialects.recurrent import Places, Recurrent, step_properties
from gemmc.dialects.splats import splat_of


@op_definition
class RecurrenceOp(IRDLOperation, Recurrent):
    """What a function makes of what it made in the step before, for a number of steps.

    Its arguments are the `carried` values, which begin as given, then neighbouring elements of
    each of the `windows`, others in each step, then the `invariants`. Carried value i becomes what
    the function returns as number `carried_by[i]`. Of each of the `stacked` tensors, which begin as
    given, a step replaces neighbouring elements by what it returns as number `stacked_by[i]`.
    `firsts` and `strides` say which elements, of the windows and then of the stacked tensors
    (`Places`). The results are the carried values behind the last step, and the stacked tensors.
    ONNX's `Scan` is of this form, and so is `jax.lax.scan`.

        %h, %all = tile.recurrence @step steps 512 carried %h0 by [0] windows %x invariants %w
            stacked %all0 by [0] firsts [0, 0] strides [64, 64]
            : (tensor<64xf32>, tensor<512x64xf32>, tensor<64x64xf32>, tensor<512x64xf32>)
            -> (tensor<64xf32>, tensor<512x64xf32>)
    """

    name = "tile.recurrence"

    callee = prop_def(FlatSymbolRefAttrConstr)
    steps = prop_def(I64)
    carried = var_operand_def(TensorType)
    windows = var_operand_def(TensorType)
    invariants = var_operand_def(TensorType)
    stacked = var_operand_def(TensorType)
    carried_by = prop_def(I64Array)
    stacked_by = prop_def(I64Array)
    firsts = prop_def(I64Array)
    strides = prop_def(I64Array)
    made = var_result_def(TensorType)

    traits = traits_def(Pure())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$callee `steps` $steps `carried` $carried `by` $carried_by `windows` $windows "
        "`invariants` $invariants `stacked` $stacked `by` $stacked_by "
        "`firsts` $firsts `strides` $strides attr-dict "
        "`:` `(` type($carried) `)` `(` type($windows) `)` `(` type($invariants) `)` "
        "`(` type($stacked) `)` `->` type($made)"
    )

    def __init__(
        self,
        callee: str,
        steps: int,
        carried: Sequence[tuple[SSAValue, int]],
        windows: Sequence[tuple[SSAValue, Places]],
        invariants: Sequence[SSAValue],
        stacked: Sequence[tuple[SSAValue, int, Places]],
    ):
        """Carried and stacked tensors each with the number of the function's result."""
        places = [*(each for _, each in windows), *(each for *_, each in stacked)]
        before = [value for value, _ in carried], [value for value, *_ in stacked]
        super().__init__(
            operands=[before[0], [value for value, _ in windows], list(invariants), before[1]],
            properties=step_properties(
                callee, steps, [n for _, n in carried], [n for _, n, _ in stacked], places
            ),
            result_types=[[value.type for value in (*before[0], *before[1])]],
        )

    @property
    def read(self) -> list[SSAValue]:
        """Its operands, but for stacked tensors that begin as nothing, or as one number."""
        begun = (each for each in self.stacked if not is_begun(each))
        return [*self.carried, *self.windows, *self.invariants, *begun]

    @property
    def window_places(self) -> list[tuple[SSAValue, Places]]:
        """The tensors that steps read elements of, with these."""
        return list(zip(self.windows, self.places, strict=False))

    @property
    def stacks(self) -> Iterator[tuple[SSAValue, SSAValue, int, Places]]:
        """What each stacked tensor begins as and is, the number of the function's result that its
        elements are, and where these lie."""
        made = self.made[len(self.carried) :]
        places = self.places[len(self.windows) :]
        return zip(self.stacked, made, self.numbers[1], places, strict=True)

    @property
    def function(self) -> func.FuncOp | None:
        """The function of a step; None where the module has none of the name."""
        return self.step if isinstance(self.step, func.FuncOp) else None

    def verify_(self) -> None:
        self.verify_steps(len(self.carried), len(self.windows), len(self.stacked))
        function = self.function
        if function is None:
            raise VerifyException(f"needed a function @{self.callee.string_value()}; found none")
        self._verify_types(function)
        used = sorted({*self.numbers[0], *self.numbers[1]})
        if used != [*range(len(function.function_type.outputs.data))]:
            found = f"{len(function.function_type.outputs.data)} results, and {used}"
            raise VerifyException(f"needed each result of the step to be used; found {found}")

    def _verify_types(self, function: func.FuncOp) -> None:
        kind = function.function_type
        inputs, outputs = kind.inputs.data, kind.outputs.data
        carried, windows = len(self.carried), len(self.windows)
        given = [*(each.type for each in self.carried), *inputs[carried : carried + windows],
                 *(each.type for each in self.invariants)]  # fmt: skip
        if list(inputs) != given:
            words, found = (", ".join(map(str, each)) for each in (given, inputs))
            raise VerifyException(f"needed arguments of {words} of the step; found {found}")
        for number, value in zip(self.numbers[0], self.carried, strict=True):
            if number not in range(len(outputs)) or outputs[number] != value.type:
                needed = f"a result {number} of {value.type} of the step"
                raise VerifyException(f"needed {needed}; found {len(outputs)} results")
        for value, each, kind in self._parts(inputs[carried:], outputs):
            size, part = _elements(value.type), _elements(kind)
            ends = each.at(0), each.at(self.count - 1)
            if min(ends) < 0 or max(ends) + part > size:
                found = f"{min(ends)} to {max(ends) + part - 1}"
                raise VerifyException(f"needed elements within {value.type}; found {found}")

    def _parts(
        self, windows: Sequence[Attribute], outputs: Sequence[Attribute]
    ) -> Iterator[tuple[SSAValue, Places, Attribute]]:
        """The tensors that steps read or replace elements of, where, and the elements' type."""
        yield from (
            (value, each, kind)
            for (value, each), kind in zip(self.window_places, windows, strict=False)
        )
        for value, _, number, each in self.stacks:
            if number not in range(len(outputs)):
                needed = f"a result {number} of the step"
                raise VerifyException(f"needed {needed}; found {len(outputs)} results")
            yield value, each, outputs[number]


def is_begun(value: SSAValue) -> bool:
    """Whether a tensor has no elements that anybody wrote, or is one number in all of them."""
    op = value.owner
    return isinstance(op, EmptyOp) or (
        isinstance(op, arith.ConstantOp) and splat_of(op.value) is not None
    )


def is_stacked(value: SSAValue) -> bool:
    """Whether a value is what a recurrence carried last and stacked as well: a part of a tensor
    that it makes."""
    op = value.owner
    if not isinstance(op, RecurrenceOp):
        return False
    number = list(op.made).index(value)  # type: ignore[arg-type]
    carried, stacked = op.numbers
    return number < len(op.carried) and carried[number] in stacked


def _elements(kind: Attribute) -> int:
    assert isa(kind, TensorType[Attribute]), "operands are tensors"
    return prod(kind.get_shape())
