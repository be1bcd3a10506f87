import type { Letter } from '@/lib/contract/letters';
import type { LetterStep } from '@/lib/contract/letterTerms';
import { formatDate } from '@/lib/format/tanggal';

/** What a letter is called in lists. */
export const letterName = (step: LetterStep): string => `SP${step}`;

const ROMAN: Readonly<Record<LetterStep, string>> = { 1: 'Pertama', 2: 'Kedua', 3: 'Ketiga' };

/** What stands at the head of a letter. */
export const letterTitle = (step: LetterStep): string => `Surat Peringatan ${ROMAN[step]} (SP${step})`;

export const WAY_WORDS = { HAND: 'Diantar langsung', POST: 'Pos', COURIER: 'Kurir' } as const;

const LAPSE_WORDS = { PAID: 'tunggakan sudah dibayar', ENDED: 'kontrak tidak berjalan lagi' } as const;

/** What stands on a letter that waits is not where the borrower is called on by now, in words; null: it is. */
export const addressText = ({ address_now }: Pick<Letter, 'address_now'>): string | null =>
  address_now && `Alamat tagih berubah sejak surat ini dibuat. Antarkan ke ${address_now}.`;

/** How a letter was delivered, or why it is brought no more, in words; null: it waits to be brought. */
export function deliveryText({ delivery, lapsed }: Pick<Letter, 'delivery' | 'lapsed'>): string | null {
  if (!delivery) return lapsed && `Tidak diantar: ${LAPSE_WORDS[lapsed]}`;
  const { way, day, received_by } = delivery;
  const how = `${WAY_WORDS[way]}, ${formatDate(day)}`;
  return received_by === null ? `Dicoba: ${how}` : `Diterima ${received_by}: ${how}`;
}
