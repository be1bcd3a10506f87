import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepInside, MAX_ZOOM, pixelsOf, wholeCrop } from './crop';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const numbers = fc.double({ min: -20, max: 20, noNaN: true });
const crops = fc.record({ x: numbers, y: numbers, zoom: numbers });

describe('a crop', () => {
  it('is the middle of the picture at first', () => {
    const size = { width: 400, height: 300 };
    expect(pixelsOf(wholeCrop(size), size)).toEqual({ left: 50, top: 0, side: 300 });
  });

  it('always lies in the picture, and stays once it does', () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const kept = keepInside(crop, size);
        const { left, top, side } = pixelsOf(kept, size);
        expect(left).toBeGreaterThan(-0.01);
        expect(top).toBeGreaterThan(-0.01);
        expect(left + side).toBeLessThan(size.width + 0.01);
        expect(top + side).toBeLessThan(size.height + 0.01);
        expect(kept.zoom).toBeGreaterThanOrEqual(1);
        expect(kept.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        expect(keepInside(kept, size)).toEqual(kept);
      }),
    );
  });
});
