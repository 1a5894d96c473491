# Kingdomsi põhjused, miinused ja vihjed.
