# Mida laud ütleb, kui ta midagi ei luba.

table-name = Nimes peab olema 1 kuni { $most } nähtavat märki ühel real.
table-chat = Sõnumis peab olema 1 kuni { $most } nähtavat märki ühel real.
table-salt = Sinu sõnas, mis segatakse jagamisse, võib olla kõige rohkem { $most } tavalist märki: tähed a–z, numbrid, kirjavahemärgid, tühikud.
table-only-host = Seda saab teha ainult laua avaja.
table-only-seated = Seda saavad teha ainult selle laua mängijad.
table-not-your-seat = See ei ole sinu koht.
table-seat-taken = See koht on juba võetud.
table-seat-reserved = See koht on broneeritud kellelegi teisele.
table-seat-plan = Koht on kas robotile või sulle, mitte mõlemale.
table-players-by-seats = Jäta mängijate arv ära: mängijaid on sama palju kui kohti.
table-begun = Mäng on juba alanud, nii et see ei ole enam võimalik.
table-not-begun = Mäng ei ole veel alanud.
table-not-full = Mäng saab alata, kui kõik kohad on täis.
table-over = Mäng selles lauas on läbi.
table-not-over = Mäng ei ole veel läbi.
table-resigned = Oled selles mängus juba alla andnud.
table-stale = Mäng on vahepeal edasi läinud: see oli mõeldud { $meant }. käiguks, aga nüüd on { $ply }. käik.
table-nothing-to-undo = Sul ei ole käiku, mida tagasi võtta.
table-undo-revealed = Vahepeal on midagi varjatut avalikuks tulnud, nii et käiku ei saa tagasi võtta.
table-no-undo-asked = Keegi ei ole palunud luba käik tagasi võtta.
table-chat-off = Selles lauas ei ole vestlust.
table-mute-self = Iseennast ei saa vaigistada.
table-player-here = See mängija on kohal; robot mängib ainult nende eest, kes on eemal.
table-full = Selles lauas on juba { $most } sündmust. Nüüdsest saab siin ainult mängu lõpuni mängida.
table-undo-often = Selle käigu ajal on juba { $most } korda tagasi võetud. Enne järgmist tagasivõtmist mängi edasi.
