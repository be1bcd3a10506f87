import { expect, test, vi } from 'vitest';
import { ChunkError } from './ChunkError';
import { lazyComponent } from './lazyComponent';

const Page = () => null;
const arrives = () => vi.fn(() => Promise.resolve({ default: Page }));
const LOST = new TypeError('Failed to fetch dynamically imported module');

test('asks for its chunk once', async () => {
  const importer = arrives();
  const lazy = lazyComponent(importer);
  await expect(Promise.all([lazy.load(), lazy.load()])).resolves.toEqual([Page, Page]);
  expect(importer).toHaveBeenCalledOnce();
});

test('a failed chunk stays failed until it is forgotten, then is asked for again', async () => {
  const lazy = lazyComponent(arrives().mockRejectedValueOnce(LOST));
  await expect(lazy.load()).rejects.toBeInstanceOf(ChunkError);
  await expect(lazy.load()).rejects.toBeInstanceOf(ChunkError);
  lazy.forget();
  await expect(lazy.load()).resolves.toBe(Page);
});

test('a failed prefetch leaves no trace', async () => {
  const lazy = lazyComponent(arrives().mockRejectedValueOnce(LOST));
  lazy.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(lazy.load()).resolves.toBe(Page);
});

test('a chunk that is here is never forgotten', async () => {
  const importer = arrives();
  const lazy = lazyComponent(importer);
  await lazy.load();
  lazy.forget();
  await lazy.load();
  expect(importer).toHaveBeenCalledOnce();
});

test('is settled once its chunk came or failed, and not while it is on its way', async () => {
  const lazy = lazyComponent(arrives().mockRejectedValueOnce(LOST));
  expect(lazy.isSettled()).toBe(false);
  const failing = lazy.load();
  expect(lazy.isSettled()).toBe(false);
  await expect(failing).rejects.toBeInstanceOf(ChunkError);
  expect(lazy.isSettled()).toBe(true);
  lazy.forget();
  expect(lazy.isSettled()).toBe(false);
  await lazy.load();
  expect(lazy.isSettled()).toBe(true);
});
