// @ts-check
/**
 * One thing a frame: what may be drawn later than the rest waits here for its turn, so that no single frame takes long. What
 * a reader does is never made to wait.
 */

/** @typedef {{ order: number, draw: () => void }} Part Those with a lower `order` are drawn first. */
/** The order of what comes in by itself, and may come in bursts: however much it is, it is drawn once, in one frame. */
export const UPDATES = -1;
/** Frames for which what waits gives way to effects: effects may have others follow, and come with every frame. */
const PATIENCE = 2;
/** Milliseconds without a frame after which nobody sees the window. */
const UNSEEN = 250;
/** Those that wait to be drawn, the next one first. @type {Part[]} */
const waiting = [];
let isAwaited = false;
/** Whether something is already drawn in the frame that comes next. */
let isBusy = false;
/** Whether effects come in it, and for how many frames what waits has given way to others. */
let hasEffects = false;
let given = 0;

/** Have a part drawn when everything else is, in a frame of its own. @param {Part} part */
export function enlist(part) {
  if (!waiting.includes(part)) {
    waiting.push(part);
    waiting.sort((one, other) => one.order - other.order);
  }
  if (part.order !== UPDATES) isBusy = true; // it was enlisted by what is drawn in this frame
  awaitFrame();
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
  awaitFrame();
}

/**
 * Have effects of what is drawn come after its frame, however long it takes. What waits is not drawn together with them.
 * @param {() => void} effects
 */
export function follow(effects) {
  const announce = () => void (hasEffects = true);
  const act = () => {
    announce(); // once more, because what waits may have begun its frame in between
    effects();
  };
  afterFrame(act, announce);
}

/**
 * Do something when the frame is drawn that is due. In a window that nobody sees there are none, but what is drawn there may
 * also be heard, or read in its title.
 * @param {() => void} act
 * @param {() => void} begin Called when the frame begins.
 */
function afterFrame(act, begin) {
  const due = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    begin();
    setTimeout(act); // a frame is drawn after what it asks for
  };
  const frame = requestAnimationFrame(due);
  const timer = setTimeout(due, document.hidden ? 0 : UNSEEN);
}

/** Go on when the frame is drawn that is due. */
function awaitFrame() {
  if (isAwaited) return;
  isAwaited = true;
  afterFrame(drawNext, () => {
    isBusy = false;
    hasEffects = false;
  });
}

function drawNext() {
  isAwaited = false;
  given = hasEffects && given < PATIENCE ? given + 1 : 0;
  const next = isBusy || given ? [] : waiting.splice(0, waiting.filter(({ order }) => order === UPDATES).length || 1);
  if (next.length) {
    occupy();
    for (const part of next) part.draw();
  } else if (waiting.length) awaitFrame();
}
