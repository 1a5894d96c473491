// @ts-check
/** Small tones, made here. Everything that sounds can also be seen; sound is off until somebody switches it on. */

import { current } from "./settings.js";

/** By what happens: frequencies in hertz, one after another. */
const TONES = { turn: [587, 880], move: [330], end: [523, 659, 784], chat: [740], late: [440, 440] };
const LENGTH = 0.13;

/** @type {AudioContext | null} */
let context = null;

/** @param {keyof typeof TONES} what */
export function play(what) {
  if (!current().sound || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    TONES[what].forEach((hertz, at) => tone(/** @type {AudioContext} */ (context), hertz, at * LENGTH));
  } catch {
    // a browser that will not: it stays quiet
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} hertz
 * @param {number} after
 */
function tone(audio, hertz, after) {
  const begin = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH * 1.8);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + LENGTH * 2);
}
