## What the combat cards do, in the order of their initiative

wotr-combat-daring-defiance-text = Solo se in battaglia c'è un Compagno: se in questo round il giocatore dell'Ombra usa una Carta Combattimento, tutti i Compagni in battaglia rinunciano al loro Comando per il round, e quella carta non ha effetto.
wotr-combat-swarm-of-bats-text = Se in questo round il giocatore dei Popoli Liberi usa una Carta Combattimento, essa non ha effetto. Altrimenti aggiungi 1 a ogni dado del tuo Tiro Comando.
wotr-combat-words-of-power-text = Solo se in battaglia c'è un Nazgûl: indica un Compagno in battaglia; in questo round il suo Comando non conta e le sue abilità non funzionano.
wotr-combat-scouts-text = Solo se il tuo Esercito è in difesa e non è assediato: prima del Tiro Combattimento si ritira in una regione adiacente libera oppure, se difende una propria Fortezza, in assedio. La battaglia è finita.
wotr-combat-sudden-strike-text = Solo se in battaglia c'è un Comandante o un Compagno: prima del Tiro Combattimento porta un attacco aggiuntivo con un dado per ogni punto del tuo Comando, al massimo cinque. Le sue perdite si rimuovono subito.
wotr-combat-charge-text = Solo se in battaglia c'è una tua unità Elite: prima del Tiro Combattimento porta un attacco aggiuntivo con un dado per ogni tua unità Elite in battaglia, al massimo cinque. Le sue perdite si rimuovono subito.
wotr-combat-durins-bane-text = Solo se l'Esercito in difesa è a Moria o a non più di due regioni di distanza: prima del Tiro Combattimento porta un attacco aggiuntivo con tre dadi; ogni 4 o più è un colpo. Le sue perdite si rimuovono subito.
wotr-combat-it-is-a-gift-text = Solo se l'Esercito in difesa è nella regione dei Portatori dell'Anello: aggiungi 1 a ogni dado del tuo Tiro Combattimento e del tuo Tiro Comando.
wotr-combat-one-for-the-dark-lord-text = { wotr-combat-it-is-a-gift-text }
wotr-combat-servant-of-the-secret-fire-text = Solo se in battaglia c'è Gandalf: aggiungi 1 a ogni dado del tuo Tiro Combattimento.
wotr-combat-valour-text = Solo se in battaglia c'è una tua unità Elite: aggiungi 1 a ogni dado del tuo Tiro Combattimento.
wotr-combat-ents-rage-text = Solo se l'Esercito in difesa è in Rohan, a Fangorn o a Orthanc: aggiungi 2 a ogni dado del tuo Tiro Combattimento.
wotr-combat-devilry-of-orthanc-text = Solo se l'Esercito in difesa è assediato in una Fortezza e in battaglia c'è una tua unità di Isengard: aggiungi 1 a ogni dado del tuo Tiro Combattimento.
wotr-combat-desperate-battle-text = Aggiungi 1 a ogni dado di entrambi i Tiri Combattimento ed entrambi i Tiri Comando.
wotr-combat-deadly-strife-text = Aggiungi 2 a ogni dado di entrambi i Tiri Combattimento ed entrambi i Tiri Comando.
wotr-combat-advantageous-position-text = Solo se l'Esercito in difesa è in una regione di una Nazione dei Popoli Liberi: sottrai 1 a ogni dado del Tiro Combattimento dell'Ombra.
wotr-combat-daylight-text = L'Ombra tira al massimo tre dadi nel Tiro Combattimento.
wotr-combat-huorn-dark-text = Solo se l'Esercito in difesa è in Rohan, a Fangorn o a Orthanc: l'Ombra tira al massimo due dadi nel Tiro Combattimento.
wotr-combat-brave-stand-text = Solo se in battaglia c'è un Compagno: l'Ombra tira nel Tiro Combattimento un dado in meno per ogni Compagno in battaglia, ma sempre almeno uno.
wotr-combat-cruel-as-death-text = Solo se i Nazgûl in battaglia hanno un Comando di 2 o più: rinunciano a 2 punti per questo round e tu aggiungi 1 a ogni dado del tuo Tiro Combattimento.
wotr-combat-dread-and-despair-text = Solo se i Nazgûl in battaglia hanno un Comando di 1 o più: rinunciano a quanti punti vuoi, almeno 1, per questo round, e i Popoli Liberi tirano altrettanti dadi in meno nel Tiro Combattimento, ma sempre almeno uno.
wotr-combat-foul-stench-text = Solo se i Nazgûl in battaglia hanno un Comando di 1 o più: se è pari o superiore all'intero Comando dell'Esercito dei Popoli Liberi, quell'Esercito non ha il Tiro Comando.
wotr-combat-relentless-assault-text = Prima del Tiro Combattimento puoi infliggere al tuo Esercito fino a due colpi, che subisce subito. Per ognuno aggiungi 1 a ogni dado del tuo Tiro Combattimento.
wotr-combat-mumakil-text = Solo se in battaglia c'è un'unità Elite dei Sudroni e Esterling: aggiungi 1 a ogni dado del tuo Tiro Combattimento. Dopo i Tiri Comando, se in questo round hai messo a segno più colpi del nemico, compresi quelli di un attacco aggiuntivo, ne metti a segno uno in più.
wotr-combat-they-are-terrible-text = Solo se i Nazgûl in battaglia hanno un Comando di 1 o più: rinunciano a 1 punto per questo round e tu aggiungi 1 a ogni dado del tuo Tiro Comando.
wotr-combat-mighty-attack-text = Solo se in battaglia c'è un Compagno: prima del Tiro Comando uno dei Compagni rinuncia al suo Comando per questo round, e un dado che ha mancato nel tuo Tiro Combattimento vale come un colpo.
wotr-combat-anduril-text = Solo se in battaglia c'è Grampasso o Aragorn: prima del Tiro Comando rinuncia al suo Comando per questo round. Con Grampasso vale come un colpo un dado che ha mancato nel tuo Tiro Combattimento, con Aragorn fino a due.
wotr-combat-confusion-text = Ogni 1 nel Tiro Combattimento dell'Ombra è un colpo contro il suo stesso Esercito, e quel dado non si ritira.
wotr-combat-no-quarter-text = Se il tuo Tiro Combattimento o il tuo Tiro Comando ha messo a segno almeno un colpo, ne metti a segno uno in più.
wotr-combat-nameless-wood-text = Solo se l'Esercito in difesa è in Rohan, a Fangorn o a Orthanc: se il tuo Tiro Combattimento o il tuo Tiro Comando ha messo a segno almeno un colpo, ne metti a segno due in più.
wotr-combat-blade-of-westernesse-text = Solo se in battaglia c'è Meriadoc o Peregrino: se il tuo Tiro Comando ha messo a segno un colpo e in battaglia c'è un Servo, uno di quei colpi si spende per eliminare invece un Servo.
wotr-combat-fateful-strike-text = Solo se in battaglia c'è un Comandante o un Compagno: se il tuo Tiro Comando ha messo a segno un colpo, è eliminato anche un Nazgûl in battaglia; se ne ha messi a segno due o più, un Nazgûl o un Servo a tua scelta.
wotr-combat-black-breath-text = Solo se in battaglia c'è un Nazgûl: se il tuo Tiro Comando ha messo a segno un colpo, puoi inoltre eliminare un Comandante in battaglia, oppure un Compagno il cui Livello non superi il numero di quei colpi.
wotr-combat-heroic-death-text = Solo se in battaglia c'è un Comandante o un Compagno: prima di rimuovere le perdite puoi eliminarne uno, un Comandante per annullare un colpo del Tiro Combattimento e del Tiro Comando dell'Ombra, oppure un Compagno per annullarne quanti vuoi, fino al suo Livello.
wotr-combat-shield-wall-text = Se il Tiro Combattimento e il Tiro Comando dell'Ombra hanno messo a segno due o più colpi, uno è annullato.
wotr-combat-great-host-text = Dopo aver rimosso le perdite, se in battaglia hai almeno il doppio delle unità del nemico, metti a segno un colpo.
wotr-combat-onslaught-text = Dopo aver rimosso le perdite puoi infliggere al tuo Esercito fino a quattro colpi, che subisce subito. Tira un dado per ognuno: ogni 4 o più è un colpo al nemico.
wotr-combat-we-come-to-kill-text = Solo se in battaglia c'è una tua unità Elite: dopo aver rimosso le perdite porta un attacco aggiuntivo con un dado per ogni tua unità Elite rimasta in battaglia, al massimo cinque; ogni 5 o 6 è un colpo.

