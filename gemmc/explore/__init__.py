"""The explorer: a program's steps as data, and the page that shows them (docs/explorer.md).

    trace(text, pipeline)                      the steps, their lines, and where each line is from
    answer({"kind": "trace", …})               the same as a message, as the page's engines speak it
    document([…])                              one HTML file that opens without a server

Nothing here needs NumPy, or a file outside of the package, so that all of it runs in a browser too.
"""

from gemmc.explore.protocol import answer
from gemmc.explore.tracing import trace

__all__ = ["answer", "trace"]
