# Seisu koostamine.

setup-title = Koosta seis
setup-games = Mängud
setup-about = Vali, mida tõmmatakse, ja mängi kõigi eest. Reeglid kontrollivad iga käiku. Kui seis on valmis, saad sealt edasi mängida botide vastu või koos teistega.
setup-begin = Alusta
setup-first = Kes alustab
setup-draws = Mida tõmmatakse
setup-bot = { $moves ->
    [one] Bot teeb ühe käigu
   *[other] Bot teeb { $moves } käiku
}
setup-free = Käigud teed laual, iga mängija eest kordamööda. Tagasivõtmisega saad tühistada nii mitu käiku, kui soovid.
setup-play-about = Sellest seisust algab uus mäng; mis on veel tõmbamata, on segatud. Protokollist on näha, et tõmbed on valitud, ja tulemus ei lähe statistikasse.
setup-link = Link sellele seisule
setup-link-about = Igaüks, kellel on see link, saab seisu vaadata, muuta ja sellest edasi mängida.
setup-leave = Alusta uuesti
