# Kingdoms on the page.
