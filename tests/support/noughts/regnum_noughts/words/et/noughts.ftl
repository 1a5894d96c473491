# Trips-traps-trull varjatud loosimisega.

noughts-name = Trips-traps-trull
noughts-error-players = Trips-traps-trull on 2 mängijale, mitte { $players } mängijale (N-2).
noughts-error-notation = „{ $text }” ei ole ruut. Kirjuta a1 kuni c3.
noughts-explain-over = Mäng on läbi.
noughts-explain-wait = Praegu ei ole sinu kord.
noughts-explain-taken = Ruut { $square } on hõivatud.
noughts-explain-free = Ruut { $square } on tühi, nii et võid sinna oma kivi panna.
