// @ts-check
/** Rules and settings over a table, which goes on below them. */

import { html, useEffect, useState } from "../html.js";
import { Loading } from "../parts/basics.js";
import { Dialog } from "../parts/dialog.js";
import { layOver, liftOff, useRoute } from "../router.js";
import { dressed } from "../styles.js";
import { useWords } from "../words.js";

/** @typedef {(props: { game: string }) => import("../html.js").Drawn} Sheet */

/** By their names in the address. @type {Record<string, () => Promise<{ Sheet: Sheet, styles?: string[] }>>} */
const SHEETS = { rules: () => import("./rules.js"), settings: () => import("./settings.js") };

export const openRules = () => layOver("rules");
export const openSettings = () => layOver("settings");

/** What the address asks for, if it is one of them. @param {{ game: string }} props */
export function Laid({ game }) {
  const name = useRoute().more;
  return Object.hasOwn(SHEETS, name) && html`<${One} key=${name} name=${name} game=${game} />`;
}

/** @param {{ name: string, game: string }} props */
function One({ name, game }) {
  const say = useWords();
  const [loaded, setLoaded] = useState(/** @type {{ Sheet: Sheet } | null} */ (null));
  useEffect(() => {
    const load = async () => {
      const module = await SHEETS[name]?.();
      await Promise.all((module?.styles ?? []).map(dressed));
      if (module) setLoaded(module);
    };
    load().catch(liftOff);
  }, []);
  return html`<${Dialog} class="broad laid" title=${say(`page-${name}`)} onClose=${liftOff}>
    <div class=${`body ${name}`}>${loaded ? html`<${loaded.Sheet} game=${game} />` : html`<${Loading} />`}</div>
  <//>`;
}
