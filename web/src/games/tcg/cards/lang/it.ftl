# Quello che sta su una carta oltre a ciò che dice il server.

tcg-web-card-strength = Forza
tcg-web-card-vitality = Vitalità
tcg-web-card-resistance = Resistenza
tcg-web-card-site = sito
tcg-web-card-home = casa
tcg-web-card-signet = sigillo
tcg-web-card-strength-now = Forza { $count } adesso
tcg-web-card-vitality-now = Vitalità { $count } adesso
tcg-web-card-site-now = Numero del sito { $count } adesso
tcg-web-card-cost-now = Adesso costa { $count }
tcg-web-card-shadow-now = Numero Ombra { $count } adesso
