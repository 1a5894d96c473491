// @ts-check
/** The rules one needs at the table, with their numbers for those who want them, and where editions and variants differ. */

import { adorn, useGamesWith, usePart } from "../games.js";
import { classes, html, useEffect } from "../html.js";
import { useMoreWords } from "../more.js";
import { Bar, useTitle } from "../parts/bar.js";
import { ButtonLink, Loading } from "../parts/basics.js";
import { Comparison } from "../parts/figures.js";
import { Links } from "../parts/games.js";
import { go, Link, useRoute } from "../router.js";
import { useSettings } from "../settings.js";

/** @typedef {import("../more.js").Say} Say */

export const styles = ["css/learn.css"];

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("rules");
  useTitle(say?.("law-title") ?? "");
  const games = useGamesWith("rules");
  const game = games?.find((one) => one === params.game) ?? "";
  const law = usePart(game, "rules");
  const route = useRoute();
  const { notation } = useSettings();
  const target = route.more;
  useEffect(() => void adorn().catch(() => {}), []);
  useEffect(() => {
    if (games?.[0] && !game) go(`/rules/${games[0]}`, { replace: true });
  }, [games?.[0], game]);
  const isReady = Boolean(say && law);
  useEffect(() => {
    if (isReady && target) show(target);
  }, [isReady, route, game]);
  if (!say || !games || !law) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  const linked = (/** @type {string} */ to) => ({ href: `/rules/${game}?${to}` });
  return html`<${Bar} title=${say("law-title")} where=${say(`${game}-name`)} hasLanguages />
    <main id="main" class="ls-law" tabindex="-1">
      <div class="ls-law-head">
        <${Links} label=${say("law-games")}
          links=${games.map((one) => ({ href: `/rules/${one}`, title: say(`${one}-name`), isHere: one === game }))} />
        <p class="ls-lead">${say("law-about")}${notation && ` ${say("law-about-numbers")}`}</p>
      </div>
      <${Contents} ...${{ say, game, law, linked }}>
        <${ButtonLink} class="mid" href=${`/learn/${game}`} icon="learn">${say("law-learn")}<//>
      <//>
      <${Prose} ...${{ say, game, law, target, linked }} />
    </main>`;
}

/**
 * The same over a table. Nothing in it leads away from there.
 * @param {{ game: string }} props
 */
export function Sheet({ game }) {
  const say = useMoreWords("rules");
  const law = usePart(game, "rules");
  if (!say || !law) return html`<${Loading} />`;
  const linked = (/** @type {string} */ to) => ({ href: `/rules/${game}?${to}`, onFollow: () => show(to) });
  return html`<div class="ls-law">
    <${Contents} ...${{ say, game, law, linked }} /><${Prose} ...${{ say, game, law, target: "", linked }} /></div>`;
}

/** Scroll to a section or a rule. @param {string} target */
function show(target) {
  const place = document.getElementById(target);
  place?.scrollIntoView({ block: place.tagName === "H2" ? "start" : "center" });
}

/** @typedef {(to: string) => { href: string, onFollow?: () => void }} Linked What a link inside the rules has. */
/** @typedef {{ say: Say, game: string, law: import("../contract.js").Rules, linked: Linked }} Told */

/** @param {Told & { children?: import("../html.js").Children }} props */
const Contents = ({ say, game, law, linked, children }) =>
  html`<nav class="ls-contents" aria-label=${say("law-contents")}>
    <ul>${law.sections.map(
      ({ name }) => html`<li key=${name}><${Link} ...${linked(name)}>${say(`${game}-law-section-${name}`)}<//></li>`,
    )}</ul>
    ${children}
  </nav>`;

/** @param {Told & { target: string }} props */
function Prose({ say, game, law, target, linked }) {
  /** @type {Set<string>} Numbers that were given before: a place on the page has one name, and a name one place. */
  const given = new Set();
  return html`<div class="ls-prose">
    ${law.sections.map(
      ({ name, paragraphs }) => html`<section key=${name} aria-labelledby=${name}>
        <h2 id=${name}>${say(`${game}-law-section-${name}`)}</h2>
        ${paragraphs.map(
          (paragraph) =>
            html`<${Rule} key=${paragraph.name} ...${{ say, game, law, target, linked, given, paragraph }} />`,
        )}
      </section>`,
    )}
    <p class="ls-unofficial">${say("law-unofficial")}</p>
  </div>`;
}

/**
 * @param {Told & { target: string, given: Set<string>, paragraph: import("../contract.js").Paragraph }} props
 */
function Rule({ say, game, law, target, linked, given, paragraph: { name, rules, figure, differs } }) {
  const { notation } = useSettings();
  const Figure = figure && law.figures[figure];
  const fresh = rules.filter((rule) => !given.has(rule));
  for (const rule of fresh) given.add(rule);
  const isMeant = fresh.includes(target);
  const differing = differs && say(`law-differs-${differs}`);
  return html`<div class=${classes("ls-rule", isMeant && "is-meant")}>
    <p>${say(`${game}-law-${name}`)}</p>
    <p class="ls-numbers">${rules.map(
      (rule) => html`<span key=${rule} id=${fresh.includes(rule) ? rule : undefined}
      class=${notation && "chip"}>${notation && rule}</span>`,
    )}
      ${differing && html`<${Link} class="chip ls-differs" ...${linked("editions")}>${differing}<//>`}</p>
    ${
      Figure &&
      html`<figure class="ls-fig" aria-hidden=${figure === "lands" ? undefined : "true"}><${Figure}
      say=${say} /></figure>`
    }
    ${figure === "editions" && html`<${Comparison} say=${say} game=${game} columns=${law.columns} rows=${law.rows} />`}
  </div>`;
}
