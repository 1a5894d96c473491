// @ts-check
/** Set up a position: choose what is drawn, play for everyone, then play on from there. */

import { ask, HERE } from "../api.js";
import { useChosenGame, useFace, useGames, useGamesWith, usePart } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { useMoreWords } from "../more.js";
import { canHost } from "../opening.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, Loading, Notice } from "../parts/basics.js";
import { Links } from "../parts/games.js";
import { Later } from "../parts/later.js";
import { fitting, OptionGroups, Segments } from "../parts/options.js";
import { keepMore, moreNow } from "../router.js";
import { addressed, positionIn } from "../setup.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../here/setup.js").SetUp} SetUp */
/** @typedef {import("../here/setup.js").Wish} Wish */

export const styles = ["css/page.css", "css/more.css", "css/learn.css", "css/table.css", "css/setup.css"];

const arranging = () => import("../parts/arranging.js").then(({ Arranging }) => Arranging);

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("setup");
  const chosen = useChosenGame();
  const games = useGamesWith("setup");
  const game = games?.find((one) => one === params.game) ?? (games?.includes(chosen) ? chosen : games?.[0]);
  useTitle(say?.("setup-title") ?? "");
  if (!say || !games || !game)
    return html`<${Bar} title="" /><main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  return html`<${SettingUp} key=${game} ...${{ say, game, games }} />`;
}

/** @param {{ say: Say, game: string, games: string[] }} props */
function SettingUp({ say, game, games }) {
  const [position, setPosition] = useState(/** @type {SetUp | null} */ (null));
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const show = (/** @type {SetUp | null} */ next) => {
    setPosition(next);
    keepMore(next ? addressed(next.record) : "");
  };
  /** Have a position checked and shown; what the rules forbid is thrown. @param {Wish} wish */
  const setUp = async (wish) => {
    setBusy(true);
    try {
      show(await ask("POST", `${HERE}/api/setups`, wish));
      setProblem("");
    } finally {
      setBusy(false);
    }
  };
  const attempt = (/** @type {Wish} */ wish) =>
    setUp(wish).catch((refused) => setProblem(/** @type {Error} */ (refused).message));
  useEffect(() => {
    const record = positionIn(game, moreNow());
    if (record && canHost()) void attempt({ record });
  }, []);
  if (position)
    return html`<${Later} load=${arranging} ...${{ say, game, position, problem, isBusy, setUp, attempt }} onLeave=${() => show(null)} />`;
  const links = games.map((one) => ({ href: `/setup/${one}`, title: say(`${one}-name`), isHere: one === game }));
  return html`<${Bar} title=${say("setup-title")} where=${say(`${game}-name`)} hasLanguages />
    <main id="main" class="wrap setup" tabindex="-1">
      <${Links} label=${say("setup-games")} links=${links} />
      <p class="lead">${say("setup-about")}</p>
      ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
      ${
        canHost()
          ? html`<${First} ...${{ say, game, isBusy, attempt }} />`
          : html`<${Notice} kind="warn">${say("page-here-insecure")}<//>`
      }
    </main>`;
}

/**
 * The number of players and the variants.
 * @param {{ say: Say, game: string, isBusy: boolean, attempt: (wish: Wish) => Promise<void> }} props
 */
function First({ say, game, isBusy, attempt }) {
  const face = useFace(game);
  const setup = usePart(game, "setup");
  const known = useGames()?.find(({ name }) => name === game);
  const [players, setPlayers] = useState(2);
  const [chosen, setChosen] = useState(/** @type {import("../contract.js").Options} */ ({}));
  if (!face || !known || !setup) return html`<${Loading} />`;
  const isHad = (/** @type {{ name: string }} */ { name }) => !setup.without?.includes(name);
  const groups = face.options.map((group) => ({ ...group, switches: group.switches?.filter(isHad) }));
  const begin = () => {
    const names = Array.from({ length: players }, (_, at) => say("page-player", { number: at + 1 }));
    void attempt({ game, options: fitting(groups, players, chosen), names });
  };
  return html`<section class="card stack">
    <${Segments} title=${say("page-players")} chosen=${players} onChange=${setPlayers}
      values=${known.players.map((value) => ({ value, title: value }))} />
    <${OptionGroups} game=${known} groups=${groups} players=${players} options=${chosen} onChange=${setChosen} />
    <p><${Button} main busy=${isBusy} onClick=${begin}>${say("setup-begin")}<//></p>
  </section>`;
}
