// @ts-check
/** Links that are given to others: to copy, to send, to photograph. */

import { html, useId, useState } from "../html.js";
import { announce } from "../live.js";
import { useWords } from "../words.js";
import { Button } from "./basics.js";

/** Copy a text; whether that was possible. @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no TLS: the link can still be selected
  }
}

/**
 * An address, with buttons to copy and to send it.
 * @param {{ address: string, label: string }} props
 */
export function LinkToShare({ address, label }) {
  const say = useWords();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const copy = async () => {
    const isDone = await copied(address);
    setCopied(isDone);
    setBlocked(!isDone);
    announce(say(isDone ? "page-copied" : "page-copy-by-hand"));
  };
  const send = () => void navigator.share({ url: address }).catch(() => {});
  const select = (/** @type {import("../html.js").Changed} */ event) => event.target.select();
  return html`<div class="share">
    <div class="ask"><label for=${id}>${label}</label><input id=${id} readonly value=${address}
      onFocus=${select} /></div>
    <div class="cluster">
      <${Button} icon=${isCopied ? "check" : "copy"} onClick=${copy}>${say(isCopied ? "page-copied" : "page-copy")}<//>
      ${"share" in navigator && html`<${Button} icon="send" onClick=${send}>${say("page-share")}<//>`}
    </div>
    ${isBlocked && html`<p class="small">${say("page-copy-by-hand")}</p>`}
  </div>`;
}

/**
 * A QR code, always dark on light.
 * @param {{ src: string, alt: string }} props
 */
export const Qr = ({ src, alt }) => html`<img class="qr" src=${src} alt=${alt} width="232" height="232" />`;

/** An SVG text as the address of a picture. @param {string} svg */
export const svgAddress = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
