import { expect, it } from 'vitest';
import { filesBelow } from '../filesBelow.mjs';
import { STORY_FOLDERS } from './steps.mjs';

it('every file of stories is run by one step', () => {
  const files = ['src', 'stories']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.endsWith('.stories.tsx'));
  expect(files.length).toBeGreaterThan(0);
  const folders = Object.values(STORY_FOLDERS).flat();
  const stepsOf = (file: string) => folders.filter((folder) => file.startsWith(folder));
  expect(files.filter((file) => stepsOf(file).length !== 1)).toEqual([]);
});
