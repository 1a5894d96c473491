// @ts-check
/**
 * What a game has to offer so that it can be played in the browser without a server, as types; nothing runs here.
 *
 * `js/games/<game>/referee.js` exports `referee`, a `MakeReferee`, and `js/games/<game>/bots.js` exports `bots`, a
 * `MakeBots`. Both take an `Engine` (`engine.js`), so a worker loads `/engine/<game>.wasm` once for all its tables:
 *
 *     const engine = await Engine.load(fetch("/engine/<game>.wasm"));
 *     const { referee } = await import(address of the game's referee);
 *     let state = referee(engine).start(options, { seed, salts });
 *     state = state.play(state.legal()[0]);
 *
 * A referee and a game's bots touch no document, no window, no clock and no network. All calls answer at once.
 *
 * All data are what Python gives: `JSON.stringify` of an answer is, byte for byte, what `msgspec.json.encode` writes for
 * the same thing, so keys are in the same order. No rule of a game is written in JavaScript: it comes from the module,
 * and JavaScript only gives its numbers their names.
 */

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {{ [name: string]: unknown }} OptionsData Options as records keep them. */
/** @typedef {{ seed: string, salts?: string[] }} SeededDeal As `dealing.SeededDeal`. */
/** @typedef {{ draws: number[][][] }} WrittenDeal As `dealing.WrittenDeal`: every draw of every game or round. */
/** @typedef {SeededDeal | WrittenDeal} Deal A deal with `seed` is seeded; `draws` are then ignored. */
/** @typedef {number | null} Observer A seat, or null for a spectator. */

/**
 * @typedef {object} Message A sentence before it is put into a language: the name of a Fluent message and its
 *   arguments, which may be messages. Names and arguments are those of Python's `Message`.
 * @property {string} id
 * @property {{ [name: string]: string | number | Message }} args
 */

/**
 * @typedef {object} Explanation Why an action is legal or not; as `protocol.Explanation`.
 * @property {string} action In notation.
 * @property {boolean} is_legal
 * @property {string} rule The number of the rule.
 * @property {Message} message
 * @property {string[]} legal_actions
 */

/**
 * @typedef {object} Standing A line of the ranking; as `protocol.Standing`.
 * @property {number} seat
 * @property {number} rank
 * @property {number[]} key
 * @property {string} decided_by
 */

/** @typedef {NonNullable<import("../types.d.ts").Update["view"]>} View Of any game. */
/** @typedef {NonNullable<import("../types.d.ts").Preview["preview"]>} Preview Of any game. */
/** @typedef {{ scores: number[], ranks: number[], decided_by: string }} Result A game adds its own entries. */

/**
 * @typedef {object} Seen What one seat may know, for a bot: it can be posted to a worker, and holds no secret of others.
 * @property {string} game
 * @property {OptionsData} options
 * @property {number} seat The seat to act, whose view it is.
 * @property {Uint8Array[]} parts The arrays of the present part of the game, and of those before it where they matter,
 *   masked for that seat, as the game's referee saves them.
 */

/**
 * @typedef {object} RefereeState A game at one moment, with everything that led to it. It never changes: to play gives a
 *   new state. What cannot be done throws a `Refusal` (`refusal.js`).
 * @property {OptionsData} options
 * @property {Deal} deal
 * @property {string} commitment Published before the first action; empty for a written deal.
 * @property {number | null} seat The seat to act; null when the game is over.
 * @property {boolean} isOver
 * @property {number} round As `round_number` in Python.
 * @property {number} gameNumber As `game_number` in Python.
 * @property {number[]} revealed They change exactly when chance or a secret comes to light: undo may not cross that.
 * @property {string[]} actions All that was played, in notation.
 * @property {() => string[]} legal The legal actions of the seat to act, in notation.
 * @property {(text: string) => RefereeState} play The state after an action; refused as `notation` or `illegal`.
 * @property {(plies?: number) => RefereeState} undo The state some actions ago; 1, if nothing else is said.
 * @property {(text: string, observer?: Observer) => Explanation} explain As `state.view(observer).explain(action)`; without
 *   an observer as the referee's own `state.explain(action)`. Refused as `notation` where the text is no action.
 * @property {(text: string) => Preview} preview What a legal action would change; refused as `play` refuses.
 * @property {(observer: Observer) => View} view As `state.view(observer).data()`.
 * @property {() => Result} result
 * @property {() => Standing[]} ranking
 * @property {(observer?: Observer) => Seen} seen What the seat to act may know, for its bot; or what another observer may.
 */

/**
 * @typedef {object} Referee
 * @property {string} game
 * @property {number[]} players With how many it can be played.
 * @property {import("../types.d.ts").OptionSwitch[]} switches As `GET /api/games` lists them, and that for the number of players.
 * @property {(switches: OptionsData) => OptionsData} options As `game.chosen(switches).data()`; refused as `options`.
 * @property {(data: OptionsData) => OptionsData} optionsFromData As `options_from_data(data).data()`.
 * @property {(options: OptionsData, deal: Deal) => RefereeState} start
 * @property {(options: OptionsData, seed: string) => number[][][]} draws A deal that is written out as far as any game with
 *   these options can last, for positions that are set up.
 * @property {(sheet: OptionsData) => OptionsData} count The score sheet, as `POST /api/score/<game>` answers; refused
 *   as `board`.
 */

/** @typedef {(engine: Engine) => Referee} MakeReferee */

/**
 * @typedef {object} Budget What a bot may spend on a decision: seconds, playouts, or both, whichever ends first. Playouts
 *   alone make a decision repeatable: it is then the same as Python's.
 * @property {number} [seconds]
 * @property {number} [playouts]
 */

