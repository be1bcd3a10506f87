import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { allLines } from './pictures/pictureLines.mjs';
import { storyFiles } from './storyTitles.mjs';

/** `components-button--default`, for every story that a file exports. */
const idsIn = ({ file, title }: { file: string; title: string }): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );

/* A run of all stories says the same at its end; this says it in seconds, and to a run of a part. */
it('every picture has its story', () => {
  const ids = new Set(storyFiles().flatMap(idsIn));
  const names = [...allLines().keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !ids.has(name.split('/').slice(1).join('--')))).toEqual([]);
});
