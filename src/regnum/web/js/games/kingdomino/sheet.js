// @ts-check
/** The score sheet of Kingdomino: kingdoms tapped in square by square. */

import { classes, html, useEffect, useRef, useState } from "../../html.js";
import { announce } from "../../live.js";
import { Button, Icon, Shield } from "../../parts/basics.js";
import { packed, unpacked, useAddress } from "../../sheets/address.js";
import { Problem, Ranking, Share, useCounted } from "../../sheets/counted.js";
import { Brush } from "../../sheets/palette.js";
import { COLOURS, half, halves, MOST, TERRAINS } from "./components.js";
import { Ground } from "./pieces.js";

/** @typedef {import("../../more.js").Say} Say */
/** @typedef {{ name: string, rows: string[][] }} Player `rows` of squares as text: `W1`, `C`, `.` */
/**
 * @typedef {{ size: number, middle: boolean, exact: boolean, harmony: boolean, players: Player[] }} Written `exact`:
 *   the Middle Kingdom only at full width and height (A-K9)
 */

const SQUARE = /[WFLPSM][1-3]?|C|\./g;
const LETTERS = TERRAINS.map((terrain) => (terrain[0] ?? "").toUpperCase());
const MOST_PLAYERS = COLOURS.length;
const BRUSHES = [...LETTERS, "C", "."];
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The most crowns that any square of a terrain carries, by its letter. */
const MOST_CROWNS = new Map(
  LETTERS.map((letter) => {
    const crowns = Array.from({ length: MOST }, (_, at) => halves(at + 1))
      .flat()
      .filter(({ terrain }) => terrain === half(letter).terrain)
      .map((one) => one.crowns);
    return [letter, Math.max(...crowns)];
  }),
);

/** What each letter stands for: "W wheat field, F forest, …". @param {Say} say */
const lettersWords = (say) =>
  [
    ...TERRAINS.map((terrain, at) => `${LETTERS[at]} ${say("kingdomino-terrain", { terrain })}`),
    `C ${say("kingdomino-page-sheet-castle")}`,
  ].join(", ");

/** @param {number} size @returns {string[][]} */
function emptyKingdom(size) {
  const rows = Array.from({ length: size }, () => Array(size).fill("."));
  const middle = (size - 1) / 2;
  rows[middle][middle] = "C";
  return rows;
}

/** @param {number} size @returns {Player} */
const newPlayer = (size) => ({ name: "", rows: emptyKingdom(size) });

/** A kingdom as it is, or an empty one if it has no castle, or several. @param {string[][]} rows */
const withCastle = (rows) =>
  rows.flat().filter((square) => square === "C").length === 1 ? rows : emptyKingdom(rows.length);

/** @param {URLSearchParams} fields @returns {Written} */
export function read(fields) {
  const size = fields.get("s") === "7" ? 7 : 5;
  const names = fields.getAll("n");
  const players = fields
    .getAll("k")
    .slice(0, 4)
    .map((text, at) => ({
      name: (names[at] ?? "").slice(0, 24),
      rows: withCastle(unpacked(text.slice(0, 200), SQUARE, size, size)),
    }));
  return {
    size,
    middle: fields.has("m"),
    exact: fields.has("x"),
    harmony: fields.has("h"),
    players: players.length ? players : [newPlayer(size), newPlayer(size)],
  };
}

/** @param {Written} sheet */
export function write({ size, middle, exact, harmony, players }) {
  const fields = new URLSearchParams();
  if (size !== 5) fields.set("s", String(size));
  if (middle) fields.set("m", "1");
  if (middle && exact) fields.set("x", "1");
  if (harmony) fields.set("h", "1");
  for (const { name, rows } of players) {
    fields.append("k", packed(rows));
    fields.append("n", name);
  }
  return fields;
}

/**
 * A kingdom in a frame of another size, as much of it as fits round the castle.
 * @param {string[][]} rows
 * @param {number} size
 */
