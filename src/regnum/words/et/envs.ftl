# Õppekeskkonnad

error-env-reward = Tasu „{ $reward }“ ei ole. Võimalikud: { $known }.
error-env-outside = Kõigil kohtadel mängivad valmis strateegiad: jäta vähemalt üks koht enda käikudele.
error-env-illegal = Mängus { $game } ei ole käik { $action } lubatud. Lubatud on käigud, mille kohal maskis on 1.
