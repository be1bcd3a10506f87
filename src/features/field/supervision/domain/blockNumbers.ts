import type { TtsBlock } from '@/lib/contract/tts';

const five = (nth: number) => String(nth).padStart(5, '0');

/** All numbers of a block: `JKT/K2611/00226–00250`. */
export const blockText = ({ prefix, first, last }: Pick<TtsBlock, 'prefix' | 'first' | 'last'>): string =>
  `${prefix}${five(first)}–${five(last)}`;

/** How many numbers of a block were not used. */
export const unusedCount = ({ first, last, used }: Pick<TtsBlock, 'first' | 'last' | 'used'>): number =>
  last - first + 1 - new Set(used.filter((nth) => nth >= first && nth <= last)).size;

/** The numbers that were not used, those that follow each other together: `00228–00240, 00243`; '': all were. */
export function unusedText({ first, last, used }: Pick<TtsBlock, 'first' | 'last' | 'used'>): string {
  const taken = new Set(used);
  const spans: [number, number][] = [];
  for (let nth = first; nth <= last; nth++) {
    if (taken.has(nth)) continue;
    const before = spans.at(-1);
    if (before?.[1] === nth - 1) before[1] = nth;
    else spans.push([nth, nth]);
  }
  return spans.map(([from, to]) => (from === to ? five(from) : `${five(from)}–${five(to)}`)).join(', ');
}
