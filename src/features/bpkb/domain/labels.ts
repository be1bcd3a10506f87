import { addressCodec, flag, orWord, rowId } from '@/lib/address/addressCodec';
import type { BpkbRow } from '@/lib/contract/bpkbList';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { numberText } from './bookWords';

/** What stands on one label. */
export interface Label {
  /** Of the book or place. */
  id: number;
  /** What a camera reads. */
  code: string;
  /** By what people know it. */
  name: string;
  /** Below it, small. */
  line: string;
}

/** Labels of a sheet of A4: three across, eight down, 70 × 37 mm. */
export const ON_A_SHEET = 24;

export const labelOfBook = (
  book: Pick<BpkbRow, 'id' | 'number' | 'contract_code' | 'customer_name'>,
): Label => ({
  ...{ id: book.id, code: bookLabel(book.id), name: numberText(book.number) },
  line: `${book.contract_code} ${shortName(book.customer_name)}`,
});

export const labelOfPlace = ({ id, name }: { id: number; name: string }): Label => ({
  ...{ id, code: placeLabel(id), name, line: '' },
});

/** 'Siti R.': who stands before the safe knows it by that, and who reads a label in passing learns little. */
function shortName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return second === '' ? first : `${first} ${second.slice(0, 1)}.`;
}

/** Labels on sheets; the first begins where it has the first free label, from 1. Null: nothing is printed there. */
export function sheetsOf(labels: readonly Label[], start: number): (Label | null)[][] {
  const all = [...Array.from({ length: start - 1 }, () => null), ...labels];
  const sheets: (Label | null)[][] = [];
  for (let at = 0; at < all.length; at += ON_A_SHEET) sheets.push(all.slice(at, at + ON_A_SHEET));
  return sheets;
}

/** Which labels are printed, as the address says it, beside the filters of the list of books. */
export interface LabelChoice {
  /** Of places and not of books. */
  places: boolean;
  /** Of one book alone. */
  book: number | 'all';
}
export const LABEL_CHOICE = addressCodec<LabelChoice>({ places: flag, book: orWord(rowId, 'all') });
export const START_LABELS: LabelChoice = { places: false, book: 'all' };
