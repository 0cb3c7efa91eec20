"""Which boxes of several sizes that a launch tells get a kernel of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.dialects.dynamic import LARGEST
from gemmc.dialects.tile.contract import ContractOp
from gemmc.plan import Problem
from gemmc.select.boxes import (
    FEW_RESULT_CELLS,
    FEW_SUMMED_CELLS,
    PRICE,
    PRICE_OF_ALL,
    PRICE_OF_ANY,
    PRODUCT_CELLS,
    RESULT_CELLS,
    SUMMED_CELLS,
    Boxes,
    Cell,
    Kernels,
    Split,
    cells_in,
)
from gemmc.select.choice import Choice, choose
from gemmc.select.fixed import Fixed
from gemmc.select.model import Model
from gemmc.select.ranges import microseconds
from gemmc.select.variants import (
    is_guarded,
    only_product,
    ranged,
    split_by,
    sums_nothing,
    up_to,
    with_size,
)
from gemmc.target import DEFAULT, Target
from gemmc.transforms.problem._variants import variant_of


@dataclass
class BoxVariants:
    """What makes kernels for ranges of a product's sizes, where a launch tells several: first of
    the outer one, then in each of these of the next. It remembers by the name of a function how
    the kernels that it becomes are split further."""

    ctx: Context
    target: Target = DEFAULT
    fixed: Fixed = ()
    _splits: dict[str, Split | None] = field(default_factory=dict[str, "Split | None"])

    def __call__(self, module: ModuleOp) -> ModulePass | None:
        """For a product alone in a module. None where a launch does not tell several sizes, and
        behind the last one. GemmcError where no kernel is known."""
        contract, function = only_product(module)
        name = function.sym_name.data
        if name not in self._splits:
            self._splits[name] = self._split(module, contract, function)
        split = self._splits[name]
        if split is None:
            return None
        for number in range(len(split.ends)):
            inner = split.inner[number] if split.inner else None
            self._splits[variant_of(name, number)] = inner
        *plans, beyond = split.planned
        return ranged(function, split.letter, split.ends[:-1], beyond, plans)

    def _split(
        self, module: ModuleOp, contract: ContractOp, function: func.FuncOp
    ) -> Split | None:
        from gemmc.pipeline.problem import problem_of

        letters = split_by(contract, function)
        if not letters:
            return None
        problem, where = problem_of(module, self.ctx)
        if sums_nothing(problem):
            return None
        if choose(problem, self.target, where, self.fixed).candidate.schedule is None:
            return None
        ranges = ranges_of(function, sizes_of(contract, function))
        all_three = {"m", "n"} <= {*letters} and letters[-1] in contract.summed
        sides, summed = RESULT_CELLS, SUMMED_CELLS
        if all_three:
            sides, summed = FEW_RESULT_CELLS, FEW_SUMMED_CELLS
        kinds = {"m": sides, "n": sides, **dict.fromkeys(contract.summed, summed)}
        cells = [cells_in(ranges[each], kinds.get(each, PRODUCT_CELLS)) for each in letters]
        of_result = [each for each in ranges if each not in contract.summed]
        others = [ranges[each] for each in of_result if each not in letters]
        sized = _Sized(problem, contract, tuple(letters), self.target, where, self.fixed)
        kernels = Kernels(cells, sized.chosen, sized.took)
        bounded = all(each.most < LARGEST for each in others)
        price = PRICE_OF_ALL if all_three else PRICE
        if not is_guarded(contract, function):
            price = PRICE_OF_ANY
        return Boxes(letters, kernels, of_result, bounded, price).split()


@dataclass
class _Sized:
    """A product's problem at other sizes, its letters those of the cells that are asked for."""

    problem: Problem
    contract: ContractOp
    letters: tuple[str, ...]
    target: Target
    where: str
    fixed: Fixed
    _problems: dict[tuple[int, ...], Problem] = field(
        default_factory=dict[tuple[int, ...], Problem]
    )
    _models: dict[tuple[int, ...], Model] = field(default_factory=dict[tuple[int, ...], Model])

    def chosen(self, cells: Sequence[Cell], bounded: bool) -> Choice:
        """The kernel for sizes, as if it were for their own cells alone. GemmcError for none."""
        problem, grown = self._problem([each.planned for each in cells]), 1.0
        for letter, cell in zip(self.letters, cells, strict=True):
            if bounded and letter not in self.contract.summed:
                grown *= cell.end / cell.planned
        told = "some" if bounded else "any"
        return choose(replace(problem, told=told, grown=grown), self.target, self.where, self.fixed)

    def took(self, choice: Choice, sizes: Sequence[int]) -> float:
        """Microseconds of a kernel that was chosen for other sizes."""
        key, problem = tuple(sizes), self._problem(sizes)
        if key not in self._models:
            self._models[key] = Model(problem, self.target)
        return microseconds(choice, problem, self.target, self._models[key])

    def _problem(self, sizes: Sequence[int]) -> Problem:
        key = tuple(sizes)
        if key not in self._problems:
            problem = self.problem
            for letter, size in zip(self.letters, sizes, strict=True):
                sized = with_size(problem, self.contract, letter, size)
                problem = up_to(size, sized, letter)
            self._problems[key] = replace(problem, told="any", grown=1.0)
        return self._problems[key]
