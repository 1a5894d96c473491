// @ts-check
/** The rules of Kingdomino that one needs at the table: which paragraphs, by which rules, with which pictures. The words are messages. */

/** @typedef {{ name: string, rules: string[], figure?: string, differs?: "editions" | "variants" }} Paragraph `differs`: what may change it */
/** @typedef {{ name: string, paragraphs: Paragraph[] }} Section */

/** @type {{ sections: Section[], columns: string[], rows: string[] }} */
export const law = {
  sections: [
    { name: "aim", paragraphs: [{ name: "aim", rules: ["KD-V2", "KD-V6"], figure: "kingdom" }] },
    {
      name: "setup",
      paragraphs: [
        { name: "kings", rules: ["KD-S1", "KD-S2"] },
        { name: "deck", rules: ["KD-S3", "KD-S4", "A-K18"], differs: "editions" },
        { name: "row", rules: ["KD-S5", "KD-S6"], differs: "editions", figure: "row" },
        { name: "draft", rules: ["KD-S7", "KD-S8", "KD-S9", "A-K20"], differs: "editions" },
        { name: "second", rules: ["KD-S10"] },
      ],
    },
    {
      name: "turn",
      paragraphs: [
        { name: "order", rules: ["KD-T1", "KD-T3", "A-K22"], figure: "kings" },
        { name: "act", rules: ["KD-T2"] },
        { name: "two", rules: ["KD-T4", "A-K21"] },
        { name: "rounds", rules: ["KD-T5", "KD-T6", "KD-E1", "A-K14"], differs: "editions" },
      ],
    },
    {
      name: "place",
      paragraphs: [
        { name: "match", rules: ["KD-P2", "KD-P3", "A-K4"], figure: "match" },
        { name: "castle", rules: ["A-K5", "A-K23"] },
        { name: "corner", rules: ["A-K6"], figure: "corner" },
        { name: "frame", rules: ["KD-P1", "KD-P6", "A-K3"], figure: "frame" },
        { name: "must", rules: ["KD-P5", "A-K1"] },
        { name: "discard", rules: ["KD-P4", "A-K8"] },
        { name: "stays", rules: ["A-K2", "A-K7"] },
      ],
    },
    {
      name: "score",
      paragraphs: [
        { name: "property", rules: ["KD-V1"], figure: "property" },
        { name: "apart", rules: ["KD-V3", "KD-V4"], figure: "apart" },
        { name: "neutral", rules: ["KD-V5"] },
        { name: "holes", rules: ["KD-E2"] },
        { name: "ties", rules: ["KD-V7", "KD-V8", "A-K12", "A-K13"] },
      ],
    },
    { name: "lands", paragraphs: [{ name: "lands", rules: ["KD-C3", "KD-C6"], figure: "lands" }] },
    {
      name: "variants",
      paragraphs: [
        { name: "middle", rules: ["KD-X2", "A-K9"], differs: "editions", figure: "middle" },
        { name: "harmony", rules: ["KD-X3", "A-K10"] },
        { name: "duel", rules: ["KD-X4", "A-K11"], differs: "editions" },
        { name: "dynasty", rules: ["KD-X1", "A-K15", "A-K16"], differs: "editions" },
        { name: "combine", rules: ["KD-X5", "A-K24"] },
      ],
    },
    { name: "editions", paragraphs: [{ name: "editions", rules: ["KD-S4", "KD-S5", "KD-S8"], figure: "editions" }, { name: "leftover", rules: ["A-K17"] }] },
  ],
  columns: ["classic", "modern", "bga"],
  rows: ["two", "draft", "three", "middle", "dynasty"],
};
