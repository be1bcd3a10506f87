import { expect, test, vi } from 'vitest';
import { ChunkError, latePiece } from './latePiece';

const Page = () => null;
const arrives = () => vi.fn(() => Promise.resolve({ default: Page }));
const LOST = new TypeError('Failed to fetch dynamically imported module');

test('asks for its chunk once', async () => {
  const importer = arrives();
  const piece = latePiece(importer);
  await expect(Promise.all([piece.load(), piece.load()])).resolves.toEqual([Page, Page]);
  expect(importer).toHaveBeenCalledOnce();
});

test('a failed chunk stays failed until it is forgotten, then is asked for again', async () => {
  const piece = latePiece(arrives().mockRejectedValueOnce(LOST));
  await expect(piece.load()).rejects.toBeInstanceOf(ChunkError);
  await expect(piece.load()).rejects.toBeInstanceOf(ChunkError);
  piece.forget();
  await expect(piece.load()).resolves.toBe(Page);
});

test('a failed prefetch leaves no trace', async () => {
  const piece = latePiece(arrives().mockRejectedValueOnce(LOST));
  piece.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(piece.load()).resolves.toBe(Page);
});

test('a chunk that is here is never forgotten', async () => {
  const importer = arrives();
  const piece = latePiece(importer);
  await piece.load();
  piece.forget();
  await piece.load();
  expect(importer).toHaveBeenCalledOnce();
});

test('is settled once its chunk came or failed, and not while it is on its way', async () => {
  const piece = latePiece(arrives().mockRejectedValueOnce(LOST));
  expect(piece.isSettled()).toBe(false);
  const failing = piece.load();
  expect(piece.isSettled()).toBe(false);
  await expect(failing).rejects.toBeInstanceOf(ChunkError);
  expect(piece.isSettled()).toBe(true);
  piece.forget();
  expect(piece.isSettled()).toBe(false);
  await piece.load();
  expect(piece.isSettled()).toBe(true);
});