function resized(rows, size) {
  const shift = (size - rows.length) / 2;
  const moved = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => rows[row - shift]?.[column - shift] ?? "."),
  );
  return withCastle(moved);
}

/** @param {{ say: Say }} props */
export function Sheet({ say }) {
  const [sheet, setSheet] = useAddress(read, write);
  const [at, setAt] = useState(0);
  const [brush, setBrush] = useState("W");
  const [isFixed, setFixed] = useState(false); // the player has just tried to remove the castle
  const current = Math.min(at, sheet.players.length - 1);
  const player = /** @type {Player} */ (sheet.players[current]);
  const counted =
    /** @type {import("../../sheets/counted.js").Counted<import("../../types.d.ts").KingdominoScores>} */ (
      useCounted("/api/score/kingdomino", {
        kingdoms: sheet.players.map(({ rows }) => rows.map((row) => row.join(" ")).join("\n")),
        size: sheet.size,
        middle_kingdom: sheet.middle ? (sheet.exact ? "exact" : "symmetric") : "off",
        harmony: sheet.harmony,
      })
    );
  const names = sheet.players.map(({ name }, seat) => ({
    name: name || say("kingdomino-page-sheet-player", { number: seat + 1 }),
    colour: COLOURS[seat],
  }));
  const change = (/** @type {Partial<Player>} */ changes) =>
    setSheet((before) => ({
      ...before,
      players: before.players.map((one, seat) => (seat === current ? { ...one, ...changes } : one)),
    }));
  const put = (/** @type {number} */ row, /** @type {number} */ column, /** @type {string} */ square) => {
    const isCastle = player.rows[row]?.[column] === "C";
    setFixed(isCastle && square !== "C");
    if (isCastle) return square !== "C" && announce(say("kingdomino-page-sheet-castle-stays"));
    const rows = player.rows.map((line, y) =>
      line.map((there, x) => (y === row && x === column ? square : square === "C" && there === "C" ? "." : there)),
    );
    change({ rows });
  };
  const resize = (/** @type {number} */ size) =>
    setSheet((before) => ({
      ...before,
      size,
      players: before.players.map((one) => ({ ...one, rows: resized(one.rows, size) })),
    }));
  const scores = counted.found?.kingdoms ?? [];
  const add = () => {
    setSheet((before) => ({ ...before, players: [...before.players, newPlayer(before.size)] }));
    setAt(sheet.players.length);
  };
  const remove = () =>
    setSheet((before) => ({ ...before, players: before.players.filter((_, seat) => seat !== current) }));

  return html`
    <${Choices} say=${say} sheet=${sheet} setSheet=${setSheet} resize=${resize} />
    <${Tabs} say=${say} names=${names} scores=${scores} current=${current} go=${setAt}
      add=${sheet.players.length < MOST_PLAYERS && add} />
    <div class="ls-two">
      <section class="kd-ls-kingdom page" id="ls-kingdom" role="tabpanel" aria-labelledby=${`ls-tab-${current}`}>
        <${Palette} say=${say} colour=${COLOURS[current]} brush=${brush} choose=${setBrush} />
        <${Grid} key=${sheet.size} say=${say} rows=${player.rows} colour=${COLOURS[current]} brush=${brush}
          put=${put} />
        ${isFixed && html`<p class="note kd-ls-fixed">${say("kingdomino-page-sheet-castle-stays")}</p>`}
        <${Problem} say=${say} counted=${counted} />
        <p class="ls-hint" id="ls-keys">${say("kingdomino-page-sheet-hint")} <span class="ls-keyboard">
          ${say("kingdomino-page-sheet-keys", { letters: lettersWords(say) })}</span></p>
        <${Edit} say=${say} name=${player.name} change=${change}
          clear=${() => change({ rows: emptyKingdom(sheet.size) })} remove=${sheet.players.length > 1 && remove} />
      </section>
      <div class="ls-results">
        ${
          counted.found &&
          html`<${Found} say=${say} counted=${counted} names=${names} current=${current}
          sheet=${sheet} />`
        }
        <${Share} say=${say} state=${sheet} />
      </div>
    </div>`;
}

