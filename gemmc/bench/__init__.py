"""`gemmc bench`: times kernels against cuBLAS on a GPU, fairly, and says how sure the figures are.

Importing this package imports neither torch nor NumPy; what touches the GPU imports them
inside functions. `docs/bench.md` says what each rule of the measurement is there for.

    problem     what is multiplied (`Problem`), as a linalg program
    build       kernels of a pipeline for a problem, built in parallel (`Case`, `Built`)
    plan        rounds, phases and seconds (`Plan`)
    statistics  medians and ratios with their 95 % interval (`Interval`)
    buffers     inputs that exceed twice the L2, poisoned outputs (`Buffers`)
    contenders  torch.mm, cuBLASLt's best, gemmc's kernels (`Contender`)
    measure     burst and settled timing of some contenders (`measure`)
    session     a whole run: build, limit, measure, check (`run`)
    results     what a run found (`Report`), to and from JSON
    table, plot, bars, compare    what is made of a report
"""

from __future__ import annotations
