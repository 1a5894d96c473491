// @ts-check
/** What may be drawn a frame later than the rest, so that no single frame takes long. */

import { useEffect, useState } from "../html.js";

/**
 * Shows what it was given before until the frame with everything else is drawn.
 * @param {{ children?: import("../html.js").Drawn }} props
 */
export function Soon({ children }) {
  const [shown, show] = useState(children);
  useEffect(() => show(children), [children]);
  return shown;
}
