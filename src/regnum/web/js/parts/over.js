// @ts-check
/** A table when it is over: how it ended, and what one may want then. */

import { ask, newKey } from "../api.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { go } from "../router.js";
import { hintsOf, reviewPath, tablePath } from "../tables.js";
import { useWords } from "../words.js";
import { Button, ButtonLink, Guard, Notice, Shield } from "./basics.js";
import { useDay } from "./day.js";
import { Fold, useFolds } from "./fold.js";
import { outcome } from "./outcome.js";
import { Proof } from "./proof.js";
import { SharePicture } from "./sharing.js";
import { Emblem } from "./sentence.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */

/**
 * Whether a game that was played to its end can be reviewed: not every game can be studied.
 * @param {Update} update
 * @param {import("../contract.js").WholeFace} face
 */
const mayReview = ({ view, summary }, face) => Boolean(view && face.study) && summary.ended === "played";

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace, log: import("../html.js").Drawn,
 *   chat: import("../html.js").Drawn | null,
 *   command: import("../contract.js").Commanding, me: string }} props
 */
export function Over({ update, names, face, log, chat, command, me }) {
  const say = useWords();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { summary } = update;
  const isSeated = update.your_seats.length > 0;
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // what had the focus is gone with the table; nobody is torn away from anything else
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  const rematch = async () => {
    setBusy(true);
    try {
      const done = await command({ type: "rematch" });
      if (done.rematch) go(tablePath(done.rematch));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    } finally {
      setBusy(false);
    }
  };
  const day = useDay(update.table);
  const isMine = summary.ranks?.[update.your_seats[0] ?? -1] === 1;
  useFolds();
  return html`<main id="main" class="over" tabindex="-1" ref=${main}>
    <section class="sentence over-sentence">
      <${Emblem} symbol="figure-crown" isQuiet=${!isMine} />
      <p>${outcome(say, update, names)}</p>
      <${Hints} update=${update} names=${names} />
    </section>
    <div class="cluster over-acts">
      ${day && html`<${ButtonLink} main icon="points" href=${`/daily/${day.game}/${day.date}`}>${say("page-daily-result")}<//>`}
      ${
        isSeated &&
        summary.ranks &&
        !summary.rematch &&
        html`<${Button} main=${!day} icon="rematch" busy=${busy}
        onClick=${rematch}>${say("page-rematch")}<//>`
      }
      ${
        summary.rematch &&
        html`<${Button} main icon="rematch" busy=${busy}
        onClick=${() => joined(String(summary.rematch), me).then(go)}>${say("page-rematch-go")}<//>`
      }
      ${update.view && html`<${ButtonLink} icon="play" href=${tablePath(update.table, 0)}>${say("page-replay")}<//>`}
      ${
        mayReview(update, face) &&
        html`<${ButtonLink} icon="eye" href=${reviewPath(update.table)}>${say("page-review")}<//>`
      }
      ${update.view && summary.ranks && html`<${SharePicture} ...${{ update, names, face }} />`}
      <${ButtonLink} href="/">${say("page-home")}<//>
    </div>
    ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
    ${update.view && html`<${Guard} instead=${null}><${face.Result} update=${update} names=${names} /><//>`}
    ${
      summary.ranks && !(update.view && face.hasRanking?.(update)) && html`<${Ranks} update=${update} names=${names} />`
    }
    <div class="over-folds">
      <${Fold} class="over-log" icon="log" title=${say("page-log")}>${log}<//>
      ${chat}
      ${
        update.view &&
        html`<${Fold} icon="check" title=${say("page-proof")}><div class="stack">
          <p class="soft">${say("page-proof-about")}</p>
          <${Proof} table=${update.table} game=${summary.game} word=${say("page-record")} />
        </div><//>`
      }
    </div>
  </main>`;
}

/** How many decisions were made with hints; nothing about players who made none. @param {{ update: Update, names: Name[] }} props */
function Hints({ update, names }) {
  const say = useWords();
  const alone = update.your_seats.length === 1 ? update.your_seats[0] : null;
  const told = hintsOf(update).flatMap((hints, seat) => {
    if (!hints) return [];
    return [say(seat === alone ? "page-hints-used" : "page-hints-used-by", { hints, name: names[seat]?.name ?? "" })];
  });
  return told.length > 0 ? html`<small>${told.join(" ")}</small>` : null;
}

/**
 * Go to a rematch. A seat that was kept there for the player is taken on the way.
 * @param {string} table
 * @param {string} me
 * @returns {Promise<string>} Where it is.
 */
async function joined(table, me) {
  const path = `/api/tables/${table}`;
  /** @type {Update | null} */
  const found = await /** @type {Promise<Update>} */ (ask("GET", path)).catch(() => null);
  const seat = found?.summary.seats.findIndex(({ reserved, player }) => me && reserved === me && !player) ?? -1;
  if (seat >= 0) await ask("POST", `${path}/commands`, { type: "sit", seat, salt: newKey() }).catch(() => {}); // can be done there
  return tablePath(table);
}

/** @param {{ update: Update, names: Name[] }} props */
function Ranks({ update, names }) {
  const say = useWords();
  const ranks = update.summary.ranks ?? [];
  const scores = update.view?.result?.scores;
  const order = names.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 9) - (ranks[other] ?? 9));
  return html`<section class="card ranks" aria-labelledby="ranks-title">
    <h2 id="ranks-title">${say("page-ranks")}</h2>
    <ol class="list">
      ${order.map((seat) => {
        const name = names[seat];
        return html`<li key=${seat} class="rank"><b class="num">${say("page-rank", { rank: ranks[seat] ?? 0 })}</b>
          <${Shield} colour=${name?.colour} /><span>
            ${name?.isYou ? say("page-you-as", { name: name.name }) : name?.name}
            ${
              update.summary.seats[seat]?.is_resigned &&
              html`<small
              class="soft"> ${say("page-has-resigned")}</small>`
            }</span>
          ${
            Array.isArray(scores) &&
            typeof scores[seat] === "number" &&
            html`<b class="num rank-score">
            ${scores[seat]}</b>`
          }
        </li>`;
      })}
    </ol>
  </section>`;
}
