/**
 * A layer that was just faded in is blended up to so many steps of 256 aside, as its browser happens to compose it: its
 * edge, or all of it where it lies over the page. More is a change: one step of one colour token changes whole surfaces
 * of pictures without layers (docs/decisions/0006).
 */
const BLENDED = { steps: 2, pixels: 200 };
const RED = [255, 0, 0, 255];

/**
 * Compares two pictures exactly, but for `BLENDED`; a comparator of vitest's `toMatchScreenshot`. `layered`: a dialog or
 * a drawer lies over the page.
 * @param {{ metadata: { width: number, height: number }, data: Uint8Array }} reference
 * @param {{ metadata: { width: number, height: number }, data: Uint8Array }} actual
 * @param {{ createDiff: boolean, layered?: boolean }} options
 * @returns {{ pass: boolean, diff: Uint8Array | null, message: string | null }}
 */
export function comparePictures(reference, actual, { createDiff, layered = false }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const found = `${actual.metadata.width}×${actual.metadata.height}px`;
    return { pass: false, diff: null, message: `Expected ${width}×${height}px, but received ${found}.` };
  }
  const diff = createDiff ? new Uint8Array(reference.data.length) : null;
  let pixels = 0;
  let steps = 0;
  for (let at = 0; at < reference.data.length; at += 4) {
    const aside = farthest(reference.data, actual.data, at);
    if (aside === 0) continue;
    pixels += 1;
    steps = Math.max(steps, aside);
    diff?.set(RED, at);
  }
  const pass = steps <= BLENDED.steps && (layered || pixels <= BLENDED.pixels);
  return { pass, diff, message: pass ? null : `${pixels} pixels differ, by up to ${steps} of 255.` };
}

/** Largest difference of a pixel's channels. */
function farthest(a, b, at) {
  let most = 0;
  for (let channel = at; channel < at + 4; channel += 1) {
    most = Math.max(most, Math.abs(a[channel] - b[channel]));
  }
  return most;
}
