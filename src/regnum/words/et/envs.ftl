# Õppekeskkonnad

error-env-reward = Tasu „{ $reward }“ ei ole. Võimalikud: { $known }.
error-env-outside = Kõigil kohtadel mängivad valmis strateegiad. Jäta vähemalt üks koht käikudele, mille valid ise.
error-env-illegal = Käik { $action } ei ole mängus { $game } lubatud. Vali käik, mille kohal maskis on 1.
error-env-mode = Kuvamisviisi „{ $mode }“ ei ole. Võimalikud: { $known }.
error-env-picture = Piltide jaoks on vaja paketti „{ $package }“. Paigalda see käsuga: pip install 'regnum[envs]'
error-env-opponents = Vastaste arv ({ $opponents }) ei vasta ülejäänud kohtade arvule ({ $others }): nimeta igale kohale oma vastane või üks vastane kõigile.
error-env-chance = Juhuse viisi „{ $chance }“ ei ole. Võimalikud: { $known }.
