# Lo que hay en una carta además de lo que dice el servidor.

tcg-web-card-strength = Fuerza
tcg-web-card-vitality = Vitalidad
tcg-web-card-resistance = Resistencia
tcg-web-card-site = sitio
tcg-web-card-home = hogar
tcg-web-card-signet = sello
tcg-web-card-strength-now = Fuerza { $count } ahora
tcg-web-card-vitality-now = Vitalidad { $count } ahora
tcg-web-card-site-now = Número de sitio { $count } ahora
tcg-web-card-cost-now = Ahora cuesta { $count }
tcg-web-card-shadow-now = Número de Sombra { $count } ahora
