import { expect, test, vi } from 'vitest';
import { ChunkError, latePiece } from './latePiece';

test('asks for its chunk once', async () => {
  const importer = vi.fn(async () => ({ default: 'page' }));
  const piece = latePiece(importer);
  await expect(Promise.all([piece.load(), piece.load()])).resolves.toEqual(['page', 'page']);
  expect(importer).toHaveBeenCalledOnce();
});

test('a failed chunk stays failed until it is forgotten, then is asked for again', async () => {
  const importer = vi.fn(async () => ({ default: 'page' }));
  importer.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const piece = latePiece(importer);
  await expect(piece.load()).rejects.toBeInstanceOf(ChunkError);
  await expect(piece.load()).rejects.toBeInstanceOf(ChunkError);
  piece.forget();
  await expect(piece.load()).resolves.toBe('page');
});

test('a failed prefetch leaves no trace', async () => {
  const importer = vi.fn(async () => ({ default: 'page' }));
  importer.mockRejectedValueOnce(new TypeError('offline'));
  const piece = latePiece(importer);
  piece.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(piece.load()).resolves.toBe('page');
});

test('a chunk that is here is never forgotten', async () => {
  const importer = vi.fn(async () => ({ default: 'page' }));
  const piece = latePiece(importer);
  await piece.load();
  piece.forget();
  await piece.load();
  expect(importer).toHaveBeenCalledOnce();
});
