# L'Ombra automatica: perché fa quello che fa. I numeri sono quelli della sua guida.

wotr-line-mordor = la linea di Mordor
wotr-line-sauron-central = la linea centrale di Sauron
wotr-line-sauron-northern = la linea settentrionale di Sauron
wotr-line-southron = la linea dei Sudroni
wotr-line-easterling = la linea degli Esterling
wotr-line-isengard = la linea di Isengard

wotr-event-clockwork_ready = Nessuno gioca l'Ombra. Tutte le sue Nazioni sono In Guerra; Saruman è a Orthanc, con il suo dado; su ogni Insediamento delle sue Nazioni c'è un segnalino dell'Ombra (guida 2).
wotr-event-clockwork_draws = { $count ->
    [0] L'Ombra automatica non ha carte: pesca da entrambi i mazzi (guida 3).
    [1] L'Ombra automatica ha 1 carta: pesca da entrambi i mazzi (guida 3).
    [5] L'Ombra automatica ha 5 carte: ne pesca una sola, del tipo di cui ne ha meno (guida 3).
    [6] L'Ombra automatica ha 6 carte: non ne pesca (guida 3).
   *[other] L'Ombra automatica ha { $count } carte: pesca da entrambi i mazzi (guida 3).
}
wotr-event-clockwork_box = { $reason ->
    [mordor] La Compagnia è a Mordor, quindi nel Riquadro della Caccia vanno tutti i dadi possibili: { $count } (guida 4.1).
    [few] Nel Riquadro della Caccia dovrebbero andare due dadi, ma con così pochi Compagni se ne può mettere al massimo { $count } (guida 4.1).
   *[usual] In ogni turno due dadi vanno nel Riquadro della Caccia (guida 4.1).
}
wotr-event-clockwork_king_enters = { $reason ->
    [active] Tutti i Popoli Liberi sono attivi: entra il Re Stregone (guida 4.2).
    [rolled] La Compagnia è a distanza { $count } da Mordor; il tiro è { $rolls } e basta: entra il Re Stregone (guida 4.2).
   *[missed] La Compagnia è a distanza { $count } da Mordor; il tiro è { $rolls }, troppo basso perché entri il Re Stregone (guida 4.2).
}
wotr-event-clockwork_mouth_enters = Le condizioni della carta della Bocca di Sauron sono soddisfatte: entra { $region-in }, senza che si spenda un dado (guida 4.3).
wotr-event-clockwork_reinforced = C'è un assedio { $region-in }: la guarnigione sale a cinque unità ({ $count } in più; guida 4.5).
wotr-event-clockwork_takes = { $reason ->
    [character] L'Ombra usa un dado { $die }: i dadi di questo tipo vengono per primi (guida 6).
   *[other] L'Ombra usa un dado { $die }: di quelli che vengono prima nel suo ordine non ne restano (guida 6).
}
wotr-event-clockwork_die = { $entry ->
    [character-1] Dado { $die }: nessun Nazgûl è con la Compagnia e uno può raggiungerla, quindi tutti i Nazgûl e la Bocca di Sauron si muovono (guida 7.1).
    [character-2] Dado { $die }: { $reason ->
        [there] un Nazgûl è già con la Compagnia
       *[closed] nessun Nazgûl può andare dov'è la Compagnia
    }, quindi si gioca una carta Personaggi (guida 7.2).
    [character-3] Dado { $die }: { $reason ->
        [there] un Nazgûl è già con la Compagnia
       *[closed] nessun Nazgûl può andare dov'è la Compagnia
    } e nessuna carta Personaggi è giocabile, quindi attacca l'Esercito con un Comandante e il maggior vantaggio (guida 7.3).
    [character-4] Dado { $die }: nessuna carta è giocabile e nessun Esercito con un Comandante è in vantaggio, quindi si muovono i Nazgûl e la Bocca di Sauron (guida 7.4).
    [character-5] Dado { $die }: niente carte, niente attacchi, e i Nazgûl sono dove devono essere, quindi ne arrivano di nuovi (guida 7.5).
    [character-6] Dado { $die }: nulla della lista è possibile (guida 7.6).
    [event-1] Dado { $die }: con tre carte o meno in mano se ne pesca una del tipo più scarso (guida 10.1).
    [event-2] Dado { $die }: le carte sono più di tre, quindi si gioca una carta Personaggi (guida 10.2).
    [event-3] Dado { $die }: nessuna carta Personaggi è giocabile, quindi se ne gioca una Strategia (guida 10.3).
    [event-4] Dado { $die }: nessuna carta è giocabile (guida 10.4).
    [army-1] Dado { $die }: solo Un Potere Troppo Grande impedisce un attacco, quindi l'Ombra paga per toglierla (guida 11.1).
    [army-2] Dado { $die }: solo Il Potere di Tom Bombadil impedisce un attacco, quindi l'Ombra paga per toglierla (guida 11.2).
    [army-3] Dado { $die }: attacca l'Esercito con il maggior vantaggio (guida 11.3).
    [army-4] Dado { $die }: nessun Esercito è in vantaggio, quindi avanza una linea (guida 11.4).
   *[army-5] Dado { $die }: nessun Esercito è in vantaggio e nessuna linea può muoversi, quindi vale come Mobilitazione (guida 11.5).
}
wotr-event-clockwork_to_box = Il dado { $die } va nel Riquadro della Caccia.
wotr-event-clockwork_nazgul = { $reason ->
    [fellowship] Un Nazgûl deve stare con la Compagnia, { $region-in } (guida 13).
    [besieged] Nella Fortezza assediata, { $region-in }, i Nazgûl devono essere { $count } (guida 13.1).
    [siege] Tra gli assedianti, { $region-in }, i Nazgûl devono essere { $count } (guida 13.2).
    [front] Con l'Esercito al fronte, { $region-in }, i Nazgûl devono essere { $count } (guida 13.3).
   *[around] Intorno alla Compagnia, sulla via di Mordor, { $region-in }, i Nazgûl devono essere { $count } (guida 13.5).
}
wotr-event-clockwork_king = { $reason ->
    [fellowship] Con la Compagnia, { $region-in }, deve stare il Re Stregone in persona, perché non ci sono altri Nazgûl (guida 13).
    [besieged] Il Re Stregone deve stare nella Fortezza assediata { $region-in } (guida 13.1).
    [siege] Il Re Stregone deve stare con gli assedianti { $region-in }, che hanno { $count } unità (guida 13.2).
    [front] Il Re Stregone deve stare con l'Esercito al fronte { $region-in }, che ha { $count } unità (guida 13.3).
    [around] Minas Morgul è perduta, quindi il Re Stregone deve stare intorno alla Compagnia, sulla via di Mordor, { $region-in } (guida 13.5).
   *[home] Nessun Esercito che assedia o è al fronte ha sei unità, quindi il Re Stregone deve stare { $region-in } (guida 13.4).
}
wotr-event-clockwork_mouth = { $reason ->
    [towards] La Bocca di Sauron è fuori dalla linea di Mordor e vi torna per la via più breve, { $region-in } (guida 13, chiarimento A60).
    [largest] Entro due regioni non ci sono né sei unità né una Fortezza occupata, quindi la Bocca di Sauron deve stare con l'Esercito più grande che può raggiungere, { $region-in } (guida 13).
   *[safe] La Bocca di Sauron deve stare al sicuro, il più avanti possibile sulla linea di Mordor, { $region-in } (guida 13).
}
wotr-event-clockwork_card = { $reason ->
    [all_active] Carta scoperta: { $card }. Tutti i Popoli Liberi sono attivi, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [all_at_war] Carta scoperta: { $card }. Tutti i Popoli Liberi sono In Guerra, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [city_taken] Carta scoperta: { $card }. Minas Tirith è occupata, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [coast_taken] Carta scoperta: { $card }. Pelargir, Dol Amroth e Lamedon sono occupate, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [gollum_guides] Carta scoperta: { $card }. La Guida è Gollum, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [in_mordor] Carta scoperta: { $card }. La Compagnia è a Mordor, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [king_gone] Carta scoperta: { $card }. Il Re Stregone è fuori dal gioco, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [rohan_awake] Carta scoperta: { $card }. Rohan è attiva, o Saruman è fuori dal gioco, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [saruman_gone] Carta scoperta: { $card }. Saruman è fuori dal gioco, quindi è messa da parte, scoperta, per una battaglia (guida 14).
    [no_gathering] Carta scoperta: { $card }. Per la guida è ingiocabile: nessuna regione di una linea accanto al Dunland è libera. Va scoperta sotto il suo mazzo (guida 14).
    [no_half_orcs] Carta scoperta: { $card }. Per la guida è ingiocabile: nessun Esercito di otto unità o meno è in vantaggio su un nemico che può attaccare, o non restano unità Elite di Isengard. Va scoperta sotto il suo mazzo (guida 14).
    [no_kings_siege] Carta scoperta: { $card }. Per la guida è ingiocabile: il Re Stregone non è in un Esercito che assedia in vantaggio una Fortezza. Va scoperta sotto il suo mazzo (guida 14).
    [no_landing] Carta scoperta: { $card }. Per la guida è ingiocabile: l'Esercito a Umbar non supera di quattro chi tiene Pelargir, Dol Amroth o Lamedon. Va scoperta sotto il suo mazzo (guida 14).
    [no_line_moves] Carta scoperta: { $card }. Per la guida è ingiocabile: nessuna linea può muoversi. Va scoperta sotto il suo mazzo (guida 14).
    [no_olog_hai] Carta scoperta: { $card }. Per la guida è ingiocabile: nessun Esercito di otto unità o meno è in vantaggio su un nemico che può attaccare, o non restano unità Elite di Sauron. Va scoperta sotto il suo mazzo (guida 14).
    [no_orders] Carta scoperta: { $card }. Per la guida è ingiocabile: nessun Nazgûl si può reclutare con il Re Stregone e nessuno può raggiungere la Compagnia. Va scoperta sotto il suo mazzo (guida 14).
    [no_room_in_the_east] Carta scoperta: { $card }. Per la guida è ingiocabile: né il Rhûn dell'Est né l'Estremo Harad né il Rhûn del Sud possono accogliere cinque unità. Va scoperta sotto il suo mazzo (guida 14).
    [no_search] Carta scoperta: { $card }. Per la guida è ingiocabile: un Nazgûl è già con la Compagnia, o nessuno può andarci. Va scoperta sotto il suo mazzo (guida 14).
    [no_siege_of_isengard] Carta scoperta: { $card }. Per la guida è ingiocabile: nessun Esercito con unità di Isengard assedia in vantaggio una Fortezza. Va scoperta sotto il suo mazzo (guida 14).
    [no_trolls] Carta scoperta: { $card }. Per la guida è ingiocabile: non restano due unità Elite di Sauron, o nessun Esercito ha due Regolari di Sauron da rimpiazzare. Va scoperta sotto il suo mazzo (guida 14).
    [no_will] Carta scoperta: { $card }. Per la guida è ingiocabile: i Popoli Liberi non hanno dadi Volere dell'Ovest inutilizzati. Va scoperta sotto il suo mazzo (guida 14).
    [nothing_to_see] Carta scoperta: { $card }. Per la guida è ingiocabile: i Popoli Liberi hanno usato tutti i loro dadi Personaggio e Volere dell'Ovest. Va scoperta sotto il suo mazzo (guida 14).
    [out_of_reach] Carta scoperta: { $card }. Per la guida è ingiocabile: nessun Nazgûl può andare dov'è la Compagnia. Va scoperta sotto il suo mazzo (guida 14).
    [text] Carta scoperta: { $card }. Le sue condizioni non sono soddisfatte: va scoperta sotto il suo mazzo (guida 14).
    [useless] Carta scoperta: { $card }. Non si può usare in questa battaglia e va scoperta sotto il suo mazzo (guida 15.8).
   *[played] Carta scoperta: { $card }. Si può giocare (guida 14).
}
wotr-event-clockwork_attacks = { $reason ->
    [siege] Gli assedianti assaltano { $to-the }
    [sortie] Gli assediati escono in Sortita da { $to-the }
   *[field] Da { $region-the } a { $to-the }
}: { $count ->
    [0] dieci unità attaccano anche senza vantaggio (guida 1)
   *[other] il vantaggio di dimensioni è { $count }
}. Non è possibile nessun'altra battaglia.
wotr-event-clockwork_line = Il tiro è { $rolls }: avanza { $line } (guida 11.4).
wotr-event-clockwork_prefers = { $reason ->
    [siege] Gli assedianti assaltano { $to-the }
    [sortie] Gli assediati escono in Sortita da { $to-the }
   *[field] Da { $region-the } a { $to-the }
}: { $count ->
    [0] dieci unità attaccano anche senza vantaggio (guida 1)
   *[other] il vantaggio di dimensioni è { $count }
}. Viene prima di { $total ->
    [one] un'altra battaglia, con { $next }
   *[other] altre { $total } battaglie, con { $next } al massimo
}{ $tie ->
    [lot] {""}; tra vantaggi uguali ha deciso la sorte (chiarimento A4)
   *[none] {""}
}.
wotr-event-clockwork_other_line = { $count ->
    [one] Il tiro è { $rolls }. Saltata perché immobile: { $lines }. Quindi avanza { $line } (guida 11.4).
   *[other] Il tiro è { $rolls }. Saltate perché immobili: { $lines }. Quindi avanza { $line } (guida 11.4).
}
wotr-event-clockwork_muster = { $reason ->
    [roll-1] Dado { $die }: per la mobilitazione il tiro è { $rolls }: due punti ciascuno a Minas Morgul, Morannon e Barad-dûr, un Regolare nel Nurn (guida 9.1).
    [roll-2] Dado { $die }: per la mobilitazione il tiro è { $rolls }: due punti ciascuno a Dol Guldur, Moria e Monte Gundabad, un Regolare ad Angmar (guida 9.2).
    [roll-3] Dado { $die }: per la mobilitazione il tiro è { $rolls }: due punti ciascuno a Umbar e nel Rhûn del Sud, un Regolare ciascuno nell'Estremo Harad, nel Vicino Harad e nel Rhûn del Nord (guida 9.3).
    [roll-4] Dado { $die }: per la mobilitazione il tiro è { $rolls }: un Regolare e due punti a Orthanc, due Regolari ciascuno nel Dunland del Nord e del Sud, poi a Orthanc un'unità Elite al posto di un Regolare finché Saruman è in gioco (guida 9.4).
    [roll-5] Dado { $die }: per la mobilitazione il tiro è { $rolls }: un Regolare in ogni Fortezza dell'Ombra, due punti dove il nemico è vicino (guida 9.5).
   *[roll-6] Dado { $die }: per la mobilitazione il tiro è { $rolls }: un Nazgûl in ognuna delle quattro torri, poi un Regolare con ogni Nazgûl e Servo su una linea (guida 9.6).
}
wotr-event-clockwork_adds = { $reason ->
    [regular] Dado Mobilitazione/Esercito: per prima cosa un Regolare si unisce all'Esercito { $region-in } (guida 8.1).
    [elite] Dado Mobilitazione/Esercito: non c'è posto per un Regolare, quindi uno di quelli presenti { $region-in } diventa Elite (guida 8.2).
   *[nazgul] Dado Mobilitazione/Esercito: non si può avere né un Regolare né un'unità Elite, quindi un Nazgûl si unisce all'Esercito { $region-in } (guida 8.3).
}
wotr-event-clockwork_occupied = Insediamento occupato: { $region }. Togli dal tabellone { $force } e metti un segnalino per la guarnigione (guida 12.3).
wotr-event-clockwork_cleared = { $reason ->
    [line] Da { $region-the } non c'è più nulla da prendere. Tornano tra i rinforzi: { $force } (guida 12.4).
   *[off] { $region } non è su nessuna linea. Tornano tra i rinforzi: { $force } (guida 1).
}
wotr-event-clockwork_recalled = La guarnigione { $region-in } è richiamata: togli il segnalino; ai difensori si aggiungono { $force } (guida 15.3).
wotr-event-clockwork_stands = { $reason ->
    [field] Con { $count } unità l'Ombra automatica combatte in campo aperto (guida 15.4).
    [open] Un Esercito di dimensioni { $count } resta a combattere: si ritira solo chi ha dimensioni due o meno, e solo davanti a uno più grande (guida 15.5).
   *[walls] Con cinque unità o meno ({ $count }) l'Ombra automatica si ritira dentro le mura (guida 15.4).
}
wotr-event-clockwork_goes_on = { $reason ->
    [elite] Il vantaggio di dimensioni è { $count }: un'unità Elite è rimpiazzata da un Regolare per prolungare l'assedio (guida 15.6).
   *[larger] Il vantaggio di dimensioni è { $count }: l'Ombra automatica continua a combattere (guida 15.2).
}
wotr-event-clockwork_ceases = Il vantaggio di dimensioni ({ $count }) non basta per continuare (guida 15.2, 15.6).
wotr-event-clockwork_retreats = Un Esercito di dimensioni { $count } si ritira davanti a uno più grande, lungo la sua linea, verso { $to-the } (guida 15.5).
wotr-event-clockwork_advances = Una linea porta a { $region-the }: l'Ombra automatica avanza (guida 15.11).
wotr-event-clockwork_stays = { $reason ->
    [needed] Una linea porta a { $region-the }, ma l'Esercito sta in un Insediamento ancora da occupare: non avanza (guida 15.11).
   *[line] Da lì nessuna linea porta a { $region-the }: l'Esercito non avanza (guida 15.11).
}
wotr-event-clockwork_combat = { $reason ->
    [home] In una propria Fortezza l'Ombra automatica usa una carta Strategia a ogni round: una della sua mano a caso, coperta (guida 15.8).
    [drawn] In una propria Fortezza, senza carte Strategia in mano, l'Ombra automatica usa la prima carta di quel mazzo, coperta (guida 15.8).
    [useless] Nessuna delle sue carte Strategia si può usare in questa battaglia: tornano in mano all'Ombra automatica, che non ne usa (guida 15.7).
   *[city] Nel primo round, in una Cittadella o Fortezza, l'Ombra automatica usa una carta Strategia: una della sua mano a caso, coperta (guida 15.7).
}
wotr-event-clockwork_uses = { $reason ->
    [table] La Compagnia ha superato Moria, quindi { $card } è usata in battaglia (guida 14).
   *[battle] { $card } era stata messa da parte per una battaglia e ora si può usare (guida 14).
}
wotr-event-clockwork_loses = { $reason ->
    [small] Colpi da subire: { $count }. Con cinque unità o meno sono rimpiazzate per prime le unità Elite (guida 15.10).
    [turning] Colpi da subire: { $count }. Con più di cinque unità si perdono per primi i Regolari; appena ne restano cinque, sono rimpiazzate le unità Elite (guida 15.10). Un Regolare perso e un'unità Elite che diventa Regolare sono, sul tabellone, un'unità Elite tolta.
    [bare] Colpi da subire: { $count }. Con più di cinque unità si perderebbero per primi i Regolari, ma non bastano, quindi sono rimpiazzate le unità Elite (guida 15.10, chiarimento A63).
   *[large] Colpi da subire: { $count }. Con più di cinque unità si perdono per primi i Regolari (guida 15.10).
}
wotr-event-clockwork_choice = { $choice ->
    [casters] Si sceglie l'Esercito con più Nazgûl e il bersaglio migliore lì vicino (guida 14).
    [target] Si colpisce un Esercito in una Cittadella o Fortezza, poi il più grande (guida 14).
    [drive] La Compagnia è spinta lontano da Mordor, poi dove la Caccia è forte (guida 14).
    [die_to_eye] Tanti Occhi quanti sono i dadi Personaggio e Volere dell'Ovest dei Popoli Liberi: al massimo tre, nell'ordine dadi Evento, Personaggio, Mobilitazione, Esercito, Mobilitazione/Esercito (guida 14).
    [draw] Si pesca del tipo più scarso (guida 14).
    [wear_down] Prima la Cotta di Mithril, poi un'altra carta sul tavolo, poi una della mano (guida 14).
    [gathering] I Dunlandiani si radunano su una linea, se possibile accanto a un nemico (chiarimento A27).
    [follow] Seguono tanti Dunlandiani quanti trovano posto, prima le unità Elite (chiarimento A27).
    [flee] Decide il caso in quale Fortezza fuggono i Nazgûl.
    [driven_out] L'Esercito se ne va lungo la sua linea, verso il più vicino dei suoi (guida 15.5).
    [silence] Si nomina il primo Compagno della lista (guida 14).
    [slay] Cade prima il Compagno con più Comando (guida 14).
    [give_up] Si rinuncia a un punto di Comando per ogni dado da togliere al nemico, a cui ne resta uno (guida 14, chiarimento A64).
    [hurt] L'Ombra automatica si infligge tanti colpi quanti sono i nemici, ma meno del vantaggio di dimensioni (guida 15.9).
    [recruit_here] Si reclutano unità Elite finché ce ne sono (chiarimento A65).
    [levies] Si reclutano unità Elite finché ce ne sono (chiarimento A65).
    [force] Avanzano tante unità quante trovano posto, prima le unità Elite, e con loro i Nazgûl (guida 15.11).
    [join] Chi è sbarcato si unisce all'assedio: attacca tutto l'Esercito (guida 14).
    [reroll] L'Ombra automatica ritira sempre tutti i dadi mancati che il suo Comando le concede.
    [hunt_reroll] L'Ombra automatica ritira sempre tutti i dadi della Caccia che può.
    [spend] Una carta sul tavolo si usa alla prima occasione (guida 14).
    [sorcerer] C'è il Re Stregone: si pesca una carta dello stesso tipo di quella usata, a meno che in mano non ce ne siano sei (guida 15.7).
    [strike] Per la guida i Nazgûl tirano sempre per la Caccia (guida 14).
    [disband] Non c'è posto per tutti: le unità Elite restano e tra le Nazioni decide il caso (chiarimento A65).
    [lose_leader] La guida non sceglie tra Comandanti di Nazioni diverse: decide il caso (chiarimento A4).
    [dishearten] La guida non sceglie tra più Nazioni: decide il caso (chiarimento A4).
    [pay_card] Si rinuncia a una carta a caso (guida 11.1, 11.2).
   *[other] L'Ombra automatica risponde come dice la guida.
}

