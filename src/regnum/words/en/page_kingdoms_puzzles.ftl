# Themes of puzzles.

kingdoms-theme-castle = Castles
kingdoms-theme-resource = Resources
kingdoms-theme-hazard = Hazards
kingdoms-theme-mountain = Mountain
kingdoms-theme-dragon = Dragon
kingdoms-theme-goldmine = Gold mine
kingdoms-theme-wizard = Wizard
kingdoms-theme-lines = Lines that pay
kingdoms-theme-rivals = Poisoned lines
kingdoms-theme-supply = What the supply holds
kingdoms-theme-ranks = Ranks to keep
kingdoms-theme-start = Starting tile
kingdoms-theme-draw = Drawing
