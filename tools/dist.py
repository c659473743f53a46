"""Build the sdist and the wheel, and install each into a fresh environment, as a stranger would, and try it.

python -m tools.dist [--built]     --built: dist/ holds them already, try them only

The wheel is installed where neither Node nor a compiler can be found: it must need none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
TRIALS: Final = [
    ["vatra", "--version"],
    ["vatra", "games"],
    ["vatra", "rules", "diamant", "treasure.share"],
    ["vatra", "sim", "diamant", "--seats", "novice,random,random", "--games", "60", "--jobs", "1", "--json"],
    ["vatra", "sim", "spirit_island", "--seats", "random", "--games", "2", "--jobs", "1", "--json"],
    [
        "python",
        "-c",
        "from vatra.server.web import pages; assert (pages.HERE / 'static/index.html').exists()",
    ],
]


def main() -> None:
    if "--built" not in sys.argv:
        shutil.rmtree(DIST, ignore_errors=True)
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"], ROOT, dict(os.environ)
        )
    for file in [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]:
        with tempfile.TemporaryDirectory() as folder:
            tried(file, Path(folder))
        print(f"{file.name}: installed and tried", flush=True)


def tried(file: Path, folder: Path) -> None:
    """In an environment of its own, from a folder without our sources."""
    bin_folder = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    run([sys.executable, "-m", "venv", str(folder / "venv")], folder, clean)
    if file.suffix == ".whl" and os.name != "nt":
        clean["PATH"] = str(bin_folder)  # no Node, no compiler
    else:
        clean["PATH"] = os.pathsep.join([str(bin_folder), clean["PATH"]])
    python = str(bin_folder / "python")
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(file)], folder, clean)
    for command in TRIALS:
        name = shutil.which(command[0], path=clean["PATH"]) or command[0]
        run([name, *command[1:]], folder, clean)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nvatra: {' '.join(command)} failed; what it said is above.")


if __name__ == "__main__":
    main()
