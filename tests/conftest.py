"""Tests import each other's helpers as `tests.…`; which vatra they see is decided outside (see CONTRIBUTING.md)."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# A shared machine is no stopwatch: the tests of speed measure time, examples need no deadline.
settings.register_profile("vatra", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vatra")