wotr-chance-place-tie = La guida non sceglie tra più luoghi. Tira a sorte. Qual è?
wotr-chance-nation-tie = La guida non sceglie tra più Nazioni. Tira a sorte. Qual è?
wotr-chance-place-attacker = Più Eserciti hanno lo stesso vantaggio, il maggiore. Tira a sorte quale attacca. Qual è?
wotr-chance-place-attacked = Il vantaggio è lo stesso su più nemici. Tira a sorte quale è attaccato. Dove si trova?
wotr-chance-place-king = Più luoghi valgono lo stesso per il Re Stregone. Tira a sorte dove va. Qual è?
wotr-chance-place-nazgul = Più luoghi valgono lo stesso per il prossimo Nazgûl. Tira a sorte dove va. Qual è?
wotr-chance-place-mouth = Più vie sono ugualmente brevi per la Bocca di Sauron. Tira a sorte dove va. Qual è?
wotr-chance-place-retreat = Un Esercito dell'Ombra si ritira e più regioni sono ugualmente vicine a un altro dei suoi. Tira a sorte. Qual è?
wotr-chance-nation-struck = Più Nazioni hanno il maggior numero di unità nell'Esercito dell'Ombra. Tira a sorte quale subisce il prossimo colpo. Qual è?
wotr-chance-nation-pays = Più Nazioni hanno il maggior numero di unità nell'Esercito dell'Ombra. Tira a sorte quale paga per prima la guarnigione. Qual è?
wotr-chance-companion-tie = La guida non sceglie tra più Compagni. Tira a sorte. Qual è?
wotr-chance-dice-line = L'Ombra tira un dado per la linea che avanza.
wotr-chance-dice-muster = L'Ombra tira un dado per la sua mobilitazione.
wotr-chance-dice-king = I dadi dell'Ombra per il Re Stregone ({ $count }); entra con { $need } o più.
wotr-chance-card-try = Prendi a caso una carta dalla mano dell'Ombra e scoprila ({ $deck }). Quale carta è?
wotr-chance-card-combat = Scopri la Carta Combattimento dell'Ombra ({ $deck }) o, se non si poteva usare, un'altra a caso della mano. Quale carta è?
wotr-chance-card-drawn = Scopri la prima carta del { $deck } dell'Ombra. Quale carta è?
wotr-chance-card-held = L'Ombra potrebbe pagare con le sue carte: guarda quelle coperte ({ $deck }). Indicane una.
wotr-chance-card-table = Una carta sul tavolo, a caso.
wotr-chance-card-given_up = Una di queste carte della mano dell'Ombra, a caso, viene scartata coperta.
