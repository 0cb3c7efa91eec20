"""`gemmc sim file.ptx`: run PTX from anywhere on the CPU."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from io import BytesIO
from pathlib import Path
from typing import Any

from gemmc.cli.arguments import LineParser, add_seed, whole_numbers
from gemmc.cli.outputs import check_outputs, read_input, write
from gemmc.errors import GemmcError


def sim_parser() -> ArgumentParser:
    """`gemmc sim file.ptx …`."""
    parser = LineParser(
        prog="gemmc sim",
        description="Runs the kernel of a PTX text on the CPU, as its manifest says, and reports "
        "races, deadlocks and other errors of the kernel.",
        allow_abbrev=False,
    )
    parser.add_argument("ptx", help="a PTX file")
    parser.add_argument(
        "--manifest", metavar="JSON",
        help="see docs/manifest.md; otherwise the file beside the PTX that ends in .json",
    )  # fmt: skip
    parser.add_argument(
        "--input", action="append", default=[], metavar="NPY",
        help="an array for each input, in order; without any, random ones are made",
    )  # fmt: skip
    parser.add_argument(
        "--output", action="append", default=[], metavar="NPY", help="where to write each output"
    )
    parser.add_argument(
        "--expect", action="append", default=[], metavar="NPY",
        help="an array for each output that must be equal to it",
    )  # fmt: skip
    add_seed(parser, "inputs and schedule (0)")
    parser.add_argument("--ints", action="store_true", help="integers from -4 to 4 as inputs")
    parser.add_argument(
        "--ctas", type=whole_numbers, metavar="N,N,…", help="run only the clusters of these CTAs"
    )
    parser.add_argument(
        "--trace", metavar="REG|ADDRESS|THREAD",
        help="print what a thread did (37, or 2:37 in CTA 2), what a register held (%%r5@37) or "
        "who touched an address (0x…)",
    )  # fmt: skip
    return parser


def sim_command(argv: list[str]) -> int:
    """0 when the kernel ran (and matched `--expect`), 1 when not, with a report on stderr."""
    arguments = sim_parser().parse_args(argv)
    from gemmc.interpret.hardware.errors import InterpretError
    from gemmc.interpret.ptx.errors import PtxError
    from gemmc.runtime.expressions import ExpressionError
    from gemmc.runtime.fields import ManifestError

    text, _ = read_input(arguments.ptx)
    arguments.manifest = arguments.manifest or _beside(arguments.ptx)
    manifest_text, _ = read_input(arguments.manifest)
    sources = (arguments.ptx, arguments.manifest, *arguments.input, *arguments.expect)
    check_outputs(arguments.output, *sources, option="--output")
    try:
        return _run(arguments, text, manifest_text)
    except (ManifestError, ExpressionError) as error:
        print(f"{arguments.manifest}: error: {error}", file=sys.stderr)
    except InterpretError as error:
        print(f"{arguments.ptx}: {error}", file=sys.stderr)
    except PtxError as error:
        print(error, file=sys.stderr)
    return 1


def _beside(ptx: str) -> str:
    """The manifest that `gemmc -o x.ptx -o x.json` leaves beside the PTX. GemmcError without."""
    found = Path(ptx).with_suffix(".json")
    if ptx == "-" or not found.is_file():
        change = "name it with --manifest; gemmc writes it with -o FILE.json"
        raise GemmcError("sim", "the PTX's manifest", f"no {found.name} beside it", change, ptx)
    return str(found)


def _run(arguments: Any, text: str, manifest_text: str) -> int:
    from gemmc.interpret.ptx.simulate import run
    from gemmc.runtime.manifest import load_manifest, read_top
    from gemmc.runtime.programs import PROGRAMS

    if read_top(manifest_text).values.get("version") in PROGRAMS:
        change = "run the program itself: gemmc run FILE --on cpu --level ptx"
        found = "that of a program"
        raise GemmcError("sim", "the manifest of a kernel", found, change, arguments.manifest)
    manifest = load_manifest(manifest_text)
    names = [a.name for a in manifest.with_role("output")]
    for option in ("output", "expect"):
        given = len(getattr(arguments, option))
        if given > len(names):
            raise GemmcError(f"--{option}", f"at most {len(names)}, one per output", str(given))
    expected = [_load(path) for path in arguments.expect]
    inputs, shown = _inputs(manifest, arguments), list[str]()
    outputs = run(
        text, manifest, inputs, seed=arguments.seed, ctas=arguments.ctas, file=arguments.ptx,
        tracer=_tracer(arguments.trace, shown) if arguments.trace else None,
    )  # fmt: skip
    if arguments.trace and not shown:
        print(f"--trace: nothing ran that touches {arguments.trace}")
    for path, output in zip(arguments.output, outputs, strict=False):
        _save(path, output)
    code = 0
    for index, (name, output) in enumerate(zip(names, outputs, strict=True)):
        print(f"{arguments.ptx}: {name}: {output.dtype} {list(output.shape)}, ran")
        if index < len(expected):
            code |= _compare(name, output, expected[index])
    return code


def _tracer(what: str, shown: list[str]) -> Any:
    """A tracer that prints, and keeps in `shown` what it printed. Raises PtxError."""
    from gemmc.interpret.ptx.trace import Tracer

    def show(line: str) -> None:
        shown.append(line)
        print(line)

    return Tracer(what, show)


def _inputs(manifest: Any, arguments: Any) -> list[Any]:
    import numpy as np

    from gemmc.element_types import numpy_dtype
    from gemmc.runtime.checks import static_shape

    wanted = manifest.with_role("input")
    if arguments.input:
        if len(arguments.input) != len(wanted):
            raise GemmcError("--input", f"{len(wanted)} arrays", str(len(arguments.input)))
        dtypes = [numpy_dtype(a.dtype) for a in wanted]
        return [_typed(_load(p), d) for p, d in zip(arguments.input, dtypes, strict=True)]
    rng = np.random.default_rng(arguments.seed)
    made: list[Any] = []
    for a in wanted:
        shape = static_shape(a, {})
        whole = arguments.ints or a.dtype.startswith("i")
        values = rng.integers(-4, 5, shape) if whole else rng.standard_normal(shape)
        made.append(values.astype(numpy_dtype(a.dtype)))
    return made


def _load(path: str) -> Any:
    """The array in a file of NumPy's."""
    import numpy as np

    try:
        array: Any = np.load(path)
    except (EOFError, ValueError) as error:
        needed = "an array of numbers in NumPy's .npy form"
        raise GemmcError("array", needed, "another file", where=path) from error
    if not hasattr(array, "dtype"):
        raise GemmcError("array", "one array (.npy)", "an archive of several", where=path)
    return array


def _typed(array: Any, dtype: Any) -> Any:
    """An array of raw bits of the size of `dtype` (bf16 has no .npy type) is viewed as such."""
    if array.dtype != dtype and array.dtype.kind in "uV" and array.itemsize == dtype.itemsize:
        return array.view(dtype)
    return array


def _save(path: str, array: Any) -> None:
    import numpy as np

    plain = array.dtype.kind in "fiu" and array.dtype.isbuiltin == 1
    stream = BytesIO()
    np.save(stream, array if plain else array.view(np.uint16))
    write(path, stream.getvalue())


def _compare(name: str, output: Any, expected: Any) -> int:
    expected = _typed(expected, output.dtype)
    if expected.shape != output.shape:
        print(f"{name}: expected shape {list(expected.shape)}: FAIL")
        return 1
    wrong = int((output != expected).sum())
    print(f"{name}: {wrong} of {output.size} differ: {'FAIL' if wrong else 'PASS'}")
    return 1 if wrong else 0
