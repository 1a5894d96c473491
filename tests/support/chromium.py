"""The browser that the web app is tested and measured in."""

from __future__ import annotations

import os
import shutil

CHROMIUM = os.environ.get("REGNUM_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
