// @ts-check
/** Marks of grades and of luck: a shape that has a name. */

import { classes, html, useEffect, useState } from "../html.js";
import { loadArt } from "../art.js";
import { useMoreWords } from "../more.js";
import { fileAt } from "../place.js";
import { dressed } from "../styles.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {"best" | "good" | "inaccuracy" | "mistake" | "blunder" | "up" | "down"} Mark `up`, `down`: what the draw did. */

/** The drawing of a mark. @param {Mark} mark */
export const drawingOf = (mark) => (mark === "up" || mark === "down" ? `#luck-${mark}` : `#grade-${mark}`);

/**
 * A grade or a stroke of luck, with its word beside the shape; where there is no room for it, it is only spoken.
 * @param {{ say: Say, mark: Mark, isBare?: boolean, class?: string }} props
 */
export const Grade = ({ say, mark, isBare = false, class: more }) =>
  html`<span class=${classes("grade", `g-${mark}`, more)}><svg viewBox="0 0 24 24" aria-hidden="true"><use
    href=${drawingOf(mark)} /></svg><b class=${isBare ? "vh" : ""}>${say(`page-study-mark-${mark}`)}</b></span>`;

let isDressed = false;

/** Fetch the looks of study; without them it can still be read. */
export async function dressStudy() {
  await Promise.allSettled([dressed("css/study.css"), loadArt(fileAt("art/study.svg"))]);
  isDressed = true;
}

/**
 * The words of study, with its looks; null until they are here.
 * @returns {Say | null}
 */
export function useStudy() {
  const say = useMoreWords("study");
  const [, dressedNow] = useState(isDressed);
  useEffect(() => void dressStudy().then(() => dressedNow(true)), []);
  return isDressed ? say : null;
}
