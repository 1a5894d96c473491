# The lesson of Kingdomino.

kingdomino-learn-about = Lay dominoes round your castle; lands with crowns score.
kingdomino-learn-your-kingdom = Your kingdom
kingdomino-learn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
kingdomino-learn-discard = Discard
kingdomino-learn-rotate = Turn
kingdomino-learn-keys = With the keyboard: Tab to your kingdom; the arrow keys carry the domino anywhere, Space turns it.

kingdomino-learn-draft-text = Four dominoes lie in a row, sorted by number. Everybody puts a king on one of them and will get it. Crowns are what makes points.
kingdomino-learn-draft-task = Claim a domino with a crown.
kingdomino-learn-draft-no = You could, but that one has no crown. Look for the gold crown in a corner.
kingdomino-learn-draft-done = A good start. Your king keeps it for you until your turn comes.
kingdomino-learn-castle-text = The others have claimed, and a new row lies beside the first. In your turn you first place the domino you claimed. Your castle is a joker: every land fits beside it.
kingdomino-learn-castle-task = Place your domino so that it touches your castle.
kingdomino-learn-castle-done = There it lies, for good: nothing in a kingdom is ever moved.
kingdomino-learn-claim-text = Then the same king claims a domino of the new row. One with a land you already have is easy to place.
kingdomino-learn-claim-task = Claim a domino that shares a land with your kingdom.
kingdomino-learn-claim-no = You could, but you have neither of its lands yet. Choose one that has a land of your kingdom.
kingdomino-learn-claim-done = Place, then claim: that is a whole turn.
kingdomino-learn-match-text = Away from the castle, at least one half must lie side by side with an equal land. The other half may touch anything.
kingdomino-learn-match-task = Place the domino so that equal lands touch.
kingdomino-learn-match-no = That is allowed, for it touches your castle. But no equal lands meet; make one of your lands larger.
kingdomino-learn-match-done = Equal lands that hang together are one property.
kingdomino-learn-order-text = The kings act from the top of their row: the lowest number first. Low numbers are poor but quick, high ones rich but late.
kingdomino-learn-order-task = Claim the lowest number that is free.
kingdomino-learn-order-no = That king would act later. Take the lowest free number.
kingdomino-learn-order-done = You will act early in the next round, while there is still much to choose from.
kingdomino-learn-refused-text = Some rounds later, at a table of four. Your domino may begin only where there are gold marks. Why not elsewhere? Ask the referee.
kingdomino-learn-refused-task = Try to lay it where there is no mark.
kingdomino-learn-refused-no = Try another square.
kingdomino-learn-refused-done = Every answer names its rule; a tap on the number shows it.
kingdomino-learn-points-text = A property scores its squares times the crowns on it. Your mine is one square with two crowns: 1 × 2 = 2 points.
kingdomino-learn-points-task = Place the domino so that you gain 6 points.
kingdomino-learn-points-no = That is allowed but brings less. Put mine beside mine.
kingdomino-learn-points-done = 2 squares × 4 crowns = 8 points, 6 more than before. A land without a crown would bring none, however large.
kingdomino-learn-frame-text = A kingdom must fit into 5 × 5 squares, the castle among them, though not always in the middle. Yours is five wide already: it can only grow up or down.
kingdomino-learn-frame-task = Try to lay the domino so that it sticks out of the frame.
kingdomino-learn-frame-no = Forbidden, but for another reason. Tap an empty square at the right edge, or turn the domino until it sticks out.
kingdomino-learn-frame-done = What would fit only by sticking out does not fit.
kingdomino-learn-discard-text = Towards the end it gets tight: these two lakes find no lake and no castle to touch. Only then is a domino discarded.
kingdomino-learn-discard-task = Discard the domino.
kingdomino-learn-discard-done = It brings nothing. But what can be placed must be placed, even where it hurts.
kingdomino-learn-end-text = The last domino. There is no new row, so nobody claims any more.
kingdomino-learn-end-task = Place it, and the game is over.
kingdomino-learn-end-done = Most points win. Where two are equal, as here, the largest property decides, then the crowns; after that they share the place.
