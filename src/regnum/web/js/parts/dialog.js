// @ts-check
/** Questions that come before everything else. */

import { html, useEffect, useId, useRef, useState } from "../html.js";
import { useWords } from "../words.js";
import { Button, IconButton } from "./basics.js";

/**
 * A modal dialog. The browser keeps the focus inside and gives it back when the dialog goes.
 * @param {{ title: string, onClose: () => void, children?: import("../html.js").Children, class?: string, isFirm?:
 *   boolean }} props
 *   `isFirm`: there is no cross and no Escape; one of its buttons has to be pressed.
 */
export function Dialog({ title, onClose, children, class: more, isFirm = false }) {
  const say = useWords();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (dialog && !dialog.open) dialog.showModal();
    /** @type {HTMLElement | null | undefined} */ (dialog?.querySelector("[data-first]"))?.focus();
    return () => {
      dialog?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!isFirm) onClose();
  };
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === ref.current && !isFirm) onClose();
  };
  return html`<dialog ref=${ref} class=${more} aria-labelledby=${id} onCancel=${cancel} onMouseDown=${outside}>
    <div class="head">
      <h2 id=${id}>${title}</h2>
      ${!isFirm && html`<${IconButton} icon="close" label=${say("page-close")} onClick=${onClose} />`}
    </div>
    ${children}
  </dialog>`;
}

/**
 * A question with two answers.
 * @param {{ title: string, text: string, yes: string, onYes: () => void | Promise<void>, onClose: () => void }} props
 */
export function Confirm({ title, text, yes, onYes, onClose }) {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      await onYes();
    } finally {
      onClose();
    }
  };
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="body"><p>${text}</p></div>
    <div class="foot">
      <${Button} onClick=${onClose} data-first>${say("page-cancel")}<//>
      <${Button} main busy=${busy} onClick=${agree}>${yes}<//>
    </div>
  <//>`;
}

/**
 * The dialog for the name that others will read.
 * @param {{ first: string, onName: (name: string | null) => void, problem?: string }} props
 */
export function NameDialog({ first, onName, problem }) {
  const say = useWords();
  const [name, setName] = useState(first);
  const id = useId();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return html`<${Dialog} title=${say("page-name-title")} onClose=${() => onName(null)}>
    <form onSubmit=${send} class="dialog-form">
      <div class="body">
        <div class="ask">
          <label for=${id}>${say("page-name-label")}</label>
          <input id=${id} data-first required maxlength="40" autocomplete="nickname" value=${name}
            aria-describedby=${`${id}-about`}
            onInput=${(/** @type {import("../html.js").Changed} */ event) => setName(event.target.value)} />
          <span class="hint" id=${`${id}-about`}>${say("page-name-about")}</span>
          ${problem && html`<span class="error" role="alert">${problem}</span>`}
        </div>
      </div>
      <div class="foot"><button class="btn main" type="submit">${say("page-go-on")}</button></div>
    </form>
  <//>`;
}
