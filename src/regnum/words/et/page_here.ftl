# Games in this browser: the list of them, and what is said when something cannot be done.

page-mine-lead = Need mängud on salvestatud ainult selles brauseris. Ekspordi lõppenud mängud, et need alles hoida või mujal avada.
page-mine-empty = Selles brauseris ei ole veel ühtegi mängu.
page-mine-export = Ekspordi
page-mine-delete = Kustuta
page-mine-delete-title = Kas kustutada see mäng?
page-mine-delete-about = Mäng eemaldatakse sellest brauserist. Seda ei saa tagasi võtta.
page-mine-deleted = Mäng on kustutatud.

page-here-full = Selles brauseris ei ole mängude jaoks enam ruumi, nii et midagi ei muudetud. Kustuta vanu mänge või vabasta ruumi ja proovi uuesti.
page-here-no-storage = See brauser ei luba Regnumil midagi salvestada, nii et midagi ei muudetud. Privaatsetes akendes on see tavaline.
page-here-newer = Selle mängu salvestas Regnumi uuem versioon. Uuendamiseks laadi leht uuesti ja ava mäng siis.
page-here-damaged = Seda mängu ei saa lugeda: brauserisse salvestatud andmed on rikutud.
page-here-no-game = Seda mängu ei saa brauseris mängida.
page-here-no-clock = Selles brauseris mängitavatel mängudel ei ole ajapiirangut.
page-here-no-page = Siin ei ole midagi.
page-here-invalid = Päring ei sobi: { $problem }
page-here-broken = Midagi läks valesti. Laadi leht uuesti; sinu mängud on alles.
page-here-no-daily = Kuupäeval { $date } ei ole päeva jagamist.
page-here-setup-over = See käik lõpetaks mängu. Seisus, millest edasi mängida, peab olema jäänud vähemalt üks käik.
