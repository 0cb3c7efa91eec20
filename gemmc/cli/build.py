"""`gemmc input.mlir`: parse, run the pipeline, write what was asked for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from gemmc import frontend
from gemmc.cli.arguments import compile_parser, pipeline_of
from gemmc.cli.artifacts import Artifacts
from gemmc.cli.observe import Dump, Observer, Timer
from gemmc.cli.outputs import kind_of, read_input, write
from gemmc.driver import AUTO, CHOSEN, compile_module, explain, is_final, resolve
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline, load_pipeline
from gemmc.pipeline.template import instead_of_pass
from gemmc.target import find_target


def compile_command(argv: list[str]) -> int:
    """The command without a sub-command; returns the exit code."""
    parser = compile_parser()
    arguments = parser.parse_args(argv)
    if arguments.list_passes or arguments.list_pipelines:
        return _list(arguments)
    if arguments.input is None:
        parser.error("needed an input file")
    if arguments.verify_each:
        return _verify_each(arguments)
    if arguments.explain:
        return _explain(arguments)
    timer = Timer()
    artifacts = _compile(arguments, timer)
    _write(arguments, artifacts)
    if arguments.timing:
        timer.report(sys.stderr)
    return 0


def _verify_each(arguments: argparse.Namespace) -> int:
    from gemmc.checking import verify_each

    text, filename = read_input(arguments.input)
    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    target = find_target(arguments.target)
    pipeline = _cut(resolve(pipeline_of(arguments), module, ctx, target), arguments)
    finding = verify_each(text, filename, pipeline, say=print)
    if finding is None:
        return 0
    print(f"{filename}: error: {finding}", file=sys.stderr)
    return 1


def _explain(arguments: argparse.Namespace) -> int:
    if arguments.pipeline != AUTO:
        found = arguments.pipeline or "none"
        raise GemmcError("--explain", "--pipeline auto, whose choice it explains", found)
    text, filename = read_input(arguments.input)
    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    for line in explain(module, ctx, find_target(arguments.target)):
        print(line)
    return 0


def _list(arguments: argparse.Namespace) -> int:
    from gemmc.cli.listing import print_passes, print_pipelines

    if arguments.list_passes:
        print_passes()
    if arguments.list_pipelines:
        print_pipelines()
    return 0


def _compile(arguments: argparse.Namespace, timer: Timer) -> Artifacts:
    source = pipeline_of(arguments)
    target = find_target(arguments.target)
    if isinstance(source, str) and source not in CHOSEN:
        named = source
        source = timer.measure("load pipeline", lambda: load_pipeline(named))
    ctx = frontend.context()
    text, filename = read_input(arguments.input)
    module = timer.measure("parse", lambda: frontend.parse(text, filename, ctx))
    timer.measure("verify input", lambda: frontend.verify(module))
    pipeline = _cut(resolve(source, module, ctx, target), arguments)
    dump = Dump(Path(arguments.dump_dir)) if arguments.dump_dir else None
    if dump is not None:
        dump.prepare()
    names = frozenset(arguments.print_ir_after)
    observer = Observer(timer, arguments.print_ir_after_all, names, dump)
    verify_each = arguments.verify_each_ir
    compile_module(
        module, pipeline, ctx=ctx, callback=observer, for_kernel=observer.of_kernel,
        verify_each=verify_each,
    )  # fmt: skip
    return Artifacts(module, pipeline, timer)


def _cut(pipeline: Pipeline, arguments: argparse.Namespace) -> Pipeline:
    """The pipeline, cut after `--stop-after`; the passes that options name are in it."""
    own = [each.name for each in pipeline.passes]
    names = [*own, *(each.name for _, inner in pipeline.kernels for each in inner.passes)]
    _require("--print-ir-after", arguments.print_ir_after, names)
    last = arguments.stop_after
    if last is None:
        return pipeline
    _require("--stop-after", [last], names)
    if last in own:
        return replace(_cut_after(pipeline, last), kernels=())
    kernels = tuple((name, _cut_after(inner, last)) for name, inner in pipeline.kernels)
    return replace(pipeline, kernels=kernels)


def _cut_after(pipeline: Pipeline, last: str) -> Pipeline:
    """The passes up to one of a name; all where none has it."""
    names = [each.name for each in pipeline.passes]
    end = names.index(last) + 1 if last in names else len(names)
    return replace(pipeline, passes=pipeline.passes[:end])


def _require(option: str, wanted: Iterable[str], names: list[str]) -> None:
    for name in wanted:
        if name not in names:
            known = ", ".join(dict.fromkeys(names)) or "it has none"
            advice = instead_of_pass(name, names)
            raise GemmcError(option, f"a pass of the pipeline ({known})", f"'{name}'", advice)


def _write(arguments: argparse.Namespace, artifacts: Artifacts) -> None:
    """All outputs are made before the first is written: an error leaves no file behind."""
    final = is_final(artifacts.module) and arguments.stop_after is None
    silent = arguments.dump_dir and arguments.emit is None
    ready: list[tuple[str, bytes]] = []
    for path in arguments.outputs or ([] if silent else ["-"]):
        kind = kind_of(path, arguments.emit, "ptx" if final else "mlir")
        ready.append((path, artifacts.content(kind)))
    if arguments.dump_dir and final:
        stem = "stdin" if arguments.input == "-" else Path(arguments.input).stem
        ready += artifacts.everything(Path(arguments.dump_dir), stem)
    for path, content in ready:
        write(path, content)
