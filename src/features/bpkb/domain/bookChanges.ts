import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { FieldChange } from '@/lib/editor/editor';
import { formatInstant } from '@/lib/format/tanggal';
import { BPKB_LABELS, BPKB_MOVEMENT_LABELS } from '@/lib/labels/bpkbLabels';
import { numberText, whereText } from './bookWords';

/** What happened last: whatever else is the same, this differs. */
function lastText({ movements: [last] }: BpkbBook): string {
  return last ? `${BPKB_MOVEMENT_LABELS[last.movement]}, ${formatInstant(last.at)}` : 'Belum ada';
}

const SAID: readonly [label: string, text: (book: BpkbBook) => string][] = [
  ['Keadaan', ({ state }) => BPKB_LABELS[state].label],
  ['Tempat atau pemegang', (book) => whereText(book) || 'Belum ada'],
  ['Kantor', ({ office }) => office.name],
  ['Nomor BPKB', ({ number }) => numberText(number)],
  ['Disiapkan untuk', ({ prepared }) => prepared?.person ?? 'Belum disiapkan'],
  ['Catatan terakhir', lastText],
];

/** What somebody else did to a book meanwhile, in words. */
export const bookChanges = (base: BpkbBook, now: BpkbBook): FieldChange[] =>
  SAID.map(([label, text]) => ({ label, before: text(base), after: text(now) })).filter(
    ({ before, after }) => before !== after,
  );
