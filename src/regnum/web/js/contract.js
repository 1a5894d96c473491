// @ts-check
/**
 * What the core and a game's face have to know of each other, as types; nothing runs here.
 *
 * `js/games/<game>/face.js` exports `face`, a `Face`. Components take one object of properties, use `html` and the
 * hooks of
 * `js/html.js`, say everything with `useWords()` of `js/words.js` and ask with `ask()` of `js/api.js`.
 */

/**
 * @typedef {object} Name What a seat is called.
 * @property {string} name "You" is not written here: ask `isYou`.
 * @property {boolean} isYou
 * @property {boolean} isBot
 * @property {string} colour Of the shield, from `face.colours`.
 * @property {string | null} bot The built-in bot that sits here or plays for an absent player.
 * @property {number | null} face The number of its drawing, if it is a bot that has one.
 * @property {boolean} isPresent Whether the player has the table open; true for bots.
 * @property {boolean} isAway Whether the player has been away for a while, and no bot plays for them.
 * @property {number} awayFor For how many whole minutes.
 */

/** @typedef {NonNullable<import("./types.d.ts").Update["view"]>} View Of any game. */
/** @typedef {import("./types.d.ts").Summary} Summary */
/** @typedef {import("./types.d.ts").SeatSummary} SeatSummary */
/** @typedef {import("./types.d.ts").Update["events"][number]} Happened An event of the log. */
/** @typedef {import("./types.d.ts").PlayedEvent} Played */
/**
 * @typedef {import("./types.d.ts").Update} Update What `GET /api/tables/{table}` answers. `events` always has
 *   everything from the beginning here.
 */
/**
 * @template V
 * @typedef {Omit<Update, "view"> & { view: V }} UpdateOf An update of one game, by the form of its view.
 */

/** @typedef {NonNullable<import("./types.d.ts").OpenTable["options"]>} Options What was chosen, by the names of the switches. */
/** @typedef {Options[string]} OptionValue */
/**
 * @typedef {import("./types.d.ts").Sit | import("./types.d.ts").Stand | import("./types.d.ts").Arrange
 *   | import("./types.d.ts").ChooseColour | import("./types.d.ts").Start | import("./types.d.ts").Play | import("./types.d.ts").Undo
 *   | import("./types.d.ts").AnswerUndo | import("./types.d.ts").Say | import("./types.d.ts").Mute
 *   | import("./types.d.ts").Replace | import("./types.d.ts").Nudge | import("./types.d.ts").Return | import("./types.d.ts").Resign
 *   | import("./types.d.ts").Close | import("./types.d.ts").Rematch} Command What `POST /api/tables/{table}/commands`
 *   takes.
 */
/** @typedef {(command: Command) => Promise<import("./types.d.ts").Done>} Commanding */

/** @typedef {import("./html.js").Drawn} Drawn */

/**
 * @typedef {object} Slots What the core draws and a face may put where it likes; each to be used once at most.
 * @property {Drawn} sentence The sentence that says what to do.
 * @property {Drawn} log
 * @property {string} [logTitle] What is written on it where it is folded, if it is something else.
 * @property {string} latest What was done last, in words, for those who keep the log closed.
 * @property {Drawn | null} chat Null if there is none.
 * @property {Drawn | null} [hint] A button that asks for a hint; null or nothing where there are none.
 * @property {Drawn | null} pace In place of the buttons of the reader's own turn: how fast others' moves are shown; null
 *   if they are wanted.
 */

/**
 * @typedef {object} Marked An action that is shown at the table without being played: a candidate, a hint, what was
 *   played in a game and what was better.
 * @property {string} action
 * @property {string} label What is written in its disc; empty for nothing.
 * @property {"chosen" | "maybe" | "place" | "good" | "bad"} look The chosen one of several in full, others in pencil;
 *   only the place; what is right and wrong, told apart by ring and mark.
 * @property {string} [grade] In place of the label: the mark of a grade.
 */

/**
 * @template [V=View | null]
 * @typedef {object} TableProps
 * @property {UpdateOf<V>} update In a replay, and while others' moves are shown one after another, `view` is that of the ply shown, and `view.legal` is empty.
 * @property {Name[]} names
 * @property {(action: string) => Promise<void>} act
 * @property {boolean} canUndo
 * @property {() => Promise<void>} undo
 * @property {boolean} isReplay
 * @property {(isHeld: boolean) => void} hold Nothing more is shown while something is held: the table is covered by
 *   what has ended, such as a round.
 * @property {string | null} pending The action that was sent and is not yet acknowledged; show it as done, lightly.
 * @property {Follow} follow
 * @property {Marked[]} [marked] The best first; at most three. Whose they are is `view.seat`.
 * @property {(action: string) => void} [onMarked] One of them was pressed.
 * @property {string | null} [suggested] A legal action to be put on trial, as if the player had chosen it.
 * @property {(action: string | null) => void} [onTrial] What is on trial has changed.
 * @property {Slots} slots
 */

