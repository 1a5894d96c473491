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
    const place = isReady && target ? document.getElementById(target) : null;
    place?.scrollIntoView({ block: place.tagName === "H2" ? "start" : "center" });
  }, [isReady, route, game]);
  if (!say || !games || !law) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  /** @type {Set<string>} Numbers that were given before: a place on the page has one name, and a name one place. */
  const given = new Set();
  return html`<${Bar} title=${say("law-title")} where=${say(`${game}-name`)} hasLanguages />
    <main id="main" class="ls-law" tabindex="-1">
      <div class="ls-law-head">
        <${Links} label=${say("law-games")}
          links=${games.map((one) => ({ href: `/rules/${one}`, title: say(`${one}-name`), isHere: one === game }))} />
        <p class="ls-lead">${say("law-about")}${notation && ` ${say("law-about-numbers")}`}</p>
      </div>
      <nav class="ls-contents" aria-label=${say("law-contents")}>
        <ul>${law.sections.map(
          ({ name }) => html`<li key=${name}><${Link} href=${`/rules/${game}?${name}`}>
          ${say(`${game}-law-section-${name}`)}<//></li>`,
        )}</ul>
        <${ButtonLink} class="mid" href=${`/learn/${game}`} icon="learn">${say("law-learn")}<//>
      </nav>
      <div class="ls-prose">
        ${law.sections.map(
          ({ name, paragraphs }) => html`<section key=${name} aria-labelledby=${name}>
            <h2 id=${name}>${say(`${game}-law-section-${name}`)}</h2>
            ${paragraphs.map(
              (paragraph) => html`<${Rule} key=${paragraph.name} say=${say} game=${game} target=${target}
              ...${paragraph} given=${given} figures=${law.figures} columns=${law.columns} rows=${law.rows} />`,
            )}
          </section>`,
        )}
        <p class="ls-unofficial">${say("law-unofficial")}</p>
      </div>
    </main>`;
}

/**
 * @param {{ say: Say, game: string, name: string, rules: string[], figure?: string, differs?: string, target: string,
 *   given: Set<string>, figures: import("../contract.js").Rules["figures"], columns: string[], rows: string[] }} props
 */
function Rule({ say, game, name, rules, figure, differs, target, given, figures, columns, rows }) {
  const { notation } = useSettings();
  const Figure = figure && figures[figure];
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
      ${differing && html`<${Link} class="chip ls-differs" href=${`/rules/${game}?editions`}>${differing}<//>`}</p>
    ${
      Figure &&
      html`<figure class="ls-fig" aria-hidden=${figure === "lands" ? undefined : "true"}><${Figure}
      say=${say} /></figure>`
    }
    ${figure === "editions" && html`<${Comparison} say=${say} game=${game} columns=${columns} rows=${rows} />`}
  </div>`;
}
