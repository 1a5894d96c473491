// @ts-check
/** Small things that everything is made of. */

import { classes, Component, html } from "../html.js";
import { Link } from "../router.js";
import { useWords } from "../words.js";

/**
 * A picture from `art/common.svg`; it says nothing by itself.
 * @param {{ name: string, class?: string }} props
 */
export const Icon = ({ name, class: more }) =>
  html`<svg class=${classes("ic", more)} viewBox="0 0 24 24" aria-hidden="true"><use href=${`#icon-${name}`} /></svg>`;

/**
 * A player's shield: colour and charge. Words beside it say whose it is.
 * @param {{ colour?: string, class?: string }} props
 */
export const Shield = ({ colour, class: more }) =>
  html`<svg class=${classes("shield", more)} viewBox="0 0 40 47" aria-hidden="true"><use
    href=${`#shield-${colour ?? "none"}`} /></svg>`;

/**
 * A bot's face, with the sign of its level.
 * @param {{ bot: string, face: number }} props
 */
export const Portrait = ({ bot, face }) =>
  html`<svg class="portrait" viewBox="0 0 48 48" aria-hidden="true"><use href=${`#face-${face}`} /><use
    href=${`#level-${bot}`} x="28" y="28" width="20" height="20" /></svg>`;

/**
 * The face of a bot beside its name; nothing for people.
 * @param {{ of: import("../contract.js").Name | undefined }} props
 */
export const Face = ({ of }) =>
  of?.isBot && of.face !== null
    ? html`<svg class="face" viewBox="0 0 48 48" aria-hidden="true"><use href=${`#face-${of.face}`} /></svg>`
    : null;

/** Beside the name of a player who is away. @param {{ minutes: number }} props */
export function AwayChip({ minutes }) {
  const say = useWords();
  const text = say("page-away-for", { minutes });
  return html`<span class="chip away" title=${text}><${Icon} name="moon" /><span>${text}</span></span>`;
}

/** A bot's level, as a small picture. @param {{ level: string }} props */
export const Level = ({ level }) =>
  html`<svg class="level" viewBox="0 0 48 48" aria-hidden="true"><use href=${`#level-${level}`} /></svg>`;

/**
 * A button. `main` is the one that matters; `busy` keeps it from being pressed twice.
 * @param {{ icon?: string, main?: boolean, busy?: boolean, children?: import("../html.js").Children, class?: string,
 *   [more: string]: unknown }} props
 */
export function Button({ icon, main, busy, children, class: more, ...props }) {
  const name = classes("btn", main && "main", busy && "busy", more);
  const stop = busy ? { "aria-disabled": "true", onClick: (/** @type {Event} */ event) => event.preventDefault() } : {};
  return html`<button type="button" class=${name} ...${props} ...${stop}>
    ${icon && html`<${Icon} name=${icon} />`}${children}
  </button>`;
}

/**
 * A round button that is only a picture; `label` is what it is called.
 * @param {{ icon: string, label: string, [more: string]: unknown }} props
 */
export const IconButton = ({ icon, label, ...props }) =>
  html`<button type="button" class="icon" aria-label=${label} title=${label} ...${props}><${Icon}
    name=${icon} /></button>`;

/**
 * A link that looks like a button.
 * @param {{ href: string, icon?: string, main?: boolean, children?: import("../html.js").Children, class?: string }}
 *   props
 */
export const ButtonLink = ({ icon, main, children, class: more, ...props }) =>
  html`<${Link} class=${classes("btn", main && "main", more)} ...${props}>${
    icon &&
    html`<${Icon}
    name=${icon} />`
  }${children}<//>`;

/**
 * Something that has to be known, with a sign and perhaps something to do about it.
 * @param {{ kind?: "info" | "warn", icon?: string, children?: import("../html.js").Children, actions?:
 *   import("../html.js").Children, role?: string }} props
 */
export const Notice = ({ kind = "info", icon, children, actions, role }) =>
  html`<div class=${classes("notice note", kind === "warn" && "bad")} role=${role}>
    <${Icon} name=${icon ?? kind} />
    <div class="notice-text">${children}</div>
    ${actions && html`<div class="notice-acts">${actions}</div>`}
  </div>`;

/** Nobody and nothing is here: a crown without a king. */
export const Vacant = () =>
  html`<svg class="vacant" viewBox="0 0 120 96" aria-hidden="true"><use href="#empty-throne" /></svg>`;

/** Something is on its way. */
export function Loading() {
  const say = useWords();
  return html`<p class="loading soft"><span class="loading-mark" aria-hidden="true"></span>${say("page-loading")}</p>`;
}

/** Keeps what goes wrong in drawing from taking the whole page with it. */
export class Guard extends Component {
  constructor() {
    super();
    /** @type {{ problem: unknown }} */
    this.state = { problem: null };
  }

  /** @param {unknown} problem */
  componentDidCatch(problem) {
    console.error(problem);
    this.setState({ problem });
  }

  /**
   * @param {{ instead?: import("../html.js").Children, children?: import("../html.js").Children }} props
   * @param {{ problem: unknown }} state
   */
  render({ instead, children }, { problem }) {
    return problem ? (instead ?? null) : children;
  }
}
