import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { filesBelow } from './filesBelow.mjs';
import { allPictures, weighPictures } from './pictures/allPictures.mjs';

/** Most bytes that all pictures may have, equal ones counted once (docs/decisions/0006). */
const MAX_BYTES = 120e6;

/** `components-button--default`, for every story that a file exports. */
const idsIn = (file: string): string[] =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title })
    .parse()
    .stories.map(({ id }) => id);

/* A run of all stories says the same at its end; this says it in seconds, and to a run of a part. */
it('every picture has its story', { timeout: 180_000 }, () => {
  const stories = ['src', 'stories'].flatMap(filesBelow).filter((file) => file.endsWith('.stories.tsx'));
  const ids = new Set(stories.flatMap(idsIn));
  const pictures = allPictures().map(({ file, name }) => ({ file, id: name.split('/').slice(1).join('--') }));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ id }) => !ids.has(id)).map(({ file }) => file)).toEqual([]);
});

it('pictures weigh at most 120 MB, equal ones counted once', () => {
  expect(weighPictures().different).toBeLessThanOrEqual(MAX_BYTES);
});