/** @typedef {import("./pace.js").Deed} Deed */
/**
 * @typedef {object} Follow What others have done, for those who want to see it.
 * @property {Deed | null} deed What is being shown on the way to the present.
 * @property {Deed[]} since What others have done since the reader's last turn; only on their turn.
 */

/**
 * @typedef {object} Choosable A switch of the game, by its name in `GET /api/games`.
 * @property {string} name
 * @property {string} title The name of a message.
 * @property {string} [about] The name of a message.
 * @property {{ value: OptionValue, title: string }[]} [values] For a choice or number: titles are names
 *   of messages. If they are
 *   left out, they are the choices that the server lists, titled by the message of the switch with the value behind it.
 * @property {OptionValue} [first] What holds if nothing is chosen; it is not sent.
 * @property {number[]} [players] With how many players it can be chosen; always, if it is left out.
 */

/**
 * @typedef {object} Preset A ready-made set of options: an edition or a well-known variant.
 * @property {string} name
 * @property {string} title The name of a message.
 * @property {string} [about] The name of a message.
 * @property {Options} options
 * @property {number[]} [players]
 */

/**
 * @typedef {object} OptionGroup
 * @property {string} title The name of a message.
 * @property {Choosable[]} [switches]
 * @property {Preset[]} [presets]
 */

/**
 * @typedef {object} Moment The place of an action in the log.
 * @property {string} heading What it is written under, such as the round.
 * @property {boolean} isSameTurn Whether it shares the line of the action before it, because one turn has brought both;
 *   then both are words.
 */

/**
 * How a game is drawn and played by hand; `V` is the form of its view.
 *
 * - `sentence`: emblem symbol id, sentence, hint.
 * - `describe`: words, or something drawn; if they do not begin with the player's name, the log writes it before them.
 * - `gain`: what an action has scored for its player, in short, and how it was counted; null if there is nothing
 * to tell.
 * - `sound`: what an action sounds like, by the names in `js/sounds.js`; as something placed if it is left out.
 * - `moments`: of all actions, those taken back too, by the event's number; if it is left out, the log has a line for
 * every action, and no headings.
 * - `hasRanking`: whether `Result` shows all players' places and scores; otherwise the core does.
 * - `Progress`: for the header, which round it is.
 * - `hasSecrets`: whether a player sees what another must not; if it is left out, yes.
 * - `places`: the slots that `Table` draws itself; the core puts the others around it.
 * @template [V=View | null]
 * @typedef {{
 *   Table(props: TableProps<V>): Drawn,
 *   sentence(props: { update: UpdateOf<V>, names: Name[] }): [string, string, string?],
 *   describe(props: { event: Played, names: Name[] }): string | Drawn,
 *   gain?(props: { deed: import("./pace.js").Deed, names: Name[] }): { gain: string, why: string } | null,
 *   sound?(props: { event: Played }): string,
 *   moments?(props: { update: UpdateOf<V> }): Map<number, Moment>,
 *   Result(props: { update: UpdateOf<V>, names: Name[] }): Drawn | null,
 *   hasRanking?(update: UpdateOf<V>): boolean,
 *   Thumbnail(props: { view: V | null, update?: UpdateOf<V> }): Drawn,
 *   Progress?(props: { update: UpdateOf<V> }): Drawn | null,
 *   hasSecrets?(update: UpdateOf<V>): boolean,
 *   places?: (keyof Slots)[],
 * }} TableFace
 */

/**
 * @typedef {object} Parts The parts of a face that are fetched when their screen is opened.
 * @property {TableFace} play Everything for a table.
 * @property {import("./lessons/practice.js").Lesson[]} lessons
 * @property {Desk} desk Where the lessons are played.
 * @property {Rules} rules
 * @property {(props: { say: import("./more.js").Say }) => Drawn} Sheet The score sheet.
 * @property {StudyFace} study How moments of a game are told.
 * @property {SetupFace} setup What is chosen when a position is set up.
 */

/**
 * How positions are set up; `V` is the form of the game's view.
 *
 * - `without`: options that cannot be chosen, because chance would decide more than a deal can say in advance.
 * - `Choices`: what is drawn next, and whatever else the deal decides. `isFirst`: nothing was played yet.
 * @template [V=View]
 * @typedef {{
 *   without?: string[],
 *   Choices(props: { say: import("./more.js").Say, names: Name[], view: V, draws: import("./setup.js").Draws, isFirst: boolean,
 *     onDraws: (draws: import("./setup.js").Draws) => void }): Drawn,
 * }} SetupFace
 */

/**
 * How moments of a game are told when it is studied; `V` is the form of its view.
 *
 * - `name`: an action in a few words.
 * - `drawn`: what came to light last, in a few words; `list` puts several things into one.
 * - `Picture`: what a moment is about, with actions that are only shown; of the whole table where `seat` is null. It is a
 * picture alone: the text beside it says what is seen.
 * @template [V=View]
 * @typedef {{
 *   name(props: { say: import("./more.js").Say, action: string }): string,
 *   drawn(props: { say: import("./more.js").Say, list: (names: string[]) => string, view: V }): string,
 *   Picture(props: { view: V, seat: number | null, names: Name[], marked: Marked[], isSmall?: boolean }): Drawn,
 * }} StudyFace
 */

