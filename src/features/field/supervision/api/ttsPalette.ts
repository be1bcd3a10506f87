import type { Access } from '@/lib/contract/access';
import type { Tts } from '@/lib/contract/tts';
import { readTtsNumber } from '@/lib/format/recordNumbers';
import { formatRupiah } from '@/lib/format/rupiah';
import { TTS_STATE_LABELS } from '@/lib/labels/visitLabels';
import { foundIn, listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { OFFICE_TTS } from '../domain/officeTtsList';

export interface TtsPaletteProps {
  /** Whose it is: each person has one of these at most. */
  isFor: (access: Access) => boolean;
  /** Where TTS are listed for them. */
  listHref: string;
  /** Where one opens; left out: the list with it alone. */
  hrefOf?: (tts: Tts) => string;
}

const isNumber = (text: string) => readTtsNumber(text) !== null;

/** TTS by number, of every office that the person may see. */
export function ttsPalette({ isFor, listHref, hrefOf }: TtsPaletteProps): PaletteSource {
  const alone = foundIn(OFFICE_TTS, listHref);
  return listPalette(OFFICE_TTS, {
    key: 'tts',
    title: 'Tanda terima',
    isFor,
    isNumber,
    asks: isNumber,
    listHref,
    hitOf: (row) => ({
      href: hrefOf?.(row) ?? alone(row.number),
      title: row.number,
      detail: [row.customer_name, row.contract_code, row.collector.name, formatRupiah(row.amount)],
      aside: TTS_STATE_LABELS[row.state].label,
    }),
  });
}
