// @ts-check
/** A picture of a result, to share: drawn on a canvas from the web app's own art, without any server. */

/** @typedef {{ name: string, score: number | null, rank: number, isWinner: boolean, note?: string }} Line `note`: how well was played */
/** @typedef {{ title: string, outcome: string, foot: string, lines: Line[], drawings: SVGSVGElement[] }} Told
 *   `drawings`: one for each line, or one for all. */
/** @typedef {{ x: number, y: number, size: number }} Place */

const WIDTH = 1200;
const HEIGHT = 630;
const INK = "#2b2438";
const SOFT = "#6b6076";
const PAPER = "#f7efe0";
const RAISED = "#fffaf0";
const WINE = "#7a2e3a";
/** What an SVG element can look like. */
const STYLES = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "opacity", "display", "visibility"],
];

/** How an element looks, as attributes: pages may not write styles into elements. @param {Element} element */
function looksOf(element) {
  const looks = getComputedStyle(element);
  return Object.fromEntries(STYLES.map((name) => [name, looks.getPropertyValue(name)]));
}

/**
 * Where drawings go: side by side, as large as they can be.
 * @param {number} count
 * @param {boolean} [hasNotes] Whether there is a note below each score.
 * @returns {Place[]}
 */
export function placesOf(count, hasNotes = false) {
  const gap = 28;
  const size = Math.min(hasNotes ? 300 : 330, (WIDTH - 120 - gap * (count - 1)) / count);
  const left = (WIDTH - count * size - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => ({ x: left + at * (size + gap), y: 150, size }));
}

/**
 * An SVG with everything that it refers to inside itself, and with its looks written out.
 * @param {SVGSVGElement} drawing In the document: style sheets decide how it looks.
 * @returns {string}
 */
function alone(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  drawing.parentElement?.append(copy);
  try {
    for (let use = copy.querySelector("use"); use; use = copy.querySelector("use")) use.replaceWith(unfolded(use));
    const looks = [...copy.querySelectorAll("*")].map((element) => ({ element, own: looksOf(element) }));
    for (const { element, own } of looks)
      for (const [name, value] of Object.entries(own)) element.setAttribute(name, value);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    const { width, height } = copy.viewBox.baseVal;
    copy.setAttribute("width", String(width * 4));
    copy.setAttribute("height", String(height * 4));
    return new XMLSerializer().serializeToString(copy);
  } finally {
    copy.remove();
  }
}

/** What a `use` shows, in its place. @param {SVGUseElement} use @returns {SVGElement} */
function unfolded(use) {
  const shown = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  const isSymbol = shown?.tagName === "symbol";
  const made = document.createElementNS("http://www.w3.org/2000/svg", isSymbol ? "svg" : "g");
  for (const { name, value } of use.attributes)
    if (!["href", "style", "id"].includes(name)) made.setAttribute(name, value);
  if (isSymbol) {
    made.setAttribute("class", `${use.getAttribute("class") ?? ""} ${shown.getAttribute("class") ?? ""}`);
    made.setAttribute("viewBox", shown.getAttribute("viewBox") ?? "");
    made.append(...[...shown.childNodes].map((node) => node.cloneNode(true)));
  } else if (shown) {
    const [x, y] = ["x", "y"].map((name) => Number(use.getAttribute(name) ?? 0));
    made.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${x} ${y})`);
    made.append(shown.cloneNode(true));
  }
  return made;
}

/** @param {string} text An SVG. @returns {Promise<HTMLImageElement>} */
async function imageOf(text) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/**
 * The picture as a file.
 * @param {Told} told
 * @returns {Promise<Blob>}
 */
export async function pictureOf({ title, outcome, foot, lines, drawings }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const on = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const display = getComputedStyle(document.documentElement).getPropertyValue("--display") || "serif";
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    font = "",
    colour = INK,
    wide = WIDTH - 80,
  ) => {
    on.font = `${font} ${display}`;
    on.fillStyle = colour;
    on.fillText(text, x, y, wide);
  };
  on.fillStyle = PAPER;
  on.fillRect(0, 0, WIDTH, HEIGHT);
  on.fillStyle = RAISED;
  on.fillRect(24, 24, WIDTH - 48, HEIGHT - 48);
  on.strokeStyle = INK;
  on.lineWidth = 2;
  on.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  on.textAlign = "center";
  write(title, WIDTH / 2, 78, "600 30px", SOFT);
  write(outcome, WIDTH / 2, 126, "600 44px", WINE);
  write(foot, WIDTH / 2, HEIGHT - 46, "400 22px", SOFT);
  const images = await Promise.all(drawings.map((drawing) => imageOf(alone(drawing))));
  const isEach = images.length === lines.length;
  const hasNotes = lines.some(({ note }) => note);
  for (const [at, { x, y, size }] of placesOf(isEach ? lines.length : 2, hasNotes).entries()) {
    const image = images[at];
    if (image) {
      const scale = Math.min(size / image.width, size / image.height);
      const [wide, high] = [image.width * scale, image.height * scale];
      on.drawImage(image, x + (size - wide) / 2, y + (size - high) / 2, wide, high);
    }
    if (isEach) {
      const line = /** @type {Line} */ (lines[at]);
      write(line.name, x + size / 2, y + size + 40, line.isWinner ? "600 28px" : "400 28px");
      write(scoreOf(line), x + size / 2, y + size + 82, "600 36px", line.isWinner ? WINE : INK);
      write(line.note ?? "", x + size / 2, y + size + 110, "400 20px", SOFT, size);
    } else if (at === 1) {
      for (const [row, line] of lines.entries()) {
        const top = y + 60 + row * 70;
        on.textAlign = "left";
        write(`${line.rank}. ${line.name}`, x, top, line.isWinner ? "600 32px" : "400 32px");
        write(line.note ?? "", x, top + 26, "400 20px", SOFT);
        on.textAlign = "right";
        write(scoreOf(line), x + size + 40, top, "600 36px", line.isWinner ? WINE : INK);
      }
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** @param {Line} line */
const scoreOf = ({ score }) => (score === null ? "–" : String(score));
