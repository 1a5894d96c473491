"""`python -m regnum`."""

import sys

from regnum.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