/**
 * @param {{ say: Say, name: string, change: (changes: Partial<Player>) => void, clear: () => void, remove: (() => void)
 *   | false }} props
 */
const Edit = ({ say, name, change, clear, remove }) =>
  html`<div class="ls-edit">
    <label class="ls-field"><span>${say("page-sheet-name")}</span>
      <input type="text" maxlength="24" autocomplete="off" value=${name}
        onInput=${(/** @type {import("../../html.js").Changed} */ event) => change({ name: event.target.value })} /></label>
    <${Button} class="mid" icon="undo" onClick=${clear}>${say("page-sheet-clear")}<//>
    ${remove && html`<${Button} class="mid" icon="remove" onClick=${remove}>${say("kingdomino-page-sheet-remove")}<//>`}
  </div>`;

/**
 * Whose kingdom is shown.
 * @param {{ say: Say, names: { name: string, colour?: string }[], scores: (import("../../types.d.ts").KingdomData |
 *   undefined)[], current: number, go: (seat: number) => void, add: (() => void) | false }} props
 */
const Tabs = ({ say, names, scores, current, go, add }) =>
  html`<div class="kd-ls-tabs">
    <div class="kd-ls-tabs" role="tablist" aria-label=${say("page-sheet-players")}>
      ${names.map(
        (
          { name, colour },
          seat,
        ) => html`<button key=${seat} type="button" role="tab" class="kd-ls-tab" id=${`ls-tab-${seat}`}
          aria-controls="ls-kingdom"
          aria-selected=${seat === current} tabindex=${seat === current ? 0 : -1} onClick=${() => go(seat)}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => moveTab(event, seat, names.length, go)}>
          <${Shield} colour=${colour} /><span>${name}</span><b>${scores[seat]?.score ?? "–"}</b>
        </button>`,
      )}
    </div>
    ${
      add &&
      html`<button type="button" class="kd-ls-tab add" onClick=${add}><${Icon} name="add" />
      ${say("kingdomino-page-sheet-add")}</button>`
    }
  </div>`;

/**
 * What the server has counted.
 * @param {{ say: Say, counted: import("../../sheets/counted.js").Counted<import("../../types.d.ts").KingdominoScores>,
 *   names: { name: string, colour?: string }[], current: number, sheet: Written }} props
 */
function Found({ say, counted: { found, isFresh }, names, current, sheet }) {
  const scores = found?.kingdoms ?? [];
  const isRanked = scores.length === names.length && scores.some(({ score }) => score > 0);
  const reason = (/** @type {string} */ by, /** @type {number[]} */ [, largest = 0, crowns = 0]) =>
    by === "largest" || by === "crowns" ? say("kingdomino-page-sheet-decided", { by, largest, crowns }) : "";
  return html`<div class=${classes("ls-found", !isFresh && "is-stale")}>
    ${
      scores[current] &&
      html`<${Properties} say=${say} score=${scores[current]} name=${names[current]?.name ?? ""}
      sheet=${sheet} />`
    }
    ${
      isRanked &&
      html`<${Ranking} say=${say} ranking=${found?.ranking} players=${names} unit="kingdomino-page-sheet-points"
      reason=${reason} />`
    }
  </div>`;
}

/** @param {KeyboardEvent} event @param {number} seat @param {number} count @param {(seat: number) => void} setAt */
function moveTab(event, seat, count, setAt) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = (seat + step + count) % count;
  setAt(next);
  document.getElementById(`ls-tab-${next}`)?.focus();
}

/**
 * @param {{ say: Say, sheet: Written, setSheet: (change: (before: Written) => Written) => void, resize: (size: number)
 *   => void }} props
 */
function Choices({ say, sheet, setSheet, resize }) {
  const flag = (/** @type {"middle" | "exact" | "harmony"} */ name) =>
    html`<label class="ls-check"><input type="checkbox" checked=${sheet[name]} onChange=${(
      /** @type {import("../../html.js").Changed} */ event,
    ) => setSheet((/** @type {Written} */ before) => ({ ...before, [name]: event.target.checked }))} />
      <span>${say(`kingdomino-page-sheet-${name}`)}</span></label>`;
  return html`<div class="kd-ls-choices">
    <fieldset class="choice"><legend class="vh">${say("kingdomino-page-sheet-size")}</legend>
      ${[5, 7].map(
        (size) => html`<label key=${size}><input class="vh" type="radio" name="ls-size" checked=${sheet.size === size}
          onChange=${() => resize(size)} />
          <span>${say("kingdomino-page-sheet-size-value", { size })}</span></label>`,
      )}
    </fieldset>
    ${flag("middle")} ${sheet.middle && flag("exact")} ${flag("harmony")}
  </div>`;
}

/** @param {{ say: Say, colour: string | undefined, brush: string, choose: (brush: string) => void }} props */
function Palette({ say, colour, brush, choose }) {
  return html`<div class="kd-ls-palette" role="radiogroup" aria-label=${say("page-sheet-palette")}>
    ${BRUSHES.map((one) => {
      const keys = one === "." ? "⌫" : one;
      return html`<${Brush} key=${one} class="kd-ls-brush" label=${squareWords(say, one)} keys=${keys}
        isChosen=${brush === one} onChoose=${() => choose(one)}>
        ${one === "." ? html`<${Icon} name="close" />` : html`<${SquareArt} square=${one} colour=${colour} />`}<kbd
          aria-hidden="true">${keys}</kbd><//>`;
    })}
  </div>`;
}

/**
 * The kingdom: a grid of buttons with one stop of the Tab key.
 * @param {{ say: Say, rows: string[][], colour: string, brush: string, put: (row: number, column: number, square:
 *   string) => void }} props
 */
function Grid({ say, rows, colour, brush, put }) {
  const size = rows.length;
  const [focus, setFocus] = useState(/** @type {[number, number]} */ ([0, 0]));
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const wants = useRef(false);
  useEffect(() => {
    if (wants.current)
      /** @type {HTMLElement | null | undefined} */ (grid.current?.querySelector('[tabindex="0"]'))?.focus();
    wants.current = false;
  }, [focus]);

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [row, column] = focus;
    const there = rows[row]?.[column] ?? ".";
    const step = STEPS[event.key];
    const key = event.key.toUpperCase();
    if (step) {
      wants.current = true;
      setFocus([Math.min(size - 1, Math.max(0, row + step[0])), Math.min(size - 1, Math.max(0, column + step[1]))]);
    } else if (key === "C" || LETTERS.includes(key)) put(row, column, key);
    else if (/^[0-3]$/.test(key) && LETTERS.includes(there[0] ?? "")) put(row, column, withCrowns(there, Number(key)));
    else if (["DELETE", "BACKSPACE", "."].includes(key)) put(row, column, ".");
    else return;
    event.preventDefault();
  };
  const tap = (/** @type {number} */ row, /** @type {number} */ column) => {
    setFocus([row, column]);
    put(row, column, painted(rows[row]?.[column] ?? ".", brush));
  };

  return html`<div class="kd-ls-grid" role="grid" aria-label=${say("kingdomino-page-sheet-kingdom")}
    aria-describedby="ls-keys" ref=${grid} onKeyDown=${onKeyDown} data-size=${size}>
    ${rows.map(
      (line, row) => html`<div key=${row} role="row">
        ${line.map((square, column) => {
          const label = say("kingdomino-page-sheet-square", {
            row: row + 1,
            column: column + 1,
            what: squareWords(say, square),
          });
          const isStop = focus[0] === row && focus[1] === column;
          return html`<button key=${column} type="button" role="gridcell"
            class=${classes("kd-ls-square", square === "." && "is-empty")} aria-label=${label}
            tabindex=${isStop ? 0 : -1} onFocus=${() => setFocus([row, column])} onClick=${() => tap(row, column)}>
            <${SquareArt} square=${square} colour=${colour} /></button>`;
        })}
      </div>`,
    )}
  </div>`;
}

/**
 * What a tap makes of a square: the land of the brush, or one crown more if it is that land already.
 * @param {string} square
 * @param {string} brush
 */
function painted(square, brush) {
  if (brush === "." || brush === "C") return brush;
  if (square[0] !== brush) return brush;
  const crowns = (Number(square[1] ?? 0) + 1) % ((MOST_CROWNS.get(brush) ?? 0) + 1);
  return withCrowns(square, crowns);
}

/** @param {string} square @param {number} crowns */
const withCrowns = (square, crowns) => `${square[0]}${crowns || ""}`;

/** @param {{ square: string, colour: string | undefined }} props */
function SquareArt({ square, colour }) {
  if (square === ".")
    return html`<svg viewBox="0 0 100 100" aria-hidden="true"><path class="kd-ls-none"
      d="M38 50h24m-12-12v24" /></svg>`;
  const drawn = square === "C" ? { terrain: "castle", crowns: 0 } : half(square);
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">
    <${Ground} square=${{ x: 0, y: 0, ...drawn }} />
    ${square === "C" && html`<use href=${`#castle-${colour}`} width="100" height="100" />`}
  </svg>`;
}

