// @ts-check
/** A position on the board of a table while it is set up: the reader plays for everyone and chooses what is drawn. */

import { usePart, useTableFace } from "../games.js";
import { html, useState } from "../html.js";
import { linkTo } from "../router.js";
import { addressed } from "../setup.js";
import { namesOf } from "../tables.js";
import { Bar } from "./bar.js";
import { Button, IconButton, Loading, Notice } from "./basics.js";
import { Dialog } from "./dialog.js";
import { useFolds } from "./fold.js";
import { PlayOn } from "./playon.js";
import { Sentence } from "./sentence.js";
import { LinkToShare } from "./share.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../here/setup.js").SetUp} SetUp */
/** @typedef {import("../here/setup.js").Wish} Wish */
/** @typedef {import("../setup.js").Draws} Draws */

/** What is followed where nothing happens. @type {import("../contract.js").Follow} */
const NOTHING = { deed: null, since: [] };
/** How many moves a bot may be asked for at once. */
const MOVES = [1, 10];
/** It answers at once, and plays sensibly. */
const BOT = "knight";

/**
 * @typedef {object} Props
 * @property {Say} say
 * @property {string} game
 * @property {SetUp} position
 * @property {string} problem
 * @property {boolean} isBusy
 * @property {(wish: Wish) => Promise<void>} setUp What the rules forbid is thrown.
 * @property {(wish: Wish) => Promise<void>} attempt What the rules forbid is told.
 * @property {() => void} onLeave
 */

/** @param {Props} props */
export function Arranging({ say, game, position: { record, update }, problem, isBusy, setUp, attempt, onLeave }) {
  const face = useTableFace(game);
  const [opened, setOpened] = useState(/** @type {"" | "play" | "link"} */ (""));
  useFolds();
  if (!face) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  const names = namesOf(update, face.colours);
  const with_ = (/** @type {Partial<import("../types.d.ts").GameRecord>} */ changes) => ({
    record: JSON.stringify({ ...record, ...changes }),
  });
  const change = (/** @type {Draws} */ draws) => attempt(with_({ deal: { draws } }));
  const [emblem, text, hint] = face.sentence({ update, names });
  const slots = {
    sentence: html`<${Sentence} emblem=${emblem} text=${text} hint=${hint} isYours />`,
    log: html`<${Panel} ...${{ say, game, record, update, names, problem, isBusy, change }}
      bot=${(/** @type {number} */ moves) => attempt({ ...with_({}), bot: BOT, moves })} />`,
    ...{ logTitle: say("setup-draws"), latest: "", chat: null, pace: null },
  };
  const close = () => setOpened("");
  return html`<${Bar} title=${say("setup-title")} where=${say(`${game}-name`)}>
      <nav aria-label=${say("setup-title")}>
        <${Button} main class="mid" icon="play" title=${say("page-play-on")} onClick=${() => setOpened("play")}><span>${say("page-play-on")}</span><//>
        <${IconButton} icon="link" label=${say("setup-link")} onClick=${() => setOpened("link")} />
        <${IconButton} icon="close" label=${say("setup-leave")} onClick=${onLeave} />
      </nav><//>
    <main id="main" tabindex="-1" class=${`table ${game} arranging`} data-ply=${update.summary.ply}>
      <${face.Table} update=${update} names=${names} isReplay=${false} pending=${null} follow=${NOTHING}
        hold=${() => {}} canUndo=${record.actions.length > 0} undo=${() => attempt(with_({ actions: record.actions.slice(0, -1) }))}
        act=${(/** @type {string} */ action) => setUp(with_({ actions: [...record.actions, action] }))} slots=${slots} />
    </main>
    ${
      opened === "play" &&
      html`<${PlayOn} ...${{ names, record }} update=${{ ...update, your_seats: [] }} ply=${record.actions.length} acting=${update.summary.to_act ?? 0}
        about=${say("setup-play-about")} onClose=${close} />`
    }
    ${
      opened === "link" &&
      html`<${Dialog} title=${say("setup-link")} onClose=${close}><div class="body">
        <${LinkToShare} address=${linkTo(`/setup/${game}?${addressed(record)}`)} label=${say("setup-link-about")} /></div><//>`
    }`;
}

/**
 * What is drawn, and bots that play for a while.
 * @param {Pick<Props, "say" | "game" | "problem" | "isBusy"> & SetUp & { names: import("../contract.js").Name[], change: (draws: Draws)
 *   => Promise<void>, bot: (moves: number) => Promise<void> }} props
 */
function Panel({ say, game, record, update, names, problem, isBusy, change, bot }) {
  const setup = usePart(game, "setup");
  return html`<section class="card stack setup-panel" aria-label=${say("setup-draws")}>
    <h2>${say("setup-draws")}</h2>
    ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
    ${
      setup &&
      html`<${setup.Choices} ...${{ say, names }} view=${update.view} draws=${record.deal.draws ?? []}
        isFirst=${record.actions.length === 0} onDraws=${change} />`
    }
    <div class="cluster">${MOVES.map(
      (moves) => html`<${Button} key=${moves} class="mid" icon="bot" busy=${isBusy} onClick=${() => bot(moves)}>
        ${say("setup-bot", { moves })}<//>`,
    )}</div>
    <p class="soft small">${say("setup-free")}</p>
  </section>`;
}
