"""`python -m vatra` is `vatra`."""

from vatra.cli import main

if __name__ == "__main__":
    main()
