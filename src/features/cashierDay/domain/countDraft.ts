import { countedCash } from '@/lib/arithmetic/countedCash';
import type { DenominationCounts } from '@/lib/contract/cashierDay';
import { DENOMINATIONS } from '@/lib/contract/denominations';

/** A count as it is typed: key of a note or coin → digits. */
export interface CountDraft {
  counts: Readonly<Record<string, string>>;
  explanation: string;
}

export const EMPTY_COUNT: CountDraft = { counts: {}, explanation: '' };

/** Shortest explanation that the API takes, characters. */
const MIN_EXPLANATION_LENGTH = 3;

/** What is counted so far against what is expected, rupiah, and what is missing before it can be closed. */
export function checkCount({ counts, explanation }: CountDraft, expected: number) {
  const denominations: DenominationCounts = {};
  for (const { key } of DENOMINATIONS) {
    const count = Number(counts[key] ?? '');
    if (count > 0) denominations[key] = count;
  }
  const counted = countedCash(DENOMINATIONS, denominations);
  const difference = counted - expected;
  const isSilent = difference !== 0 && explanation.trim().length < MIN_EXPLANATION_LENGTH;
  return { denominations, counted, difference, isSilent };
}
