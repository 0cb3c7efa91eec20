"""`gemmc input.mlir`: parse, run the pipeline, write what was asked for."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.chosen import Chosen
from gemmc.cli.arguments import compile_parser, pipeline_of
from gemmc.cli.artifacts import Artifacts
from gemmc.cli.observe import Dump, Observer, Printer, Timer
from gemmc.cli.outputs import check_outputs, kind_of, read_input, write_all
from gemmc.driver import compile_module, explain, is_final, resolve
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline, Template, load_pipeline
from gemmc.pipeline.files import CHOSEN, TUNED
from gemmc.target import find_target

ANSWERING = (
    "list_passes", "list_pipelines", "help_pass", "show_pipeline", "verify_each", "explain",
)  # fmt: skip
"""The options that answer something and compile nothing."""


def compile_command(argv: list[str]) -> int:
    """The command without a sub-command; returns the exit code."""
    parser = compile_parser()
    arguments = parser.parse_args(argv)
    _check_what_is_written(parser, arguments)
    if arguments.list_passes or arguments.list_pipelines:
        return _list(arguments)
    if arguments.help_pass:
        from gemmc.cli.help_pass import print_help

        return print_help(arguments.help_pass)
    if arguments.show_pipeline:
        return _show_pipeline(arguments)
    if arguments.input is None:
        parser.error("needed an input file")
    if arguments.sizes and not arguments.verify_each:
        parser.error("--size needs --verify-each: a compiled program takes any of its sizes")
    if arguments.verify_each:
        return _verify_each(arguments)
    if arguments.explain:
        return _explain(arguments)
    check_outputs(arguments.outputs, arguments.input)
    timer = Timer()
    artifacts = _compile(arguments, timer)
    _write(arguments, artifacts)
    if arguments.timing:
        timer.report(sys.stderr)
    return 0


def _check_what_is_written(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    """Exit code 2 for outputs beside an option that writes none."""
    answers = next((each for each in ANSWERING if getattr(arguments, each)), None)
    outputs = {"-o": arguments.outputs, "--emit": arguments.emit, "--dump-dir": arguments.dump_dir}
    for option, given in outputs.items():
        if answers is not None and given:
            word = answers.replace("_", "-")
            parser.error(f"--{word} writes no file: needed it without {option}")
    if arguments.verify_each and not arguments.pipeline:
        parser.error("--verify-each needs --pipeline P, or --tuned: it runs what each pass leaves")


def _verify_each(arguments: argparse.Namespace) -> int:
    from gemmc.checking import verify_each

    text, filename = read_input(arguments.input)
    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    target = find_target(arguments.target)
    pipeline = _cut(resolve(pipeline_of(arguments), module, ctx, target), arguments)
    finding = verify_each(text, filename, pipeline, say=print, sizes=dict(arguments.sizes))
    if finding is None:
        return 0
    print(f"{filename}: error: {finding}", file=sys.stderr)
    return 1


def _explain(arguments: argparse.Namespace) -> int:
    if arguments.pipeline not in ("", *CHOSEN):
        needed = "--pipeline auto or tuned, whose choice it explains, or none"
        raise GemmcError("--explain", needed, arguments.pipeline)
    if arguments.pipeline == TUNED:
        pipeline_of(arguments)  # which refuses changes
    text, filename = read_input(arguments.input)
    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    auto = Chosen().with_changes(arguments.changes)
    target, tuned = find_target(arguments.target), arguments.pipeline == TUNED
    for line in explain(module, ctx, target, auto, tuned=tuned):
        print(line)
    return 0


def _show_pipeline(arguments: argparse.Namespace) -> int:
    from gemmc.cli.listing import print_pipeline

    source = pipeline_of(arguments)
    if arguments.input is None and str(source) in CHOSEN:
        raise GemmcError("--show-pipeline", f"a program, for which {source} chooses", "none")
    if arguments.input is None:
        template = source if isinstance(source, Template) else load_pipeline(str(source))
        print(template.text, end="")
        return 0
    from gemmc.workbench import parse

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
    formed: list[ModuleOp] = []
    resolved = resolve(source, module, ctx, target, formed.append)
    pipeline = _cut(resolved, arguments)
    dump = Dump(Path(arguments.dump_dir)) if arguments.dump_dir else None
    if dump is not None:
        dump.prepare()
    parts = (("", pipeline), *((f"{name}: ", each) for name, each in pipeline.kernels))
    printers = {name: _printer(name, each, arguments) for name, each in parts}
    seen = arguments.timing or dump is not None or any(map(Printer.shows, printers.values()))
    observer = Observer(timer, printers, dump) if seen else None
    compile_module(
        module,
        pipeline,
        ctx=ctx,
        callback=observer,
        for_kernel=observer.of_kernel if observer is not None else None,
        verify_each=arguments.verify_each_ir,
        formed=formed if pipeline is resolved else (),
    )
    generic, line_info = arguments.print_op_generic, arguments.line_info
    return Artifacts(module, pipeline, timer, generic, line_info)


def _printer(kernel: str, pipeline: Pipeline, arguments: argparse.Namespace) -> Printer:
    """What `--print-ir-…` asks for of a pipeline's own passes."""

    def numbers(every: bool, selectors: list[str]) -> set[int]:
        named = {number for each in selectors for number in _meant(pipeline, each)}
        return named | set(range(len(pipeline.passes)) if every else ())

    only = arguments.print_ir_after_change
    every = arguments.print_ir_after_all or (only and not arguments.print_ir_after)
    return Printer(
        numbers(every, arguments.print_ir_after),
        numbers(arguments.print_ir_before_all, arguments.print_ir_before),
        only,
        arguments.print_op_generic,
        kernel,
    )


def _cut(pipeline: Pipeline, arguments: argparse.Namespace) -> Pipeline:
    """The pipeline, cut after `--stop-after`; the passes that options name are in it."""
    for when in ("before", "after"):
        for selector in getattr(arguments, f"print_ir_{when}"):
            _numbers(f"--print-ir-{when}", pipeline, selector)
    if arguments.stop_after is None:
        return pipeline
    _numbers("--stop-after", pipeline, arguments.stop_after)
    return _through(pipeline, arguments.stop_after)


def _through(pipeline: Pipeline, last: str) -> Pipeline:
    """The passes up to one; of a program of several kernels, up to it in each kernel's passes, and
    all of them where a kernel has none such."""
    own = _meant(pipeline, last)
    if own:
        return replace(pipeline.through(own[0]), kernels=())
    kernels = tuple((name, _through(inner, last)) for name, inner in pipeline.kernels)
    return replace(pipeline, kernels=kernels)


def _meant(pipeline: Pipeline, selector: str) -> list[int]:
    """Which of the pipeline's own passes a word means, from 0; none is none."""
    try:
        return pipeline.numbers(selector)
    except GemmcError:
        return []


def _numbers(option: str, pipeline: Pipeline, selector: str) -> list[int]:
    """Which passes an option means, from 0: a name, `promote#2` or `promote[rhs]`, among the
    pipeline's own or a kernel's."""
    for _, each in pipeline.kernels:
        if found := _meant(each, selector):
            return found
    try:
        return pipeline.numbers(selector)
    except GemmcError as error:
        every = (pipeline, *(each for _, each in pipeline.kernels))
        names = [each.name for part in every for each in part.passes]
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
    write_all(ready)
