"""Which configuration suits a problem: a template and its parameters, from rows of data.

`problem` reads what a program computes, `configuration` is the value that is chosen, `data` has the
rows, `rules` refuse what would not compile well. Nothing here knows a template or its parameters.
"""

from gemmc.select.configuration import Configuration
from gemmc.select.data import Row, choose, rows
from gemmc.select.problem import problem_of
from gemmc.select.rules import Refusal, refusals

__all__ = ["Configuration", "Refusal", "Row", "choose", "problem_of", "refusals", "rows"]
