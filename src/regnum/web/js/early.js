// @ts-check
/** Has the words fetched while the web app is still on its way: only a script can tell in which language. */

import { preferredOf } from "./languages.js";
import { fileAt } from "./place.js";

/** The language that was chosen here before, if any. @returns {unknown} */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem("regnum") ?? "{}")?.language;
  } catch {
    return null; // the browser does not allow storage
  }
}

const link = document.createElement("link");
link.rel = "preload";
link.as = "fetch";
link.crossOrigin = "anonymous";
link.href = fileAt(`words/${preferredOf(chosen(), navigator.languages)}.ftl`);
document.head.append(link);
