"""Which configuration suits a problem: a template and its parameters, from rows of data.

`problem` reads what a program computes, `data` has rows with schedules to choose from, `model`
predicts how long each takes, `bounds` how long at least, `choice` takes the best, `rules` refuse
what would not compile well, `hopeless` spares the search what they would refuse, `configuration` is
the value that is chosen. Nothing here knows a template or its parameters.
"""

from gemmc.pipeline.problem import problem_of
from gemmc.select.choice import Candidate, Choice, choose, predicted, ranked
from gemmc.select.configuration import Configuration
from gemmc.select.data import Row, rows
from gemmc.select.hopeless import Hopeless
from gemmc.select.rules import Refusal, refusals

__all__ = [
    "Candidate",
    "Choice",
    "Configuration",
    "Hopeless",
    "Refusal",
    "Row",
    "choose",
    "predicted",
    "problem_of",
    "ranked",
    "refusals",
    "rows",
]
