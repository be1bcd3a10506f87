import { useSyncExternalStore } from 'react';
import type { BpkbScansAnswer } from '@/lib/contract/bpkbCounts';
import { createStore } from '@/lib/store/createStore';

/** What the server said of codes of a count that this tab sent. */
export interface HeardBack {
  countId: number;
  /** Codes that were counted so far, by anybody. */
  counted: number;
  /** Those that did not count after all, the newest last. */
  others: BpkbScansAnswer['answers'];
}

/** Of so many codes that did not count at most is told. */
const MOST = 20;

const news = createStore<HeardBack | null>(null);

export function tellHeard(countId: number, { counted, answers }: BpkbScansAnswer): void {
  const before = news.get();
  const others = [
    ...(before?.countId === countId ? before.others : []),
    ...answers.filter(({ outcome }) => outcome !== 'TAKEN'),
  ].slice(-MOST);
  news.set({ countId, counted, others });
}

/** What came of a count's codes, since this tab is open; null: nothing was heard. */
export function useHeardBack(countId: number): HeardBack | null {
  const heard = useSyncExternalStore(news.subscribe, news.get);
  return heard?.countId === countId ? heard : null;
}
