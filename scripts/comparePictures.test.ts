import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.mjs';

const WIDTH = 40;
const picture = (change: (at: number) => number = () => 0, height = 30) => ({
  metadata: { width: WIDTH, height },
  data: Uint8Array.from({ length: WIDTH * height * 4 }, (_, at) => 100 + change(at)),
});
/** The first so many pixels are so many steps brighter. */
const aside = (pixels: number, steps: number) => picture((at) => (at < pixels * 4 ? steps : 0));
const passes = (actual: ReturnType<typeof picture>) =>
  comparePictures(picture(), actual, { createDiff: false }).pass;

describe('comparePictures', () => {
  it('takes the same picture, and an edge that is blended a step or two aside', () => {
    expect(passes(picture())).toBe(true);
    expect(passes(aside(76, 2))).toBe(true);
  });

  it('refuses one pixel by three steps, and a surface by one', () => {
    expect(passes(aside(1, 3))).toBe(false);
    expect(passes(aside(201, 1))).toBe(false);
  });

  it('takes a whole layer over the page that is blended a step or two aside, no more', () => {
    const options = { createDiff: false, layered: true };
    expect(comparePictures(picture(), aside(1000, 2), options).pass).toBe(true);
    expect(comparePictures(picture(), aside(1, 3), options).pass).toBe(false);
  });

  it('refuses another size', () => {
    expect(passes(picture(() => 0, 31))).toBe(false);
  });

  it('marks what differs, and says how much', () => {
    const { diff, message } = comparePictures(picture(), aside(2, 9), { createDiff: true });
    expect([...(diff ?? []).slice(0, 12)]).toEqual([255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0]);
    expect(message).toBe('2 pixels differ, by up to 9 of 255.');
  });
});