## Rulings

wotr-ruling-combat-daring-defiance = Se l'Ombra non ha usato una carta, o i Compagni non hanno un Comando a cui rinunciare, non succede nulla (Almanac; p. 30). La carta annullata si scarta come al solito, e nessuna sua parte ha luogo, nemmeno più avanti nel round.
wotr-ruling-combat-words-of-power = Al Comando che non conta non si può rinunciare per un'altra carta (p. 30). Il patto del Bianco Cavaliere, fatto all'inizio della battaglia, resta valido (nostra interpretazione).
wotr-ruling-combat-scouts = Ciò che una carta più lenta avrebbe fatto, il suo prezzo compreso, non ha luogo (p. 29). Se non c'è via d'uscita, la carta non ha effetto (p. 22).
wotr-ruling-combat-sudden-strike = I dadi colpiscono con ciò che serve al tuo Tiro Combattimento, e nulla di ciò che la carta nemica aggiunge o annulla li riguarda (p. 30).
wotr-ruling-combat-charge = { wotr-ruling-combat-sudden-strike }
wotr-ruling-combat-durins-bane = Il Balrog di Moria può essere usato così tanto dal tavolo quanto dalla mano: è l'unica Carta Combattimento dell'Ombra in quel round.
wotr-ruling-combat-it-is-a-gift = Sul Cammino di Mordor i Portatori dell'Anello non sono in nessuna regione (p. 43).
wotr-ruling-combat-one-for-the-dark-lord = { wotr-ruling-combat-it-is-a-gift }
wotr-ruling-combat-devilry-of-orthanc = Una Battaglia Campale nella regione di una Fortezza non si combatte nella Fortezza (nostra interpretazione).
wotr-ruling-combat-advantageous-position = Osgiliath e i due Ithilien sono fuori da Gondor; i Guadi di Isen appartengono a Rohan (Almanac).
wotr-ruling-combat-brave-stand = I dadi si tolgono da quelli che si tirerebbero, al massimo cinque (nostra interpretazione).
wotr-ruling-combat-dread-and-despair = { wotr-ruling-combat-brave-stand }
wotr-ruling-combat-cruel-as-death = Un Nazgûl ha 1 punto e il Re Stregone 2; gli altri Servi non contano. Dopo che il Bianco Cavaliere ha annullato quel Comando, non vi si può rinunciare (p. 30).
wotr-ruling-combat-they-are-terrible = { wotr-ruling-combat-cruel-as-death }
wotr-ruling-combat-foul-stench = Senza Tiro Comando, Andúril, Attacco Possente, Colpo Fatale e Lama dell'Ovesturia non fanno nulla (Almanac).
wotr-ruling-combat-relentless-assault = Chi cade così non tira più (nostra interpretazione).
wotr-ruling-combat-mumakil = I colpi si confrontano all'Iniziativa 5: Nessuna Pietà e Bosco senza Nome contano se i Popoli Liberi difendono, Confusione sempre, Muro di Scudi e Morte Eroica mai (Almanac).
wotr-ruling-combat-mighty-attack = Se Parole di Potere ha tolto il Comando all'unico Compagno, o Fetore Immondo il Tiro Comando, la carta non fa nulla (p. 30, Almanac).
wotr-ruling-combat-anduril = { wotr-ruling-combat-mighty-attack }
wotr-ruling-combat-fateful-strike = Qui il Re Stregone è un Servo, non un Nazgûl (p. 24). I colpi contano lo stesso.
wotr-ruling-combat-blade-of-westernesse = Un Nazgûl non è un Servo, il Re Stregone sì (p. 24).
wotr-ruling-combat-black-breath = Con il Livello si confrontano solo i colpi del Tiro Comando (nostra interpretazione). Il Bianco Cavaliere non lo impedisce.
wotr-ruling-combat-heroic-death = I colpi di un attacco aggiuntivo sono già stati subiti, e quelli che nessun dado ha messo a segno non sono il tiro del nemico: né gli uni né gli altri si possono annullare (p. 30).
wotr-ruling-combat-great-host = Si contano solo quelli che combattono: non la retroguardia, e in un assedio solo la guarnigione.
wotr-ruling-combat-we-come-to-kill = Un 5 basta anche in un assedio, perché lo dice la carta (nostra interpretazione).

