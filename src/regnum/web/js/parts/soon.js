// @ts-check
/** What may be drawn later than the rest of a screen. */

import { dismiss, enlist } from "../frames.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../html.js";

/**
 * Shows what it was given before until everything else is drawn, and all other such parts that come before it.
 * @param {{ children?: import("../html.js").Children, order?: number, isNow?: boolean }} props `order`: those with a lower
 *   number are drawn before; `isNow`: it must not wait.
 */
export function Soon({ children, order = 0, isNow = false }) {
  const [, redraw] = useState(0);
  const shown = useRef(children);
  const latest = useRef(children);
  latest.current = children;
  if (isNow) shown.current = children;
  const part = useRef({
    order,
    draw() {
      shown.current = latest.current;
      redraw((turn) => turn + 1);
    },
  });
  useLayoutEffect(() => {
    if (children !== shown.current) enlist(part.current);
  }, [children]);
  useEffect(() => () => dismiss(part.current), []);
  return shown.current;
}
