# Kingdomino on the page.
