import type { PointGroup } from 'signature_pad';
import { expect, it } from 'vitest';
import { isSignature, scaled } from './strokes';

const stroke = (...points: [number, number][]): PointGroup => ({
  ...{ dotSize: 1, minWidth: 1, maxWidth: 3, penColor: 'black', velocityFilterWeight: 0.7 },
  compositeOperation: 'source-over',
  points: points.map(([x, y], time) => ({ x, y, time, pressure: 0.5 })),
});

it('a touch on the way past is no signature', () => {
  expect(isSignature([], 300)).toBe(false);
  expect(isSignature([stroke([10, 10]), stroke([50, 50], [55, 50])], 300)).toBe(false);
});

it('a line is one, and so are several short ones', () => {
  expect(isSignature([stroke([10, 10], [50, 10])], 300)).toBe(true);
  expect(isSignature([stroke([0, 0], [20, 0]), stroke([0, 9], [20, 9])], 300)).toBe(true);
});

it('strokes grow and shrink with their field, and come back as they were', () => {
  const one = stroke([10, 20], [30, 40]);
  const [wide] = scaled([one], 2);
  expect(wide).toMatchObject({
    minWidth: 2,
    maxWidth: 6,
    points: [
      { x: 20, y: 40 },
      { x: 60, y: 80 },
    ],
  });
  expect(scaled([wide!], 0.5)).toEqual([one]);
});
