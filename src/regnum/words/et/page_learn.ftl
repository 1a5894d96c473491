# Õppetunnid.

learn-title = Õpi mängima
learn-about = Mõni minut päris laual, samm-sammult. Proovi kõike: midagi ei saa valesti minna.
learn-games = Õppetunnid
learn-steps = { $steps } lühikest sammu
learn-step = { $step }. samm { $steps }-st
learn-go-on = Jätka: { $step }. samm { $steps }-st
learn-restart = Algusest peale
learn-you = Sina
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-confirm = Kinnita
learn-show = Näita
learn-next = Edasi
learn-back = Tagasi
learn-again = Veel kord
learn-play = Mängude juurde
learn-rules = Loe reegleid
learn-choose-first = Vali kõigepealt midagi: klots, loss, plaat või ruut.
learn-would-be-legal = See oleks lubatud. Proovi seekord midagi, mis ei ole.
learn-shown = Näiteks nii. Kinnita või leia oma lahendus.
