# Õppetunnid.

learn-title = Õpi mängima
learn-about = Mõni minut päris laual, samm-sammult. Proovi, mida tahad: midagi ei saa valesti minna.
learn-games = Õppetunnid
learn-steps =
    { $steps ->
        [one] { $steps } lühike samm
       *[other] { $steps } lühikest sammu
    }
learn-step = { $step }. samm { $steps }-st
learn-go-on = Jätka: { $step }. samm { $steps }-st
learn-restart = Alusta algusest
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-show = Näita mulle
learn-next = Edasi
learn-back = Tagasi
learn-again = Korda õppetundi
learn-play = Mängi
learn-rules = Loe reegleid
learn-choose-first = Vali kõigepealt midagi: klots, loss, plaat või ruut.
learn-would-be-legal = See oleks lubatud. Proovi seekord midagi keelatut.
learn-shown = Näiteks nii. Kinnita või leia teine lahendus.
