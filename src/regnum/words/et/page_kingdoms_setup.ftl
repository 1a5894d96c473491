# Kuningriikide seisu koostamine.

kingdoms-setup-next = Järgmine plaat varust
kingdoms-setup-drawn = Äsja tõmmatud plaat
kingdoms-setup-starting = Stardiplaat: { $name }
kingdoms-setup-no-luck = Variandis „Ilma juhuseta” valivad mängijad plaadid avatud varust: midagi ei tõmmata.
