# Mängu Kingdoms põhjused, hinnad ja vihjed.

kingdoms-study-rival = { $rival ->
    [red] Punane
    [yellow] Kollane
    [green] Roheline
    [blue] Sinine
   *[several] Vastane
}
kingdoms-study-money =
    { $number ->
        [one] { $number } mündi
       *[other] { $number } münti
    }
kingdoms-study-left =
    { $mood ->
        [hope] veel nägemata plaatidest ({ $left }) on ressursse { $tiles }
       *[fear] veel nägemata plaatidest ({ $left }) on ohte { $tiles }
    }

## Käigu põhjused

kingdoms-reason-lines = Laua praeguse seisu järgi teenid { $number } mündi võrra rohkem.
kingdoms-reason-rivals = { kingdoms-study-rival } teenib { $number } mündi võrra vähem.
kingdoms-reason-supply =
    { $mood ->
        [hope] Sinu ridadesse ja veergudesse jääb vabu ruute headele plaatidele
       *[fear] Halvad plaadid saavad sulle vähem kahju teha
    }: { kingdoms-study-left }.
kingdoms-reason-ranks =
    { $rank ->
        [0] Hoiad oma lossid hilisemaks alles.
       *[other] Hoiad oma { $rank }. taseme lossi hilisemaks alles.
    }
kingdoms-reason-start = Hoiad oma stardiplaadi hilisemaks alles.
kingdoms-reason-draw = Plaat varust toob keskmiselt { kingdoms-study-money }.
kingdoms-reason-ending =
    Lõpuni välja arvutatud: { $number ->
        [one] üks münt
       *[other] { $number } münti
    } rohkem.

## Käigu hinnad

kingdoms-cost-lines = Laua praeguse seisu järgi teenid { $number } mündi võrra vähem.
kingdoms-cost-rivals = { kingdoms-study-rival } teenib { $number } mündi võrra rohkem.
kingdoms-cost-supply =
    { $mood ->
        [hope] Sinu ridadesse ja veergudesse jääb vähem vabu ruute headele plaatidele
       *[fear] Halvad plaadid võivad sulle veel kahju teha
    }: { kingdoms-study-left }.
kingdoms-cost-ranks = Kasutad ära { $rank }. taseme lossi.
kingdoms-cost-start = Kasutad ära oma stardiplaadi.
kingdoms-cost-draw = Jätad tõmbamata plaadi, mis toob keskmiselt { kingdoms-study-money }.
kingdoms-cost-ending =
    Lõpuni välja arvutatud: { $number ->
        [one] üks münt
       *[other] { $number } münti
    } vähem.

## Kuhu vaadata: vihje esimene samm

kingdoms-nudge-lines =
    { $tile ->
        [none] Vaata, kui palju iga rida ja veerg sulle praegu maksab.
       *[number] Ühes reas või veerus on { kingdoms-tile }, aga sinu lossi seal veel ei ole.
    }
kingdoms-nudge-rivals = Vaata, millised read ja veerud maksavad sinu vastastele.
kingdoms-nudge-supply =
    { $mood ->
        [hope] Head plaadid on veel tulemas. Millistes ridades ja veergudes on neile ruumi?
       *[fear] Halvad plaadid on veel tulemas. Millised sinu read ja veerud on kaitstud?
    }
kingdoms-nudge-ranks = Iga ruut ei ole tugevat lossi väärt.
kingdoms-nudge-start = Stardiplaadiga võid veel oodata.
kingdoms-nudge-draw = Mõtle, mida plaat varust võib tuua.
kingdoms-nudge-ending = Lõppu saab juba välja arvutada: vaata, kuhu iga käik viib.
