# Királyságok-állás felállítása.

kingdoms-setup-next = A készlet következő lapkája
kingdoms-setup-drawn = Az imént húzott lapka
kingdoms-setup-starting = { $name } kezdőlapkája
kingdoms-setup-no-luck = A „Le a szerencsével!” változatban a játékosok a nyílt készletből választanak: nincs húzás.
