import { fireEvent, waitFor } from 'storybook/test';

type Point = readonly [number, number];

/** Something like a name, in shares of the paper. */
const NAME: readonly Point[] = Array.from({ length: 60 }, (_, at) => [
  0.15 + at * 0.012,
  0.52 + Math.sin(at / 2.1) * (0.22 - at * 0.002),
]);

/** Draws on a signature's paper as a finger does, once what takes it is there. */
export async function drawSignature(paper: HTMLElement, points: readonly Point[] = NAME): Promise<void> {
  await waitFor(() => {
    if (paper.style.touchAction !== 'none') throw new Error('nothing listens yet');
  });
  const { left, top, width, height } = paper.getBoundingClientRect();
  const at = ([x, y]: Point, buttons: number) => ({
    ...{ bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', buttons },
    ...{ clientX: left + x * width, clientY: top + y * height, pressure: buttons ? 0.5 : 0 },
  });
  const [first = [0.5, 0.5] as const] = points;
  const last = points.at(-1) ?? first;
  await fireEvent(paper, new PointerEvent('pointerdown', at(first, 1)));
  for (const point of points) {
    // The line is as fine as the finger is slow.
    await new Promise((resolve) => setTimeout(resolve, 9));
    await fireEvent(paper, new PointerEvent('pointermove', at(point, 1)));
  }
  await fireEvent(paper, new PointerEvent('pointerup', at(last, 0)));
}

/** A picture of the same, as it is kept. */
export function signatureAddress(): string {
  const path = NAME.map(([x, y]) => `${Math.round(x * 600)},${Math.round(y * 300)}`).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" width="600" height="300"><rect width="600" height="300" fill="#fff"/><polyline points="${path}" fill="none" stroke="#101820" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