/** @param {Say} say @param {string} square */
function squareWords(say, square) {
  if (square === ".") return say("page-sheet-empty");
  if (square === "C") return say("kingdomino-page-sheet-castle");
  const { terrain, crowns } = half(square);
  return say("kingdomino-page-sheet-land", { terrain: say("kingdomino-terrain", { terrain }), crowns });
}

/** @param {{ say: Say, score: import("../../types.d.ts").KingdomData, name: string, sheet: Written }} props */
function Properties({ say, score, name, sheet }) {
  /** @type {["middle" | "harmony", number][]} */
  const bonuses = [
    ["middle", score.bonuses.middle_kingdom],
    ["harmony", score.bonuses.harmony],
  ];
  return html`<table class="ls-table">
    <caption>${say("kingdomino-page-sheet-of", { name })}</caption>
    <thead><tr><th scope="col">${say("kingdomino-page-sheet-property")}</th><th scope="col">
      ${say("kingdomino-page-sheet-squares")}</th><th scope="col">${say("kingdomino-page-sheet-crowns")}</th><th
      scope="col">${say("kingdomino-page-sheet-points-head")}</th></tr></thead>
    <tbody>
      ${score.properties.map(
        (/** @type {import("../../types.d.ts").PropertyData} */ part, /** @type {number} */ at) => html`<tr key=${at}>
          <th scope="row"><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#glyph-${part.terrain}`}
            width="100" height="100" /></svg>${say("kingdomino-terrain", { terrain: part.terrain })}</th>
          <td>${part.squares}</td><td>${part.crowns}</td><td>${part.points}</td></tr>`,
      )}
      ${bonuses.map(
        ([bonus, points]) =>
          sheet[bonus] &&
          html`<tr key=${bonus}><th scope="row" colspan="3">
        ${say(`kingdomino-page-sheet-${bonus}-short`)}</th><td>${points}</td></tr>`,
      )}
    </tbody>
    <tfoot>
      <tr><th scope="row">${say("kingdomino-page-sheet-total")}</th><td>${score.squares.length}</td><td>
        ${score.crowns}</td><td>${score.score}</td></tr>
      <tr class="kd-ls-note"><th scope="row" colspan="4">
        ${say("kingdomino-page-sheet-largest", { squares: score.largest })}</th></tr>
    </tfoot>
  </table>`;
}
