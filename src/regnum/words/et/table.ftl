# Mida laud ütleb, kui ta midagi ei luba.

table-name = Nimes on 1 kuni { $most } nähtavat märki, ühel real.
table-chat = Vestluse sõnumis on 1 kuni { $most } nähtavat märki, ühel real.
table-salt = Sinu sõnas, mis segatakse jagamisse, on kõige rohkem { $most } lihtsat märki: tähed a–z, numbrid, kirjavahemärgid, tühikud.
table-only-host = Seda saab teha ainult laua avaja.
table-only-seated = Seda saavad teha ainult lauas istujad.
table-not-your-seat = See ei ole sinu koht.
table-seat-taken = Siin istub juba keegi.
table-seat-reserved = Seda kohta hoitakse kellelegi teisele.
table-seat-plan = Koht on kas robotile või sulle, mitte mõlemale.
table-players-by-seats = Jäta mängijate arv ära: mängijaid on sama palju kui kohti.
table-begun = Mäng on juba alanud; seda saab teha ainult enne algust.
table-not-begun = Mäng ei ole veel alanud.
table-not-full = Mäng saab alata, kui kõik kohad on täis.
table-over = Mäng on läbi.
table-not-over = Mäng ei ole veel läbi.
table-resigned = Sellel kohal oled juba alla andnud.
table-stale = Mäng on vahepeal edasi läinud: see oli mõeldud käigule { $meant }, aga nüüd on käik { $ply }.
table-nothing-to-undo = Sul ei ole käiku, mida tagasi võtta.
table-undo-revealed = Vahepeal on midagi varjatut avalikuks tulnud, nii et midagi ei saa tagasi võtta.
table-no-undo-asked = Keegi ei ole palunud midagi tagasi võtta.
table-chat-off = Selles lauas ei ole vestlust.
table-mute-self = Iseennast ei saa vaigistada.
table-player-here = See mängija on kohal; robot mängib ainult nende eest, kes on ära.
table-full = Selles lauas on salvestatud juba { $most } sündmust. Nüüdsest saab siin ainult mängu lõpuni mängida.
table-undo-often = Selle käigu ajal on juba { $most } korda tagasi võetud. Enne järgmist tagasivõtmist mängi edasi.
