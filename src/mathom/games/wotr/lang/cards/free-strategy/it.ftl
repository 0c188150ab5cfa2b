## Recruiting by card

wotr-ask-recruit_where = { $card }: scegli dove arrivano le truppe.
wotr-option-to-recruit_where = Qui: { $region }
wotr-ask-recruit_here = { $card }: scegli un'unità da reclutare { $region-in }.
wotr-ask-recruit_up_to = { $count ->
    [one] { $card }: scegli se reclutarne un'altra { $region-in }.
   *[other] { $card }: scegli se reclutare { $region-in }; ancora fino a { $count }.
}
wotr-rule-recruit_by_card = Una carta recluta dai rinforzi, anche per Nazioni non In Guerra, tutto quello che c'è. La regione dev'essere libera, oppure una Fortezza in cui è assediato un proprio Esercito; un Insediamento nominato dalla carta non dev'essere catturato, anche se lo assedia un proprio Esercito. Dietro le mura c'è posto per cinque unità, in una regione per dieci. Un Comandante arriva solo dove c'è un'unità.

## Cards and nations

wotr-ask-pay_card = { $card }: scegli una carta con l'icona { $die } da cedere.
wotr-ask-counsel = { $card }: scegli una Nazione.
wotr-option-nation-counsel = Attiva e fai avanzare { $nation-the }

## Hidden paths

wotr-ask-hidden_paths_from = { $card }: scegli quale Esercito prende i sentieri nascosti.
wotr-option-to-hidden_paths_from = Da { $region-the }
wotr-ask-hidden_paths_to = { $card }: scegli dove sbuca l'Esercito.

## What the cards say

