import { readLabel } from '@/lib/format/bpkbLabel';
import { BPKB_LABELS } from '@/lib/labels/bpkbLabels';
import { listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { numberText } from '../domain/bookWords';
import { BOOKS } from '../domain/bpkbList';

export interface BookPaletteProps {
  /** Address of a book's page. */
  hrefOf: (id: number) => string;
  /** Where the list is. */
  listHref: string;
}

/** Books by label, number, contract, plate, NIK or phone, of every office that the person may see. */
export const bookPalette = ({ hrefOf, listHref }: BookPaletteProps): PaletteSource =>
  listPalette(BOOKS, {
    key: 'books',
    title: 'BPKB',
    isFor: (access) => access.is_inventory === 1,
    isNumber: (text) => readLabel(text)?.kind === 'BOOK',
    // A name finds contracts, and these their books; what has a slash is the number of a receipt, letter, TTS or voucher.
    asks: (text) => /\d/.test(text) && !text.includes('/'),
    listHref,
    hitOf: (row) => ({
      href: hrefOf(row.id),
      title: `BPKB ${row.customer_name}`,
      detail: [numberText(row.number), row.contract_code, row.plate_number].filter(Boolean),
      aside: BPKB_LABELS[row.state].label,
    }),
  });
