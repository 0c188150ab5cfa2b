# What stands on a card besides what the server says.

tcg-web-card-strength = Strength
tcg-web-card-vitality = Vitality
tcg-web-card-resistance = Resistance
tcg-web-card-site = site
tcg-web-card-home = home
tcg-web-card-signet = signet
tcg-web-card-strength-now = Strength { $count } now
tcg-web-card-vitality-now = Vitality { $count } now
tcg-web-card-site-now = Site number { $count } now
tcg-web-card-cost-now = Costs { $count } now
tcg-web-card-shadow-now = Shadow number { $count } now
