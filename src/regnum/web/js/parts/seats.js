// @ts-check
/** A table before the game: who sits where, how others get here, and what will be played. */

import { useGames } from "../games.js";
import { classes, html, useId, useState } from "../html.js";
import { named } from "../identity.js";
import { serverAt } from "../place.js";
import { go, linkTo } from "../router.js";
import { botName, tablePath } from "../tables.js";
import { canSay, useWords } from "../words.js";
import { Button, Icon, Notice, Portrait, Shield } from "./basics.js";
import { Confirm } from "./dialog.js";
import { clockWords, Colours } from "./newtable.js";
import { variantWords } from "./options.js";
import { LinkToShare, Qr } from "./share.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("../contract.js").Command} Command */
/** @typedef {import("../contract.js").Commanding} Commanding */

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace, chat:
 *   import("../html.js").Children, me: string, command: Commanding }} props
 */
export function Seats({ update, names, face, chat, me, command }) {
  const say = useWords();
  const [problem, setProblem] = useState("");
  const [isClosing, setClosing] = useState(false);
  const { summary } = update;
  const isHost = summary.host === me && me !== "";
  const free = summary.seats.filter((seat) => !seat.bot && !seat.player).length;
  const give = async (/** @type {Command} */ wish) => {
    setProblem("");
    try {
      await command(wish);
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  const start = () => give({ type: "start" });
  return html`<main id="main" class="wrap waiting-room" tabindex="-1">
    <div class="split">
      <section class="page stack" aria-labelledby="seats-title">
        <h2 id="seats-title">${say("page-seats")}</h2>
        <ol class="seats">
          ${names.map(
            (name, seat) =>
              html`<${SeatRow} key=${seat} seat=${seat} name=${name} update=${update} me=${me} isHost=${isHost}
                give=${give} />`,
          )}
        </ol>
        ${update.your_seats.slice(0, 1).map(
          (seat) => html`<${Colours} key=${seat} colours=${face.colours} chosen=${summary.seats[seat]?.colour ?? null}
            taken=${summary.seats.flatMap(({ player, colour }, at) => (player && at !== seat ? [colour] : []))}
            onChange=${(/** @type {number} */ colour) => give({ type: "colour", seat, colour })} />`,
        )}
        ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
        ${
          isHost
            ? html`<${Button} main class="wide" disabled=${free > 0} onClick=${start}>${say("page-start")}<//>
              <p class="soft">${free > 0 ? say("page-start-when-full", { seats: free }) : say("page-start-about")}</p>`
            : html`<p class="soft">${say(summary.starts_when_full ? "page-starts-when-full" : "page-host-starts")}</p>`
        }
      </section>
      <div class="stack">
        ${free > 0 && html`<${Invite} table=${update.table} />`}
        ${chat}
        <section class="card stack" aria-labelledby="what-title">
          <h2 id="what-title">${say("page-what")}</h2>
          <${Chosen} update=${update} face=${face} />
          ${
            isHost &&
            html`<div><${Button} class="quiet" icon="leave" onClick=${() => setClosing(true)}>
              ${say("page-close-table")}<//></div>`
          }
        </section>
      </div>
    </div>
    ${
      isClosing &&
      html`<${Confirm} title=${say("page-close-table")} text=${say("page-close-table-about")}
        yes=${say("page-close-table")}
      onYes=${async () => {
        await give({ type: "close" });
        go("/");
      }} onClose=${() => setClosing(false)} />`
    }
  </main>`;
}

/** How others get here. @param {{ table: string }} props */
function Invite({ table }) {
  const say = useWords();
  return html`<section class="card invite" aria-labelledby="invite-title">
    <h2 id="invite-title">${say("page-invite")}</h2>
    <${LinkToShare} address=${linkTo(tablePath(table))} label=${say("page-invite-link")} />
    <p>${say("page-invite-code")} <b class="code code-small">${table}</b></p>
    <${Qr} src=${serverAt(`/api/tables/${table}/qr`)} alt=${say("page-invite-qr")} />
  </section>`;
}

/**
 * @param {{ seat: number, name: Name, update: Update, me: string, isHost: boolean, give: (wish: Record<string,
 *   unknown>) => Promise<void> }} props
 */
function SeatRow({ seat, name, update, me, isHost, give }) {
  const say = useWords();
  const found = update.summary.seats[seat];
  if (!found) return null;
  const isFree = !found.bot && !found.player;
  const isMine = Boolean(found.player) && found.player === me;
  const isSeated = update.your_seats.length > 0;
  const mayBeMine = isFree && [null, me].includes(found.reserved);
  const sit = async () => {
    if (await named()) await give({ type: "sit", seat });
  };
  return html`<li class=${classes("seat", isFree && "free", isMine && "me", found.bot && "bot", !isFree && `p-${name.colour}`)}>
    <${Sign} bot=${found.bot} name=${name} />
    <span class="of">
      <b class=${classes(isFree && "soft")}>
        ${isMine && name.isYou ? say("page-you-as", { name: name.name }) : name.name}</b>
      <small>${seatState(say, found, name, update.summary.host, me)}</small>
    </span>
    <span class="acts">
      ${
        mayBeMine &&
        html`<${Button} class="mid" main=${!isSeated} onClick=${sit}>
        ${say(isSeated ? "page-sit-too" : "page-sit")}<//>`
      }
      ${isMine && html`<${Button} class="mid" onClick=${() => give({ type: "stand", seat })}>${say("page-stand")}<//>`}
      ${
        isHost &&
        !isMine &&
        found.player &&
        html`<${Button} class="mid" onClick=${() => give({ type: "stand", seat })}>
        ${say("page-send-away")}<//>`
      }
      ${isHost && !found.player && html`<${Arranged} seat=${seat} update=${update} give=${give} />`}
    </span>
  </li>`;
}

/** Who sits there, as a picture. @param {{ bot: string | null, name: Name }} props */
const Sign = ({ bot, name: { face, colour } }) =>
  bot && face !== null ? html`<${Portrait} bot=${bot} face=${face} />` : html`<${Shield} colour=${colour} />`;

/**
 * What the host keeps a seat for: a person, or a bot.
 * @param {{ seat: number, update: Update, give: (wish: Command) => Promise<void> }} props
 */
function Arranged({ seat, update, give }) {
  const say = useWords();
  const id = useId();
  const levels = useGames()?.find((game) => game.name === update.summary.game)?.levels ?? [];
  const bot = update.summary.seats[seat]?.bot ?? "";
  return html`<label for=${id}><span class="vh">${say("page-seat-for", { number: seat + 1 })}</span>
    <select id=${id} value=${bot}
      onChange=${(/** @type {import("../html.js").Changed} */ event) => give({ type: "arrange", seat, bot: event.target.value || null })}>
      <option value="">${say("page-seat-open")}</option>
      ${levels.map((level) => html`<option key=${level} value=${level}>${botName(level)}</option>`)}
      ${bot && !levels.includes(bot) && html`<option value=${bot}>${bot}</option>`}
    </select></label>`;
}

/**
 * @param {typeof import("../words.js").say} say
 * @param {import("../contract.js").SeatSummary} seat
 * @param {Name} name
 * @param {string} host
 * @param {string} me
 * @returns {string}
 */
function seatState(say, seat, name, host, me) {
  if (seat.bot)
    return canSay(`level-${seat.bot}-about`)
      ? say("page-seat-level", { level: botName(seat.bot), about: say(`level-${seat.bot}-about`) })
      : say("page-seat-bot");
  if (!seat.player)
    return seat.reserved ? say(seat.reserved === me ? "page-seat-kept-you" : "page-seat-kept") : say("page-seat-free");
  if (seat.player === host && name.isPresent) return say("page-seat-host");
  return say(name.isPresent ? "page-seat-here" : "page-seat-away");
}

/** What was chosen before the game. @param {{ update: Update, face: import("../contract.js").WholeFace }} props */
export function Chosen({ update, face }) {
  const say = useWords();
  const { summary } = update;
  const chosen = /** @type {import("../contract.js").Options} */ (summary.options);
  const lines = variantWords(say, face.options, chosen);
  return html`<ul class="facts">
    <li><${Icon} name="play" />${say(`${summary.game}-name`)}</li>
    <li><${Icon} name="friends" />${say("page-for-players", { players: summary.seats.length })}</li>
    ${lines.map((line) => html`<li key=${line}><${Icon} name="check" />${line}</li>`)}
    <li><${Icon} name=${summary.is_listed ? "lobby" : "lock"} />
      ${say(summary.is_listed ? "page-is-listed" : "page-is-private")}</li>
    <li><${Icon} name="chat" />${say(summary.has_chat ? "page-has-chat" : "page-no-chat")}</li>
    <li><${Icon} name="hint" />${say(summary.has_hints ? "page-has-hints" : "page-no-hints")}</li>
    <li><${Icon} name="clock" />${
      summary.move_time
        ? say("page-has-clock", { time: clockWords(say, summary.move_time / 1000) })
        : say("page-no-clock")
    }</li>
  </ul>`;
}
