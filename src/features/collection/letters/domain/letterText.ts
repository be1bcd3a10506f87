import type { Letter } from '@/lib/contract/letters';
import type { LetterStep } from '@/lib/contract/letterTerms';
import { formatDate } from '@/lib/format/tanggal';

/** What a letter is called in lists. */
export const letterName = (step: LetterStep): string => `SP${step}`;

const ROMAN: Readonly<Record<LetterStep, string>> = { 1: 'Pertama', 2: 'Kedua', 3: 'Ketiga' };

/** What stands at the head of a letter. */
export const letterTitle = (step: LetterStep): string => `Surat Peringatan ${ROMAN[step]} (SP${step})`;

export const WAY_WORDS = { HAND: 'Diantar langsung', POST: 'Pos', COURIER: 'Kurir' } as const;

/** How a letter was delivered, in words; null: neither delivered nor tried. */
export function deliveryText({ delivery }: Pick<Letter, 'delivery'>): string | null {
  if (!delivery) return null;
  const { way, day, received_by } = delivery;
  const how = `${WAY_WORDS[way]}, ${formatDate(day)}`;
  return received_by === null ? `Dicoba: ${how}` : `Diterima ${received_by}: ${how}`;
}
