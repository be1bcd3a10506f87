import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { filesBelow } from './filesBelow.mjs';
import { allLines } from './pictures/pictureLines.mjs';

/** `components-button--default`, for every story that a file exports. */
const idsIn = (file: string): string[] =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title })
    .parse()
    .stories.map(({ id }) => id);

/* A run of all stories says the same at its end; this says it in seconds, and to a run of a part. */
it('every picture has its story', () => {
  const stories = ['src', 'stories'].flatMap(filesBelow).filter((file) => file.endsWith('.stories.tsx'));
  const ids = new Set(stories.flatMap(idsIn));
  const names = [...allLines().keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !ids.has(name.split('/').slice(1).join('--')))).toEqual([]);
});