## Questions

wotr-ask-hurt = { $need ->
    [0] Scegli quanti colpi subisce il tuo Esercito, fino a { $count }: ognuno aggiunge 1 al suo Tiro Combattimento.
   *[other] Scegli quanti colpi subisce il tuo Esercito, fino a { $count }: per ognuno tira un dado che colpisce con { $need } o più.
}
wotr-ask-give_up = Scegli a quanti punti di Comando rinunciano i Nazgûl: il nemico tira altrettanti dadi in meno.
wotr-ask-cancel_hits = Scegli quanti colpi annullare.
wotr-ask-turn_misses = Scegli quanti tiri mancati contano come colpi.
wotr-ask-slay = Scegli chi è eliminato.
wotr-ask-heroic_death = Scegli chi muore per annullare dei colpi, o nessuno.
wotr-ask-give_up_companion = Scegli chi rinuncia al suo Comando per un colpo.
wotr-ask-silence = Scegli il Compagno il cui Comando e le cui abilità non contano in questo round.
wotr-ask-slip_away = Scegli dove va il tuo Esercito { $region-in }.

## Options

wotr-option-number = { $count }
wotr-option-number-hurt = { $count ->
    [0] Nessun colpo
    [one] 1 colpo
   *[other] { $count } colpi
}
wotr-option-number-give_up = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
wotr-option-number-turn_misses = { $count ->
    [one] 1 tiro mancato conta come colpo
   *[other] { $count } tiri mancati contano come colpi
}
wotr-option-number-cancel_hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
wotr-option-name = { $character }
wotr-option-slay = Elimina { $figure-the }
wotr-option-slay-heroic_death = Sacrifica { $figure-the }
wotr-option-keep-slay = Non eliminare nessuno
wotr-option-keep-heroic_death = Non sacrificare nessuno

## What happened

wotr-event-combat_cancelled = La carta { $card } è annullata.
wotr-event-gave_up = { $count ->
    [one] { wotr-who } rinuncia a 1 punto di Comando per questo round.
   *[other] { wotr-who } rinuncia a { $count } punti di Comando per questo round.
}
wotr-event-more_hits = { $count ->
    [one] { wotr-who } mette a segno 1 colpo in più.
   *[other] { wotr-who } mette a segno { $count } colpi in più.
}
wotr-event-hits_cancelled = { $count ->
    [one] { wotr-who } annulla 1 colpo.
   *[other] { wotr-who } annulla { $count } colpi.
}
wotr-event-silenced = Il Comando e le abilità di { $character-the } non contano in questo round.
wotr-event-struck = { $count ->
    [0] { wotr-who } porta un attacco aggiuntivo, { $rolls }: nessun colpo a segno.
    [one] { wotr-who } porta un attacco aggiuntivo, { $rolls }: 1 colpo a segno.
   *[other] { wotr-who } porta un attacco aggiuntivo, { $rolls }: { $count } colpi a segno.
}
