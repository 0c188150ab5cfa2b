# Ciò che il browser dice dove i clic diventano piani.

wotr-web-turn = Turno { $turn }
wotr-web-picked = { $thing }: scegli un bersaglio o un dado.
wotr-web-picked-target = { $thing }: scegli un bersaglio.
wotr-web-picked-die = { $thing }: scegli che cosa fare o un dado.
wotr-web-picked-deed = { $thing }: scegli che cosa fare.
wotr-web-back = indietro
wotr-web-undo = annulla
wotr-web-from = Da: { $region }
wotr-web-to = Verso: { $region }
wotr-web-from-to = { $from } → { $to }
wotr-web-march-all = in marcia, tutti
wotr-web-attack-all = attacco con tutti
wotr-web-do-fellowship = Muovi la Compagnia
wotr-web-do-hide = Nascondi la Compagnia
wotr-web-do-separate = Separa Compagni
wotr-web-do-companions = Muovi Compagni
wotr-web-do-minions = Muovi Nazgûl e Servi
wotr-web-do-move = Marcia
wotr-web-do-attack = Attacca
wotr-web-do-recruit = Recluta
wotr-web-do-politics = Politica
wotr-web-do-draw = Pesca una carta
wotr-web-do-event = Gioca una carta
wotr-web-do-minion = Metti in gioco un Servo
wotr-web-do-bring = Metti in gioco un Personaggio
wotr-web-do-voice = Voce di Saruman
wotr-web-do-upgrade = Elite per Orthanc
wotr-web-do-ability = La parola di un Compagno
wotr-web-do-end = Fai scartare una carta
wotr-web-do-ring = Anello Elfico
wotr-web-do-skip = Scarta un dado
wotr-web-do-pass = Passa
wotr-web-go = Vanno questi
wotr-web-who = Chi va
wotr-web-all = Tutti
wotr-web-less = Uno in meno
wotr-web-more = Uno in più
wotr-web-room = { $count ->
    [one] { $region }: c'è posto per 1 altra unità.
   *[other] { $region }: c'è posto per altre { $count } unità.
}
wotr-web-then = { $region }, poi
wotr-web-keeps = { $region }, resta
wotr-web-nobody = nessuno
wotr-web-march-now = In marcia
wotr-web-attack-now = Attacca
wotr-web-then-another = In marcia, poi un altro
wotr-web-only-this = Solo questo
wotr-web-only-these = Solo questi
wotr-web-fly-now = In volo
wotr-web-fly-another = In volo, poi un altro
wotr-web-play = Gioca
wotr-web-act = Agisci
wotr-web-hand = Mano
wotr-web-enemy = Nemico
wotr-web-log = Cronaca
wotr-web-chronicle = Cronaca
wotr-web-places = Regioni
wotr-web-cards = Carte
wotr-web-again = Rivedi che cosa è accaduto
wotr-web-so-far = Scelto finora
wotr-web-talk = Chat
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
wotr-web-on-its-way = La tua scelta è partita: il server non ha ancora risposto.
wotr-web-fought-out = Combattendo fino alla fine, senza carte:
wotr-web-odds = vinci nel { $won }, perdi tutto nel { $lost }
