# Mida server punktilehtede kohta ütleb.

sheet-kingdom = { $number }. kuningriik: { $problem }
sheet-colour = Laual on losse värvis, millega keegi ei mängi: { kingdoms-colour } (KG-C1). Lisa mängija või võta lossid ära.
