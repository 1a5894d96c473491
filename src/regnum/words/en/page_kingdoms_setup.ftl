# Setting up a position of Kingdoms.

kingdoms-setup-next = The next tile from the supply
kingdoms-setup-drawn = The tile just drawn
kingdoms-setup-starting = Starting tile of { $name }
kingdoms-setup-no-luck = With No luck, players choose their tiles from the open supply: nothing is drawn.
