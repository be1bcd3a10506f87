import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import type { askShortageWriteOff, payShortage, Shortage } from '@/lib/contract/shortages';
import { checkCount, UNREAD, type CountDraft } from '@/lib/cash/countDraft';
import type { FieldChange } from '@/lib/editor/editor';
import { formatRupiah } from '@/lib/format/rupiah';

/** Still owed, rupiah. */
export const owedOf = ({ amount, settled }: Pick<Shortage, 'amount' | 'settled'>): number => amount - settled;

/** Banknotes that are brought for a Kurang setor. */
export interface ShortagePayDraft {
  counts: CountDraft['counts'];
}

const paid = ({ counts }: ShortagePayDraft) => checkCount({ counts, explanation: '' }, 0);

/** What was counted, rupiah. */
export const paidOf = (draft: ShortagePayDraft): number => paid(draft).counted;

export function checkShortagePay(draft: ShortagePayDraft, shortage: Shortage): FieldErrors {
  const { counted, unread } = paid(draft);
  const owed = owedOf(shortage);
  const [{ key: first }] = DENOMINATIONS;
  return {
    ...(counted === 0 && { [first]: 'Hitung uangnya dulu.' }),
    ...(counted > owed && {
      [first]: `Lebih dari yang terutang, ${formatRupiah(owed)}. Kembalikan lebihnya.`,
    }),
    ...Object.fromEntries(unread.map((key) => [key, UNREAD])),
  };
}

export const toShortagePay = (
  draft: ShortagePayDraft,
  { settled }: Shortage,
): BodyOf<typeof payShortage> => ({ denominations: paid(draft).denominations, settled });

/** What is asked not to be owed any more. */
export interface WriteOffDraft {
  amount: number | null;
  reason: string;
}

export function checkWriteOff({ amount, reason }: WriteOffDraft, shortage: Shortage): FieldErrors {
  const owed = owedOf(shortage);
  return {
    ...(!amount && { amount: 'Tulis jumlah yang tidak ditagih lagi.' }),
    ...((amount ?? 0) > owed && { amount: `Yang terutang hanya ${formatRupiah(owed)}.` }),
    ...(reason.trim().length < MIN_REASON_LENGTH && {
      reason: `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`,
    }),
  };
}

export const toWriteOff = (
  { amount, reason }: WriteOffDraft,
  { settled }: Shortage,
): BodyOf<typeof askShortageWriteOff> => ({ amount: amount ?? 0, settled, reason: reason.trim() });

/** What became of it meanwhile. */
export const shortageChanges = (base: Shortage, now: Shortage): FieldChange[] => [
  ...(base.settled === now.settled
    ? []
    : [{ label: 'Terutang', before: formatRupiah(owedOf(base)), after: formatRupiah(owedOf(now)) }]),
  ...(base.waiting?.id === now.waiting?.id
    ? []
    : [{ label: 'Penghapusan', before: waitingText(base), after: waitingText(now) }]),
];

const waitingText = ({ waiting }: Shortage) =>
  waiting
    ? `${formatRupiah(waiting.amount)} menunggu, diminta ${waiting.requested_by}`
    : 'tidak ada yang menunggu';

/** How it stands. */
export function shortageState(shortage: Shortage): { tone: 'overdue' | 'waiting' | 'paid'; label: string } {
  if (owedOf(shortage) === 0) return { tone: 'paid', label: 'Selesai' };
  return shortage.waiting
    ? { tone: 'waiting', label: 'Penghapusan menunggu' }
    : { tone: 'overdue', label: 'Belum dibayar' };
}
