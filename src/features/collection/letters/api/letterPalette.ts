import { readLetterNumber } from '@/lib/format/recordNumbers';
import { formatDate } from '@/lib/format/tanggal';
import { foundIn, listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { LETTERS } from '../domain/letterRegister';
import { letterName } from '../domain/letterText';

const isNumber = (text: string) => readLetterNumber(text) !== null;

/** Warning letters by number, of every office that the person may see; each opens in the register, alone. */
export function letterPalette(listHref: string): PaletteSource {
  const wide = { state: 'ALL' } as const;
  const alone = foundIn(LETTERS, listHref, wide);
  return listPalette(LETTERS, {
    key: 'letters',
    title: 'Surat Peringatan',
    isFor: (access) => access.is_overdue === 1,
    isNumber,
    asks: isNumber,
    listHref,
    wide,
    hitOf: (row) => ({
      href: alone(row.number),
      title: row.number,
      detail: [letterName(row.step), row.customer_name, row.contract_code],
      aside: formatDate(row.made_on),
    }),
  });
}
