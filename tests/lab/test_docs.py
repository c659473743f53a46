"""The examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import vatra.lab

MODULES = ["vatra.lab", *[f"vatra.lab.{module.name}" for module in pkgutil.iter_modules(vatra.lab.__path__)]]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.failed == 0
