"""One stand-in machine for each test."""

from __future__ import annotations

import pytest
import stand_in
import torch


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> stand_in.Machine:
    torch.manual_seed(0)
    torch._dynamo.reset()
    return stand_in.installed(monkeypatch)
