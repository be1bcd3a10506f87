import { Buffer } from 'node:buffer';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf, pieceOf } from './pictureLines.mjs';

/** Loaded when a picture is looked at: other runs of this configuration do without the decoder. */
const drawnPictures = () => import('./drawnPictures.mjs');

/** Page → its DevTools session. */
const sessions = new WeakMap();

/**
 * Makes the browser command `lookAt(name, clip, before)`: captures a part of the page and holds it against the line of
 * the picture of that name. A capture that differs counts only when the one before it (`before`, its hash) was the same,
 * that is when the page is at rest; until then the answer is `moving` with the hash to ask again with.
 *
 * Every final answer is appended to `record` (a file), a line each: state, name, size, hash, story file. Who reads it
 * judges; without it what differs is an error here.
 * @param {{ keep: boolean, record?: string }} options `keep`: also the pictures that are what their lines say are kept
 */
export function lookAtCommand({ keep, record }) {
  return async ({ page, testPath }, name, clip, before) => {
    const { keepDrawn, lineOf } = await drawnPictures();
    const capture = await captureOf(page, clip);
    const { size, hash } = await lineOf(capture);
    const line = linesOf(pieceOf(name)).get(name);
    const isSame = line?.hash === hash;
    if (!isSame && hash !== before) return { state: 'moving', hash };
    if (keep || !isSame) await keepDrawn(hash, capture);
    const state = isSame ? 'same' : line ? 'different' : 'new';
    if (record)
      appendFileSync(record, `${[state, name, size, hash, path.relative('.', testPath)].join('\t')}\n`);
    if (record || isSame) return { state: 'seen' };
    return { state, message: `${name} is ${state}: \`npm run stories\` says what it was` };
  };
}

async function captureOf(page, clip) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const { data } = await sessions.get(page).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * The browser command `noteCalls(names)`: what a story called, a line each in `record`: story file, name.
 * @param {string} [record] left out: nobody asks
 */
export function noteCallsCommand(record) {
  return ({ testPath }, names) => {
    const file = path.relative('.', testPath);
    if (record) appendFileSync(record, names.map((name) => `${file}\t${name}\n`).join(''));
  };
}

/** The browser command `setWindowHeight(height)`, px. */
export async function setWindowHeight({ page }, height) {
  await page.setViewportSize({ ...page.viewportSize(), height });
}

/** The browser command `setForcedColours(active)`. */
export async function setForcedColours({ page }, active) {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
}
