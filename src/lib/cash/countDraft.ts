import { countedCash } from '@/lib/arithmetic/countedCash';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import { DENOMINATIONS } from '@/lib/contract/denominations';

/** A count as it is typed: key of a note or coin → what stands in its field. */
export interface CountDraft {
  counts: Readonly<Record<string, string>>;
  explanation: string;
}

export const EMPTY_COUNT: CountDraft = { counts: {}, explanation: '' };

/** At what is no whole number of pieces. */
export const UNREAD = 'Tulis angka saja.';

/** Shortest explanation that the API takes, characters. */
const MIN_EXPLANATION_LENGTH = 3;

/**
 * What is counted so far against what is expected, rupiah, and what is missing before it can be closed. What is no whole
 * number of pieces counts for none, and is named by its key: a sign in it is never left out, or 1.5 would be 15. An empty
 * drawer is counted too: by a 0 that was typed. Before that a difference says nothing (`isBegun`).
 */
export function checkCount({ counts, explanation }: CountDraft, expected: number) {
  const denominations: DenominationCounts = {};
  const unread: string[] = [];
  let isBegun = false;
  for (const { key } of DENOMINATIONS) {
    const text = (counts[key] ?? '').trim();
    isBegun ||= text !== '';
    if (!/^\d*$/.test(text)) unread.push(key);
    else if (Number(text) > 0) denominations[key] = Number(text);
  }
  const counted = countedCash(DENOMINATIONS, denominations);
  const difference = counted - expected;
  const isSilent = difference !== 0 && explanation.trim().length < MIN_EXPLANATION_LENGTH;
  return { denominations, counted, difference, isBegun, isSilent, unread };
}
