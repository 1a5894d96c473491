# Trips-traps-trull lehel.

noughts-page-about = Kolm ühes reas, kividega, mida näed ainult sina.
noughts-page-size = 2 mängijat, 2 min
noughts-page-board = Laud
noughts-page-square =
    { $owner ->
        [none] { $square }: tühi
       *[other] { $square }: { $owner }, { $tile }
    }
noughts-page-place = Pane oma kivi: { $tile }
noughts-page-wait = { $player } paneb kivi.
noughts-page-over = Mäng on läbi.
noughts-page-log = { $player } pani kivi ruudule { $square }
noughts-page-options = Punktid
noughts-page-option-sums = Kivid loevad
noughts-page-option-sums-about = Iga kivi on väärt sama palju, kui sellel kirjas on.
