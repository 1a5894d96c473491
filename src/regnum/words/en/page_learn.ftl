# The lessons.

learn-title = Learn
learn-about = A few minutes on a real board, one step at a time. Try whatever you like: nothing can go wrong.
learn-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
learn-games = Lessons
learn-steps = { $steps } short steps
learn-step = Step { $step } of { $steps }
learn-go-on = Go on at step { $step } of { $steps }
learn-restart = From the beginning
learn-kingdomino-about = Lay dominoes round your castle; lands with crowns score.
learn-kingdoms-about = Castles and tiles on one small board; every row and column pays.
learn-you = You
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-your-kingdom = Your kingdom
learn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
learn-money = { $money } coins
learn-board = The board
learn-incomes = What the board would pay now
learn-paid = What the board has paid
learn-would-pay = The board would then pay: { $incomes }.
learn-confirm = Confirm
learn-discard = Discard
learn-draw = Draw
learn-rotate = Turn
learn-show = Show me
learn-next = Next
learn-back = Back
learn-again = Once more
learn-play = To the games
learn-rules = Read the rules
learn-pass = Pass
learn-choose-first = First choose something: a domino, a piece, a square.
learn-would-be-legal = That would be allowed. This time try something that is not.
learn-shown = Like this, for example. Confirm it, or find a way of your own.
learn-keys = With the keyboard: Tab to your kingdom; the arrow keys carry the domino anywhere, Space turns it.

## Kingdomino

learn-kingdomino-draft-text = Four dominoes lie in a row, sorted by number. Everybody puts a king on one of them and will get it. Crowns are what makes points.
learn-kingdomino-draft-task = Claim a domino with a crown.
learn-kingdomino-draft-no = You could, but that one has no crown. Look for the gold crown in a corner.
learn-kingdomino-draft-done = A good start. Your king keeps it for you until your turn comes.
learn-kingdomino-castle-text = The others have claimed, and a new row lies beside the first. In your turn you first place the domino you claimed. Your castle is a joker: every land fits beside it.
learn-kingdomino-castle-task = Place your domino so that it touches your castle.
learn-kingdomino-castle-done = There it lies, for good: nothing in a kingdom is ever moved.
learn-kingdomino-claim-text = Then the same king claims a domino of the new row. One with a land you already have is easy to place.
learn-kingdomino-claim-task = Claim a domino that shares a land with your kingdom.
learn-kingdomino-claim-no = You could, but you have neither of its lands yet. Choose one that has a land of your kingdom.
learn-kingdomino-claim-done = Place, then claim: that is a whole turn.
learn-kingdomino-match-text = Away from the castle, at least one half must lie side by side with an equal land. The other half may touch anything.
learn-kingdomino-match-task = Place the domino so that equal lands touch.
learn-kingdomino-match-no = That is allowed, for it touches your castle. But no equal lands meet; make one of your lands larger.
learn-kingdomino-match-done = Equal lands that hang together are one property.
learn-kingdomino-order-text = The kings act from the top of their row: the lowest number first. Low numbers are poor but quick, high ones rich but late.
learn-kingdomino-order-task = Claim the lowest number that is free.
learn-kingdomino-order-no = That king would act later. Take the lowest free number.
learn-kingdomino-order-done = You will act early in the next round, while there is still much to choose from.
learn-kingdomino-refused-text = Some rounds later, at a table of four. Your domino may begin only where there are gold marks. Why not elsewhere? Ask the referee.
learn-kingdomino-refused-task = Try to lay it where there is no mark.
learn-kingdomino-refused-no = Try another square.
learn-kingdomino-refused-done = Every answer names its rule; a tap on the number shows it.
learn-kingdomino-points-text = A property scores its squares times the crowns on it. Your mine is one square with two crowns: 1 × 2 = 2 points.
learn-kingdomino-points-task = Place the domino so that you gain 6 points.
learn-kingdomino-points-no = That is allowed but brings less. Put mine beside mine.
learn-kingdomino-points-done = 2 squares × 4 crowns = 8 points, 6 more than before. A land without a crown would bring none, however large.
learn-kingdomino-frame-text = A kingdom must fit into 5 × 5 squares, the castle among them, though not always in the middle. Yours is five wide already: it can only grow up or down.
learn-kingdomino-frame-task = Try to lay the domino so that it sticks out of the frame.
learn-kingdomino-frame-no = Forbidden, but for another reason. Tap an empty square at the right edge, or turn the domino until it sticks out.
learn-kingdomino-frame-done = What would fit only by sticking out does not fit.
learn-kingdomino-discard-text = Towards the end it gets tight: these two lakes find no lake and no castle to touch. Only then is a domino discarded.
learn-kingdomino-discard-task = Discard the domino.
learn-kingdomino-discard-done = It brings nothing. But what can be placed must be placed, even where it hurts.
learn-kingdomino-end-text = The last domino. There is no new row, so nobody claims any more.
learn-kingdomino-end-task = Place it, and the game is over.
learn-kingdomino-end-done = Most points win. Where two are equal, as here, the largest property decides, then the crowns; after that they share the place.

