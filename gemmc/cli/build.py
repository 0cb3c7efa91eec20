"""`gemmc input.mlir`: parse, run the pipeline, write what was asked for."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gemmc import frontend
from gemmc.cli.arguments import compile_parser, pipeline_of
from gemmc.cli.artifacts import Artifacts
from gemmc.cli.observe import Dump, Observer, Printer, Timer
from gemmc.cli.outputs import kind_of, read_input, write
from gemmc.driver import AUTO, CHOSEN, compile_module, explain, is_final, resolve
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline, load_pipeline
from gemmc.target import find_target
from gemmc.workbench import parse


def compile_command(argv: list[str]) -> int:
    """The command without a sub-command; returns the exit code."""
    parser = compile_parser()
    arguments = parser.parse_args(argv)
    if arguments.list_passes or arguments.list_pipelines:
        return _list(arguments)
    if arguments.help_pass:
        from gemmc.cli.help_pass import print_help

        return print_help(arguments.help_pass)
    if arguments.show_pipeline:
        return _show_pipeline(arguments)
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


def _show_pipeline(arguments: argparse.Namespace) -> int:
    from gemmc.cli.listing import print_pipeline

    source = pipeline_of(arguments)
    if arguments.input is None and source in CHOSEN:
        raise GemmcError("--show-pipeline", f"a program, for which {source} chooses", "none")
    if arguments.input is None:
        template = load_pipeline(source) if isinstance(source, str) else source
        print(template.text, end="")
        return 0
    module = parse(*read_input(arguments.input))
    loaded = resolve(source, module, frontend.context(), find_target(arguments.target))
    print_pipeline(_cut(loaded, arguments))
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
    observer = Observer(timer, _printer(pipeline, arguments), dump)
    verify_each = arguments.verify_each_ir
    compile_module(module, pipeline, ctx=ctx, callback=observer, verify_each=verify_each)
    return Artifacts(module, pipeline, timer, arguments.print_op_generic)


def _printer(pipeline: Pipeline, arguments: argparse.Namespace) -> Printer:
    """What `--print-ir-…` asks for."""

    def numbers(every: bool, selectors: list[str]) -> set[int]:
        named = {number for each in selectors for number in pipeline.numbers(each)}
        return named | set(range(len(pipeline.passes)) if every else ())

    only = arguments.print_ir_after_change
    every = arguments.print_ir_after_all or (only and not arguments.print_ir_after)
    return Printer(
        numbers(every, arguments.print_ir_after),
        numbers(arguments.print_ir_before_all, arguments.print_ir_before),
        only,
        arguments.print_op_generic,
    )


def _cut(pipeline: Pipeline, arguments: argparse.Namespace) -> Pipeline:
    """The pipeline, cut after `--stop-after`; the passes that options name are in it."""
    for when in ("before", "after"):
        for selector in getattr(arguments, f"print_ir_{when}"):
            _numbers(f"--print-ir-{when}", pipeline, selector)
    if arguments.stop_after is None:
        return pipeline
    return pipeline.through(_numbers("--stop-after", pipeline, arguments.stop_after)[0])


def _numbers(option: str, pipeline: Pipeline, selector: str) -> list[int]:
    """Which passes an option means, from 0: a name, `promote#2` or `promote[rhs]`."""
    try:
        return pipeline.numbers(selector)
    except GemmcError as error:
        names = [each.name for each in pipeline.passes]
        known = ", ".join(dict.fromkeys(names)) or "it has none"
        needed = f"a pass of the pipeline ({known})"
        raise GemmcError(option, needed, f"'{selector}'", error.change) from None


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
