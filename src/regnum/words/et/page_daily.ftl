# Päeva jagamine.

daily-title = Päeva jagamine
daily-games = Mängud
daily-number = Päeva jagamine { $number }: { $game }
daily-about = Täna mängivad kõik sama jagamist samade vastaste vastu, kelle juhuslikud valikud on samad. Nii sõltub tulemus ainult sellest, kuidas mängid.
daily-rivals = Mängijaid: { $players }. Vastased: { $rivals }.
daily-once = Arvesse läheb ainult esimene katse. Pärast seda võid lõbu pärast uuesti mängida.
daily-play = Mängi tänast jagamist
daily-go-on = Jätka
daily-yesterday = Eilne tulemus
daily-no-day = Selle päeva jagamist veel ei ole.
daily-streak = { $days } päeva järjest
daily-points = { $points ->
    [one] punkt
   *[other] punkti
}
daily-comparing = Robotid mängivad võrdluseks sama jagamist…
daily-better = Parem kui { $better } robotite sajast mängust.
daily-between = Tasemete { $below } ja { $above } vahel.
daily-above = Parem kõigist tasemetest, ka tasemest { $level }.
daily-below = Nõrgem kõigist tasemetest; järgmine on { $level }.
daily-field = Robotite punktid selle jagamisega
daily-level = Tase
daily-column-level = Tase
daily-column-games = Mänge
daily-column-mean = Keskmine
daily-column-most = 8 mängu 10-st
daily-column-beaten = Vähem punkte kui sinul
daily-range = { $low }…{ $high }
daily-percent = { $share }%
daily-how = Need mängud mängisid robotid selles seadmes: iga tase mängis sinu asemel sama jagamist samade vastaste vastu, kõige rohkem 1000 mängu. Poole minutiga jõuavad tugevad tasemed mängida vähem; Kuningas võib iga otsuse jaoks kasutada 400 läbimängu. Mäng, mille punktid on sinu omadega võrdsed, läheb arvesse poolena.
daily-playing = Robotid mängivad veel…
daily-more = Lase robotitel veel mängida
daily-copy = Kopeeri tekstina
daily-copy-failed = Brauser ei luba kopeerida. Luba see sellel lehel ja proovi uuesti.
daily-card = Pilt jagamiseks
daily-card-about = Pildil on sinu laud, nii et see paljastab osa jagamisest. Tekst ei paljasta midagi.
daily-share-line = { $points ->
    [one] { $points } punkt, parem kui { $better } sajast
   *[other] { $points } punkti, parem kui { $better } sajast
}
daily-share-better = parem kui { $better } sajast
daily-given-up = Andsid selles mängus alla.
daily-taken-back = Võtsid tagasi käigu, millele vastane oli juba vastanud, seega näed seda tulemust ainult sina.
daily-see = Vaata mängu
daily-again = Mängi uuesti
daily-not-counted = Ei lähe arvesse.
daily-next = Järgmine jagamine avaneb { $hours } h { $minutes } min pärast.
daily-list-add = Lisa tänasesse nimekirja
daily-list = Tänased mängijad
daily-list-count = Tulemusi on saadetud: { $players }. Sinu oma võrreldakse nendega, kui selle lisad.
daily-list-place = { $place }.
daily-list-better = Parem kui { $better } mängijat sajast.
daily-list-alone = Keegi teine ei ole veel tulemust saatnud.
