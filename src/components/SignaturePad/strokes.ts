import type { PointGroup } from 'signature_pad';

/** What is kept of a signature, pixels: two to one, as the field is on every screen. */
export const SIGNATURE_SIZE = { width: 480, height: 240 } as const;

/** A line that is shorter is a touch on the way past, in widths of the field. */
const LEAST = 0.1;

/** Strokes as they stand in a field that is so many times as wide. */
export const scaled = (strokes: readonly PointGroup[], by: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    ...{ minWidth: stroke.minWidth * by, maxWidth: stroke.maxWidth * by, dotSize: stroke.dotSize * by },
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }));

/** Whether strokes in a field of that width are more than a touch on the way past. */
export const isSignature = (strokes: readonly PointGroup[], width: number): boolean =>
  strokes.reduce((sum, { points }) => sum + lengthOf(points), 0) >= width * LEAST;

function lengthOf(points: PointGroup['points']): number {
  let length = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
  });
  return length;
}
