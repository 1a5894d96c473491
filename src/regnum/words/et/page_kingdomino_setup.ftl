# Kingdomino seisu koostamine.

kingdomino-setup-domino = Uue rea { $number }. klots
kingdomino-setup-claimed = Rida saab valida, kuni ühtegi selle klotsi pole võetud. Võta käike tagasi või mängi järgmise reani.
kingdomino-setup-last = Kõik read on avatud.
