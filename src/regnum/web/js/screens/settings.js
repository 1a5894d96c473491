// @ts-check
/** Language, name, looks, sound, keys; and how to be forgotten. */

import { html, useState } from "../html.js";
import { callMe, deleteMe, useMe } from "../identity.js";
import { announce } from "../live.js";
import { useInstall } from "../offline.js";
import { PlainScreen } from "../parts/bar.js";
import { Button, ButtonLink, Notice } from "../parts/basics.js";
import { Confirm } from "../parts/dialog.js";
import { Where } from "../parts/newtable.js";
import { Segments, Switch } from "../parts/options.js";
import { PaceChoice } from "../parts/pace.js";
import { HAS_SERVER } from "../place.js";
import { change, useSettings } from "../settings.js";
import { play, useSound } from "../sounds.js";
import { LANGUAGES, nameOf } from "../languages.js";
import { choose, language, useWords } from "../words.js";

/** @typedef {import("../settings.js").Settings} Settings */

export function Screen() {
  const say = useWords();
  return html`<${PlainScreen} title=${say("page-settings")} class="settings"><${Sheet} /><//>`;
}

/** All of them; they also open over a table. */
export function Sheet() {
  const say = useWords();
  const settings = useSettings();
  const isHeard = useSound();
  const languages = LANGUAGES.map((value) => ({ value, title: nameOf(value) }));
  const themes = ["auto", "day", "night"].map((value) => ({ value, title: say(`page-theme-${value}`) }));
  const motions = ["auto", "full", "less"].map((value) => ({ value, title: say(`page-motion-${value}`) }));
  return html`<section aria-labelledby="set-name"><h2 id="set-name">${say("page-name-label")}</h2><${NameForm} /></section>
    <section aria-labelledby="set-looks"><h2 id="set-looks">${say("page-looks")}</h2>
      <${Segments} title=${say("page-language")} values=${languages} chosen=${language()}
        onChange=${(/** @type {string} */ value) => void choose(value).catch(() => {})} />
      <${Segments} title=${say("page-theme")} values=${themes} chosen=${settings.theme}
        onChange=${(/** @type {Settings["theme"]} */ theme) => change({ theme })} />
      <${Segments} title=${say("page-motion")} values=${motions} chosen=${settings.motion}
        onChange=${(/** @type {Settings["motion"]} */ motion) => change({ motion })} />
      <${PaceChoice} />
    </section>
    <section aria-labelledby="set-games"><h2 id="set-games">${say("page-games")}</h2>
      <${Where} />
      <p><${ButtonLink} class="quiet" icon="archive" href="/mine">${say("page-mine")}<//></p>
    </section>
    <section aria-labelledby="set-playing"><h2 id="set-playing">${say("page-playing")}</h2>
      <${Switch} title=${say("page-auto-confirm")} about=${say("page-auto-confirm-about")} isOn=${settings.autoConfirm}
        onChange=${(/** @type {boolean} */ autoConfirm) => change({ autoConfirm })} />
      <${Switch} title=${say("page-coach")} about=${say("page-coach-about")} isOn=${settings.coach}
        onChange=${(/** @type {boolean} */ coach) => change({ coach })} />
      <${Switch} title=${say("page-notation")} about=${say("page-notation-about")} isOn=${settings.notation}
        onChange=${(/** @type {boolean} */ notation) => change({ notation })} />
    </section>
    <section aria-labelledby="set-sound"><h2 id="set-sound">${say("page-sound")}</h2>
      <${Switch} title=${say("page-sound")} about=${say("page-sound-about")} isOn=${isHeard}
        onChange=${(/** @type {boolean} */ sound) => {
          change({ sound });
          play("turn");
        }} />
    </section>
    <section aria-labelledby="set-keys"><h2 id="set-keys">${say("page-shortcuts")}</h2>
      <${Switch} title=${say("page-shortcuts")} about=${say("page-shortcuts-about")} isOn=${settings.shortcuts}
        onChange=${(/** @type {boolean} */ shortcuts) => change({ shortcuts })} />
    </section>
    <${Install} />
    <${Forget} />`;
}

/** Only where the browser can. */
function Install() {
  const say = useWords();
  const install = useInstall();
  if (!install) return null;
  return html`<section aria-labelledby="set-install"><h2 id="set-install">${say("page-install")}</h2>
    <p class="soft">${say("page-install-about")}</p>
    <div><${Button} onClick=${install}>${say("page-install-do")}<//></div>
  </section>`;
}

function NameForm() {
  const say = useWords();
  const { name: kept } = useSettings();
  const me = useMe();
  const [name, setName] = useState(kept || me?.name || "");
  const [problem, setProblem] = useState("");
  const [isDone, setDone] = useState(false);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await callMe(name.trim());
      setProblem("");
      setDone(true);
      announce(say("page-saved"));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<form class="ask" onSubmit=${save}>
    <label class="vh" for="my-name">${say("page-name-label")}</label>
    <div class="name-row"><input id="my-name" required maxlength="40" autocomplete="nickname" value=${name}
      aria-describedby="my-name-about"
      onInput=${(/** @type {import("../html.js").Changed} */ event) => {
        setName(event.target.value);
        setDone(false);
      }} />
      <button class="btn" type="submit">${say("page-save")}</button></div>
    <span class="hint" id="my-name-about">${isDone ? say("page-saved") : say("page-name-later")}</span>
    ${problem && html`<span class="error" role="alert">${problem}</span>`}
  </form>`;
}

function Forget() {
  const say = useWords();
  const me = useMe();
  const { isUsedHere } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const [isDone, setDone] = useState(false);
  const agree = async () => {
    try {
      await deleteMe();
      setDone(true);
      announce(say("page-forgotten"));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<section aria-labelledby="set-data"><h2 id="set-data">${say("page-data")}</h2>
    <p class="soft">${say(HAS_SERVER ? "page-data-about" : "page-data-here")}</p>
    ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
    ${isDone && !me && html`<${Notice}>${say("page-forgotten")}<//>`}
    <div><${Button} class="bad" disabled=${!me && !isUsedHere} onClick=${() => setAsking(true)}>${say("page-forget")}<//></div>
    ${
      isAsking &&
      html`<${Confirm} title=${say("page-forget")} text=${say("page-forget-about")} yes=${say("page-forget")}
      onYes=${agree}
      onClose=${() => setAsking(false)} />`
    }
  </section>`;
}
