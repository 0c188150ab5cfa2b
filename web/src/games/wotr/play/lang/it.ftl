# Ciò che il browser dice dove i clic diventano piani.

wotr-web-turn = Turno { $turn }
wotr-web-picked = { $thing }: scegli un bersaglio o un dado.
wotr-web-back = indietro
wotr-web-undo = annulla
wotr-web-from = Da { $region }
wotr-web-to = Verso { $region }
wotr-web-from-to = Da { $from } a { $to }
wotr-web-march-all = in marcia, tutti
wotr-web-attack-all = attacco con tutti
wotr-web-do-fellowship = Muovi la Compagnia
wotr-web-do-hide = Nascondi la Compagnia
wotr-web-do-separate = Separa Compagni
wotr-web-do-companions = Muovi Compagni
wotr-web-do-minions = Muovi Nazgûl e Servitori
wotr-web-do-move = Marcia
wotr-web-do-attack = Attacca
wotr-web-do-recruit = Recluta
wotr-web-do-politics = Politica
wotr-web-do-draw = Pesca una carta
wotr-web-do-event = Gioca una carta
wotr-web-do-minion = Porta in gioco un Servitore
wotr-web-do-bring = Porta in gioco un Personaggio
wotr-web-do-voice = Voce di Saruman
wotr-web-do-upgrade = Élite per Orthanc
wotr-web-do-ability = La parola di un Compagno
wotr-web-do-end = Concludi una carta
wotr-web-do-ring = Anello Elfico
wotr-web-do-skip = Scarta un dado
wotr-web-do-pass = Passa
wotr-web-go = Vanno questi
wotr-web-who = Chi va
wotr-web-all = Tutti
wotr-web-of = di { $count }
wotr-web-less = Uno in meno
wotr-web-more = Uno in più
wotr-web-room = { $count ->
    [one] In { $region } c’è posto per 1 unità ancora.
   *[other] In { $region } c’è posto per { $count } unità ancora.
}
wotr-web-then = Poi in { $region }
wotr-web-keeps = Resta in { $region }
wotr-web-nobody = nessuno
wotr-web-march-now = In marcia
wotr-web-attack-now = Attacca
wotr-web-then-another = In marcia, poi un altro
wotr-web-only-this = Solo questo
wotr-web-play = Gioca
wotr-web-act = Agisci
wotr-web-hand = Mano
wotr-web-enemy = Nemico
wotr-web-log = Diario
wotr-web-chronicle = Cronaca
wotr-web-places = Regioni
wotr-web-cards = Carte
wotr-web-again = Rivedi che cosa è accaduto
wotr-web-so-far = Scelto finora
wotr-web-talk = Chiacchiere
wotr-web-nations = Nazioni
wotr-web-playable = { $count ->
    [one] 1 si può giocare
   *[other] { $count } si possono giocare
}
wotr-web-dice-left = { $count ->
    [one] 1 dado del nemico
   *[other] { $count } dadi del nemico
}
wotr-web-clockwork = automatica
wotr-web-on-its-way = La tua scelta è in viaggio: il server non ha ancora risposto.
wotr-web-fought-out = Combattendo fino alla fine, senza carte:
wotr-web-odds = vinci nel { $won }, perdi tutto nel { $lost }
