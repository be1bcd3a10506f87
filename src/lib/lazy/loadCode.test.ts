import { expect, test, vi } from 'vitest';
import { loadCode } from './loadCode';

test('gives the code', async () => {
  await expect(loadCode(() => Promise.resolve({ send: 1 }))).resolves.toEqual({ send: 1 });
});

test('a chunk that did not come is a lost connection, and the next call asks again', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const importer = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(lost);
  await expect(loadCode(importer)).rejects.toMatchObject({ kind: 'offline', status: 0, cause: lost });
  await expect(loadCode(importer)).resolves.toBe('here');
});