/**
 * @typedef {{ action: number, visits: number, value: number }} Edge How often a search has tried an action, by its number,
 *   and the sum of what that was worth to the seat to act; 0 where visits alone decide.
 */

/**
 * @typedef {object} Thought A bot's decision while it is being made, in slices, so that a worker can look at its
 *   messages between them.
 *
 *     const thought = await bots.think("king", seen, budget, chance);
 *     while (!thought.isDone) { thought.go(8); await aMoment(); }
 *     answer(thought.choice());
 *     thought.release();
 * @property {boolean} isDone Whether the budget is spent, or nothing is left to think about.
 * @property {(milliseconds: number) => void} go Think for about that long, and for a moment at least.
 * @property {() => { action: string, chance: bigint }} choice The action, in notation, and the new random state; before
 *   it is done, the best action so far (there is one after the first `go`).
 * @property {() => Edge[]} edges What a search has found out, for several workers that think about one decision; empty
 *   where there was nothing to search.
 * @property {() => void} release Give its memory back. It is of no use afterwards.
 */

/**
 * @typedef {object} GameBots
 * @property {string} game
 * @property {string[]} levels The bots that people choose by strength, the weakest first.
 * @property {string[]} names All bots that can play here: the levels, and others.
 * @property {(bot: string, seen: Seen, budget: Budget, chance: bigint) => Promise<Thought>} think
 * @property {(seen: Seen, thoughts: Edge[][]) => string} together The action that several searches of one decision prefer
 *   together, in notation, as `Budget.cores` in Python.
 * @property {{ options: OptionsData, rivals: string[][] }} [daily] The options of the daily deal, and the rivals at one
 *   table or another, taken in turn.
 * @property {(secret: Uint8Array, ply: number) => bigint} chance The random state of a decision, as
 *   `protocol.decision_chance`.
 */

/**
 * @typedef {(engine: Engine, load: (name: string) => Promise<ArrayBuffer>) => GameBots} MakeBots `load` gives a file
 *   beside the module by its name, `/engine/<name>`; it is asked only when a bot needs it.
 */

/**
 * @typedef {object} Candidate An action that was compared; as `protocol.Candidate`, and a little more. Numbers of several
 *   are by seat.
 * @property {string} action In notation.
 * @property {number} share Of the playouts.
 * @property {number[]} win Chances of winning.
 * @property {number[]} points Expected at the end.
 * @property {number} error The standard error of the chance of the seat to act.
 * @property {number[]} points_error
 * @property {number} loss The chance of winning that it gives away compared with the best one, and its standard error.
 * @property {number} loss_error
 * @property {[number, number]} range Between which points eight of ten games end for the seat to act.
 * @property {"best" | "good" | "inaccuracy" | "mistake" | "blunder"} grade
 * @property {Reason[]} [reasons] What speaks for it and against it, if that was asked for.
 * @property {{ seat: number, action: string }[]} [next] What is likely to follow, until something comes to light.
 */
/** @typedef {{ code: string, points: number, [argument: string]: string | number }} Reason As `reasons.Reason`; costs are negative. */
/** @typedef {{ seat: number, exact: boolean, playouts: number, candidates: Candidate[] }} Analysis The best first. */

/**
 * @typedef {object} Trial A comparison under way, as `comparing.Trial`.
 * @property {boolean} isExact Whether the ending was solved.
 * @property {boolean} isDone Whether nothing is left to play out.
 * @property {number} decks How many were played by every action that is still compared.
 * @property {boolean} isKnown Whether nothing is left to chance.
 * @property {import("./comparing.js").Compared} compared Its arrays.
 * @property {(code: number) => number} numberOf The number of an action in the comparison.
 * @property {(number: number) => number[]} winOf Every seat's chance of winning after an action, by its number.
 * @property {number} actions How many are compared.
 * @property {(...codes: number[]) => void} keep Never drop these actions.
 * @property {(count: number) => void} keepBest Never drop the best of those that were tried.
 * @property {(playouts: number) => number} go Makes so many more playouts; returns how many it made.
 * @property {() => Analysis} analysis What is known so far.
 * @property {(chosen: number, other: number, measured: number) => Reason[]} reasons Why an action is better than another,
 *   given by how much it was found to be.
 * @property {(analysis: Analysis, wanted: Candidate[]) => void} explain Fill in the reasons of some candidates.
 * @property {() => void} release Give its memory back.
 */
/** @typedef {{ seat: number, round: number, action: string }} Turn What was done in a game; taken back is not in it. */
/**
 * @typedef {object} Judge How the positions of a game are judged, as `comparing.Judge`.
 * @property {(seen: Seen, chance: bigint, wanted?: { decks?: number, actions?: string[], codes?: number[] }) => Promise<Trial>} open A
 *   comparison of some actions, in notation or by number, or of all that are worth it; the exact one where the ending can be solved, unless actions are named.
 * @property {(seen: Seen) => Promise<number>} reference What the reference player does.
 * @property {(seen: Seen) => { codes: number[], texts: string[] }} legal The legal actions, by number and in notation.
 * @property {(state: RefereeState) => Seen} overview What of a state is known where its value is estimated: what a
 *   spectator sees, unless the game has secrets.
 * @property {(seen: Seen, code: number) => Promise<number[]>} foresee What is likely to follow an action, by number: the
 *   reference player's actions, until something comes to light.
 * @property {boolean} isEven Whether all seats expect the same before anything is dealt.
 * @property {(view: View, turns: Turn[]) => Seen} seenOf What the seat to act may know, from its own view and what
 *   all players have done: a page has no more of a game that is still going on.
 */
/** @typedef {(engine: Engine, load: (name: string) => Promise<ArrayBuffer>) => Judge} MakeJudge `js/games/<game>/study.js` exports `judge`. */

export {};