/** @typedef {{ [Name in keyof Parts]?: () => Promise<Parts[Name]> }} Fetched */

/**
 * @typedef {object} Own What a face has at hand: it is fetched with the front page, so it is small.
 * @property {string[]} colours By seat.
 * @property {OptionGroup[]} options
 * @property {() => Drawn} [Scene] A picture for the front page.
 * @property {string} [art] The file of its symbols, beside the face.
 * @property {string[]} [styles] Its style sheets, beside the face, without `.css`: `colours`, with the art; `style`,
 *   for everything that is
 *   played; `learn`, for lessons, rules and score sheets.
 * @property {string} [folder] Where the face is, which the core fills in.
 */

/**
 * @typedef {Own & Fetched & Partial<TableFace>} Face A small game may have the parts of `TableFace` in the face itself.
 */
/** @typedef {Face & TableFace} WholeFace A face with everything for a table. */

/**
 * @typedef {object} Paragraph Of the rules; its words are a message.
 * @property {string} name
 * @property {string[]} rules Their numbers.
 * @property {string} [figure] The name of a picture; `editions` is the comparison of editions or variants.
 * @property {"editions" | "variants"} [differs] What may change it.
 */

/**
 * @typedef {object} Rules The rules that are needed at the table.
 * @property {{ name: string, paragraphs: Paragraph[] }[]} sections
 * @property {Record<string, (props: { say: import("./more.js").Say }) => Drawn>} figures
 * @property {string[]} columns Of the comparison: editions or variants.
 * @property {string[]} rows
 */

/** @typedef {NonNullable<import("./types.d.ts").Preview["preview"]>} Preview Of any game. */
/**
 * @template [V=View]
 * @template [P=Preview]
 * @typedef {{ view: V, action: string, preview: P | null }} Meant A legal action, and what it would change, if that was
 *   asked.
 */

/**
 * What a step may want of an action. `wanted` is what the lesson says about it.
 * @template [V=View]
 * @template [P=Preview]
 * @typedef {{ fits(meant: Meant<V, P>, wanted: import("./lessons/practice.js").Wanted): boolean }["fits"]} Purpose
 */

/** @typedef {import("./lessons/practice.js").Step} Step */

/**
 * @template [V=View]
 * @template [P=Preview]
 * @typedef {object} DeskProps
 * @property {import("./more.js").Say} say
 * @property {Step} step
 * @property {V} view
 * @property {boolean} isOver
 * @property {Name[]} names
 * @property {boolean} isOn Whether something is to be done.
 * @property {boolean} isBusy
 * @property {string | null} chosen A legal action that is considered.
 * @property {string | null} tried One that was refused.
 * @property {P | null} preview What the chosen one would change.
 * @property {(action: string | null) => void} choose
 * @property {(action: string, where?: string) => void} attempt Ask about an action that is not legal.
 * @property {() => void} confirm
 * @property {{ current: (() => void) | null }} turnRef What the desk's own button beside Confirm does, such as Rotate.
 */
/**
 * @template [V=View]
 * @typedef {object} ToolsProps
 * @property {import("./more.js").Say} say
 * @property {Pick<DeskProps<V>, "step" | "isBusy" | "attempt"> & { position: { view: V } | null }} going
 * @property {() => void} turn What the desk has put into `turnRef`.
 */

/**
 * What lessons need to know of a game; `V` is the form of its view, `P` that of its previews.
 *
 * - `Desk`: the position, and how to try actions on it.
 * - `purposes`: what a step may want of an action, by name; `weighed` are those that need to know what the action would
 * change.
 * - `changes`: whether an action changes something that can be shown before it is played.
 * - `refusals`: actions that may be refused, for readers who ask to be shown one; `trivial` are rules that teach
 * nothing when they refuse.
 * - `forced`: the only thing that can be done, which needs no choosing.
 * - `hint`: a message about the keyboard. `confirmWord`: what the button that confirms is called, a message. `Tools`:
 * more buttons beside it.
 * - `outcome`: how it ended; null while it has not.
 * @template [V=View]
 * @template [P=Preview]
 * @typedef {{
 *   Desk(props: DeskProps<V, P>): Drawn,
 *   purposes: Record<string, Purpose<V, P>>,
 *   weighed: string[],
 *   changes(action: string): boolean,
 *   refusals(view: V, want: Step["want"]): string[],
 *   trivial?: string[],
 *   forced?(view: V): string | null,
 *   hint?(step: Step): string | null,
 *   confirmWord?(action: string | null): string,
 *   Tools?(props: ToolsProps<V>): Drawn | null | false,
 *   outcome(props: { view: V, step: Step, isOver: boolean }): Outcome | null,
 * }} Desk
 */

/**
 * @typedef {{ scores: number[], ranks: number[], word: (say: import("./more.js").Say, score: number) => string }}
 *   Outcome By seat.
 */

export {};
