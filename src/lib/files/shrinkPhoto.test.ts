import { expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrinkPhoto';

const blob = (bytes: number) => new Blob([new Uint8Array(bytes)]);
/** A camera whose photo has so many bytes at full quality and size, and fewer in proportion below. */
const camera = (bytes: number) =>
  vi.fn((_file: Blob, { side, quality } = { side: 2000, quality: 1 }) =>
    Promise.resolve(blob(Math.round(bytes * quality * (side / 2000) ** 2))),
  );

it('keeps all that fits as it is', async () => {
  const shrink = camera(300_000);
  await shrinkPhoto(blob(4_000_000), 300_000, shrink);
  expect(shrink).toHaveBeenCalledTimes(1);
});

it.each([500_000, 1_000_000, 2_000_000, 8_000_000])('makes one of %i bytes small enough', async (bytes) => {
  expect((await shrinkPhoto(blob(9_000_000), 300_000, camera(bytes))).size).toBeLessThanOrEqual(300_000);
});

it('gives back what can’t be drawn', async () => {
  const file = blob(4_000_000);
  expect(await shrinkPhoto(file, 300_000, (one) => Promise.resolve(one))).toBe(file);
});
