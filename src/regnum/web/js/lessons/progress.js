// @ts-check
/** How far the learner has come in a lesson: kept in the browser, so that nothing is lost when the page is reloaded. */

/** @typedef {import("./practice.js").Lesson} Lesson */
/** @typedef {{ scene: number, step: number }} Place */
/** @typedef {Place & { start: string[] }} Begun A step, and what had been played when it began. */
/** @typedef {{ now: Begun, past: Begun[] }} Progress `past`: the steps that lead back to the beginning */

const KEY = "regnum-lessons";

/** The first step. @param {Lesson} lesson @returns {Begun} */
export const beginning = (lesson) => ({ scene: 0, step: 0, start: lesson.scenes[0]?.actions ?? [] });

/**
 * The step after one that has been done; null after the last.
 * @param {Lesson} lesson
 * @param {Place} at
 * @param {string[]} actions What has been played by then.
 * @returns {Begun | null}
 */
export function following({ scenes }, { scene, step }, actions) {
  if (scenes[scene]?.steps[step + 1]) return { scene, step: step + 1, start: actions };
  const next = scenes[scene + 1];
  return next ? { scene: scene + 1, step: 0, start: next.actions } : null;
}

/** Which step of all it is, from 1. @param {Lesson} lesson @param {Place} at */
export const numberOf = ({ scenes }, { scene, step }) =>
  scenes.slice(0, scene).reduce((sum, one) => sum + one.steps.length, step) + 1;

/** How many there are. @param {Lesson} lesson */
export const countOf = ({ scenes }) => scenes.reduce((sum, one) => sum + one.steps.length, 0);

/** @param {unknown} found @returns {found is Record<string, unknown>} */
const isObject = (found) => typeof found === "object" && found !== null;

/**
 * Whether something read is a step of a lesson as the lesson is now.
 * @param {Lesson} lesson
 * @param {unknown} begun
 * @returns {begun is Begun}
 */
function isStep({ scenes }, begun) {
  if (!isObject(begun)) return false;
  const { scene, step, start } = begun;
  if (typeof scene !== "number" || typeof step !== "number" || !Array.isArray(start)) return false;
  const { steps = [], actions = [] } = scenes[scene] ?? {};
  return step in steps && actions.every((action, at) => start[at] === action);
}

/**
 * What was kept, if it still makes sense.
 * @param {Lesson} lesson
 * @param {unknown} found
 * @returns {Progress | null}
 */
export function sensible(lesson, found) {
  if (!isObject(found)) return null;
  const { now, past } = found;
  if (!isStep(lesson, now) || !Array.isArray(past)) return null;
  return past.every((one) => isStep(lesson, one)) ? { now, past } : null;
}

/** @returns {Record<string, unknown>} By lesson. */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // the browser does not allow storage: lessons start at the first step
  }
}

/** What a lesson is called among all lessons of all games. @param {Lesson} lesson */
export const keyOf = ({ game, name }) => (name ? `${game}/${name}` : game);

/** The messages of a lesson begin with this. @param {Lesson} lesson */
export const wordsOf = ({ game, name }) => (name ? `${game}-learn-${name}` : `${game}-learn`);

/** @param {Lesson} lesson @returns {Progress | null} */
export const kept = (lesson) => sensible(lesson, read()[keyOf(lesson)]);

/** @param {Lesson} lesson @param {Progress | null} progress Null when there is nothing left to go on with. */
export function keep(lesson, progress) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [keyOf(lesson)]: progress }));
  } catch {
    // as above
  }
}
