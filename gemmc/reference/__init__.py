"""What a program must compute: inputs, a float64 evaluation, and how far off is allowed.

The input program's own linalg ops are evaluated, before any pass has touched it. Every
value carries its magnitude (the same program on absolute values, so |A||B| for a
product), a coefficient c and a floor; a kernel is right when |out - ref| <= c * magnitude +
floor for every element. Both follow from the roundings on the way:

- a sum over K: K * 2u of f32, in f64 of f64, whatever its order; tensor cores truncate where
  an adder would round, hence 2u (u = 2^-24 for f32). A sum that a program spells in f16 or
  bf16 is one in f32, rounded once. Only reductions in steps that no one op combines, and
  scatters, are rounded in each step, as the kernels do it;
- an element-wise operation in T, and a conversion to T: u(T) (2^-8 bf16, 2^-11 f16), and half
  the least number of T (2^-25 for f16), which is all the error below T's normal range. What a
  conversion to 16 bits rounds is the value with its error, not the magnitude: behind it that is
  the mean of both that gives this error.

Tensor cores that sum in f16 have a bound of their own: `gemmc.reference.halves`.

So c = K * 2^-23 + 2^-8 for a bf16 product with f32 accumulation, in first order. A bound that
tells nothing is none: `gemmc.reference.judged`.
"""

from __future__ import annotations

from gemmc.accuracy import accumulated_in
from gemmc.reference.compare import Verdict, compare
from gemmc.reference.evaluate import Reference, computed, evaluate
from gemmc.reference.exactness import Wanted, wanted
from gemmc.reference.inputs import main_function, make_inputs
from gemmc.reference.judged import not_judged

__all__ = [
    "Reference",
    "Verdict",
    "Wanted",
    "accumulated_in",
    "compare",
    "computed",
    "evaluate",
    "main_function",
    "make_inputs",
    "not_judged",
    "wanted",
]
