"""`python -m regnum`."""

import sys

from regnum.cli.main import main

sys.exit(main())
