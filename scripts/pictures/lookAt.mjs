import { Buffer } from 'node:buffer';
import { appendFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './allPictures.mjs';

/** Loaded when a picture is looked at: other runs of this configuration do without the decoders. */
const tools = async () => ({
  ...(await import('./comparePictures.mjs')),
  ...(await import('./pictureFiles.mjs')),
});

const FAILED = 'test-results/pictures';
/** Page → its DevTools session. */
const sessions = new WeakMap();

/**
 * Makes the browser command `lookAt(name, clip, before)`: captures a part of the page and compares it with the picture
 * of that name. A capture that differs from the picture counts only when the one before it (`before`, its hash)
 * was the same, that is when the page is at rest; until then the answer is `moving` with the hash to ask again with.
 *
 * Every final answer is appended to `record` (a file), a line each: state, name, story file.
 * @param {{ exact: boolean, draw: boolean, record?: string }} options `draw`: write what differs instead of failing
 */
export function lookAtCommand({ exact, draw, record }) {
  return async ({ page, testPath }, name, clip, before) => {
    const capture = await captureOf(page, clip);
    const answer = await judge(name, capture, before);
    if (record && answer.state !== 'moving')
      appendFileSync(record, `${answer.state}\t${name}\t${path.relative('.', testPath)}\n`);
    return answer;
  };

  async function judge(name, capture, before) {
    const { comparePictures, madeOf, readPicture, writePicture } = await tools();
    const picture = await readPicture(name);
    const compared = picture && (await comparePictures(picture, capture, exact));
    if (compared?.same) {
      // Met to the pixel though its bytes were compressed otherwise: from now on known by its hash.
      if (draw && exact && !madeOf(picture, capture)) await writePicture(name, capture);
      return { state: 'same' };
    }
    const hash = hashOf(capture);
    if (hash !== before) return { state: 'moving', hash };
    if (draw) {
      await writePicture(name, capture);
      return { state: 'drawn' };
    }
    const kept = path.join(FAILED, name);
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(`${kept}-actual.png`, capture);
    if (compared?.diff) await writeFile(`${kept}-diff.png`, await compared.diff());
    const why = picture ? compared.why : 'there is no picture yet (npm run baselines)';
    return { state: picture ? 'different' : 'missing', message: `${name}: ${why}; see ${kept}-actual.png` };
  }
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

/** The browser command `setWindowHeight(height)`, px. */
export async function setWindowHeight({ page }, height) {
  await page.setViewportSize({ ...page.viewportSize(), height });
}

/** The browser command `setForcedColours(active)`. */
export async function setForcedColours({ page }, active) {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
}