wotr-event-the-last-battle-text = Solo se Aragorn è con un Esercito in una regione che non appartiene a una Nazione dei Popoli Liberi: resta sul tavolo. Finché c'è, i dadi che muovono la Compagnia non vanno nel Riquadro della Caccia. Si scarta appena la Compagnia viene dichiarata o rivelata, o quando Aragorn non è più con un Esercito in una regione del genere.
wotr-event-a-power-too-great-text = Gli Elfi avanzano di un passo. Resta sul tavolo: nessun Esercito dell'Ombra può entrare a Lórien, Gran Burrone o nei Rifugi Oscuri, né attaccare lì, in campo aperto o in un assedio. Come azione il giocatore dell'Ombra può farla scartare con un dado qualsiasi e due carte della sua mano: una con l'icona Esercito e una con l'icona Personaggio.
wotr-event-the-power-of-tom-bombadil-text = Il Nord avanza di un passo. Resta sul tavolo: nessun Esercito dell'Ombra può entrare nella Vecchia Foresta, nella Contea o nella Terra di Buck, né attaccare lì. Come azione il giocatore dell'Ombra può farla scartare con un dado qualsiasi e due carte della sua mano: una con l'icona Esercito e una con l'icona Personaggio.
wotr-event-book-of-mazarbul-text = Puoi muovere tutti i Compagni sulla mappa, o quelli che vuoi, come con un risultato Personaggio. Poi, se un Compagno è a Erebor o a Ered Luin e quell'Insediamento non è conquistato, i Nani diventano attivi e sono subito In Guerra.
wotr-event-the-spirit-of-mordor-text = Scegli un Esercito dell'Ombra con unità di almeno due Nazioni e tira cinque dadi: subisce un colpo per ogni 5 o 6.
wotr-event-faramirs-rangers-text = Scegli un Esercito dell'Ombra a Osgiliath, nell'Ithilien del Nord o nell'Ithilien del Sud e tira tre dadi: subisce un colpo per ogni 5 o 6. Poi, se un Esercito dei Popoli Liberi è a Osgiliath, recluta lì un'unità di Gondor, Regolare o Elite, e un Comandante di Gondor.
wotr-event-fear-fire-foes-text = Puoi muovere tutti i Compagni sulla mappa, o quelli che vuoi, come con un risultato Personaggio. Poi, se un Compagno è a Brea o nella Contea e quell'Insediamento non è conquistato, il Nord diventa attivo ed è subito In Guerra.
wotr-event-wisdom-of-elrond-text = Scegli una Nazione dei Popoli Liberi: diventa attiva, poi avanza di un passo.
wotr-event-the-red-arrow-text = Solo se Gondor è attiva: Rohan avanza di un passo. Poi recluta a Edoras un'unità di Rohan, Regolare o Elite, e un Comandante di Rohan.
wotr-event-help-unlooked-for-text = Un Esercito dei Popoli Liberi attacca un Esercito dell'Ombra adiacente che sta assediando una Fortezza. In ogni round di questa battaglia l'Ombra tira un dado in meno per ogni unità assediata in quella Fortezza, ma almeno uno.
wotr-event-paths-of-the-woses-text = Solo se Rohan è In Guerra: muovi un Esercito dei Popoli Liberi, o una sua parte, da una regione di Rohan direttamente a Minas Tirith, anche fuori da un assedio; se Minas Tirith è assediata o in mano all'Ombra, muovilo invece in una regione adiacente a essa. La regione d'arrivo dev'essere libera per il movimento degli Eserciti.
wotr-event-through-a-day-and-a-night-text = Solo se un Compagno è con un Esercito dei Popoli Liberi: muovi quell'Esercito, o una sua parte con un Compagno, di una o due regioni. Ogni regione in cui entra dev'essere libera per il movimento degli Eserciti; per strada nessuno si unisce né resta indietro.
wotr-event-cirdans-ships-text = Solo se gli Elfi sono In Guerra: scegli una regione costiera con un Esercito dei Popoli Liberi e recluta lì due unità degli Elfi, ognuna Regolare o Elite.
wotr-event-guards-of-the-citadel-text = Recluta a Minas Tirith un'unità di Gondor, Regolare o Elite, e un Comandante di Gondor.
wotr-event-celeborns-galadhrim-text = Recluta a Lórien un'unità degli Elfi, Regolare o Elite. Poi pesca una carta Strategia.
wotr-event-riders-of-theoden-text = Scegli Edoras, o una regione di Rohan in cui c'è un Compagno, e recluta lì un'unità di Rohan, Regolare o Elite, e un Comandante di Rohan.
wotr-event-grimbeorn-the-old-son-of-beorn-text = Recluta alla Carroccia un'unità del Nord, Regolare o Elite, e un Comandante del Nord.
wotr-event-imrahil-of-dol-amroth-text = Recluta a Dol Amroth un'unità di Gondor, Regolare o Elite, e un Comandante di Gondor.
wotr-event-king-brands-men-text = Recluta due Regolari del Nord a Valle. Poi pesca una carta Strategia.
wotr-event-swords-in-eriador-text = Recluta un'unità del Nord, Regolare o Elite, nella Contea, e un'unità dei Nani, Regolare o Elite, a Ered Luin. Poi pesca una carta Strategia.
wotr-event-kindred-of-glorfindel-text = Recluta a Gran Burrone un'unità degli Elfi, Regolare o Elite. Poi pesca una carta Strategia.
wotr-event-dain-ironfoots-guard-text = Recluta a Erebor un'unità dei Nani, Regolare o Elite, e un Comandante dei Nani.
wotr-event-eomer-son-of-eomund-text = Scegli un Insediamento di Rohan in una regione libera e recluta lì un'unità di Rohan, Regolare o Elite, e un Comandante di Rohan.
wotr-event-thranduils-archers-text = Recluta nel Reame Boscoso un'unità degli Elfi, Regolare o Elite. Poi pesca una carta Strategia.

## Rulings

