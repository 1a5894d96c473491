// @ts-check
/**
 * Has things fetched while the web app is still on its way that only a script can name: the words of the reader's language
 * and, on the front page of a folder, what the game takes that will probably be played.
 */

import { hurry, isSparing } from "./hurry.js";
import { preferredOf } from "./languages.js";
import { fileAt, GAMES } from "./place.js";

/** What was chosen here before. @returns {{ language?: unknown, game?: unknown }} */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem("regnum") ?? "{}") ?? {};
  } catch {
    return {}; // the browser does not allow storage
  }
}

const { language, game } = chosen();
const link = document.createElement("link");
link.rel = "preload";
link.as = "fetch";
link.crossOrigin = "anonymous";
link.href = fileAt(`words/${preferredOf(language, navigator.languages)}.ftl`);
document.head.append(link);

const played = GAMES.find((name) => name === game) ?? GAMES[0];
// when the line is free again: what draws the front page comes first. If that is here already, the page will ask itself
const page = [...document.querySelectorAll('link[rel="modulepreload"]:not([fetchpriority])')].at(-1);
if (played && !location.hash && isSecureContext && !isSparing()) page?.addEventListener("load", () => hurry(played));
