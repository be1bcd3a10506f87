import { describe, expect, it } from 'vitest';
import { callsOutside } from './callsOutside.mjs';
import { filesOfStories } from './reachOf.mjs';

const STORY = 'src/lib/query/useWrite.stories.tsx';
const CALLS = 'src/lib/contract/calls.ts';
const COMMISSIONS = 'src/lib/contract/commissions.ts';
const AROUND = 'src/lib/theme/tokens.ts';
const GRAPH = new Map(
  Object.entries({
    '.storybook/preview.tsx': ['.storybook/handlers.ts', AROUND],
    '.storybook/handlers.ts': ['mocks/calls.ts', 'mocks/commissions.ts'],
    'mocks/calls.ts': [CALLS, 'mocks/people.ts'],
    'mocks/people.ts': [],
    'mocks/commissions.ts': [COMMISSIONS],
    [STORY]: ['src/features/one/One.tsx', AROUND],
    'src/features/one/One.tsx': [CALLS, STORY],
    [CALLS]: [],
    [COMMISSIONS]: [],
    [AROUND]: [],
  }).map(([file, imported]) => [file, new Set(imported)]),
);

describe('a story shows something of', () => {
  it('what it imports and of the mocks that answer it, not of other mocks', () => {
    const files = filesOfStories(GRAPH).get(STORY);
    expect([...(files ?? [])].toSorted()).toEqual(
      [STORY, 'src/features/one/One.tsx', CALLS, 'mocks/calls.ts', 'mocks/people.ts'].toSorted(),
    );
  });
});

describe('a call', () => {
  const wrong = (...names: string[]) => callsOutside(GRAPH, new Map([[STORY, new Set(names)]]));

  it('is known where the story imports the file that names it', () => {
    expect(wrong('recordCall')).toEqual([]);
  });

  it('is known where the story declares it itself', () => {
    expect(wrong('writeNote')).toEqual([]);
  });

  it('is told where it does not, also one whose name is put together', () => {
    expect(wrong('recordCall', 'listAgentCommissions')).toEqual([
      `${STORY} calls listAgentCommissions, which nothing that it imports names`,
    ]);
  });
});