wotr-ruling-the-last-battle = Osgiliath e i due Ithilien non appartengono a nessuna Nazione, quindi Aragorn può trovarsi lì; può anche essere assediato in una Fortezza dell'Ombra (Almanac). Il dado va nel Riquadro della Caccia solo dopo la Caccia (p. 38), quindi ci va ancora quello di un movimento che rivela la Compagnia (nostra interpretazione).
wotr-ruling-a-power-too-great = Un assedio già posto prosegue, ma gli assedianti non possono assaltare, e nessun Esercito dell'Ombra può ritirarsi lì né farvi una Sortita; Nazgûl e Servi senza unità possono ancora arrivare, e le carte che non sono un attacco funzionano (nostra interpretazione). «Carta Esercito» vuol dire una con l'icona Esercito, come nella legenda dei dadi (p. 20), e non una carta Strategia qualsiasi; le due carte si scartano coperte (p. 22).
wotr-ruling-the-power-of-tom-bombadil = Il Nord non viene attivato: finché è passivo non può entrare In Guerra. Nessun Esercito dell'Ombra può ritirarsi lì; Nazgûl e Servi senza unità possono ancora arrivare, e le carte che non sono un attacco funzionano (nostra interpretazione). «Carta Esercito» vuol dire una con l'icona Esercito (p. 20); le due carte si scartano coperte (p. 22).
wotr-ruling-book-of-mazarbul = Nessuno è obbligato a muoversi, e va bene qualsiasi Compagno, anche uno assediato lì; Erebor o Ered Luin catturati non contano (Almanac).
wotr-ruling-the-spirit-of-mordor = Non è un attacco, quindi nessuna Nazione reagisce (p. 35). Si può scegliere un Esercito assediato; se viene distrutto, gli assedianti prendono subito la Fortezza, e Nazgûl e Servi restano nella regione (p. 22, Almanac).
wotr-ruling-faramirs-rangers = Le due metà sono indipendenti: senza un Esercito dell'Ombra da colpire, la carta recluta lo stesso (Almanac). Non è un attacco, e Gondor può non essere In Guerra (p. 27, 35).
wotr-ruling-fear-fire-foes = Nessuno è obbligato a muoversi, e va bene qualsiasi Compagno; Brea o la Contea catturate non contano (Almanac).
wotr-ruling-wisdom-of-elrond = Poiché prima viene attivata, una Nazione a un passo dalla guerra entra In Guerra. Se una carta sul tavolo impedisce di attivare la Nazione, questa avanza lo stesso (nostra interpretazione).
wotr-ruling-the-red-arrow = Rohan non viene attivata: finché è passiva non può entrare In Guerra. Se Edoras è catturata o vi si trova un Esercito nemico, Rohan avanza lo stesso (p. 22).
wotr-ruling-help-unlooked-for = È un normale attacco: combattono solo le unità In Guerra, e gli assediati non vi prendono parte (p. 28, 32). I dadi si tolgono da quelli che si tirerebbero, al massimo cinque (nostra interpretazione).
wotr-ruling-paths-of-the-woses = Non si entra nelle regioni intermedie, e non serve né un Comandante né un Compagno. Se parte l'intera guarnigione, gli assedianti prendono la Fortezza. Le unità di Nazioni non In Guerra non possono entrare a Gondor (p. 27).
wotr-ruling-through-a-day-and-a-night = Almeno un Compagno viaggia con l'Esercito (Almanac). Può andare e tornare; gli Insediamenti nemici sul cammino sono catturati, e il limite di dieci unità conta solo dove si ferma (p. 28).
wotr-ruling-cirdans-ships = Le due unità vanno nella stessa regione. Va bene un Esercito assediato in una Fortezza sul mare (Almanac). Costiere sono le regioni che toccano il mare sulla mappa.
wotr-ruling-guards-of-the-citadel = Anche durante un assedio, con posto per cinque unità ma per quanti Comandanti si vuole (p. 27, 31). Se nessuna unità può arrivare e non ce n'è una sul posto, non arriva nemmeno il Comandante (p. 8).
wotr-ruling-celeborns-galadhrim = Anche durante un assedio, con posto per cinque unità (p. 27). La carta si pesca anche se nessuno può essere reclutato (Almanac).
wotr-ruling-riders-of-theoden = Non dove c'è un Esercito nemico (p. 27), ma un Compagno assediato al Fosso di Helm permette alla guarnigione di reclutare.
wotr-ruling-grimbeorn-the-old-son-of-beorn = Non arriva nessuno se la Carroccia è catturata o vi si trova un Esercito nemico (p. 27). Il Nord può non essere In Guerra.
wotr-ruling-imrahil-of-dol-amroth = Se non ci sono più Comandanti, arriva solo l'unità (p. 22). Una guarnigione al completo riceve comunque il Comandante (Almanac).
wotr-ruling-king-brands-men = La carta si pesca anche se Valle è catturata e nessuno può essere reclutato (Almanac).
wotr-ruling-swords-in-eriador = Ogni parte che non si può fare si salta, e la carta si pesca in ogni caso (p. 22, Almanac).
wotr-ruling-kindred-of-glorfindel = Anche durante un assedio, con posto per cinque unità (p. 27). La carta si pesca anche se nessuno può essere reclutato (Almanac).
wotr-ruling-dain-ironfoots-guard = Anche durante un assedio, con posto per cinque unità ma per quanti Comandanti si vuole (p. 27, 31). Se nessuna unità può arrivare e non ce n'è una sul posto, non arriva nemmeno il Comandante (p. 8).
wotr-ruling-eomer-son-of-eomund = I Guadi di Isen non sono un Insediamento (p. 10). Poiché la carta dice libera, una guarnigione assediata al Fosso di Helm non può usarla, ma un Esercito che vi assedia l'Ombra sì (Almanac).
wotr-ruling-thranduils-archers = Anche durante un assedio, con posto per cinque unità (p. 27). La carta si pesca anche se nessuno può essere reclutato (Almanac).
