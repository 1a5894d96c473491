// @ts-check
/** What somebody is about to do: chosen on the board or in the row, not confirmed yet. Legality is the server's: only what it lists. */

import { explain } from "../../api.js";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "../../html.js";
import { announce } from "../../live.js";
import { say, useSaid } from "../../words.js";
import { useGain } from "./asking.js";
import { dominoNow, isMyTurn, taskOf } from "./turns.js";
import { keyOf, spotsOf, turnAt, written } from "./notation.js";
import { turnName } from "./spoken.js";

/** @typedef {import("../../contract.js").TableProps} TableProps */
/** @typedef {import("../../api.js").Refused} Refused */
/** @typedef {ReturnType<typeof usePlaying>} Playing */
/** @typedef {import("./mine.js").Chosen} Chosen */
/** @typedef {import("./types.js").Lying} Lying */

const NOTHING = { ply: -1, place: /** @type {Chosen | null} */ (null), claim: /** @type {number | null} */ (null) };

/**
 * Everything about the move that is being considered.
 * @param {TableProps} props
 */
export function usePlaying({ update, act, isReplay, pending }) {
  const { table, summary } = update;
  const view = /** @type {import("./types.js").View} */ (update.view);
  const isMine = isMyTurn(update, isReplay);
  const task = taskOf(view);
  const ply = summary.ply;
  const [kept, setKept] = useState(NOTHING);
  const [tried, setTried] = useState(/** @type {Lying | null} */ (null));
  const [remark, setRemark] = useSaid("");
  const [isSending, setSending] = useState(false);
  const isBusy = isSending || pending !== null;

  const chosen = isMine && kept.ply === ply ? kept : NOTHING;
  const domino = isMine && task === "place" ? dominoNow(view) : null;
  const spots = useMemo(() => spotsOf(domino === null ? [] : view.legal), [domino, view]);
  const gain = useGain(table, ply, chosen.place?.action ?? null, view.kingdoms[view.seat ?? -1]?.score ?? 0);
  useLayoutEffect(() => {
    // before anybody can see anything of the new moment
    setRemark("");
    setTried(null);
  }, [ply]);
  useEffect(() => {
    if (chosen.place && gain !== null) announce(turnName(chosen.place, gain)); // where it lies is read with the mark
  }, [chosen.place, gain]);

  const tell = useCallback((/** @type {string} */ text) => {
    setRemark(text);
    if (text) announce(text);
  }, []);
  const place = (/** @type {Chosen | null} */ next) => {
    tell("");
    setKept({ ply, place: next, claim: null });
  };
  const claim = (/** @type {number | null} */ next) => {
    tell("");
    setKept({ ply, place: null, claim: next });
  };
  /** @type {(told: { message: string, rule: string | null }) => void} */
  const tellWhy = ({ message, rule }) => tell(rule ? say("page-kingdomino-rule", { sentence: message, rule }) : message);
  const ask = async (/** @type {string} */ action) => {
    const answer = await explain(table, action);
    tellWhy(answer);
    return answer.is_legal;
  };

  const send = async (/** @type {string} */ action) => {
    if (isBusy) return;
    setSending(true);
    try {
      await act(action);
    } catch (problem) {
      tellWhy(/** @type {Refused} */ (problem));
    } finally {
      setSending(false);
    }
  };

  return {
    ply,
    isMine,
    task,
    domino,
    spots,
    chosen,
    gain,
    tried,
    setTried,
    remark,
    tell,
    isBusy,
    place,
    claim,
    send,
    /** The action that Confirm plays, or null. */
    action: task === "discard" && isMine ? (view.legal[0] ?? null) : (chosen.place?.action ?? (chosen.claim === null ? null : `k${chosen.claim}`)),
    /** The next legal turn of the ghost. */
    rotate() {
      const spot = chosen.place && spots.get(keyOf(chosen.place.x, chosen.place.y));
      if (!spot || !chosen.place || isBusy) return;
      if (spot.turns.length === 1) tell(say("page-kingdomino-one-turn"));
      else place({ x: spot.x, y: spot.y, ...turnAt(spot, chosen.place.direction, true) });
    },
    /** Nothing is chosen any more. */
    drop() {
      if (chosen.place || chosen.claim !== null) announce(say("page-kingdomino-dropped"));
      setTried(null);
      place(null);
    },
    /** Say why the domino may not lie on a square. @param {import("./types.js").Point & Partial<Lying>} square */
    async tryHere({ x, y, direction = chosen.place?.direction ?? "e" }) {
      if (domino !== null) await ask(written(domino, { x, y, direction }));
    },
    /** Say why a domino of the row may not be claimed. @param {number} number */
    async tryClaim(number) {
      await ask(`k${number}`);
    },
    /** Play an action that somebody wrote. @param {string} text @returns {Promise<boolean>} whether it was legal */
    async write(text) {
      const action = text.trim().toLowerCase();
      const isLegal = view.legal.includes(action) || (await ask(action));
      if (isLegal) await send(action);
      return isLegal;
    },
  };
}
