// @ts-check
/** The rules of Kingdoms that one needs at the table: which paragraphs, by which rules, with which pictures. The words are messages. */

/** @type {{ sections: import("./kingdomino.js").Section[], columns: string[], rows: string[] }} */
export const law = {
  sections: [
    { name: "aim", paragraphs: [{ name: "aim", rules: ["KG-E1"], differs: "variants" }] },
    {
      name: "setup",
      paragraphs: [
        { name: "castles", rules: ["KG-S1", "KG-C1"], differs: "variants", figure: "castles" },
        { name: "money", rules: ["KG-S2", "A-G20", "A-G23"], differs: "editions" },
        { name: "secret", rules: ["KG-S3", "A-G16"], differs: "variants" },
        { name: "begin", rules: ["KG-S4", "KG-C2", "A-G36"] },
      ],
    },
    {
      name: "turn",
      paragraphs: [
        { name: "act", rules: ["KG-T1"], differs: "variants" },
        { name: "draw", rules: ["A-G11", "A-G12"], differs: "variants" },
        { name: "keep", rules: ["A-G13", "A-G15"] },
        { name: "pass", rules: ["KG-T2", "A-G10"] },
        { name: "stays", rules: ["KG-T3"] },
      ],
    },
    {
      name: "score",
      paragraphs: [
        { name: "when", rules: ["KG-R1", "A-G24"], differs: "variants" },
        { name: "value", rules: ["KG-R2"], figure: "value" },
        { name: "twice", rules: ["KG-R3"], figure: "twice" },
        { name: "debt", rules: ["A-G19"] },
      ],
    },
    {
      name: "tiles",
      paragraphs: [
        { name: "numbers", rules: ["KG-C4"], figure: "numbers" },
        { name: "mountain", rules: ["KG-R4", "A-G4", "A-G5"], figure: "mountain" },
        { name: "goldmine", rules: ["KG-R5", "A-G9"], figure: "goldmine" },
        { name: "dragon", rules: ["KG-R7"], figure: "dragon" },
        { name: "both", rules: ["A-G1", "A-G2", "A-G3"], figure: "both" },
        { name: "wizard", rules: ["KG-R6", "A-G6", "A-G7", "A-G8"], differs: "editions", figure: "wizard" },
      ],
    },
    {
      name: "rounds",
      paragraphs: [
        { name: "back", rules: ["KG-N1", "A-G17"], differs: "variants" },
        { name: "shuffle", rules: ["KG-N2", "A-G14"] },
        { name: "next", rules: ["KG-N3", "A-G21"] },
        { name: "end", rules: ["A-G22"] },
      ],
    },
    {
      name: "variants",
      paragraphs: [
        { name: "last", rules: ["KG-X1", "A-G18", "A-G25", "A-G26", "A-G27"] },
        { name: "luck", rules: ["KG-X2", "A-G33", "A-G34"] },
        { name: "continuous", rules: ["KG-X3", "A-G28", "A-G29", "A-G30", "A-G31"] },
        { name: "combine", rules: ["A-G32"] },
      ],
    },
    { name: "editions", paragraphs: [{ name: "editions", rules: ["KG-C3", "A-G35"], figure: "editions" }] },
  ],
  columns: ["basic", "last", "luck", "continuous"],
  rows: ["castles", "secret", "draw", "length", "paid"],
};
