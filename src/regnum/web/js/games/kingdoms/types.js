// @ts-check
/** What the server sends of a game of Kingdoms, as types; nothing runs here. */

/** @typedef {import("../../types.d.ts").TileData} CountedTile */
/** @typedef {import("../../types.d.ts").CastleData} CountedCastle */
/** @typedef {import("../../types.d.ts").LineData} Line */
/** @typedef {import("../../types.d.ts").AccountData} Account */
/** @typedef {import("../../types.d.ts").KingdomsView} View */
/** @typedef {import("../../contract.js").UpdateOf<View>} Update */
/** @typedef {import("../../contract.js").Name} Name */
/** @typedef {import("../../types.d.ts").KingdomsPreview} Preview */
/** @typedef {{ piece: string, square: string | null }} Action `r3`, `s`, `+4`, `dragon`, `draw` or `pass`, and where */

export {};
