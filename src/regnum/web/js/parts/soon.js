// @ts-check
/** What may be drawn some frames later than the rest, so that no single frame takes long. */

import { useEffect, useLayoutEffect, useRef, useState } from "../html.js";

/**
 * Shows what it was given before until the frame with everything else is drawn, or more frames.
 * @param {{ children?: import("../html.js").Drawn, after?: number }} props `after`: how many frames; none of several parts
 *   of a screen need be drawn in the same.
 */
export function Soon({ children, after = 1 }) {
  const [shown, show] = useState(children);
  const latest = useRef(children);
  latest.current = children;
  const stop = useRef(/** @type {(() => void) | null} */ (null));
  useLayoutEffect(() => {
    if (children === shown || stop.current) return;
    stop.current = afterFrames(after, () => {
      stop.current = null;
      show(latest.current);
    });
  }, [children]);
  useEffect(() => () => stop.current?.(), []);
  return shown;
}

/**
 * Do something when some frames have been drawn; in a window that nobody sees, none are.
 * @param {number} count
 * @param {() => void} act
 * @returns {() => void} Have it not be done.
 */
function afterFrames(count, act) {
  let timer = 0;
  let frame = 0;
  const next = () => (count-- > 0 && !document.hidden ? (frame = requestAnimationFrame(drawn)) : act());
  const drawn = () => (timer = setTimeout(next)); // a frame is drawn after what it asks for
  if (document.hidden) drawn();
  else next();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
