"""`gemmc completion bash` and `zsh`: what a shell completes, as a script that it reads.

The words are those of the parsers, the registry and the folder of pipelines when the script is
made, so that completing starts nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from importlib import import_module

from gemmc.cli.arguments import LineParser, compile_parser, run_parser
from gemmc.cli.cache import ACTIONS

SHELLS = ("bash", "zsh")

PARSERS = {
    "sim": "gemmc.cli.sim.sim_parser",
    "report": "gemmc.cli.compare.report_parser",
    "explore": "gemmc.cli.explore.explore_parser",
    "show": "gemmc.cli.show.show_parser",
    "timeline": "gemmc.cli.timeline.timeline_parser",
    "ladder": "gemmc.cli.ladder.ladder_parser",
    "bench": "gemmc.cli.bench.bench_parser",
    "tune": "gemmc.cli.tune.tune_parser",
    "cache": "gemmc.cli.cache.cache_parser",
    "build": "gemmc.cli.ahead.build_parser",
}
"""The commands besides compiling and running, and what makes their parsers."""

ZSH = """#compdef gemmc
# zsh runs a bash completion as it is (zshcompsys(1), "bashcompinit").
autoload -Uz compinit bashcompinit
(( $+functions[compdef] )) || compinit
bashcompinit
"""

SCRIPT = """# Completion of gemmc's command line; eval "$(gemmc completion bash)" turns it on.
_gemmc() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
  local command='' options='' values='' word
  case ${{COMP_WORDS[1]}} in {commands}) (( COMP_CWORD > 1 )) && command=${{COMP_WORDS[1]}};; esac
  case "$command:$previous" in
{values}
  esac
  if [[ -n $values && $current != -* ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$current"))
    return
  fi
  case "$command" in
{options}
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W "{words}" -- "$current"))
  fi
}}
complete -o default -o bashdefault -F _gemmc gemmc
"""


def completion_parser() -> LineParser:
    """`gemmc completion SHELL`."""
    parser = LineParser(
        prog="gemmc completion",
        description="Prints what a shell needs to complete gemmc's command line: put "
        'eval "$(gemmc completion bash)" into ~/.bashrc, or the same of zsh into ~/.zshrc.',
        allow_abbrev=False,
    )
    parser.add_argument("shell", choices=SHELLS)
    return parser


def completion_command(argv: list[str]) -> int:
    """0."""
    shell: str = completion_parser().parse_args(argv).shell
    print(ZSH + script() if shell == "zsh" else script(), end="")
    return 0


def script() -> str:
    """The function of bash."""
    parsers = {"": compile_parser(), "run": run_parser(), "completion": completion_parser()}
    for name, home in PARSERS.items():
        module, function = home.rsplit(".", 1)
        parsers[name] = getattr(import_module(module), function)()
    commands = [name for name in parsers if name]
    return SCRIPT.format(
        commands="|".join(commands),
        words=" ".join(commands),
        values="\n".join(_values(parsers)),
        options="\n".join(_options(parsers)),
    )


def _options(parsers: Mapping[str, LineParser]) -> Iterator[str]:
    for name, parser in parsers.items():
        yield f"    {name or chr(39) * 2}) options='{' '.join(parser.options)}';;"


def _values(parsers: Mapping[str, LineParser]) -> Iterator[str]:
    """For each option that takes one of some words, these; others are completed as files."""
    known = _words()
    for name, parser in parsers.items():
        for option, action in parser.options.items():
            found = _choices(action) or known.get(str(action.metavar), "")
            if found and action.nargs != 0:
                yield f"    {name}:{option}) values='{found}';;"
    yield f"    completion:completion) values='{' '.join(SHELLS)}';;"
    yield f"    cache:cache) values='{' '.join(ACTIONS)}';;"


def _choices(action: argparse.Action) -> str:
    return " ".join(map(str, action.choices or ()))


def _words() -> dict[str, str]:
    """What stands for an argument in the help, and what it may be."""
    from gemmc import pipeline, registry
    from gemmc.target import NATIVE, TARGETS

    passes = (*registry.PASS_NAMES, *(n for n in registry.foreign_names()))
    return {
        "P": " ".join((*pipeline.names(), "auto", "tuned")),
        "PASS": " ".join(dict.fromkeys(passes)),
        "T": " ".join((*TARGETS, NATIVE)),
    }
