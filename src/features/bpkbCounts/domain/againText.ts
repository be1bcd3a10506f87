import type { BpkbScansAnswer } from '@/lib/contract/bpkbCounts';
import { HEARD_LABELS } from './countWords';

/** What the server said of codes that did not count after all, in a sentence; null: they all do. */
export function againText(others: BpkbScansAnswer['answers']): string | null {
  const last = others.at(-1);
  if (!last) return null;
  const { code, outcome, place, by } = last;
  const why =
    outcome === 'AGAIN' && by !== ''
      ? `sudah dihitung ${by}${place === '' ? '' : ` di ${place}`}`
      : HEARD_LABELS[outcome].label.toLowerCase();
  const rest = others.length > 1 ? `, dan ${others.length - 1} kode lain juga tidak dihitung` : '';
  return `${code}: ${why}${rest}.`;
}
