# A napi leosztás.

daily-title = Napi leosztás
daily-games = Játékok
daily-number = { $number }. napi leosztás: { $game }
daily-about = Ma mindenki ugyanazt a leosztást játssza, ugyanazok ellen az ellenfelek ellen, akiknek a véletlen döntései is ugyanazok. Így az eredmény csak azon múlik, hogyan játszol.
daily-rivals = Játékosok száma: { $players }. Ellenfelek: { $rivals }.
daily-once = Csak az első próbálkozás számít. Utána a játék kedvéért újra játszhatsz.
daily-play = A mai leosztás lejátszása
daily-go-on = Folytatás
daily-yesterday = A tegnapi eredmény
daily-no-day = Erre a napra még nincs leosztás.
daily-streak = { $days } napja egyfolytában
daily-points = { $points ->
   *[other] pont
}
daily-comparing = A gépi játékosok összehasonlításul ugyanezt játsszák…
daily-better = Jobb, mint a gépi játékosok 100 játszmájából { $better }.
daily-between = { $below } és { $above } között.
daily-above = Minden szintnél jobb, még ennél is: { $level }.
daily-below = Minden szintnél gyengébb; a legközelebbi: { $level }.
daily-field = A gépi játékosok pontjai ezzel a leosztással
daily-level = Szint
daily-column-level = Szint
daily-column-games = Játszmák
daily-column-mean = Átlag
daily-column-most = 10-ből 8 játszma
daily-column-beaten = Kevesebb pont a tiédnél
daily-range = { $low }…{ $high }
daily-percent = { $share }%
daily-how = Ezeket a játszmákat gépi játékosok játszották ezen az eszközön: minden szint a te helyeden ült, ugyanazzal a leosztással és ugyanazokkal az ellenfelekkel, szintenként legfeljebb 1000 játszmában. Fél perc alatt az erős szintek kevesebbet játszanak; a Király szint döntésenként legfeljebb 400 lejátszást végez. A tieddel egyenlő pontszám félnek számít.
daily-playing = A gépi játékosok tovább játszanak…
daily-more = Játsszanak még
daily-copy = Másolás szövegként
daily-copy-failed = A böngésző nem engedi a másolást. Engedélyezd ezen az oldalon, és próbáld újra.
daily-card = Kép megosztása
daily-card-about = A képen látszik a táblád, így elárul valamennyit a leosztásból. A szöveg nem.
daily-share-line = { $points } pont, jobb, mint 100-ból { $better }
daily-share-better = jobb, mint 100-ból { $better }
daily-given-up = Ezt a játszmát feladtad.
daily-taken-back = Visszavontál egy lépést, miután egy ellenfél már válaszolt rá; ezért ezt az eredményt csak te látod.
daily-see = A játszma megtekintése
daily-again = Lejátszás még egyszer
daily-not-counted = Nem számít.
daily-next = A következő leosztás { $hours } óra { $minutes } perc múlva nyílik.
