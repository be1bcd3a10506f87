import { useEffect, useState } from 'react';
import type { StoryEntry } from './pieces';

/** All stories, as Storybook itself knows them; undefined until they are read. */
export function useStoryIndex(): StoryEntry[] | undefined {
  const [entries, setEntries] = useState<StoryEntry[]>();
  useEffect(() => {
    const gone = new AbortController();
    void read(gone.signal).then(setEntries, () => undefined);
    return () => gone.abort();
  }, []);
  return entries;
}

async function read(signal: AbortSignal): Promise<StoryEntry[]> {
  const answer = await fetch('./index.json', { signal });
  const index = (await answer.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries);
}
