# Reasons, costs and nudges of Kingdoms.
