import { expect, it } from 'vitest';
import { withStories } from './reachedSteps.mjs';
import { GATE, STORY_FOLDERS } from './steps.mjs';

interface Step {
  name: string;
  command: string[];
  needs?: string[];
}

const files = (count: number) => Array.from({ length: count }, (_, at) => `src/${at}.stories.tsx`);
const storySteps = (count: number) =>
  (withStories(GATE, files(count)) as Step[]).filter(({ name }) => name.startsWith('stories-'));

it('story files are run in steps that begin after the first, each file once', () => {
  const steps = storySteps(150);
  expect(steps.map(({ name, needs }) => [name, needs])).toEqual([
    ['stories-1', []],
    ['stories-2', ['stories-1']],
    ['stories-3', ['stories-1']],
  ]);
  const run = steps.flatMap(({ command }) => command.filter((word) => word.endsWith('.stories.tsx')));
  expect(run.toSorted()).toEqual(files(150).toSorted());
});

it('no stories are run where none is reached, and the rest stays in its order', () => {
  const rest = (GATE as Step[]).filter(({ name }) => !(name in STORY_FOLDERS));
  expect(withStories(GATE, [])).toEqual(rest);
  expect(storySteps(3)).toHaveLength(1);
});
