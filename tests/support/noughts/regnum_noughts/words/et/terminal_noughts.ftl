# Trips-traps-trull terminalis ja käsureal.

noughts-option-players = mängijate arv: 2
noughts-option-sums = iga kivi on selle panijale väärt sama palju, kui sellel kirjas on
noughts-terminal-do = { $player }, pane oma kivi: { $tile }
noughts-terminal-turn = { $player } paneb kivi.
noughts-terminal-cover = { $player }, võta klaviatuur, ära lase kellelgi teisel vaadata ja vajuta Enterit.
noughts-terminal-points = { $player }: { $points }
noughts-terminal-left = { $tiles ->
    [one] üks kivi järel
   *[other] { $tiles } kivi järel
}
noughts-terminal-sums = Kivid loevad
noughts-terminal-good = Kolm ühes reas võidab. Enter alustab mängu.
noughts-terminal-continue = Jätka salvestatud mängu: { $players }
noughts-terminal-rules = Pane kivi, mida näed ainult sina, tühjale ruudule. Kolm ruutu reas võidab.
noughts-terminal-help-move = liigu teisele ruudule
noughts-terminal-help-confirm = pane kivi
