// @ts-check
/** What a reader does with a puzzle, one try after another. Pure. */

/**
 * @typedef {object} Trying
 * @property {"ask" | "right" | "wrong" | "shown"} phase
 * @property {string} action What was tried last.
 * @property {boolean} isHinted
 * @property {import("./boxes.js").Grade | null} grade What the first try was worth; later ones are free.
 * @property {number} turn Counts the boards: each try has a fresh one.
 */
/** @typedef {{ type: "try", action: string } | { type: "hint" } | { type: "again" } | { type: "show" }} Incident */

/** @type {Trying} */
export const first = { phase: "ask", action: "", isHinted: false, grade: null, turn: 0 };

/** @param {Trying} trying @param {Incident} incident @param {Pick<import("./kept.js").Puzzle, "answers">} puzzle @returns {Trying} */
export function step(trying, incident, { answers }) {
  switch (incident.type) {
    case "hint":
      return { ...trying, isHinted: true };
    case "again":
      return { ...trying, phase: "ask", turn: trying.turn + 1 };
    case "show":
      return { ...trying, phase: "shown" };
    case "try": {
      const isRight = answers.includes(incident.action);
      const grade = isRight ? (trying.isHinted ? "hint" : "right") : "wrong";
      return { ...trying, phase: isRight ? "right" : "wrong", action: incident.action, grade: trying.grade ?? grade };
    }
  }
}
