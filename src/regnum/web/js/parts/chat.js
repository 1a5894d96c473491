// @ts-check
/** Chat at the table. Messages of muted players are not sent to the reader. */

import { html, useEffect, useRef, useState } from "../html.js";
import { announce } from "../live.js";
import { play } from "../sounds.js";
import { mutedIn, ofType } from "../tables.js";
import { sayTime, useWords } from "../words.js";
import { Icon } from "./basics.js";
import { FOLDS } from "./fold.js";

/** @typedef {import("../contract.js").Update} Update */

/**
 * @param {{ update: Update, me: string, command: import("../contract.js").Commanding }} props
 */
export function Chat({ update, me, command }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [hidden, setHidden] = useState(/** @type {ReadonlySet<string>} */ (new Set()));
  const lines = ofType(update.events, "said").filter((event) => event.text && !hidden.has(event.by ?? ""));
  const last = lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(last);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const heard = useRef(last);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (isOpen) field.current?.focus(); // who opens it wants to write: on its head a space would shut it again
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) setRead(last);
    const line = lines.at(-1);
    if (line && last > heard.current && line.by !== me) {
      announce(say("page-chat-line", { name: line.name, text: line.text }));
      play("chat");
    }
    heard.current = last;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, isOpen]);
  const fresh = lines.filter((line) => line.number > read && line.by !== me).length;
  const isSeated = update.your_seats.length > 0 || update.summary.host === me;
  // The server keeps the players that a player has muted; for spectators, this window does.
  const mute = (/** @type {string} */ player, /** @type {boolean} */ isMuted) => {
    if (isSeated) return void command({ type: "mute", player, is_muted: isMuted }).catch(() => {});
    setHidden(new Set([...hidden, player].filter((one) => one !== player || isMuted)));
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await command({ type: "say", text: text.trim() });
      setText("");
      setProblem("");
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<details class="fold chat" name=${FOLDS} open=${isOpen}
    onToggle=${(/** @type {{ target: HTMLDetailsElement }} */ event) => setOpen(event.target.open)}>
    <summary title=${say("page-chat")}><${Icon} name="chat" /><span class="fold-title">${say("page-chat")}</span>
      <span class="soft">${fresh > 0 && say("page-chat-new", { lines: fresh })}</span><${Icon}
        name="chevron" /></summary>
    <div class="stack">
      ${
        lines.length
          ? html`<ol ref=${list} tabindex="0" aria-label=${say("page-chat")}>
            ${lines.map(
              (line) => html`<li key=${line.number} title=${sayTime(line.time)}><b>
              ${line.name || say("page-nobody")}</b>${line.text}</li>`,
            )}
          </ol>`
          : html`<p class="soft">
            ${say(hidden.size || mutedIn(update.events).size ? "page-chat-muted" : "page-chat-empty")}</p>`
      }
      ${
        isSeated
          ? html`<form class="talk" onSubmit=${send}>
            <input ref=${field} value=${text} maxlength="500" autocomplete="off" aria-label=${say("page-chat-write")}
              placeholder=${say("page-chat-write")}
              onInput=${(/** @type {import("../html.js").Changed} */ event) => setText(event.target.value)} />
            <button class="btn mid only" type="submit" aria-label=${say("page-chat-send")}><${Icon}
              name="send" /></button>
          </form>`
          : html`<p class="soft small">${say("page-chat-seated")}</p>`
      }
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
      <${Mutes} update=${update} me=${me} muted=${isSeated ? mutedIn(update.events) : hidden} mute=${mute} />
    </div>
  </details>`;
}

/**
 * The players that can be muted: those who have written something, and those who are muted.
 * @param {{ update: Update, me: string, muted: ReadonlySet<string>, mute: (player: string, isMuted: boolean) => void }}
 *   props
 */
function Mutes({ update, me, muted, mute }) {
  const say = useWords();
  /** @type {Map<string, string>} */
  const others = new Map();
  for (const { player, name } of update.summary.seats) if (player && player !== me) others.set(player, name);
  for (const { by, name, text } of ofType(update.events, "said")) if (by && by !== me && text) others.set(by, name);
  if (!others.size) return null;
  return html`<ul class="cluster mutes">
    ${[...others].map(([player, name]) => {
      const isMuted = muted.has(player);
      return html`<li key=${player}><button type="button" class="btn quiet low" aria-pressed=${isMuted}
        onClick=${() => mute(player, !isMuted)}>
        <${Icon} name=${isMuted ? "eye-off" : "eye"} />
          ${say(isMuted ? "page-unmute" : "page-mute", { name: name || say("page-nobody") })}
      </button></li>`;
    })}
  </ul>`;
}
