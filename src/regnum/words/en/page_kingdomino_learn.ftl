# The lesson of Kingdomino.

kingdomino-learn-about = Place dominoes around your castle; terrain with crowns scores.
kingdomino-learn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
kingdomino-learn-keys = Keyboard: Tab to your kingdom, arrow keys to move the domino, Space to rotate it.

kingdomino-learn-draft-text = There are four dominoes in a row, sorted by number. Each player claims one by putting a king on it. Crowns are what score points.
kingdomino-learn-draft-task = Claim a domino with a crown.
kingdomino-learn-draft-no = You could, but that one has no crown. Look for the gold crown in a corner.
kingdomino-learn-draft-done = A good start. Your king keeps it for you until your turn comes.
kingdomino-learn-castle-text = The others have claimed theirs, and there is a new row beside the first. On your turn you first place the domino you claimed. Your castle is wild: any terrain can go next to it.
kingdomino-learn-castle-task = Place your domino so that it touches your castle.
kingdomino-learn-castle-done = It stays there: placed dominoes never move.
kingdomino-learn-claim-text = Then you claim a domino from the new row with the same king. One that shares a terrain with your kingdom is easy to place.
kingdomino-learn-claim-task = Claim a domino that shares a terrain with your kingdom.
kingdomino-learn-claim-no = You could, but you have neither of its terrains yet. Choose one that shares a terrain with your kingdom.
kingdomino-learn-claim-done = Place, then claim: that is a complete turn.
kingdomino-learn-match-text = Away from the castle, at least one half must touch a square of the same terrain, edge to edge. The other half may touch anything.
kingdomino-learn-match-task = Place the domino so that matching terrains touch.
kingdomino-learn-match-no = That is allowed, because it touches your castle. But no terrains match; make one of your properties larger.
kingdomino-learn-match-done = Connected squares of the same terrain form a property.
kingdomino-learn-order-text = Kings act from the top of the row down, lowest number first. Low numbers are worth less but act early; high numbers are worth more but act late.
kingdomino-learn-order-task = Claim the lowest number that is free.
kingdomino-learn-order-no = That king would act later. Take the lowest free number.
kingdomino-learn-order-done = You will act early in the next round, while there is still plenty to choose from.
kingdomino-learn-refused-text = A few rounds later, in a four-player game. Your domino can only start on the gold spots. Why nowhere else? Ask the referee.
kingdomino-learn-refused-task = Try to place it where there is no spot.
kingdomino-learn-refused-no = Try another square.
kingdomino-learn-refused-done = Every answer names its rule; tap the number to read it.
kingdomino-learn-points-text = A property scores its squares times the crowns on it. Your mine is one square with two crowns: 1 × 2 = 2 points.
kingdomino-learn-points-task = Place the domino so that you gain 6 points.
kingdomino-learn-points-no = That is allowed but scores less. Put the mine next to your mine.
kingdomino-learn-points-done = 2 squares × 4 crowns = 8 points, 6 more than before. A property without crowns scores nothing, however large.
kingdomino-learn-frame-text = Your kingdom must fit in a 5 × 5 grid. The castle counts, but need not be in the middle. Yours is already five wide: it can only grow up or down.
kingdomino-learn-frame-task = Try to place the domino so that it sticks out of the grid.
kingdomino-learn-frame-no = Not allowed, but for another reason. Tap an empty square at the right edge, or rotate the domino until it sticks out.
kingdomino-learn-frame-done = If it only fits by sticking out, it does not fit.
kingdomino-learn-discard-text = Towards the end it gets tight: there is no lake and no castle for these two lakes to touch. Only a domino that fits nowhere is discarded.
kingdomino-learn-discard-task = Discard the domino.
kingdomino-learn-discard-done = It scores nothing. But if a domino can be placed, you must place it, even if it hurts.
kingdomino-learn-end-text = The last domino. There is no new row, so nobody claims any more.
kingdomino-learn-end-task = Place it, and the game is over.
kingdomino-learn-end-done = The most points win. Ties, as here, are broken by largest property, then by crowns; after that, the place is shared.