## Kingdoms

learn-kingdoms-castle-text = Everybody builds on one board. A castle has a rank, its number of towers. Those of rank 1 come back after each round; each of the others can be used only once in the game.
learn-kingdoms-castle-task = Place a castle wherever you like.
learn-kingdoms-castle-no = That is allowed, too. But begin with a castle: choose one, then an empty square.
learn-kingdoms-castle-done = It stays there until the round ends.
learn-kingdoms-draw-text = Anna has built as well. Instead of a castle you may draw a tile; it must be placed in the same turn.
learn-kingdoms-draw-task = Draw a tile.
learn-kingdoms-draw-no = That is allowed, too. But this time choose the pile and draw.
learn-kingdoms-draw-done = A resource! Now find a place for it.
learn-kingdoms-tile-text = A tile counts in its row and in its column. The numbers at the edge say what each line is worth. A line pays its value times the rank of your castle in it.
learn-kingdoms-tile-task = Place the tile so that your castle earns something.
learn-kingdoms-tile-no = There it earns you nothing. Choose a square in the row or column of your castle.
learn-kingdoms-tile-done = Value times rank: that is all the arithmetic there is.
learn-kingdoms-secret-text = At the start you got a secret tile that only you can see. Place it in any turn, or keep it. Yours is a hazard: it makes its lines worth less.
learn-kingdoms-secret-task = Place your secret tile so that Anna loses money and you do not.
learn-kingdoms-secret-no = Not quite. Use your secret tile, in a line with a castle of Anna’s but with none of yours.
learn-kingdoms-secret-done = Now everybody sees it. There will be a new one next round.
learn-kingdoms-pass-text = In every turn you do one of three things: place a castle, draw and place a tile, or place your secret tile.
learn-kingdoms-pass-task = Try to pass.
learn-kingdoms-pass-no = That was something else: choose “Pass”.
learn-kingdoms-pass-done = There is no waiting for better days.
learn-kingdoms-rank-text = Another board, some turns on. A castle is paid twice: by its row and by its column. The higher its rank, the more each of them pays.
learn-kingdoms-rank-task = Place a castle that earns you at least 15.
learn-kingdoms-rank-no = That is less than 15. Take a high rank, and a square whose row and column are both worth something.
learn-kingdoms-rank-done = A strong castle in rich lines. Take care of it: hazards will come.
learn-kingdoms-mountain-text = You have drawn a mountain. It cuts its row and its column in two, and each part counts alone.
learn-kingdoms-mountain-task = Cut a hazard off from your castles, so that you earn more.
learn-kingdoms-mountain-no = There it does not help you. Find a hazard that costs you money, and put the mountain between it and your castle.
learn-kingdoms-mountain-done = The hazard is still there, but on the other side.
learn-kingdoms-goldmine-text = You have drawn the gold mine. The numbers in its row and its column count double, the bad ones too.
learn-kingdoms-goldmine-task = Place it so that you earn at least 5 more.
learn-kingdoms-goldmine-no = That brings less than 5. Look for lines that are worth something and hold a castle of yours.
learn-kingdoms-goldmine-done = It doubles tiles, never ranks.
learn-kingdoms-dragon-text = You have drawn the dragon. In its row and its column all resources count nothing; hazards remain.
learn-kingdoms-dragon-task = Place it so that Anna loses at least 4 and you lose nothing.
learn-kingdoms-dragon-no = Not quite: watch both numbers. Look for resources that pay only Anna.
learn-kingdoms-dragon-done = One dragon can ruin the richest line. A mountain stops it.
learn-kingdoms-wizard-text = You have drawn the wizard. Castles right beside it, not at the corners, count one rank more, whoever owns them.
learn-kingdoms-wizard-task = Place it so that you earn at least 4 more.
learn-kingdoms-wizard-no = That brings less than 4. Put it beside a castle of yours in a good line.
learn-kingdoms-wizard-done = Not even a mountain stops the wizard.
learn-kingdoms-end-text = One square is left. When the board is full the round ends, and every row and column is paid.
learn-kingdoms-end-task = Fill the last square as you like.
learn-kingdoms-end-done = Castles of rank 1 come back, the others are out of the game. The richest begins the next round; after three rounds most money wins.
