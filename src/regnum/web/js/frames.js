// @ts-check
/**
 * One thing a frame: what may be drawn later than the rest waits here for its turn, so that no single frame takes long. What
 * a reader does is never made to wait.
 */

/** @typedef {{ order: number, draw: () => void }} Part Those with a lower `order` are drawn first. */
/** The order of what comes in by itself, and may come in bursts: however much it is, it is drawn once. */
export const UPDATES = -1;
/** Those that wait to be drawn, the next one first. @type {Part[]} */
const waiting = [];
let isAwaited = false;
/** Whether something is already drawn in the frame that comes next. */
let isBusy = false;

/** Have a part drawn when everything else is, in a frame of its own. @param {Part} part */
export function enlist(part) {
  if (!waiting.includes(part)) {
    waiting.push(part);
    waiting.sort((one, other) => one.order - other.order);
  }
  occupy();
}

/** Draw a part at once, because a reader waits for it; what waits is not drawn in the same frame. @param {Part} part */
export function drawNow(part) {
  dismiss(part);
  occupy();
  part.draw();
}

/** A part that is not to be drawn any more. @param {Part} part */
export function dismiss(part) {
  const at = waiting.indexOf(part);
  if (at >= 0) waiting.splice(at, 1);
}

function occupy() {
  isBusy = true;
  if (!isAwaited) awaitFrame();
}

/** Go on when the frame is drawn that is due; in a window that nobody sees there are none. */
function awaitFrame() {
  isAwaited = true;
  const begin = () => {
    isBusy = false;
    setTimeout(drawNext); // a frame is drawn after what it asks for
  };
  if (document.hidden) begin();
  else requestAnimationFrame(begin);
}

function drawNext() {
  isAwaited = false;
  const next = isBusy ? undefined : waiting.shift();
  if (next) {
    occupy();
    next.draw();
  } else if (waiting.length) awaitFrame();
}
